"""Processes of this machine that work on one chunk each; one that dies takes nothing with it but its chunk.

The standard pool of processes gives up all of its work when one process dies, so each has a lane of its own here.
"""

import contextlib
import multiprocessing
import os
import pickle
import queue
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

from knightstour.messages import CourseError, _

_PRELOADED = [
    "knightstour.batch.grader",
    "knightstour.batch.spread",
    "knightstour.report.files",
    "knightstour.diagnosis",
]
_PATIENCE = 5.0  # seconds that a process has to end when told to
_STARTS_ALLOWED = 5  # in a row, of one process
_PAUSE = 0.2  # seconds before it is tried again, and so much more each time

T = TypeVar("T")
Job = tuple[Future[Any], bytes]


class WorkerDied(BrokenExecutor):
    """The process that worked on a task ended before the task did."""


class ProcessLanes(Executor):
    """Runs tasks in a fixed number of processes, which keep their temporary files in ``scratch``."""

    def __init__(self, jobs: int, scratch: Path) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._scratch = scratch
        self._context = _context()
        self._stopped = False
        self._processes: list[BaseProcess] = []
        _start_server(self._context)
        self._threads = [threading.Thread(target=self._serve, daemon=True) for _number in range(jobs)]
        for thread in self._threads:
            thread.start()

    def submit(self, task: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Run ``task`` in one of the processes."""
        if self._stopped:
            raise RuntimeError("no new tasks after shutdown")
        future: Future[T] = Future()
        self._jobs.put((future, pickle.dumps((task, args, kwargs))))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End all processes: after the tasks that are waiting, or at once when these are cancelled."""
        self._stopped = True
        if cancel_futures:
            self._cancel_waiting()
            for process in list(self._processes):
                process.terminate()
        for _thread in self._threads:
            self._jobs.put(None)
        if wait:
            for thread in self._threads:
                thread.join()

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        self.shutdown(cancel_futures=kind is not None)

    def _cancel_waiting(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is not None:
                    job[0].cancel()

    def _serve(self) -> None:
        """Hand one task after another to a process; this runs in a thread of its own for each process."""
        lane: _Lane | None = None
        while (job := self._jobs.get()) is not None:
            future, task = job
            if not future.set_running_or_notify_cancel():
                continue
            try:
                lane = lane or self._open_lane()
            except BaseException as error:  # noqa: BLE001  no task is to blame, and none may be left waiting for ever
                future.set_exception(error)
                continue
            try:
                succeeded, value = lane.run(task)
            except (OSError, EOFError) as error:
                self._close(lane)
                lane = None
                future.set_exception(WorkerDied(str(error)))
                continue
            if succeeded:
                future.set_result(value)
            else:
                future.set_exception(value)
        self._close(lane)

    def _open_lane(self) -> "_Lane":
        """A new process; the server that it is forked from may have been killed, and is started anew then."""
        for attempt in range(1, _STARTS_ALLOWED + 1):
            try:
                lane = _Lane(self._context, self._scratch)
                break
            except (EOFError, ConnectionError) as error:
                if attempt == _STARTS_ALLOWED or self._stopped:
                    sentence = _("No process for grading can be started; start again to go on from here.")
                    raise CourseError(sentence) from error
                time.sleep(_PAUSE * attempt)
        self._processes.append(lane.process)
        if self._stopped:  # told to stop between the two
            lane.process.terminate()
        return lane

    def _close(self, lane: "_Lane | None") -> None:
        if lane is not None:
            lane.close()
            self._processes.remove(lane.process)


class _Lane:
    """One process and the connection to it."""

    def __init__(self, context: BaseContext, scratch: Path) -> None:
        self._ours, theirs = context.Pipe()
        with theirs:
            self.process: BaseProcess = context.Process(  # type: ignore[attr-defined]
                target=_work, args=(theirs, os.fspath(scratch), os.getpid()), name="knightstour-grading"
            )
            self.process.start()

    def run(self, task: bytes) -> tuple[bool, Any]:
        """Whether the task succeeded, and its result or error; raises `EOFError` or `OSError` if the process dies."""
        self._ours.send_bytes(task)
        succeeded, value = pickle.loads(self._ours.recv_bytes())  # from our own process, which runs no submission
        return succeeded, value

    def close(self) -> None:
        """End the process, if need be the hard way."""
        self._ours.close()
        self.process.join(_PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _context() -> BaseContext:
    """Processes forked from a small server that has imported everything once; elsewhere fresh interpreters."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_PRELOADED)
    return context


def _start_server(context: BaseContext) -> None:
    """Start the server that processes are forked from, deaf to Ctrl and C, which reach the whole group.

    Whoever is forked from it inherits that; the grader's own process tells them when to end.
    """
    if context.get_start_method() != "forkserver" or threading.current_thread() is not threading.main_thread():
        return
    from multiprocessing import forkserver

    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        forkserver.ensure_running()
    finally:
        signal.signal(signal.SIGINT, before)


def _work(channel: Connection, scratch: str, grader: int) -> None:
    """Serve tasks until the channel closes or the process is told to stop; this runs in the process.

    ``grader`` is the number of the process that grades the class.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # sent to the whole group; the grader says what it means
    tempfile.tempdir = scratch
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        signal.signal(signal.SIGTERM, _stop)
        threading.Thread(target=_follow_parent, daemon=True).start()
        while True:
            channel.send_bytes(_outcome_of(channel.recv_bytes()))
    with contextlib.suppress(KeyboardInterrupt):  # may come once more on the way out
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if not _is_alive(grader):
        shutil.rmtree(scratch, ignore_errors=True)  # nobody else is left to do it


def _outcome_of(message: bytes) -> bytes:
    task, args, kwargs = pickle.loads(message)
    try:
        return pickle.dumps((True, task(*args, **kwargs)))
    except Exception as error:  # noqa: BLE001  it is raised again where the task was submitted
        return _pickled_error(error)


def _pickled_error(error: Exception) -> bytes:
    try:
        message = pickle.dumps((False, error))
        pickle.loads(message)
    except Exception:  # noqa: BLE001  an error of some library that cannot travel
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return message


def _stop(_number: int, _frame: object) -> None:
    """Leave what is being done, clean up and end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


def _follow_parent() -> None:
    """End this process when the grader's own is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_PATIENCE)
        os._exit(1)


def _is_alive(grader: int) -> bool:
    """Whether the process that grades the class runs.

    When the server that processes are forked from is killed, the grader takes those that still run for dead, and they
    take the grader for dead; the files of the others would go then.
    """
    parent = multiprocessing.parent_process()
    if parent is not None and parent.is_alive():
        return True
    try:
        state = Path(f"/proc/{grader}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"
