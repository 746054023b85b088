"""What a download turns out to hold: submissions with their owners, and the rest with the reason."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from knightstour.collect.choice import Beside, Choice
from knightstour.collect.entries import Entry, Eye, Tree
from knightstour.course import Unit
from knightstour.messages import _


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose a submission is, as far as the download says.

    ``number`` is the platform's own number for the person or, where a group hands in together, for the group;
    ``handed_in`` is a date and time as ISO text, or empty; ``marked`` is how the platform itself names the upload,
    which it wants to see again when feedback is uploaded.
    """

    name: str = ""
    number: str = ""
    login: str = ""
    people: tuple[str, ...] = ()
    late: bool = False
    handed_in: str = ""
    marked: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """One submission: its name in all outputs, its owner, and the file to grade."""

    name: str
    title: str  # what the download calls it
    unit: str
    file: Entry
    file_name: str
    owner: Owner = Owner()
    beside: tuple[Beside, ...] = ()
    note: str = ""
    doubt: str = ""  # why a person has to look before the points count
    folder: str = ""  # the one at the top of the download in which the file lies

    @property
    def place(self) -> str:
        """Where the file lies in the download, as people write it."""
        return f"{self.folder}/{self.file.place}" if self.folder else self.file.place


@dataclass(frozen=True)
class Known:
    """What the platform's gradebook knows of the people, for names that can be read in more than one way."""

    numbers: Mapping[str, str] = field(default_factory=dict)  # to the name, as the platform writes it in a download
    logins: frozenset[str] = frozenset()
    names: Mapping[str, str] = field(default_factory=dict)  # of logins, to the name in full
    titles: frozenset[str] = frozenset()  # of assignments


@dataclass(frozen=True, slots=True)
class Gathered:
    """What one platform's reader makes of one submission: the choice among its files, or a reason.

    The paths of the files are those within ``folder``.
    """

    title: str
    owner: Owner
    choice: Choice | None = None
    reason: str = ""
    place: str = ""
    folder: str = ""


@dataclass(frozen=True)
class Reading:
    """Everything that a platform's reader found in a download; ``assignment`` is its title, where that stands there."""

    gathered: tuple[Gathered, ...]
    eyes: tuple[Eye, ...] = ()
    assignment: str = ""


class Platform(Protocol):
    """Reads the downloads of one platform."""

    NAME: str

    def fits(self, tree: Tree) -> set[str]:
        """The names at the top of ``tree`` that this platform gives."""

    def read(self, tree: Tree, unit: Unit | None, known: Known) -> Reading:
        """Everything in the download."""


@dataclass(frozen=True)
class Collected:
    """What was found: submissions by name, each name once, and the rest."""

    platform: str
    submissions: tuple[Found, ...]
    eyes: tuple[Eye, ...]
    assignment: str = ""


def title_of(platform: str) -> str:
    """A platform's name as it is written."""
    return {"github": "GitHub"}.get(platform, platform.title())


def latest_first(attempts: Sequence[tuple[str, Gathered]]) -> tuple[Gathered, list[Eye]]:
    """The attempt with the latest stamp, and a line for each earlier one.

    Equal stamps decide nothing, and nor does one that could not be read: it may be the latest.
    """
    ordered = sorted(attempts, key=lambda attempt: attempt[0])
    latest = ordered[-1][1]
    if len(ordered) > 1 and (ordered[-2][0] == ordered[-1][0] or not ordered[0][0]):
        reason = _("There are several attempts, and it is not clear which one is the latest.")
        return replace(latest, choice=None, reason=reason), []
    reason = _("It is an earlier attempt; the latest one counts.")
    return latest, [Eye(item.title, item.place, reason) for _stamp, item in ordered[:-1]]


def strays_as_eyes(entries: Iterable[Entry]) -> list[Eye]:
    """A line for each file whose name does not say whose it is."""
    return [Eye(entry.path[0], entry.place, _("The name does not say whose it is.")) for entry in entries]
