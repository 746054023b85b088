"""Small classes to grade through the real command line."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.classes.downloads import lay_out

ROOT = Path(__file__).parents[2]
RIGHT = (ROOT / "solutions" / "knights_tour.py").read_bytes()
UNTOUCHED = (ROOT / "skeletons" / "knights_tour.py").read_bytes()
WRONG = RIGHT + b"\n\ndef heuristic_2(board, position):\n    return position[0] + position[1]\n"
BROKEN = b"def generate_moves(board, position)\n"
LOOP = b"def generate_moves(board, position):\n    while True:\n        pass\n"

COMMAND = (sys.executable, "-m", "knightstour")


def small_class(folder: Path, more: Mapping[str, bytes] | None = None) -> Path:
    """A class of six, one of them unreadable and one empty."""
    files = {"ana.py": RIGHT, "bình.py": RIGHT, "chi.py": WRONG, "dan.py": UNTOUCHED, "eva.py": BROKEN, "fay.py": b""}
    return lay_out(folder, {**files, **(more or {})})


def grade(
    submissions: Path, out: Path, *options: str | Path, code: int = 0, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run ``knightstour grade`` and hold it to an exit code."""
    command: Sequence[str | Path] = (*COMMAND, "grade", submissions, "--out", out, *options)
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", env={**os.environ, **(environment or {})}, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its content, the hidden ones among them."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
