"""What is asked of a submission to tell which known mistake it makes: a module for each unit, named by its stem.

Such a module has ``LENT``, for each exercise the names of the course's functions that take the place of the student's
while it is asked, and ``BATTERIES``, for each exercise one fixed list of calls, from the simplest up.
"""

import functools
import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field

from knightstour.runner.answers import Call


@dataclass(frozen=True)
class Battery:
    """What is lent and asked, by exercise."""

    lent: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    calls: Mapping[str, tuple[Call, ...]] = field(default_factory=dict)


@functools.cache
def battery_of(unit: str) -> Battery:
    """The battery of a unit; an empty one when there is none yet."""
    name = f"{__name__}.{unit}"
    if importlib.util.find_spec(name) is None:
        return Battery()
    module = importlib.import_module(name)
    return Battery(module.LENT, module.BATTERIES)
