"""Whatever comes back is judged: no value makes a rule fail, and every flaw has words."""

from hypothesis import given, settings
from hypothesis import strategies as st

from knightstour.board import accessibility, empty_board
from knightstour.feedback.flaws import KINDS, words_of_flaw
from knightstour.rules import Flaw, first_flaw, first_greedy_flaw, first_move_flaw, first_walk_flaw
from tests.rules.hostile import odd_moves, values


def has_words(flaw: Flaw | None) -> None:
    if flaw is None:
        return
    assert flaw.kind in KINDS
    words = words_of_flaw(flaw)
    assert 0 < len(words.rule) < 400
    assert 0 < len(words.next) < 200
    assert "\n" not in words.rule + words.next


@settings(max_examples=100)
@given(values)
def test_anything_can_be_judged_as_a_board(value: object) -> None:
    has_words(first_flaw(value))
    has_words(first_flaw(value, (0, 0), closed=True))
    has_words(first_walk_flaw(value, (2, 2), 5, 5))
    has_words(first_greedy_flaw(value, 5, (0, 0), accessibility))
    has_words(first_greedy_flaw(value, 1, (0, 0), None))


@settings(max_examples=100)
@given(odd_moves | st.lists(values, max_size=4))
def test_anything_can_be_judged_as_a_list_of_moves(moves: list[object]) -> None:
    board = empty_board(5)
    board[1][2] = 7
    has_words(first_move_flaw(board, (0, 0), moves))
    has_words(first_move_flaw(board, (2, 2), moves))
