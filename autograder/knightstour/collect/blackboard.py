"""Downloads of a Blackboard assignment: ``<assignment>_<username>_attempt_<stamp>_<file>`` and a text beside it."""

import os
import re
from collections.abc import Iterable, Set
from dataclasses import dataclass, field

from knightstour.collect.choice import choose
from knightstour.collect.entries import LARGEST_LIST, Entry, Tree, Unreadable
from knightstour.collect.found import Gathered, Known, Owner, Reading, latest_first, strays_as_eyes
from knightstour.course import Unit
from knightstour.messages import _

NAME = "blackboard"

_NAME = re.compile(r"(?P<head>.+?)_attempt_(?P<stamp>\d{4}(?:-\d{2}){5})(?:_(?P<file>.+)|(?P<text>\.txt))", re.DOTALL)
_NAMED = re.compile(r"^Name:[ \t]*(?P<name>.*?)[ \t]*\((?P<login>[^()\r\n]+)\)[ \t]*\r?$", re.MULTILINE)
_ORIGINAL = re.compile(
    r"^[ \t]*Original filename:[ \t]*(?P<original>[^\r\n]+?)[ \t]*\r?\n"
    r"[ \t]*Filename:[ \t]*(?P<name>[^\r\n]+?)[ \t]*\r?$",
    re.MULTILINE,
)
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


def recognises(tree: Tree) -> bool:
    """Whether a file at the top has the stamp of an attempt."""
    return any(len(entry.path) == 1 and _NAME.fullmatch(entry.name) for entry in tree.entries)


def read(tree: Tree, unit: Unit | None, known: Known) -> Reading:
    """One submission for each user: the latest attempt."""
    attempts, rest = _attempts(tree)
    logins = known.logins | {attempt.login for attempt in attempts if attempt.login}
    title = _shared_title([attempt.head for attempt in attempts], logins)
    people: dict[str, list[_Attempt]] = {}
    for attempt in attempts:
        attempt.login = attempt.login or _login_of(attempt.head, title, logins)
        people.setdefault(attempt.login, []).append(attempt)
    gathered, eyes = [], strays_as_eyes(rest)
    for found in people.values():
        latest, earlier = latest_first([(attempt.stamp, _gather(attempt, unit)) for attempt in found])
        gathered.append(latest)
        eyes += earlier
    return Reading(tuple(gathered), tuple(eyes), title.rstrip("_"))


def _attempts(tree: Tree) -> tuple[list[_Attempt], list[Entry]]:
    attempts: dict[tuple[str, str], _Attempt] = {}
    originals: dict[str, str] = {}
    rest = []
    for entry in tree.entries:
        found = _NAME.fullmatch(entry.name) if len(entry.path) == 1 else None
        if found is None:
            rest.append(entry)
            continue
        key = (found["head"], found["stamp"])
        attempt = attempts.setdefault(key, _Attempt(*key, place=entry.name))
        if found["text"]:
            _add_text(attempt, _text(entry), originals)
        else:
            attempt.files[entry] = found["file"]
    for attempt in attempts.values():
        attempt.files = {entry: originals.get(entry.name, name) for entry, name in attempt.files.items()}
    return list(attempts.values()), rest


def _text(entry: Entry) -> str:
    """The text that goes with an attempt, one thing to a line; it may be written for a page."""
    try:
        text = entry.content(LARGEST_LIST).decode("utf-8-sig", "replace")
    except Unreadable:
        return ""
    return _MARKUP.sub("\n", text)


def _add_text(attempt: _Attempt, text: str, originals: dict[str, str]) -> None:
    found = _NAMED.search(text)
    if found is not None:
        attempt.name, attempt.login = found["name"], found["login"].strip()
    for pair in _ORIGINAL.finditer(text):
        originals[pair["name"]] = pair["original"]


def _shared_title(heads: Iterable[str], logins: Set[str]) -> str:
    """The title of the assignment with its ``_``, which every name starts with; usernames, too, may hold ``_``."""
    distinct = sorted(set(heads))
    for head in distinct:
        for place, character in enumerate(head):
            if character == "_" and head[place + 1 :] in logins:
                return head[: place + 1]
    shared = os.path.commonprefix(distinct) if len(distinct) > 1 else ""
    return shared[: shared.rfind("_") + 1]


def _login_of(head: str, title: str, logins: Set[str]) -> str:
    parts = head.split("_")
    endings = ["_".join(parts[place:]) for place in range(1, len(parts))]
    of_people = [ending for ending in endings if ending in logins]
    if of_people:
        return of_people[0]
    return head[len(title) :] if title and head.startswith(title) else parts[-1]


def _gather(attempt: _Attempt, unit: Unit | None) -> Gathered:
    owner = Owner(name=attempt.name, login=attempt.login, handed_in=attempt.handed_in)
    if not attempt.files:
        reason = _("There is typed text, but no file.")
        return Gathered(attempt.login, owner, reason=reason, place=attempt.place)
    choice = choose(attempt.files, unit, lambda entry: attempt.files[entry])
    return Gathered(attempt.login, owner, choice, place=attempt.place)
