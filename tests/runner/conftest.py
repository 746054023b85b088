"""Runners of every kind, and submissions to open in them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from knightstour.runner import LevelUnavailable, open_runner
from knightstour.runner.answers import Answer, Budget, Call, Runner
from knightstour.runner.nursery import SpawnNursery
from knightstour.runner.piped import PipedNursery
from knightstour.runner.process import ProcessRunner

PROCESSES = ["full", "bwrap", "basic", "spawned", "piped"]
KINDS = ["full", "piped", "none"]

Submit = Callable[[str | bytes], Path]


def opened(kind: str) -> Runner:
    """A runner of ``kind``: a level, or the plain one of where nothing is forked (macOS) or inherited (Windows)."""
    if kind == "spawned":
        return ProcessRunner("basic", nursery=SpawnNursery)
    if kind == "piped":
        return ProcessRunner("basic", nursery=PipedNursery)
    try:
        return open_runner(kind)
    except LevelUnavailable as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module", params=PROCESSES)
def runner(request: pytest.FixtureRequest) -> Iterator[Runner]:
    """A runner with processes."""
    with_processes = opened(request.param)
    yield with_processes
    with_processes.close()


@pytest.fixture(scope="module", params=KINDS)
def any_runner(request: pytest.FixtureRequest) -> Iterator[Runner]:
    """A runner of any kind."""
    some = opened(request.param)
    yield some
    some.close()


@pytest.fixture
def submit(tmp_path: Path) -> Submit:
    """Write a submission."""

    def write(source: str | bytes) -> Path:
        path = tmp_path / "tour.py"
        path.write_bytes(source.encode() if isinstance(source, str) else source)
        return path

    return write


def ask(runner: Runner, file: Path, *calls: Call) -> Sequence[Answer]:
    """Make ``calls`` in one session."""
    with runner.open(file, {}, Budget()) as session:
        return session.ask(calls)
