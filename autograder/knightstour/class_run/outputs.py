"""Everything that is written once the last result is there, from one pass over the results as they lie on the disk."""

import contextlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from knightstour.batch.journal import FOLDER
from knightstour.collect import Collected, Eye, Found, Known, Unreadable, title_of
from knightstour.course import load_course
from knightstour.feedback.text import points
from knightstour.gradebook import Gradebook, LatePenalty, Mark, open_gradebook
from knightstour.gradebook.comments import comment_lines, commented_file
from knightstour.gradebook.marks import read_time
from knightstour.gradebook.uploads import CANVAS_UPLOAD, MOODLE_FEEDBACK, Upload, moodle_places, upload
from knightstour.messages import CourseError, _, language_in_use
from knightstour.report.class_page import class_page
from knightstour.report.files import read_results
from knightstour.report.tables import (
    JUNIT_AFTER,
    JUNIT_BEFORE,
    csv_line,
    grades_heading,
    grades_row,
    junit_suite,
)
from knightstour.results import Result, Status
from knightstour.saving import save_bytes, save_text, saving

MOST_SHOWN = 200  # submissions in the table on a terminal; all of them are in grades.csv

GRADES = "grades.csv"
EYES = "needs-your-eye.csv"
OWNERS = "submissions.csv"
JUNIT = "junit.xml"
CLASS = "class.html"
_FILLED = "filled"
# Moodle ends the names of a download and of its worksheet with the same number; a browser may add one of its own.
_MODULE_NUMBER = re.compile(r"-(\d{2,})(?: ?\(\d+\))?(?:\.\w+)?$")
_OURS = (GRADES, EYES, OWNERS, JUNIT, CLASS, MOODLE_FEEDBACK, CANVAS_UPLOAD)


@dataclass(frozen=True)
class Shown:
    """A row of the table on a terminal."""

    name: str
    scores: dict[str, str]
    total: str


@dataclass
class Written:
    """What is said about the files at the end."""

    shown: list[Shown] = field(default_factory=list)
    count: int = 0
    has_grader_error: bool = False
    eyes: list[Eye] = field(default_factory=list)
    filled: Path | None = None
    entered: int = 0  # submissions whose points are in the gradebook
    column: str = ""  # of the gradebook
    taken_off: dict[str, str] = field(default_factory=dict)  # for coming late, by submission


class Book:
    """The gradebook to be filled in, if one was given."""

    def __init__(self, source: Path | None) -> None:
        self.gradebook: Gradebook | None = None if source is None else open_gradebook(source)
        self._source = source

    def known(self) -> Known:
        """What it knows of the people."""
        return Known() if self.gradebook is None else self.gradebook.known()

    @property
    def platform(self) -> str:
        """The platform that it is from."""
        return "" if self.gradebook is None else self.gradebook.platform

    def prepare(self, collected: Collected, column: str | None, titles: Sequence[str]) -> None:
        """Choose the column.

        Submissions of another platform are refused, since nobody here can know their owners, and so are submissions of
        several units: a column is for one.
        """
        if self.gradebook is None:
            return
        units = units_in_words(collected)
        if units:
            sentence = _("The files are of several units: {units}. Name that of the gradebook with --unit.")
            raise CourseError(sentence.format(units=units))
        theirs, ours = collected.platform, self.gradebook.platform
        if theirs not in ("plain", ours):
            sentence = _("The gradebook is from {gradebook}, the submissions are from {platform}.")
            raise CourseError(sentence.format(gradebook=title_of(ours), platform=title_of(theirs)))
        self.gradebook.choose_column(column, titles)

    def warnings(self, submissions: Path) -> list[str]:
        """What a person should know before uploading the file."""
        if self.gradebook is None or self._source is None:
            return []
        numbers = {found[1] for path in (submissions, self._source) if (found := _MODULE_NUMBER.search(path.name))}
        other = [_("Its name is that of another assignment than the download's.")] if len(numbers) > 1 else []
        return [*self.gradebook.warnings(), *(other if self.gradebook.platform == "moodle" else [])]

    def place(self, out: Path) -> Path | None:
        """Where the filled in file goes: under its own name, unless that is taken."""
        if self._source is None:
            return None
        name = self._source.name
        place = out / name
        is_source = place.exists() and place.samefile(self._source)
        is_another = place.exists() and name not in _filled_before(out)
        return out / f"filled-{name}" if name in _OURS or is_source or is_another else place


def _filled_before(out: Path) -> list[str]:
    """The names of gradebooks that runs have written into the folder; others there are an instructor's own."""
    try:
        return (out / FOLDER / _FILLED).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def units_in_words(collected: Collected) -> str:
    """The units that the files are of and how many each has, when there are several; else nothing."""
    counts = Counter(found.unit for found in collected.submissions)
    return ", ".join(f"{unit} ({count})" for unit, count in counts.most_common()) if len(counts) > 1 else ""


def top_files(book: Book, out: Path) -> list[str]:
    """The names of all files that will lie at the top of the output folder."""
    filled = book.place(out)
    return [*_OURS, *([filled.name] if filled is not None else [])]


@dataclass
class _Pass:
    """The files that grow with each result."""

    out: Path
    platform: str  # that the submissions are from
    book: Book
    penalty: LatePenalty | None
    exercises: list[tuple[str, str]]
    grades: IO[bytes]
    junit: IO[bytes]
    moodle: Upload | None
    canvas: Upload | None
    written: Written

    def over(self, submissions: Sequence[Found]) -> Iterator[Result]:
        """Each result, after it has gone into every file."""
        self.grades.write(grades_heading(self.exercises).encode())
        self.junit.write(JUNIT_BEFORE.encode())
        results = read_results(self.out, (found.name for found in submissions))
        for found, result in zip(submissions, results, strict=True):
            self.grades.write(grades_row(result, self.exercises).encode())
            self.junit.write(junit_suite(result).encode())
            self._count(result)
            self._enter(found, result)
            yield result
        self.junit.write(JUNIT_AFTER.encode())

    def _count(self, result: Result) -> None:
        self.written.count += 1
        self.written.has_grader_error |= result.has_grader_error
        if len(self.written.shown) <= MOST_SHOWN:
            ours = [exercise.name for exercise in result.exercises if exercise.status is Status.GRADER_ERROR]
            scores = {item.name: "?" if item.name in ours else points(item.score) for item in result.exercises}
            total = f"{'?' if ours else points(result.score)}/{points(result.max_score)}"
            self.written.shown.append(Shown(result.submission, scores, total))

    def _enter(self, found: Found, result: Result) -> None:
        """Put the points into the gradebook, and the feedback into what can be uploaded with it."""
        if result.has_grader_error:
            self._see(found, _("The grader itself failed here, so the points stay open; grade it again."))
            return
        if self.canvas is not None:
            self._upload_to_canvas(self.canvas, found, result)
        if found.doubt:
            self._see(found, found.doubt)
        elif self.book.gradebook is not None:
            self._enter_into(self.book.gradebook, found, result)

    def _enter_into(self, gradebook: Gradebook, found: Found, result: Result) -> None:
        mark = Mark(result.score, result.max_score, tuple(comment_lines(result)))
        entered = gradebook.enter(found.owner, mark, self.penalty)
        for reason in entered.reasons:
            self._see(found, reason)
        if entered.members:
            self.written.entered += 1
            if self._has_no_time(found):
                self._see(found, _("When it was handed in cannot be read, so nothing was taken off for coming late."))
        if entered.taken_off:
            self.written.taken_off[found.name] = entered.taken_off
        if self.moodle is not None:
            page = (self.out / "feedback" / f"{found.name}.html").read_bytes()
            for place in moodle_places(entered.members):
                self.moodle.add(place, page)

    def _upload_to_canvas(self, canvas: Upload, found: Found, result: Result) -> None:
        if not found.owner.marked:
            self._see(found, _("It was handed in as an archive, into which no feedback can be written."))
            return
        with contextlib.suppress(Unreadable):
            canvas.add(found.owner.marked, commented_file(result, found.file.content()))

    def _has_no_time(self, found: Found) -> bool:
        """Whether lateness goes by a time that cannot be read; a folder of one's own has none at all."""
        tells = self.platform in ("canvas", "plain") or self.book.platform == "moodle"
        return self.penalty is not None and not tells and read_time(found.owner.handed_in) is None

    def _see(self, found: Found, reason: str) -> None:
        self.written.eyes.append(Eye(found.name, found.place, reason))


def write_outputs(
    out: Path,
    submissions: Sequence[Found],
    eyes: Sequence[Eye],
    platform: str,
    book: Book,
    penalty: LatePenalty | None,
    warnings: Sequence[str] = (),
) -> Written:
    """Write the tables, the page of the class, the gradebook and what can be uploaded with it."""
    written = Written()
    units = {found.unit for found in submissions}
    exercises = [
        (unit.stem, exercise.name) for unit in load_course().units if unit.stem in units for exercise in unit.exercises
    ]
    with contextlib.ExitStack() as stack:
        grades = stack.enter_context(saving(out / GRADES))
        junit = stack.enter_context(saving(out / JUNIT))
        moodle = stack.enter_context(upload(out / MOODLE_FEEDBACK)) if book.platform == "moodle" else None
        canvas = stack.enter_context(upload(out / CANVAS_UPLOAD)) if platform == "canvas" else None
        one_pass = _Pass(out, platform, book, penalty, exercises, grades, junit, moodle, canvas, written)
        not_graded = _reason_of_each(eyes, {found.title for found in submissions})
        page = class_page(one_pass.over(submissions), not_graded, language_in_use())
    if len(written.shown) > MOST_SHOWN:
        written.shown.clear()
    save_text(out / CLASS, page)
    written.filled = book.place(out)
    if book.gradebook is not None and written.filled is not None:
        written.column = book.gradebook.column_name()
        written.eyes += [Eye(written.filled.name, "", warning) for warning in warnings]
        names = sorted({written.filled.name, *_filled_before(out)})
        save_text(out / FOLDER / _FILLED, "".join(f"{name}\n" for name in names))
        save_bytes(written.filled, book.gradebook.content())
    archives = {MOODLE_FEEDBACK: moodle, CANVAS_UPLOAD: canvas}
    made = {name for name, archive in archives.items() if archive is not None}
    written.eyes += _not_renewed(out, made | ({written.filled.name} if written.filled is not None else set()))
    written.eyes = sorted([*eyes, *written.eyes], key=lambda eye: (eye.name, eye.path, eye.reason))
    save_text(out / EYES, _eyes_csv(written.eyes))
    save_text(out / OWNERS, _owners_csv(submissions, written.taken_off))
    return written


def _not_renewed(out: Path, made: Set[str]) -> list[Eye]:
    """A line for each file to upload that an earlier run left and this one did not make: its points may be old ones."""
    left = {*_filled_before(out), MOODLE_FEEDBACK, CANVAS_UPLOAD} - made
    reason = _("It is from an earlier run and was not renewed; its points may be old.")
    return [Eye(name, "", reason) for name in sorted(left) if (out / name).is_file()]


def _reason_of_each(eyes: Sequence[Eye], graded: set[str]) -> list[tuple[str, str]]:
    """What was not graded at all: each name once, with its first reason; what is about the whole class has no path."""
    reasons: dict[str, str] = {}
    for eye in eyes:
        if eye.path and eye.name not in graded:
            reasons.setdefault(eye.name, eye.reason)
    return list(reasons.items())


def _eyes_csv(eyes: Sequence[Eye]) -> str:
    """The table of what a person has to look at."""
    rows = (csv_line([eye.name, eye.path, eye.reason]) for eye in eyes)
    return "".join([csv_line(["submission", "path", "reason"]), *rows])


def _owners_csv(submissions: Sequence[Found], taken_off: Mapping[str, str]) -> str:
    """Which submission is whose: its name in all files here, what the download says, and what was made of it."""
    heading = ["submission", "called", "name", "number", "login", "people", "file", "handed_in", "late", "note"]
    heading += ["unit", "taken_off"]
    rows = (csv_line([*_owner_row(found), found.unit, taken_off.get(found.name, "")]) for found in submissions)
    return "".join([csv_line(heading), *rows])


def _owner_row(found: Found) -> list[str]:
    owner = found.owner
    late = "late" if owner.late else ""
    people = "; ".join(owner.people)
    known = [owner.name, owner.number, owner.login, people]
    return [found.name, found.title, *known, found.place, owner.handed_in, late, found.note]
