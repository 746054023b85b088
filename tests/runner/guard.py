"""The outer guard: hostile files run in namespaces of their own, as a user that owns nothing, whatever their level.

Some of them kill every process they may and write wherever they can; run by root that would be the whole machine.
Inside, ``/tmp``, ``/var/tmp`` and ``/dev/shm`` are empty and small, and ``/tmp/canary`` holds what must not be touched.
"""

import functools
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]
INSIDE = "/mnt/house"
FIRST_USER = 40_000

CANARIES = """
mkdir -p /tmp/canary/tests /tmp/canary/solutions /tmp/canary/drop
echo 'SECRET = 1' > /tmp/canary/tests/test_x.py
echo 'SECRET = 2' > /tmp/canary/solutions/sol.py
chown -R {user} /tmp/canary
"""

SCRIPT = """
set -e
for folder in /mnt /tmp /var/tmp /dev/shm; do mkdir -p $folder; mount -t tmpfs -o size=64m,mode=1777 guard $folder; done
mkdir -p {inside}
mount --bind {house} {inside}
mount -o remount,bind,ro {inside}
{python_mount}
{canaries}
{preparation}
ulimit -c 0
export LD_LIBRARY_PATH=/mnt/python/lib  # else a system library of nearly the same version may be taken
exec {drop} {command}
"""


@functools.cache
def why_none() -> str:
    """Why the guard cannot be built here; empty when it can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "the guard needs root on Linux"
    trial = subprocess.run(guarded(["true"]), capture_output=True, text=True)
    return trial.stderr if trial.returncode else ""


def guarded(command: list[str], as_root: bool = False, preparation: str = "") -> list[str]:
    """``command`` inside the guard; ``as_root`` only for levels whose worker is known to leave root.

    ``preparation`` is shell text that root runs inside before.
    """
    user = user_inside()
    drop = f"setpriv --reuid {user} --regid {user} --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs"
    drop += " --pdeathsig KILL"  # which is forgotten when the user changes; without it a guard that is ended lives on
    script = SCRIPT.format(
        inside=INSIDE,
        house=shlex.quote(str(HOUSE)),
        python_mount=_python_mount(),
        canaries=CANARIES.format(user=user),
        preparation=preparation,
        drop="" if as_root else f"{drop} prlimit --nproc=400",
        command=shlex.join(command),
    )
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-c", script]


def user_inside() -> int:
    """The number of the user inside the guard: two guards at once must not count each other's processes."""
    return FIRST_USER + os.getpid() % 20_000


def python_inside() -> str:
    """The interpreter as it is called inside the guard, where private home folders are out of reach."""
    name = Path(sys.executable).resolve().name
    return f"/mnt/python/bin/{name}" if _python_mount() else str(Path(sys.executable).resolve())


def _python_mount() -> str:
    if Path(sys.base_prefix) in (Path("/usr"), Path("/usr/local")):
        return ""
    return f"mkdir -p /mnt/python && mount --bind {shlex.quote(sys.base_prefix)} /mnt/python"


def has_bubblewrap() -> bool:
    """Whether bubblewrap is installed."""
    return shutil.which("bwrap") is not None
