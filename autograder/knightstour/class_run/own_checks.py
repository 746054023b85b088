"""Checks of an instructor's own: files named like the course's, with the same marks, counted on top."""

import ast
from pathlib import Path

from knightstour.course import checks_file, load_course
from knightstour.messages import CourseError, _


def read_checks(folder: Path | None) -> tuple[tuple[str, bytes], ...]:
    """The checks in a folder, by name; `CourseError` when there are none, or some that would not count."""
    if folder is None:
        return ()
    if not folder.is_dir():
        raise CourseError(_("There is no folder {path}.").format(path=folder))
    files = sorted(folder.glob("*.py"))
    names = {checks_file(unit).name for unit in load_course().units}
    if not any(file.name in names for file in files):
        sentence = _("There are no checks in {path}; expected {names}.")
        raise CourseError(sentence.format(path=folder, names=", ".join(sorted(names))))
    strange = [file.name for file in files if file.name.startswith("test_") and file.name not in names]
    if strange:
        sentence = _("The checks in {file} would not count; expected {names}.")
        raise CourseError(sentence.format(file=strange[0], names=", ".join(sorted(names))))
    found = tuple((file.name, file.read_bytes()) for file in files if file.name in names)
    for name, content in found:
        _refuse_checks_that_do_not_count(name, content)
    return found


def _refuse_checks_that_do_not_count(name: str, content: bytes) -> None:
    """Every check belongs to an exercise and has points; what cannot be read at all is said here, too."""
    try:
        tree = ast.parse(content, name)
    except (SyntaxError, ValueError) as error:
        sentence = _("The checks in {file} cannot be used: {reason}")
        raise CourseError(sentence.format(file=name, reason=f"{type(error).__name__}: {error}")) from error
    bare = [
        statement.name
        for statement in tree.body
        if isinstance(statement, ast.FunctionDef) and statement.name.startswith("test") and not statement.decorator_list
    ]
    if bare:
        sentence = _('The check {name} in {file} would not count; put @exercise("...", points=...) above it.')
        raise CourseError(sentence.format(name=bare[0], file=name))
