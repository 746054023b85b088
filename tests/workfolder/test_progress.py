"""What a work folder remembers, and that losing it loses nothing else."""

import json
from pathlib import Path

import pytest

from knightstour import progress
from knightstour.progress import FILE_NAME, Progress


def test_a_folder_without_memory_has_passed_nothing_and_taken_no_hint(tmp_path: Path) -> None:
    memory = Progress(tmp_path)
    assert memory.passed == frozenset()
    assert memory.hints_given("find_tour") == 0
    assert memory.complaint is None
    assert list(tmp_path.iterdir()) == []


def test_what_passed_and_the_hints_given_are_remembered(tmp_path: Path) -> None:
    memory = Progress(tmp_path)
    memory.add_passed(["heuristic_1", "find_tour"])
    memory.add_hint("heuristic_2")
    memory.add_hint("heuristic_2")
    again = Progress(tmp_path)
    assert again.passed == {"heuristic_1", "find_tour"}
    assert again.hints_given("heuristic_2") == 2
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_nothing_new_is_not_written_again(tmp_path: Path) -> None:
    memory = Progress(tmp_path)
    memory.add_passed([])
    assert not (tmp_path / FILE_NAME).exists()
    memory.add_passed(["find_tour"])
    (tmp_path / FILE_NAME).unlink()
    memory.add_passed(["find_tour"])
    assert not (tmp_path / FILE_NAME).exists()


def test_two_commands_at_once_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.add_passed(["heuristic_1"])
    one.add_hint("find_tour")
    other.add_passed(["heuristic_2"])
    again = Progress(tmp_path)
    assert again.passed == {"heuristic_1", "heuristic_2"}
    assert again.hints_given("find_tour") == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"passed": "all"}',
        b'{"passed": [1]}',
        b'{"hints": []}',
        b'{"hints": {"find_tour": true}}',
        b'{"hints": {"find_tour": -1}}',
        b'{"hints": {"find_tour": 1e3}}',
        b'{"hints": {"find_tour": 99999999999}}',
        b"[" * 100_000,
    ],
)
def test_a_broken_memory_starts_anew_with_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    memory = Progress(tmp_path)
    assert memory.passed == frozenset()
    assert memory.complaint is not None
    assert memory.complaint.startswith(f"{FILE_NAME} could not be read")
    memory.add_passed(["find_tour"])
    assert Progress(tmp_path).passed == {"find_tour"}
    assert Progress(tmp_path).complaint is None


def test_a_memory_that_is_broken_and_cannot_be_written_gets_one_sentence_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE_NAME).mkdir()
    memory = Progress(tmp_path)
    first = memory.complaint
    memory.add_passed(["find_tour"])
    assert first is not None
    assert memory.complaint == first
    assert memory.passed == {"find_tour"}


def test_a_memory_that_cannot_be_written_is_said_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(progress, "save_text", refuse)
    memory = Progress(tmp_path)
    memory.add_hint("find_tour")
    assert memory.hints_given("find_tour") == 1
    assert memory.complaint == f"{FILE_NAME} could not be written, so your progress is not remembered."


def test_what_a_later_version_may_add_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"passed": ["find_tour"], "colour": "blue"}), encoding="utf-8")
    assert Progress(tmp_path).passed == {"find_tour"}


def test_answers_to_questions_are_remembered_and_the_latest_counts(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    assert one.answer_to("corner") is None
    one.add_answer("corner", 1)
    one.add_answer("corner", 2)
    other.add_answer("numbers", ["1", "", "3"])
    other.add_answer("start", "64")
    again = Progress(tmp_path)
    assert [again.answer_to(name) for name in ("corner", "numbers", "start")] == [2, ["1", "", "3"], "64"]
    assert again.complaint is None


def test_an_answer_of_another_command_is_not_overwritten_by_one_that_knows_less(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.add_answer("corner", 1)
    other.add_answer("middle", 8)
    one.add_passed(["heuristic_1"])
    other.add_answer("corner", 2)
    one.add_hint("find_tour")
    assert Progress(tmp_path).answer_to("corner") == 2


@pytest.mark.parametrize("answers", ['{"answers": []}', '{"answers": {"a": [1]}}', '{"answers": {"a": true}}'])
def test_answers_of_another_form_are_forgotten_with_a_sentence(tmp_path: Path, answers: str) -> None:
    (tmp_path / FILE_NAME).write_text(answers, encoding="utf-8")
    memory = Progress(tmp_path)
    assert memory.answer_to("a") is None
    assert memory.complaint is not None
