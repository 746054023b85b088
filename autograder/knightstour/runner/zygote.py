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

from knightstour.runner import limits, worker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CHANNEL = 3  # the frames' file descriptor in a worker
LARGEST_REQUEST = 65_536
PR_SET_CHILD_SUBREAPER = 36


def main() -> None:
    """Serve requests from the control socket, named on the command line, until the grader closes it."""
    control = socket.socket(fileno=int(sys.argv[2]))
    living: set[int] = set()
    _adopt_orphans()
    gc.collect()
    gc.freeze()  # keeps the collector from touching, and so copying, the memory that workers share
    while True:
        message, descriptors, _, _ = socket.recv_fds(control, LARGEST_REQUEST, 3)
        if not message:
            return
        request = json.loads(message)
        if request["do"] == "fork":
            living.add(_fork(control, request, descriptors))
        else:
            living.discard(request["pid"])
            _reap(control, request["pid"], living)


def _adopt_orphans() -> None:
    """Become the parent of whatever a worker's children leave behind, so that it can be ended."""
    import ctypes

    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _fork(control: socket.socket, request: dict[str, Any], descriptors: list[int]) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            _become_worker(request, descriptors)
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


def _become_worker(request: dict[str, Any], descriptors: list[int]) -> None:
    os.setsid()
    channel, output, *given = descriptors
    source = given[0] if given else os.open(os.devnull, os.O_RDONLY)
    # The channel came first and so has the lowest number, 3 or more: nothing is overwritten before it is copied.
    os.dup2(source, 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.dup2(channel, CHANNEL)
    os.closerange(CHANNEL + 1, 1024)
    os.chdir(request["folder"])
    sys.dont_write_bytecode = True
    limits.apply(request["limits"])
    worker.main(CHANNEL, CHANNEL, {"nonce": request["nonce"], "version": list(sys.version_info[:3])})


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
