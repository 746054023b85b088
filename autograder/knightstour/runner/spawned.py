"""The beginning of a worker that has an interpreter of its own.  Standard library only."""

from __future__ import annotations

import json
import os
import sys

from knightstour.runner import worker
from knightstour.runner.seal import Seal


def main() -> None:
    """Serve on the channel named on the command line, sealed by the plan that follows it."""
    channel, plan, nonce, folder, *stdin = sys.argv[2:]
    source = sink = worker.CHANNEL
    if channel == "pipes":
        source, sink = _free_standard_streams(stdin[0])
    else:
        worker.move_to(int(channel), worker.CHANNEL)
    seal = Seal(json.loads(plan))  # opens descriptors of its own, so the channel has its number by now
    worker.main(nonce, lambda: seal.apply(folder, {source, sink}), source, sink)


def _free_standard_streams(stdin: str) -> tuple[int, int]:
    """Take the two pipes of frames away from the standard streams, and give those what the submission may have."""
    sink = os.dup(1)
    worker.move_to(sink, worker.CHANNEL)
    sink, source = worker.CHANNEL, os.dup(0)
    reading = os.open(stdin, os.O_RDONLY)
    os.dup2(reading, 0)
    os.dup2(2, 1)
    os.close(reading)
    if sys.platform == "win32":
        import msvcrt

        for descriptor in (source, sink):
            msvcrt.setmode(descriptor, os.O_BINARY)
    return source, sink
