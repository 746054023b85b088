"""The form of answers about boards, where a fault and its number come in this order, and of tests: what they catch."""

from knightstour.diagnosis.batteries.checking import PROGRAMS
from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.replies import Form
from knightstour.judges.bench import TestResult, bench_call, call_on, trial_of
from knightstour.runner.answers import Session
from knightstour.testbench import right_find_tour


def _tests(session: Session) -> Form:
    """How the tests end on the program at hand, and which of the others fail them."""
    first = trial_of(session.ask([bench_call(None, None)])[0])
    if first.is_open:
        return None
    if first.answer is not None:
        return ["stopped", first.answer.ending.value]
    if first.failed is not None:
        return _failed(first.failed)
    if not first.calls:
        return ["never asked"]
    answers = session.ask([call_on(program, first.calls) for program in PROGRAMS])
    trials = [trial_of(answer) for answer in answers]
    return None if any(trial.is_open for trial in trials) else ["tests", [trial.says_faulty for trial in trials]]


def _failed(failed: TestResult) -> Form:
    """A test that fails on the program at hand; what it wants can be told only where that program gets stuck."""
    if failed.asked is None or not failed.words.startswith("AssertionError"):
        return None
    side, row, column = failed.asked
    gets_stuck = any(0 in numbers for numbers in right_find_tour(side, (row, column)))
    return ["failed on a walk that gets stuck"] if gets_stuck else None


FORMS = Forms(ordered=frozenset({"first_fault"}), programs={"test_find_tour": _tests})
