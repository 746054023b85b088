"""``start``, ``hint`` and ``solution``: a folder to work in, help when asked for, and what is remembered of it."""

import json
from pathlib import Path

import pytest

from knightstour.course import load_course
from knightstour.feedback.literals import folded
from knightstour.messages import GraderFault
from knightstour.progress import FILE_NAME
from tests.cli.command import BROKEN, LAB, SKELETON, SOLUTION, Command, is_one_sentence

HINTS = ["\n".join(folded(hint)) + "\n" for hint in load_course().find_exercise("find_tour").hints]


def remembered(folder: Path) -> tuple[object, object]:
    """The exercises passed and the hints given."""
    memory = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
    return memory["passed"], memory["hints"]


# start


def test_start_makes_a_work_folder_and_says_what_comes_next(command: Command, tmp_path: Path) -> None:
    done = command("start", "new/work")
    assert (done.code, done.err) == (0, "")
    assert (tmp_path / "new" / "work" / LAB).read_text(encoding="utf-8") == SKELETON
    assert done.out == (
        "Your work folder: new/work\n"
        f"Next: open new/work/{LAB} in an editor, and check it with: knightstour check new/work\n"
        "Or play first: go to new/work and type: knightstour lessons\n"
    )


def test_a_second_start_keeps_the_work_and_says_so(command: Command, work: Path) -> None:
    (work / LAB).write_text("# mine\n", encoding="utf-8")
    done = command("start", "work")
    assert done.code == 0
    assert done.out.startswith(f"Kept as it was: work/{LAB}\n")
    assert (work / LAB).read_text(encoding="utf-8") == "# mine\n"


@pytest.mark.parametrize("arguments", [[], ["file"], ["file/below"], ["a", "b"], ["x" * 300], ["--lang", "xx", "new"]])
def test_a_start_that_cannot_be_is_one_sentence(command: Command, tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = command("start", *arguments)
    assert (done.code, done.out) == (2, "")
    assert is_one_sentence(done.err)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


# hint


def test_hints_come_one_at_a_time_and_then_all_of_them_again(command: Command, work: Path) -> None:
    for hint in HINTS:
        done = command("hint", "find_tour", folder=work)
        assert (done.code, done.out, done.err) == (0, hint, "")
    again = "You have seen all hints for find_tour. Here they are again.\n" + "".join(HINTS)
    for _ in range(2):
        assert command("hint", "find_tour", folder=work).out == again


def test_each_exercise_has_hints_of_its_own(command: Command, work: Path) -> None:
    command("hint", "heuristic_1", folder=work)
    assert command("hint", "find_tour", folder=work).out == HINTS[0]
    assert remembered(work) == ([], {"find_tour": 1, "heuristic_1": 1})


def test_a_lost_memory_begins_the_hints_again_and_loses_nothing_else(command: Command, work: Path) -> None:
    (work / LAB).write_text(BROKEN, encoding="utf-8")
    command("hint", "find_tour", folder=work)
    command("check", "find_tour", folder=work)
    before = {path.name: path.read_bytes() for path in work.iterdir() if path.name != FILE_NAME}
    (work / FILE_NAME).unlink()
    assert command("hint", "find_tour", folder=work).out == HINTS[0]
    assert command("solution", "find_tour", folder=work).code == 0
    command("check", "find_tour", folder=work)
    assert {path.name: path.read_bytes() for path in work.iterdir() if path.name != FILE_NAME} == before
    assert remembered(work) == (["find_tour"], {"find_tour": 1})


def test_a_memory_that_cannot_be_written_is_a_sentence_beside_the_hint(command: Command, work: Path) -> None:
    (work / FILE_NAME).mkdir()
    done = command("hint", "find_tour", folder=work)
    assert (done.code, done.out) == (0, HINTS[0])
    assert is_one_sentence(done.err)


@pytest.mark.parametrize("name", ["hint", "solution"])
@pytest.mark.parametrize("arguments", [[], ["no_such_exercise"], ["find_tour", "more"], ["find_tour", "--lang", "xx"]])
def test_what_is_asked_wrongly_is_answered_in_one_sentence(
    command: Command, work: Path, name: str, arguments: list[str]
) -> None:
    done = command(name, *arguments, folder=work)
    assert (done.code, done.out) == (2, "")
    assert is_one_sentence(done.err)
    assert not (work / FILE_NAME).exists()


@pytest.mark.parametrize("name", ["hint", "solution"])
def test_without_a_work_folder_there_is_neither_hint_nor_solution(command: Command, name: str) -> None:
    done = command(name, "find_tour")
    assert (done.code, done.out) == (2, "")
    assert done.err == "There is no work folder here; make one with: knightstour start DIR\n"


# solution


def test_a_solution_is_shown_only_once_ones_own_passes(command: Command, work: Path) -> None:
    (work / LAB).write_text(BROKEN, encoding="utf-8")
    refused = command("solution", "heuristic_1", folder=work)
    assert refused.code == 1
    assert refused.out == "The solution is shown once your own heuristic_1 passes.\n"
    assert "return" not in refused.out
    (work / LAB).write_text(SOLUTION, encoding="utf-8")
    shown = command("solution", "heuristic_1", folder=work)
    assert shown.code == 0
    assert shown.out.startswith("def heuristic_1(board")
    assert "def " not in shown.out[4:]
    assert shown.out.strip() in SOLUTION


def test_what_passed_once_and_is_broken_now_is_not_shown(command: Command, work: Path) -> None:
    (work / LAB).write_text(SOLUTION, encoding="utf-8")
    command("check", "heuristic_1", folder=work)
    (work / LAB).write_text(BROKEN, encoding="utf-8")
    assert command("solution", "heuristic_1", folder=work).code == 1


def test_the_solution_of_the_whole_program_is_the_whole_file(command: Command, work: Path) -> None:
    (work / LAB).write_text(SOLUTION, encoding="utf-8")
    done = command("solution", "whole_program", folder=work)
    assert done.code == 0
    assert done.out == SOLUTION


# The command itself


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["check", "--help"], ["grade", "-h"], ["--version"]])
def test_help_is_no_error(command: Command, arguments: list[str]) -> None:
    done = command(*arguments)
    assert done.code == 0
    assert done.err == ""
    assert "knightstour" in done.out


def test_without_a_subcommand_the_help_is_shown_as_wrong_use(command: Command) -> None:
    done = command()
    assert (done.code, done.out) == (2, "")
    assert "Commands:" in done.err


@pytest.mark.parametrize(
    "arguments", [["chek"], ["--nonsense"], ["sync", "--nonsense"], ["grade"], ["start", "--lang"]]
)
def test_a_wrong_command_line_is_answered_in_one_sentence(command: Command, arguments: list[str]) -> None:
    done = command(*arguments)
    assert (done.code, done.out) == (2, "")
    assert is_one_sentence(done.err)


def test_an_unknown_language_in_the_environment_means_english(
    command: Command, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KNIGHTSTOUR_LANG", "xx")
    assert command("hint", "find_tour", folder=work).out == HINTS[0]


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 1, "\nStopped.\n"),  # the terminal's sign for Ctrl and C stands on the line before
        (OSError(13, "Permission denied", "a.json"), 2, "a.json cannot be used: Permission denied.\n"),
        (OSError(28, "No space left on device"), 2, "The system said no: No space left on device.\n"),
        (OSError("odd"), 2, "The system said no: odd.\n"),
        (GraderFault("Nothing was graded."), 3, "Nothing was graded.\n"),
        (RuntimeError(), 3, "The grader itself failed, which is our fault: RuntimeError.\n"),
        (RuntimeError("no\nway."), 3, "The grader itself failed, which is our fault: RuntimeError: no.\n"),
    ],
)
def test_every_error_is_one_sentence_with_its_exit_code(
    command: Command, work: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("knightstour.cli.student.next_hints", fail)
    done = command("hint", "find_tour", folder=work)
    assert (done.code, done.out, done.err) == (code, "", said)
