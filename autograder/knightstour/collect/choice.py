"""Which of the files that a student handed in is graded; when that is not clear, a person chooses."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from knightstour.collect.archives import nested_tree
from knightstour.collect.entries import (
    ARCHIVES,
    OTHER_ARCHIVES,
    Entry,
    Eye,
    Unreadable,
    is_archive,
    is_python,
    stem_of,
    wanted,
)
from knightstour.collect.handed_out import is_untouched
from knightstour.course import Unit, load_course
from knightstour.messages import _
from knightstour.visible import visible

_MOST_NAMED = 5
_MOST_BESIDE = 50

NameOf = Callable[[Entry], str]
Beside = tuple[str, Entry]  # a file and what its author called it


@dataclass(frozen=True, slots=True)
class Choice:
    """The file to grade, the Python files beside it, and a note for people; or else why there is none.

    ``others`` are files that were refused, with the reason, though another one could be graded.  A ``doubt`` says why
    a person has to look before the points count.
    """

    file: Entry | None
    unit: Unit
    name: str = ""  # what the student called the file
    note: str = ""
    reason: str = ""
    beside: tuple[Beside, ...] = ()
    others: tuple[Eye, ...] = ()
    doubt: str = ""


def own_name(entry: Entry) -> str:
    """A file's name as it is; some platforms write more into it, and have another such function."""
    return entry.name


def choose(entries: Iterable[Entry], unit: Unit | None, name_of: NameOf = own_name, *, nested: bool = True) -> Choice:
    """Apply the rule to the files of one student.

    ``unit`` is what the files are asked for; without one it is the first unit, unless there is no file for that but
    work on another one.  With ``nested``, a single archive and no Python file beside it is looked into.
    """
    files = list(wanted(entries))
    pythons = [entry for entry in files if is_python(name_of(entry))]
    units = load_course().units
    asked = unit or units[0]
    stems = {other.file_name: other for other in units}
    own = [entry for entry in pythons if not _is_test(name_of(entry)) and name_of(entry) not in stems]
    others = [] if unit else [(entry, stems[name_of(entry)]) for entry in pythons if name_of(entry) in stems]
    named = [entry for entry in pythons if name_of(entry) == asked.file_name]
    if named:
        rest = [*own, *(entry for entry, other in others if other is not asked and not is_untouched(entry, other))]
        rest += [entry for entry in files if name_of(entry).casefold().endswith((*ARCHIVES, *OTHER_ARCHIVES))]
        return _doubted(_only(named, files, asked, name_of), rest)
    if others and not (own and all(is_untouched(*other) for other in others)):
        return _of_other_units(others, [entry for entry in own if _is_work_on(entry, asked)], files, name_of)
    if own:
        return _only(own, files, asked, name_of)
    archives = [entry for entry in files if is_archive(name_of(entry))]
    if nested and not pythons and len(archives) == 1:
        return _choose_inside(archives[0], unit)
    return Choice(None, asked, reason=_why_none(files, archives, pythons, asked, name_of))


def _doubted(choice: Choice, rest: Sequence[Entry]) -> Choice:
    """The choice, with a doubt if its file is as it was handed out and the work may be in the ``rest``."""
    if choice.file is None or not rest or not is_untouched(choice.file, choice.unit):
        return choice
    sentence = _("{name} is as it was handed out; look whether the work is in: {names}.")
    return replace(choice, doubt=sentence.format(name=choice.unit.file_name, names=names_of(rest)))


def _of_other_units(
    others: Sequence[tuple[Entry, Unit]], mine: Sequence[Entry], files: Sequence[Entry], name_of: NameOf
) -> Choice:
    """The file of another unit, if it is the only one with work in it; ``mine`` are files with work on the first."""
    worked = [(entry, other) for entry, other in others if not is_untouched(entry, other)] or others
    units = {other.stem: other for _entry, other in worked}
    if len(units) == 1 and not mine:
        (unit,) = units.values()
        return _only([entry for entry, other in others if other is unit], files, unit, name_of)
    names = names_of([*mine, *(entry for entry, _unit in worked)])
    reason = _("There are files of several units: {names}. Name one with --unit.").format(names=names)
    return Choice(None, load_course().units[0], reason=reason)


def _is_work_on(entry: Entry, unit: Unit) -> bool:
    """Whether a file of any name holds a function that the unit asks for; else it is a helper of another one."""
    try:
        text = entry.content().decode("utf-8", "replace")
    except Unreadable:
        return True  # nobody knows
    return any(re.search(rf"^def\s+{re.escape(name)}\b", text, re.MULTILINE) for name in unit.functions)


def _only(candidates: Sequence[Entry], files: Sequence[Entry], unit: Unit, name_of: NameOf) -> Choice:
    """The one candidate, if there is just one and it can be read."""
    others = tuple(Eye("", entry.place, entry.refusal) for entry in files if entry.refusal and entry not in candidates)
    if len(candidates) > 1:
        reason = _("There are several files to choose from: {names}.").format(names=names_of(candidates))
        return Choice(None, unit, reason=reason, others=others)
    file = candidates[0]
    if file.refusal:
        return Choice(None, unit, reason=file.refusal, others=others)
    if file.size == 0:
        return Choice(None, unit, reason=_("The file is empty."), others=others)
    name = name_of(file)
    note = "" if name == unit.file_name else _("The file is called {name}.").format(name=visible(name, 100))
    folder = file.path[:-1]
    beside = tuple(
        (name_of(entry), entry)
        for entry in files
        if entry is not file and entry.path[:-1] == folder and is_python(name_of(entry)) and not entry.refusal
    )
    return Choice(file, unit, name, note, "", beside[:_MOST_BESIDE], others)


def _choose_inside(archive: Entry, unit: Unit | None) -> Choice:
    """The choice among the files of an archive that a student handed in."""
    try:
        tree = nested_tree(archive)
    except Unreadable as error:
        return Choice(None, unit or load_course().units[0], reason=f"{visible(archive.name, 100)}: {error}")
    chosen = choose(tree.entries, unit, nested=False)
    strays = tuple(Eye("", f"{archive.place}/{eye.path}", eye.reason) for eye in tree.strays)
    others = tuple(replace(eye, path=f"{archive.place}/{eye.path}") for eye in chosen.others) + strays
    if chosen.file is None:
        reason = f"{visible(archive.name, 100)}: {chosen.reason}"
        return replace(chosen, reason=reason, others=others)
    beside = tuple((name, _within(archive, entry)) for name, entry in chosen.beside)
    return replace(chosen, file=_within(archive, chosen.file), beside=beside, others=others)


def _within(archive: Entry, entry: Entry) -> Entry:
    """An entry of a nested archive that opens the archive anew when it is read; only the latest stays open."""
    path = (*archive.path, *entry.path)
    return replace(entry, path=path, read=partial(_read_within, archive, entry.path))


def _read_within(archive: Entry, path: tuple[str, ...], most: int) -> bytes:
    entry = _files_within(archive).get(path)
    if entry is None:
        raise Unreadable(_("The archive has changed."))
    return entry.read(most)


@lru_cache(1)  # the files of one submission are read one after another, and unpacking may take long
def _files_within(archive: Entry) -> dict[tuple[str, ...], Entry]:
    return {entry.path: entry for entry in nested_tree(archive).entries}


def _is_test(name: str) -> bool:
    stem = stem_of(name).casefold()
    return stem.startswith("test_") or stem.endswith(("_test", "_tests")) or stem in ("test", "tests", "setup")


def _why_none(
    files: Sequence[Entry], archives: Sequence[Entry], pythons: Sequence[Entry], unit: Unit, name_of: NameOf
) -> str:
    refusals = [entry for entry in files if entry.refusal]
    if len(refusals) == 1 and len(files) == 1:
        return refusals[0].refusal
    if not files:
        return _("There is no file in it.")
    if pythons:
        return _("There is no {name}, only: {names}.").format(name=unit.file_name, names=names_of(pythons))
    if len(archives) > 1:
        return _("There are several archives to choose from: {names}.").format(names=names_of(archives))
    if archives:
        return _("It is an archive within an archive.")
    if any(name_of(entry).casefold().endswith(".ipynb") for entry in files):
        return _("There is a notebook in it, but no Python file.")
    if any(name_of(entry).casefold().endswith(OTHER_ARCHIVES) for entry in files):
        return _("It is an archive of a kind that is not read: {names}.").format(names=names_of(files))
    return _("There is no Python file in it.")


def names_of(entries: Iterable[Entry]) -> str:
    """A few names for a sentence."""
    names = [visible(entry.place, 100) for entry in entries]
    return ", ".join(names[:_MOST_NAMED]) + (", ..." if len(names) > _MOST_NAMED else "")


def without_number(name: str, unit_names: Iterable[str]) -> str:
    """A name less the number that a platform puts before the ending when it is used again: ``knights_tour-2.py``."""
    found = re.fullmatch(r"(.+?)-(\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.[^.]+)", name)
    bare = found[1] + found[3] if found else name
    return bare if bare in set(unit_names) else name
