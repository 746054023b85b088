"""The bench on which a student's tests are run, once for each program that finds tours.

Its text is lent to the worker, so it needs nothing but the standard library and pytest.  The programs never enter the
worker: what they give is worked out beforehand and handed over as data, so a test learns of a program what calling it
tells, and nothing else.  A call that nobody thought of is asked for, and the tests are run again with its answer.
"""

from __future__ import annotations

import builtins
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType, TracebackType
    from typing import Any

LARGEST_BOARD = 20
MOST_CALLS = 20_000  # of find_tour in one run
LONGEST = 300  # characters of a name or a message
QUIET = (
    "terminal cacheprovider logging capture junitxml pastebin doctest unittest faulthandler stepwise debugging "
    "warnings setuponly threadexception unraisableexception legacypath recwarn tmpdir subtests"
)
JUDGES = ("is_jump", "is_tour", "is_closed", "first_fault")
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))


def asked(n: object, start: object) -> tuple[int, int, int]:
    """What a call of ``find_tour`` asks for: the side of the board, the row and the column of the start."""
    if type(n) is not int or not 1 <= n <= LARGEST_BOARD:
        raise ValueError(f"n must be a whole number from 1 to {LARGEST_BOARD}")
    if not isinstance(start, tuple | list) or len(start) != 2 or not all(type(part) is int for part in start):
        raise ValueError("start must be a square: (row, column)")
    row, column = start
    if not (0 <= row < n and 0 <= column < n):
        raise ValueError("start must be a square of the board")
    return n, row, column


def right_find_tour(n: int, start: tuple[int, int]) -> list[list[int]]:
    """The board of a walk that keeps to the rule; among squares that are equally good it takes the first."""
    n, row, column = asked(n, start)
    board = [[0] * n for _ in range(n)]
    board[row][column] = step = 1
    while free := _free(board, row, column):
        row, column = min(free, key=lambda square: len(_free(board, *square)))
        step += 1
        board[row][column] = step
    return board


def _free(board: list[list[int]], row: int, column: int) -> list[tuple[int, int]]:
    squares = ((row + down, column + right) for down, right in MOVES)
    side = range(len(board))
    return [(r, c) for r, c in squares if r in side and c in side and board[r][c] == 0]


class Unknown(BaseException):
    """Nobody has worked out yet what the program gives here; no `Exception`, since tests catch those."""


class Play:
    """Plays one program: answers from ``known`` calls, or from the ``script`` of all calls in their order.

    With neither, it is the program that is right and takes the first of equally good squares.
    """

    def __init__(self, known: dict[tuple[int, ...], Any] | None, script: list[Any] | None) -> None:
        self.calls: list[tuple[int, int, int]] = []
        self.wanted: list[tuple[int, int, int]] = []
        self.latest: tuple[int, int, int] | None = None
        self._known = known
        self._script = script

    @property
    def is_scripted(self) -> bool:
        """Whether the order of the calls matters."""
        return self._script is not None

    def find_tour(self, n: int, start: tuple[int, int]) -> Any:
        """The board of a walk that begins on ``start``, on a board of n × n squares."""
        call = asked(n, start)
        if len(self.calls) >= MOST_CALLS:
            raise RuntimeError(f"find_tour was called {MOST_CALLS} times")
        self.latest = call
        place = len(self.calls)
        self.calls.append(call)
        if self._script is not None:
            return self._from_script(place, call)
        if self._known is None:
            return right_find_tour(n, start)
        if call not in self._known:
            self.wanted.append(call)
            raise Unknown
        return told(self._known[call])

    def _from_script(self, place: int, call: tuple[int, int, int]) -> Any:
        assert self._script is not None
        if self.wanted:
            raise Unknown
        if place >= len(self._script) or tuple(self._script[place][0]) != call:
            self.wanted.append(call)
            raise Unknown
        return told(self._script[place][1])


def told(outcome: Any) -> Any:
    """What a program did: its result, made anew, or the error that it stops with."""
    kind, value, message = outcome
    if kind == "error":
        raise getattr(builtins, value)(message)
    return [list(part) if isinstance(part, list) else part for part in value] if isinstance(value, list) else value


def run_tests(module: ModuleType, play: Play, backwards: bool, stop: bool) -> list[Any]:
    """Run the tests of ``module`` with pytest; for each one its name, how it ended, and what there is to say.

    The last three of each are the line of the file that failed, its text, and the last call of ``find_tour``.
    """
    import pytest

    path = str(module.__file__)
    folder = os.path.dirname(path)
    bench = bench_of(pytest)(module, play, backwards, stop)
    arguments = [part for name in QUIET.split() for part in ("-p", f"no:{name}")]
    arguments += ["--noconftest", "--assert=plain", "-c", os.devnull, "--rootdir", folder, "--confcutdir", folder]
    settings = dict(os.environ)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        code = pytest.main([*arguments, *(["-x"] if stop else []), path], plugins=[bench])
    finally:
        os.environ.clear()
        os.environ.update(settings)
    cut_short = code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
    if cut_short and not play.wanted and not any(result[1] == "failed" for result in bench.results):
        bench.results.append((bench.running, "failed", "the test ended the whole run", 0, "", play.latest))
    results: list[Any] = bench.results
    return results


def bench_of(pytest: Any) -> Any:
    """The plugin that gives pytest the module, the tests their program, and the results to us."""

    class Own(pytest.Module):  # type: ignore[misc]
        loaded: ModuleType

        def _getobj(self) -> ModuleType:
            return self.loaded

    class Bench:
        def __init__(self, module: ModuleType, play: Play, backwards: bool, stop: bool) -> None:
            self.module = module
            self.results: list[Any] = []
            self.running = ""
            self._play = play
            self._backwards = backwards
            self._stops_when_asked = stop or play.is_scripted

        @pytest.fixture(scope="session")  # type: ignore[untyped-decorator]
        def find_tour(self) -> Callable[..., Any]:
            return lambda n, start: self._play.find_tour(n, start)

        def pytest_pycollect_makemodule(self, module_path: Any, parent: Any) -> Any:
            own = Own.from_parent(parent, path=module_path)
            own.loaded = self.module
            return own

        def pytest_collection_modifyitems(self, items: list[Any]) -> None:
            if self._backwards:
                items.reverse()
            for item in items:  # nobody reads pytest's own words
                item.repr_failure = item._repr_failure_py = lambda *_, **__: ""

        def pytest_collectreport(self, report: Any) -> None:
            if report.failed:
                words = str(report.longrepr).strip().splitlines()[-1:] or [""]
                self.results.append(("", "failed", words[0][:LONGEST], 0, "", None))

        def pytest_runtest_logstart(self, nodeid: str) -> None:
            self.running = nodeid.partition("::")[2][:LONGEST]
            self._play.latest = None

        @pytest.hookimpl(wrapper=True)  # type: ignore[untyped-decorator]
        def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
            report = yield
            if report.when == "call" or report.failed or (report.when == "setup" and report.skipped):
                error = call.excinfo.value if report.failed and call.excinfo else None
                said = _place(error, str(self.module.__file__))
                ending = _ending(report.outcome, error)
                self.results.append((self.running, ending, *said, self._play.latest))
                if ending == "unfinished":  # what is not written yet keeps no other test from being run
                    report.outcome, report.longrepr = "skipped", (str(item.path), 0, "not written yet")
            if self._play.wanted and self._stops_when_asked:
                item.session.shouldstop = "an answer is missing"
            return report

    return Bench


def _ending(outcome: str, error: BaseException | None) -> str:
    unfinished = isinstance(error, NotImplementedError) and str(error).endswith("is not written yet")
    return "unfinished" if unfinished else outcome


def _place(error: BaseException | None, path: str) -> tuple[str, int, str]:
    """The words of an error, and the deepest line of the file that it came through, with its text."""
    if error is None:
        return "", 0, ""
    line = 0
    step: TracebackType | None = error.__traceback__
    while step is not None:
        line = step.tb_lineno if step.tb_frame.f_code.co_filename == path else line
        step = step.tb_next
    try:
        words = str(error)
    except Exception:
        words = ""
    return f"{type(error).__name__}: {words}"[:LONGEST], line, _text_of(path, line)


def _text_of(path: str, line: int) -> str:
    with open(path, encoding="utf-8", errors="replace") as file:
        lines = file.read().splitlines()
    return lines[line - 1].strip()[:LONGEST] if 0 < line <= len(lines) else ""


def knightstour_bench(
    known: dict[tuple[int, ...], Any] | None, script: list[Any] | None, judges: str, backwards: bool, stop: bool
) -> tuple[list[Any], list[Any], list[Any]]:
    """Run the tests of the file to which this was lent: how each ended, all calls, and the calls without an answer.

    ``judges`` is the text of the functions that take the place of the student's own judges.
    """
    module = next(
        module for module in list(sys.modules.values()) if "knightstour_bench" in getattr(module, "__dict__", {})
    )
    namespace: dict[str, Any] = {}
    exec(judges, namespace)
    for name in JUDGES:
        if name in namespace and name in module.__dict__:
            module.__dict__[name] = namespace[name]
    play = Play(known, script)
    results = run_tests(module, play, backwards, stop)
    return results, play.calls, play.wanted
