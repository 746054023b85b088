"""Grading many submissions at once: chunks for worker processes, each result on disk as soon as it exists."""

import atexit
import functools
import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from knightstour.grading import grade
from knightstour.messages import choose_language
from knightstour.results import Result, result_from_json
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.saving import save_text
from knightstour.submission import Submission

LARGEST_CHUNK = 25
CHUNKS_PER_JOB = 4


@dataclass(frozen=True)
class Task:
    """A chunk of submissions and all that a process needs to grade it."""

    submissions: tuple[Submission, ...]
    out: Path
    isolation: str | None
    language: str


def chunks(submissions: Sequence[Submission], jobs: int) -> Iterator[tuple[Submission, ...]]:
    """Submissions in pieces small enough to keep every job busy, large enough to spread pytest's own cost."""
    size = max(1, min(LARGEST_CHUNK, len(submissions) // (jobs * CHUNKS_PER_JOB)))
    for start in range(0, len(submissions), size):
        yield tuple(submissions[start : start + size])


def grade_all(
    submissions: Sequence[Submission], out: Path, *, jobs: int, isolation: str | None, language: str
) -> Iterator[int]:
    """Grade everything into ``out/results``; yield how many submissions each finished chunk held."""
    (out / "results").mkdir(parents=True, exist_ok=True)
    tasks = [Task(chunk, out, isolation, language) for chunk in chunks(submissions, jobs)]
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
    folder = task.out / "results"
    grade(task.submissions, _runner(task.isolation), lambda result: write_result(result, folder))
    return len(task.submissions)


@functools.cache
def _runner(isolation: str | None) -> Runner:
    """One runner for each process, since starting one takes longer than grading a submission."""
    runner = open_runner(isolation)
    atexit.register(runner.close)
    return runner


def write_result(result: Result, folder: Path) -> None:
    """Write ``<id>.json``, whole or not at all."""
    text = json.dumps(result.as_json(), indent=1) + "\n"
    save_text(folder / f"{result.submission}.json", text)


def read_results(out: Path, submissions: Sequence[Submission]) -> Iterator[Result]:
    """The results of ``submissions`` as they lie in ``out/results``, one at a time."""
    for submission in submissions:
        text = (out / "results" / f"{submission.name}.json").read_text(encoding="utf-8")
        yield result_from_json(json.loads(text))
