"""What a submission may change in a process it shares with the grader, kept before and put back after."""

import atexit
import builtins
import contextlib
import functools
import io
import os
import random
import sys
import threading
from collections.abc import Callable, Iterator
from types import ModuleType

from knightstour.runner.transcript import FLOOD, KEPT

RECURSION_LIMIT = 5_000
THREAD_SECONDS = 1.0  # how long a thread that is left over may go on


class Flooded(BaseException):
    """More output than is allowed; no `Exception`, since submissions catch those."""


class Printed(io.TextIOBase):
    """Keeps the beginning of what is written and stops whoever writes without end."""

    def __init__(self) -> None:
        self._kept: list[str] = []
        self._seen = 0

    def writable(self) -> bool:
        """Say yes, as every output does."""
        return True

    def write(self, text: str) -> int:
        """Take in ``text``."""
        if self._seen < KEPT:
            self._kept.append(str(text[: KEPT - self._seen]))
        self._seen += len(text)
        if self._seen > FLOOD:
            raise Flooded
        return len(text)

    def text(self) -> str:
        """All that was kept."""
        return "".join(self._kept)


@contextlib.contextmanager
def hosting(stdin: str, printed: Printed, search: list[str]) -> Iterator[None]:
    """Within it, submitted code reads ``stdin``, writes to ``printed`` and imports from ``search`` as well.

    After it, the process is as before.
    """
    streams = (sys.stdin, sys.stdout, sys.stderr)
    modules, path, arguments = dict(sys.modules), list(sys.path), sys.argv
    names_now = vars(builtins)
    names, limit, dice = dict(names_now), sys.getrecursionlimit(), random.getstate()
    folder = _current_folder()
    try:
        sys.stdin, sys.stdout, sys.stderr = io.StringIO(stdin), printed, printed
        sys.path[:0] = search
        builtins.input = _read_line  # a notebook's own would ask the person at the keyboard
        if sys.platform != "emscripten":  # whose stack is small
            sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
        yield
    finally:
        names_now.update(names)
        for added in names_now.keys() - names.keys():
            del names_now[added]
        sys.stdin, sys.stdout, sys.stderr = streams
        _restore_modules(modules)
        sys.path[:], sys.argv = path, arguments
        sys.setrecursionlimit(limit)
        random.setstate(dice)
        if folder is not None:
            os.chdir(folder)


@contextlib.contextmanager
def own_ends(stops: tuple[type[BaseException], ...]) -> Iterator[Callable[[], None]]:
    """Give a function that ends what submitted code started within: its threads and its exit handlers, no others.

    The handlers of this process are not run: a notebook that closed its files and threads now could not go on.
    """
    handlers: list[Callable[[], object]] = []
    threads = set(threading.enumerate())
    register = atexit.register

    def keep(function: Callable[..., object], /, *arguments: object, **named: object) -> Callable[..., object]:
        handlers.append(functools.partial(function, *arguments, **named))
        return function

    def finish() -> None:
        for thread in set(threading.enumerate()) - threads:
            if not thread.daemon:
                thread.join(THREAD_SECONDS)
        while handlers:
            try:
                handlers.pop()()
            except stops:
                raise
            except BaseException:  # Python would print this and end all the same
                continue

    atexit.register = keep  # type: ignore[assignment]
    try:
        yield finish
    finally:
        atexit.register = register


def _current_folder() -> str | None:
    try:
        return os.getcwd()
    except OSError:
        return None


def _restore_modules(before: dict[str, ModuleType]) -> None:
    """Put replaced and removed modules back; new ones stay, since some cannot be imported a second time."""
    for name, module in before.items():
        if sys.modules.get(name) is not module:
            sys.modules[name] = module


def _read_line(prompt: object = "", /) -> str:
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError("EOF when reading a line")
    return line.removesuffix("\n")
