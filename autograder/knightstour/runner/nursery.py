"""Where workers come from: forked by the zygote, or started one by one where that does not work."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Protocol

from knightstour.runner import bubblewrap, libraries
from knightstour.runner.desk import LARGEST_FILE, read_regular
from knightstour.runner.piped import PipedNursery
from knightstour.runner.start import command, start
from knightstour.runner.testing import SIGN
from knightstour.runner.workers import PolledWorker, SpawnedWorker, Worker, WorkerFailed, new_nonce

ANSWER_SIZE = 65_536
ANSWER_SECONDS = 30


class Nursery(Protocol):
    """Starts workers."""

    def start(self, folder: Path, stdin: Path | None) -> Worker:
        """A worker in ``folder`` that has prepared itself; raises `WorkerFailed`."""

    def close(self) -> None:
        """End whatever it keeps running."""


class ZygoteNursery:
    """Forks workers from one small process; a millisecond each."""

    def __init__(self, plan: dict[str, Any]) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            self._process = start(
                command("zygote", str(number), json.dumps(plan)),
                stdin=subprocess.DEVNULL,
                pass_fds=(number,),
                cwd="/",
            )
        self._control = ours
        self._is_ready = False
        ours.settimeout(ANSWER_SECONDS)

    def start(self, folder: Path, stdin: Path | None) -> Worker:
        """A worker in ``folder`` that has prepared itself; raises `WorkerFailed`."""
        nonce = new_nonce()
        channel, theirs = socket.socketpair()
        output, written = os.pipe()
        reading = os.open(stdin or os.devnull, os.O_RDONLY)
        given = [theirs.fileno(), written, reading]
        request = {"do": "fork", "nonce": nonce, "folder": str(folder), "testing": _holds_tests(folder)}
        try:
            answer, handles = self._ask(request, given)
        except WorkerFailed:
            channel.close()
            os.close(output)
            raise
        finally:
            theirs.close()
            os.close(written)
            os.close(reading)
        worker = ForkedWorker(self, channel, output, answer["pid"], handles[0] if handles else None)
        try:
            worker.await_hello(nonce)
        except WorkerFailed:
            worker.end()
            raise
        return worker

    def reap(self, pid: int) -> int:
        """How the ended worker ``pid`` came to its end; its orphans are ended too."""
        try:
            answer, _ = self._ask({"do": "reap", "pid": pid}, [])
        except WorkerFailed:
            return -9  # the zygote itself is gone, and its workers with it
        return int(answer["code"])

    def _ask(self, request: dict[str, Any], descriptors: list[int]) -> tuple[dict[str, Any], list[int]]:
        try:
            if not self._is_ready:
                self._hear()
                self._is_ready = True
            socket.send_fds(self._control, [json.dumps(request).encode()], descriptors)
            return self._hear()
        except OSError as error:
            raise WorkerFailed(f"the zygote does not answer: {error}") from None

    def _hear(self) -> tuple[dict[str, Any], list[int]]:
        message, handles, _, _ = socket.recv_fds(self._control, ANSWER_SIZE, 1)
        answer: dict[str, Any] = json.loads(message) if message else {"error": "the zygote has ended"}
        if answer.get("error"):
            raise WorkerFailed(answer["error"])
        return answer, handles

    def close(self) -> None:
        """End the zygote."""
        self._control.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _holds_tests(folder: Path) -> bool:
    """Whether a file in the folder of a submission defines tests."""
    for file in sorted(folder.glob("*.py")):
        with contextlib.suppress(OSError):
            if SIGN in read_regular(file, LARGEST_FILE):
                return True
    return False


class ForkedWorker(PolledWorker):
    """A worker that the zygote forked, and must reap."""

    def __init__(
        self, nursery: ZygoteNursery, channel: socket.socket, output: int, pid: int, handle: int | None
    ) -> None:
        super().__init__(channel, output, pid, handle)
        self._nursery = nursery

    def kill(self) -> None:
        """End the process and those of its children that stayed in its group."""
        super().kill()
        if self._handle is None:
            with contextlib.suppress(OSError):
                os.kill(self.pid, 9)  # cannot be another process: the zygote has not reaped it yet

    def _poll_end(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with open(f"/proc/{self.pid}/stat", "rb") as file:
                if file.read().rpartition(b")")[2].split()[0] == b"Z":
                    return True
            time.sleep(0.01)
        return False

    def _collect(self) -> int:
        return self._nursery.reap(self.pid)


class SpawnNursery:
    """Starts a fresh interpreter for each worker, in bubblewrap when the plan says so; twenty milliseconds or more."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._plan = plan

    def start(self, folder: Path, stdin: Path | None) -> Worker:
        """Start a worker in ``folder`` that has prepared itself; raises `WorkerFailed`."""
        nonce = new_nonce()
        channel, theirs = socket.socketpair()
        output, written = os.pipe()
        status, told = os.pipe()
        number = theirs.fileno()
        reading = os.open(stdin or os.devnull, os.O_RDONLY)
        plan = self._plan
        if not _holds_tests(folder):
            plan = {**plan, "packages": libraries.without_testing(plan["packages"])}
        arguments = command("spawned", str(number), json.dumps(plan), nonce, str(folder))
        passed: tuple[int, ...] = (number,)
        try:
            if plan["level"] == "bwrap":
                arguments = bubblewrap.wrapped(arguments, plan, folder, told)
                passed = (number, told)
            process = start(
                arguments,
                stdin=reading,
                stdout=written,
                stderr=written,
                pass_fds=passed,
                cwd="/",
            )
        except (OSError, bubblewrap.NoBubblewrap) as error:
            channel.close()
            os.close(output)
            os.close(status)
            raise WorkerFailed(str(error)) from None
        finally:
            theirs.close()
            for descriptor in (written, told, reading):
                os.close(descriptor)
        worker = SpawnedWorker(process, channel, output, self._number_of(process, status))
        try:
            worker.await_hello(nonce)
        except WorkerFailed:
            worker.end()
            raise
        return worker

    def _number_of(self, process: "subprocess.Popen[bytes]", status: int) -> int:
        with os.fdopen(status, "rb") as stream:
            report = stream.read(ANSWER_SIZE)
        return bubblewrap.process_number(report) if report else process.pid

    def close(self) -> None:
        """Nothing is kept."""


def open_nursery(plan: dict[str, Any]) -> Nursery:
    """The quickest kind that works here."""
    if sys.platform == "win32":
        return PipedNursery(plan)
    if sys.platform == "linux" and plan["level"] != "bwrap":
        return ZygoteNursery(plan)
    return SpawnNursery(plan)
