"""What builders of the course use: sync."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from knightstour.cli.words import NOT_PASSED, PASSED, open_runner_or_say, say
from knightstour.course import Unit
from knightstour.messages import _

if TYPE_CHECKING:
    from knightstour.results import ExerciseResult
    from knightstour.runner.answers import Runner


@click.command()
@click.option("--check", "only_check", is_flag=True, help="Change nothing; say what does not hold.")
def sync(only_check: bool) -> int:
    """Make the skeletons, the lessons and the fingerprints of known mistakes from their sources.

    With --check, hold the whole course to its rules.
    """
    from knightstour.authoring import sync_lessons
    from knightstour.diagnosis.known import write_fingerprints
    from knightstour.invariants import course_faults
    from knightstour.skeletons import sync_skeletons

    runner = open_runner_or_say(None)
    try:
        if not only_check:
            for sentence in [*sync_skeletons(), *sync_lessons(), *write_fingerprints(runner)]:
                say(sentence)
            return PASSED
        faults = course_faults(lambda unit, file: _exercises_of(unit, file, runner))
        faults += [f"{file} is not current: run knightstour sync." for file in write_fingerprints(runner, check=True)]
    finally:
        runner.close()
    for sentence in faults:
        say(sentence)
    if not faults:
        say(_("The course holds together."))
    return NOT_PASSED if faults else PASSED


def _exercises_of(unit: Unit, file: Path, runner: Runner) -> Sequence[ExerciseResult]:
    """The verdicts on one of the course's own files."""
    from knightstour.grading import grade_one
    from knightstour.submission import Submission

    return grade_one(Submission(file.stem, {unit.stem: file}), runner).exercises
