"""``knightstour check``: what is checked, what is printed, and the exit codes."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from knightstour.course import content_folder
from knightstour.progress import FILE_NAME
from knightstour.results import Status
from tests.cli.command import (
    BEHIND,
    BROKEN,
    EXERCISES,
    LAB,
    SKELETON,
    SOLUTION,
    Command,
    Kept,
    is_one_sentence,
    run_program,
)
from tests.judging.scripted import Scripted, raised


@pytest.fixture
def unwritten(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every function is still to be written: the quickest submission."""
    session = Scripted(lambda _call: raised("NotImplementedError", "still to be written"))
    monkeypatch.setattr("knightstour.cli.words.open_runner", lambda _level=None: Kept(session))


# Exit codes


@pytest.mark.parametrize(("text", "code"), [(SOLUTION, 0), (BROKEN, 1), (SKELETON, 1), ("def f(:\n", 1), ("", 1)])
def test_the_exit_code_says_whether_all_passes(command: Command, tmp_path: Path, text: str, code: int) -> None:
    (tmp_path / LAB).write_text(text, encoding="utf-8")
    done = command("check", LAB)
    assert done.code == code
    assert done.err == ""


def test_an_exercise_alone_decides_on_the_exit_code_when_it_is_asked_for(command: Command, tmp_path: Path) -> None:
    (tmp_path / LAB).write_text(BROKEN, encoding="utf-8")
    assert command("check", LAB, "heuristic_2").code == 0
    assert command("check", LAB, "heuristic_1").code == 1


def test_an_error_of_the_grader_has_an_exit_code_of_its_own(
    command: Command, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_call: object) -> Any:
        raise RuntimeError("no worker")

    monkeypatch.setattr("knightstour.cli.words.open_runner", lambda _level=None: Kept(Scripted(fail)))
    done = command("check", work)
    assert done.code == 3
    assert "our fault, not yours" in " ".join(done.out.split())
    assert not (work / FILE_NAME).exists()


def test_an_error_outside_of_the_checks_is_owned_in_one_sentence(
    command: Command, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError("division by zero\nand more")

    monkeypatch.setattr("knightstour.grading.grade_one", fail)
    done = command("check", work)
    assert done.code == 3
    assert is_one_sentence(done.err)
    assert "our fault" in done.err


# What is checked


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ([], EXERCISES),
        (["."], EXERCISES),
        ([LAB], EXERCISES),
        (["../work"], EXERCISES),
        (["find_tour"], ["find_tour"]),
        ([".", "heuristic_1"], ["heuristic_1"]),
        ([LAB, "whole_program"], ["whole_program"]),
        (["--unit", "knights_tour"], EXERCISES),
        (["--unit", "knights_tour", "find_tour"], ["find_tour"]),
        (["mine.py"], EXERCISES),
        (["mine.py", "--unit", "knights_tour", "heuristic_2"], ["heuristic_2"]),
    ],
)
def test_a_file_a_folder_and_an_exercise_can_be_given_or_left_out(
    command: Command, work: Path, arguments: list[str], shown: list[str]
) -> None:
    (work / "mine.py").write_text(SKELETON, encoding="utf-8")
    done = command("check", *arguments, folder=work)
    assert done.exercises == shown
    assert done.code == 1
    assert done.err == ""


@pytest.mark.usefixtures("unwritten")
def test_the_work_folder_is_found_from_a_folder_below(command: Command, work: Path) -> None:
    below = work / "notes" / "old"
    below.mkdir(parents=True)
    assert command("check", folder=below).exercises == EXERCISES
    assert command("check", "find_tour", folder=below).exercises == ["find_tour"]


@pytest.mark.usefixtures("unwritten")
def test_a_file_that_has_the_name_of_an_exercise_is_a_file(command: Command, work: Path) -> None:
    (work / "find_tour").write_text(SKELETON, encoding="utf-8")
    assert command("check", "find_tour", folder=work).exercises == EXERCISES
    assert command("check", ".", "find_tour", folder=work).exercises == ["find_tour"]


@pytest.mark.usefixtures("unwritten")
def test_a_link_to_ones_own_work_is_followed(command: Command, work: Path, tmp_path: Path) -> None:
    (tmp_path / "link.py").symlink_to(work / LAB)
    (tmp_path / "folder").symlink_to(work)
    assert command("check", "link.py").exercises == EXERCISES
    assert command("check", "folder").exercises == EXERCISES


@pytest.mark.parametrize(
    "arguments",
    [
        ["nowhere"],
        ["nowhere.py"],
        ["nowhere", "find_tour"],
        ["empty"],
        ["empty", "find_tour"],
        [".", "no_such_exercise"],
        ["work", "find_tuor"],
        ["work", "--unit", "no_such_unit"],
        ["work", "--lang", "xx"],
        ["work", "--isolation", "strong"],
        ["work", "--no-such-option"],
        ["work", "find_tour", "one too many"],
        [os.devnull],
        ["pipe.py"],
        ["broken_link.py"],
        ["loop.py"],
        ["work/knights_tour.py/x"],
        ["x" * 300],
        ["with\0nothing"],
        [],
    ],
)
def test_what_cannot_be_checked_is_said_in_one_sentence(command: Command, work: Path, arguments: list[str]) -> None:
    top = work.parent
    (top / "empty").mkdir()
    os.mkfifo(top / "pipe.py")
    (top / "broken_link.py").symlink_to("nowhere")
    (top / "loop.py").symlink_to("loop.py")
    done = command("check", *arguments)
    assert done.code == 2
    assert done.out == ""
    assert is_one_sentence(done.err)


def test_a_misspelt_exercise_is_answered_with_the_right_one(command: Command, work: Path) -> None:
    assert command("check", work, "find_tuor").err.startswith("There is no exercise find_tuor; try find_tour")


def test_a_file_that_may_not_be_read_is_said(command: Command, work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    for place in (work, work / LAB):
        done = command("check", place)
        assert (done.code, done.out) == (2, "")
        assert done.err == f"{work / LAB} cannot be read.\n"


def test_a_name_that_commands_the_terminal_is_shown_harmless(command: Command) -> None:
    assert command("check", "no\x1b[2Jwhere").err == "There is no file or folder no\\x1b[2Jwhere.\n"


# What is printed


def test_progress_comes_first_then_one_thing_to_do(command: Command, tmp_path: Path) -> None:
    (tmp_path / LAB).write_text(BROKEN, encoding="utf-8")
    lines = command("check", LAB).out.splitlines()
    assert lines[:6] == [
        "[ok] generate_moves  2 of 2      passed",
        "[ x] heuristic_1     0 of 2      0 of 2 checks pass",
        "[ok] heuristic_2     2 of 2      passed",
        "[ok] find_tour       3 of 3      passed",
        "[--] whole_program   0 of 1      waiting",
        "7 of 10 points",
    ]
    assert lines[7] == BEHIND
    assert sum(line.startswith("Next: ") for line in lines) == 1


@pytest.mark.usefixtures("unwritten")
def test_a_level_that_protects_little_is_named(command: Command, work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Isolation: none" in command("check", work).out
    sealed = Scripted(lambda _call: raised("NotImplementedError"), level="full")
    monkeypatch.setattr("knightstour.cli.words.open_runner", lambda _level=None: Kept(sealed))
    assert "Isolation" not in command("check", work).out


@pytest.mark.usefixtures("unwritten")
def test_colours_are_for_terminals_whose_users_want_them(
    command: Command, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b" not in command("check", work).out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    coloured = command("check", work).out
    assert "\x1b[" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in command("check", work).out


# JSON

TEXT = (str, type(None))
SCHEMA: dict[str, Any] = {
    "schema": int,
    "submission": str,
    "isolation": str,
    "score": float,
    "max_score": float,
    "exercises": [
        {
            "name": str,
            "unit": str,
            "score": float,
            "max_score": float,
            "status": str,
            "checks": [
                {
                    "name": str,
                    "goal": str,
                    "status": str,
                    "score": float,
                    "max_score": float,
                    "call": TEXT,
                    "got": TEXT,
                    "rule": TEXT,
                    "next": TEXT,
                    "flaw": TEXT,
                    "mistake": TEXT,
                }
            ],
        }
    ],
}


def assert_fits(data: Any, schema: Any, place: str = "result") -> None:
    """Exactly the keys of the schema, in its order, each of exactly its type."""
    if isinstance(schema, dict):
        assert type(data) is dict, place
        assert list(data) == list(schema), place
        for key, part in schema.items():
            assert_fits(data[key], part, f"{place}.{key}")
    elif isinstance(schema, list):
        assert type(data) is list, place
        for index, item in enumerate(data):
            assert_fits(item, schema[0], f"{place}[{index}]")
    else:
        assert type(data) in (schema if isinstance(schema, tuple) else (schema,)), place


@pytest.mark.parametrize("text", [SOLUTION, BROKEN, SKELETON, "def f(:\n"], ids=["whole", "wrong", "new", "unreadable"])
@pytest.mark.parametrize("only", [[], ["heuristic_1"]], ids=["all", "one"])
def test_the_json_is_one_object_exactly_as_promised(
    command: Command, tmp_path: Path, text: str, only: list[str]
) -> None:
    (tmp_path / LAB).write_text(text, encoding="utf-8")
    done = command("check", LAB, *only, "--json")
    data = json.loads(done.out)
    assert_fits(data, SCHEMA)
    assert data["schema"] == 1
    assert data["submission"] == "knights_tour"
    assert data["isolation"] == "basic"
    assert [exercise["name"] for exercise in data["exercises"]] == (only or EXERCISES)
    assert data["score"] == sum(exercise["score"] for exercise in data["exercises"])
    assert data["max_score"] == sum(exercise["max_score"] for exercise in data["exercises"]) == (2 if only else 10)
    for exercise in data["exercises"]:
        assert exercise["unit"] == "knights_tour"
        assert exercise["status"] in set(Status)
        assert exercise["score"] == sum(check["score"] for check in exercise["checks"])
        assert exercise["max_score"] == sum(check["max_score"] for check in exercise["checks"])
        for check in exercise["checks"]:
            assert check["status"] in set(Status)
            assert check["score"] == (check["max_score"] if check["status"] == "passed" else 0)
            told = [check[key] for key in ("call", "got", "rule", "next", "flaw", "mistake")]
            if check["status"] == "passed":
                assert told == [None] * 6
            elif check["status"] == "failed":
                assert all(told[1:5])
    assert done.code == (0 if all(exercise["status"] == "passed" for exercise in data["exercises"]) else 1)


def test_the_json_is_the_same_twice_and_in_ascii(command: Command, tmp_path: Path) -> None:
    (tmp_path / "王小明.py").write_text(BROKEN, encoding="utf-8")
    first, second = command("check", "王小明.py", "--json").out, command("check", "王小明.py", "--json").out
    assert first == second
    assert first.isascii()
    assert json.loads(first)["submission"] == "王小明"


# Memory


def test_what_passes_is_remembered_in_the_work_folder(command: Command, work: Path) -> None:
    (work / LAB).write_text(BROKEN, encoding="utf-8")
    command("check", work)
    passed = json.loads((work / FILE_NAME).read_text(encoding="utf-8"))["passed"]
    assert passed == ["find_tour", "generate_moves", "heuristic_2"]


def test_a_file_of_another_name_belongs_to_no_work_folder(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BROKEN, encoding="utf-8")
    command("check", "mine.py", "heuristic_2")
    assert not (tmp_path / FILE_NAME).exists()


@pytest.mark.usefixtures("unwritten")
def test_a_memory_that_cannot_be_read_is_a_sentence_and_no_obstacle(command: Command, work: Path) -> None:
    (work / FILE_NAME).write_text("{", encoding="utf-8")
    done = command("check", work)
    assert done.exercises == EXERCISES
    assert is_one_sentence(done.err)


# A program of its own


def test_the_real_command_checks_the_work_folder_it_stands_in(work: Path) -> None:
    (work / LAB).write_text(SOLUTION, encoding="utf-8")
    done = run_program(["check"], work)
    assert done.code == 0, done.err
    assert done.err == ""
    assert "All of it works. Well walked!" in done.out.splitlines()


def test_a_terminal_that_knows_only_ascii_gets_only_ascii(tmp_path: Path) -> None:
    name = "王小明ñ.py"
    (tmp_path / name).write_text("def f(:\n    'é'\n", encoding="utf-8")
    done = run_program(["check", name], tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.code == 1
    assert done.out.isascii()
    assert done.err == ""
    missing = run_program(["check", f"no{name}"], tmp_path, PYTHONIOENCODING="ascii")
    assert missing.code == 2
    assert missing.err == "There is no file or folder no\\u738b\\u5c0f\\u660e\\xf1.py.\n"


def test_an_exercise_of_another_file_is_said_to_be_elsewhere(command: Command) -> None:
    run = command("check", content_folder("solutions") / "knights_tour.py", "open_wall")
    assert run.code == 2
    assert run.err == "The exercise open_wall belongs to mazes.py.\n"
