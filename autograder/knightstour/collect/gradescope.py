"""Exports of a Gradescope assignment: ``submission_<n>/`` folders and ``submission_metadata.yml``."""

import re
from collections.abc import Mapping
from typing import Any

import yaml

from knightstour.collect.choice import choose
from knightstour.collect.entries import LARGEST_LIST, Entry, Eye, Tree, Unreadable
from knightstour.collect.found import Gathered, Known, Owner, Reading, strays_as_eyes
from knightstour.course import Unit
from knightstour.messages import _

NAME = "gradescope"

_LIST = "submission_metadata.yml"
_FOLDER = re.compile(r"submission_(\d+)")
# Every scalar stays text, so that a student's number keeps its zeros.  The C parser is many times faster.
_Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

Listed = Mapping[str, Mapping[str, Any]]


def fits(tree: Tree) -> set[str]:
    """The folders named as Gradescope names them, and the list of submissions."""
    return {name for name in tree.folders if _FOLDER.fullmatch(name)} | ({_LIST} & tree.tops.keys())


def read(tree: Tree, unit: Unit | None, _known: Known) -> Reading:
    """One submission for each folder; several people may share one."""
    listed, eyes = _listed(tree)
    gathered, rest = [], []
    tops = tree.tops
    for top, entries in tops.items():
        if top == _LIST:
            continue
        if _FOLDER.fullmatch(top) is None or top not in tree.folders:
            rest += entries
            continue
        owner = _owner(top, listed.get(top))
        if not owner.people:
            eyes.append(Eye(top, top, _("Whose it is does not stand in {name}.").format(name=_LIST)))
        gathered.append(Gathered(top, owner, choose(tree.below(top).entries, unit), place=top, folder=top))
    for name in sorted(listed.keys() - tops.keys()):
        eyes.append(Eye(name, name, _("It stands in {name}, but its files are missing.").format(name=_LIST)))
    return Reading(tuple(gathered), (*eyes, *strays_as_eyes(rest)))


def _listed(tree: Tree) -> tuple[Listed, list[Eye]]:
    """What the list says of each submission; a list that cannot be read costs no submission its grade."""
    entry = next((entry for entry in tree.entries if entry.path == (_LIST,)), None)
    if entry is None:
        return {}, []
    try:
        return _parsed(_text(entry)), []
    except (Unreadable, yaml.YAMLError, RecursionError, UnicodeDecodeError):
        return {}, [Eye(_LIST, _LIST, _("The list of owners cannot be read."))]


def _text(entry: Entry) -> str:
    return entry.content(LARGEST_LIST).decode("utf-8-sig")


def _parsed(text: str) -> Listed:
    """The entries of the list.

    A line of three dots ends a YAML document; exports are known that go on after one without a new beginning.
    """
    found: dict[str, Mapping[str, Any]] = {}
    for part in re.split(r"^\.\.\.[ \t]*\r?$", text, flags=re.MULTILINE):
        data = yaml.load(part, _Loader)  # noqa: S506  a base loader makes texts, lists and dictionaries only
        if isinstance(data, Mapping):
            found.update({str(name): entry for name, entry in data.items() if isinstance(entry, Mapping)})
    return found


def _owner(folder: str, entry: Mapping[str, Any] | None) -> Owner:
    number = folder.removeprefix("submission_")
    if entry is None:
        return Owner(number=number)
    submitters = entry.get(":submitters")
    people = [item for item in submitters if isinstance(item, Mapping)] if isinstance(submitters, list) else []
    names = tuple(_person(item) for item in people)
    keys = [key for item in people if (key := _field(item, ":sid") or _field(item, ":email"))]
    return Owner(
        name="; ".join(_field(item, ":name") for item in people),
        number=number,
        login="; ".join(keys),
        people=tuple(name for name in names if name),
        handed_in=_field(entry, ":created_at"),
    )


def _person(item: Mapping[str, Any]) -> str:
    return " ".join(part for part in (_field(item, ":name"), _field(item, ":sid"), _field(item, ":email")) if part)


def _field(item: Mapping[str, Any], key: str) -> str:
    value = item.get(key)
    return value.strip() if isinstance(value, str) else ""
