"""The pytest plugin that turns checks into verdicts: one submission after another, one result each."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from knightstour.course import load_course
from knightstour.diagnosis import agrees, diagnose, explain, find_mistake
from knightstour.feedback.literals import shortened
from knightstour.feedback.text import explanation_text
from knightstour.judges.shares import PartlyRight
from knightstour.judging import NotStarted, Unjudged, Wrong, judge_load, with_mistake
from knightstour.messages import CourseError, _
from knightstour.own_parts import may_be_a_matter_of_form, own_parts, with_own_parts
from knightstour.results import CheckResult, ExerciseResult, Explanation, Result, Status
from knightstour.runner.answers import Budget, Runner
from knightstour.submission import Desk, Student, Submission, submission_at

NAME = "knightstour-verdicts"
VERDICTS = (Wrong, NotStarted, Unjudged)


@dataclass
class Record:
    """What is known of one submission while its checks run."""

    submission: Submission
    desks: dict[str, Desk]
    spare: Budget = field(default_factory=Budget)  # for finding the known mistake, so that it costs no check its time
    second: Budget = field(default_factory=lambda: Budget(timeouts=1))  # for judging with the student's own parts
    by_own_parts: set[str] = field(default_factory=set)  # exercises that pass with these, and not with lent ones
    checks: dict[str, list[CheckResult]] = field(default_factory=dict)
    stopped: dict[str, Status] = field(default_factory=dict)  # exercises whose remaining checks are not worth running

    def status(self, exercise: str) -> Status | None:
        """The verdict on an exercise so far; None when none of its checks ran."""
        checks = self.checks.get(exercise)
        return ExerciseResult(exercise, "", tuple(checks)).status if checks else None

    def result(self, isolation: str) -> Result:
        """The result once all checks have run, exercises in the order of the course."""
        exercises = [
            ExerciseResult(exercise.name, unit.stem, tuple(self.checks[exercise.name]))
            for unit in load_course().units
            for exercise in unit.exercises
            if exercise.name in self.checks
        ]
        return Result(self.submission.name, isolation, tuple(exercises))


def mark_of(item: pytest.Item) -> pytest.Mark | None:
    """The ``exercise`` mark of a check; None for a test that is none of ours."""
    return item.get_closest_marker("exercise")


def unit_of(item: pytest.Item) -> str:
    """The stem of the unit that a check belongs to."""
    return item.path.stem.removeprefix("test_")


class Verdicts:
    """Runs every check for every submission, in order, and hands each result on as soon as it is complete.

    A fresh desk is opened when a submission's first check runs and closed after its last one, so that memory does not
    grow with the number of submissions.
    """

    def __init__(self, submissions: Sequence[Submission], runner: Runner, on_result: Callable[[Result], None]) -> None:
        self.submissions = submissions
        self.runner = runner
        self.on_result = on_result
        self.fault: Exception | None = None  # what kept a result from being handed on
        self._record: Record | None = None

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each check once for each submission that has a file of its unit."""
        if "student" not in metafunc.fixturenames:
            return
        unit = metafunc.module.__name__.rpartition("test_")[2]
        having = [submission for submission in self.submissions if unit in submission.files]
        metafunc.parametrize("student", having, indirect=True, ids=[_identifier(item.name) for item in having])

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put all checks of a submission together, in the order of the submissions."""
        places = {id(submission): place for place, submission in enumerate(self.submissions)}
        items.sort(key=lambda item: places.get(id(_submission_of(item)), -1))

    @pytest.fixture
    def student(self, request: pytest.FixtureRequest) -> Student:
        """The submission's work on the exercise that the check is about."""
        record = self._record_for(request.param)
        mark = mark_of(request.node)
        assert mark is not None
        name = mark.args[0]
        desk = record.desks[unit_of(request.node)]
        student = Student(desk, name, mark.kwargs.get("lend", ()))
        self._refuse_what_cannot_be_judged(record, student)
        return student

    def _record_for(self, submission: Submission) -> Record:
        if self._record is None or self._record.submission is not submission:
            budget = Budget()
            own = submission.own_folder
            desks = {unit: Desk(file, self.runner, budget, own) for unit, file in submission.files.items()}
            self._record = Record(submission, desks)
        return self._record

    def _refuse_what_cannot_be_judged(self, record: Record, student: Student) -> None:
        stopped = record.stopped.get(student.exercise)
        if stopped is Status.NOT_STARTED:
            raise NotStarted
        if stopped is not None:
            raise Unjudged(
                Explanation(
                    rule=_("An earlier check of this exercise had to be stopped."), next=_("Put that one right first.")
                )
            )
        needed = load_course().find_exercise(student.exercise).needs
        unready = [name for name in needed if record.status(name) not in (Status.PASSED, None)]
        if unready:
            rule = _("This is judged once these parts pass: {names}.").format(names=", ".join(unready))
            raise Unjudged(Explanation(rule=rule, next=_("Work on {name} first.").format(name=unready[0])))
        judge_load(student)

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        """Run a check; work that fails with lent parts may pass with its own."""
        student = pyfuncitem.funcargs.get("student")
        if not isinstance(student, Student) or self._record is None:
            return None
        check, by_own = pyfuncitem.obj, self._record.by_own_parts
        if student.exercise in by_own and self._passes_with_own_parts(check, student):
            return True
        try:
            check(student)
        except Wrong as wrong:
            tried = student.exercise in by_own or not may_be_a_matter_of_form(wrong)
            if tried or not self._passes_with_own_parts(check, student):
                raise
            by_own.add(student.exercise)
        return True

    def _passes_with_own_parts(self, check: Callable[[Student], None], student: Student) -> bool:
        record = self._record
        assert record is not None
        names = [name for name in own_parts(student) if record.status(name) in (Status.PASSED, None)]
        if not names:
            return False
        with with_own_parts(student, names, record.second) as other:
            try:
                check(other)
            except VERDICTS:
                return False
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Turn what happened into a verdict, and show words instead of program text."""
        report = yield
        mark = mark_of(item)
        submission = _submission_of(item)
        if mark is None or submission is None or call.when == "teardown" or (call.when == "setup" and report.passed):
            return report
        check = self._verdict(item, mark, self._record_for(submission), call)
        if check.status is Status.BLOCKED:
            report.outcome = "skipped"
            report.longrepr = (str(item.path), 0, check.explanation.rule or "")
        elif check.status is not Status.PASSED:
            report.when = "call"  # a verdict that came before the check's own code is a verdict, not an error
            report.longrepr = explanation_text(check, mark.args[0])
        return report

    def _verdict(
        self, item: pytest.Item, mark: pytest.Mark, record: Record, call: pytest.CallInfo[None]
    ) -> CheckResult:
        function = getattr(item, "function", None)
        exercise = mark.args[0]
        error = call.excinfo.value if call.excinfo is not None else None
        try:
            status, explanation = self._status(error, record, item, mark)
        except Exception as fault:  # noqa: BLE001  an error of ours must not take the rest of the class with it
            status, explanation = Status.GRADER_ERROR, _our_fault(fault)
        goal = _(" ".join((function.__doc__ or "").split())) if function else ""
        name = getattr(item, "originalname", item.name).removeprefix("test_")
        earned = error.earned if isinstance(error, PartlyRight) and status is Status.FAILED else 0.0
        check = CheckResult(name, goal, status, float(mark.kwargs["points"]), explanation, earned)
        record.checks.setdefault(exercise, []).append(check)
        return check

    def _status(
        self, error: BaseException | None, record: Record, item: pytest.Item, mark: pytest.Mark
    ) -> tuple[Status, Explanation]:
        exercise = mark.args[0]
        if error is None:
            return Status.PASSED, Explanation()
        if isinstance(error, NotStarted):
            record.stopped[exercise] = Status.NOT_STARTED
            return Status.NOT_STARTED, Explanation(rule=_("This part is still to be written."))
        if isinstance(error, Unjudged):
            return Status.BLOCKED, error.explanation
        if isinstance(error, Wrong):
            first = record.status(exercise) in (None, Status.PASSED)
            if error.fatal:
                record.stopped[exercise] = Status.BLOCKED
            named = self._with_mistake(error, record, item, mark) if first else error.explanation
            return Status.FAILED, named
        return Status.GRADER_ERROR, _our_fault(error)

    def _with_mistake(self, error: Wrong, record: Record, item: pytest.Item, mark: pytest.Mark) -> Explanation:
        """The explanation of an exercise's first failure, with the known mistake named if there is one."""
        if error.fatal and error.explanation.flaw == "load-error":
            return error.explanation
        student = Student(record.desks[unit_of(item)], mark.args[0], mark.kwargs.get("lend", ()))
        with student.afresh(record.spare) as fresh:
            mistake = diagnose(fresh.session, fresh.exercise)
        if mistake is None:
            return error.explanation
        with student.afresh(record.spare) as fresh:
            if not agrees(find_mistake(mistake), self.runner, fresh.session, error.calls, fresh.lend):
                return error.explanation
        sentence, next_action = explain(mistake)
        return with_mistake(error.explanation, mistake, sentence, next_action)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item, nextitem: pytest.Item | None) -> None:
        """After a submission's last check, close its desk and hand its result on."""
        submission = _submission_of(item)
        if submission is None or (nextitem is not None and _submission_of(nextitem) is submission):
            return
        record, self._record = self._record, None
        if record is None:
            return
        try:
            for desk in record.desks.values():
                desk.close()
            self.on_result(record.result(self.runner.level))
        except Exception as fault:  # noqa: BLE001  pytest would go on without the result; ``grade`` raises it again
            self.fault = fault
            item.session.shouldstop = "a result could not be handed on"


def _our_fault(error: BaseException) -> Explanation:
    return Explanation(
        got=shortened(f"{type(error).__name__}: {error}"),
        rule=_("The grader itself failed here. That is our fault, not yours. The points stay open until it works."),
        next=_("Please show this to your instructor."),
    )


def _submission_of(item: pytest.Item) -> Submission | None:
    callspec: Any = getattr(item, "callspec", None)
    submission = callspec.params.get("student") if callspec is not None else None
    return submission if isinstance(submission, Submission) else None


def _identifier(name: str) -> str:
    return name.encode("unicode_escape").decode("ascii")


def judge_in_plain_pytest(config: pytest.Config, chosen: str) -> None:
    """Let an ordinary pytest run judge one file or work folder."""
    from knightstour.runner import open_runner

    try:
        submission = submission_at(Path(chosen))
    except CourseError as error:
        raise pytest.UsageError(str(error)) from error
    runner = open_runner()
    config.add_cleanup(runner.close)
    config.pluginmanager.register(Verdicts([submission], runner, lambda _result: None), NAME)
