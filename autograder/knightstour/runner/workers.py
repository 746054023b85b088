"""The grader's end of one worker: sending frames, collecting what comes back, processor time, and its end."""

import contextlib
import os
import secrets
import select
import signal
import socket
import subprocess
import sys
import time
from typing import Any

from knightstour.runner.frames import FrameBuffer, FrameError, pack_request
from knightstour.runner.transcript import Transcript

CHUNK = 65_536
START_SECONDS = 10.0
QUEUE_MATTERS_AFTER = 0.1  # seconds; looking it up costs as much as a quick call
LAST_BREATH = 0.3  # how long a worker that closed its socket may take to be gone before that counts as foul play


class WorkerFailed(Exception):
    """A worker could not be started or prepared; the grader's fault or the machine's, never the submission's."""


class Worker:
    """A process that speaks frames and prints; how its bytes come and go is for the kinds of worker to say."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.transcript = Transcript()
        self.frames = FrameBuffer()
        self.silent = False  # the channel is at its end

    # What every kind does in its own way

    def pump(self, seconds: float, *, soundly: bool = False) -> None:
        """Wait at most ``seconds`` for anything to come, then take in all there is.

        Who waits ``soundly`` need not be woken by answers, only by output; the worker sees to it that there is some
        from time to time.
        """
        raise NotImplementedError

    def _write(self, data: memoryview) -> int:
        """Write some of ``data`` and say how much; nothing is 0."""
        raise NotImplementedError

    def has_ended(self, seconds: float = LAST_BREATH) -> bool:
        """Whether the process comes to its end within ``seconds``."""
        raise NotImplementedError

    def end(self) -> int:
        """Kill it, let go of everything, and say how it ended: its exit code, or minus the signal's number."""
        raise NotImplementedError

    # Talking

    def await_hello(self, nonce: str) -> None:
        """Wait until the worker has prepared itself; raises `WorkerFailed` with what it says otherwise."""
        until = time.monotonic() + START_SECONDS
        while (message := self._hello()) is None:
            if self.silent or time.monotonic() > until:
                raise WorkerFailed(self.transcript.take(0).strip() or "the worker did not start")
            self.pump(until - time.monotonic())
        if message.get("error") is not None:
            raise WorkerFailed(str(message["error"]))
        if message.get("nonce") != nonce or message.get("version") != list(sys.version_info[:3]):
            raise WorkerFailed(f"the worker runs another Python: {message.get('version')}")

    def _hello(self) -> dict[str, Any] | None:
        try:
            return self.frames.take()
        except FrameError as error:
            raise WorkerFailed(str(error)) from None

    def is_quiet(self) -> bool:
        """Whether nothing has come that nobody asked for."""
        self.pump(0)
        return not len(self.frames) and not self.silent

    def send(self, message: dict[str, Any], seconds: float) -> bool:
        """Send a request; False when the worker does not take it within ``seconds``, or speaks meanwhile."""
        view = memoryview(pack_request(message))
        until = time.monotonic() + seconds
        while view and not len(self.frames) and not self.silent and time.monotonic() < until:
            written = self._write(view)
            view = view[written:]
            if not written:
                self.pump(0.01)
        return not view

    def take(self, largest: int) -> bytes | None:
        """Take the next whole message that has come, or None; raises `FrameError`."""
        return self.frames.take_body(largest)

    def printed(self, index: int) -> str:
        """Give what was written during call ``index`` of the last request."""
        self.pump(0)
        return self.transcript.take(index)

    # Watching

    def processor_seconds(self) -> float | None:
        """Tell the processor time of all its threads so far; None where that cannot be read."""
        if sys.platform != "linux":
            return None
        try:
            return time.clock_gettime((~self.pid << 3) | 2)  # the number of the clock of another process
        except OSError:
            return None

    def is_running(self) -> bool | None:
        """Whether it is computing at this moment rather than waiting; None where that cannot be seen."""
        try:
            with open(f"/proc/{self.pid}/stat", "rb") as file:
                return file.read().rpartition(b")")[2].split()[0] == b"R"
        except (OSError, IndexError):
            return None

    def queued_seconds(self) -> float:
        """Tell how long it has stood in line for a processor so far: time that is the machine's, not its own."""
        try:
            with open(f"/proc/{self.pid}/schedstat", "rb") as file:
                return int(file.read().split()[1]) / 1e9
        except (OSError, ValueError, IndexError):
            return 0.0


class Stopwatch:
    """Time that a worker has taken from now on, on the wall and of the processor."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._began = time.monotonic()
        self._queued_before: float | None = None
        self._used_before = worker.processor_seconds()

    def wall(self) -> float:
        """Seconds on the wall, but for those in which others had the processor; short times are taken as they are."""
        passed = time.monotonic() - self._began
        if passed < QUEUE_MATTERS_AFTER:
            return passed
        if self._queued_before is None:
            self._queued_before = self._worker.queued_seconds()
        return passed - (self._worker.queued_seconds() - self._queued_before)

    def used(self) -> float | None:
        """Seconds of the processor; None where they cannot be told."""
        now = self._worker.processor_seconds()
        return None if now is None or self._used_before is None else now - self._used_before


class PolledWorker(Worker):
    """A worker at the other end of a socket, ``channel``, whose output comes through the pipe ``output``."""

    def __init__(self, channel: socket.socket, output: int, pid: int, handle: int | None) -> None:
        super().__init__(pid)
        self._channel = channel
        self._output: int | None = output
        self._handle = handle
        channel.setblocking(False)
        os.set_blocking(output, False)

    def _write(self, data: memoryview) -> int:
        try:
            return self._channel.send(data)
        except BlockingIOError:
            return 0
        except OSError:
            self.silent = True
            return 0

    def pump(self, seconds: float, *, soundly: bool = False) -> None:
        """Wait at most ``seconds`` for anything to come, then take in all there is."""
        waiting = select.poll()
        soundly = soundly and self._output is not None and not len(self.frames)
        if not self.silent:
            waiting.register(self._channel, 0 if soundly else select.POLLIN)  # its end is told in any case
        if self._output is not None:
            waiting.register(self._output, select.POLLIN)
        if self._handle is not None and self.silent:
            waiting.register(self._handle, select.POLLIN)
        ready = [descriptor for descriptor, _ in waiting.poll(max(0.0, seconds) * 1000)]
        if self._output in ready:
            self._pump_output()
        if self._channel.fileno() in ready or (soundly and not self.silent):
            self._pump_channel()

    def _pump_channel(self) -> None:
        try:
            data = self._channel.recv(CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self.silent = not data
        self.frames.add(data)

    def _pump_output(self) -> None:
        while self._output is not None and not self.transcript.flooded:
            try:
                data = os.read(self._output, CHUNK)
            except BlockingIOError:
                return
            if not data:
                os.close(self._output)
                self._output = None
            self.transcript.add(data)

    def has_ended(self, seconds: float = LAST_BREATH) -> bool:
        """Whether the process comes to its end within ``seconds``."""
        if self._handle is None:
            return self._poll_end(seconds)
        waiting = select.poll()
        waiting.register(self._handle, select.POLLIN)
        return bool(waiting.poll(seconds * 1000))

    def _poll_end(self, seconds: float) -> bool:
        raise NotImplementedError

    def kill(self) -> None:
        """End the process and those of its children that stayed in its group."""
        self._kill_by_handle()
        with contextlib.suppress(OSError):
            os.killpg(self.pid, signal.SIGKILL)

    def _kill_by_handle(self) -> None:
        with contextlib.suppress(OSError):
            if self._handle is not None:
                signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    def end(self) -> int:
        """Kill it, let go of everything, and say how it ended: its exit code, or minus the signal's number."""
        self.kill()
        code = self._collect()
        self._channel.close()
        if self._output is not None:
            os.close(self._output)
            self._output = None
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        return code

    def _collect(self) -> int:
        raise NotImplementedError


class SpawnedWorker(PolledWorker):
    """A worker in an interpreter of its own, where there is no zygote; ``pid`` differs when something wraps it."""

    def __init__(self, process: "subprocess.Popen[bytes]", channel: socket.socket, output: int, pid: int) -> None:
        super().__init__(channel, output, pid, _handle_of(pid))
        self._process = process

    def _poll_end(self, seconds: float) -> bool:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """End the process, what wraps it, and those of its children that stayed in its group."""
        self._kill_by_handle()  # first: what wraps it tells how it ended
        if self._process.poll() is None and self.pid != self._process.pid:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LAST_BREATH)
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def _collect(self) -> int:
        code = self._process.wait()
        self._await_silence()
        return 128 - code if code > 128 else code  # bubblewrap's way of telling a signal

    def _await_silence(self) -> None:
        """Wait until whatever was wrapped is gone: the last end of the output is then closed."""
        until = time.monotonic() + START_SECONDS
        while self._output is not None and time.monotonic() < until and not self.transcript.flooded:
            self.pump(0.05)


def _handle_of(pid: int) -> int | None:
    """A descriptor that stands for the process whatever its number comes to mean; None where there is no such thing."""
    try:
        return os.pidfd_open(pid)
    except (AttributeError, OSError):
        return None


def new_nonce() -> str:
    """A word that no earlier message has carried."""
    return secrets.token_hex(8)
