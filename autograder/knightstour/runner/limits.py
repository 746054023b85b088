"""Resource limits of a worker: they stop runaway memory, disk use, core dumps and, should the grader be gone, time.

Used inside the worker before it reads the submission.  Not on Windows, where nothing like it exists.
"""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

STACK = 64 * 1024 * 1024  # for 20,000 frames of Python called from C; the kernel grows the main thread's stack to it
OPEN_FILES = 64
LARGEST_FILE = 1024 * 1024


def defaults(memory: int = 1024 * 1024 * 1024, processor_seconds: int = 120) -> dict[str, int]:
    """The limits of one worker by the name of their resource; ``memory`` counts virtual memory."""
    return {
        "RLIMIT_AS": memory,
        "RLIMIT_CPU": processor_seconds,
        "RLIMIT_FSIZE": LARGEST_FILE,
        "RLIMIT_NOFILE": OPEN_FILES,
        "RLIMIT_CORE": 0,
    }


def apply(limits: dict[str, int]) -> None:
    """Lower this process to ``limits``, for good."""
    if sys.platform == "win32":
        return
    for name, value in limits.items():
        kind = getattr(resource, name, None)
        if kind is None:
            continue
        _, hard = resource.getrlimit(kind)
        lowered = value if hard == resource.RLIM_INFINITY else min(value, hard)
        _set(kind, lowered, lowered)
    _, hard = resource.getrlimit(resource.RLIMIT_STACK)
    _set(resource.RLIMIT_STACK, STACK if hard == resource.RLIM_INFINITY else min(STACK, hard), hard)


def _set(kind: int, soft: int, hard: int) -> None:
    try:
        resource.setrlimit(kind, (soft, hard))
    except (ValueError, OSError):
        if sys.platform == "linux":
            raise  # macOS refuses some of them, and promises less
