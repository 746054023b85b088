"""The states under the boards in notebooks, without any browser."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.board import Board, Position, accessibility, candidates, empty_board
from knightstour.widgets.experiment import Experiment
from knightstour.widgets.game import Game, IllegalMove, asked, game_of
from knightstour.widgets.memory import forget, recall, remember
from knightstour.widgets.recording import record
from knightstour.widgets.selection import Comparison, compare
from tests.draw.boards_to_draw import greedy_walk

squares = st.tuples(st.integers(0, 4), st.integers(0, 4))


@given(st.lists(st.integers(0, 7), max_size=30), squares)
def test_any_game_played_by_the_rules_shows_a_walk_by_the_rules(choices: list[int], start: Position) -> None:
    game = Game(5, 5).go(start)
    for choice in choices:
        open_squares = game.candidates
        if not open_squares:
            assert game.is_complete or game.is_dead_end
            break
        game = game.go(open_squares[choice % len(open_squares)])
    assert game == game_of(5, 5, game.walk)
    assert record(game.board).walk == game.walk
    assert game.undo().walk == game.walk[:-1]
    assert game.knight == game.walk[-1]


@pytest.mark.parametrize("walk", [[(9, 9)], [(0, 0), (0, 1)], [(0, 0), (1, 2), (0, 0)], [(0,)], [(0, 0, 0)]])
def test_a_move_that_is_none_is_refused(walk: list[tuple[int, ...]]) -> None:
    with pytest.raises(IllegalMove):
        game_of(5, 5, walk)


def test_before_the_start_the_knight_can_go_anywhere() -> None:
    assert len(Game(3, 4).candidates) == 12
    assert not Game(3, 4).is_dead_end
    assert Game(3, 4).knight is None


def test_the_middle_of_3_by_3_is_a_dead_end_at_once() -> None:
    assert Game(3, 3).go((1, 1)).is_dead_end
    assert Game(1, 1).go((0, 0)).is_complete


def test_values_are_given_for_unvisited_squares_only() -> None:
    values = Game(3, 3).go((0, 0)).values(accessibility)
    assert values[0][0] is None
    assert values[1][2] == 1
    assert values[0][1] == 2


@pytest.mark.parametrize("nonsense", [None, "3", float("nan"), [1]])
def test_a_heuristic_without_a_number_leaves_its_square_blank(nonsense: object) -> None:
    assert asked(lambda _board, _square: nonsense, [[0]], (0, 0)) is None  # type: ignore[arg-type, return-value]


def test_a_heuristic_that_breaks_leaves_its_square_blank() -> None:
    def unfinished(_board: Board, _square: Position) -> int:
        raise NotImplementedError

    assert asked(unfinished, [[0]], (0, 0)) is None


def test_a_right_choice_is_said_to_be_right() -> None:
    answer = candidates(empty_board(5), (0, 0))
    comparison = compare(answer, answer)
    assert comparison.is_right
    assert comparison.sentence == "Right: those are all 2 squares."
    assert compare([(0, 0)], [(0, 0)]).sentence == "Right: that is the square."


def test_a_choice_is_told_what_is_right_and_wrong_and_at_first_only_how_many_are_left_out() -> None:
    comparison = compare([(1, 2), (3, 3)], [(1, 2), (2, 1)])
    assert comparison.marks == {(1, 2): "right", (3, 3): "wrong"}
    assert comparison.sentence == (
        "1 of 2 squares found. 1 square is wrong (a cross). 1 is left out. To see it, press Compare again."
    )
    shown = compare([(1, 2), (3, 3)], [(1, 2), (2, 1)], all_shown=True)
    assert shown.marks == {(1, 2): "right", (3, 3): "wrong", (2, 1): "candidate"}
    assert shown.sentence == "1 of 2 squares found. 1 square is wrong (a cross). 1 is left out (a dashed frame)."


def test_row_and_column_in_each_others_place_are_told_as_that() -> None:
    assert "The row comes first: one is on row 4, column 1." in compare([(4, 1)], [(1, 4)]).sentence
    assert "comes first" not in compare([(4, 1)], [(1, 3)]).sentence


def test_nothing_chosen_gives_nothing_away() -> None:
    assert compare([], [(1, 4)], all_shown=True) == Comparison({}, "Choose a square first.", is_right=False)


@given(st.sets(squares, min_size=1), st.sets(squares))
def test_every_square_chosen_or_asked_for_is_marked_in_the_end(chosen: set[Position], answer: set[Position]) -> None:
    comparison = compare(chosen, answer, all_shown=True)
    assert set(comparison.marks) == chosen | answer
    assert comparison.is_right == (chosen == answer)


def test_a_complete_tour_is_recorded_as_one() -> None:
    recording = record(greedy_walk(8, (0, 0)))
    assert len(recording.walk) == 64
    assert recording.ending == "A complete tour: all 64 squares are visited."
    assert recording.candidates == ()


def test_a_dead_end_is_told_with_how_far_it_came() -> None:
    recording = record(greedy_walk(8, (1, 1)))
    assert recording.ending == "A dead end: 58 of 64 squares are visited, and no move is left."
    assert recording.dead_end
    assert not record(greedy_walk(8, (0, 0))).dead_end
    assert not record([[1, 0, 0], [0, 0, 2], [0, 0, 0]]).dead_end


def test_a_walk_that_stops_though_it_could_go_on_is_told_so() -> None:
    assert record(Game(5, 5, ((0, 0),)).board).ending == (
        "The walk stops after 1 of 25 squares, though the knight could go on."
    )


def test_a_faulty_walk_is_played_up_to_its_fault_and_the_rule_is_said() -> None:
    recording = record([[1, 0, 0], [3, 0, 2], [0, 0, 0]])
    assert recording.walk == ((0, 0), (1, 2))
    assert recording.marks == {(1, 0): "wrong"}
    assert "not a knight's move" in recording.ending


def test_a_fault_of_the_whole_board_marks_no_square() -> None:
    assert record([[1, 2], [1, 2]]).marks == {}


def test_candidates_are_recorded_with_the_values_that_decided() -> None:
    recording = record(greedy_walk(5, (0, 0)), accessibility)
    assert recording.candidates[0] == [((1, 2), 5), ((2, 1), 5)]
    for shown, square in zip(recording.candidates, recording.walk[1:], strict=False):
        values = dict(shown)
        assert values[square] == min(value for value in values.values() if value is not None)


def test_an_experiment_walks_from_every_square_once() -> None:
    asked_for: list[Position] = []

    def walker(start: Position) -> Board:
        asked_for.append(start)
        return greedy_walk(5, start)

    experiment = Experiment(5, 5, walker)
    assert experiment.sentence().startswith("0 of 25 starts tried.")
    assert experiment.names()[0][0] == "not tried yet"
    while experiment.step():
        pass
    assert asked_for == list(itertools.product(range(5), range(5)))
    assert experiment.done
    assert experiment.complete == 10
    assert experiment.sentence() == "10 of 25 starts visit every square. From 12 squares there is no tour."
    assert experiment.names()[0][:2] == ["a complete tour", "24 of 25 squares, no tour is possible"]
    assert experiment.names()[0][2] == "17 of 25 squares"


def test_an_experiment_goes_on_where_it_stopped() -> None:
    experiment = Experiment(2, 3, lambda start: Game(2, 3).go(start).board)
    experiment.go_on(0)
    assert experiment.tried == 1
    experiment.go_on(60)
    assert experiment.done
    assert experiment.step() is None


def test_what_was_done_is_remembered_under_its_name_for_the_same_thing() -> None:
    forget()
    remember("a", (8, 8), {"walk": [[0, 0]]})
    assert recall("a", (8, 8)) == {"walk": [[0, 0]]}
    assert recall("a", (5, 5)) == {}
    assert recall("b", (8, 8)) == {}
    assert recall(None, (8, 8)) == {}
    remember(None, (8, 8), {"walk": []})
    forget("a")
    assert recall("a", (8, 8)) == {}
