"""Frames: whole, in pieces, and as an attacker would write them."""

import pytest

from knightstour.runner.frames import LARGEST, FrameBuffer, FrameError, pack, parse


def test_a_message_comes_back_whole_from_single_bytes() -> None:
    buffer = FrameBuffer()
    for byte in pack({"a": [1, "é"]}):
        assert buffer.take() is None
        buffer.add(bytes([byte]))
    assert buffer.take() == {"a": [1, "é"]}
    assert len(buffer) == 0


def test_messages_that_come_together_are_given_one_by_one() -> None:
    buffer = FrameBuffer()
    buffer.add(pack({"n": 1}) + pack({"n": 2}))
    assert buffer.take() == {"n": 1}
    assert buffer.take() == {"n": 2}
    assert buffer.take() is None


def test_a_length_over_the_cap_is_refused_before_its_bytes_come() -> None:
    buffer = FrameBuffer()
    buffer.add((LARGEST + 1).to_bytes(4, "big"))
    with pytest.raises(FrameError, match="too-long"):
        buffer.take()


def test_the_cap_can_be_raised_for_one_answer() -> None:
    buffer = FrameBuffer()
    buffer.add((LARGEST + 1).to_bytes(4, "big"))
    assert buffer.take(LARGEST + 1) is None


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b'{"a":', "not-json|too-nested"),
        (b"[1]", "not-an-object"),
        (b"3", "not-an-object"),
        (b'{"a":NaN}', "not-json"),
        (b'{"a":Infinity}', "not-json"),
        (b'{"a":' + b"9" * 5_000 + b"}", "not-json"),
        (b"[" * 1_000_000, "too-nested"),
        (b'{"a":' + b"[" * 500 + b"]" * 500 + b"}", "too-nested"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_message_is_refused(body: bytes, reason: str) -> None:
    with pytest.raises(FrameError, match=reason):
        parse(body)
