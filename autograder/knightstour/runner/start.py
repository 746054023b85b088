"""Starts the interpreters that hold no course: the zygote, or one worker where nothing can be forked."""

import os
import subprocess
import sys
from pathlib import Path

HERE = str(Path(__file__).parent)

# Bare packages, so that the modules a worker needs can be imported while the rest of the course cannot.
BOOT = """
import sys
for name, path in (("knightstour", []), ("knightstour.runner", [sys.argv[1]])):
    module = sys.modules[name] = type(sys)(name)
    module.__path__ = path
from knightstour.runner import {module}
{module}.main()
"""

KEPT = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")  # what an interpreter may need in order to start at all
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")


def environment() -> dict[str, str]:
    """All the environment there is inside: no names, tokens or paths of whoever runs the grader."""
    variables = {name: os.environ[name] for name in KEPT if name in os.environ}
    variables |= dict.fromkeys(THREADS, "1")  # each thread of a numeric library reserves memory that counts as used
    return variables | {"PYTHONHASHSEED": "0", "PATH": os.defpath, "LANG": "C.UTF-8"}


def command(module: str, *arguments: str) -> list[str]:
    """The command that runs ``main`` of a module of this package in a bare interpreter.

    ``-I`` would also ignore the fixed hash seed, so its parts are given one by one; the environment is clean anyway.
    """
    return [interpreter_path(), "-S", "-s", "-P", "-X", "utf8", "-c", BOOT.format(module=module), HERE, *arguments]


def interpreter_path() -> str:
    """The interpreter itself, not a virtual environment's name for it: its own library is all a worker needs."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def start(arguments: list[str], **options: object) -> "subprocess.Popen[bytes]":
    """Start a process in a group of its own, with a clean environment, inheriting only what ``options`` name."""
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        arguments, env=environment(), start_new_session=True, **options
    )
