"""The kinds of marked squares: their order, their words and their characters in the terminal."""

from collections.abc import Iterable

from knightstour.messages import _

# The gravest first; when there is no room for all squares, the first kinds are shown.
KINDS = ("wrong", "right", "before", "start", "chosen", "candidate", "visited", "left")

CHARACTERS = {
    "wrong": "x",
    "right": "+",
    "before": "<",
    "start": "@",
    "chosen": "*",
    "candidate": "?",
    "visited": "o",
    "left": "-",
}


def kind_words(kind: str) -> str:
    """What a mark says, in a word or three."""
    return {
        "wrong": _("wrong"),
        "right": _("right"),
        "before": _("came from here"),
        "start": _("start"),
        "chosen": _("goes here"),
        "candidate": _("can go here"),
        "visited": _("visited"),
        "left": _("never visited"),
    }.get(kind, kind)


def in_order(kinds: Iterable[str]) -> list[str]:
    """The kinds that occur, each once, the gravest first."""
    found = set(kinds)
    return [kind for kind in KINDS if kind in found] + sorted(found - set(KINDS))
