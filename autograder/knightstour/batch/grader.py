"""Grades one chunk of a class in the process that it was sent to."""

import atexit
import contextlib
import functools
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

from knightstour.batch.version import course_version
from knightstour.batch.work import Chunk, Outcome, Work, outcome_of
from knightstour.grading import grade
from knightstour.messages import CourseError, _, choose_language
from knightstour.results import Result
from knightstour.runner import LevelUnavailable, open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission

_ONE_AT_A_TIME = threading.Lock()


def grade_chunk(chunk: Chunk) -> list[Outcome]:
    """Grade every submission of the chunk in this process."""
    settings = chunk.settings
    if settings.version != course_version():
        raise CourseError(
            _("The course or Python has another version where this is graded; start again when they are the same.")
        )
    keys = {work.name: work.key(settings) for work in chunk.works}
    outcomes: list[Outcome] = []

    def keep(result: Result) -> None:
        outcomes.append(outcome_of(result, keys[result.submission], chunk))

    # A worker of a cluster may run several threads; pytest, the language and the runner belong to the whole process.
    with _ONE_AT_A_TIME, _laid_out(chunk.works) as submissions:
        choose_language(settings.language)
        grade(submissions, _runner(settings.isolation), keep, more_checks=_private_checks(settings.checks))
    return outcomes


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
