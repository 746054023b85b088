"""Landlock: the kernel refuses every path that was not granted.

Stops reading of solutions, checks, other submissions, ``/etc`` and ``/proc``; every kind of writing, renaming and
removing; running programs; TCP (Linux 6.7+); signals and abstract sockets to the outside (6.12+).  Needs no rights and
works in containers.  It does not cover looking at a file's existence and size, nor chmod and its like, nor truncation
before Linux 6.2: the system call filter takes the last two.
"""

from __future__ import annotations

import ctypes
import os
import struct

from knightstour.runner.kernel import SealError, call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # the same on all architectures Python runs on
ASK_VERSION = 1
PATH_BENEATH = 1

WRITE_FILE = 1 << 1
READ_FILE = 1 << 2
READ_FOLDER = 1 << 3
READ = READ_FILE | READ_FOLDER

FILE_RIGHTS_OF_VERSION = {1: 13, 2: 14, 3: 15, 4: 15}  # how many kinds of access to files it can refuse; later 16
LATEST_FILE_RIGHTS = 16
NET_RIGHTS = 0b11  # binding and connecting TCP
SCOPES = 0b11  # abstract sockets and signals


def version() -> int:
    """Ask the kernel which version of Landlock it has; raises `SealError` when there is none."""
    return call("Landlock", CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(ASK_VERSION))


def opened(path: str) -> int:
    """A descriptor that stands for ``path`` without opening it for reading."""
    return os.open(path, os.O_PATH | os.O_CLOEXEC)


def rights_for(path: str) -> int:
    """What reading ``path`` takes: the kernel refuses rights of folders for a file."""
    return READ if os.path.isdir(path) else READ_FILE


def restrict(granted: Iterable[tuple[int, int]]) -> None:
    """Let this process reach only what is ``granted`` from now on: descriptors of paths, and rights beneath each."""
    ruleset = _new_ruleset(version())
    for descriptor, rights in granted:
        # Packed in C: eight bytes of rights, four of descriptor.
        rule = struct.pack("=Qi", rights, descriptor)
        call("a Landlock rule", ADD_RULE, ruleset, PATH_BENEATH, rule, ctypes.c_uint32(0))
    call("Landlock", RESTRICT_SELF, ruleset, ctypes.c_uint32(0))
    os.close(ruleset)


def _new_ruleset(kernel: int) -> int:
    if kernel < 1:
        raise SealError("Landlock: none")
    refused = [(1 << FILE_RIGHTS_OF_VERSION.get(kernel, LATEST_FILE_RIGHTS)) - 1]
    if kernel >= 4:
        refused.append(NET_RIGHTS)
    if kernel >= 6:
        refused.append(SCOPES)
    attributes = struct.pack(f"={len(refused)}Q", *refused)
    return call("Landlock", CREATE_RULESET, attributes, ctypes.c_size_t(len(attributes)), ctypes.c_uint32(0))
