"""Folders of submissions graded through the real command line, and what the grader must find in them."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
EXERCISES = ("generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program")


@dataclass(frozen=True)
class Expected:
    """What the grader must find: a verdict for each exercise, or none when a person has to look at the file.

    The verdict ``no points`` stands for any but ``passed`` and ``grader error``.
    """

    name: str
    kind: str
    shows: str | None
    exercises: dict[str, str] | None

    @property
    def full_marks(self) -> bool:
        """Whether every exercise passes."""
        return self.exercises is not None and set(self.exercises.values()) == {"passed"}


def read_expected(file: str) -> list[Expected]:
    """The expectations of one of the files beside this one."""
    entries = json.loads((HERE / file).read_text(encoding="utf-8"))
    return [Expected(name, entry["kind"], entry["shows"], entry["exercises"]) for name, entry in entries.items()]


def grade(submissions: str, out: Path) -> None:
    """Grade a folder beside this file, as an instructor does."""
    command = [sys.executable, "-m", "knightstour", "grade", str(HERE / submissions), "--out", str(out), "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    (out / "printed.txt").write_text(done.stdout, encoding="utf-8")


def result(out: Path, name: str) -> dict[str, Any]:
    """What ``grade`` wrote about one submission."""
    read: dict[str, Any] = json.loads((out / "results" / f"{name}.json").read_text(encoding="utf-8"))
    return read


def verdicts(graded: dict[str, Any]) -> dict[str, str]:
    """The verdict on each exercise."""
    return {exercise["name"]: exercise["status"] for exercise in graded["exercises"]}


def story(graded: dict[str, Any]) -> str:
    """The checks that did not pass, for the message of a failed test."""
    lines = [f"{graded['submission']}: {graded['score']} of {graded['max_score']} points"]
    for exercise in graded["exercises"]:
        for check in exercise["checks"]:
            if check["status"] != "passed":
                said = f"{check['call']} -> {check['got']}; {check['rule']} ({check['flaw']})"
                lines.append(f"{exercise['name']}, {check['name']}: {check['status']}: {said}"[:400])
    return "\n".join(lines)
