"""The beginning of a worker that has an interpreter of its own.  Standard library only."""

import json
import os
import sys

from knightstour.runner import limits, worker


def main() -> None:
    """Prepare as the request on the command line says, then serve on the given descriptor."""
    channel, request = int(sys.argv[2]), json.loads(sys.argv[3])
    sys.dont_write_bytecode = True
    os.chdir(request["folder"])
    limits.apply(request["limits"])
    worker.main(channel, channel, {"nonce": request["nonce"], "version": list(sys.version_info[:3])})
