"""The ten rules of feedback, each held against every explanation that a student can come to read."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from knightstour.course import load_course
from knightstour.feedback.flaws import KINDS
from knightstour.feedback.text import first_unsolved, progress_lines, result_lines
from knightstour.grading import grade_one
from knightstour.results import ExerciseResult, Result, Status
from knightstour.runner.answers import Value
from knightstour.submission import Submission
from tests import readability
from tests.feedback.told import Told, everything
from tests.goldens import assert_golden
from tests.judging.scripted import Scripted, raised
from tests.judging.work import SKELETON, SOLUTION, UNIT, graded

GOLDEN = Path(__file__).parent / "golden"
EVERYTHING = everything()
OURS = [told for told in EVERYTHING if told.check.status is Status.GRADER_ERROR]
WRONG = [told for told in EVERYTHING if told.check.status is Status.FAILED]
BROKEN_RULES = [told for told in WRONG if told.explanation.flaw in KINDS]

each = pytest.mark.parametrize("told", EVERYTHING, ids=lambda told: told.name)
each_wrong = pytest.mark.parametrize("told", WRONG, ids=lambda told: told.name)
each_broken_rule = pytest.mark.parametrize("told", BROKEN_RULES, ids=lambda told: told.name)


def graded_with(error: str) -> Result:
    """The result of a submission whose functions all stop with this error."""
    session = Scripted(lambda _call: raised(error))
    return grade_one(Submission("anna", {UNIT: Path("knights_tour.py")}), session)


def result_of(told: Told) -> Result:
    """A result in which this is the first thing to explain."""
    return Result("anna", "basic", (ExerciseResult(told.exercise, UNIT, (told.check,)),))


def test_every_kind_of_flaw_is_among_the_explanations_held_to_the_rules() -> None:
    assert {told.explanation.flaw for told in BROKEN_RULES} == set(KINDS)
    assert len({told.name for told in EVERYTHING}) == len(EVERYTHING)


# The words themselves


@each
def test_the_text_reads_as_it_was_last_read(told: Told) -> None:
    assert_golden(GOLDEN / f"{told.name}.txt", told.text)


def test_every_golden_file_belongs_to_an_explanation() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == {told.name for told in EVERYTHING}


# 1. Quote a call that reproduces it


def pasted(text: str) -> str:
    """The call as one copies it out of the explanation."""
    lines = text.splitlines()
    first = lines.index("You can try it:") + 1
    last = next(index for index in range(first, len(lines)) if not lines[index].startswith("    "))
    return "\n".join(line.removeprefix("    ") for line in lines[first:last])


class Asked(Exception):
    def __init__(self, *arguments: Value) -> None:
        self.arguments = arguments


def ask(*arguments: Value) -> None:
    raise Asked(*arguments)


def comparable(arguments: tuple[Value, ...]) -> list[object]:
    return [type(item) if callable(item) else item for item in arguments]


@pytest.mark.parametrize("told", [told for told in WRONG if told.arguments is not None], ids=lambda told: told.name)
def test_1_the_call_asks_exactly_what_was_asked(told: Told) -> None:
    assert told.explanation.call is not None
    with pytest.raises(Asked) as asked:
        exec(told.explanation.call, {"heuristic_1": "heuristic_1", told.exercise: ask})
    assert comparable(asked.value.arguments) == comparable(told.arguments or ())


@pytest.mark.parametrize("told", [told for told in WRONG if told.arguments is not None], ids=lambda told: told.name)
def test_1_the_call_can_be_pasted_as_it_is_printed(told: Told) -> None:
    text = pasted(told.text)
    if text.endswith("..."):  # a board that no check of the lab asks about
        assert len((told.arguments or ())[0]) > 8
        return
    with pytest.raises(Asked) as asked:
        exec(text.strip(), {"heuristic_1": "heuristic_1", told.exercise: ask})
    assert comparable(asked.value.arguments) == comparable(told.arguments or ())


@each_wrong
def test_1_whatever_is_wrong_can_be_tried(told: Told) -> None:
    assert told.explanation.call
    if told.exercise == "whole_program":
        assert told.explanation.call.startswith("python knights_tour.py")
    else:
        ast.parse(told.explanation.call)


# 2. Show the gap: what came back, and what rule or value it misses


@each_wrong
def test_2_what_came_back_stands_beside_the_rule_it_misses(told: Told) -> None:
    assert told.explanation.got
    assert told.explanation.rule
    got, rule = told.text.index("\nIt gave: "), told.text.index("\nThe rule: ")
    assert got < rule


# 3. In the student's own data: squares, steps, counts


@each_broken_rule
def test_3_a_broken_rule_is_told_with_a_square_a_step_or_a_count_or_shown_as_it_is(told: Told) -> None:
    assert told.explanation.rule is not None
    shape = {"not-a-board", "path-not-board"}
    if told.explanation.flaw in shape:
        assert told.explanation.got is not None
        assert told.explanation.got.startswith("[")
    else:
        assert re.search(r"\d", told.explanation.rule)


@each_broken_rule
def test_3_the_squares_that_are_marked_are_those_of_the_sentence(told: Told) -> None:
    picture, rule = told.explanation.picture, told.explanation.rule or ""
    if picture is None:
        return
    for square, mark in picture.marks.items():
        if mark == "wrong" and told.explanation.flaw != "number-twice":
            assert str(square) in rule


# 4. End with one next action


@each
def test_4_the_end_is_one_next_action(told: Told) -> None:
    action = told.explanation.next
    assert action
    assert len(readability.sentences(action)) <= 2
    last = told.text[told.text.rindex("\nNext: ") + 1 :]
    assert " ".join(last.split()) == f"Next: {action}"
    assert told.text.count("Next: ") == 1


# 5. One thing, the earliest, in at most 24 lines of 80 columns


@each
def test_5_an_explanation_has_at_most_24_lines_of_80_columns(told: Told) -> None:
    lines = told.text.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


def test_5_only_the_earliest_fault_is_explained() -> None:
    checks = [told.check for told in WRONG[:3]]
    exercises = tuple(
        ExerciseResult(name, UNIT, (check, WRONG[4].check))
        for name, check in zip(["heuristic_1", "heuristic_2", "find_tour"], checks, strict=True)
    )
    text = "\n".join(line.text for line in result_lines(Result("anna", "basic", exercises)))
    assert text.count("The rule:") == 1
    assert checks[0].explanation.call is not None
    assert checks[0].explanation.call in text


def test_5_a_fault_comes_before_what_is_not_written_and_that_before_what_waits() -> None:
    by_status = {told.check.status: told.check for told in EVERYTHING}
    not_started = graded_with("NotImplementedError").exercises[0].checks[0]
    order = [by_status[Status.FAILED], not_started, by_status[Status.BLOCKED]]
    for length in (1, 2, 3):
        waiting = [ExerciseResult(f"part_{place}", UNIT, (check,)) for place, check in enumerate(order[-length:])]
        unsolved = first_unsolved(waiting[::-1])
        assert unsolved is not None
        assert unsolved[1] is order[-length]


# 6. Plain short words


HINTS = [(exercise.name, hint) for exercise in load_course().exercises for hint in exercise.hints]
GOALS = sorted({(told.exercise, check.goal) for told in EVERYTHING for check in [told.check]})


@each
def test_6_a_sentence_has_at_most_20_words(told: Told) -> None:
    assert readability.longest_sentence(told.sentences) <= 20


@each
def test_6_the_words_can_be_read_in_the_ninth_school_year(told: Told) -> None:
    assert readability.grade(told.sentences) <= 9
    assert readability.grade(f"{told.check.goal}\n{told.sentences}") <= 9


@each
def test_6_no_word_is_one_that_only_programmers_know(told: Told) -> None:
    assert not readability.jargon(told.sentences)
    assert not readability.jargon(told.check.goal)


@pytest.mark.parametrize(("exercise", "hint"), HINTS)
def test_6_hints_are_as_plain(exercise: str, hint: str) -> None:
    assert readability.longest_sentence(hint) <= 20
    assert readability.grade(hint) <= 9
    assert not readability.jargon(hint)


def test_6_every_goal_is_as_plain(tmp_path: Path) -> None:
    for exercise in graded(tmp_path, SKELETON).exercises:
        for check in exercise.checks:
            assert check.goal.endswith(".")
            assert readability.longest_sentence(check.goal) <= 20
            assert not readability.jargon(check.goal)


# 7. About the work, not the person

ABOUT_THE_PERSON = re.compile(
    r"\byou (?:did|do|have|had|are|were|forgot|failed|made|must|should|can't|cannot|need)\b"
    r"|\byour (?:mistake|error|fault)\b"
    r"|\b(?:stupid|silly|careless|obvious\w*|simply|easy|easily|of course|trivial\w*|bad|terrible|sorry)\b"
    r"|\b(?:wrong|incorrect) answer\b|\bfail(?:ed|ure|s)?\b",
    re.IGNORECASE,
)


@each
def test_7_the_words_are_about_the_work(told: Told) -> None:
    prose = f"{told.check.goal}\n{told.sentences}".replace("The grader itself failed here", "")
    assert not ABOUT_THE_PERSON.search(prose.replace("not yours", ""))
    assert "!" not in told.sentences


# 8. Progress first


@each
def test_8_how_far_the_work_is_comes_first(told: Told) -> None:
    result = result_of(told)
    lines = result_lines(result)
    progress = progress_lines(result)
    assert lines[: len(progress)] == progress
    assert lines[len(progress)].text == ""
    assert told.exercise in progress[0].text
    assert "points" in progress[-1].text


def test_8_the_progress_counts_what_passes_not_what_fails(tmp_path: Path) -> None:
    text = "\n".join(line.text for line in progress_lines(graded(tmp_path, SOLUTION)))
    assert text.endswith("10 of 10 points")
    assert text.count("passed") == 5


# 9. Hints only on request, general to specific, never the answer, no countdown


@each
def test_9_no_hint_comes_unasked(told: Told) -> None:
    words = " ".join(told.text.split())
    for _exercise, hint in HINTS:
        assert hint not in words


@pytest.mark.parametrize(("exercise", "hint"), HINTS)
def test_9_a_hint_gives_no_code_and_counts_nothing_down(exercise: str, hint: str) -> None:
    assert not re.search(r"\bhints?\b|\b(?:last|one more) chance\b|\d of \d", hint)
    code = [
        line.strip() for line in SOLUTION.splitlines() if len(line.strip()) > 20 and not line.strip().startswith('"')
    ]
    assert not any(line in hint for line in code)
    assert "=" not in hint


def test_9_a_part_not_written_yet_is_offered_a_hint_and_not_given_one() -> None:
    lines = [line.text for line in result_lines(graded_with("NotImplementedError"))]
    assert lines[-2:] == [
        "Next: write generate_moves. If you want a hint:",
        "    knightstour hint generate_moves",
    ]


# 10. Fair, and owns its faults


@pytest.mark.parametrize("told", OURS, ids=lambda told: told.name)
def test_10_our_own_fault_is_called_ours_and_whom_to_tell(told: Told) -> None:
    assert "our fault, not yours" in told.sentences
    assert "points" in told.sentences
    assert "instructor" in told.sentences
    assert "our fault" in progress_lines(result_of(told))[0].text


def test_10_what_is_not_written_is_not_called_wrong() -> None:
    text = "\n".join(line.text for line in result_lines(graded_with("NotImplementedError")))
    assert "not started" in text
    assert not re.search(r"wrong|fail|not yet|\[ x\]", text)


@pytest.mark.parametrize("told", EVERYTHING, ids=lambda told: told.name)
def test_10_what_was_not_judged_is_not_called_wrong(told: Told) -> None:
    if told.check.status is Status.BLOCKED:
        assert "waiting" in progress_lines(result_of(told))[0].text
        assert not re.search(r"\bwrong\b|\bfails?\b", told.sentences)


# Everything printed reads in ASCII, unless the student's own data does not


@each
def test_the_text_is_ascii(told: Told) -> None:
    assert told.text.isascii()
    assert all(line.text.isascii() for line in result_lines(result_of(told)))


@each
def test_nothing_but_the_order_of_the_lines_carries_meaning(told: Told) -> None:
    """Colour only repeats what a sign says."""
    signs: Callable[[str], bool] = lambda text: text.startswith(("[ok]", "[ x]", "[  ]", "[--]", "[ !]"))  # noqa: E731
    for line in progress_lines(result_of(told))[:-1]:
        assert signs(line.text)
