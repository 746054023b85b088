"""Does what a check asks with one submitted file: load it, call it, run it, and tell what happened as plain data.

Shared by the worker process and the runner without processes.  Standard library only.
"""

from __future__ import annotations

import functools
import random
import sys

from knightstour.runner.codec import Caps, CodecError, encode, type_name
from knightstour.runner.frames import unpack_arguments
from knightstour.runner.submission import Submission, Unreadable, module_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType
    from typing import Any

SEED = 18_05_2004  # the day of the lab handout; any fixed number gives the same grade twice
PLAIN_DEPTH = 1_000  # how deep calls may stand inside one another in Python as it comes
PROGRAM = "__main__"
TIDY = "tidy"  # said of a file that leaves nothing behind: another may be loaded after it

_modules = sys.modules  # the dict itself, should a submission put another in its place
_seed = random.seed
_exit_code = SystemExit.__dict__["code"].__get__


@functools.lru_cache(256)
def _compiled(source: str, name: str, mode: str) -> CodeType:
    """Code of the course, which comes again for the next exercise and the next call."""
    code: CodeType = compile(source, name, mode, dont_inherit=True)
    return code


class Lent:
    """The functions that the grader lends, counted when the submission calls them."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.counts: dict[str, int] = {}
        self._functions: dict[str, Any] = {}
        for name, source in sources.items():
            namespace: dict[str, Any] = {"__name__": "lent"}
            exec(_compiled(source, f"<{name}>", "exec"), namespace)
            self._functions[name] = namespace[name]

    def items(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        """Each name with a function that counts its calls."""
        for name, function in self._functions.items():
            yield name, self._counted(name, function)

    def evaluate(self, source: str, label: str) -> Any:
        """What an expression among the lent names stands for; a function is counted under ``label`` alone."""
        namespace = {"__name__": "lent", "random": random, **self._functions}
        value = eval(_compiled(source, "<expression>", "eval"), namespace)
        return self._counted(label, value) if callable(value) else value

    def _counted(self, label: str, function: Callable[..., Any]) -> Callable[..., Any]:
        counts = self.counts

        def counted(*arguments: Any, **named: Any) -> Any:
            counts[label] = counts.get(label, 0) + 1
            return function(*arguments, **named)

        counted.__name__ = counted.__qualname__ = getattr(function, "__name__", label)
        return counted

    def take_counts(self) -> dict[str, int]:
        """The counts since the last time, starting again at nothing."""
        taken = dict(self.counts)
        self.counts.clear()
        return taken


class Performer:
    """One submission and its latest results.

    ``ready`` is run before each piece of its code; ``stops`` are exceptions by which it is stopped from outside.
    """

    def __init__(self, ready: Callable[[], None], stops: tuple[type[BaseException], ...] = ()) -> None:
        self._ready = ready
        self._stops = stops
        self._submission = Submission("")
        self._own_depth: int | None = None  # the limit that the file has set while it was loaded
        self._results: list[tuple[Any, Caps]] = []
        self.lent = Lent({})

    def load(
        self, file: str, lend: dict[str, str], foretell: Callable[[bool], None] = lambda _tidy: None
    ) -> dict[str, Any]:
        """Load ``file``, then put the lent functions in place; nothing stays of what was loaded before.

        Before any of its code runs, ``foretell`` is told whether it will leave nothing behind.
        """
        self._results = []
        self._submission = Submission(file, self._submission.forgotten())
        self.lent = Lent(lend)
        foretell(self._submission.is_tidy())
        answer = self._run_file(module_name(file))
        if answer["ending"] == "returned":
            answer["value"] = encode(self._submission.functions())
            for name, function in self.lent.items():
                self._submission.module.__dict__[name] = function
        return answer

    def run_program(self, file: str, finish: Callable[[], None]) -> dict[str, Any]:
        """Run ``file`` as a program, and ``finish`` what it leaves behind: its threads and exit handlers."""
        self._results = []
        self._submission = Submission(file, self._submission.forgotten())
        answer = self._run_file(PROGRAM)
        finish()
        return answer

    def begin_batch(self) -> None:
        """Forget the results of the batch before."""
        self._results = []

    def call(self, call: dict[str, Any]) -> dict[str, Any]:
        """Make one call of a function of the file."""
        caps = Caps(call["items"])
        members = self._submission.module.__dict__
        if call["function"] not in members:
            self._results.append((None, caps))
            return {"ending": "missing"}
        self._ready()  # before the arguments: one of them may begin the random numbers elsewhere
        arguments = [
            self.lent.evaluate(sent, f"argument-{place}") if is_expression else sent
            for place, (is_expression, sent) in enumerate(unpack_arguments(call["arguments"]))
        ]
        if call["plain_depth"]:
            sys.setrecursionlimit(self._own_depth or PLAIN_DEPTH + _depth())
        try:
            result = members[call["function"]](*arguments)
        except self._stops:
            raise
        except BaseException as error:  # SystemExit and the like end the call, not the worker
            self._results.append((None, caps))
            answer = self._raised(error)
        else:
            self._results.append((result, caps))
            answer = _returned(result, caps)
        if call["echo"]:
            answer["arguments"] = [_echoed(argument, caps) for argument in arguments]
        return answer

    def reread(self, index: int) -> dict[str, Any]:
        """Tell the result of the batch's call ``index`` as it is now."""
        return _returned(*self._results[index])

    def _run_file(self, name: str) -> dict[str, Any]:
        sys.argv = [self._submission.path]
        self._own_depth = None
        try:
            code = self._submission.compile()  # before the recursion limit is raised: the compiler's is tied to it
            self._ready()
            depth = sys.getrecursionlimit()
            self._submission.run(code, name)
            if sys.getrecursionlimit() != depth:
                self._own_depth = sys.getrecursionlimit()
        except self._stops:
            raise
        except BaseException as error:
            if name != PROGRAM or not _exit_succeeds(error):
                return self._raised(error)
        return {"ending": "returned", "value": None}

    def _raised(self, error: BaseException) -> dict[str, Any]:
        answer: dict[str, Any] = {"ending": "raised", "raised": self._submission.describe(error)}
        if isinstance(error, Unreadable):
            answer["raised"]["type"] = "SyntaxError"
            answer["reason"] = error.reason
        return answer


def _depth() -> int:
    """How many calls stand inside one another now: those of the worker, which are not the submission's."""
    depth, frame = 0, sys._getframe().f_back
    while frame is not None:
        depth, frame = depth + 1, frame.f_back
    return depth


def seed_random() -> None:
    """Begin the random numbers anew, so that ties broken at random fall the same way twice."""
    _seed(SEED)
    if "numpy.random" in _modules:
        _modules["numpy.random"].seed(SEED)


def finish_threads_and_exit_handlers() -> None:
    """What Python does at the end of a program, for a worker, which itself never comes to its end.

    It takes all threads and handlers of the process, so it is for a process that holds nothing but the program.
    """
    for module, finish in (("threading", "_shutdown"), ("atexit", "_run_exitfuncs")):
        if module in _modules:
            try:
                getattr(_modules[module], finish)()
            except BaseException:  # a submission's own handlers; Python would print this and end all the same
                continue


def _exit_succeeds(error: BaseException) -> bool:
    """Whether ``error`` is the end of a program by ``sys.exit()`` or ``sys.exit(0)``."""
    if not isinstance(error, SystemExit):
        return False
    code = _exit_code(error)
    return code is None or (type(code) is int and code == 0)


def _returned(result: Any, caps: Caps) -> dict[str, Any]:
    try:
        return {"ending": "returned", "value": encode(result, caps)}
    except CodecError as error:
        return _bad(error.reason)
    except MemoryError:
        return _bad("too-large")


def _bad(reason: str) -> dict[str, Any]:
    return {"ending": "bad value", "reason": reason}


def _echoed(argument: Any, caps: Caps) -> Any:
    try:
        return encode(argument, caps)
    except CodecError as error:
        return {"o": [type_name(type(argument)), error.reason]}
