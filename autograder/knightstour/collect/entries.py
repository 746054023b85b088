"""The files of a download, wherever they lie: what each is called, and how to read it without trusting it."""

import functools
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from knightstour.messages import _

LARGEST_FILE = 1_000_000  # what is read of one Python file; a longer one is no homework
LARGEST_ARCHIVE = 20_000_000  # of an archive that one student handed in
LARGEST_LIST = 64_000_000  # of a list that the platform made, such as the owners of all submissions
DEEPEST = 16  # folders within folders

PYTHON = ".py"
ARCHIVES = (".zip", ".tar", ".tar.gz", ".tgz", ".tar.xz", ".txz", ".tar.bz2", ".tbz2", ".tbz")
OTHER_ARCHIVES = (".rar", ".7z", ".gz", ".xz", ".bz2", ".zst")

# What systems and tools leave beside people's files, and what tools fill within a student's folder.
_JUNK = {"__macosx", "__pycache__", "thumbs.db", "desktop.ini", "$recycle.bin", "conftest.py"}
_TOOLS = {"node_modules", "site-packages", "venv", "env"}
_DRIVE = re.compile(r"^[A-Za-z]:")


class Unreadable(Exception):
    """A file cannot be read; the message says why, in a sentence."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file: its path in the download, its size as far as that is known, and how to read it.

    ``read`` gives at most so many bytes and raises `Unreadable`.  A file with a ``refusal`` is never read.
    """

    path: tuple[str, ...]
    size: int
    read: Callable[[int], bytes]
    refusal: str = ""

    @property
    def name(self) -> str:
        """Its last part."""
        return self.path[-1]

    @property
    def place(self) -> str:
        """The whole path as people write it."""
        return "/".join(self.path)

    def content(self, largest: int = LARGEST_FILE) -> bytes:
        """Everything in the file; raises `Unreadable` when it is refused, too large or damaged."""
        if self.refusal:
            raise Unreadable(self.refusal)
        content = self.read(largest + 1)
        if len(content) > largest:
            raise Unreadable(too_large(largest))
        return content


def refused(path: Sequence[str], reason: str) -> Entry:
    """An entry that is never read, for this reason."""
    return Entry(tuple(path), 0, _nothing, reason)


def _nothing(_most: int) -> bytes:
    raise Unreadable("")


def too_large(largest: int) -> str:
    """Why a file of more than ``largest`` bytes is not read."""
    return _("It is larger than {size} MB.").format(size=largest // 1_000_000)


@dataclass(frozen=True, slots=True)
class Eye:
    """Something that was not graded, and why; a person has to look."""

    name: str
    path: str
    reason: str


@dataclass(frozen=True)
class Tree:
    """The files of a folder or an archive, without junk; ``name`` is what the folder or archive is called.

    ``strays`` are names that lead out of an archive and have no place in it.  ``folders`` are the folders at the top,
    empty ones among them.
    """

    name: str
    entries: tuple[Entry, ...]
    strays: tuple[Eye, ...] = ()
    folders: frozenset[str] = field(default_factory=frozenset)

    @functools.cached_property
    def tops(self) -> dict[str, list[Entry]]:
        """The entries below each name at the top, in order; an empty folder has none."""
        found: dict[str, list[Entry]] = {name: [] for name in self.folders}
        for entry in self.entries:
            found.setdefault(entry.path[0], []).append(entry)
        return dict(sorted(found.items()))

    def below(self, top: str) -> "Tree":
        """The folder ``top`` as a tree of its own."""
        inside = (entry for entry in self.tops.get(top, ()) if len(entry.path) > 1)
        entries = tuple(replace(entry, path=entry.path[1:]) for entry in inside)
        folders = frozenset(entry.path[0] for entry in entries if len(entry.path) > 1)
        return Tree(top, entries, self.strays, folders)


def tree_of(name: str, entries: Iterable[Entry], strays: Iterable[Eye] = (), folders: Iterable[str] = ()) -> Tree:
    """A tree in which no two entries share a path: those that would are refused."""
    seen: dict[tuple[str, ...], Entry] = {}
    parents: set[tuple[str, ...]] = set()
    for entry in entries:
        twice = entry.path in seen
        seen[entry.path] = refused(entry.path, _("Two files here have this name.")) if twice else entry
        parents.update(entry.path[:depth] for depth in range(1, len(entry.path)))
    for path in seen.keys() & parents:
        seen[path] = refused(path, _("A file and a folder in the archive have this name."))
    ordered = tuple(seen[path] for path in sorted(seen))
    tops = frozenset({entry.path[0] for entry in ordered if len(entry.path) > 1} | set(folders))
    return Tree(name, ordered, tuple(strays), tops)


def is_junk(path: Sequence[str]) -> bool:
    """Whether a system or a tool left this there, and no student."""
    if any(part.casefold() in _TOOLS for part in path[1:]):
        return True
    return any(part.casefold() in _JUNK or _is_hidden(part) for part in path)


def _is_hidden(part: str) -> bool:
    """Whether a name starts with a dot; a student's own Python file may."""
    return part.startswith("._") or (part.startswith(".") and not is_python(part))


def is_python(name: str) -> bool:
    """Whether a file with this name holds Python."""
    return name.casefold().endswith(PYTHON)


def is_archive(name: str) -> bool:
    """Whether a file with this name is an archive of a kind that is read."""
    return name.casefold().endswith(ARCHIVES)


def stem_of(name: str) -> str:
    """A file's name without what says its kind; ``.tar.gz`` counts as one."""
    for ending in (PYTHON, *sorted(ARCHIVES, key=len, reverse=True)):
        if name.casefold().endswith(ending) and len(name) > len(ending):
            return name[: -len(ending)]
    return name


def safe_path(name: str, *, backslashes: bool = False) -> tuple[str, ...] | None:
    """The parts of a name in an archive, composed as NFC; None when it leads out of the archive or nowhere."""
    if backslashes:
        name = name.replace("\\", "/")
    if name.startswith("/") or _DRIVE.match(name) or "\0" in name:
        return None
    parts = tuple(composed(part) for part in name.split("/") if part not in ("", "."))
    return None if ".." in parts or not parts else parts


def composed(text: str) -> str:
    """A name as NFC: some systems write an accent as a character of its own."""
    return unicodedata.normalize("NFC", text)


def wanted(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries that are no junk."""
    return (entry for entry in entries if not is_junk(entry.path))
