"""The widgets as their kernel sees them."""

import asyncio
import re
import signal
from pathlib import Path

import pytest
import traitlets

from knightstour.board import Board, Position, accessibility, empty_board, neighbours
from knightstour.widgets import BoardToClick, SuccessMap, TourByHand, TourPlayer, forget, words
from tests.draw.boards_to_draw import greedy_walk

STATIC = Path(words.__file__).parent / "static"


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    forget()


def walk_on_5(start: Position) -> Board:
    """The course's own walk on a small board."""
    return greedy_walk(5, start)


def test_chosen_squares_are_compared_with_the_answer() -> None:
    board = BoardToClick(empty_board(5), neighbours(empty_board(5), (0, 0)), (0, 0))
    board.chosen = [[2, 1], [4, 4]]
    assert board.squares == [(2, 1), (4, 4)]
    assert not board.compare().is_right
    assert board.marks == [[2, 1, "right"], [4, 4, "wrong"]]
    assert board.message.startswith("1 of 2 squares found.")
    board.compare()
    assert board.marks == [[2, 1, "right"], [4, 4, "wrong"], [1, 2, "candidate"]]
    board.clear()
    assert (board.chosen, board.marks, board.message) == ([], [], "")


def test_the_buttons_of_the_board_reach_the_kernel() -> None:
    board = BoardToClick([[0, 3], [0, 0]], [(1, 1)])
    assert board.steps == [[0, 1, 3]]
    board.chosen = [[1, 1]]
    board._handle_custom_msg({"kind": "check"}, [])
    assert board.marks == [[1, 1, "right"]]
    board._handle_custom_msg({"kind": "what"}, [])
    assert board.marks
    board._handle_custom_msg({"kind": "again"}, [])
    assert board.chosen == []


def test_a_walk_by_hand_is_a_game() -> None:
    hand = TourByHand(5)
    hand.walk = [[0, 0], [1, 2]]
    assert hand.game.knight == (1, 2)
    assert hand.most == 8


def test_a_walk_that_breaks_the_rules_is_refused_wherever_it_comes_from() -> None:
    hand = TourByHand(5)
    with pytest.raises(traitlets.TraitError):
        hand.walk = [[0, 0], [0, 1]]
    assert hand.walk == []


def test_the_learners_own_heuristic_is_asked_after_each_move() -> None:
    hand = TourByHand(5, heuristic=lambda board, _square: sum(step > 0 for row in board for step in row))
    assert hand.heuristic == "own"
    assert hand.table[0][0] == 0
    hand.walk = [[0, 0], [1, 2]]
    assert hand.table[0][0] is None
    assert hand.table[4][4] == 2


def test_the_handouts_heuristics_have_their_scales() -> None:
    assert TourByHand(8, heuristic="heuristic_2").most == 6
    assert TourByHand(8, heuristic="heuristic_1").most == 8
    assert TourByHand(2, 3).pieces["columns"] == 3


def test_a_player_holds_the_walk_its_values_and_its_end() -> None:
    player = TourPlayer(walk_on_5((0, 0)), accessibility, step=3)
    assert player.step == 3
    assert len(player.walk) == 25
    assert player.candidates[0] == [[1, 2, 5], [2, 1, 5]]
    assert player.ending == "A complete tour: all 25 squares are visited."
    assert not TourPlayer(walk_on_5((0, 0))).candidates_shown


def test_a_player_shows_the_fault_of_a_faulty_walk() -> None:
    assert TourPlayer([[1, 0, 0], [3, 0, 2], [0, 0, 0]]).marks == [[1, 0, "wrong"]]


def test_what_the_learner_did_outlives_running_the_cell_again() -> None:
    TourByHand(5, name="play").walk = [[0, 0]]
    assert TourByHand(5, name="play").walk == [[0, 0]]
    assert TourByHand(6, name="play").walk == []
    TourPlayer(walk_on_5((0, 0)), name="watch").step = 7
    assert TourPlayer(walk_on_5((0, 0)), name="watch").step == 7
    assert TourPlayer(walk_on_5((4, 4)), name="watch").step == 0, "another walk starts at its beginning"
    first = BoardToClick(empty_board(5), [(0, 0)], name="click")
    first.chosen = [[0, 0]]
    first.compare()
    assert BoardToClick(empty_board(5), [(0, 0)], name="click").marks == [[0, 0, "right"]]


def test_a_map_fills_with_walks() -> None:
    starts = SuccessMap(walk_on_5, 5).run()
    assert starts.progress == 1
    assert not starts.running
    assert starts.message == "10 of 25 starts visit every square. From 12 squares there is no tour."
    assert starts.names[0][0] == "a complete tour"
    assert starts.drawing.count("<path") > 25


def test_a_map_without_a_notebook_is_made_at_once() -> None:
    assert SuccessMap(walk_on_5, 5).start().progress == 1


def test_a_map_can_be_stopped_and_gone_on_with() -> None:
    made = SuccessMap(walk_on_5, 5)

    def walk_and_stop(start: Position) -> Board:
        made._handle_custom_msg({"kind": "stop"}, [])
        return walk_on_5(start)

    async def use() -> None:
        made.experiment.walker = walk_and_stop
        made.start()
        await made._task
        assert 0 < made.progress < 1
        assert not made.running
        made.experiment.walker = walk_on_5
        made.start()
        await made._task

    made_in_moments(made)
    asyncio.run(use())
    assert made.progress == 1


def made_in_moments(made: SuccessMap) -> None:
    """Let every look at the map come after one walk."""
    made.experiment.go_on = lambda _seconds: made.experiment.step()  # type: ignore[assignment, method-assign]


def test_an_interrupt_keeps_what_was_found() -> None:
    def interrupted(start: Position) -> Board:
        if start == (1, 0):
            raise KeyboardInterrupt
        return walk_on_5(start)

    made = SuccessMap(interrupted, 5).run()
    assert made.experiment.tried == 5
    assert not made.running


@pytest.mark.skipif(not hasattr(signal, "raise_signal"), reason="this system has no signals")
def test_an_interrupt_ends_a_map_that_fills_in_the_background() -> None:
    def interrupted(start: Position) -> Board:
        if start == (1, 0):
            signal.raise_signal(signal.SIGINT)
        return walk_on_5(start)

    made = SuccessMap(interrupted, 5)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as it is in a kernel between two cells
    try:
        asyncio.new_event_loop().run_until_complete(made.finish())
        signal.raise_signal(signal.SIGINT)  # afterwards the kernel is as deaf as it was
    finally:
        signal.signal(signal.SIGINT, before)
    assert made.experiment.tried == 5
    assert made.message.startswith("5 of 25 starts tried.")
    assert not made.running


def test_a_start_that_is_chosen_is_handed_on() -> None:
    seen: list[Position] = []
    made = SuccessMap(walk_on_5, 5).run()
    made.on_pick(seen.append)
    made._handle_custom_msg({"kind": "what"}, [])
    made.picked = [2, 2]
    made.picked = []
    assert seen == [(2, 2)]


def test_a_start_without_a_walk_has_a_cross_and_counts_as_tried() -> None:
    made = SuccessMap(lambda start: None if start == (0, 1) else walk_on_5(start), 5).run()
    assert made.names[0][1] == "no walk came back"
    assert "From 1 start no walk came back (a cross)." in made.message


@pytest.mark.parametrize("program", sorted(STATIC.glob("*.js")), ids=lambda path: path.stem)
def test_programs_load_nothing_and_hold_no_words_of_their_own(program: Path) -> None:
    source = program.read_text(encoding="utf-8")
    assert not re.search(r"\bimport\b|\bfetch\b|https?://(?!www\.w3\.org/)", re.sub(r"//.*", "", source))
    written = re.findall(r'textContent = "([^"]+)"|aria-label": "([^"]+)"', source)
    assert not written


def test_every_word_that_the_programs_use_is_given() -> None:
    given = {"click": words.clicking(), "hand": words.playing(), "player": words.watching(), "map": words.mapping()}
    core = (STATIC / "core.js").read_text(encoding="utf-8")
    for name, said in given.items():
        source = core + (STATIC / f"{name}.js").read_text(encoding="utf-8")
        assert set(re.findall(r"words\.(\w+)", source)) <= set(said), name
