"""The worker: loads one submitted file and answers what it is asked, one frame for each answer.

It shares its process with the submission, so it holds nothing worth stealing and nothing it says is believed: the
grader checks every frame.  It imports only the standard library and its own kind of modules.
"""

from __future__ import annotations

import io
import os
import random
import sys

from knightstour.runner.codec import Caps, CodecError, decode, encode, type_name
from knightstour.runner.frames import HEADER, LARGEST, body_length, pack, parse
from knightstour.runner.submission import Submission, Unreadable, module_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

RECURSION_LIMIT = 20_000
SEED = 18_05_2004  # the day of the lab handout; any fixed number gives the same grade twice
NO_REQUEST_IS_LARGER = 2**32

_modules = sys.modules  # the dict itself, should a submission put another in its place
_seed = random.seed
_exit_code = SystemExit.__dict__["code"].__get__


class Streams:
    """stdout and stderr over one buffer, so that their order holds; put back when a submission replaced them."""

    def __init__(self) -> None:
        self.install()

    def install(self) -> None:
        """Fresh streams on the file descriptors 0, 1 and 2."""
        self._buffer = io.BufferedWriter(io.FileIO(1, "wb", closefd=False))
        self._out = self._writer()
        self._err = self._writer()
        self._in = io.TextIOWrapper(
            io.BufferedReader(io.FileIO(0, "rb", closefd=False)), encoding="utf-8", errors="surrogateescape"
        )
        self._give()

    def _writer(self) -> io.TextIOWrapper:
        return io.TextIOWrapper(
            self._buffer, encoding="utf-8", errors="backslashreplace", line_buffering=True, write_through=True
        )

    def _give(self) -> None:
        sys.stdout = sys.__stdout__ = self._out  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = self._err  # type: ignore[misc]
        sys.stdin = sys.__stdin__ = self._in  # type: ignore[misc]

    def restore(self) -> None:
        """Put the streams back; new ones where a submission has closed them."""
        if self._out.closed or self._err.closed or self._in.closed:
            self.install()
        else:
            self._give()

    def flush(self, mark: str) -> None:
        """Send everything written so far, then ``mark``, by which the grader knows whose text it was."""
        for stream in (sys.stdout, sys.stderr, self._out):
            try:
                stream.flush()
            except BaseException:  # the stream may be the submission's own
                continue
        try:
            os.write(1, mark.encode("ascii"))
        except OSError:
            return  # the submission closed it: nothing more can be told apart


class Lent:
    """The functions that the grader lends, counted when the submission calls them."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.counts: dict[str, int] = {}
        self._functions: dict[str, Any] = {}
        for name, source in sources.items():
            namespace: dict[str, Any] = {"__name__": "lent"}
            exec(compile(source, f"<{name}>", "exec", dont_inherit=True), namespace)
            self._functions[name] = namespace[name]

    def items(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        """Each name with a function that counts its calls."""
        for name, function in self._functions.items():
            yield name, self._counted(name, function)

    def evaluate(self, source: str, label: str) -> Callable[..., Any]:
        """The function that an expression among the lent names stands for, counted under ``label`` alone."""
        namespace = {"__name__": "lent", **self._functions}
        return self._counted(label, eval(compile(source, "<expression>", "eval", dont_inherit=True), namespace))

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


class Worker:
    """Answers requests read from ``source`` with frames written to ``sink`` until there are no more."""

    def __init__(self, source: int, sink: int) -> None:
        self.source = source
        self.sink = sink
        self.streams = Streams()
        self.submission = Submission("")
        self.lent = Lent({})
        self.results: list[tuple[Any, Caps]] = []

    def serve(self) -> None:
        """Answer until the grader hangs up."""
        tasks = {"load": self._load, "ask": self._ask, "reread": self._reread, "program": self._program}
        while (request := self._receive()) is not None:
            tasks[request["do"]](request)

    def _receive(self) -> dict[str, Any] | None:
        header = self._read(HEADER)
        body = header and self._read(body_length(header, NO_REQUEST_IS_LARGER))
        return parse(body) if body else None

    def _read(self, size: int) -> bytes:
        """Exactly ``size`` bytes, or none at the end."""
        parts = []
        while size > 0:
            part = os.read(self.source, min(size, 1 << 20))
            if not part:
                return b""
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def _reply(self, request: dict[str, Any], index: int, answer: dict[str, Any], largest: int = LARGEST) -> None:
        nonce = request["nonce"]
        self.streams.flush(f"\0{nonce}:{index}\0")
        envelope = {"nonce": nonce, "index": index, "counts": self.lent.take_counts()}
        frame = pack({**answer, **envelope})
        if len(frame) - HEADER > largest:
            frame = pack({**_bad("too-large"), **envelope})
        view = memoryview(frame)
        while view:
            view = view[os.write(self.sink, view) :]

    def _ready(self) -> None:
        """Make every call find what the first one found: streams, limits, no tracing, the same random numbers."""
        self.streams.restore()
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(RECURSION_LIMIT)
        _seed(SEED)

    # Loading

    def _load(self, request: dict[str, Any]) -> None:
        self.submission = Submission(request["file"])
        self.lent = Lent(request["lend"])
        answer = self._run_file(module_name(request["file"]))
        if answer["ending"] == "returned":
            answer["value"] = encode(self.submission.functions())
            for name, function in self.lent.items():
                self.submission.module.__dict__[name] = function
        self._reply(request, 0, answer)

    def _run_file(self, name: str) -> dict[str, Any]:
        sys.path.insert(0, os.path.dirname(self.submission.path))
        sys.argv = [self.submission.path]
        try:
            code = self.submission.compile()  # before the recursion limit is raised: the compiler's is tied to it
            self._ready()
            self.submission.run(code, name)
        except BaseException as error:
            if name == "__main__" and exit_succeeds(error):
                return {"ending": "returned", "value": None}
            return self._raised(error)
        return {"ending": "returned", "value": None}

    def _raised(self, error: BaseException) -> dict[str, Any]:
        answer: dict[str, Any] = {"ending": "raised", "raised": self.submission.describe(error)}
        if isinstance(error, Unreadable):
            answer["raised"]["type"] = "SyntaxError"
            answer["reason"] = error.reason
        return answer

    # Calls

    def _ask(self, request: dict[str, Any]) -> None:
        self.results = []
        for index, call in enumerate(request["calls"]):
            caps = Caps(call["items"])
            self._ready()
            self._reply(request, index, self._call(call, caps), call["largest"])

    def _call(self, call: dict[str, Any], caps: Caps) -> dict[str, Any]:
        members = self.submission.module.__dict__
        if call["function"] not in members:
            self.results.append((None, caps))
            return {"ending": "missing"}
        arguments = [self._argument(place, sent) for place, sent in enumerate(call["arguments"])]
        try:
            result = members[call["function"]](*arguments)
        except BaseException as error:  # SystemExit and the like end the call, not the worker
            self.results.append((None, caps))
            answer = self._raised(error)
            del error
        else:
            self.results.append((result, caps))
            answer = _returned(result, caps)
        if call["echo"]:
            answer["arguments"] = [_echoed(argument, caps) for argument in arguments]
        return answer

    def _argument(self, place: int, sent: dict[str, Any]) -> Any:
        if "expression" in sent:
            return self.lent.evaluate(sent["expression"], f"argument-{place}")
        return decode(sent["value"], _no_foreign, Caps(sys.maxsize))

    def _reread(self, request: dict[str, Any]) -> None:
        result, caps = self.results[request["index"]]
        self._reply(request, 0, _returned(result, caps), request["largest"])

    # Programs

    def _program(self, request: dict[str, Any]) -> None:
        self.submission = Submission(request["file"])
        answer = self._run_file("__main__")
        finish_threads_and_exit_handlers()
        self._reply(request, 0, answer)


def finish_threads_and_exit_handlers() -> None:
    """What Python does at the end of a program, since the worker itself never comes to its end."""
    for module, finish in (("threading", "_shutdown"), ("atexit", "_run_exitfuncs")):
        if module in _modules:
            try:
                getattr(_modules[module], finish)()
            except BaseException:  # a submission's own handlers; Python would print this and end all the same
                continue


def exit_succeeds(error: BaseException) -> bool:
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


def _no_foreign(*_: str) -> Any:
    raise CodecError("malformed")


def main(source: int, sink: int, hello: dict[str, Any]) -> None:
    """Say hello, serve, and end without running anything a submission left behind."""
    status = 70
    try:
        worker = Worker(source, sink)
        os.write(sink, pack(hello))
        worker.serve()
        status = 0
    finally:
        os._exit(status)
