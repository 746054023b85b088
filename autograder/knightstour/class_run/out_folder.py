"""The output folder: made, kept to one run at a time, and cleared of what other runs left in it."""

import contextlib
import itertools
import json
import os
import shutil
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import IO

from knightstour.batch.journal import FOLDER
from knightstour.messages import CourseError, _
from knightstour.report.files import FOLDERS
from knightstour.report.pages import PAGE_MARK
from knightstour.saving import UNFINISHED

SET_ASIDE = "from-another-run"
_LOCK = "lock"


@contextlib.contextmanager
def out_folder(out: Path, top: Collection[str] = ()) -> Iterator[Path]:
    """Make the folder with all that is in it, and keep other runs out of it meanwhile.

    ``top`` names the files that will be written beside the folders.  A folder that no run has made may hold other
    things, but nothing in a place where something will be written.
    """
    if not (out / FOLDER).is_dir():
        _refuse_what_is_not_ours(out, top)
    try:
        for name in (FOLDER, *FOLDERS):  # first what tells that a run has made it
            (out / name).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise CourseError(_("{path} is a file, so the results cannot go there.").format(path=out)) from error
    with (out / FOLDER / _LOCK).open("ab") as file:
        if not _lock(file):
            raise CourseError(_("Another run is writing into {path}.").format(path=out))
        _remove_unfinished(out)
        yield out


def _refuse_what_is_not_ours(out: Path, top: Collection[str]) -> None:
    taken = [name for name in (*FOLDERS, *top, SET_ASIDE) if os.path.lexists(out / name)]
    taken = [name for name in taken if name in top or not _is_empty_folder(out / name)]
    if taken:
        sentence = _("{folder} holds a {name} that no run made; name another folder for the results.")
        raise CourseError(sentence.format(folder=out, name=taken[0]))


def _is_empty_folder(place: Path) -> bool:
    return place.is_dir() and next(place.iterdir(), None) is None


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
    """Remove files that were being written when an earlier run was cut short; their names tell."""
    for folder in (out, *(out / name for name in FOLDERS), out / FOLDER):
        for file in folder.glob(f"{UNFINISHED}*.????????"):
            if file.is_file():
                file.unlink()


def set_aside(out: Path, names: Collection[str], before: Collection[str]) -> int:
    """Move results that are not of this run into a folder of their own; how many submissions they are of.

    ``before`` are the names that earlier runs wrote down.  What no run made stays where it is.
    """
    moved = set()
    for folder, ending in FOLDERS.items():
        for file in sorted((out / folder).iterdir()):
            name = file.name.removesuffix(ending)
            if not file.name.endswith(ending) or name in names or not (name in before or _is_ours(file)):
                continue
            target = out / SET_ASIDE / folder
            target.mkdir(parents=True, exist_ok=True)
            file.replace(_free_place(target, name, ending))
            moved.add(name)
    return len(moved)


def _is_ours(file: Path) -> bool:
    """Whether a file that is not written down looks like a result all the same: a run may have been cut short."""
    try:
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".html":
            return PAGE_MARK in text
        data = json.loads(text)
    except (OSError, ValueError):
        return False
    keys = data.keys() if isinstance(data, dict) else set()
    return {"schema", "submission"} <= keys or {"tests", "extra_data"} <= keys


def _free_place(folder: Path, name: str, ending: str) -> Path:
    """A place in the folder where nothing is lost: an earlier file of the same name stays."""
    places = itertools.chain([folder / f"{name}{ending}"], (folder / f"{name}.{n}{ending}" for n in itertools.count(2)))
    return next(place for place in places if not os.path.lexists(place))


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
