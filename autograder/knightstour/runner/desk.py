"""The folder a session works in: a copy of the submitted file, so that the original is out of reach."""

import os
import shutil
import stat
import tempfile
from pathlib import Path

from knightstour.runner.reach import is_in_reach_of_all

LARGEST_FILE = 1_000_001  # one byte more than a worker accepts, so that it is the worker who says so
LARGEST_FOLDER = 4_000_000
MOST_FILES = 100


class NotAFile(OSError):
    """The submission is not a regular file that can be read."""


class Desk:
    """A private temporary folder with the submitted file in it; with ``folder``, also the Python files beside it.

    It belongs to ``user``, when workers run as another one.
    """

    def __init__(self, file: Path, folder: bool = False, user: int | None = None) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="knightstour-", dir=None if user is None else _common_folder()))
        try:
            self.file = self._copy(file, LARGEST_FILE)
            if folder:
                self._copy_siblings(file)
            if user is not None:
                self._hand_over(user)
        except BaseException:
            self.clear()
            raise

    def _copy(self, file: Path, largest: int) -> Path:
        target = self.path / file.name
        target.write_bytes(read_regular(file, largest))
        return target

    def _copy_siblings(self, file: Path) -> None:
        left = LARGEST_FOLDER
        for sibling in sorted(file.parent.glob("*.py"))[:MOST_FILES]:
            if sibling.name == file.name:
                continue
            try:
                copy = self._copy(sibling, LARGEST_FILE)
            except OSError:
                continue  # a link, a pipe or an unreadable file: importing it fails, and says so
            left -= copy.stat().st_size
            if left < 0:
                copy.unlink()
                return

    def _hand_over(self, user: int) -> None:
        """Make it all belong to the user that the worker becomes."""
        for path in [self.path, *self.path.iterdir()]:
            os.chown(path, user, user)

    def scrub(self, text: str) -> str:
        """``text`` without the name of this folder, which is another one every time."""
        return text.replace(f"{self.path}{os.sep}", "").replace(str(self.path), ".")

    def clear(self) -> None:
        """Remove the folder and all that a submission left in it."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self.path.exists():  # a submission may have taken the write permission away
            _make_removable(self.path)
            shutil.rmtree(self.path, ignore_errors=True)


def read_regular(file: Path, largest: int) -> bytes:
    """At most ``largest`` bytes of ``file``, which must be a regular file and no link, and is never waited for."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(file, flags)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise NotAFile(f"not a regular file: {file}")
        with os.fdopen(descriptor, "rb", closefd=False) as stream:
            return stream.read(largest)
    finally:
        os.close(descriptor)


def _common_folder() -> str | None:
    """A folder for temporary files that another user can reach, as root's own may not be."""
    for folder in (tempfile.gettempdir(), "/tmp", "/var/tmp"):
        if os.path.isdir(folder) and is_in_reach_of_all(folder):
            return folder
    return None


def _make_removable(path: Path) -> None:
    for folder, _, _ in os.walk(path):
        os.chmod(folder, 0o700)
