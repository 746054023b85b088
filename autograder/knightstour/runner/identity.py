"""Who a worker is: run by root, it becomes a user that owns nothing and belongs to nothing.

Stops everything root may do in spite of the other mechanisms, and signals and tracing between workers.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys

from knightstour.runner.kernel import call
from knightstour.runner.reach import is_in_reach_of_all

CAPSET = {"x86_64": 126, "aarch64": 91, "riscv64": 91}
CAPABILITY_VERSION_3 = 0x20080522


def become(number: int) -> None:
    """Become user and group ``number``; where this root may not, stay but give up every capability."""
    try:
        os.setgroups([])
        os.setresgid(number, number, number)
        os.setresuid(number, number, number)
    except OSError:
        _drop_capabilities()


def _drop_capabilities() -> None:
    machine = os.uname().machine
    if machine in CAPSET:
        header = struct.pack("=Ii", CAPABILITY_VERSION_3, 0)
        call("giving up capabilities", CAPSET[machine], header, ctypes.create_string_buffer(24))


def keep_in_reach(packages: dict[str, str]) -> tuple[dict[str, str], list[int]]:
    """Let another user import from libraries in a private home folder, by paths that pass it by.

    The folders are opened now and stay open in every worker; ``/proc/self/fd/N`` leads into them without the folders
    above being searched.  Returns ``packages``, which says in which folder each lies, with such paths, and the
    descriptors.
    """
    libraries = {path for path in [*sys.path, *packages.values()] if os.path.isdir(path)}
    descriptors = {path: os.open(path, os.O_PATH) for path in sorted(libraries) if not is_in_reach_of_all(path)}
    replaced = {path: f"/proc/self/fd/{number}" for path, number in descriptors.items()}
    sys.path[:] = [replaced.get(path, path) for path in sys.path]
    for module in list(sys.modules.values()):
        folders = getattr(module, "__path__", None)
        if isinstance(folders, list):
            folders[:] = [_moved(folder, replaced) for folder in folders]
    return {name: replaced.get(folder, folder) for name, folder in packages.items()}, list(descriptors.values())


def _moved(folder: str, replaced: dict[str, str]) -> str:
    for old, new in replaced.items():
        if folder.startswith(old + "/"):
            return new + folder[len(old) :]
    return folder
