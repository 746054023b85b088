"""Clones of GitHub Classroom repositories: ``<slug>-submissions/<slug>-<login>/``, with the roster if it is there."""

import csv
import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from knightstour.collect.choice import choose
from knightstour.collect.entries import LARGEST_LIST, Eye, Tree, Unreadable
from knightstour.collect.found import Gathered, Known, Owner, Reading, strays_as_eyes
from knightstour.collect.titles import shared_title
from knightstour.course import Unit
from knightstour.messages import _

NAME = "github"

_SUFFIX = "-submissions"
_LISTS = ("classroom_roster.csv", "grades.csv")
_AGAIN = re.compile(r"(.+)-\d+")  # a repository whose name was taken gets a number


@dataclass
class _Roster:
    """What the lists of the classroom say; every key is in small letters, as GitHub compares logins."""

    logins: dict[str, str] = field(default_factory=dict)  # to the person's identifier
    repositories: dict[str, list[str]] = field(default_factory=dict)  # to the logins, several for that of a group


def fits(tree: Tree) -> set[str]:
    """The folders called as ``gh classroom clone`` calls them; every one, beside a list of GitHub Classroom."""
    if _roster(tree).logins:
        return set(tree.folders) | (set(_LISTS) & tree.tops.keys())
    slug = tree.name.removesuffix(_SUFFIX)
    if tree.name == slug:
        return set()
    repositories = (name for name in tree.folders if not name.endswith(_SUFFIX))  # the same folder may lie within
    return {name for name in repositories if name.casefold().startswith(f"{slug}-".casefold())}


def read(tree: Tree, unit: Unit | None, _known: Known) -> Reading:
    """One submission for each repository; two repositories of one login are left to a person."""
    roster = _roster(tree)
    slug = tree.name.removesuffix(_SUFFIX) if tree.name.endswith(_SUFFIX) else ""
    repositories = [name for name in tree.tops if name in tree.folders]
    shared = shared_title((name.casefold() for name in repositories), roster.logins, "-") or ""
    owners = {name: _owner(name, slug or shared.removesuffix("-"), roster) for name in repositories}
    doubled = _doubled(owners, roster)
    gathered, eyes = [], []
    for name, owner in owners.items():
        if name in doubled:
            reason = _("There are two repositories for this login.")
            gathered.append(Gathered(name, owner, reason=reason, place=name))
            continue
        gathered.append(Gathered(name, owner, choose(tree.below(name).entries, unit), place=name, folder=name))
        if roster.logins and not owner.people and owner.login.casefold() not in roster.logins:
            eyes.append(Eye(name, name, _("The login is not in the roster.")))
    rest = [entry for entry in tree.entries if len(entry.path) == 1 and entry.name not in _LISTS]
    return Reading(tuple(gathered), (*eyes, *strays_as_eyes(rest)), slug)


def _owner(repository: str, slug: str, roster: _Roster) -> Owner:
    """The owner by the list of repositories, else by what follows the slug."""
    low = repository.casefold()
    listed = roster.repositories.get(low, [])
    if len(listed) > 1:
        names = [roster.logins[login.casefold()] for login in listed]
        people = tuple(f"{name} {login}".strip() for name, login in zip(names, listed, strict=True))
        return Owner(name="; ".join(filter(None, names)), login="; ".join(listed), people=people)
    login = listed[0] if listed else ""
    if not login and slug and low.startswith(f"{slug}-".casefold()):
        login = repository[len(slug) + 1 :]
        again = _AGAIN.fullmatch(login.casefold())
        if again and login.casefold() not in roster.logins and again[1] in roster.logins:
            login = again[1]
    return Owner(name=roster.logins.get(login.casefold(), ""), login=login)


def _doubled(owners: Mapping[str, Owner], roster: _Roster) -> set[str]:
    """The repositories of logins that have more than one; ``-1`` at the end may belong to the login itself."""
    logins: dict[str, list[str]] = {}
    for name, owner in owners.items():
        logins.setdefault(owner.login.casefold() or name.casefold(), []).append(name)
    doubled = {name for names in logins.values() if len(names) > 1 for name in names}
    for login, names in logins.items():
        again = _AGAIN.fullmatch(login)
        if again and again[1] in logins and login not in roster.logins:
            doubled.update([*names, *logins[again[1]]])
    return doubled


def _roster(tree: Tree) -> _Roster:
    roster = _Roster()
    for entry in tree.entries:
        if len(entry.path) != 1 or entry.name not in _LISTS:
            continue
        try:
            text = entry.content(LARGEST_LIST).decode("utf-8-sig")
            rows = list(csv.DictReader(io.StringIO(text)))
        except (Unreadable, UnicodeDecodeError, csv.Error):
            continue
        for row in rows:
            login = (row.get("github_username") or "").strip()
            if login:
                known = roster.logins.get(login.casefold(), "")
                roster.logins[login.casefold()] = row.get("identifier") or row.get("roster_identifier") or known
                repository = (row.get("student_repository_name") or "").strip()
                listed = roster.repositories.setdefault(repository.casefold(), []) if repository else []
                if login not in listed:
                    listed.append(login)
    return roster
