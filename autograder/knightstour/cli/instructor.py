"""What instructors use to grade: ``grade``."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from knightstour.cli.words import (
    GRADER_ERROR,
    PASSED,
    PLACE,
    SAFE_LEVELS,
    language_option,
    level_words,
    open_runner_or_say,
    say,
    unit_option,
)
from knightstour.course import Unit, load_course
from knightstour.messages import CourseError, _, ngettext
from knightstour.visible import visible

if TYPE_CHECKING:
    from knightstour.class_run import Shown, Summary

_MOST_EYES = 20  # lines on a terminal; all of them are in needs-your-eye.csv
_MOST_COLUMNS = 8


@click.command()
@click.argument("submissions", type=PLACE)
@click.option("--out", type=PLACE, required=True, help="The folder for the results.")
@unit_option
@click.option("--gradebook", type=PLACE, metavar="FILE", help="The platform's own file, to be filled in.")
@click.option("--column", metavar="TITLE", help="The column of the gradebook, when it has several.")
@click.option("--late-penalty", metavar="PERCENT[/day]", help="Taken off for late work, in the gradebook only.")
@click.option("--due", metavar="TIME", help="When the work was due, where the platform does not say what is late.")
@click.option("--checks", type=PLACE, metavar="DIR", help="A folder with checks of your own.")
@click.option("--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="How many to grade at once.")
@click.option("--dask", metavar="ADDRESS", help="Grade on the Dask cluster whose scheduler is there.")
@click.option(
    "--isolation",
    type=click.Choice(("full", "bwrap", "basic")),
    help="How submitted code is held; basic protects against accidents, not against malice.",
)
@click.option("--fresh", is_flag=True, help="Grade everything, also what is done.")
@language_option
def grade(
    submissions: Path, out: Path, unit: Unit | None, late_penalty: str | None, due: str | None, **options: object
) -> int:
    """Grade a class and write the results.

    SUBMISSIONS is a folder, an archive or a platform's download.  A run that was cut short goes on where it stopped.
    """
    from knightstour.class_run import Request, grade_class
    from knightstour.gradebook import read_penalty

    penalty = read_penalty(late_penalty, due)
    level = _safe_level(options.pop("isolation"), on_cluster=options["dask"] is not None)  # type: ignore[arg-type]
    request = Request(submissions, out, level, unit, penalty=penalty, **options)  # type: ignore[arg-type]
    with _ended_by_signal(), _progress_bar() as progress:
        summary = grade_class(request, progress)
    if due is not None and penalty is None:
        say(_("Nothing is taken off for late work without --late-penalty, whatever --due says."))
    return _report(summary, level, out)


def _safe_level(isolation: str | None, *, on_cluster: bool) -> str:
    """The level to grade at: the one asked for, or the best there is if that holds against malice.

    What this machine can do says nothing about a cluster; its machines say so themselves if they cannot.
    """
    if on_cluster:
        return isolation or SAFE_LEVELS[0]
    runner = open_runner_or_say(isolation)
    runner.close()
    if isolation is None and runner.level not in SAFE_LEVELS:
        raise CourseError(
            _("This system cannot hold hostile files; if you trust all the files, grade them with: --isolation basic")
        )
    return runner.level


@contextlib.contextmanager
def _ended_by_signal() -> Iterator[None]:
    """Let a request to end the process stop the run as Ctrl and C do."""

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def _progress_bar() -> Iterator[Callable[[int, int], None]]:
    """On a terminal a bar that shows how far it is and how long it may take; elsewhere nothing."""
    if not sys.stderr.isatty():
        yield lambda _done, _all: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(_("Grading"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _report(summary: Summary, level: str, out: Path) -> int:
    """Show the points, what needs an eye, and where everything is."""
    for remark in summary.remarks:
        say(remark)
    if summary.shown:
        _show_points(summary.shown)
    for eye in summary.eyes[:_MOST_EYES]:
        say(_("For your eye: {name}. {reason}").format(name=visible(eye.name, 60), reason=visible(eye.reason, 300)))
    if len(summary.eyes) > _MOST_EYES:
        say(_("... and more in {file}.").format(file="needs-your-eye.csv"))
    if summary.set_aside:
        say(_("Results of other submissions were moved to {folder}.").format(folder="from-another-run"))
    say(_closing_line(summary))
    say(_("Isolation: {level}.").format(level=level_words(level)))
    if summary.written.filled is not None:
        count = summary.written.entered
        entered = ngettext("{count} submission has its points", "{count} submissions have their points", count)
        say(_("{entered} in the gradebook.").format(entered=entered.format(count=count)))
        if count:
            say(_("They are in the column {name}.").format(name=visible(summary.written.column, 80)))
        say(_("The gradebook, filled in, is {path}.").format(path=summary.written.filled))
    say(_("The results are in {path}.").format(path=out))
    return GRADER_ERROR if summary.written.has_grader_error else PASSED


def _closing_line(summary: Summary) -> str:
    """How many were graded, how many were done before, how many need an eye, and the time it took."""
    graded = ngettext("{count} submission graded", "{count} submissions graded", summary.graded)
    line = _("{graded}, {before} from before, {eyes} for your eye, in {time}.")
    eyes = len({eye.name for eye in summary.eyes})
    return line.format(
        graded=graded.format(count=summary.graded), before=summary.before, eyes=eyes, time=_time(summary.seconds)
    )


def _time(seconds: float) -> str:
    if seconds < 60:
        return _("{seconds} s").format(seconds=f"{seconds:.1f}")
    return _("{minutes} min {seconds} s").format(minutes=int(seconds // 60), seconds=int(seconds % 60))


def _show_points(rows: Sequence[Shown]) -> None:
    """One row for each submission: the points of each exercise and their sum."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    graded = {name for row in rows for name in row.scores}
    exercises = [exercise.name for exercise in load_course().exercises if exercise.name in graded]
    if len(exercises) > _MOST_COLUMNS:  # several units; the points alone fit
        exercises = []
    table = Table(box=None, pad_edge=False)
    table.add_column(_("submission"), no_wrap=True)
    for name in exercises:
        table.add_column(name, justify="right")
    table.add_column(_("points"), justify="right")
    for row in rows:
        cells = [row.scores.get(name, "") for name in exercises]
        table.add_row(Text(visible(row.name, 30)), *cells, row.total)
    width = None if sys.stdout.isatty() else 120
    Console(file=sys.stdout, width=width, highlight=False).print(table)
