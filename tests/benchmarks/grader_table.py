"""How good the grader is, in one table: ``python -m tests.benchmarks.grader_table [--quick]``.

- known mistakes: how many lose points in their own exercise only, and how many are named as themselves;
- the same mistakes in other hands, and wrong work that the bank does not know: how many are refused and named;
- right answers: how many get full marks;
- mutants of the reference solution: killed, equivalent, left open by the task, surviving (left out with ``--quick``);
- the words a student reads: lines, words in the longest sentence, and the Flesch-Kincaid grade.

What was accepted and should not be is listed below the table.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from knightstour.course import content_folder
from knightstour.diagnosis import known_mistakes, submission_text
from knightstour.diagnosis.bank import with_definitions
from knightstour.feedback.text import explanation_lines, first_unsolved
from knightstour.grading import grade
from knightstour.results import Result, Status
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission
from tests import readability
from tests.mistakes.other_hands import OTHER_HANDS
from tests.mistakes.unknown_mistakes import KNOWN_AGAIN, spoilt, unknown_submissions

UNIT = "knights_tour"
Row = tuple[str, str]


@dataclass(frozen=True)
class Case:
    """A submission, the exercise that it spoils (None: all is right), and the id under which it is known, if any."""

    label: str
    text: str
    exercise: str | None = None
    known_as: str | None = None


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="leave the mutants out")
    options = parser.parse_args()
    runner = open_runner()
    try:
        rows, accepted = judged_by(runner)
    finally:
        runner.close()
    if not options.quick:
        rows += mutant_rows()
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        print(f"{label.ljust(width)}  {value}")
    for label in accepted:
        print(f"\nAccepted, and should not be: {label}")
    return 0


def judged_by(runner: Runner) -> tuple[list[Row], list[str]]:
    """All rows but the mutants', and what was accepted wrongly."""
    known, known_results = graded(runner, known_cases())
    others, other_results = graded(runner, other_hands())
    unknown, unknown_results = graded(runner, unknown_cases())
    right, right_results = graded(runner, right_answers())
    rows = [
        ("known mistakes", str(len(known))),
        ("  caught, in their exercise only", share(caught(known, known_results))),
        ("  named as themselves", share(named(known, known_results))),
        ("the same in other hands", str(len(others))),
        ("  caught, in their exercise only", share(caught(others, other_results))),
        ("  named as themselves", share(named(others, other_results))),
        ("unknown wrong work", str(len(unknown))),
        ("  refused", share([not passes(result) for result in unknown_results])),
        ("  caught, in its exercise only", share(caught(unknown, unknown_results))),
        ("  named as something else", str(sum(ids_in(result) != set() for result in unknown_results))),
        ("right answers", str(len(right))),
        ("  passed with full marks", share([passes(result) for result in right_results])),
    ]
    rows += word_rows([*known_results, *other_results, *unknown_results])
    wrong = zip([*known, *others, *unknown], [*known_results, *other_results, *unknown_results], strict=True)
    return rows, [case.label for case, result in wrong if passes(result)]


def solution() -> str:
    """The course's own answer."""
    return (content_folder("solutions") / f"{UNIT}.py").read_text(encoding="utf-8")


def known_cases() -> list[Case]:
    """Every mistake of the bank."""
    return [Case(item.id, submission_text(item), item.exercise, item.id) for item in known_mistakes(UNIT)]


def other_hands() -> list[Case]:
    """Mistakes of the bank as others make them."""
    exercise = {item.id: item.exercise for item in known_mistakes(UNIT)}
    texts = [(known_as, with_definitions(solution(), code)) for known_as, code in OTHER_HANDS]
    texts += [(known_as, spoilt(solution(), changes)) for known_as, changes in KNOWN_AGAIN]
    return [Case(f"{known_as} in another hand", text, exercise[known_as], known_as) for known_as, text in texts]


def unknown_cases() -> list[Case]:
    """Wrong work that the bank does not know."""
    right = solution()
    return [Case(changed_lines(right, text), text, exercise) for exercise, text in unknown_submissions(right)]


def changed_lines(right: str, text: str) -> str:
    """The lines of ``text`` that the right answer does not have."""
    known = set(right.splitlines())
    return "\n".join(line for line in text.splitlines() if line not in known) or "lines left out"


def right_answers() -> list[Case]:
    """The right answers in many hands."""
    files = sorted((Path(__file__).parents[1] / "right_answers").glob("*.py"))
    return [Case(file.stem, file.read_text(encoding="utf-8")) for file in files]


def graded(runner: Runner, cases: Sequence[Case]) -> tuple[Sequence[Case], list[Result]]:
    """The cases with their results."""
    results: list[Result] = []
    with tempfile.TemporaryDirectory() as folder:
        submissions = []
        for number, case in enumerate(cases):
            file = Path(folder) / f"{number}.py"
            file.write_text(case.text, encoding="utf-8")
            submissions.append(Submission(str(number), {UNIT: file}))
        grade(submissions, runner, results.append)
    return cases, results


def passes(result: Result) -> bool:
    """Whether all points are given."""
    return result.score == result.max_score


def faulted(result: Result) -> list[str]:
    """The exercises that lose points by a fault of their own."""
    without_fault = (Status.PASSED, Status.BLOCKED)
    return [exercise.name for exercise in result.exercises if exercise.status not in without_fault]


def ids_in(result: Result) -> set[str]:
    """The known mistakes that the result names."""
    checks = [check for exercise in result.exercises for check in exercise.checks]
    return {check.explanation.mistake for check in checks if check.explanation.mistake is not None}


def caught(cases: Sequence[Case], results: Sequence[Result]) -> list[bool]:
    """For each case whether it is refused, by its own exercise only."""
    return [faulted(result) == [case.exercise] for case, result in zip(cases, results, strict=True)]


def named(cases: Sequence[Case], results: Sequence[Result]) -> list[bool]:
    """For each case whether it is named as what it is, and as nothing else."""
    return [ids_in(result) == {case.known_as} for case, result in zip(cases, results, strict=True)]


def share(verdicts: Sequence[bool]) -> str:
    """How many are as they should be."""
    return f"{sum(verdicts)} of {len(verdicts)}"


def word_rows(results: Sequence[Result]) -> list[Row]:
    """How long and how hard to read the explanations are."""
    lines, longest, grades = [], [], []
    for result in results:
        unsolved = first_unsolved(result.exercises)
        if unsolved is None:
            continue
        exercise, check = unsolved
        text = f"{check.explanation.rule or ''} {check.explanation.next or ''}"
        lines.append(len(explanation_lines(exercise.name, check)))
        longest.append(readability.longest_sentence(text))
        grades.append(readability.grade(text))
    return [
        ("messages", str(len(lines))),
        ("  lines, mean and most", f"{statistics.mean(lines):.1f}, {max(lines)}"),
        ("  reading grade, mean and highest", f"{statistics.mean(grades):.1f}, {max(grades):.1f}"),
        ("  words in the longest sentence, most", str(max(longest))),
    ]


def mutant_rows() -> list[Row]:
    """What became of the mutants of the reference solution."""
    from tests.mutation.judging import judge
    from tests.mutation.mutants import SOLUTION, mutants_of
    from tests.mutation.survivors import KINDS, read_reasons

    mutants = mutants_of(SOLUTION.read_text(encoding="utf-8"))
    reasons = read_reasons()
    verdicts = judge(mutants)
    left = [mutant for mutant, verdict in zip(mutants, verdicts, strict=True) if not verdict.killed]
    kinds = [reasons[mutant.key].kind if mutant.key in reasons else "surviving" for mutant in left]
    in_place = [
        verdict.wrong == (mutant.exercise,) for mutant, verdict in zip(mutants, verdicts, strict=True) if verdict.killed
    ]
    return [
        ("mutants", str(len(mutants))),
        ("  killed", str(len(mutants) - len(left))),
        ("  killed by the exercise they are in", share(in_place)),
        *((f"  {kind}", str(kinds.count(kind))) for kind in (*KINDS, "surviving")),
    ]


if __name__ == "__main__":
    sys.exit(main())
