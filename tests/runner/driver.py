"""Runs submissions inside the guard and tells on its output what became of them; holds nothing but a runner.

Reads a job, one JSON object: the level, and a list of submissions with their calls.  It prints one JSON object:
the answers, and what was left behind.
"""

import json
import resource
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "autograder"))

from knightstour.runner import open_runner  # noqa: E402 - found only now
from knightstour.runner.answers import Answer, Budget, Call, Runner  # noqa: E402
from knightstour.runner.process import ProcessRunner  # noqa: E402

CANARIES = Path("/tmp/canary")
MEMORY = 400 * 1024 * 1024


def main() -> None:
    """Do the job on standard input."""
    job = json.load(sys.stdin)
    before = _traces()
    level = job["level"]
    runner: Runner = open_runner("none") if level == "none" else ProcessRunner(level, memory=MEMORY)
    told = [_run(runner, submission) for submission in job["submissions"]]
    runner.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(json.dumps({"submissions": told, "before": before, "after": _traces(), "peak": peak}))


def _run(runner: Runner, submission: dict[str, Any]) -> dict[str, Any]:
    began = time.monotonic()
    with runner.open(_file_of(submission), submission.get("lend", {}), Budget()) as session:
        answers = [_tell(session.load())]
        for function, arguments in submission["calls"]:
            calls = [Call(function, tuple(arguments), seconds=submission.get("seconds", 0.5))]
            answers += [_tell(answer) for answer in session.ask(calls)]
    return {"answers": answers, "seconds": time.monotonic() - began}


def _file_of(submission: dict[str, Any]) -> Path:
    """The file to run; a good submission comes as its source, since only the guard's own folders can be written."""
    if "file" in submission:
        return Path(submission["file"])
    path = Path("/mnt/good.py")
    path.write_text(submission["source"])
    return path


def _tell(answer: Answer) -> dict[str, Any]:
    return {
        "ending": answer.ending.value,
        "value": repr(answer.value)[:4000],
        "raised": answer.raised.type_name if answer.raised else None,
        "message": answer.raised.message[:200] if answer.raised else None,
        "line": answer.raised.line if answer.raised else None,
        "printed": answer.printed[:200],
        "reason": answer.reason,
    }


def _traces() -> dict[str, Any]:
    """Processes, files and descriptors there are."""
    folders = ("/tmp", "/var/tmp", "/dev/shm")
    return {
        "processes": sorted(path.name for path in Path("/proc").iterdir() if path.name.isdigit()),
        "files": sorted(str(path) for top in folders for path in Path(top).iterdir()),
        "canaries": sorted(f"{path} {path.read_bytes()!r}" for path in CANARIES.rglob("*") if path.is_file()),
        "descriptors": len(list(Path("/proc/self/fd").iterdir())),
    }


if __name__ == "__main__":
    main()
