"""The verbs of the checks on a student's tests: right programs are let through, and each kind of fault is caught."""

import re

from knightstour.feedback import benches as told
from knightstour.feedback.endings import words_of_stop
from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import call_text, square
from knightstour.judges.bench import SECONDS, TIMEOUTS, Report, TestResult, Trial, report_of
from knightstour.judges.shares import PartlyRight
from knightstour.judging import NotStarted, Unjudged, Wrong, flaw_of_ending
from knightstour.messages import _
from knightstour.programs import Program, right_programs
from knightstour.results import Explanation, Picture
from knightstour.runner.answers import Answer, Ending
from knightstour.runner.desk import LARGEST_FILE, read_regular
from knightstour.submission import Student

_MISSING_FIXTURE = re.compile(r"FixtureLookupError: \('([^']{1,40})'")
TRY = "knightstour check checking.py test_find_tour"


def judge_right_programs(student: Student, points: float) -> None:
    """Judge that the tests can be run, that some program fails them, and that no right one does."""
    report = report_of(student)
    _refuse_what_proves_nothing(student, report)
    if report.blamed:
        program = report.blamed[0]
        raise _blame(report, report.trials[program], program, points * report.worth)
    if not report.caught():
        got = _("your tests pass on every program, also on the faulty ones")
        raise _wrong(got, told.words_of_nothing_caught(), "nothing-caught")


def judge_kind(student: Student, kind: str, points: float) -> None:
    """Judge that the faulty programs of a kind are caught; the points go by the share of them."""
    report = report_of(student)
    _refuse_what_proves_nothing(student, report)
    caught, slipped = len(report.caught(kind)), len(report.slipped(kind))
    total = caught + slipped
    earned = points * caught / total * report.worth
    if slipped:
        got = told.got_of_slipped(slipped, total)
        raise PartlyRight(_explained(got, told.words_of_kind(kind), f"slipped-{kind.replace('_', '-')}"), earned)
    if report.blamed:
        words = told.words_of_points_lost(len(report.blamed), len(right_programs()))
        raise PartlyRight(_explained(_("{n} of {n} are caught").format(n=total), words, "right-blamed"), earned)


def _refuse_what_proves_nothing(student: Student, report: Report) -> None:
    """Tests that are not there, cannot be run, fail on the program at hand, or never call it."""
    first = report.first
    if first.answer is not None:
        raise _stopped(first.answer)
    if first.failed is not None:
        raise _blame(report, first, None, 0.0, fatal=True)
    if all(result.ending == "unfinished" for result in first.results):
        if first.results:
            raise NotStarted
        defined = [name for name in student.load().value or [] if str(name).startswith("test_")]
        if not defined:
            in_classes = b"TestCase" in read_regular(student.desk.file, LARGEST_FILE)
            words = told.words_of_unittest() if in_classes else told.words_of_no_test()
            raise _wrong(_("no test"), words, "no-test", fatal=True)
    if not first.calls:
        raise _wrong(_("no call of find_tour"), told.words_of_no_call(), "no-call", fatal=True)
    if report.endless >= TIMEOUTS:  # which programs are then left out is chance, so nothing may depend on it
        got = _("tests that run on and on with {count} programs or more").format(count=TIMEOUTS)
        raise _wrong(got, told.words_of_endless_tests(SECONDS), "endless-tests", fatal=True)
    if report.broke_off:
        raise _stopped(Answer(Ending.SKIPPED, reason="budget"))


def _stopped(answer: Answer) -> Exception:
    got, words = words_of_stop(answer.ending.value, answer.reason)
    if answer.ending is Ending.SKIPPED:
        return Unjudged(Explanation(got=got, rule=words.rule, next=words.next, flaw=flaw_of_ending(answer)))
    if answer.ending in (Ending.LOOPED, Ending.WAITED):
        words = told.words_of_stop_on_right(SECONDS)
    return _wrong(got, words, flaw_of_ending(answer), fatal=True)


def _blame(report: Report, trial: Trial, program: Program | None, earned: float, *, fatal: bool = False) -> Wrong:
    """The test that fails on a right program, the call after which it does, and the board that it was given."""
    failed = trial.failed
    if failed is None:
        return _wrong(_("nothing: it had to be stopped"), told.words_of_stop_on_right(SECONDS), "right-blamed")
    got = told.got_of_blame(failed.name, failed.line, failed.source, failed.words)
    total = len(right_programs()) if program is not None else 0
    words = told.words_of_blame(len(report.blamed), total)
    flaw = "right-blamed"
    if report.unsteady:
        words, flaw = told.words_of_unsteady(), "unsteady"
    elif program is not None and report.depends_on_order:
        words, flaw = told.words_of_order(), "depends-on-order"
    elif missing := _MISSING_FIXTURE.match(failed.words):
        words, flaw = told.words_of_missing_fixture(missing[1]), "no-such-fixture"
    explanation = _explained(got, words, flaw, call=_call_of(failed), picture=_picture(failed, program))
    return PartlyRight(explanation, earned, fatal=fatal)


def _call_of(failed: TestResult) -> str:
    if failed.asked is None:
        return TRY
    side, row, column = failed.asked
    return call_text("find_tour", [str(side), square((row, column))])


def _picture(failed: TestResult, program: Program | None) -> Picture | None:
    """The board that the test was given last; a right program's may be shown."""
    if failed.asked is None:
        return None
    (outcome,) = (program or right_programs()[0]).play([failed.asked])
    return Picture(outcome[1], {failed.asked[1:]: "start"}) if outcome[0] == "result" else None


def _explained(got: str, words: Words, flaw: str, *, call: str = TRY, picture: Picture | None = None) -> Explanation:
    return Explanation(call, got, words.rule, words.next, flaw, picture=picture)


def _wrong(got: str, words: Words, flaw: str, *, fatal: bool = False) -> Wrong:
    return Wrong(_explained(got, words, flaw), fatal=fatal)
