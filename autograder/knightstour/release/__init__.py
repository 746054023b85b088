"""What an instructor hands out: the student kit, and what platforms need to grade."""

import contextlib
import shutil
import tempfile
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePath

from knightstour.collect.entries import is_junk
from knightstour.course import Unit, checks_file, content_folder, load_course
from knightstour.messages import CourseError, _
from knightstour.release.bundle import Setup, grader_files
from knightstour.release.leaks import leaks, secrets_of
from knightstour.saving import save_bytes, saving
from knightstour.workfolder import work_folder_contents

KIT = "student-kit"
GRADESCOPE = "gradescope-autograder.zip"
GITHUB = "github-starter"
_WORKFLOW = PurePath(".github/workflows/knightstour.yml")
_COURSE = PurePath(".github/knightstour/course.zip")
_TEMPLATES = Path(__file__).with_name("templates")
_SCRIPTS = ("setup.sh", "run_autograder")
_ALWAYS = (1980, 1, 1, 0, 0, 0)  # no time of day: the same course makes the same archives

Files = list[tuple[PurePath, bytes]]


@dataclass(frozen=True)
class Released:
    """What was written; or, when something leaks, the sentences that say what, and nothing written."""

    written: tuple[Path, ...] = ()
    leaks: tuple[str, ...] = ()


def release(
    folder: Path, unit: Unit, isolation: str | None = None, checks: Iterable[tuple[str, bytes]] = ()
) -> Released:
    """Write the student kit, the autograder for Gradescope and the starter for GitHub into ``folder``.

    The kit is held against the solutions first.
    """
    setup = Setup(unit.stem, isolation, tuple(checks))
    _try_out(setup)
    kit: Files = list(work_folder_contents(load_course()))
    starter = [*kit, (_WORKFLOW, (_TEMPLATES / "knightstour.yml").read_bytes())]
    found = leaks(starter, secrets_of(load_course()))
    if found:
        return Released(leaks=tuple(found))
    _make_room(folder)
    grader = list(grader_files(setup))
    scripts = [(PurePath(name), (_TEMPLATES / name).read_bytes()) for name in _SCRIPTS]
    _pack(folder / GRADESCOPE, [*scripts, *grader])  # first: it tells that the folders beside it are a release
    _write(folder / KIT, kit)
    _write(folder / GITHUB, starter)
    _pack(folder / f"{KIT}.zip", [(KIT / place, content) for place, content in kit])
    _pack(folder / GITHUB / _COURSE, grader)
    names = (KIT, f"{KIT}.zip", GITHUB, GRADESCOPE)
    return Released(tuple(folder / name for name in names))


def _try_out(setup: Setup) -> None:
    """Run an instructor's own checks once; `CourseError` says what is wrong with them, before any student reads it."""
    from knightstour.grading import grade
    from knightstour.runner import open_runner
    from knightstour.submission import Submission

    units = [unit for unit in load_course().units if checks_file(unit).name in dict(setup.checks)]
    if not units:
        return
    with tempfile.TemporaryDirectory(prefix="knightstour-") as name, contextlib.closing(open_runner()) as runner:
        files = [Path(name) / file for file, _content in setup.checks]
        for file, (_name, content) in zip(files, setup.checks, strict=True):
            file.write_bytes(content)
        work = {unit.stem: content_folder("skeletons") / unit.file_name for unit in units}
        grade([Submission("skeletons", work)], runner, lambda _result: None, more_checks=files)


def _make_room(folder: Path) -> None:
    """A folder for the release; an earlier release in it is replaced, and anything else is left alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise CourseError(_("{place} is a file, not a folder.").format(place=folder)) from error
    ours = {KIT, f"{KIT}.zip", GITHUB, GRADESCOPE} if (folder / GRADESCOPE).is_file() else set()
    strange = sorted(path.name for path in folder.iterdir() if path.name not in ours and not is_junk([path.name]))
    if strange:
        sentence = _("{folder} holds other things, such as {name}; name an empty folder.")
        raise CourseError(sentence.format(folder=folder, name=strange[0]))
    for name in (KIT, GITHUB):
        shutil.rmtree(folder / name, ignore_errors=True)


def _write(folder: Path, files: Files) -> None:
    for place, content in files:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        save_bytes(folder / place, content)


def _pack(place: Path, files: Files) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    with saving(place) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            info = zipfile.ZipInfo(name.as_posix(), _ALWAYS)
            info.create_system = 3  # whose permissions these are, whatever system packs
            info.external_attr = (0o755 if name.as_posix() in _SCRIPTS else 0o644) << 16
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
