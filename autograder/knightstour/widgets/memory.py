"""What learners did on a board outlives running its cell again: it is remembered under a name."""

from collections.abc import Mapping
from typing import Any

_remembered: dict[str, dict[str, Any]] = {}


def recall(name: str | None, size: object) -> dict[str, Any]:
    """What is remembered under a name for a board of this size; nothing when it has no name or another size."""
    kept = _remembered.get(name) if name else None
    return dict(kept["values"]) if kept is not None and kept["size"] == size else {}


def remember(name: str | None, size: object, values: Mapping[str, Any]) -> None:
    """Keep ``values`` under a name, if there is one."""
    if name:
        _remembered[name] = {"size": size, "values": dict(values)}


def forget(name: str | None = None) -> None:
    """Forget what is kept under a name, or everything."""
    if name is None:
        _remembered.clear()
    else:
        _remembered.pop(name, None)
