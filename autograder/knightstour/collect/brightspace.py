"""Downloads of a Brightspace assignment: a folder for each upload, ``<person>-<item> - [<login> ]<Name> - <date>``."""

import re
import unicodedata
from datetime import datetime

from knightstour.collect.choice import choose
from knightstour.collect.entries import Tree
from knightstour.collect.found import Gathered, Known, Owner, Reading, latest_first, strays_as_eyes
from knightstour.course import Unit

NAME = "brightspace"

_NAME = re.compile(r"(?P<person>\d+)-(?P<item>\d+) - (?P<who>.+) - (?P<date>[^-]*\d{4}[^-]*)")
_PAGE = "index.html"
# 24 September 2024, 9:26 in the evening, is "Sep 24, 2024 926 PM"; some sites write the day first or 24 hours.
_DATE = re.compile(
    r"(?P<day>[^\d]*\d{1,2},? (?:[^\d]+ )?\d{4}),? (?P<hour>\d{1,2}?):?(?P<minute>\d{2})(?: (?P<half>[AP]M))?"
)
_DAYS = ("%b %d, %Y", "%B %d, %Y", "%b %d %Y", "%d %b %Y", "%d %B %Y", "%d %b, %Y", "%d %B, %Y")


def fits(tree: Tree) -> set[str]:
    """The folders at the top with the two numbers, the name and the date, and the page that comes with them."""
    found = {name for name in tree.folders if _NAME.fullmatch(name)}
    return found | ({_PAGE} & tree.tops.keys() if found else set())


def read(tree: Tree, unit: Unit | None, known: Known) -> Reading:
    """One submission for each person: the latest upload."""
    uploads: dict[str, list[tuple[str, Gathered]]] = {}
    rest = []
    writes_logins = _writes_logins(tree, known)
    for top, entries in tree.tops.items():
        found = _NAME.fullmatch(top) if top in tree.folders else None
        if found is None:
            rest += [entry for entry in entries if entry.path != (_PAGE,)]
            continue
        login, name = _login_and_name(found["who"], known, writes_logins=writes_logins)
        stamp = _stamp(found["date"])
        owner = Owner(name=name, number=found["person"], login=login, handed_in=stamp)
        title, choice = f"{found['person']} {found['who']}", choose(tree.below(top).entries, unit)
        gathered = Gathered(title, owner, choice, place=top, folder=top)
        uploads.setdefault(found["person"], []).append((stamp, gathered))
    found_all, eyes = [], strays_as_eyes(rest)
    for attempts in uploads.values():
        latest, earlier = latest_first(attempts)
        found_all.append(latest)
        eyes += earlier
    title, _word, date = tree.name.partition(" Download ")
    return Reading(tuple(found_all), tuple(eyes), title if date else "")


def _writes_logins(tree: Tree, known: Known) -> bool:
    """Whether most people seem to have a login before their names."""
    people = {found["who"].partition(" ")[0] for name in tree.folders if (found := _NAME.fullmatch(name))}
    return 2 * len(people & known.logins) > len(people)


def _login_and_name(who: str, known: Known, *, writes_logins: bool) -> tuple[str, str]:
    """The login, where the site writes it before the name.

    Only the gradebook can tell: the rest must be the name of that login, since a first name may be another's login.
    A gradebook without names tells by the whole class.
    """
    first, _space, rest = who.partition(" ")
    name = known.names.get(first)
    if name is None or not rest:
        return "", who
    is_theirs = _words_of(rest) == _words_of(name) if name else writes_logins
    return (first, rest) if is_theirs else ("", who)


def _words_of(name: str) -> list[str]:
    """The words of a name, however it is written and whichever of them comes first."""
    return sorted(unicodedata.normalize("NFC", name).replace(",", " ").casefold().split())


def _stamp(text: str) -> str:
    """The date and time as ISO text, which sorts by time; empty when it is written in a way not known."""
    found = _DATE.fullmatch(" ".join(text.split()))
    if found is None:
        return ""
    for form in _DAYS:
        try:
            day = datetime.strptime(found["day"].strip(), form)
        except ValueError:
            continue
        hour = int(found["hour"])
        if found["half"]:
            hour = hour % 12 + (12 if found["half"] == "PM" else 0)
        if hour > 23 or int(found["minute"]) > 59:
            return ""
        return day.replace(hour=hour, minute=int(found["minute"])).isoformat()
    return ""
