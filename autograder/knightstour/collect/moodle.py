"""Downloads of a Moodle assignment: ``<who>_<number>_assignsubmission_<plugin>``, in folders or flat."""

import re
from collections.abc import Iterable
from dataclasses import replace

from knightstour.collect.choice import choose
from knightstour.collect.entries import Entry, Tree
from knightstour.collect.found import Gathered, Known, Owner, Reading, strays_as_eyes
from knightstour.course import Unit
from knightstour.messages import _

NAME = "moodle"

# People without a group share "Default group", which has no number.  Folders of old versions end in "_".
_NAME = re.compile(
    r"(?P<who>.+?)(?:_(?P<number>\d+))?_assignsubmission_(?P<plugin>[a-z]+)(?:_(?P<file>.*))?", re.DOTALL
)
_TYPED = "onlinetext"

Key = tuple[str, str]


def recognises(tree: Tree) -> bool:
    """Whether a name at the top is one that Moodle gives."""
    return any(_NAME.fullmatch(name) for name in tree.tops)


def read(tree: Tree, unit: Unit | None, _known: Known) -> Reading:
    """One submission for each name and number."""
    files: dict[Key, list[Entry]] = {}
    typed: set[Key] = set()
    rest: list[Entry] = []
    for top, entries in tree.tops.items():
        found = _NAME.fullmatch(top)
        is_flat = len(entries) == 1 and len(entries[0].path) == 1
        if found is None or (is_flat and not found["file"]):
            rest += entries
            continue
        key = (found["who"], found["number"] or "")
        files.setdefault(key, [])
        if found["plugin"] == _TYPED:
            typed.add(key)
        else:
            files[key] += _as_handed_in(entries, found["file"] if is_flat else "")
    gathered = [_gather(key, entries, key in typed, unit) for key, entries in files.items()]
    return Reading(tuple(gathered), tuple(strays_as_eyes(rest)))


def _as_handed_in(entries: Iterable[Entry], flat: str) -> list[Entry]:
    """The entries with the paths that the student gave."""
    if flat:
        return [replace(entry, path=(flat,)) for entry in entries]
    return [replace(entry, path=entry.path[1:]) for entry in entries]


def _gather(key: Key, entries: list[Entry], is_typed: bool, unit: Unit | None) -> Gathered:
    who, number = key
    title = f"{who}_{number}" if number else who
    owner = Owner(name=who, number=number, marked=title)
    if not entries:
        reason = _("There is typed text, but no file.") if is_typed else _("There is no file in it.")
        return Gathered(title, owner, reason=reason, place=title)
    return Gathered(title, owner, choose(entries, unit), place=title)
