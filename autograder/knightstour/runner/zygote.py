"""The zygote: a small process that holds nothing of the course and forks one worker for each session.

Started once by a runner.  It stays single-threaded, so that forking is safe, and keeps every worker's remains until the
grader asks for them, so that a process id never comes to mean another process meanwhile.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys

from knightstour.runner import testing, worker
from knightstour.runner.seal import Seal
from knightstour.runner.worker import CHANNEL, move_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LARGEST_REQUEST = 65_536


def main() -> None:
    """Serve requests from the control socket, named on the command line, until the grader closes it."""
    move_to(int(sys.argv[2]), CHANNEL)
    control = socket.socket(fileno=CHANNEL)
    try:
        _adopt_orphans()
        seal = Seal(json.loads(sys.argv[3]))
    except Exception as error:
        control.send(json.dumps({"error": str(error)}).encode())
        return
    gc.collect()
    gc.freeze()  # keeps the collector from touching, and so copying, the memory that workers share
    try:
        control.send(json.dumps({"error": None}).encode())
        _serve(control, seal)
    except ConnectionError:  # the grader was killed: nobody is left to serve, or to be told
        return


def _serve(control: socket.socket, seal: Seal) -> None:
    living: set[int] = set()
    while True:
        message, descriptors, _, _ = socket.recv_fds(control, LARGEST_REQUEST, 3)
        if not message:
            return
        request = json.loads(message)
        if request["do"] == "fork":
            if request["testing"]:
                testing.prepare()
            living.add(_fork(control, seal, request, descriptors))
        else:
            living.discard(request["pid"])
            _reap(control, request["pid"], living)


def _adopt_orphans() -> None:
    """Become the parent of whatever a worker's children leave behind, so that it can be ended."""
    if sys.platform == "linux":
        from knightstour.runner.kernel import adopt_orphans

        adopt_orphans()


def _fork(control: socket.socket, seal: Seal, request: dict[str, Any], descriptors: list[int]) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            _become_worker(seal, request, descriptors)
        finally:
            os._exit(71)
    for descriptor in descriptors:
        os.close(descriptor)
    handles = _process_handles(pid)
    socket.send_fds(control, [json.dumps({"pid": pid}).encode()], handles)
    for handle in handles:
        os.close(handle)
    return pid


def _process_handles(pid: int) -> list[int]:
    try:
        return [os.pidfd_open(pid)]
    except OSError:  # Linux before 5.3
        return []


def _become_worker(seal: Seal, request: dict[str, Any], descriptors: list[int]) -> None:
    os.setsid()
    channel, output, source = descriptors
    for descriptor, place in ((source, 0), (output, 1), (output, 2), (channel, CHANNEL)):
        os.dup2(descriptor, place)
    if not request["testing"]:
        testing.hide()
    worker.main(request["nonce"], lambda: seal.apply(request["folder"], {CHANNEL}))


def _reap(control: socket.socket, pid: int, living: set[int]) -> None:
    try:
        _, status = os.waitpid(pid, 0)
        code = os.waitstatus_to_exitcode(status)
    except ChildProcessError:
        code = -signal.SIGKILL
    _end_orphans(living)
    control.send(json.dumps({"code": code}).encode())


def _end_orphans(living: set[int]) -> None:
    """End every process that finished workers left behind: whatever is a child of the zygote and no living worker."""
    path = f"/proc/self/task/{os.getpid()}/children"
    for _ in range(100):  # ending one may hand its own children on to this process
        try:
            with open(path, encoding="ascii") as file:
                orphans = {int(word) for word in file.read().split()} - living
        except OSError:
            return
        if not orphans:
            return
        for orphan in orphans:
            os.kill(orphan, signal.SIGKILL)
            os.waitpid(orphan, 0)
