"""Intake: from what an instructor downloaded, or put together, to submissions with owners.

Nothing that cannot be graded is dropped: it is listed with the reason.
"""

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from pathlib import Path

from knightstour.collect import blackboard, brightspace, canvas, github, gradescope, moodle, plain
from knightstour.collect.archives import archive_tree, nested_tree
from knightstour.collect.choice import choose
from knightstour.collect.entries import Eye, Tree, Unreadable, is_archive, is_python
from knightstour.collect.folders import file_entry, folder_tree
from knightstour.collect.found import Collected, Found, Gathered, Known, Owner, Platform, Reading, title_of
from knightstour.collect.naming import safe_names
from knightstour.course import Unit
from knightstour.messages import CourseError, _
from knightstour.visible import visible

__all__ = ["Collected", "Eye", "Found", "Known", "Owner", "Unreadable", "collect", "one_students", "title_of"]

# The surest marks first.
_PLATFORMS: tuple[Platform, ...] = (moodle, blackboard, gradescope, brightspace, canvas, github)
_DEEPEST_WRAPPER = 6

# Folders with such names are parts of one student's work, and no students.
_PARTS_OF_WORK = {
    "code",
    "data",
    "doc",
    "docs",
    "images",
    "lessons",
    "lib",
    "notebooks",
    "skeletons",
    "src",
    "test",
    "tests",
}


def collect(
    place: Path,
    unit: Unit | None = None,
    known: Known | None = None,
    leave_out: Iterable[Path] = (),
    expected: str = "",
) -> Collected:
    """Every submission at ``place``: a folder, an archive, or one file.

    ``unit`` is the unit that files of any name are taken for, by default the first one of the course; ``known`` is what
    the gradebook of the platform ``expected`` says of the people; ``leave_out`` may lie among the submissions and are
    none.  `CourseError` says in one sentence why there is nothing.
    """
    tree = _tree_at(place, {path.resolve() for path in leave_out})
    platform, tree = _unwrapped(tree, unit, expected)
    reading = platform.read(tree, unit, known or Known())
    return _finished(platform.NAME, reading, tree.strays)


def _tree_at(place: Path, leave_out: Set[Path]) -> Tree:
    if not place.exists():
        raise CourseError(_("There is no file or folder {path}.").format(path=place))
    try:
        if place.is_dir():
            return folder_tree(place, leave_out)
        place = place.resolve()  # whoever types a link means what it leads to
        if is_python(place.name) or not place.is_file():
            return Tree(place.parent.name, (file_entry(place),))
        return archive_tree(place)
    except Unreadable as error:
        raise CourseError(_("{path} cannot be read: {reason}").format(path=place, reason=error)) from error


def _unwrapped(tree: Tree, unit: Unit | None, expected: str) -> tuple[Platform, Tree]:
    """The platform, and the tree without the folders or archives that hold nothing but the class."""
    for _depth in range(_DEEPEST_WRAPPER):
        platform = _platform_of(tree, expected)
        if platform is not None:
            return platform, tree
        inner = _inner(tree)
        if inner is None:
            break
        if not _leads_to_a_platform(inner, expected) and _of_one_student(inner, tree.name, unit):
            break
        tree = inner
    return plain, tree


def _leads_to_a_platform(tree: Tree, expected: str) -> bool:
    """Whether a platform gave the names in the tree, or in what it wraps: then it is no student's work."""
    below: Tree | None = tree
    for _depth in range(_DEEPEST_WRAPPER):
        if below is None or _platform_of(below, expected) is not None:
            return below is not None
        below = _inner(below)
    return False


def _platform_of(tree: Tree, expected: str) -> Platform | None:
    """The platform that gives most of the names at the top; None when most could be those of a folder of one's own.

    One student's choice of a name must not decide for the class.  The platform of the gradebook is tried first.
    """
    fitting = [(platform, platform.fits(tree)) for platform in _PLATFORMS]
    for platform, names in fitting:
        if expected == platform.NAME and names and 2 * len(names) >= len(tree.tops):
            return platform
    platform, names = max(fitting, key=lambda pair: len(pair[1]))  # the first of several that fit alike
    strange = tree.tops.keys() - {name for _platform, found in fitting for name in found}
    of_ones_own = [name for name in strange if name in tree.folders or is_python(name) or is_archive(name)]
    return platform if names and len(names) >= len(of_ones_own) else None


def _inner(tree: Tree) -> Tree | None:
    """The single folder, or the single archive with no Python file and no folder beside it."""
    tops = tree.tops
    if len(tops) == 1 and len(tree.folders) == 1:
        return tree.below(next(iter(tops)))
    archives = [entry for entry in tree.entries if len(entry.path) == 1 and is_archive(entry.name)]
    if len(archives) != 1 or tree.folders or any(is_python(entry.name) for entry in tree.entries):
        return None
    try:
        inner = nested_tree(archives[0])
    except Unreadable:
        return None  # it becomes a submission that cannot be read
    return replace(inner, strays=(*tree.strays, *inner.strays))


def _of_one_student(tree: Tree, around: str, unit: Unit | None) -> bool:
    """Whether a single folder is the work of one student rather than a wrapper around the class.

    It is one student's when the unit's file lies at the top; it is a class when what is ``around`` has the same name or
    several files, archives or folders lie there; otherwise it is one student's when the rule finds a file in it.
    """
    choice = choose(tree.entries, unit)
    if choice.file is not None and choice.file.path == (choice.unit.file_name,):
        return True
    files = [entry for entry in tree.entries if len(entry.path) == 1]
    people = [name for name in tree.folders if name.casefold() not in _PARTS_OF_WORK]
    people += [entry.name for entry in files if is_python(entry.name) or is_archive(entry.name)]
    return tree.name != around and len(people) < 2 and (choice.file is not None or len(tree.entries) < 2)


def _finished(platform: str, reading: Reading, strays: Iterable[Eye]) -> Collected:
    """Submissions with names that can be files' names, each once; and everything else, with the reason."""
    submissions, eyes = [], [*strays, *reading.eyes]
    places: dict[str, list[str]] = {}
    for item in reading.gathered:
        places.setdefault(item.title, []).append(visible(item.place, 100))
    ordered = sorted(reading.gathered, key=lambda item: (item.title, item.place))
    ready = []
    for item in ordered:
        if item.choice is not None:
            eyes += [replace(eye, name=item.title) for eye in item.choice.others]
        reason = item.reason or (item.choice.reason if item.choice is not None else "")
        if len(places[item.title]) > 1:
            named = ", ".join(sorted(places[item.title]))
            reason = _("Several submissions have this name: {places}.").format(places=named)
        if reason or item.choice is None or item.choice.file is None:
            eyes.append(Eye(item.title, item.place, reason))
        else:
            ready.append(item)
    for item, name in zip(ready, safe_names(item.title for item in ready), strict=True):
        submissions.append(_found(item, name))
    return Collected(platform, tuple(submissions), _sorted(eyes), reading.assignment)


def _found(item: Gathered, name: str) -> Found:
    choice = item.choice
    assert choice is not None
    assert choice.file is not None
    owned = (item.owner, choice.beside, choice.note, choice.doubt, item.folder)
    return Found(name, item.title, choice.unit.stem, choice.file, choice.name, *owned)


def _sorted(eyes: Sequence[Eye]) -> tuple[Eye, ...]:
    return tuple(sorted(eyes, key=lambda eye: (eye.name, eye.path, eye.reason)))


def one_students(files: Path, unit: Unit | None, name: str) -> Found | str:
    """The submission in a folder that holds the work of one student only; or why there is none to grade."""
    choice = choose(folder_tree(files).entries, unit)
    if choice.file is None:
        return choice.reason
    return _found(Gathered(name, Owner(), choice), name)
