"""A folder that an instructor made: a file or a folder for each student, named as the instructor likes."""

from knightstour.collect.choice import Choice, choose
from knightstour.collect.entries import Entry, Tree, is_archive, is_python, stem_of
from knightstour.collect.found import Gathered, Known, Owner, Reading
from knightstour.course import Unit, load_course
from knightstour.messages import _

NAME = "plain"


def fits(tree: Tree) -> set[str]:
    """Every name: here people are called as an instructor likes."""
    return set(tree.tops)


def read(tree: Tree, unit: Unit | None, _known: Known) -> Reading:
    """One submission for each Python file, each archive and each folder at the top."""
    gathered = []
    for top, entries in tree.tops.items():
        if top in tree.folders:
            gathered.append(Gathered(top, _owner(top), choose(tree.below(top).entries, unit), place=top, folder=top))
        gathered += [_of_file(entry, unit) for entry in entries if len(entry.path) == 1]
    return Reading(tuple(gathered))


def _of_file(entry: Entry, unit: Unit | None) -> Gathered:
    name, title = entry.name, stem_of(entry.name)
    if is_python(name) and not entry.refusal:
        return Gathered(title, _owner(title), _as_it_is(entry, unit), place=name)
    if is_archive(name) and not entry.refusal:
        return Gathered(title, _owner(title), choose([entry], unit), place=name)
    return Gathered(title, _owner(title), reason=entry.refusal or _("It is not a Python file."), place=name)


def _owner(title: str) -> Owner:
    """Who it may be: a name that is nothing but a number or a login is found in a gradebook."""
    return Owner(number=title if title.isdigit() else "", login=title)


def _as_it_is(entry: Entry, unit: Unit | None) -> Choice:
    """The file, whatever its name: here the name says whose it is, or which unit."""
    course = load_course()
    named = next((other for other in course.units if other.file_name == entry.name), None)
    of_file = unit or named or course.units[0]
    if entry.size == 0:
        return Choice(None, of_file, reason=_("The file is empty."))
    return Choice(entry, of_file, entry.name)
