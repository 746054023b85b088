"""Chunks over processes or machines: a few at a time, and a second try for those whose process died."""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from dataclasses import dataclass, replace

from knightstour.batch.pools import Pool
from knightstour.batch.work import Chunk, Outcome, Work, outcome_of
from knightstour.course import load_course
from knightstour.messages import CourseError, _
from knightstour.results import CheckResult, ExerciseResult, Explanation, Result, Status

LARGEST_CHUNK = 25
LARGEST_CHUNK_BYTES = 4_000_000
CHUNKS_PER_JOB = 4
_WAITING_PER_JOB = 1  # chunks ready to be taken up, beyond those under way
_DEATHS_ALLOWED = 2


@dataclass
class _Try:
    """A chunk under way, and how often a process died over it."""

    chunk: Chunk
    deaths: int = 0


def chunked(works: Iterable[Work], count: int, jobs: int) -> Iterator[tuple[Work, ...]]:
    """Submissions in pieces small enough to keep every job busy, large enough to spread what each piece costs."""
    largest = max(1, min(LARGEST_CHUNK, count // (jobs * CHUNKS_PER_JOB)))
    piece: list[Work] = []
    size = 0
    for work in works:
        piece.append(work)
        size += work.size
        if len(piece) >= largest or size >= LARGEST_CHUNK_BYTES:
            yield tuple(piece)
            piece, size = [], 0
    if piece:
        yield tuple(piece)


def grade_all(chunks: Iterable[Chunk], pool: Pool) -> Iterator[list[Outcome]]:
    """Grade every chunk; yield the outcomes of one after another, in the order in which they are ready.

    Chunks are asked for only when there is room for them, so that a class of any size needs no more memory.
    """
    waiting = iter(chunks)
    again: list[_Try] = []
    under_way: dict[Future[list[Outcome]], _Try] = {}
    try:
        while True:
            while len(under_way) < pool.width * (1 + _WAITING_PER_JOB):
                attempt = again.pop() if again else _next(waiting)
                if attempt is None:
                    break
                under_way[pool.executor.submit(_grade, attempt.chunk)] = attempt
            if not under_way:
                return
            ready, _rest = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                attempt = under_way.pop(future)
                try:
                    yield future.result()
                except CancelledError as error:
                    raise CourseError(_("The cluster has given up; start again to go on from here.")) from error
                except pool.died:
                    outcomes, more = _after_death(attempt, pool)
                    again += more
                    yield outcomes
    finally:
        for future in under_way:
            future.cancel()


def _grade(chunk: Chunk) -> list[Outcome]:
    """Grade a chunk where this runs; only there is everything loaded that grading needs."""
    from knightstour.batch.grader import grade_chunk

    return grade_chunk(chunk)


def _next(waiting: Iterator[Chunk]) -> _Try | None:
    chunk = next(waiting, None)
    return None if chunk is None else _Try(chunk)


def _after_death(attempt: _Try, pool: Pool) -> tuple[list[Outcome], list[_Try]]:
    """What is to be tried again; or the outcome of the one submission over which processes die."""
    works = attempt.chunk.works
    deaths = attempt.deaths + (_DEATHS_ALLOWED if pool.tries_itself else 1)
    if deaths < _DEATHS_ALLOWED:
        return [], [_Try(attempt.chunk, deaths)]
    if len(works) > 1:
        middle = len(works) // 2
        halves = (works[:middle], works[middle:])
        # A single submission gets its two tries again, since another one may have been the cause.
        return [], [_Try(replace(attempt.chunk, works=half), int(len(half) > 1)) for half in halves]
    result = _not_judged(works[0], attempt.chunk.settings.isolation)
    return [outcome_of(result, "", attempt.chunk)], []


def _not_judged(work: Work, isolation: str) -> Result:
    """The result of a submission over which the grading process itself dies: our fault, and no points lost."""
    why = Explanation(
        rule=_("The grader itself failed here. That is our fault, not yours. The points stay open until it works."),
        next=_("Please show this to your instructor."),
    )
    goal = _("The whole submission is judged.")
    exercises = load_course().find_unit(work.unit).exercises
    return Result(
        work.name,
        isolation,
        tuple(
            ExerciseResult(
                exercise.name,
                work.unit,
                (CheckResult("grading", goal, Status.GRADER_ERROR, exercise.points, why),),
            )
            for exercise in exercises
        ),
    )
