"""One chunk of a class, graded in the process it was sent to."""

import atexit
import contextlib
import functools
import hashlib
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from knightstour.batch.journal import Record, append, digest_of, write_documents
from knightstour.batch.version import course_version
from knightstour.grading import grade, has_grader_error
from knightstour.messages import CourseError, _, choose_language
from knightstour.results import Result
from knightstour.runner import LevelUnavailable, open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission

_ONE_AT_A_TIME = threading.Lock()

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


def grade_chunk(chunk: Chunk) -> list[Outcome]:
    """Grade every submission of the chunk in this process."""
    settings = chunk.settings
    if settings.version != course_version():
        raise CourseError(_("A machine of the cluster has another version of the course."))
    keys = {work.name: work.key(settings) for work in chunk.works}
    outcomes: list[Outcome] = []

    def keep(result: Result) -> None:
        outcomes.append(outcome_of(result, keys[result.submission], chunk))

    # A worker of a cluster may run several threads; pytest, the language and the runner belong to the whole process.
    with _ONE_AT_A_TIME, _laid_out(chunk.works) as submissions:
        choose_language(settings.language)
        grade(submissions, _runner(settings.isolation), keep, more_checks=_private_checks(settings.checks))
    return outcomes


def outcome_of(result: Result, key: str, chunk: Chunk) -> Outcome:
    """Turn a result into its files, and write them if this is the place to do it."""
    documents = chunk.documents(result)
    record = Record(result.submission, "" if has_grader_error(result) else key, digest_of(documents.values()))
    if chunk.out is None:
        return Outcome(record, documents)
    write_documents(chunk.out, documents)
    append(chunk.out, record)
    return Outcome(record)


@contextlib.contextmanager
def _laid_out(works: Sequence[Work]) -> Iterator[list[Submission]]:
    """The files of a chunk on a disk, each submission in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="knightstour-chunk-") as name:
        submissions = []
        for number, work in enumerate(works):
            folder = Path(name) / str(number)
            folder.mkdir()
            for beside, content in work.beside:
                (folder / beside).write_bytes(content)
            file = folder / work.file_name
            file.write_bytes(work.content)
            submissions.append(Submission(work.name, {work.unit: file}, bool(work.beside)))
        yield submissions


@functools.cache
def _private_checks(checks: tuple[tuple[str, bytes], ...]) -> tuple[Path, ...]:
    """An instructor's own checks as files, written once for each process."""
    if not checks:
        return ()
    folder = Path(tempfile.mkdtemp(prefix="knightstour-checks-"))
    atexit.register(_remove, folder)
    for name, content in checks:
        (folder / name).write_bytes(content)
    return tuple(folder / name for name, _content in checks if name.startswith("test_"))


def _remove(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


@functools.cache
def _runner(isolation: str) -> Runner:
    """One runner for each process, since starting one takes longer than grading a submission."""
    try:
        runner = open_runner(isolation)
    except LevelUnavailable as error:
        raise CourseError(
            _("The isolation {level} does not work here: {reason}.").format(level=error.level, reason=error.reason)
        ) from error
    atexit.register(runner.close)
    return runner
