"""The words of the unit on judging: short, plain, and with an action, whatever is wrong."""

import pytest

from knightstour.feedback import benches, checking
from knightstour.feedback.flaws import Words
from knightstour.programs import kinds_of_fault
from knightstour.rules import first_flaw
from tests import readability

BOARDS = {
    "jump": [[1, 2]],
    "start": [[0, 1], [0, 0]],
    "counted from 0": [[0, 1], [2, 3]],
    "nothing": [[0, 0], [0, 0]],
    "strange": [[9, 1], [2, 3]],
    "missing": [[1, 0], [3, 0]],
    "twice": [[1, 1], [2, 2]],
    "one square": [[1]],
    "ring": [[1, 6, 3], [4, 0, 8], [7, 2, 5]],
}


def assert_plain(words: Words) -> None:
    for text in words:
        assert text
        assert readability.longest_sentence(text) <= 20, text
        assert readability.grade(text) <= 9, text
        assert not readability.jargon(text)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("closed", [False, True])
def test_what_is_wrong_with_a_board_is_said_of_the_board(name: str, closed: bool) -> None:
    flaw = first_flaw(BOARDS[name], (0, 0), closed=closed)
    if flaw is None:
        assert_plain(checking.words_of_tour(1, closed=closed))
        assert_plain(checking.words_of_no_fault(1))
        return
    told = checking.words_of_no_tour(flaw)
    assert_plain(told)
    assert told.rule.endswith("So the answer is False.")
    assert checking.words_of_fault(flaw, "('twice', 3)").rule.endswith("So the answer is ('twice', 3).")


@pytest.mark.parametrize("closed", [False, True])
def test_a_tour_is_told_as_one(closed: bool) -> None:
    assert_plain(checking.words_of_tour(25, closed=closed))
    assert "25" in checking.words_of_no_fault(25).rule


@pytest.mark.parametrize("is_jump", [False, True])
def test_a_jump_is_told_by_its_distances(is_jump: bool) -> None:
    told = checking.words_of_jump((0, 0), (2, 1) if is_jump else (0, 3), is_jump=is_jump)
    assert_plain(told)
    assert str(is_jump) in told.rule


def test_a_tour_that_is_not_closed_names_both_ends() -> None:
    flaw = first_flaw([[1, 4, 7, 10], [12, 9, 2, 5], [3, 6, 11, 8]], closed=True)
    assert flaw is not None
    assert checking.why(flaw) == "The tour ends on (1, 0) and began on (0, 0). That is not a knight's move."


@pytest.mark.parametrize("kind", kinds_of_fault())
def test_every_kind_of_fault_is_described_in_plain_words(kind: str) -> None:
    assert_plain(benches.words_of_kind(kind))
    assert 0 < len(benches.name_of_kind(kind)) <= 25


@pytest.mark.parametrize(
    "words",
    [
        benches.words_of_points_lost(1, 18),
        benches.words_of_blame(2, 18),
        benches.words_of_blame(0, 0),
        benches.words_of_order(),
        benches.words_of_unsteady(),
        benches.words_of_missing_fixture("tmp_path"),
        benches.words_of_unittest(),
        benches.words_of_endless_tests(5),
        benches.words_of_stop_on_right(5),
        benches.words_of_no_test(),
        benches.words_of_no_call(),
        benches.words_of_nothing_caught(),
    ],
)
def test_tests_are_told_what_to_do_next(words: Words) -> None:
    assert_plain(words)


def test_a_test_that_blames_is_shown_with_its_line() -> None:
    told = benches.got_of_blame("test_a", 7, "assert board == []", "AssertionError: ")
    assert told == "test_a fails on a right program\nline 7: assert board == []"
    assert (
        benches.got_of_blame("test_a", 0, "", "IndexError: list") == "test_a fails on a right program\nIndexError: list"
    )
    assert benches.got_of_blame("test_a", 0, "", "") == "test_a fails on a right program"


def test_what_slips_through_is_counted() -> None:
    assert benches.got_of_slipped(1, 8) == "1 of 8 faulty programs of this kind passes all your tests"
    assert benches.got_of_slipped(3, 8) == "3 of 8 faulty programs of this kind pass all your tests"
