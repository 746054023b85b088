"""The beginning of a worker that has an interpreter of its own.  Standard library only."""

from __future__ import annotations

import json
import sys

from knightstour.runner import worker
from knightstour.runner.seal import Seal


def main() -> None:
    """Serve on the descriptor named on the command line, sealed by the plan that follows it."""
    channel, plan, nonce, folder = int(sys.argv[2]), json.loads(sys.argv[3]), sys.argv[4], sys.argv[5]
    worker.move_to(channel, worker.CHANNEL)
    worker.main(nonce, lambda: Seal(plan).apply(folder))
