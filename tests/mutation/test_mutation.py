"""The list of survivors is current, and the grader catches the mutants that it should catch.

All mutants take minutes and are judged by ``python -m tests.mutation``; here a fair share of them is.
"""

import ast

import pytest

from tests.mutation.judging import Verdict, judge
from tests.mutation.mutants import SOLUTION, Mutant, mutants_of
from tests.mutation.report import write_report
from tests.mutation.survivors import Reason, complaint, read_reasons, unknown

MUTANTS = mutants_of(SOLUTION.read_text(encoding="utf-8"))
REASONS = read_reasons()
EVERY = 16  # one in so many is judged here


def test_every_survivor_with_a_reason_is_still_a_mutant() -> None:
    assert unknown(MUTANTS, REASONS) == []


def test_every_mutant_is_a_program_of_its_own_with_a_name_of_its_own() -> None:
    assert len({mutant.source for mutant in MUTANTS}) == len(MUTANTS) == len({mutant.key for mutant in MUTANTS})
    solution = ast.unparse(ast.parse(SOLUTION.read_text(encoding="utf-8")))
    assert solution not in {mutant.source for mutant in MUTANTS}
    for mutant in MUTANTS:
        compile(mutant.source, mutant.key, "exec")


def test_every_exercise_and_every_line_of_code_has_mutants() -> None:
    tree = ast.parse(SOLUTION.read_text(encoding="utf-8"))
    code = {
        node.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.stmt) and node is not function
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) and not isinstance(node, ast.Try)
    }
    assert code <= {mutant.line for mutant in MUTANTS}


def test_mutants_are_caught_by_the_exercise_they_are_in_or_there_is_a_reason() -> None:
    chosen = MUTANTS[::EVERY]
    verdicts = judge(chosen)
    complaints = {
        mutant.key: words
        for mutant, verdict in zip(chosen, verdicts, strict=True)
        if (words := complaint(mutant, verdict, REASONS)) is not None
    }
    assert complaints == {}


def _mutants(source: str) -> set[str]:
    return {mutant.after for mutant in mutants_of(source)}


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("def f(a, b):\n    return a < b", "return a <= b"),
        ("def f(a, b):\n    return a < b", "return b < a"),
        ("def f(a, b):\n    return a - b", "return a + b"),
        ("def f(a, b):\n    return a - b", "return a"),
        ("def f(a, b):\n    return a and b", "return a or b"),
        ("def f(a, b):\n    return a and b", "return b"),
        ("def f(a, b):\n    return a[b][0]", "return a[0][b]"),
        ("def f(a, b):\n    return a[b][0]", "return a[b][1]"),
        ("def f(a):\n    return min(a, 3)", "return max(a, 3)"),
        ("def f(a):\n    return min(a, 3)", "return min(3, a)"),
        ("def f(a):\n    return min(a, 3)", "return min(a, -3)"),
        ("def f(a):\n    return min(a, 3)", "return"),
        ("def f(a):\n    return not a", "return a"),
        ("def f(a):\n    b = 1\n    return (a, b)", "return (b, a)"),
        ("def f(a):\n    b = 1\n    return (a, b)", "-"),
        ("def f(a):\n    while a:\n        a -= 1", "a += 1"),
        ("def f(a):\n    while a:\n        a -= 1", "while not a:"),
        ("def f(a):\n    for b in a:\n        continue", "for b in list(a)[:-1]:"),
        ("def f(a):\n    for b in a:\n        continue", "break"),
        ("def f(a):\n    return [b for b in a if b]", "return [b for b in a]"),
        ("def f(a):\n    return 'yes' if a else 'no'", "return 'no'"),
        ("DELTA_X = [1, 2]", "DELTA_X = [1, -2]"),
        ("DELTA_X = [1, 2]", "DELTA_X = [2]"),
    ],
)
def test_a_fault_that_is_put_in(source: str, after: str) -> None:
    assert after in {made or "-" for made in _mutants(source)}


def test_texts_for_people_types_and_imports_are_left_alone() -> None:
    top = '"""A text."""\nimport os\nPair = tuple[int, int]\n\n\n'
    source = f'{top}def f(a: int = 0) -> int:\n    """Another."""\n    return a\n'
    assert {mutant.after for mutant in mutants_of(source)} == {"return", ""}


def _mutant(key_part: str) -> Mutant:
    return Mutant("find_tour", 70, "constant", "step = 1", key_part, f"step = {key_part}")


def test_a_complaint_is_made_when_a_verdict_is_not_as_it_should_be() -> None:
    mutant = _mutant("step = 2")
    reason = {mutant.key: Reason("equivalent", "Because.")}
    assert complaint(mutant, Verdict(("find_tour",)), {}) is None
    assert complaint(mutant, Verdict(()), reason) is None
    assert "no reason" in (complaint(mutant, Verdict(()), {}) or "")
    assert "cannot" in (complaint(mutant, Verdict(("find_tour",)), reason) or "")
    assert "heuristic_1" in (complaint(mutant, Verdict(("heuristic_1", "find_tour")), {}) or "")
    assert "itself failed" in (complaint(mutant, Verdict((), ("find_tour",)), {}) or "")


def test_the_report_counts_and_explains() -> None:
    mutants = [_mutant("step = 2"), _mutant("step = 0"), _mutant("step = -1")]
    reasons = {mutants[1].key: Reason("equivalent", "Because.")}
    report = write_report(mutants, [Verdict(("find_tour",)), Verdict(()), Verdict(())], reasons)
    assert "| find_tour | 3 | 1 | 1 | 0 | 0 | 1 |" in report
    assert "- Because.\n    - line 70, `find_tour: step = 1  =>  step = 0`" in report
    assert "step = -1`: gets full marks, and no reason is known" in report
