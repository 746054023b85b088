"""A stand-in for a runner: it answers what a test says a submission would answer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from knightstour.runner.answers import Answer, Budget, Call, Ending, Raised, Value
from knightstour.submission import Desk, Student

LOADED = Answer(Ending.RETURNED, value=["generate_moves", "heuristic_1", "heuristic_2", "find_tour", "main"])


def returned(value: Value, printed: str = "", echo: tuple[Value, ...] | None = None) -> Answer:
    """A call that came back."""
    return Answer(Ending.RETURNED, value, printed=printed, arguments=echo)


def raised(
    type_name: str, message: str = "", line: int | None = 7, source: str | None = "    return moves[0]"
) -> Answer:
    """A call that stopped with an error."""
    return Answer(Ending.RAISED, raised=Raised(type_name, message, line, source if line else None))


@dataclass
class Scripted:
    """A runner and its one session.

    ``answers`` gives the answer to a call, ``programs`` one output after another, ``later`` what is seen when an
    answer is looked at again.
    """

    answers: Callable[[Call], Answer] = lambda _call: returned(None)
    loaded: Answer = LOADED
    programs: Sequence[Answer] = ()
    later: Callable[[int, Answer], Answer] = lambda _index, answer: answer
    level: str = "none"
    typed: list[str] = field(default_factory=list)
    opened: int = 0
    closed: int = 0
    renewed: int = 0
    _last: list[Answer] = field(default_factory=list)

    def open(self, file: Path, lend: Mapping[str, str], budget: Budget, *, folder: bool = False) -> "Scripted":
        self.opened += 1
        return self

    def close(self) -> None:
        pass

    def __enter__(self) -> "Scripted":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.closed += 1

    def load(self) -> Answer:
        return self.loaded

    def renew(self, lend: Mapping[str, str]) -> None:
        self.renewed += 1

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        self._last = [self.answers(call) for call in calls]
        return self._last

    def reread(self, index: int) -> Answer:
        return self.later(index, self._last[index])

    def run_program(self, stdin: str, seconds: float = 5.0) -> Answer:
        self.typed.append(stdin)
        return self.programs[min(len(self.typed), len(self.programs)) - 1]


def student(session: Scripted, exercise: str = "find_tour", file: Path = Path("knights_tour.py")) -> Student:
    """A student whose file answers like ``session``."""
    return Student(Desk(file, session), exercise)


def always(value: Value) -> Scripted:
    """A submission whose functions all return the same."""
    return Scripted(lambda _call: returned(value))
