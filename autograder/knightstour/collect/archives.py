"""Reads archives member by member: nothing is unpacked to a disk, and no size, name or type in them is believed."""

import bz2
import gzip
import io
import lzma
import stat
import tarfile
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import IO, Protocol

from knightstour.collect.entries import (
    DEEPEST,
    LARGEST_ARCHIVE,
    LARGEST_FILE,
    LARGEST_LIST,
    Entry,
    Eye,
    Tree,
    Unreadable,
    is_archive,
    is_junk,
    is_python,
    refused,
    safe_path,
    stem_of,
    too_large,
    tree_of,
)
from knightstour.collect.folders import kind_refused
from knightstour.messages import _
from knightstour.visible import visible

# Of a whole class, and of what one student handed in.
MOST_ENTRIES = 500_000
MOST_ENTRIES_OF_ONE = 5_000
MOST_BYTES = 8_000_000_000
MOST_BYTES_OF_ONE = 200_000_000

_IN_LISTS = (".txt", ".yml", ".yaml", ".csv", ".html")
_AT_ONCE = 65_536
_END_RECORD = 22  # bytes of the record at the end of a zip that has no comment
_LARGEST_HEADER = 1_000_000  # a tar header that claims more is an attack on the memory
_DAMAGED = (
    zipfile.BadZipFile,
    tarfile.TarError,
    zlib.error,
    lzma.LZMAError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    KeyError,
    OverflowError,
    MemoryError,
)


def archive_tree(file: Path) -> Tree:
    """What lies in an archive of a whole class; raises `Unreadable`, or `OSError` when it cannot be opened."""
    stream = file.open("rb")  # stays open for as long as its entries may be read
    return _tree(file.name, stream, MOST_ENTRIES, MOST_BYTES)


def nested_tree(entry: Entry) -> Tree:
    """What lies in an archive within a download; raises `Unreadable`."""
    stream = io.BytesIO(entry.content(LARGEST_ARCHIVE))
    return _tree(entry.name, stream, MOST_ENTRIES_OF_ONE, MOST_BYTES_OF_ONE)


def _tree(name: str, stream: IO[bytes], most_entries: int, most_bytes: int) -> Tree:
    strays: list[Eye] = []
    try:
        start = stream.read(6)
        stream.seek(0)
        if start[:2] == b"PK":
            members = _zip_members(stream, strays, most_entries)
        else:
            members = _tar_members(_unpacked(stream, start, most_bytes), strays, most_entries)
        kept = (entry for entry in members if not is_junk(entry.path))
        return tree_of(stem_of(name), kept, strays)
    except RecursionError as error:
        raise Unreadable(_("The archive is damaged.")) from error
    except _DAMAGED as error:
        raise Unreadable(_("The archive is damaged or of a kind that is not read.")) from error


def _placed(name: str, strays: list[Eye], *, backslashes: bool = False) -> tuple[str, ...] | None:
    """The path of a member; a name that leads out of the archive is listed, and has none."""
    path = safe_path(name, backslashes=backslashes)
    if path is None and name.strip("/."):
        reason = _("The name leads out of the archive.")
        strays.append(Eye(visible(name, 200), visible(name, 200), reason))
    return path


def _largest(name: str) -> int:
    """How much of a member with this name is kept."""
    if is_archive(name):
        return LARGEST_ARCHIVE
    return LARGEST_LIST if name.casefold().endswith(_IN_LISTS) else LARGEST_FILE


# ----- zip


def _zip_members(stream: IO[bytes], strays: list[Eye], most: int) -> Iterator[Entry]:
    _refuse_long_directory(stream, most)
    archive = zipfile.ZipFile(stream)
    for info in archive.infolist():
        # Whoever packed on Windows may have written its separators.
        path = _placed(_zip_name(info), strays, backslashes=True)
        if path is None or _zip_name(info).endswith(("/", "\\")):
            continue
        reason = _zip_refusal(info, path)
        yield refused(path, reason) if reason else Entry(path, info.file_size, partial(_read_zip, archive, info))


def _refuse_long_directory(stream: IO[bytes], most: int) -> None:
    """Refuse a list of members that is too long to be read into memory; the record of it lies at the end."""
    size = stream.seek(0, io.SEEK_END)
    stream.seek(max(0, size - 65_557))
    end = stream.read()
    place = _end_record(end)
    length = int.from_bytes(end[place + 12 : place + 16], "little") if place >= 0 else 0
    if length == 0xFFFFFFFF:  # told elsewhere, in an archive of more than 4 GB or 65,535 members
        record = end.rfind(b"PK\x06\x06")
        length = int.from_bytes(end[record + 40 : record + 48], "little") if record >= 0 else size
    if min(length, size) > 200 * most:
        raise Unreadable(_("The archive holds too many files."))
    stream.seek(0)


def _end_record(end: bytes) -> int:
    """Where the record begins that `zipfile` will go by: one at the very end before any other, whatever it holds."""
    last = end[-_END_RECORD:]
    if last[:4] == b"PK\x05\x06" and last[-2:] == b"\0\0":
        return len(end) - len(last)
    return end.rfind(b"PK\x05\x06")


def _zip_name(info: zipfile.ZipInfo) -> str:
    """The name of a member; one without the mark of UTF-8 that is valid UTF-8 all the same is taken for it."""
    name = info.orig_filename.partition("\0")[0]
    if info.flag_bits & 0x800:
        return name
    try:
        return name.encode("cp437").decode("utf-8")
    except UnicodeError:
        return name


def _zip_refusal(info: zipfile.ZipInfo, path: tuple[str, ...]) -> str:
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode) and kind_refused(mode):
        return kind_refused(mode)
    if info.flag_bits & 1:
        return _("It is locked with a password.")
    if len(path) > DEEPEST:
        return _("Its folders are nested too deeply.")
    if is_python(path[-1]) and info.file_size > LARGEST_FILE:
        return too_large(LARGEST_FILE)
    return ""


def _read_zip(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    try:
        with archive.open(info) as member:
            return _read_up_to(member, most)
    except (*_DAMAGED, OSError) as error:
        raise Unreadable(_("It is damaged in the archive.")) from error


# ----- tar


class _Source(Protocol):
    def read(self, count: int, /) -> bytes: ...


class _Bounded:
    """The bytes of a packed stream, forward only, and no more of them than are allowed."""

    def __init__(self, stream: _Source, most: int) -> None:
        self._stream = stream
        self._left = most
        self._place = 0

    def read(self, count: int) -> bytes:
        if count > _LARGEST_HEADER:
            raise Unreadable(_("The archive is damaged."))
        self._left -= count
        if self._left < 0:
            raise Unreadable(_("The archive holds too much."))
        try:
            content = self._stream.read(count)
        except OSError as error:
            if error.errno is not None:
                raise
            raise Unreadable(_("The archive is damaged.")) from error  # what unpacks says so without a number
        self._place += len(content)
        return content

    def seek(self, place: int) -> None:
        while self._place < place:
            if not self.read(min(_AT_ONCE, place - self._place)):
                raise Unreadable(_("The archive is damaged."))

    def tell(self) -> int:
        return self._place


def _unpacked(stream: IO[bytes], start: bytes, most: int) -> _Bounded:
    if start[:2] == b"\x1f\x8b":
        return _Bounded(gzip.GzipFile(fileobj=stream), most)
    if start[:3] == b"BZh":
        return _Bounded(bz2.BZ2File(stream), most)
    if start == b"\xfd7zXZ\0":
        return _Bounded(lzma.LZMAFile(stream), most)
    return _Bounded(stream, most)


def _tar_members(stream: _Bounded, strays: list[Eye], most: int) -> Iterator[Entry]:
    """The members, read from front to back once; what may be needed goes into a temporary file without a name."""
    store = tempfile.TemporaryFile()  # noqa: SIM115  lives as long as the entries that read from it
    archive = tarfile.TarFile.open(fileobj=stream, mode="r:", errorlevel=0)  # type: ignore[call-overload]
    count = 0
    while (member := archive.next()) is not None:
        archive.members = []  # it would keep them all
        count += 1
        if count > most:
            raise Unreadable(_("The archive holds too many files."))
        path = _placed(member.name, strays)
        if path is not None and not member.isdir() and not is_junk(path):
            yield _tar_entry(archive, member, path, store)


def _tar_entry(archive: tarfile.TarFile, member: tarfile.TarInfo, path: tuple[str, ...], store: IO[bytes]) -> Entry:
    reason = _tar_refusal(member, path)
    if reason:
        return refused(path, reason)
    if not (is_python(path[-1]) or is_archive(path[-1]) or path[-1].casefold().endswith(_IN_LISTS)):
        return Entry(path, member.size, _not_kept)
    largest = _largest(path[-1])
    if member.size > largest:
        return refused(path, too_large(largest))
    source = archive.extractfile(member)
    place = store.seek(0, io.SEEK_END)
    while source is not None and (piece := source.read(_AT_ONCE)):
        store.write(piece)
    return Entry(path, member.size, partial(_read_store, store, place, member.size))


def _tar_refusal(member: tarfile.TarInfo, path: tuple[str, ...]) -> str:
    if member.issym() or member.islnk():
        return _("It is a link, and links are not followed.")
    if member.isfifo():
        return _("It is a pipe, not a file.")
    if member.ischr() or member.isblk():
        return _("It is a device, not a file.")
    if not member.isreg() or member.issparse():  # a sparse one writes out millions of bytes that no archive holds
        return _("It is not an ordinary file.")
    if member.size < 0:
        return _("It is damaged in the archive.")
    return _("Its folders are nested too deeply.") if len(path) > DEEPEST else ""


def _not_kept(_most: int) -> bytes:
    raise Unreadable(_("It is not a file that is read."))


def _read_store(store: IO[bytes], place: int, size: int, most: int) -> bytes:
    store.seek(place)
    return store.read(min(size, most))


def _read_up_to(stream: IO[bytes], most: int) -> bytes:
    pieces = []
    while most > 0 and (piece := stream.read(min(_AT_ONCE, most))):
        pieces.append(piece)
        most -= len(piece)
    return b"".join(pieces)
