"""The cells of the lesson on judging: their boards, their figures, and the table of what one's own tests catch."""

import shutil
from pathlib import Path

import pytest

from knightstour.course import content_folder
from knightstour.notebook import load_work
from knightstour.notebook.cards import Card
from knightstour.notebook.judging import (
    CORNER,
    EACH,
    SUSPECTS,
    count_swaps,
    find_by_eye,
    show_catches,
    show_one_call,
    show_own_closed,
    show_own_jumps,
    show_own_verdicts,
)
from knightstour.notebook.work import Work
from knightstour.programs import kinds_of_fault
from knightstour.questions import find_question
from knightstour.rules import first_flaw


@pytest.fixture
def judge(work: Path) -> Work:
    """The course's solution, as a learner's own file."""
    shutil.copy(content_folder("solutions") / "checking.py", work)
    return load_work("checking")


def with_tests(work: Work, tests: str) -> Work:
    text = work.file.read_text(encoding="utf-8")
    work.file.write_text(text[: text.index("# Boards to ask for")] + tests, encoding="utf-8")
    return work


@pytest.mark.parametrize("name", SUSPECTS)
def test_each_board_that_looks_right_goes_wrong_on_one_square(name: str) -> None:
    rows, answer = SUSPECTS[name]
    flaw = first_flaw([list(row) for row in rows], CORNER)
    assert flaw is not None
    assert flaw.squares[0] == answer
    board = find_by_eye(name)
    board.chosen = [list(answer)]
    assert board.compare().sentence.startswith("Right")


def test_the_figures_that_the_lesson_tells(judge: Work) -> None:
    assert "Of 300 boards your is_tour takes 1 for tours." in " ".join(count_swaps(judge.is_tour).text.split())
    assert "29 of 69 faulty programs give a right board for find_tour(5, (0, 0))." in show_one_call(5, (0, 0)).text
    assert "Just 1 of 300" in find_question("swaps-that-leave-a-tour").question.revealed
    assert "29 of 69" in find_question("faulty-but-right-once").question.revealed
    lesson = (content_folder("lessons") / "source" / "06-judging.md").read_text(encoding="utf-8")
    assert "There are 69 faulty ones, of nine kinds." in lesson
    assert len(kinds_of_fault()) == 9
    assert EACH == 4


def test_own_judges_are_shown_at_work(judge: Work) -> None:
    assert "says True for 8 squares" in show_own_jumps(judge.is_jump, 5, (2, 2)).text
    assert show_own_verdicts(judge.is_tour).text.count("Your is_tour says False.") == 3
    told = show_own_verdicts(judge.first_fault).text
    assert [kind in told for kind in ("('no jump', 18)", "('no jump', 14)", "('wrong start', 1)")] == [True] * 3
    closed = show_own_closed(judge.is_closed).text
    assert closed.index("says False") < closed.index("says True")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("is_jump", lambda work: show_own_jumps(work.is_jump, 5, (2, 2))),
        ("is_tour", lambda work: show_own_verdicts(work.is_tour)),
        ("is_tour", lambda work: count_swaps(work.is_tour)),
        ("is_closed", lambda work: show_own_closed(work.is_closed)),
        ("first_fault", lambda work: show_own_verdicts(work.first_fault)),
    ],
)
def test_what_is_no_verdict_gets_words(name: str, shown: object, judge: Work) -> None:
    assert callable(shown)
    judge.file.write_text(f"def {name}(*arguments):\n    return 'perhaps'\n", encoding="utf-8")
    card = shown(judge)
    assert isinstance(card, Card)
    assert "gives something else" in card.text
    judge.file.write_text("", encoding="utf-8")
    assert "our fault" not in shown(judge).text


def test_the_table_tells_which_test_catches_which_kind(judge: Work) -> None:
    work = with_tests(
        judge,
        "def test_start(find_tour):\n"
        "    for start in ((0, 0), (1, 2)):\n        assert find_tour(5, start)[start[0]][start[1]] == 1\n\n"
        "def test_find_tour(find_tour):\n    raise NotImplementedError('test_find_tour is not written yet')\n\n"
        "def test_tour(find_tour):\n    assert is_tour(find_tour(5, (0, 1)), (0, 1))\n",
    )
    shown = show_catches(work.test_find_tour).text
    assert "wrong start  4 / 4  1, 2" in shown
    assert "right programs  4 / 4  2" in shown
    assert "blame 4 right ones" in shown
    assert "1  test_start\n2  test_tour" in shown


@pytest.mark.parametrize(
    ("tests", "told"),
    [
        ("", "test_find_tour is not written yet"),
        ("def test_x(find_tour):\n    while True:\n        pass\n", "did not get to its end"),
        ("def test_x(find_tour)\n", "cannot be used yet"),
    ],
)
def test_tests_that_cannot_be_tried_get_words(tests: str, told: str, judge: Work) -> None:
    assert told in " ".join(show_catches(with_tests(judge, tests).test_find_tour).text.split())
