"""The folder that a student works in: what ``start`` puts there, and which of its files are the student's work."""

from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import NamedTuple

from knightstour.course import Course, content_folder, load_course
from knightstour.messages import CourseError, _
from knightstour.saving import save_bytes

LESSONS = "lessons"
FIRST_LESSON = "00-start.ipynb"

# With these lines plain pytest checks the work in the folder.
CONFTEST = """\
from knightstour.plugin import work_folder
pytest_configure, pytest_collect_file = work_folder(__file__)
"""

# Folders of the lessons that are for those who build the course; the answers to the questions are among them.
NOT_HANDED_OUT = ("source", "questions")

README = """\
Your work folder for the knight's tour

Open a .py file, read what each function must do, and write it where it says TODO.

    knightstour check               check everything and read the first thing to put right
    knightstour check --watch       the same again each time you save a file
    knightstour hint heuristic_1    a hint, if you want one
    knightstour lessons             the lessons, in JupyterLab: play, write, check
    python knights_tour.py          see your own knight walk

What you passed and the hints you took are remembered in .knightstour.json. You may delete that file.
"""


class StartedFolder(NamedTuple):
    """What ``create_work_folder`` did: files written, and files kept because they hold something else."""

    written: list[Path]
    kept: list[Path]


def create_work_folder(destination: Path) -> StartedFolder:
    """Put the skeletons, the lessons and what goes with them into ``destination``; only what is missing is written.

    A file that is there already stays as it is, because it may be a student's work.
    """
    started = StartedFolder([], [])
    try:
        for place, content in work_folder_contents(load_course()):
            file = destination / place
            if not file.exists() and not file.is_symlink():
                file.parent.mkdir(parents=True, exist_ok=True)
                save_bytes(file, content)
                started.written.append(file)
            elif not file.is_file() or file.read_bytes() != content:
                started.kept.append(file)
    except (FileExistsError, NotADirectoryError) as error:
        raise CourseError(_("{place} is a file, not a folder.").format(place=_file_in_the_way(error))) from error
    except OSError as error:
        sentence = _("The work folder {folder} could not be written: {reason}.")
        raise CourseError(sentence.format(folder=destination, reason=error.strerror)) from error
    return started


def find_work_folder(place: Path) -> Path | None:
    """The nearest folder with a unit's file in it: ``place``, a folder above, or the ``skeletons`` of one of them."""
    for folder in [place, *place.parents]:
        for candidate in (folder, folder / "skeletons"):
            if _unit_files(candidate):
                return candidate
    return None


def is_work_folder(folder: Path) -> bool:
    """Whether a folder is one that ``start`` made, or holds a unit's file, even if some of its files are gone."""
    return bool(_unit_files(folder)) or (folder / LESSONS / FIRST_LESSON).is_file()


def like_named(file: Path) -> str | None:
    """The name of a file in the same folder that looks like another name of ``file``, which is not there.

    Such names come from browsers and editors: ``knights_tour(1).py``, ``knights_tour.py.txt``, ``Knights Tour.py``.
    """
    taken = {unit.file_name for unit in load_course().units}
    others = [path.name for path in file.parent.iterdir() if path.suffix in (".py", ".txt") and path.is_file()]
    alike = [name for name in others if _letters(name).startswith(_letters(file.stem)) and name not in taken]
    return min(alike, default=None)


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name)).lower()


def _unit_files(folder: Path) -> dict[str, Path]:
    files = {unit.stem: folder / unit.file_name for unit in load_course().units}
    return {stem: file for stem, file in files.items() if file.is_file()}


def work_folder_contents(course: Course) -> Iterator[tuple[PurePath, bytes]]:
    """Every file of a work folder: its place in the folder, and what it holds."""
    for unit in course.units:
        yield PurePath(unit.file_name), (content_folder("skeletons") / unit.file_name).read_bytes()
    lessons = content_folder("lessons")
    for file in sorted(lessons.rglob("*")):
        place = file.relative_to(lessons)
        left_over = any(part.startswith((".", "__")) for part in place.parts)
        if file.is_file() and not left_over and place.parts[0] not in NOT_HANDED_OUT:
            yield PurePath(LESSONS) / place, file.read_bytes()
    yield PurePath("conftest.py"), CONFTEST.encode("utf-8")
    yield PurePath("README.txt"), README.encode("utf-8")


def _file_in_the_way(error: OSError) -> Path:
    """The part of the path that should be a folder and is not."""
    path = Path(error.filename)
    return next((part for part in [*reversed(path.parents), path] if part.exists() and not part.is_dir()), path)
