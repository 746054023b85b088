"""The words that boards in notebooks say, in the reader's language."""

from typing import Any

from knightstour.draw.marks import KINDS, kind_words
from knightstour.messages import _, ngettext


def squares() -> dict[str, Any]:
    """How a square is named: its place, its step and what is marked on it."""
    return {
        "square": _("row {row}, column {column}"),
        "step": _("step {step}"),
        "knight": _("the knight"),
        "value": _("value {value}"),
        "kinds": {kind: kind_words(kind) for kind in KINDS},
    }


def clicking() -> dict[str, Any]:
    """The words of a board on which squares are chosen."""
    return {
        **squares(),
        "check": _("Compare"),
        "again": _("Start again"),
        "own_square": _("The knight is on this square already."),
        "chosen_count": _forms("{count} square is chosen.", "{count} squares are chosen."),
    }


def playing() -> dict[str, Any]:
    """The words of a tour walked by hand."""
    return {
        **squares(),
        "undo": _("Undo"),
        "again": _("Start again"),
        "numbers": _("Values"),
        "heat": _("Heat map"),
        "own_square": _("The knight is on this square already."),
        "visited": _("Row {row}, column {column} is visited already."),
        "no_move": _("Row {row}, column {column} is not a knight's move away."),
        "choose_start": _("Choose the square to start from."),
        "on_the_way": _forms(
            "Step {step} of {total}. The knight can go to {count} square.",
            "Step {step} of {total}. The knight can go to {count} squares.",
        ),
        "complete": _forms(
            "A complete tour: the one square is visited.", "A complete tour: all {total} squares are visited."
        ),
        "dead_end": _("A dead end: {step} of {total} squares are visited, and no move is left."),
    }


def watching() -> dict[str, Any]:
    """The words of a walk that is played."""
    return {
        **squares(),
        "play": _("Play"),
        "pause": _("Pause"),
        "first": _("To the beginning"),
        "back": _("One step back"),
        "next": _("One step on"),
        "last": _("To the end"),
        "slider": _("Step"),
        "slider_value": _("step {step} of {total}"),
        "candidates": _("Candidates"),
        "at_start": _("Before the first step."),
        "at_step": _("Step {step} of {total}: row {row}, column {column}."),
    }


def mapping() -> dict[str, Any]:
    """The words of a map of starts."""
    return {**squares(), "progress": _("How many starts are done"), "stop": _("Stop")}


def _forms(one: str, many: str) -> list[str]:
    """Both forms of a sentence, for the browser to choose from."""
    return [ngettext(one, many, 1), ngettext(one, many, 2)]
