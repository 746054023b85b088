"""Everything a worker does to itself before it reads a submission, in the right order.

Prepared once by the zygote, applied by each worker.  A mechanism that fails raises `SealError`: a worker is sealed as
its level promises, or there is none.
"""

from __future__ import annotations

import itertools
import os
import sys

from knightstour.runner import limits
from knightstour.runner.libraries import AllowedPackages, folders_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from knightstour.runner.seccomp import Filter

MOST_DESCRIPTORS = 65_536
SHARED_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64")
ALSO_READABLE = ("/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo", "/dev/zero", "/dev/urandom")


class Seal:
    """What one level asks of a worker; ``plan`` is plain data from the grader."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._limits: dict[str, int] = plan["limits"]
        self._user: int | None = plan["user"]
        self._level: str = plan["level"]
        self._hidden: list[str] = plan["hidden"]
        self._granted: list[tuple[int, int]] = []
        self._kept: list[int] = []
        self._filter: Filter | None = None
        limits.offer_to_out_of_memory_killer()  # handed down to what is forked; writing it takes a millisecond
        if self._user is not None:
            from knightstour.runner.identity import keep_in_reach

            plan["packages"], self._kept = keep_in_reach(plan["packages"])
        AllowedPackages(plan["packages"]).install()
        if self._level == "full":
            self._prepare_paths(folders_of(plan["packages"]))
        if self._level in ("full", "bwrap"):
            from knightstour.runner import seccomp, selftest

            self._filter = seccomp.Filter()
            self._verify = selftest.verify
        sys.modules["knightstour.runner"].__path__ = []  # nothing of the course can be imported from here on

    def _prepare_paths(self, packages: list[str]) -> None:
        from knightstour.runner import landlock

        landlock.version()
        readable = [*sys.path, *SHARED_LIBRARIES, *_libraries_of_python(), *ALSO_READABLE]
        others = [os.path.join(path, name) for path in sys.path for name in ("site-packages", "dist-packages")]
        granted = paths_around(readable, [*self._hidden, *others]) + paths_around(packages, self._hidden)
        for path, listed_only in granted:
            rights = landlock.READ_FOLDER if listed_only else landlock.rights_for(path)
            self._granted.append((landlock.opened(path), rights))
        self._granted.append((landlock.opened("/dev/null"), landlock.READ_FILE | landlock.WRITE_FILE))

    def apply(self, folder: str, channel: set[int]) -> None:
        """Seal this process, which works in ``folder`` and keeps the descriptors of its ``channel``."""
        os.chdir(folder)
        if self._user is not None:
            from knightstour.runner import identity

            identity.become(self._user)
        if sys.platform == "linux":
            from knightstour.runner import kernel

            kernel.die_with_parent()
            if self._level != "basic":
                kernel.give_up_privileges_for_good()
        if self._level == "full":
            from knightstour.runner import landlock

            landlock.restrict([*self._granted, (landlock.opened("."), landlock.READ)])
        close_all_but({0, 1, 2, *channel, *self._kept})
        limits.apply(self._limits)
        if self._filter is not None:
            self._filter.install()
            self._verify(self._hidden)


def close_all_but(kept: set[int]) -> None:
    """Close every descriptor not ``kept``, whoever opened it."""
    if sys.platform == "win32":
        return  # where nothing is inherited that was not asked for
    edges = [-1, *sorted(kept), MOST_DESCRIPTORS]
    for below, above in itertools.pairwise(edges):
        if above - below > 1:  # Python 3.11 takes an empty range for an endless one
            os.closerange(below + 1, above)


def _libraries_of_python() -> list[str]:
    """The shared libraries beside a Python that is not the system's."""
    folder = os.path.join(sys.base_prefix, "lib")
    if folder in SHARED_LIBRARIES or not os.path.isdir(folder):
        return []
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if ".so" in name]


def paths_around(paths: list[str], hidden: list[str]) -> list[tuple[str, bool]]:
    """The parts of ``paths`` in which nothing ``hidden`` lies; of a folder taken apart for it, only its list."""
    found: dict[str, bool] = {}
    secrets = [os.path.realpath(path) for path in hidden]
    for path in paths:
        _add_around(os.path.realpath(path), secrets, found)
    return list(found.items())


def _add_around(path: str, secrets: list[str], found: dict[str, bool]) -> None:
    if any(path == secret or path.startswith(secret + "/") for secret in secrets) or path in found:
        return
    if not os.path.exists(path):
        return
    found[path] = any(secret.startswith(path + "/") for secret in secrets)
    if found[path]:
        for name in os.listdir(path):
            _add_around(os.path.join(path, name), secrets, found)
