"""What the subcommands share: exit codes, options, and lines shown in colour where there is colour."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from knightstour.course import Unit, load_course
from knightstour.feedback.text import Line
from knightstour.messages import CourseError, _, available_languages, choose_language
from knightstour.runner import LEVELS, LevelUnavailable, open_runner
from knightstour.runner.answers import Runner

SAFE_LEVELS = ("full", "bwrap")  # hold against malice

PASSED, NOT_PASSED, WRONG_USE, GRADER_ERROR = 0, 1, 2, 3

_COLOURS = {"title": {"bold": True}, "passed": {"fg": "blue"}, "failed": {"fg": "red"}, "quiet": {"dim": True}}


def say(text: str, *, err: bool = False) -> None:
    """Print a line in the terminal's own encoding (``click.echo`` sends UTF-8 to a terminal that knows only ASCII)."""
    print(text, file=sys.stderr if err else sys.stdout, flush=True)


def show(lines: Iterable[Line]) -> None:
    """Print lines, coloured on a terminal unless the user wants no colours."""
    coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    for line in lines:
        style = _COLOURS.get(line.style, {})
        say(click.style(line.text, **style) if style and coloured else line.text)  # type: ignore[arg-type]


def _use_language(_context: click.Context, _parameter: click.Parameter, code: str | None) -> None:
    if code is None:
        return
    known = available_languages()
    if code not in known:
        raise CourseError(_("There is no language {name}; try {names}.").format(name=code, names=", ".join(known)))
    choose_language(code)


def _find_unit(_context: click.Context, _parameter: click.Parameter, stem: str | None) -> Unit | None:
    return None if stem is None else load_course().find_unit(stem)


language_option = click.option(
    "--lang", metavar="CODE", callback=_use_language, expose_value=False, is_eager=True, help="Language of the words."
)
isolation_option = click.option(
    "--isolation", type=click.Choice(LEVELS), help="How submitted code is held; by default the best there is."
)


class _Place(click.Path):
    """A path; an empty one is the slip of a script whose variable is not set, and never the folder one stands in."""

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> Any:
        """The path as an object of its own."""
        if value == "":
            raise CourseError(_("A path is empty; name the folder or file."))
        return super().convert(value, parameter, context)


PLACE = _Place(path_type=Path)


def level_words(level: str) -> str:
    """What a level of isolation promises, in a few words."""
    return {
        "full": _("full (submitted code is sealed off)"),
        "bwrap": _("bwrap (submitted code is sealed off)"),
        "basic": _("basic (holds against accidents, not against malice)"),
        "none": _("none (practice only, no grade)"),
    }[level]


def open_runner_or_say(isolation: str | None) -> Runner:
    """A runner of the level asked for, or the best there is; a sentence for the user when it does not work here."""
    try:
        return open_runner(isolation)
    except LevelUnavailable as error:
        raise CourseError(
            _("The isolation {level} does not work here: {reason}.").format(level=error.level, reason=error.reason)
        ) from error


unit_option = click.option("--unit", metavar="UNIT", callback=_find_unit, help="The unit that the files belong to.")
