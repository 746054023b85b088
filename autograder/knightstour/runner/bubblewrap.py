"""Bubblewrap: a worker in namespaces of its own, in which nothing is mounted but Python and the submission.

Stops what Landlock stops (reading and writing outside, signals and sockets to other processes, the network) on kernels
that lack it, and hides even the existence of other files.  When the worker ends, the kernel ends all that it started.
Needs Debian's ``bubblewrap`` and the right to make user namespaces, which default Docker and Ubuntu 24.04 do not give.
"""

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from knightstour.runner import libraries
from knightstour.runner.start import HERE, interpreter_path

RUNNER_INSIDE = "/runner"  # where the modules of the worker itself are found inside
SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/localtime")
DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom")
NAMESPACES = ("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try")


class NoBubblewrap(Exception):
    """The program is not installed."""


def wrapped(command: list[str], plan: dict[str, Any], folder: Path, status: int) -> list[str]:
    """``command`` inside bubblewrap, in ``folder``; the descriptor ``status`` is told the process's number."""
    program = shutil.which("bwrap")
    if program is None:
        raise NoBubblewrap("bwrap is not installed (Debian and Ubuntu: bubblewrap)")
    options = [program, *NAMESPACES, "--die-with-parent", "--new-session", "--as-pid-1", "--info-fd", str(status)]
    if plan["user"] is not None:
        options += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]  # the worker uses them up at once
    inside = [RUNNER_INSIDE if part == HERE else part for part in command]
    return [*options, *_mounts(plan, folder), "--", *inside]


def _mounts(plan: dict[str, Any], folder: Path) -> list[str]:
    mounts: list[str] = []
    bound = [path for path in (*SYSTEM, sys.base_prefix, os.path.dirname(interpreter_path())) if os.path.exists(path)]
    packages = libraries.folders_of(plan["packages"])
    for path in _folders_above([*bound, *packages, *DEVICES, str(folder)]):
        mounts += ["--dir", path]  # made here so that all may pass; made on the way, only their owner might
    for path in bound:
        mounts += ["--ro-bind", path, path]
    for path in [*_package_folders(), *plan["hidden"]]:
        if any(path.startswith(f"{top}/") for top in bound) and os.path.isdir(path):
            mounts += ["--tmpfs", path]
    for path in packages:
        mounts += ["--ro-bind", path, path]
    for device in DEVICES:
        mounts += ["--dev-bind", device, device]
    mounts += ["--ro-bind", HERE, RUNNER_INSIDE, "--ro-bind", str(folder), str(folder)]
    return [*mounts, "--remount-ro", "/", "--chdir", str(folder)]


def _folders_above(paths: list[str]) -> list[str]:
    above = {str(folder) for path in paths for folder in Path(path).parents}
    return sorted(above - {"/"})


def _package_folders() -> list[str]:
    library = os.path.dirname(os.__file__)
    return [os.path.join(library, name) for name in ("site-packages", "dist-packages")]


def process_number(report: bytes) -> int:
    """The number, out here, of the process inside, as bubblewrap reports it."""
    return int(json.loads(report)["child-pid"])
