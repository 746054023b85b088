"""The output folder: made, kept to one run at a time, and cleared of what other runs left in it."""

import contextlib
import shutil
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import IO

from knightstour.batch.journal import FOLDER
from knightstour.messages import CourseError, _
from knightstour.report.files import FOLDERS

SET_ASIDE = "from-another-run"
_LOCK = "lock"


@contextlib.contextmanager
def out_folder(out: Path) -> Iterator[Path]:
    """Make the folder with all that is in it, and keep other runs out of it meanwhile."""
    try:
        for name in (*FOLDERS, FOLDER):
            (out / name).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise CourseError(_("{path} is a file, so the results cannot go there.").format(path=out)) from error
    with (out / FOLDER / _LOCK).open("ab") as file:
        if not _lock(file):
            raise CourseError(_("Another run is writing into {path}.").format(path=out))
        _remove_unfinished(out)
        yield out


def _lock(file: IO[bytes]) -> bool:
    """Whether this run is the only one; the system frees the lock however the run ends."""
    try:
        import fcntl
    except ImportError:  # not there on Windows; two runs at once are the user's own care
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _remove_unfinished(out: Path) -> None:
    """Remove files that were being written when an earlier run was cut short; their names begin with a dot."""
    for folder in (out, *(out / name for name in FOLDERS), out / FOLDER):
        for file in folder.glob(".*.????????"):
            if file.is_file():
                file.unlink()


def set_aside(out: Path, names: Collection[str]) -> int:
    """Move results that are not of this run into a folder of their own; how many submissions they are of."""
    moved = set()
    for folder, ending in FOLDERS.items():
        for file in sorted((out / folder).iterdir()):
            if file.name.endswith(ending) and file.name.removesuffix(ending) in names:
                continue
            target = out / SET_ASIDE / folder
            target.mkdir(parents=True, exist_ok=True)
            file.replace(target / file.name)
            moved.add(file.name.removesuffix(ending))
    return len(moved)


@contextlib.contextmanager
def scratch_folder(out: Path) -> Iterator[Path]:
    """A temporary folder for submitted files; one that a killed run left is removed first.

    It does not lie in the output folder, since whoever runs submitted code must be able to reach it, and nothing more.
    """
    note = out / FOLDER / "scratch"
    if note.is_file():
        left = Path(note.read_text(encoding="utf-8"))
        if left.name.startswith(_SCRATCH) and left.parent == Path(tempfile.gettempdir()):
            shutil.rmtree(left, ignore_errors=True)
    scratch = Path(tempfile.mkdtemp(prefix=_SCRATCH))
    scratch.chmod(0o711)  # a worker may run as another user, and must reach its own folder in here
    try:
        note.write_text(str(scratch), encoding="utf-8")
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
        note.unlink(missing_ok=True)


_SCRATCH = "knightstour-run-"
