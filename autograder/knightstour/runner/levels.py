"""The levels of isolation and what each asks of a worker."""

import os
import secrets
import sys
from pathlib import Path
from typing import Any

from knightstour.runner import libraries, limits

FIRST_USER, USERS = 61_184, 4_096  # numbers that no distribution gives to a person or a service

PACKAGE = Path(__file__).parent.parent


def plan(level: str, memory: int) -> dict[str, Any]:
    """What a worker must do to itself at ``level``, as plain data."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {
        "level": level,
        "limits": limits.defaults(memory, is_root),
        "user": FIRST_USER + secrets.randbelow(USERS) if is_root else None,
        "hidden": [str(PACKAGE)],
        "packages": libraries.installed(sys.path),
    }
