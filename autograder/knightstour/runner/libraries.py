"""The few packages a submission may import beyond the standard library, where they are installed.

The rest of the grader's packages stays out of its search path; the course itself is one of them.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

# For files with tests of their own: pytest, and what it needs.
TESTING = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments", "py")
ALLOWED = ("numpy", *TESTING)


def installed(search: Sequence[str]) -> dict[str, str]:
    """The folder that holds each allowed package, of those on the path ``search``."""
    found: dict[str, str] = {}
    for name in ALLOWED:
        for folder in search:
            if any(os.path.isfile(os.path.join(folder, file)) for file in (f"{name}/__init__.py", f"{name}.py")):
                found[name] = folder
                break
    return found


def without_testing(packages: dict[str, str]) -> dict[str, str]:
    """The packages for a file that holds no tests of its own."""
    return {name: folder for name, folder in packages.items() if name not in TESTING}


def folders_of(packages: dict[str, str]) -> list[str]:
    """What the packages need to be read: their folders or files, and the shared libraries that wheels bring along."""
    parts = ((folder, part) for name, folder in packages.items() for part in (name, f"{name}.libs", f"{name}.py"))
    candidates = [os.path.join(folder, part) for folder, part in parts]
    return [path for path in candidates if os.path.exists(path)]


class AllowedPackages:
    """Finds the allowed packages where no other finder has; works without listing the folder that holds them."""

    def __init__(self, packages: dict[str, str]) -> None:
        self._packages = packages

    def install(self) -> None:
        """Take part in every import of this process from now on."""
        if self._packages:
            sys.meta_path.append(self)

    def leave_out(self, names: Sequence[str]) -> None:
        """Find these no longer."""
        self._packages = {name: folder for name, folder in self._packages.items() if name not in names}

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a package by its top name; its parts are found by the ordinary finders."""
        del path, target
        if name not in self._packages:
            return None
        from importlib.util import spec_from_file_location

        home = os.path.join(self._packages[name], name)
        if not os.path.isdir(home):
            return spec_from_file_location(name, f"{home}.py")
        return spec_from_file_location(name, os.path.join(home, "__init__.py"), submodule_search_locations=[home])
