"""Which parts of the learner's file to look at first: those in whose place the course's own mend what went wrong."""

import time
from collections.abc import Callable, Mapping, Sequence

from knightstour.lent import SOURCES

PATIENCE = 5.0  # seconds; parts that run on and on must not be waited for again and again

Mends = Callable[[Mapping[str, str]], bool]  # whether all goes well with these parts, as text, in the file's own stead


def parts_to_blame(functions: Sequence[str], at_work: str, mends: Mends) -> list[str]:
    """The parts of the file without which ``at_work`` goes well; none where it goes wrong without them, too.

    ``functions`` are those that the file should have, in order: later ones may use earlier ones.
    """
    parts = [name for name in functions if name in SOURCES and name != at_work]
    if not parts or not mends(_texts(parts)):
        return []
    end = time.monotonic() + PATIENCE
    for name in reversed(parts):
        fewer = [other for other in parts if other != name]
        if fewer and time.monotonic() < end and mends(_texts(fewer)):
            parts = fewer
    return parts


def _texts(names: Sequence[str]) -> dict[str, str]:
    return {name: SOURCES[name] for name in names}
