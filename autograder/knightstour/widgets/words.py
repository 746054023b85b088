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
        "waiting": _("No answer yet. If none comes, run this cell again."),
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


def walking_a_maze() -> dict[str, Any]:
    """The words of a maze to walk through."""
    return {
        "up": _("up"),
        "right": _("to the right"),
        "down": _("down"),
        "left": _("to the left"),
        "again": _("Start again"),
        "way": _("The way out"),
        "save": _("Save as SVG"),
        "wall": _("A wall: no way {direction}."),
        "not_in_sight": _("That cell is not in a straight line without walls."),
        "on_the_way": _forms(
            "{count} step. Row {row}, column {column}. Open: {ways}.",
            "{count} steps. Row {row}, column {column}. Open: {ways}.",
        ),
        "out": _forms(
            "You are there, after {count} step. The shortest way has {shortest}.",
            "You are there, after {count} steps. The shortest way has {shortest}.",
        ),
    }


def making_a_maze() -> dict[str, Any]:
    """The words of a maze while it is made."""
    return {
        **watching(),
        "steps": {
            "start": _("Step {step} of {total}: the walk begins on row {row}, column {column}."),
            "walk": _("Step {step} of {total}: a step by chance to row {row}, column {column}."),
            "hunt": _("Step {step} of {total}: the hunt passes row {row}, column {column}."),
            "found": _("Step {step} of {total}: the hunt finds row {row}, column {column} and joins it."),
            "back": _("Step {step} of {total}: back to row {row}, column {column}."),
        },
    }


def walking_a_graph() -> dict[str, Any]:
    """The words of a graph to walk over."""
    return {
        "node": _("node {name}"),
        "step": _("step {step}"),
        "here": _("here"),
        "open": _("can be gone to"),
        "degree": _("remaining degree {value}"),
        "smallest": _("the smallest"),
        "rule": _("A step by the rule"),
        "undo": _("Undo"),
        "again": _("Start again"),
        "degrees": _("Remaining degrees"),
        "choose_start": _("Choose the node to start from."),
        "visited": _("This node is visited already."),
        "no_line": _("No line leads to this node."),
        "on_the_way": _forms(
            "Step {step} of {total}. {count} node can be gone to.",
            "Step {step} of {total}. {count} nodes can be gone to.",
        ),
        "by_the_rule": _forms(
            "Step {step} of {total}. The smallest remaining degree is {least}. One node has it.",
            "Step {step} of {total}. The smallest remaining degree is {least}. {count} nodes have it.",
        ),
        "whole": _forms("The one node is visited.", "A whole path: all {total} nodes are visited."),
        "dead_end": _("A dead end: {step} of {total} nodes are visited, and no line leads on."),
    }


def mapping() -> dict[str, Any]:
    """The words of a map of starts."""
    return {**squares(), "progress": _("How many starts are done"), "stop": _("Stop")}


def _forms(one: str, many: str) -> list[str]:
    """Both forms of a sentence, for the browser to choose from."""
    return [ngettext(one, many, 1), ngettext(one, many, 2)]
