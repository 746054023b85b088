"""Grading many submissions at once: chunks for worker processes, each result on disk as soon as it exists."""

import atexit
import functools
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from knightstour.grading import grade
from knightstour.messages import choose_language
from knightstour.results import Result
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission

Write = Callable[[Result, Path], None]

LARGEST_CHUNK = 25
CHUNKS_PER_JOB = 4


@dataclass(frozen=True)
class Task:
    """A chunk of submissions and all that a process needs to grade it."""

    submissions: tuple[Submission, ...]
    out: Path
    write: Write
    isolation: str | None
    language: str


def chunks(submissions: Sequence[Submission], jobs: int) -> Iterator[tuple[Submission, ...]]:
    """Submissions in pieces small enough to keep every job busy, large enough to spread pytest's own cost."""
    size = max(1, min(LARGEST_CHUNK, len(submissions) // (jobs * CHUNKS_PER_JOB)))
    for start in range(0, len(submissions), size):
        yield tuple(submissions[start : start + size])


def grade_all(
    submissions: Sequence[Submission], out: Path, write: Write, *, jobs: int, isolation: str | None, language: str
) -> Iterator[int]:
    """Grade everything and ``write`` each result into ``out``; yield how many submissions each finished chunk held."""
    tasks = [Task(chunk, out, write, isolation, language) for chunk in chunks(submissions, jobs)]
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield grade_chunk(task)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from _spread(tasks, pool)


def _spread(tasks: Sequence[Task], executor: Executor) -> Iterator[int]:
    futures: list[Future[int]] = [executor.submit(grade_chunk, task) for task in tasks]
    try:
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        raise


def grade_chunk(task: Task) -> int:
    """Grade one chunk in this process; return how many submissions it held."""
    choose_language(task.language)
    grade(task.submissions, _runner(task.isolation), lambda result: task.write(result, task.out))
    return len(task.submissions)


@functools.cache
def _runner(isolation: str | None) -> Runner:
    """One runner for each process, since starting one takes longer than grading a submission."""
    runner = open_runner(isolation)
    atexit.register(runner.close)
    return runner
