"""A submitted file inside the worker: read, compiled, run, and asked for what went wrong.  Standard library only."""

from __future__ import annotations

import builtins
import gc
import os
import re
import sys
from opcode import opmap

from knightstour.runner.codec import plain_text, type_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, TracebackType
    from typing import Any

LARGEST_FILE = 1_000_000
SOURCE_LINE_LENGTH = 300
NAMES_LISTED = 1_000
NESTED_CODE = 10_000  # functions and classes of one file that are looked through

# Modules whose use leaves nothing behind in a process; all others of the standard library may.
HARMLESS = """
    __future__ abc array bisect cmath collections copy datetime enum fractions functools heapq itertools math numbers
    operator queue random re statistics string textwrap time typing
"""
# Names that lead from there to all others, or write down something where it stays.
REACHING = """
    exec eval compile getattr setattr delattr vars globals locals breakpoint attrgetter methodcaller Formatter wraps
    update_wrapper get_type_hints get_overloads singledispatch singledispatchmethod register dispatch_table final
    total_ordering no_type_check runtime_checkable gi_frame cr_frame ag_frame tb_frame f_back f_globals f_builtins
    f_locals
"""
ORDINARY = """
    __name__ __doc__ __file__ __module__ __qualname__ __all__ __init__ __repr__ __str__ __eq__ __lt__ __hash__ __len__
    __iter__ __next__ __getitem__ __contains__ __call__ __bool__
"""
RESTLESS = (sys.stdlib_module_names - set(HARMLESS.split())) | set(REACHING.split())
EXPECTED = frozenset(ORDINARY.split())
CHANGING = {opmap[name] for name in ("STORE_ATTR", "DELETE_ATTR", "MATCH_CLASS")}  # attributes, of whatever object
NAME_LENGTH = 200

Module = type(sys)
Function = type(lambda: None)

_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_read_traceback = BaseException.__dict__["__traceback__"].__get__


class Unreadable(Exception):
    """The file is no Python text; ``reason`` is a short id, ``line`` the first line at fault if there is one."""

    def __init__(self, reason: str, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.line = line


class Submission:
    """One file: its text, and the module it fills when it runs."""

    def __init__(self, path: str, compiled: tuple[bytes, CodeType | None] = (b"", None)) -> None:
        self.path = path
        self.source = b""
        self.module = Module("submission")
        self._compiled = compiled  # the text last seen in this file, and its code

    def compile(self) -> CodeType:
        """The file's code; raises what Python raises, or `Unreadable`."""
        with open(self.path, "rb") as file:
            self.source = file.read(LARGEST_FILE + 1)
        if len(self.source) > LARGEST_FILE:
            raise Unreadable("too-large", "the file is larger than 1 MB")
        if self.source.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise Unreadable("utf-16", "the file is saved as UTF-16, not as UTF-8", 1)
        if b"\0" in self.source:
            line = self.source[: self.source.index(b"\0")].count(b"\n") + 1
            raise Unreadable("nul-bytes", "the file holds NUL bytes: it is not plain text", line)
        known, code = self._compiled
        if code is None or known != self.source:
            code = compile(self.source, self.path, "exec", dont_inherit=True)
        self._compiled = self.source, code
        return code

    def is_tidy(self) -> bool:
        """Whether the file holds nothing by which it could leave something behind in its process.

        Told by its code alone, before it runs: what has run in this process could answer as it likes.
        """
        try:
            waiting = [self.compile()]
            beside = {name.removesuffix(".py") for name in os.listdir(os.path.dirname(self.path) or ".")}
            beside.discard(module_name(self.path))  # under which it finds itself
        except BaseException:  # whatever it is, loading the file will say so
            return False
        for number, code in enumerate(waiting):
            names = {part for name in code.co_names for part in name.split(".")}
            if number > NESTED_CODE or not beside.isdisjoint(names) or any(map(_is_restless, names)):
                return False
            if not CHANGING.isdisjoint(code.co_code[::2]):
                return False
            waiting += [constant for constant in code.co_consts if type(constant) is type(code)]
        return True

    def forgotten(self) -> tuple[bytes, CodeType | None]:
        """Let go of the module and of all that only it holds; what is left is the text and its code."""
        sys.modules.pop(self.module.__name__, None)
        self.module = Module("submission")
        gc.collect()
        return self._compiled

    def run(self, code: CodeType, name: str) -> None:
        """Run ``code`` as the module ``name``, which the file's own code finds under that name."""
        for ending in ("exit", "quit"):  # as Python has them wherever a student tries the file
            builtins.__dict__.setdefault(ending, _end)
        self.module = Module(name)
        self.module.__file__ = self.path
        sys.modules[name] = self.module
        exec(code, self.module.__dict__)

    def functions(self) -> list[str]:
        """The names of the functions that the file itself defines, in its order."""
        members = self.module.__dict__
        names = [
            str.__str__(name)[:NAME_LENGTH]
            for name, member in list(members.items())
            if type(member) is Function and member.__globals__ is members and type(name) is str
        ]
        return names[:NAMES_LISTED]

    def describe(self, error: BaseException) -> dict[str, Any]:
        """``error`` as plain data, with the deepest line of this file that it passed through."""
        line = self._line_of(error)
        source = self._text_of(line) if line else None
        return {"type": type_name(type(error)), "message": _message(error), "line": line, "source": source}

    def _line_of(self, error: BaseException) -> int | None:
        if isinstance(error, Unreadable):
            return error.line
        deepest = None
        step: TracebackType | None = _read_traceback(error)
        while step is not None:
            if step.tb_frame.f_code.co_filename == self.path:
                deepest = step.tb_lineno
            step = step.tb_next
        if isinstance(error, SyntaxError) and error.filename == self.path and type(error.lineno) is int:
            return error.lineno
        return deepest

    def _text_of(self, line: int) -> str | None:
        lines = self.source.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
        if not 0 < line <= len(lines):
            return None
        return lines[line - 1].decode(self._encoding(lines), "replace").strip()[:SOURCE_LINE_LENGTH]

    def _encoding(self, lines: list[bytes]) -> str:
        if lines[0].startswith(b"\xef\xbb\xbf"):
            return "utf-8-sig"
        for line in lines[:2]:
            found = _COOKIE.match(line)
            if found:
                name = found.group(1).decode("ascii", "replace")
                try:
                    "".encode(name)
                except (LookupError, ValueError):
                    return "utf-8"
                return name
        return "utf-8"


def _is_restless(name: str) -> bool:
    """Whether a name may lead out of the file; modules know each other by names such as ``_sys``, too."""
    return name not in EXPECTED if name.startswith("__") else name.strip("_") in RESTLESS


def _end(code: object = None) -> None:
    """What ``exit()`` does in an ordinary Python, which the sealed process is not."""
    raise SystemExit(code)


def _message(error: BaseException) -> str:
    if isinstance(error, SyntaxError) and type(error.msg) is str:
        return error.msg[:2_000]  # str() would add the file and the line, which are told apart from it
    return plain_text(error)


def module_name(path: str) -> str:
    """A module name for the file at ``path`` that takes no other module's place."""
    stem = re.split(r"[/\\]", path)[-1].rpartition(".")[0]
    free = stem.isidentifier() and stem not in sys.stdlib_module_names and stem not in sys.modules
    return stem if free else "submission"
