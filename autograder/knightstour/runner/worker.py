"""The worker: loads one submitted file and answers what it is asked, one frame for each answer.

It shares its process with the submission, so it holds nothing worth stealing and nothing it says is believed: the
grader checks every frame.  It imports only the standard library and its own kind of modules.
"""

from __future__ import annotations

import io
import os
import sys

from knightstour.runner.frames import HEADER, LARGEST, body_length, pack, pack_reply, parse_request
from knightstour.runner.limits import STACK
from knightstour.runner.performer import TIDY, Performer, finish_threads_and_exit_handlers, seed_random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

CHANNEL = 3  # the descriptor through which frames come and go
RECURSION_LIMIT = 20_000
CALLS_AT_MOST = 64  # answered before the grader is woken; more would fill the socket, and the worker would wait for it
BYTES_AT_MOST = 16_384
NO_REQUEST_IS_LARGER = 2**32


class Output(io.FileIO):
    """Standard output, which knows whether anything was written to it."""

    def __init__(self) -> None:
        super().__init__(1, "wb", closefd=False)
        self.was_written = False

    def write(self, data: Any, /) -> int:
        """Write ``data`` and remember that there was some."""
        self.was_written = True
        return super().write(data)


class Streams:
    """stdout and stderr over one buffer, so that their order holds; put back when a submission replaced them."""

    def __init__(self) -> None:
        self.install()

    def install(self) -> None:
        """Fresh streams on the file descriptors 0, 1 and 2."""
        self._raw = Output()
        self._buffer = io.BufferedWriter(self._raw)
        self._out = self._writer()
        self._err = self._writer()
        self._in: io.TextIOWrapper[Any] = io.TextIOWrapper(
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

    def feed(self, text: str) -> None:
        """Let ``text`` be what there is to read, in the place of the file that was given at the start."""
        source = io.BytesIO(text.encode("utf-8", "surrogatepass"))
        self._in = io.TextIOWrapper(source, encoding="utf-8", errors="surrogateescape")
        self._give()

    def restore(self) -> None:
        """Put the streams back; new ones where a submission has closed them."""
        if self._out.closed or self._err.closed or self._in.closed:
            self.install()
        else:
            self._give()

    def flush(self) -> bool:
        """Send everything written so far; whether there was anything since the last time."""
        for stream in (sys.stdout, sys.stderr, self._out):
            try:
                stream.flush()
            except BaseException:  # the stream may be the submission's own
                continue
        was_written, self._raw.was_written = self._raw.was_written, False
        return was_written

    def mark(self, mark: str) -> None:
        """Send ``mark``, by which the grader knows whose text came before it."""
        try:
            os.write(1, mark.encode("ascii"))
        except OSError:
            return  # the submission closed it: nothing more can be told apart


class Worker:
    """Answers the requests read from ``source`` with frames written to ``sink`` until there are no more."""

    def __init__(self, source: int, sink: int) -> None:
        self._source = source
        self._sink = sink
        self._streams = Streams()
        self._silent_calls = self._silent_bytes = 0  # answered since the grader was last woken
        self._performer = Performer(self._ready)

    def serve(self) -> None:
        """Answer until the grader hangs up."""
        tasks = {"load": self._load, "ask": self._ask, "reread": self._reread, "program": self._program}
        while (request := self._receive()) is not None:
            tasks[request["do"]](request)

    def _load(self, request: dict[str, Any]) -> None:
        """Answer twice: whether the file is tidy, which must be sent before it runs, and how loading it ends."""
        self._search_beside(request["file"])

        def foretell(tidy: bool) -> None:
            self._reply(request, 0, {"ending": "returned", "reason": TIDY if tidy else ""}, more=True)

        self._reply(request, 1, self._performer.load(request["file"], request["lend"], foretell))

    def _ask(self, request: dict[str, Any]) -> None:
        self._performer.begin_batch()
        last = len(request["calls"]) - 1
        for index, call in enumerate(request["calls"]):
            self._reply(request, index, self._performer.call(call), call["largest"], index < last)

    def _reread(self, request: dict[str, Any]) -> None:
        self._reply(request, 0, self._performer.reread(request["index"]), request["largest"])

    def _program(self, request: dict[str, Any]) -> None:
        self._search_beside(request["file"])
        if "stdin" in request:
            self._streams.feed(request["stdin"])
        answer = self._performer.run_program(request["file"], finish_threads_and_exit_handlers)
        if "stdin" in request:
            self._streams.feed("")  # what the program did not read is not for others
        self._reply(request, 0, answer)

    def _search_beside(self, file: str) -> None:
        folder = os.path.dirname(file)
        if sys.path[:1] != [folder]:
            sys.path.insert(0, folder)

    def _ready(self) -> None:
        """Make every call find what the first one found: streams, limits, no tracing, the same random numbers."""
        self._streams.restore()
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(RECURSION_LIMIT)
        seed_random()

    def _receive(self) -> dict[str, Any] | None:
        header = self._read(HEADER)
        body = header and self._read(body_length(header, NO_REQUEST_IS_LARGER))
        return parse_request(body) if body else None

    def _read(self, size: int) -> bytes:
        """Exactly ``size`` bytes, or none at the end."""
        parts = []
        while size > 0:
            part = os.read(self._source, min(size, 1 << 20))
            if not part:
                return b""
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def _reply(
        self, request: dict[str, Any], index: int, answer: dict[str, Any], largest: int = LARGEST, more: bool = False
    ) -> None:
        """Send ``answer``; when ``more`` will follow, the grader is not woken for each of them."""
        nonce = request["nonce"]
        printed = self._streams.flush() or not more
        more_of_it = {"counts": self._performer.lent.take_counts(), "printed": printed}
        frame = pack_reply(nonce, index, {**answer, **more_of_it})
        if len(frame) - HEADER > largest:
            frame = pack_reply(nonce, index, {"ending": "bad value", "reason": "too-large", **more_of_it})
        if printed or not self._may_be_silent(len(frame)):
            # The grader may be waiting for output alone.  Woken by the mark, it finds a frame begun, and stays for it.
            self._send(frame[:HEADER])
            self._streams.mark(f"\0{nonce}:{index}\0")
            self._silent_calls = self._silent_bytes = 0
            frame = frame[HEADER:]
        self._send(frame)

    def _may_be_silent(self, size: int) -> bool:
        """Count an answer of ``size`` bytes; whether the grader can go on sleeping."""
        self._silent_calls += 1
        self._silent_bytes += size
        return self._silent_calls < CALLS_AT_MOST and self._silent_bytes < BYTES_AT_MOST

    def _send(self, data: bytes) -> None:
        view = memoryview(data)
        while view:
            view = view[os.write(self._sink, view) :]


def move_to(descriptor: int, place: int) -> None:
    """Give ``descriptor`` the number ``place``."""
    if descriptor != place:
        os.dup2(descriptor, place)
        os.close(descriptor)


def with_deep_stack(serve: Callable[[], None], growing: bool = sys.platform == "linux") -> None:
    """Run ``serve`` where the recursion limit is reached before the stack is full.

    Linux lets the stack of the first thread grow up to the limit set for it; elsewhere only a new thread has a choice.
    """
    if growing:
        serve()
        return
    import threading

    threading.stack_size(STACK)
    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()


def main(nonce: str, seal: Callable[[], None], source: int = CHANNEL, sink: int = CHANNEL) -> None:
    """Seal this process, say hello, serve, and end without running anything a submission left behind."""
    sys.dont_write_bytecode = True
    hello: dict[str, Any] = {"nonce": nonce, "version": list(sys.version_info[:3]), "error": None}
    status = 70
    try:
        try:
            seal()
        except Exception as error:
            hello["error"] = f"{type(error).__name__}: {error}"
        worker = Worker(source, sink)
        os.write(sink, pack(hello))
        with_deep_stack(worker.serve)
        status = 0
    finally:
        os._exit(status)
