"""The start page: the lessons, how long each takes, what it needs, and how far the learner is."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from knightstour.authoring import about_lesson
from knightstour.draw import icon
from knightstour.draw.svg import element, words
from knightstour.feedback.literals import folded
from knightstour.messages import _
from knightstour.notebook.asking import memory
from knightstour.notebook.cards import Card, card, code
from knightstour.notebook.work import calm
from knightstour.progress import Progress
from knightstour.questions.reading import questions_of
from knightstour.workfolder import find_work_folder


@calm
def overview() -> Card:
    """All lessons beside this notebook, with what is done in each."""
    folder = find_work_folder(Path.cwd())
    passed = Progress(folder).passed if folder is not None else frozenset[str]()
    lessons = [(path, about_lesson(path)) for path in sorted(Path.cwd().glob("*.ipynb"))]
    rows = [(path, about) for path, about in lessons if "minutes" in about]
    title = _("The lessons")
    text = [title, *(line for path, about in rows for line in folded(_told(about, path.stem, passed), "  ", "    "))]
    entries = [_entry(path, about, passed) for path, about in rows]
    head = element("p", words(title), class_="kt-head")
    return card(head, element("ul", *entries, class_="kt-lessons"), text="\n".join(text), name=title)


def _entry(path: Path, about: Mapping[str, Any], passed: frozenset[str]) -> str:
    """One lesson: its name as a link, its time, and its exercises with their signs."""
    link = element("a", words(str(about.get("title", path.stem))), href=path.name)
    minutes = _("{minutes} minutes").format(minutes=about["minutes"])
    exercises = [str(name) for name in about.get("exercises", [])]
    parts = [
        element("li", icon("right" if name in passed else "before"), code(name), " ", words(_state(name, passed)))
        for name in exercises
    ]
    answered, total = _questions(path.stem)
    if total:
        parts.append(element("li", icon("right" if answered == total else "before"), words(_answered(answered, total))))
    needs = element("span", words(_needs(about)), class_="kt-quiet")
    return element(
        "li",
        element("p", link, " ", element("span", words(minutes), class_="kt-quiet"), class_="kt-lesson"),
        needs,
        element("ul", *parts, class_="kt-list"),
    )


def _needs(about: Mapping[str, Any]) -> str:
    needs = ", ".join(str(need) for need in about.get("needs", []))
    return _("First: {needs}").format(needs=needs) if needs else ""


def _state(name: str, passed: frozenset[str]) -> str:
    return _("passed") if name in passed else _("to do")


def _questions(stem: str) -> tuple[int, int]:
    """How many questions of a lesson are answered, and how many there are."""
    names = questions_of(stem)
    remembered = memory()
    return sum(remembered.answer_to(name) is not None for name in names), len(names)


def _answered(answered: int, total: int) -> str:
    return _("{answered} of {total} questions answered").format(answered=answered, total=total)


def _told(about: Mapping[str, Any], stem: str, passed: frozenset[str]) -> str:
    minutes = _("{minutes} minutes").format(minutes=about["minutes"])
    exercises = [f"{name}: {_state(str(name), passed)}" for name in about.get("exercises", [])]
    answered, total = _questions(stem)
    questions = [_answered(answered, total)] if total else []
    return "; ".join([f"{about.get('title', stem)} ({minutes})", *exercises, *questions])
