"""Downloads of a Canvas assignment: flat files ``<name>[_LATE]_<user id>_<attachment id>_<file name>``."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from knightstour.collect.choice import choose, without_number
from knightstour.collect.entries import Entry, Tree
from knightstour.collect.found import Gathered, Known, Owner, Reading, strays_as_eyes
from knightstour.course import Unit, load_course
from knightstour.messages import _

NAME = "canvas"

_LATE = "LATE"
_ANONYMOUS = "anon"
_TYPED = "text.html"
_LINK = "link.html"
_SHAPE = re.compile(
    r"(?:(?:LATE_)?anon_[^_]+|.+?(?:_LATE)?_\d+)_(?:\d+_.+|text\.html|link\.html)", re.DOTALL | re.IGNORECASE
)


@dataclass(frozen=True)
class _Upload:
    """What the name of one file says."""

    who: str
    number: str  # of the user; an anonymous one has none
    attachment: str
    file: str
    late: bool
    entry: Entry

    @property
    def title(self) -> str:
        """The name of the submission."""
        return f"{self.who}_{self.number}" if self.number else self.who


def fits(tree: Tree) -> set[str]:
    """The files at the top with the two numbers that Canvas writes before their own names."""
    return {entry.name for entry in tree.entries if len(entry.path) == 1 and _SHAPE.fullmatch(entry.name)}


def read(tree: Tree, unit: Unit | None, known: Known) -> Reading:
    """One submission for each user number, or for each anonymous one."""
    uploads: dict[str, list[_Upload]] = {}
    rest = []
    for entry in tree.entries:
        upload = _parse(entry, known) if len(entry.path) == 1 else None
        if upload is None:
            rest.append(entry)
        else:
            uploads.setdefault(upload.number or upload.who, []).append(upload)
    gathered = [_gather(found, unit) for found in uploads.values()]
    return Reading(tuple(gathered), tuple(strays_as_eyes(rest)))


def _parse(entry: Entry, known: Known) -> _Upload | None:
    parts = entry.name.split("_")
    place = _place_of_number(parts, known)
    if place is None:
        return None
    before, after = parts[:place], parts[place + 1 :]
    late = _LATE in before
    who, number = _who(before), parts[place]
    if who == _ANONYMOUS and known.numbers.get(number) != _ANONYMOUS:
        who, number = f"{_ANONYMOUS}_{number}", ""
    return _Upload(who, number, *_attachment(after), late, entry)


def _place_of_number(parts: list[str], known: Known) -> int | None:
    """Which part is the user's number.

    The gradebook decides between several, by number and name, else by number alone; what it cannot decide has none.
    """
    readings = list(_readings(parts))
    if not readings or _who(parts[: readings[0]]) == _ANONYMOUS:
        return readings[0] if readings else None
    by_number = [place for place in readings if parts[place] in known.numbers]
    by_name = [place for place in by_number if known.numbers[parts[place]] == _who(parts[:place])]
    if len(by_name) == 1:
        return by_name[0]
    if len(by_number) > 1:  # somebody may be called like another person with a number
        return None
    return (by_number or readings)[0]


def _readings(parts: list[str]) -> Iterator[int]:
    """Every part that may be the user's number: digits, then the digits of the attachment or the word for no file."""
    for place in range(1, len(parts) - 1):
        is_user = _is_number(parts[place]) or _who(parts[:place]) == _ANONYMOUS
        is_last = place + 2 == len(parts) and parts[place + 1] in (_TYPED, _LINK)
        is_upload = _is_number(parts[place + 1]) and place + 2 < len(parts)
        if is_user and (is_upload or is_last):
            yield place


def _who(before: list[str]) -> str:
    """The name that these parts make, without the mark of late work."""
    return "_".join(part for part in before if part != _LATE)


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdigit()


def _attachment(after: list[str]) -> tuple[str, str]:
    """The number of the attachment and the name of the file; typed text and links have no number."""
    if len(after) == 1:
        return "", after[0]
    names = [unit.file_name for unit in load_course().units]
    return after[0], without_number("_".join(after[1:]), names)


def _gather(uploads: list[_Upload], unit: Unit | None) -> Gathered:
    first = uploads[0]
    files = {upload.entry: upload.file for upload in uploads if upload.attachment}
    late = any(upload.late for upload in uploads)
    owner = Owner(name=first.who, number=first.number, late=late)
    if not files:
        is_link = any(upload.file == _LINK for upload in uploads)
        reason = _("There is a link, but no file.") if is_link else _("There is typed text, but no file.")
        return Gathered(first.title, owner, reason=reason, place=first.entry.place)
    choice = choose(files, unit, lambda entry: files[entry])
    if choice.file is not None and len(choice.file.path) == 1:  # feedback cannot go back into an archive
        owner = Owner(name=first.who, number=first.number, late=late, marked=choice.file.path[0])
    return Gathered(first.title, owner, choice, place=first.entry.place)
