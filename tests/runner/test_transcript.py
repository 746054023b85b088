"""Who printed what, and how much of it is kept."""

import pytest

from knightstour.runner.transcript import FLOOD, KEPT, KEPT_IN_ALL, Transcript


@pytest.fixture
def transcript() -> Transcript:
    begun = Transcript()
    begun.expect("n", 3)
    return begun


def test_marks_divide_the_text_among_the_calls(transcript: Transcript) -> None:
    transcript.add(b"one\0n:0\0two\0n:1\0three")
    assert [transcript.take(call) for call in range(3)] == ["one", "two", "three"]


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_marks_are_found_however_the_text_is_cut(transcript: Transcript, size: int) -> None:
    text = b"one\0n:0\0two\0n:1\0three\0n:2\0"
    for start in range(0, len(text), size):
        transcript.add(text[start : start + size])
    assert [transcript.take(call) for call in range(3)] == ["one", "two", "three"]


def test_without_its_mark_a_call_gets_all_there_is(transcript: Transcript) -> None:
    transcript.add(b"no mark \0n:7\0")
    assert transcript.take(0) == "no mark \0n:7\0"


def test_calls_that_wrote_nothing_need_no_mark(transcript: Transcript) -> None:
    transcript.add(b"one\0n:0\0three\0n:2\0")
    assert (transcript.take(0), transcript.take(2)) == ("one", "three")


@pytest.mark.parametrize("forged", [b"\0m:1\0", b"\0n:0\0", b"\0n:3\0", b"\0n:x\0", b"\0" + b"n" * 99 + b":1\0"])
def test_what_is_no_mark_of_this_request_or_comes_too_late_is_text(transcript: Transcript, forged: bytes) -> None:
    transcript.add(b"one\0n:0\0two" + forged + b"\0n:1\0")
    assert transcript.take(1) == "two" + forged.decode()


def test_text_written_after_the_last_mark_belongs_to_the_next_call(transcript: Transcript) -> None:
    transcript.add(b"\0n:0\0late")
    assert transcript.take(0) == ""
    assert transcript.take(1) == "late"


def test_the_beginning_is_kept_and_bytes_that_are_no_text_are_shown(transcript: Transcript) -> None:
    transcript.add(b"\xff" + b"x" * (2 * KEPT))
    kept = transcript.take(0)
    assert kept.startswith("\\xff" + "x" * 100)
    assert len(kept) == KEPT + 3
    assert not transcript.flooded


def test_too_much_in_one_call_is_a_flood(transcript: Transcript) -> None:
    for _ in range(FLOOD // KEPT + 2):
        transcript.add(b"x" * KEPT)
    assert transcript.flooded


def test_forged_marks_make_nothing_grow(transcript: Transcript) -> None:
    for index in range(2_000):
        transcript.add(b"x" * KEPT + f"\0n:{index}\0".encode())
    assert transcript.flooded
    assert sum(len(transcript.take(call)) for call in range(3)) <= KEPT_IN_ALL


def test_what_is_kept_of_all_calls_together_has_an_end() -> None:
    transcript = Transcript()
    transcript.expect("n", 200)
    for index in range(200):
        transcript.add(b"x" * KEPT + f"\0n:{index}\0".encode())
    assert sum(len(transcript.take(call)) for call in range(200)) == KEPT_IN_ALL
