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


def fits(tree: Tree) -> set[str]:
    """The names at the top that are such as Moodle gives."""
    return {name for name in tree.tops if _parsed(name, tree) is not None}


def _parsed(name: str, tree: Tree) -> re.Match[str] | None:
    """What a name at the top says; a file has its own name in it, too."""
    found = _NAME.fullmatch(name)
    return None if found is None or (name not in tree.folders and not found["file"]) else found


def read(tree: Tree, unit: Unit | None, _known: Known) -> Reading:
    """One submission for each name and number."""
    files: dict[Key, list[Entry]] = {}
    folders: dict[Key, str] = {}
    typed: set[Key] = set()
    rest: list[Entry] = []
    for top, entries in tree.tops.items():
        found = _parsed(top, tree)
        if found is None:
            rest += entries
            continue
        key = (found["who"], found["number"] or "")
        files.setdefault(key, [])
        if found["plugin"] == _TYPED:
            typed.add(key)
            continue
        is_flat = top not in tree.folders
        files[key] += _as_handed_in(entries, found["file"] if is_flat else "")
        if not is_flat:
            folders[key] = top
    gathered = [_gather(key, entries, key in typed, unit, folders.get(key, "")) for key, entries in files.items()]
    return Reading(tuple(gathered), tuple(strays_as_eyes(rest)))


def _as_handed_in(entries: Iterable[Entry], flat: str) -> list[Entry]:
    """The entries with the paths that the student gave."""
    if flat:
        return [replace(entry, path=(flat,)) for entry in entries]
    return [replace(entry, path=entry.path[1:]) for entry in entries]


def _gather(key: Key, entries: list[Entry], is_typed: bool, unit: Unit | None, folder: str) -> Gathered:
    who, number = key
    title = f"{who}_{number}" if number else who
    owner = Owner(name=who, number=number, marked=title)
    if not entries:
        reason = _("There is typed text, but no file.") if is_typed else _("There is no file in it.")
        return Gathered(title, owner, reason=reason, place=title)
    return Gathered(title, owner, choose(entries, unit), place=folder or title, folder=folder or title)
