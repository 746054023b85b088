"""What a cell shows: small pieces of HTML in the colours of the course, and the same as plain text."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from knightstour.draw import board_figure, icon, maze_figure, stylesheet
from knightstour.draw.svg import element, words
from knightstour.feedback.literals import folded
from knightstour.feedback.text import explanation_lines, heading, picture_text, points, status_word
from knightstour.messages import _
from knightstour.results import CheckResult, ExerciseResult, Explanation, MazePicture, Picture, Status
from knightstour.visible import visible

_SIGNS = {
    Status.PASSED: "right",
    Status.FAILED: "wrong",
    Status.NOT_STARTED: "before",
    Status.BLOCKED: "start",
    Status.GRADER_ERROR: "fault",
}
_LONGEST = 2000  # characters of what a program printed


@dataclass(frozen=True)
class Card:
    """Something to show below a cell; ``text`` is for where no HTML can be shown.

    One in ``trouble`` tells why there is nothing to see.
    """

    html: str
    text: str
    trouble: bool = False

    def _repr_mimebundle_(self, **_options: object) -> dict[str, Any]:
        return {"text/html": self.html, "text/plain": self.text}

    def __repr__(self) -> str:
        return self.text


@functools.cache
def _style() -> str:
    css = Path(__file__).with_name("card.css").read_text(encoding="utf-8")
    return element("style", stylesheet(css) + css)


def card(*pieces: str, text: str, kind: str = "", name: str | None = None) -> Card:
    """A card made of pieces of HTML; ``kind`` decides the colour of its edge, ``name`` is what it is about."""
    body = element("div", *pieces, class_=f"kt kt-card {kind}".strip(), role="group", aria_label=name)
    return Card(_style() + body, text)


def paragraph(text: str, class_: str | None = None) -> str:
    """A sentence or two."""
    return element("p", words(text), class_=class_)


def code(text: str) -> str:
    """A piece of code within a sentence."""
    return element("code", words(text))


def code_block(text: str) -> str:
    """Lines of code or of what a program printed."""
    return element("pre", element("code", visible_lines(text)))


def listing(text: str, name: str) -> str:
    """A whole function, its lines unbroken: where they are too long, it can be moved sideways."""
    return element(
        "pre",
        element("code", visible_lines(text, None)),
        class_="kt-listing",
        tabindex="0",
        role="group",
        aria_label=name,
    )


def visible_lines(text: str, longest: int | None = _LONGEST) -> str:
    """Text of several lines as the content of an element."""
    return "\n".join(words(line) for line in visible(text, longest, lines=True).split("\n"))


def note(sentence: str, *, title: str | None = None, extra: str = "", kind: str = "") -> Card:
    """One or two sentences for the learner."""
    head = [element("p", words(title), class_="kt-head")] if title else []
    text = "\n".join(folded(f"{title} {sentence}" if title else sentence))
    return card(*head, paragraph(sentence), extra, text=text, kind=kind, name=title)


def exercise_head(exercise: ExerciseResult) -> str:
    """The name of an exercise, how it stands and its points."""
    share = _("{score} of {max_score} points").format(
        score=points(exercise.score), max_score=points(exercise.max_score)
    )
    return element(
        "p",
        icon(_SIGNS[exercise.status]),
        code(exercise.name),
        element("span", words(status_word(exercise.status))),
        element("span", words(share), class_="kt-quiet"),
        class_="kt-head",
    )


def check_list(checks: Sequence[CheckResult]) -> str:
    """Each check with its sign and its goal."""
    entries = (
        element("li", icon(_SIGNS[check.status]), element("span", words(check.goal), _spoken(check.status)))
        for check in checks
    )
    return element("ul", *entries, class_="kt-list")


def _spoken(status: Status) -> str:
    """The verdict for those who cannot see the sign."""
    style = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"
    return element("span", f" ({words(status_word(status))})", style=style)


def explanation_pieces(exercise: str, check: CheckResult) -> list[str]:
    """The explanation of one check that did not pass: what was asked, what came back, the rule, a picture."""
    told = check.explanation
    parts: list[str] = []
    if told.call:
        parts += [element("dt", words(_("You can try it:"))), element("dd", code_block(told.call))]
    if told.got:
        parts += [element("dt", words(_("It gave:"))), element("dd", visible_lines(told.got))]
    if told.rule:
        parts += [element("dt", words(_("The rule:"))), element("dd", visible_lines(told.rule))]
    return [
        element("h4", words(heading(exercise, check))),
        element("dl", *parts) if parts else "",
        picture_figure(told.picture) if told.picture else "",
        _next(told.next),
        _printed(told),
    ]


def picture_figure(picture: Picture | MazePicture, title: str | None = None) -> str:
    """The board or the maze of an explanation with its marks."""
    if isinstance(picture, MazePicture):
        told = title or _("The maze at the point in question")
        return maze_figure(picture.maze, picture.marks, picture.way, title=told)
    return board_figure(
        picture.board, picture.marks, picture.knight, title=title or _("The board at the point in question")
    )


def _next(action: str | None) -> str:
    if not action:
        return ""
    return element("p", element("strong", words(_("Next:"))), " ", words(action), class_="kt-next")


def _printed(told: Explanation) -> str:
    if not told.printed.strip():
        return ""
    return element("details", element("summary", words(_("What your code printed"))), code_block(told.printed))


def told_card(title: str, told: Explanation) -> Card:
    """A card that explains what became of one call; ``title`` is a sentence."""
    check = CheckResult(title, title, Status.FAILED, 0, told)
    pieces = explanation_pieces(title, check)[1:]  # without the heading, for which the title stands
    lines = [title, *(line.text for line in explanation_lines(title, check) if line.style != "title")]
    head = element("p", words(title), class_="kt-head")
    return card(head, *pieces, text="\n".join(lines), kind="failed", name=title)


def board_card(picture: Picture | MazePicture, title: str, sentence: str = "") -> Card:
    """A board or a maze with a sentence below it."""
    text = "\n".join([picture_text(picture), *folded(sentence)])
    return card(picture_figure(picture, title), paragraph(sentence) if sentence else "", text=text, name=title)
