"""The ``knightstour`` command run in this process, or as a program of its own where that makes a difference."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from knightstour.course import content_folder
from knightstour.runner.answers import Budget, Runner, Session

LAB = "knights_tour.py"
SOLUTION = (content_folder("solutions") / LAB).read_text(encoding="utf-8")
SKELETON = (content_folder("skeletons") / LAB).read_text(encoding="utf-8")
BROKEN = SOLUTION.replace("return len(generate_moves(board, position))", "return 8")
BEHIND = "heuristic_1: On an empty board the value is the number of squares the knight"  # what is wrong with it

EXERCISES = ["generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program"]


@dataclass(frozen=True)
class Done:
    """How a run of the command ended."""

    code: int
    out: str
    err: str

    @property
    def exercises(self) -> list[str]:
        """The exercises in the progress that was printed."""
        lines = [line for line in self.out.splitlines() if line[:1] == "[" and line[3:4] == "]"]
        return [line[5:].split()[0] for line in lines]


Command = Callable[..., Done]


def is_one_sentence(text: str) -> bool:
    """Whether an error is one sentence on one line, and no stack trace."""
    return text.count("\n") == 1 and text.endswith("\n") and len(text) > 5 and "Traceback" not in text


class Kept:
    """A runner that outlives the commands that close it."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.level = runner.level

    def open(self, file: Path, lend: Mapping[str, str], budget: Budget, *, folder: bool = False) -> Session:
        return self.runner.open(file, lend, budget, folder=folder)

    def close(self) -> None:
        """Nothing: the next command wants it too."""


def program() -> list[str]:
    """The installed command; where it is not installed, the same through Python."""
    script = Path(sysconfig.get_path("scripts")) / "knightstour"
    return [str(script)] if script.exists() else [sys.executable, "-m", "knightstour"]


def environment(**settings: str) -> dict[str, str]:
    """The environment without what would change what is printed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "KNIGHTSTOUR", "COV"))}
    return kept | settings


def run_program(arguments: Sequence[str | Path], folder: Path, **settings: str) -> Done:
    """Run the command as a program of its own."""
    done = subprocess.run(
        [*program(), *map(str, arguments)],
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
