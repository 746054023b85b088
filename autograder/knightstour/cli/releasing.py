"""What instructors use to hand out the course: ``release``."""

from __future__ import annotations

from pathlib import Path

import click

from knightstour.cli.words import NOT_PASSED, PASSED, PLACE, language_option, say, unit_option
from knightstour.course import Unit, load_course
from knightstour.messages import _


@click.command()
@click.argument("folder", type=PLACE)
@unit_option
@click.option("--checks", type=PLACE, metavar="DIR", help="A folder with checks of your own.")
@click.option(
    "--isolation",
    type=click.Choice(("full", "bwrap", "basic")),
    help="How submitted code is held there; by default nothing that does not hold against malice.",
)
@language_option
def release(folder: Path, unit: Unit | None, checks: Path | None, isolation: str | None) -> int:
    """Write the student kit and what platforms need to grade.

    The kit is held against the solutions first; when it tells something of them, nothing is written.
    """
    from knightstour.class_run import read_checks
    from knightstour.release import release as release_course

    own = read_checks(checks)
    released = release_course(folder, unit or load_course().units[0], isolation, own)
    for sentence in released.leaks:
        say(sentence)
    if released.leaks:
        say(_("Nothing was written."))
        return NOT_PASSED
    for path in released.written:
        say(_("Written: {path}").format(path=path))
    if own:
        say(_("Your own checks lie in github-starter, too, where students can find them."))
    return PASSED
