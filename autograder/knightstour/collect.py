"""The submissions in a folder: which file of whom is graded, and what needs a person's eye."""

import csv
import io
import stat
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from knightstour.course import Unit
from knightstour.messages import CourseError, _
from knightstour.report.tables import cell
from knightstour.submission import Submission

_JUNK = {"__MACOSX", "__pycache__", ".git", ".github", ".DS_Store", "Thumbs.db", "conftest.py"}


@dataclass(frozen=True)
class Eye:
    """Something that was not graded, and why; a person has to look."""

    name: str
    path: str
    reason: str


@dataclass(frozen=True)
class Collected:
    """What was found: submissions by name, each name once, and the rest."""

    submissions: tuple[Submission, ...]
    eyes: tuple[Eye, ...]


def collect(folder: Path, unit: Unit) -> Collected:
    """Every submission in ``folder``: its ``.py`` files (named by their stem) and its folders (named by their name)."""
    if not folder.exists():
        raise CourseError(_("There is no folder {path}.").format(path=folder))
    if not folder.is_dir():
        raise CourseError(_("{path} is not a folder of submissions.").format(path=folder))
    found: dict[str, Submission] = {}
    eyes: list[Eye] = []
    for entry in sorted(folder.iterdir(), key=lambda path: path.name):
        if _is_junk(entry) or not (entry.suffix == ".py" or entry.is_dir() or entry.is_symlink()):
            continue
        name = entry.name if entry.is_dir() else entry.stem
        chosen = _choose(entry, unit)
        if isinstance(chosen, str):
            eyes.append(Eye(name, entry.name, chosen))
        elif name in found:
            eyes.append(Eye(name, entry.name, _("Another submission has the same name.")))
        else:
            found[name] = Submission(name, {unit.stem: chosen})
    return Collected(tuple(found.values()), tuple(eyes))


def _is_junk(path: Path) -> bool:
    return path.name in _JUNK or path.name.startswith("._") or path.name.startswith(".")


def _choose(entry: Path, unit: Unit) -> Path | str:
    """The file to grade for one submission, or the reason why there is none."""
    if entry.is_symlink():
        return _("It is a link, and links are not followed.")
    if not entry.is_dir():
        return _refusal(entry) or entry
    files = list(_python_files(entry))
    named = [file for file in files if file.name == unit.file_name]
    candidates = named or [file for file in files if not _is_test(file)]
    if len(candidates) != 1:
        names = ", ".join(str(file.relative_to(entry)) for file in candidates)
        if not candidates:
            return _("There is no Python file in it.")
        return _("There are several files to choose from: {names}.").format(names=names)
    return _refusal(candidates[0]) or candidates[0]


def _python_files(folder: Path, depth: int = 4) -> Iterator[Path]:
    for entry in sorted(folder.iterdir(), key=lambda path: path.name):
        if _is_junk(entry) or entry.is_symlink():
            continue
        if entry.is_dir() and depth > 0:
            yield from _python_files(entry, depth - 1)
        elif entry.suffix == ".py":
            yield entry


def _is_test(file: Path) -> bool:
    return file.name.startswith("test_") or file.name.endswith("_test.py")


def _refusal(file: Path) -> str | None:
    """Why a file is not graded, if so."""
    status = file.lstat()
    if not stat.S_ISREG(status.st_mode):
        return _("It is not an ordinary file.")
    if status.st_size == 0:
        return _("The file is empty.")
    return None


def eyes_csv(eyes: Sequence[Eye]) -> str:
    """The table of what was not graded and why."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(["submission", "path", "reason"])
    writer.writerows([cell(eye.name), cell(eye.path), cell(eye.reason)] for eye in eyes)
    return lines.getvalue()
