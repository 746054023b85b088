"""What a check asks of submitted code, and what can come back: plain data, shared by every kind of runner."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

Value = Any  # None, bool, int, float, str, list, tuple, set, dict or Foreign, nested within the codec's caps


@dataclass(frozen=True)
class Expression:
    """An argument that is code of the course: Python text, evaluated in the worker among the lent names.

    ``source`` is a lambda, a lent name, or a value such as ``random.Random(7)``; it is also what a student pastes to
    repeat the call.
    """

    source: str


@dataclass(frozen=True)
class Foreign:
    """A value that is not plain data (a generator, a numpy number, an object of the student's own)."""

    type_name: str
    text: str = ""

    def __repr__(self) -> str:
        """As Python writes the object itself: messages to students quote it."""
        return self.text or f"<{self.type_name}>"


@dataclass(frozen=True)
class Call:
    """One call of a submitted function.

    ``seconds`` is processor time; the wall clock stops the call at three times that plus one second, not counting the
    time for which it stood in line for a processor.
    With ``echo`` the answer also carries the arguments as the call left them; an `Expression` comes back as itself.
    ``items`` is how many members all containers of the result may have together (a 1000 × 1000 board has 1,001,000).
    With ``plain_depth`` functions may call themselves only as deep as in ordinary Python, unless the file says
    otherwise; without, as deep as the worker allows.
    """

    function: str
    arguments: tuple[Value | Expression, ...]
    seconds: float = 1.0
    echo: bool = False
    items: int = 50_000
    plain_depth: bool = False


class Ending(StrEnum):
    """How a call, a load or a program ended."""

    RETURNED = "returned"
    RAISED = "raised"
    MISSING = "missing"  # the file defines no such function
    LOOPED = "looped"  # out of processor time
    WAITED = "waited"  # out of wall time with the processor idle: sleeping, or waiting for input or a lock
    DIED = "died"  # the process ended by itself (exit, crash, out of memory)
    FLOODED = "flooded"  # wrote more output than is allowed
    BROKE_PROTOCOL = "broke protocol"
    BAD_VALUE = "bad value"  # returned something too large, too deep or endless; ``reason`` says which
    SKIPPED = "skipped"  # not run: an earlier call of the batch ended the worker, or the budget is spent


FATAL = frozenset({Ending.LOOPED, Ending.WAITED, Ending.DIED, Ending.FLOODED, Ending.BROKE_PROTOCOL})


@dataclass(frozen=True)
class Raised:
    """An exception, with the deepest line of the student's own file that it passed through."""

    type_name: str
    message: str
    line: int | None = None
    source: str | None = None


@dataclass(frozen=True)
class Answer:
    """What became of one call, of loading the file, or of running it as a program.

    ``printed`` is what the code wrote meanwhile (stdout and stderr in order, capped, not yet escaped for any display).
    ``counts`` holds how often each lent function was called by its name, and how often each `Expression` was, under the
    name ``argument-<place>`` (``argument-2`` for the third); what an expression itself calls is not counted.
    After loading, ``value`` is the list of the function names that the file defines.  ``reason`` is a short id of the
    runner, such as ``too-deep`` or ``signal-11``.
    """

    ending: Ending
    value: Value = None
    printed: str = ""
    raised: Raised | None = None
    arguments: tuple[Value, ...] | None = None
    counts: Mapping[str, int] = field(default_factory=dict)
    reason: str = ""


class Session(Protocol):
    """One submitted file, loaded in one worker.  Used as a context manager; a worker that dies is replaced."""

    def load(self) -> Answer:
        """Load the file now (``ask`` does it by itself) and say how that ended; asked again, says the same."""

    def renew(self, lend: Mapping[str, str]) -> None:
        """Begin anew with other lent functions, as if this session had been opened with them."""

    def ask(self, calls: Sequence[Call]) -> list[Answer]:
        """Answer every call, in order.  After a fatal ending the rest of this batch is ``SKIPPED``.

        When the file cannot be loaded, every answer is the load's own answer.
        """

    def reread(self, index: int) -> Answer:
        """The value of the last batch's answer ``index`` as it is now, after later calls may have changed it."""

    def run_program(self, stdin: str, seconds: float = 5.0) -> Answer:
        """Run the file as ``__main__`` in a fresh worker with ``stdin`` to read; ``printed`` holds its output.

        ``RETURNED`` when it ran to its end (``sys.exit(0)`` included), ``RAISED`` otherwise.
        """

    def __enter__(self) -> "Session": ...

    def __exit__(self, *exc_info: object) -> None: ...


class Runner(Protocol):
    """Opens sessions.  One runner serves many submissions, one after another."""

    level: str  # "full", "bwrap", "basic" or "none": what the isolation promises

    def open(self, file: Path, lend: Mapping[str, str], budget: "Budget", *, folder: bool = False) -> Session:
        """A session on ``file`` in which each name of ``lend`` is replaced, after loading, by what its text defines.

        The worker sees a copy of the file and nothing beside it.  With ``folder`` it also gets the other Python files
        of the file's folder, to import: only for a folder that holds the work of one student.  Raises `OSError` when
        ``file`` is not a regular file that can be read.
        """

    def close(self) -> None:
        """End every process and remove every temporary file of this runner."""


@dataclass
class Budget:
    """What one submission may use up in all its sessions together; runners spend it, then answer ``SKIPPED``.

    ``reason`` of such an answer is ``budget``.
    """

    wall_seconds: float = 30.0
    timeouts: int = 3
