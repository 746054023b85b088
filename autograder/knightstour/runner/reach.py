"""Whether a folder can be reached by a user that owns nothing.  Used on both sides; standard library only."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def is_in_reach_of_all(path: str) -> bool:
    """Whether every user may pass through ``path`` and all folders above it."""
    return all(os.stat(folder).st_mode & 0o001 for folder in _and_above(os.path.abspath(path)))


def _and_above(path: str) -> Iterator[str]:
    yield path
    while (above := os.path.dirname(path)) != path:
        yield above
        path = above
