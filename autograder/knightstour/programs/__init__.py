"""Programs that find tours, right ones and faulty ones: what a student's tests are tried on.

Each public function of ``right.py`` and of the modules in ``faulty/`` is one program, a ``find_tour(n, start)``.  The
modules are read and run, never imported, so that every program begins with nothing left over from another run.
"""

import ast
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

from knightstour.board import Position

HERE = Path(__file__).parent
RIGHT = "right"
REMEMBERS = ("memory",)  # kinds of fault in which a call depends on the calls before it
REMEMBERED = 20_000  # answers of programs that are kept, since a whole class asks for the same
LARGEST_REMEMBERED = 8

Call = tuple[int, int, int]  # the side of the board, the row and the column of the start
Outcome = tuple[str, Any, str]  # "result" and the value, or "error" and its name and words


@dataclass(frozen=True)
class Program:
    """One program.  ``kind`` is the kind of its fault, or ``right``."""

    kind: str
    name: str

    @property
    def is_right(self) -> bool:
        """Whether it keeps to all the rules."""
        return self.kind == RIGHT

    @property
    def remembers(self) -> bool:
        """Whether what it gives depends on the calls before."""
        return self.kind in REMEMBERS

    def fresh(self) -> Callable[[int, Position], Any]:
        """The program as it is when it has just been started."""
        namespace: dict[str, Any] = {"__name__": "program"}
        exec(_code_of(self.kind), namespace)
        found: Callable[[int, Position], Any] = namespace[self.name]
        return found

    def play(self, calls: Sequence[Call]) -> list[Outcome]:
        """What it gives for these calls, one after another, in a fresh start."""
        find_tour = self.fresh()
        return [_outcome(find_tour, call) for call in calls]

    def known(self, calls: Sequence[Call]) -> Mapping[Call, Outcome]:
        """What it gives for each call, where that does not depend on other calls."""
        return {
            call: _remembered(self, call) if call[0] <= LARGEST_REMEMBERED else _alone(self, call) for call in calls
        }


def _outcome(find_tour: Callable[[int, Position], Any], call: Call) -> Outcome:
    side, row, column = call
    try:
        return "result", _copied(find_tour(side, (row, column))), ""
    except Exception as error:  # noqa: BLE001  a faulty program may stop with anything
        return "error", type(error).__name__, str(error)


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _alone(program: Program, call: Call) -> Outcome:
    return _outcome(program.fresh(), call)


_remembered = functools.lru_cache(REMEMBERED)(_alone)


def _file_of(kind: str) -> Path:
    return HERE / f"{RIGHT}.py" if kind == RIGHT else HERE / "faulty" / f"{kind}.py"


@functools.cache
def _code_of(kind: str) -> CodeType:
    return compile(_file_of(kind).read_text(encoding="utf-8"), f"<{kind}>", "exec", dont_inherit=True)


def _programs_of(kind: str) -> list[Program]:
    tree = ast.parse(_file_of(kind).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [Program(kind, name) for name in names if not name.startswith("_")]


@functools.cache
def kinds_of_fault() -> tuple[str, ...]:
    """The kinds of fault, by name."""
    return tuple(sorted(path.stem for path in (HERE / "faulty").glob("*.py") if path.stem != "__init__"))


@functools.cache
def right_programs() -> tuple[Program, ...]:
    """The programs that no test may blame."""
    return tuple(_programs_of(RIGHT))


@functools.cache
def faulty_programs() -> tuple[Program, ...]:
    """The programs that tests should catch, kind by kind."""
    return tuple(program for kind in kinds_of_fault() for program in _programs_of(kind))
