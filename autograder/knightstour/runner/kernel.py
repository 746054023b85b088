"""System calls that Python has no function for, by ctypes.  Inside workers, on Linux; standard library only."""

from __future__ import annotations

import ctypes
import os
import signal

PR_SET_NO_NEW_PRIVS = 38
PR_SET_SECCOMP = 22
PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
SECCOMP_MODE_FILTER = 2

_libc = ctypes.CDLL(None, use_errno=True)


class SealError(Exception):
    """A mechanism of the seal is missing or failed here; the message says which and why."""


def call(what: str, number: int, *arguments: object) -> int:
    """Make system call ``number``; raises `SealError` about ``what`` when it fails."""
    result: int = _libc.syscall(number, *arguments)
    if result < 0:
        raise SealError(f"{what}: {os.strerror(ctypes.get_errno())}")
    return result


def control(what: str, option: int, *arguments: object) -> None:
    """Call ``prctl``; raises `SealError` about ``what`` when it fails."""
    padding = [ctypes.c_ulong(0)] * (4 - len(arguments))
    if _libc.prctl(option, *arguments, *padding) != 0:
        raise SealError(f"{what}: {os.strerror(ctypes.get_errno())}")


def give_up_privileges_for_good() -> None:
    """No program started from here on gains rights; without it an ordinary user may not use the other mechanisms."""
    control("no_new_privs", PR_SET_NO_NEW_PRIVS, ctypes.c_ulong(1))


def die_with_parent() -> None:
    """Be killed when the parent ends; asked for after the last change of user, which takes it back."""
    control("parent's death", PR_SET_PDEATHSIG, ctypes.c_ulong(signal.SIGKILL))


def adopt_orphans() -> None:
    """Become the parent of whatever the children of this process leave behind, so that it can be ended."""
    control("subreaper", PR_SET_CHILD_SUBREAPER, ctypes.c_ulong(1))
