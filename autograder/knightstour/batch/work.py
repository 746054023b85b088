"""What travels between the process that runs a class and those that grade it: plain data, and what becomes of it."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from knightstour.batch.journal import Record, append, digest_of, write_documents
from knightstour.results import Result

Documents = Callable[[Result], Mapping[str, bytes]]  # the files that a result becomes, by their place


@dataclass(frozen=True)
class Settings:
    """What all submissions of a run share.  ``checks`` are an instructor's own, by name."""

    isolation: str
    language: str
    version: str
    checks: tuple[tuple[str, bytes], ...] = ()


@dataclass(frozen=True)
class Work:
    """One submission with all that is needed to grade it anywhere; ``beside`` are the author's other Python files."""

    name: str
    unit: str
    file_name: str
    content: bytes
    beside: tuple[tuple[str, bytes], ...] = ()

    def key(self, settings: Settings) -> str:
        """A digest of everything that the result depends on."""
        own = (self.name, self.unit, self.file_name, self.content, *(part for pair in self.beside for part in pair))
        shared = (
            settings.isolation,
            settings.language,
            settings.version,
            *(part for pair in settings.checks for part in pair),
        )
        digest = hashlib.sha256()
        for part in (*own, b"", *shared):
            content = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
            digest.update(f"{len(content)}:".encode())
            digest.update(content)
        return digest.hexdigest()[:32]

    @property
    def size(self) -> int:
        """How many bytes it carries."""
        return len(self.content) + sum(len(content) for _name, content in self.beside)


def _flat(files: Sequence[tuple[str, bytes]]) -> Iterator[str | bytes]:
    return (part for file in files for part in file)


@dataclass(frozen=True)
class Chunk:
    """Some submissions and what to do with their results.

    With ``out`` every result is written there as soon as it exists; without, the results travel back: a machine of a
    cluster may not share the disk.
    """

    works: tuple[Work, ...]
    settings: Settings
    documents: Documents
    out: Path | None = None


@dataclass(frozen=True)
class Outcome:
    """What became of one submission; ``documents`` only when it has still to be written."""

    record: Record
    documents: Mapping[str, bytes] = field(default_factory=dict)


def outcome_of(result: Result, key: str, chunk: Chunk) -> Outcome:
    """Turn a result into its files, and write them if this is the place to do it."""
    documents = chunk.documents(result)
    # A result that is our own fault has no key: the next run tries again.
    record = Record(result.submission, "" if result.has_grader_error else key, digest_of(documents.values()))
    if chunk.out is None:
        return Outcome(record, documents)
    write_documents(chunk.out, documents)
    append(chunk.out, record)
    return Outcome(record)
