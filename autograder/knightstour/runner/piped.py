"""Workers over ordinary pipes, for systems where a process inherits nothing else (Windows): threads read them.

Slower than the other ways, and only ever at the level "basic".
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any

from knightstour.runner.start import command, start
from knightstour.runner.workers import CHUNK, LAST_BREATH, Worker, WorkerFailed, new_nonce

READ_AHEAD = 64  # chunks; a worker that writes more waits until they are taken in


class PipedWorker(Worker):
    """A worker whose frames come through its standard streams and whose output comes through its standard error."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        super().__init__(process.pid)
        self._process = process
        self._came: queue.Queue[tuple[bool, bytes]] = queue.Queue(READ_AHEAD)
        self._over = False
        for stream, is_output in ((process.stdout, False), (process.stderr, True)):
            threading.Thread(target=self._read, args=(stream, is_output), daemon=True).start()

    def _read(self, stream: IO[bytes], is_output: bool) -> None:
        data = b"?"
        while data and not self._over:
            with contextlib.suppress(OSError, ValueError):
                data = os.read(stream.fileno(), CHUNK)
            self._came.put((is_output, data))

    def pump(self, seconds: float, *, soundly: bool = False) -> None:  # noqa: ARG002 - its threads never wake it for naught
        """Wait at most ``seconds`` for anything to come, then take in all there is."""
        until = time.monotonic() + seconds
        while not self.transcript.flooded:
            try:
                is_output, data = self._came.get(timeout=max(0.0, until - time.monotonic()) or None, block=seconds > 0)
            except queue.Empty:
                return
            seconds = 0
            if is_output:
                self.transcript.add(data)
            else:
                self.frames.add(data)
                self.silent = self.silent or not data

    def printed(self, index: int) -> str:
        """Give what was written during call ``index``: it comes another way than its answer, and perhaps later."""
        until = time.monotonic() + LAST_BREATH
        while not self.transcript.has_whole(index) and not self.transcript.flooded and time.monotonic() < until:
            self.pump(0.02)
        return super().printed(index)

    def _write(self, data: memoryview) -> int:
        assert self._process.stdin is not None
        try:
            written: int = os.write(self._process.stdin.fileno(), data[:CHUNK])
        except OSError:
            self.silent = True
            return 0
        return written

    def has_ended(self, seconds: float = LAST_BREATH) -> bool:
        """Whether the process comes to its end within ``seconds``."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def end(self) -> int:
        """Kill it, let go of everything, and say how it ended: its exit code, or minus the signal's number."""
        self._over = True
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(self.pid)], capture_output=True, check=False)
        else:
            with contextlib.suppress(OSError):
                os.killpg(self.pid, signal.SIGKILL)
        self._process.kill()
        code = self._process.wait()
        while not self._came.empty():  # a thread that waits for room can then see that it is over
            self._came.get()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        return code


class PipedNursery:
    """Starts a fresh interpreter for each worker and talks to it through pipes."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._plan = json.dumps(plan)

    def start(self, folder: Path, stdin: Path | None) -> Worker:
        """Start a worker in ``folder`` that has prepared itself; raises `WorkerFailed`."""
        nonce = new_nonce()
        pipe = subprocess.PIPE
        arguments = command("spawned", "pipes", self._plan, nonce, str(folder), str(stdin or os.devnull))
        try:
            worker = PipedWorker(start(arguments, stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder))
        except OSError as error:
            raise WorkerFailed(str(error)) from None
        try:
            worker.await_hello(nonce)
        except WorkerFailed:
            worker.end()
            raise
        return worker

    def close(self) -> None:
        """Nothing is kept."""
