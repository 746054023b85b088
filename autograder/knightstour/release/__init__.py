"""What an instructor hands out: the student kit, and what platforms need to grade."""

import shutil
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePath

from knightstour import __version__
from knightstour.course import Unit, load_course
from knightstour.messages import CourseError, _
from knightstour.release.bundle import Setup, grader_files
from knightstour.release.leaks import leaks, secrets_of
from knightstour.saving import save_bytes, saving
from knightstour.workfolder import work_folder_contents

KIT = "student-kit"
GRADESCOPE = "gradescope-autograder.zip"
GITHUB = "github-starter"
_WORKFLOW = PurePath(".github/workflows/knightstour.yml")
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
    kit: Files = list(work_folder_contents(load_course()))
    starter = [*kit, (_WORKFLOW, _workflow(unit))]
    found = leaks(starter, secrets_of(load_course()))
    if found:
        return Released(leaks=tuple(found))
    _make_room(folder)
    _write(folder / KIT, kit)
    _write(folder / GITHUB, starter)
    _pack(folder / f"{KIT}.zip", [(KIT / place, content) for place, content in kit])
    setup = Setup(unit.stem, isolation, tuple(checks))
    scripts = [(PurePath(name), (_TEMPLATES / name).read_bytes()) for name in _SCRIPTS]
    _pack(folder / GRADESCOPE, [*scripts, *grader_files(setup)])
    names = (KIT, f"{KIT}.zip", GITHUB, GRADESCOPE)
    return Released(tuple(folder / name for name in names))


def _workflow(unit: Unit) -> bytes:
    text = (_TEMPLATES / "knightstour.yml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", __version__).replace("@UNIT@", unit.stem).encode()


def _make_room(folder: Path) -> None:
    """A folder for the release; an earlier release in it is replaced, and anything else is left alone."""
    ours = {KIT, f"{KIT}.zip", GITHUB, GRADESCOPE}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise CourseError(_("{place} is a file, not a folder.").format(place=folder)) from error
    strange = sorted(path.name for path in folder.iterdir() if path.name not in ours)
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
    with saving(place) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            info = zipfile.ZipInfo(name.as_posix(), _ALWAYS)
            info.create_system = 3  # whose permissions these are, whatever system packs
            info.external_attr = (0o755 if name.as_posix() in _SCRIPTS else 0o644) << 16
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
