"""Where chunks are graded: processes of this machine, or a Dask cluster.  Both are a `concurrent.futures.Executor`."""

import re
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from knightstour.batch.processes import ProcessLanes
from knightstour.messages import CourseError, _

if TYPE_CHECKING:
    from distributed import Client

_ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss|ucx)://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}")
_PATIENCE = 15  # seconds to find the scheduler
_PATIENCE_FOR_WORKERS = 60


@dataclass(frozen=True)
class Pool:
    """An executor, how many chunks it can work on at once, and the errors by which it says that a process died."""

    executor: Executor
    width: int
    shares_disk: bool
    died: tuple[type[BaseException], ...] = (BrokenExecutor,)
    tries_itself: bool = False  # it has already tried a chunk again, elsewhere, before it says so


@contextmanager
def local_pool(jobs: int, scratch: Path) -> Iterator[Pool]:
    """Processes of this machine, with their temporary files in ``scratch``."""
    with ProcessLanes(jobs, scratch) as lanes:
        yield Pool(lanes, jobs, shares_disk=True)


@contextmanager
def cluster_pool(address: str) -> Iterator[Pool]:
    """The workers of an existing Dask cluster."""
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError as error:
        sentence = _("Grading on a cluster needs one more package; type: {python} -m pip install distributed")
        raise CourseError(sentence.format(python=sys.executable)) from error
    if not _ADDRESS.fullmatch(address):  # the client would wait long for what can never be there
        raise CourseError(
            _("{address} is no address of a Dask scheduler, such as tcp://host:8786.").format(address=address)
        )
    if _is_nowhere(address):  # the client would try again and again
        raise CourseError(_("There is no Dask scheduler at {address}.").format(address=address))
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError) as error:
        raise CourseError(_("There is no Dask scheduler at {address}.").format(address=address)) from error
    try:
        yield _cluster(client, address, KilledWorker)
    finally:
        client.close()  # type: ignore[no-untyped-call]


def _is_nowhere(address: str) -> bool:
    """Whether there is no machine of this name, or it says that nobody listens at this port."""
    host, _colon, port = address.rpartition("//")[2].rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=1):
            return False
    except (ConnectionRefusedError, socket.gaierror, UnicodeError, OverflowError):
        return True
    except OSError:  # slow or far away: the client has more patience
        return False


def _cluster(client: "Client", address: str, killed: type[BaseException]) -> Pool:
    try:
        client.wait_for_workers(1, timeout=_PATIENCE_FOR_WORKERS)
    except TimeoutError as error:
        raise CourseError(_("The Dask cluster at {address} has no workers.").format(address=address)) from error
    workers = len(client.nthreads())  # type: ignore[no-untyped-call]
    executor: Executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
    return Pool(executor, max(workers, 1), shares_disk=False, died=(killed,), tries_itself=True)
