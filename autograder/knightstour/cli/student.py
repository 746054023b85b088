"""What students use: start, check, hint, solution."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from knightstour.cli.words import (
    GRADER_ERROR,
    NOT_PASSED,
    PASSED,
    SAFE_LEVELS,
    isolation_option,
    language_option,
    level_words,
    open_runner_or_say,
    say,
    show,
    unit_option,
)
from knightstour.coaching import next_hints, solution_text
from knightstour.course import Unit, load_course
from knightstour.feedback.literals import folded
from knightstour.feedback.text import result_lines
from knightstour.messages import CourseError, _
from knightstour.progress import Progress
from knightstour.results import Result, Status
from knightstour.submission import submission_at
from knightstour.workfolder import FIRST_LESSON, LESSONS, create_work_folder, find_work_folder

if TYPE_CHECKING:
    from knightstour.runner.answers import Runner


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@language_option
def start(folder: Path) -> int:
    """Make a work folder: skeletons, lessons and what goes with them."""
    started = create_work_folder(folder)
    for path in started.kept:
        say(_("Kept as it was: {path}").format(path=path))
    say(_("Your work folder: {folder}").format(folder=folder))
    file = folder / load_course().units[0].file_name
    say(
        _("Next: open {file} in an editor, and check it with: knightstour check {folder}").format(
            file=file, folder=folder
        )
    )
    if (folder / LESSONS / FIRST_LESSON).is_file():
        say(_("Or play first: go to {folder} and type: knightstour lessons").format(folder=folder))
    return PASSED


@click.command()
@click.argument("place", required=False)
@click.argument("exercise", required=False)
@unit_option
@isolation_option
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--watch", is_flag=True, help="Check again each time the file is saved.")
@language_option
def check(
    place: str | None, exercise: str | None, unit: Unit | None, isolation: str | None, as_json: bool, watch: bool
) -> int:
    """Check a file or a work folder, and explain the first thing to put right.

    PLACE is the file or folder (by default the work folder you are in), EXERCISE one exercise of it.
    """
    path, only = _place_and_exercise(place, exercise)
    if only is not None:
        unit = load_course().find_unit(load_course().find_exercise(only).unit)
        of_file = load_course().unit_of_file(path)
        if of_file is not None and of_file != unit and path.is_file():
            raise CourseError(_("The exercise {name} belongs to {file}.").format(name=only, file=unit.file_name))
    submission_at(path, unit)  # a wrong path is said before anything is started
    runner = open_runner_or_say(isolation)
    try:
        if watch:
            return _check_on_every_save(path, lambda: _check(path, only, unit, runner, as_json))
        return _check(path, only, unit, runner, as_json)
    finally:
        runner.close()


def _place_and_exercise(place: str | None, exercise: str | None) -> tuple[Path, str | None]:
    """What the two words after ``check`` mean; a single word may be either."""
    names = {item.name for item in load_course().exercises}
    if place in names and exercise is None and not Path(str(place)).exists():
        place, exercise = None, place
    if exercise is not None:
        load_course().find_exercise(exercise)
    return Path(place) if place is not None else _work_folder(), exercise


def _work_folder() -> Path:
    folder = find_work_folder(Path.cwd())
    if folder is None:
        raise CourseError(_("There is no work folder here; make one with: knightstour start DIR"))
    return folder


def _check(path: Path, only: str | None, unit: Unit | None, runner: Runner, as_json: bool) -> int:
    from knightstour.grading import all_pass, grade_one

    result = grade_one(submission_at(path, unit), runner, only)
    if as_json:
        say(json.dumps(result.as_json(), indent=2))
    else:
        show(result_lines(result))
        if runner.level not in SAFE_LEVELS:
            say(_("Isolation: {level}.").format(level=level_words(runner.level)))
    _remember(path, result)
    if result.has_grader_error:
        return GRADER_ERROR
    return PASSED if all_pass(result) else NOT_PASSED


def _remember(path: Path, result: Result) -> None:
    """Keep the progress in the work folder; a file of another name than a unit's belongs to none."""
    if not path.is_dir() and load_course().unit_of_file(path) is None:
        return
    progress = Progress(path if path.is_dir() else path.parent)
    progress.add_passed(exercise.name for exercise in result.exercises if exercise.status is Status.PASSED)
    if progress.complaint:
        say(progress.complaint, err=True)


def _check_on_every_save(path: Path, run: Callable[[], int]) -> int:
    """Check now and after every save until the user stops; the exit code of the last check."""
    from watchfiles import watch

    folder = path if path.is_dir() else path.parent
    checked = _state(folder)
    code = run()
    say(_("Watching {path}. Press Ctrl and C to stop.").format(path=path))
    # What was saved before the watch began, or where nothing reports it, is seen at the next look.
    looks = watch(folder, step=20, debounce=200, recursive=False, rust_timeout=500, yield_on_timeout=True)
    with contextlib.suppress(KeyboardInterrupt):
        for _changes in looks:
            found = _state(folder)
            if found == checked:
                continue
            checked = found
            say("-" * 40)
            try:
                code = run()
            except CourseError as error:  # an editor may remove a file for a moment while it saves
                say(str(error), err=True)
    return code


def _state(folder: Path) -> dict[str, tuple[int, int]]:
    """When each Python file of a folder was last saved, and how large it is."""
    state = {}
    for file in folder.glob("*.py"):
        with contextlib.suppress(OSError):  # removed at this very moment
            found = file.stat()
            state[file.name] = found.st_mtime_ns, found.st_size
    return state


@click.command()
@click.argument("exercise")
@language_option
def hint(exercise: str) -> int:
    """Give the next hint for an exercise."""
    load_course().find_exercise(exercise)  # a wrong name is said before a missing work folder
    progress = Progress(_work_folder())
    hints = next_hints(exercise, progress)
    if hints.again:
        say(_("You have seen all hints for {name}. Here they are again.").format(name=exercise))
    for text in hints.texts:
        say("\n".join(folded(text)))
    if progress.complaint:
        say(progress.complaint, err=True)
    return PASSED


@click.command()
@click.argument("exercise")
@isolation_option
@language_option
def solution(exercise: str, isolation: str | None) -> int:
    """Show the course's own solution of an exercise, once yours passes."""
    from knightstour.grading import all_pass, grade_one

    unit = load_course().find_unit(load_course().find_exercise(exercise).unit)
    submission = submission_at(_work_folder(), unit)
    runner = open_runner_or_say(isolation)
    try:
        passed = all_pass(grade_one(submission, runner, exercise))
    finally:
        runner.close()
    if not passed:
        say(_("The solution is shown once your own {name} passes.").format(name=exercise))
        return NOT_PASSED
    say(solution_text(exercise))
    return PASSED
