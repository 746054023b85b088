"""Chance that comes from the source that is given, and from nowhere else."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from knightstour.rules import Flaw
from knightstour.runner.answers import Call, Expression, Value

CHANCES = (1, 2, 3, 4, 5, 6)
FEWEST_RESULTS = 5  # a walk has at most four first steps, so more results take more than the first by chance


def chance_calls(with_seed: Callable[[int], Call]) -> list[Call]:
    """The calls for the seeds of `CHANCES`, then those for the first of them again, with other luck outside of it."""
    first = with_seed(CHANCES[0])
    return [*map(with_seed, CHANCES), first, *(with_other_luck(first, luck) for luck in CHANCES[1:])]


def with_other_luck(call: Call, luck: int) -> Call:
    """The same call where ``random`` itself, which every call finds alike, begins elsewhere.

    Work that takes its chance from the source alone gives the same again.
    """
    arguments = [
        Expression(f"(random.seed({luck}), {argument.source})[1]")
        if isinstance(argument, Expression) and argument.source.startswith("random.Random(")
        else argument
        for argument in call.arguments
    ]
    return replace(call, arguments=tuple(arguments))


def flaw_of_chance(values: Sequence[Value]) -> Flaw | None:
    """What is wrong with the answers to `chance_calls`."""
    if any(value != values[0] for value in values[len(CHANCES) :]):
        return Flaw("other-chance", found=CHANCES[0])
    if all(value == values[0] for value in values):
        return Flaw("same-chance", found=len(CHANCES))
    different = [value for place, value in enumerate(values[: len(CHANCES)]) if value not in values[:place]]
    if len(different) < FEWEST_RESULTS:
        return Flaw("little-chance", found=len(CHANCES), expected=len(different))
    return None
