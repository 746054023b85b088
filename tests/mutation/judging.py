"""Every mutant handed to the grader as if a student had written it."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutation.mutants import LAB, Mutant


@dataclass(frozen=True)
class Verdict:
    """What the grader says about a mutant: the exercises that lost points, without those that were only blocked."""

    wrong: tuple[str, ...]
    errors: tuple[str, ...] = ()

    @property
    def killed(self) -> bool:
        """Whether the mutant does not get full marks."""
        return bool(self.wrong)


def judge(mutants: Sequence[Mutant], jobs: int = 2, unit: str = LAB) -> list[Verdict]:
    """The verdicts on ``mutants``, in their order, from one run of the grader's own command line."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        submissions, out = Path(folder, "mutants"), Path(folder, "graded")
        submissions.mkdir()
        for number, mutant in enumerate(mutants):
            (submissions / f"m{number:04}.py").write_text(mutant.source + "\n", encoding="utf-8")
        command = [sys.executable, "-m", "knightstour", "grade", str(submissions), "--out", str(out), "--unit", unit]
        done = subprocess.run([*command, "--jobs", str(jobs)], capture_output=True, encoding="utf-8", check=False)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        results = (out / "results" / f"m{number:04}.json" for number in range(len(mutants)))
        return [_verdict(json.loads(result.read_text(encoding="utf-8"))) for result in results]


def _verdict(result: dict[str, Any]) -> Verdict:
    statuses = {exercise["name"]: exercise["status"] for exercise in result["exercises"]}
    return Verdict(
        tuple(name for name, status in statuses.items() if status in ("failed", "not started")),
        tuple(name for name, status in statuses.items() if status == "grader error"),
    )
