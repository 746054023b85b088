"""What is done, written down result by result, so that a run that was cut short goes on where it stopped.

Every result leaves one line once its files lie in the output folder.  A line holds a digest of those files: after a
power cut, files that never reached the disk do not match it, and are made again.  A line that was torn is no line.
"""

import errno
import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from knightstour.saving import save_bytes

FOLDER = ".knightstour"
_JOURNAL = "journal"


@dataclass(frozen=True, slots=True)
class Record:
    """One finished result: what it was made from and what it became.  Without a key it must be made again."""

    name: str
    key: str
    digest: str


def append(out: Path, record: Record) -> None:
    """Add a line, whole, whoever else is adding lines; raises `OSError`."""
    # The line end in front keeps a torn line before it apart.
    line = b"\n" + _line(record)
    handle = os.open(out / FOLDER / _JOURNAL, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    try:
        if os.write(handle, line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), os.fspath(out))
    finally:
        os.close(handle)


def read(out: Path) -> dict[str, Record]:
    """The last record of each submission."""
    try:
        content = (out / FOLDER / _JOURNAL).read_bytes()
    except FileNotFoundError:
        return {}
    records = {}
    for line in content.split(b"\n"):
        record = _parsed(line)
        if record is not None:
            records[record.name] = record
    return records


def rewrite(out: Path, records: Iterable[Record]) -> None:
    """Let the journal hold these records only, in the order of their names."""
    lines = (_line(record) for record in sorted(records, key=lambda record: record.name))
    save_bytes(out / FOLDER / _JOURNAL, b"".join(lines))


def _line(record: Record) -> bytes:
    return json.dumps([record.name, record.key, record.digest]).encode() + b"\n"


def _parsed(line: bytes) -> Record | None:
    try:
        parts = json.loads(line) if line else None
    except ValueError:
        return None
    if not isinstance(parts, list) or len(parts) != 3 or not all(isinstance(part, str) for part in parts):
        return None
    return Record(*parts)


def digest_of(contents: Iterable[bytes]) -> str:
    """A digest of the files that a result became, in their order."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(f"{len(content)}:".encode())
        digest.update(content)
    return digest.hexdigest()[:32]


def write_documents(out: Path, documents: Mapping[str, bytes]) -> None:
    """Write each file whole or not at all; raises `OSError`."""
    for place, content in documents.items():
        save_bytes(out / place, content)


def is_done(out: Path, record: Record | None, key: str, places: Iterable[str]) -> bool:
    """Whether a result made from the same lies in the output folder, unchanged."""
    if record is None or record.key != key:
        return False
    try:
        return digest_of(_contents(out, places)) == record.digest
    except OSError:
        return False


def _contents(out: Path, places: Iterable[str]) -> Iterator[bytes]:
    return ((out / place).read_bytes() for place in places)
