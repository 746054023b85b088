"""Every mutant handed to the grader as if a student had written it."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.mutants import LAB, Mutant
from tests.units.units import graded_text


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
    """The verdicts on ``mutants``, in their order.

    Those of the lab come from one run of the grader's own command line; those of other units from this process, where
    the largest boards are smaller.
    """
    if unit == LAB:
        return _judged_by_the_command(mutants, jobs)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        results = (graded_text(unit, Path(folder), mutant.source + "\n", few_programs=True) for mutant in mutants)
        return [_verdict({exercise.name: exercise.status for exercise in result.exercises}) for result in results]


def _judged_by_the_command(mutants: Sequence[Mutant], jobs: int) -> list[Verdict]:
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        submissions, out = Path(folder, "mutants"), Path(folder, "graded")
        submissions.mkdir()
        for number, mutant in enumerate(mutants):
            (submissions / f"m{number:04}.py").write_text(mutant.source + "\n", encoding="utf-8")
        command = [sys.executable, "-m", "knightstour", "grade", str(submissions), "--out", str(out), "--unit", LAB]
        done = subprocess.run([*command, "--jobs", str(jobs)], capture_output=True, encoding="utf-8", check=False)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        results = (out / "results" / f"m{number:04}.json" for number in range(len(mutants)))
        read = (json.loads(result.read_text(encoding="utf-8")) for result in results)
        return [_verdict({item["name"]: item["status"] for item in result["exercises"]}) for result in read]


def _verdict(statuses: Mapping[str, str]) -> Verdict:
    return Verdict(
        tuple(name for name, status in statuses.items() if status in ("failed", "not started")),
        tuple(name for name, status in statuses.items() if status == "grader error"),
    )
