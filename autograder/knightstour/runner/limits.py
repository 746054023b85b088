"""Resource limits of a worker: they stop runaway memory, disk use, core dumps and, should the grader be gone, time.

Used inside the worker before it reads the submission.  Not on Windows, where nothing like it exists.
"""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

STACK = 64 * 1024 * 1024  # for 20,000 frames of Python called from C; the kernel grows the main thread's stack to it
PROCESSOR_SECONDS = 120
OWN_THREADS, SHARED_THREADS = 64, 4_096
OPEN_FILES = 64
LARGEST_FILE = 1024 * 1024


def defaults(memory: int, own_user: bool) -> dict[str, int]:
    """Give the limits of one worker by the name of their resource.

    ``memory`` counts virtual memory.  Threads count with all that the user runs, so only a worker that is a user of its
    own gets a narrow limit.
    """
    return {
        "RLIMIT_NPROC": OWN_THREADS if own_user else SHARED_THREADS,
        "RLIMIT_AS": memory,
        "RLIMIT_CPU": PROCESSOR_SECONDS,
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


def offer_to_out_of_memory_killer() -> None:
    """Be the first to be ended when the machine runs out of memory."""
    try:
        with open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
            file.write("1000")
    except OSError:
        return  # no such file in bubblewrap, where nothing is mounted


def _set(kind: int, soft: int, hard: int) -> None:
    try:
        resource.setrlimit(kind, (soft, hard))
    except (ValueError, OSError):
        if sys.platform == "linux":
            raise  # macOS refuses some of them, and promises less
