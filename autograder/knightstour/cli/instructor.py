"""What instructors use: grade."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from knightstour.cli.words import (
    GRADER_ERROR,
    PASSED,
    SAFE_LEVELS,
    language_option,
    level_words,
    open_runner_or_say,
    say,
    unit_option,
)
from knightstour.course import Unit, load_course
from knightstour.feedback.text import points
from knightstour.messages import CourseError, _, language_in_use, ngettext
from knightstour.saving import save_text
from knightstour.visible import visible

if TYPE_CHECKING:
    from knightstour.collect import Collected
    from knightstour.results import Result


@click.command()
@click.argument("submissions", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The folder for the results.")
@unit_option
@click.option("--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="How many to grade at once.")
@click.option(
    "--isolation",
    type=click.Choice(("full", "bwrap", "basic")),
    help="How submitted code is held; basic protects against accidents, not against malice.",
)
@language_option
def grade(submissions: Path, out: Path, unit: Unit | None, jobs: int, isolation: str | None) -> int:
    """Grade a folder of submissions and write the results."""
    from knightstour.batch import grade_all
    from knightstour.collect import collect
    from knightstour.report.files import write_result

    unit = unit or load_course().units[0]
    collected = collect(submissions, unit)
    if not collected.submissions and not collected.eyes:
        raise CourseError(_("There are no submissions in {path}.").format(path=submissions))
    level = _safe_level(isolation)
    _make_folder(out)
    done = grade_all(collected.submissions, out, write_result, jobs=jobs, isolation=level, language=language_in_use())
    for _count in _with_progress_bar(done, len(collected.submissions)):
        pass
    return _report(collected, unit, level, out)


def _safe_level(isolation: str | None) -> str:
    """The level to grade at: the one asked for, or the best there is if that holds against malice."""
    runner = open_runner_or_say(isolation)
    runner.close()
    if isolation is None and runner.level not in SAFE_LEVELS:
        raise CourseError(
            _("This system cannot hold hostile files; if you trust all the files, grade them with: --isolation basic")
        )
    return runner.level


def _make_folder(folder: Path) -> None:
    from knightstour.report.files import make_folders

    try:
        make_folders(folder)
    except (FileExistsError, NotADirectoryError) as error:
        raise CourseError(_("{path} is a file, so the results cannot go there.").format(path=folder)) from error


def _with_progress_bar(done: Iterator[int], total: int) -> Iterator[int]:
    """Pass ``done`` on; on a terminal with a bar that shows how far it is and how long it may take."""
    if not sys.stderr.isatty():
        yield from done
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(_("Grading"), total=total)
        for count in done:
            progress.advance(bar, count)
            yield count


def _report(collected: Collected, unit: Unit, level: str, out: Path) -> int:
    """Write the tables, show the gradebook and say where everything is."""
    from knightstour.collect import eyes_csv
    from knightstour.grading import has_grader_error
    from knightstour.report.files import read_results
    from knightstour.report.tables import grades_csv, junit_xml

    results = list(read_results(out, (item.name for item in collected.submissions)))
    save_text(out / "grades.csv", grades_csv(results))
    save_text(out / "needs-your-eye.csv", eyes_csv(collected.eyes))
    save_text(out / "junit.xml", junit_xml(results))
    _show_gradebook(results, unit)
    for eye in collected.eyes:
        say(_("Not graded: {name}. {reason}").format(name=eye.name, reason=eye.reason))
    graded = ngettext("{count} submission graded.", "{count} submissions graded.", len(results))
    say(graded.format(count=len(results)))
    say(_("Isolation: {level}.").format(level=level_words(level)))
    say(_("The results are in {path}.").format(path=out))
    return GRADER_ERROR if any(has_grader_error(result) for result in results) else PASSED


def _show_gradebook(results: Sequence[Result], unit: Unit) -> None:
    """One row for each submission: the points of each exercise and their sum."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    table.add_column(_("submission"))
    for exercise in unit.exercises:
        table.add_column(exercise.name, justify="right")
    table.add_column(_("points"), justify="right")
    for result in results:
        scores = {exercise.name: points(exercise.score) for exercise in result.exercises}
        cells = [scores.get(exercise.name, "") for exercise in unit.exercises]
        name = Text(visible(result.submission, 40))
        table.add_row(name, *cells, f"{points(result.score)}/{points(result.max_score)}")
    width = None if sys.stdout.isatty() else 120
    Console(file=sys.stdout, width=width, highlight=False).print(table)
