"""Work done once for a test run, whichever of its worker processes needs it first."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PATIENCE = 300.0


def shared_folder(factory: pytest.TempPathFactory, name: str, fill: Callable[[Path], None]) -> Path:
    """A folder filled by ``fill`` in the first process that asks for it; the other workers wait until it is ready."""
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder, ready, failed = base / name, base / f"{name}-ready", base / f"{name}-failed"
    try:
        folder.mkdir()
    except FileExistsError:
        _wait_for(ready, failed)
        return folder
    try:
        fill(folder)
    except BaseException:
        failed.touch()
        raise
    ready.touch()
    return folder


def _wait_for(ready: Path, failed: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not ready.exists():
        assert not failed.exists(), "another worker could not do it: see its error"
        assert time.monotonic() < end, f"waited {PATIENCE} seconds for another worker"
        time.sleep(0.1)
