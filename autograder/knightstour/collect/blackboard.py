"""Downloads of a Blackboard assignment: ``<assignment>_<username>_attempt_<stamp>_<file>`` and a text beside it."""

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from knightstour.collect.choice import choose
from knightstour.collect.entries import LARGEST_LIST, Entry, Tree, Unreadable
from knightstour.collect.found import Gathered, Known, Owner, Reading, latest_first, strays_as_eyes
from knightstour.collect.titles import shared_title
from knightstour.course import Unit
from knightstour.messages import _
from knightstour.visible import visible

NAME = "blackboard"

_NAME = re.compile(r"(?P<head>.+?)_attempt_(?P<stamp>\d{4}(?:-\d{2}){5})(?:_(?P<file>.+)|(?P<text>\.txt))", re.DOTALL)
_NAMED = re.compile(r"^Name:[ \t]*(?P<name>.*?)[ \t]*\((?P<login>[^()\r\n]+)\)[ \t]*\r?$", re.MULTILINE)
_ORIGINAL = re.compile(
    r"^[ \t]*Original filename:[ \t]*(?P<original>[^\r\n]+?)[ \t]*\r?\n"
    r"[ \t]*Filename:[ \t]*(?P<name>[^\r\n]+?)[ \t]*\r?$",
    re.MULTILINE,
)
# What stands below these was written by the student, until the list of files, which comes last.
_STUDENTS_OWN = re.compile(r"^[ \t]*(?:Submission Field|Comments|Files):", re.MULTILINE)
_LIST_OF_FILES = re.compile(r"^[ \t]*Files:[ \t]*\r?$", re.MULTILINE)
_MARKUP = re.compile(r"<(?:br|p)\s*/?>|</p>", re.IGNORECASE)


@dataclass
class _Attempt:
    """One attempt: what stands before ``_attempt_``, when it was made, its files, and what the text says."""

    head: str
    stamp: str
    place: str
    files: dict[Entry, str] = field(default_factory=dict)  # to what the student called each
    name: str = ""
    login: str = ""

    @property
    def handed_in(self) -> str:
        """The stamp as an ISO date and time."""
        year, month, day, hour, minute, second = self.stamp.split("-")
        return f"{year}-{month}-{day}T{hour}:{minute}:{second}"


def fits(tree: Tree) -> set[str]:
    """The files at the top with the stamp of an attempt."""
    return {entry.name for entry in tree.entries if len(entry.path) == 1 and _NAME.fullmatch(entry.name)}


def read(tree: Tree, unit: Unit | None, known: Known) -> Reading:
    """One submission for each user: the latest attempt."""
    attempts, rest = _attempts(tree)
    title = _title(attempts, known)
    people: dict[str, list[_Attempt]] = {}
    for attempt in attempts:
        if not attempt.login and title and attempt.head.startswith(title):
            attempt.login = attempt.head[len(title) :]
        people.setdefault(attempt.login or attempt.head, []).append(attempt)
    gathered, eyes = [], strays_as_eyes(rest)
    for found in people.values():
        latest, earlier = latest_first([(attempt.stamp, _gather(attempt, unit)) for attempt in found])
        gathered.append(latest)
        eyes += earlier
    return Reading(tuple(gathered), tuple(eyes), title.rstrip("_"))


def _title(attempts: Sequence[_Attempt], known: Known) -> str:
    """The title of the assignment with its ``_``, which every name starts with; usernames, too, may hold ``_``.

    It is empty when it cannot be told from the names of the people.
    """
    heads = {attempt.head for attempt in attempts}
    told = {attempt.head[: len(attempt.head) - len(attempt.login)] for attempt in attempts if attempt.login}
    if told:
        return told.pop() if len(told) == 1 else ""
    title = shared_title(heads, known.logins, "_", known.titles)
    if title != "":
        return title or ""
    shared = os.path.commonprefix(sorted(heads)) if len(heads) > 1 else next(iter(heads), "")
    return shared[: shared.rfind("_") + 1]


def _attempts(tree: Tree) -> tuple[list[_Attempt], list[Entry]]:
    attempts: dict[tuple[str, str], _Attempt] = {}
    texts: list[tuple[_Attempt, Entry]] = []
    rest = []
    for entry in tree.entries:
        found = _NAME.fullmatch(entry.name) if len(entry.path) == 1 else None
        if found is None:
            rest.append(entry)
            continue
        key = (found["head"], found["stamp"])
        attempt = attempts.setdefault(key, _Attempt(*key, place=entry.name))
        if found["text"]:
            texts.append((attempt, entry))
        else:
            attempt.files[entry] = found["file"]
    for attempt, entry in texts:
        _add_text(attempt, _text(entry))
    return list(attempts.values()), rest


def _text(entry: Entry) -> str:
    """The text that goes with an attempt, one thing to a line; it may be written for a page."""
    try:
        text = entry.content(LARGEST_LIST).decode("utf-8-sig", "replace")
    except Unreadable:
        return ""
    return _MARKUP.sub("\n", text)


def _add_text(attempt: _Attempt, text: str) -> None:
    """Take owner and names from the platform's own lines, as far as they are about this attempt."""
    own = _STUDENTS_OWN.search(text)
    found = _NAMED.search(text[: own.start()] if own else text)
    if found is not None and attempt.head.casefold().endswith("_" + found["login"].strip().casefold()):
        attempt.name, attempt.login = found["name"], attempt.head[-len(found["login"].strip()) :]
    lists = list(_LIST_OF_FILES.finditer(text))
    pairs = _ORIGINAL.finditer(text, lists[-1].end()) if lists else iter(())
    originals = {pair["name"]: pair["original"] for pair in pairs}
    attempt.files = {entry: originals.get(entry.name, name) for entry, name in attempt.files.items()}


def _gather(attempt: _Attempt, unit: Unit | None) -> Gathered:
    owner = Owner(name=attempt.name, login=attempt.login, handed_in=attempt.handed_in)
    title = attempt.login or attempt.head
    if not attempt.files:
        reason = _("There is no file; a text that was typed stands in {name}.").format(name=visible(attempt.place, 100))
        return Gathered(title, owner, reason=reason, place=attempt.place)
    choice = choose(attempt.files, unit, lambda entry: attempt.files[entry])
    return Gathered(title, owner, choice, place=attempt.place)
