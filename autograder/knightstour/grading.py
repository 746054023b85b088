"""Grading in this process: the packaged checks run by pytest, one result after another."""

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from knightstour.course import Unit, checks_file, load_course
from knightstour.messages import CourseError, GraderFault, _
from knightstour.results import Result, Status
from knightstour.runner.answers import Runner
from knightstour.submission import Submission
from knightstour.verdicts import NAME, Verdicts, mark_of

# Neither the user's pytest settings nor other plugins have a say in a grade, and what is not loaded costs no time.
_UNUSED = (
    "terminal cacheprovider logging capture junitxml pastebin doctest unittest faulthandler stepwise debugging "
    "warnings setuponly threadexception unraisableexception legacypath monkeypatch recwarn tmpdir subtests"
)
_QUIET = [
    *(part for name in _UNUSED.split() for part in ("-p", f"no:{name}")),
    *("--noconftest", "--assert=plain", "--import-mode=importlib", "-c", os.devnull),
]


def grade(
    submissions: Sequence[Submission],
    runner: Runner,
    on_result: Callable[[Result], None],
    more_checks: Sequence[Path] = (),
    only: str | None = None,
) -> None:
    """Run all checks for ``submissions`` and hand each result to ``on_result`` as soon as it is complete.

    ``more_checks`` are files of an instructor's own, named like the course's: ``test_<unit>.py``.  With ``only``, the
    checks of that exercise are run, and of those that have a say in its verdict.
    """
    if not submissions:
        return
    verdicts = Verdicts(submissions, runner, on_result)
    units = _units_of(submissions)
    own_checks = [file for file in more_checks if file.name in {checks_file(unit).name for unit in units}]
    code = _run_pytest([str(file) for file in [*(checks_file(unit) for unit in units), *own_checks]], verdicts, only)
    if verdicts.fault is not None:
        raise verdicts.fault
    if code == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise GraderFault(_("The grader itself failed, so nothing was graded."))


def grade_one(submission: Submission, runner: Runner, only: str | None = None) -> Result:
    """The result of one submission; with ``only``, of that exercise alone (what it needs is judged, not shown)."""
    results: list[Result] = []
    grade([submission], runner, results.append, only=only)
    if len(results) != 1:
        raise GraderFault(_("The grader itself failed, so nothing was graded."))
    if only is None:
        return results[0]
    return replace(results[0], exercises=tuple(item for item in results[0].exercises if item.name == only))


def all_pass(result: Result) -> bool:
    """Whether every exercise of the result passes."""
    return all(exercise.status is Status.PASSED for exercise in result.exercises)


def _units_of(submissions: Iterable[Submission]) -> list[Unit]:
    stems = {stem for submission in submissions for stem in submission.files}
    return [unit for unit in load_course().units if unit.stem in stems]


def _run_pytest(files: Sequence[str], verdicts: Verdicts, only: str | None) -> int:
    arguments = [*_QUIET, "--rootdir", str(Path(files[0]).parent), *files]
    settings = {name: os.environ.pop(name) for name in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS") if name in os.environ}
    before = os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        return int(pytest.main(arguments, plugins=[_Registration(verdicts, only)]))
    finally:
        os.environ.update(settings)
        if before is None:
            del os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"]
        else:
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = before


class _Registration:
    """Brings the course's plugin and these verdicts into a run that loads no other plugins."""

    def __init__(self, verdicts: Verdicts, only: str | None) -> None:
        self.verdicts = verdicts
        self.only = only

    def pytest_configure(self, config: pytest.Config) -> None:
        """Register under the name that keeps the ``--submission`` option from doing it again."""
        config.addinivalue_line("markers", "exercise(name, points, lend): a graded check of the course")
        config.option.tbstyle = "value"  # nobody reads pytest's own account of a failure, and it takes long to draw up
        config.pluginmanager.register(self.verdicts, NAME)

    def pytest_exception_interact(self, node: pytest.Item | pytest.Collector, report: pytest.CollectReport) -> None:
        """Keep why a file of checks cannot be loaded; an instructor's own may be at fault."""
        if isinstance(node, pytest.Collector) and self.verdicts.fault is None:
            lines = [line[1:].strip() for line in str(report.longrepr).splitlines() if line.startswith("E ")]
            sentence = _("The checks in {file} cannot be used: {reason}")
            reason = lines[-1] if lines else _("it cannot be loaded.")
            self.verdicts.fault = CourseError(sentence.format(file=node.path.name, reason=reason))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Refuse checks of exercises that the course does not have, and leave out those that are not asked for."""
        known = {exercise.name for exercise in load_course().exercises}
        marks = ((item, mark_of(item)) for item in items)
        for item, mark in marks:
            if mark is not None and mark.args[0] not in known and self.verdicts.fault is None:
                sentence = _("The checks in {file} are for {name}, which is no exercise of the course.")
                self.verdicts.fault = CourseError(sentence.format(file=item.path.name, name=mark.args[0]))
        if self.verdicts.fault is not None:
            items.clear()
        if self.only is not None:
            wanted = _with_its_parts(self.only, items)
            items[:] = [item for item in items if _exercise_of(item) in wanted]
        for item in items:
            # Verdicts put words of their own in the place of pytest's, which take longer to make than the verdict.
            for method in ("repr_failure", "_repr_failure_py"):
                setattr(item, method, _no_words)


def _exercise_of(item: pytest.Item) -> str | None:
    mark = mark_of(item)
    return None if mark is None else str(mark.args[0])


def _with_its_parts(exercise: str, items: Sequence[pytest.Item]) -> set[str]:
    """The exercise and those that have a say in its verdict: what it needs, and what is lent to it in their place."""
    parts: dict[str | None, set[str]] = {}
    for item in items:
        mark = mark_of(item)
        if mark is not None:
            needs = load_course().find_exercise(mark.args[0]).needs
            parts.setdefault(mark.args[0], set()).update(mark.kwargs.get("lend", ()), needs)
    found, waiting = set[str](), [exercise]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += parts.get(name, ())
    return found


def _no_words(*_arguments: object, **_options: object) -> str:
    return ""
