"""A student's tests, tried on right and on faulty programs: which are caught, and which are blamed."""

import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakKeyDictionary

from knightstour.lent.checking import BENCH, JUDGES
from knightstour.programs import Call as Asked
from knightstour.programs import Program, faulty_programs, right_programs
from knightstour.runner.answers import FATAL, Answer, Budget, Call, Ending
from knightstour.runner.answers import Session as WorkerSession
from knightstour.runner.desk import LARGEST_FILE, read_regular
from knightstour.runner.testing import SIGN
from knightstour.submission import Student
from knightstour.testbench import MOST_CALLS

SECONDS = 5.0  # of processor time for all tests on one program
ITEMS = 500_000
MOST_ROUNDS = 20  # how often tests are run again because they asked for something new
FIRST_CALLS = 40
WALL_SECONDS = 300.0  # a net for slow machines: what is left over then is not judged
PRICE_OF_BLAME = 1.5
TIMEOUTS = 8  # on more programs than this tests may not run for too long: the others are then not run


@dataclass(frozen=True)
class TestResult:
    """How one test ended on one program; ``asked`` is its last call of ``find_tour``."""

    __test__ = False

    name: str
    ending: str  # passed, failed, skipped or unfinished
    words: str = ""
    line: int = 0
    source: str = ""
    asked: Asked | None = None


@dataclass(frozen=True)
class Trial:
    """What became of all tests on one program.  ``answer`` is how the run ended when it did not come to its end."""

    results: tuple[TestResult, ...] = ()
    calls: tuple[Asked, ...] = ()
    answer: Answer | None = None
    backwards: bool = False  # the tests were run in their opposite order

    @property
    def failed(self) -> TestResult | None:
        """The first test that failed."""
        return next((result for result in self.results if result.ending == "failed"), None)

    @property
    def stopped(self) -> bool:
        """Whether the tests had to be stopped, or took their process down."""
        return self.answer is not None and (self.answer.ending in FATAL or self.answer.ending is Ending.BAD_VALUE)

    @property
    def is_open(self) -> bool:
        """Whether nothing is known: the time was used up, or the tests never asked for the same twice."""
        return self.answer is not None and not self.stopped

    @property
    def reason(self) -> str:
        """The runner's short id for what happened; empty when the run came to its end."""
        return "" if self.answer is None else self.answer.reason

    @property
    def says_faulty(self) -> bool:
        """Whether the tests say that the program is faulty."""
        return self.failed is not None or self.stopped


@dataclass
class Report:
    """All trials: the one on the program that students have at hand, and those on the bank."""

    first: Trial
    trials: dict[Program, Trial] = field(default_factory=dict)
    unsteady: bool = False  # the same tests on the same program do not end the same way each time
    depends_on_order: bool = False  # a right program is blamed only where the tests are run in their opposite order

    @property
    def endless(self) -> int:
        """On how many programs the tests did not come to their end in time."""
        endings = [trial.answer.ending for trial in self.trials.values() if trial.answer is not None]
        return sum(ending in (Ending.LOOPED, Ending.WAITED) for ending in endings)

    @property
    def broke_off(self) -> bool:
        """Whether some programs were never run, since all the time had been used up."""
        return any(trial.is_open and trial.reason == "budget" for trial in self.trials.values())

    @property
    def blamed(self) -> list[Program]:
        """The right programs that the tests call faulty."""
        return [program for program, trial in self.trials.items() if program.is_right and trial.says_faulty]

    def caught(self, kind: str | None = None) -> list[Program]:
        """The faulty programs that the tests call so, of one kind or of all."""
        return [
            program
            for program, trial in self.trials.items()
            if not program.is_right and trial.says_faulty and kind in (None, program.kind)
        ]

    def slipped(self, kind: str) -> list[Program]:
        """The faulty programs of a kind that pass all tests."""
        return [program for program, trial in self.trials.items() if program.kind == kind and not trial.says_faulty]

    @property
    def worth(self) -> float:
        """Which share of its points a catch brings: less for each right program that is blamed, and nothing for chance.

        Whoever tosses a coin blames half of the right programs, and keeps a quarter.
        """
        right = sum(program.is_right for program in self.trials)
        if self.unsteady or not right:
            return 0.0
        return max(0.0, 1 - PRICE_OF_BLAME * len(self.blamed) / right)


def bench_call(known: Any, script: Any, *, backwards: bool = False, stop: bool = True) -> Call:
    """The call that runs all tests of a file on one program."""
    return Call(BENCH, (known, script, JUDGES, backwards, stop), seconds=SECONDS, items=ITEMS)


def try_first(student: Student, *, stop: bool = True) -> Trial:
    """The tests on the right program that students have at hand; an empty trial when the file holds none."""
    if SIGN not in read_regular(student.desk.file, LARGEST_FILE):
        return Trial()
    with student.afresh(_budget()) as fresh:
        return trial_of(fresh.ask([bench_call(None, None, stop=stop)])[0])


def try_programs(
    student: Student, programs: Iterable[Program], calls: Sequence[Asked], *, stop: bool = True
) -> dict[Program, Trial]:
    """The tests on each program by itself, in a process of its own; in an order that nobody can know.

    ``calls`` are those that the tests make of a right program.
    """
    budget = _budget()
    programs = list(programs)
    ways = dict(zip(programs, ways_of(programs), strict=True))
    shuffled = random.SystemRandom().sample(programs, len(programs))
    found = {program: _try(student, program, calls, budget, ways[program], stop) for program in shuffled}
    return {program: found[program] for program in programs}


@dataclass(frozen=True)
class Way:
    """How a program is played: as a script of calls in their order, or with the tests in their opposite order."""

    scripted: bool = False
    backwards: bool = False


def ways_of(programs: Sequence[Program]) -> list[Way]:
    """A way for each program.  No way tells whether a program is right: each is taken for right and for faulty ones.

    Some get the tests in their opposite order, since no test may depend on another.
    """
    seen: Counter[bool] = Counter()
    ways = []
    for program in programs:
        place = seen[program.is_right]
        seen[program.is_right] += 1
        scripted = program.remembers or (program.is_right and place % 3 == 0)
        ways.append(Way(scripted, not scripted and place % 3 == 1))
    return ways


def _try(student: Student, program: Program, calls: Sequence[Asked], budget: Budget, way: Way, stop: bool) -> Trial:
    stop = stop or way.scripted  # after a test that fails, the calls of the others would be new ones to the script
    # Most faulty programs are caught by the first calls, and the rest need not be played.  Right ones begin the same
    # way: if they did not, a test that finds an answer missing would know what it has before it.
    early = stop
    asked = list(calls[:FIRST_CALLS] if early else calls)
    for _round in range(MOST_ROUNDS):
        began = time.monotonic()
        call = call_on(program, asked, way, stop=stop)
        budget.wall_seconds -= time.monotonic() - began  # what tests ask for is worked out at their cost
        with student.afresh(budget) as fresh:
            answer = fresh.ask([call])[0]
        trial = replace(trial_of(answer), backwards=way.backwards)
        wanted = _wanted(answer) if trial.answer is None else []  # who tells wrongly is asked no more
        if not wanted:
            return trial
        if early:
            early, asked = False, list(calls)
            continue
        asked = [*trial.calls[:-1], *wanted] if way.scripted else [*asked, *wanted]
    return Trial(answer=Answer(Ending.SKIPPED, reason="restless"))


def call_on(program: Program, asked: Sequence[Asked], way: Way | None = None, *, stop: bool = True) -> Call:
    """The call that runs all tests of a file on this program, when they make these calls."""
    way = way or Way(scripted=program.remembers)
    if way.scripted:
        return bench_call(None, list(zip(asked, program.play(asked), strict=True)), backwards=way.backwards, stop=stop)
    return bench_call(dict(program.known(asked)), None, backwards=way.backwards, stop=stop)


def _budget() -> Budget:
    return Budget(WALL_SECONDS, TIMEOUTS)


def trial_of(answer: Answer) -> Trial:
    """The trial that a worker tells of, believing nothing: a run that is told wrongly counts as one that broke off."""
    if answer.ending is not Ending.RETURNED:
        return Trial(answer=answer)
    try:
        results, calls, _wanted = answer.value
        if len(calls) > MOST_CALLS:
            raise ValueError("more calls than can be made")
        return Trial(tuple(map(_result, results)), tuple(map(_asked, calls)))
    except (TypeError, ValueError):
        return Trial(answer=Answer(Ending.BROKE_PROTOCOL, reason="malformed"))


def _wanted(answer: Answer) -> list[Asked]:
    if answer.ending is not Ending.RETURNED:
        return []
    try:
        return list(dict.fromkeys(map(_asked, answer.value[2])))
    except (TypeError, ValueError, IndexError):
        return []


def _asked(value: Any) -> Asked:
    side, row, column = value
    if not all(type(part) is int for part in (side, row, column)):
        raise ValueError("no call")
    if not (1 <= side <= 20 and 0 <= row < side and 0 <= column < side):
        raise ValueError("no call")
    return side, row, column


def _result(value: Any) -> TestResult:
    name, ending, words, line, source, asked = value
    if not all(isinstance(text, str) for text in (name, ending, words, source)) or type(line) is not int:
        raise ValueError("no result")
    return TestResult(name, ending, words, line, source, None if asked is None else _asked(asked))


_reports: "WeakKeyDictionary[WorkerSession, Report]" = WeakKeyDictionary()


def report_of(student: Student) -> Report:
    """The report on a student's tests; made once, since every check of the exercise looks at it."""
    session = student.session
    if session not in _reports:
        first = try_first(student)
        worth_it = not first.says_faulty and not first.is_open and first.calls
        programs = [*right_programs(), *faulty_programs()]
        report = Report(first, try_programs(student, programs, first.calls) if worth_it else {})
        if report.blamed:
            _look_into_blame(student, report)
        _reports[session] = report
    return _reports[session]


def _look_into_blame(student: Student, report: Report) -> None:
    """Find out why the first right program that is blamed fails: by chance, by the order of the tests, or always."""
    program = report.blamed[0]

    def says_faulty(way: Way) -> bool:
        return _try(student, program, report.first.calls, _budget(), way, stop=True).says_faulty

    backwards = report.trials[program].backwards
    if not says_faulty(Way(backwards=backwards)):
        report.unsteady = True
    elif backwards:
        forwards = says_faulty(Way()), says_faulty(Way())
        report.unsteady = forwards[0] != forwards[1]
        report.depends_on_order = not any(forwards)
