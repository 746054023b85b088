"""A class from the download to the last table: what is to be graded, what is done, and what a person has to look at."""

import contextlib
import errno
import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from knightstour.batch import (
    Chunk,
    Outcome,
    Pool,
    Settings,
    Work,
    chunked,
    cluster_pool,
    course_version,
    grade_all,
    journal,
    local_pool,
)
from knightstour.class_run.out_folder import out_folder, scratch_folder, set_aside
from knightstour.class_run.outputs import Book, Shown, Written, top_files, units_in_words, write_outputs
from knightstour.class_run.own_checks import read_checks
from knightstour.collect import Collected, Eye, Found, Unreadable, collect, title_of
from knightstour.course import Unit, load_course
from knightstour.gradebook import LatePenalty
from knightstour.messages import CourseError, _, language_in_use
from knightstour.report.files import documents, places

Progress = Callable[[int, int], None]  # how many are done, of how many

_DISK = {
    getattr(errno, name)
    for name in ("ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EFBIG", "EIO", "ENOTDIR", "EISDIR", "ENAMETOOLONG")
    if hasattr(errno, name)
}


@dataclass(frozen=True)
class Request:
    """What an instructor asks for."""

    submissions: Path
    out: Path
    isolation: str
    unit: Unit | None = None
    jobs: int = 1
    dask: str | None = None
    fresh: bool = False
    gradebook: Path | None = None
    column: str | None = None
    penalty: LatePenalty | None = None
    checks: Path | None = None


@dataclass
class Summary:
    """What became of it."""

    graded: int = 0
    before: int = 0
    set_aside: int = 0
    seconds: float = 0.0
    written: Written = field(default_factory=Written)
    remarks: Sequence[str] = ()  # about the whole run

    @property
    def shown(self) -> Sequence[Shown]:
        """The points of each submission, when they are few enough to be shown."""
        return self.written.shown

    @property
    def eyes(self) -> Sequence[Eye]:
        """Everything that a person has to look at."""
        return self.written.eyes


def grade_class(request: Request, progress: Progress = lambda _done, _all: None) -> Summary:
    """Grade everything that is not graded yet and write all files; `CourseError` says in a sentence what is wrong."""
    started = time.monotonic()
    if request.out.resolve() == request.submissions.resolve():
        raise CourseError(_("The results need a folder of their own, not that of the submissions."))
    gradebook = Book(request.gradebook)
    beside = [request.out, *filter(None, [request.gradebook, request.checks])]
    collected = collect(request.submissions, request.unit, gradebook.known(), beside, gradebook.platform)
    if not collected.submissions and not collected.eyes:
        raise CourseError(_("There are no submissions in {path}.").format(path=request.submissions))
    gradebook.prepare(collected, request.column, _titles(request, collected))
    warnings = [*gradebook.warnings(request.submissions), *_about_lateness(request, collected, gradebook.platform)]
    settings = Settings(request.isolation, language_in_use(), course_version(), read_checks(request.checks))
    try:
        with out_folder(request.out, top_files(gradebook, request.out)) as out:
            before = journal.read(out).keys()
            run = _Run(request, collected, settings, out, progress)
            run.grade()
            graded = [found for found in collected.submissions if found.name in run.records]
            aside = set_aside(out, run.records.keys(), before)
            eyes = [*collected.eyes, *run.eyes, *_about_units(request, collected)]
            written = write_outputs(out, graded, eyes, collected.platform, gradebook, request.penalty, warnings)
            journal.rewrite(out, run.records.values())
    except OSError as error:
        raise _on_the_disk(error, request.out) from error
    seconds, remarks = time.monotonic() - started, _remarks(request, len(graded), written)
    return Summary(len(graded) - run.before, run.before, aside, seconds, written, remarks)


def _titles(request: Request, collected: Collected) -> list[str]:
    """What the column of a gradebook may be called.

    The name of the folder or archive says nothing: most are called alike, as ``submissions`` is.
    """
    units = [request.unit] if request.unit is not None else load_course().units[:1]
    return [collected.assignment, *(text for unit in units for text in (unit.title, unit.stem))]


def _about_units(request: Request, collected: Collected) -> list[Eye]:
    """A line when nobody said which unit the class was to work on, and it cannot be told from its files."""
    units = units_in_words(collected) if request.unit is None else ""
    sentence = _("The files are of several units: {units}. If one was asked for, name it with --unit.")
    return [Eye(request.submissions.name, "", sentence.format(units=units))] if units else []


def _about_lateness(request: Request, collected: Collected, gradebook: str) -> list[str]:
    """What to say when a late penalty is asked for and nobody says what is late; `CourseError` if --due would help."""
    if request.penalty is None or gradebook in ("", "moodle") or collected.platform == "canvas":
        return []
    if collected.platform == "plain":
        return [_("Nothing says when the files were handed in, so nothing was taken off for coming late.")]
    if request.penalty.due is None:
        sentence = _("{platform} does not say what is late; say with --due when the work was due.")
        raise CourseError(sentence.format(platform=title_of(collected.platform)))
    return []


def _remarks(request: Request, count: int, written: Written) -> list[str]:
    """What would surprise whoever trusts that every word of the command was heeded."""
    remarks = []
    if request.gradebook is None and request.penalty is not None:
        remarks.append(_("A late penalty changes a gradebook only, and none was named."))
    if request.gradebook is None and request.column is not None:
        remarks.append(_("A column is one of a gradebook, and none was named."))
    if request.gradebook is not None and count and not written.entered:
        remarks.append(_("None of the graded submissions got into the gradebook; is it that of this class?"))
    return remarks


def _on_the_disk(error: OSError, out: Path) -> Exception:
    """A sentence for a disk that is full or that refuses; any other error of the system as it is."""
    if error.errno not in _DISK:
        return error
    sentence = _("The results cannot be written to {path}: {reason}.")
    return CourseError(sentence.format(path=out, reason=error.strerror))


class _Run:
    """The grading of one class: from submissions to records of results that lie in the output folder."""

    def __init__(
        self, request: Request, collected: Collected, settings: Settings, out: Path, progress: Progress
    ) -> None:
        self.request = request
        self.settings = settings
        self.out = out
        self.before = 0
        self.eyes: list[Eye] = []
        self.records: dict[str, journal.Record] = {}
        self._submissions = collected.submissions
        self._known = {} if request.fresh else journal.read(out)
        self._done = 0
        self._progress = progress

    def grade(self) -> None:
        """Grade what is missing."""
        if self.request.fresh:
            journal.rewrite(self.out, ())
        self._progress(0, len(self._submissions))
        with contextlib.ExitStack() as stack:
            width = self.request.jobs
            pool: Pool | None = None
            if self.request.dask is not None:
                pool = stack.enter_context(cluster_pool(self.request.dask))
                width = pool.width
            works = chunked(self._missing(), len(self._submissions), width)
            first = next(works, None)
            if first is None:
                return
            if pool is None:
                scratch = stack.enter_context(scratch_folder(self.out))
                pool = stack.enter_context(local_pool(min(width, len(self._submissions)), scratch))
            at = self.out if pool.shares_disk else None
            chunks = (Chunk(piece, self.settings, documents, at) for piece in itertools.chain([first], works))
            for outcomes in grade_all(chunks, pool):
                self._keep(outcomes)

    def _missing(self) -> Iterator[Work]:
        """The submissions that have no result yet, read one by one as they are needed."""
        for found in self._submissions:
            try:
                work = _work_of(found)
            except Unreadable as error:
                self.eyes.append(Eye(found.title, found.place, str(error)))
                self._advance(1)
                continue
            record = self._known.get(found.name)
            if record is not None and journal.is_done(self.out, record, work.key(self.settings), places(found.name)):
                self.records[found.name] = record
                self.before += 1
                self._advance(1)
            else:
                yield work

    def _keep(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            if outcome.documents:
                journal.write_documents(self.out, outcome.documents)
                journal.append(self.out, outcome.record)
            self.records[outcome.record.name] = outcome.record
        self._advance(len(outcomes))

    def _advance(self, count: int) -> None:
        self._done += count
        self._progress(self._done, len(self._submissions))


def _work_of(found: Found) -> Work:
    """A submission with the content of its files; raises `Unreadable`."""
    content = found.file.content()
    if not content:
        raise Unreadable(_("The file is empty."))
    beside = []
    for name, entry in found.beside:
        with contextlib.suppress(Unreadable):  # importing it fails then, and says so
            beside.append((name, entry.content()))
    return Work(found.name, found.unit, found.file_name, content, tuple(beside))
