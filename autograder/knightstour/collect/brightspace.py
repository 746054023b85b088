"""Downloads of a Brightspace assignment: a folder for each upload, ``<person>-<item> - [<login> ]<Name> - <date>``."""

import re
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


def recognises(tree: Tree) -> bool:
    """Whether a folder at the top has the two numbers, the name and the date."""
    return any(name in tree.folders and _NAME.fullmatch(name) for name in tree.tops)


def read(tree: Tree, unit: Unit | None, known: Known) -> Reading:
    """One submission for each person: the latest upload."""
    uploads: dict[str, list[tuple[str, Gathered]]] = {}
    rest = []
    for top, entries in tree.tops.items():
        found = _NAME.fullmatch(top) if top in tree.folders else None
        if found is None:
            rest += [entry for entry in entries if entry.path != (_PAGE,)]
            continue
        login, name = _login_and_name(found["who"], known)
        stamp = _stamp(found["date"])
        owner = Owner(name=name, number=found["person"], login=login, handed_in=stamp)
        gathered = Gathered(
            f"{found['person']} {found['who']}", owner, choose(tree.below(top).entries, unit), place=top
        )
        uploads.setdefault(found["person"], []).append((stamp, gathered))
    found_all, eyes = [], strays_as_eyes(rest)
    for attempts in uploads.values():
        latest, earlier = latest_first(attempts)
        found_all.append(latest)
        eyes += earlier
    title, _word, date = tree.name.partition(" Download ")
    return Reading(tuple(found_all), tuple(eyes), title if date else "")


def _login_and_name(who: str, known: Known) -> tuple[str, str]:
    """The login, where the site writes it before the name; only the gradebook can tell."""
    first, _space, rest = who.partition(" ")
    if first in known.logins and rest:
        return first, rest
    return (who, "") if who in known.logins else ("", who)


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
