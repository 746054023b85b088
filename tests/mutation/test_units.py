"""The lists of survivors of units besides the lab are current, and a few mutants of each are judged.

All of them take long: ``python -m tests.mutation --unit mazes``.
"""

import pytest

from tests.mutation.judging import judge
from tests.mutation.mutants import LAB, mutants_of_unit
from tests.mutation.survivors import FILE, complaint, file_of, read_reasons, unknown

UNITS = sorted(path.stem.removeprefix("survivors_") for path in FILE.parent.glob("survivors_*.toml"))
EVERY = 200  # one in so many is judged here


@pytest.mark.parametrize("unit", UNITS)
def test_every_survivor_with_a_reason_is_still_a_mutant(unit: str) -> None:
    assert unit != LAB
    assert unknown(mutants_of_unit(unit), read_reasons(file_of(unit))) == []


@pytest.mark.parametrize("unit", UNITS)
def test_a_few_mutants_are_caught_by_the_exercise_they_are_in(unit: str) -> None:
    reasons = read_reasons(file_of(unit))
    chosen = [mutant for mutant in mutants_of_unit(unit)[::EVERY] if mutant.key not in reasons]
    verdicts = judge(chosen, unit=unit)
    complaints = {
        mutant.key: words
        for mutant, verdict in zip(chosen, verdicts, strict=True)
        if (words := complaint(mutant, verdict, reasons)) is not None
    }
    assert complaints == {}
