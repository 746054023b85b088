"""Which mutants may get full marks, and why: the reasons kept in survivors.toml."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.judging import Verdict
from tests.mutation.mutants import LAB, Mutant

FILE = Path(__file__).with_name("survivors.toml")


def file_of(unit: str) -> Path:
    """The survivors of a unit."""
    return FILE if unit == LAB else FILE.with_name(f"survivors_{unit}.toml")


KINDS = {
    "equivalent": "does the same",
    "open": "does something else that the task leaves open",
    "gap": "is wrong, and the grader does not see it yet",
}


@dataclass(frozen=True)
class Reason:
    """Why a mutant gets full marks."""

    kind: str
    why: str


def read_reasons(file: Path = FILE) -> dict[str, Reason]:
    """The reason for each mutant in the file, by the mutant's key."""
    groups = tomllib.loads(file.read_text(encoding="utf-8"))["because"]
    reasons: dict[str, Reason] = {}
    for group in groups:
        if group["kind"] not in KINDS:
            raise ValueError(f"no kind of reason: {group['kind']}")
        for key in group["mutants"]:
            if key in reasons:
                raise ValueError(f"twice in {file.name}: {key}")
            reasons[key] = Reason(group["kind"], group["why"])
    return reasons


def complaint(mutant: Mutant, verdict: Verdict, reasons: dict[str, Reason]) -> str | None:
    """What is not as it should be about a verdict; None when the mutant is caught where it is, or explained."""
    if verdict.errors:
        return f"the grader itself failed in {', '.join(verdict.errors)}"
    explained = mutant.key in reasons
    if not verdict.killed:
        return None if explained else "gets full marks, and no reason is known"
    if explained:
        return f"is caught, though {FILE.name} says why it cannot be"
    if verdict.wrong != (mutant.exercise,):
        return f"loses points in {', '.join(verdict.wrong)}, but is a fault of {mutant.exercise}"
    return None


def unknown(mutants: Sequence[Mutant], reasons: dict[str, Reason]) -> list[str]:
    """Keys in the file that are no mutants any more."""
    return sorted(reasons.keys() - {mutant.key for mutant in mutants})
