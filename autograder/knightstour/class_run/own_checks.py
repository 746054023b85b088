"""Checks of an instructor's own: files named like the course's, with the same marks, counted on top."""

from pathlib import Path

from knightstour.course import checks_file, load_course
from knightstour.messages import CourseError, _


def read_checks(folder: Path | None) -> tuple[tuple[str, bytes], ...]:
    """The checks in a folder, by name; `CourseError` when there are none."""
    if folder is None:
        return ()
    if not folder.is_dir():
        raise CourseError(_("There is no folder {path}.").format(path=folder))
    files = sorted(folder.glob("*.py"))
    names = {checks_file(unit).name for unit in load_course().units}
    if not any(file.name in names for file in files):
        sentence = _("There are no checks in {path}; expected {names}.")
        raise CourseError(sentence.format(path=folder, names=", ".join(sorted(names))))
    return tuple((file.name, file.read_bytes()) for file in files if file.name in names)
