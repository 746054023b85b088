"""The widgets in a real browser: pointer, keyboard, words for those who listen, and no barriers."""

from collections.abc import Callable
from typing import Any

import pytest

from knightstour.board import accessibility, candidates, edge_distance, empty_board
from knightstour.widgets import BoardToClick, SuccessMap, TourByHand, TourPlayer
from tests.draw.boards_to_draw import greedy_walk

Show = Callable[..., Any]


def click_board() -> BoardToClick:
    """The squares from (3, 3)."""
    board = empty_board(8)
    board[1][2] = 1
    return BoardToClick(board, candidates(board, (3, 3)), (3, 3))


def compared_board() -> BoardToClick:
    """The same, after a comparison."""
    board = click_board()
    board.chosen = [[1, 4], [0, 0]]
    board.compare()
    board.compare()  # once more, to see what is left out
    return board


def started_tour(**options: Any) -> TourByHand:
    """A tour of three steps."""
    hand = TourByHand(6, **options)
    hand.walk = [[0, 0], [1, 2], [3, 3]]
    return hand


def player() -> TourPlayer:
    """The walk that ends in a dead end."""
    return TourPlayer(greedy_walk(8, (1, 1)), accessibility, step=20)


def success_map() -> SuccessMap:
    """All starts of a small board."""
    return SuccessMap(lambda start: greedy_walk(5, start), 5).run()


WIDGETS: dict[str, Callable[[], Any]] = {
    "click": click_board,
    "compared": compared_board,
    "hand": lambda: started_tour(numbers=True),
    "heat": lambda: started_tour(heat=True),
    "player": player,
    "large player": lambda: TourPlayer(greedy_walk(24, (0, 0))),
    "map": success_map,
}


def square(page: Any, row: int, column: int) -> Any:
    """A square of the board."""
    return page.locator(f'[data-square="{row},{column}"]')


def state(page: Any, name: str) -> Any:
    """A trait of the model."""
    return page.evaluate(f"window.model.state.{name}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", WIDGETS)
def test_axe_finds_no_barrier(show: Show, axe: str, name: str, theme: str) -> None:
    page = show(WIDGETS[name](), theme)
    page.evaluate(axe)
    found = page.evaluate("axe.run('#root')")
    assert [(item["id"], [node["html"] for node in item["nodes"]]) for item in found["violations"]] == []


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_fits_a_narrow_screen_and_large_text(show: Show, name: str) -> None:
    page = show(WIDGETS[name](), width=360)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("name", [name for name in WIDGETS if name != "large player"])
def test_a_board_is_one_tab_stop(show: Show, name: str) -> None:
    page = show(WIDGETS[name]())
    assert page.locator('[role=gridcell][tabindex="0"]').count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.square") == "0,0"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.square ?? null") is None


@pytest.mark.parametrize("name", WIDGETS)
def test_everything_that_takes_keys_keeps_them_from_the_notebook(show: Show, name: str) -> None:
    page = show(WIDGETS[name]())
    takers = page.locator("#root button, #root input, #root [tabindex]")
    assert all(
        takers.nth(index).get_attribute("data-lm-suppress-shortcuts") == "true" for index in range(takers.count())
    )


def test_arrows_move_and_enter_chooses(show: Show) -> None:
    page = show(click_board())
    page.keyboard.press("Tab")
    for pressed in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(pressed)
    assert page.evaluate("document.activeElement.dataset.square") == "0,1"
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press(" ")
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    assert state(page, "chosen") == [[0, 1], [0, 7], [7, 7]]
    page.keyboard.press("Control+Home")
    assert page.evaluate("document.activeElement.dataset.square") == "0,0"


def test_other_keys_are_left_alone(show: Show) -> None:
    page = show(click_board())
    page.evaluate(
        "document.addEventListener('keydown', (event) => { window.seen = [event.key, event.defaultPrevented]; })"
    )
    page.keyboard.press("Tab")
    page.keyboard.press("x")
    assert page.evaluate("window.seen") == ["x", False]
    page.keyboard.press("Alt+ArrowLeft")
    assert page.evaluate("window.seen") == ["ArrowLeft", False]


def test_a_square_has_a_name_that_says_what_is_on_it(show: Show) -> None:
    page = show(compared_board())
    assert square(page, 3, 3).get_attribute("aria-label") == "row 3, column 3, the knight"
    assert square(page, 1, 2).get_attribute("aria-label") == "row 1, column 2, step 1"
    assert square(page, 1, 4).get_attribute("aria-label") == "row 1, column 4, right"
    assert square(page, 0, 0).get_attribute("aria-label") == "row 0, column 0, wrong"
    assert square(page, 5, 2).get_attribute("aria-label") == "row 5, column 2, can go here"
    assert square(page, 1, 4).get_attribute("aria-selected") == "true"


def test_a_click_chooses_a_square_and_another_gives_it_back(show: Show) -> None:
    page = show(click_board())
    square(page, 1, 4).click()
    square(page, 2, 1).click()
    assert state(page, "chosen") == [[1, 4], [2, 1]]
    assert page.get_by_role("status").inner_text() == "2 squares are chosen."
    square(page, 1, 4).click()
    assert state(page, "chosen") == [[2, 1]]
    assert page.get_by_role("status").inner_text() == "1 square is chosen."
    assert state(page, "steps") == [[1, 2, 1]]


def test_the_square_of_the_knight_cannot_be_chosen(show: Show) -> None:
    page = show(click_board())
    square(page, 3, 3).click()
    assert state(page, "chosen") == []
    assert page.get_by_role("status").inner_text() == "The knight is on this square already."


def test_buttons_ask_the_kernel_to_compare_and_to_start_again(show: Show) -> None:
    page = show(click_board())
    page.get_by_role("button", name="Compare").click()
    page.get_by_role("button", name="Start again").click()
    assert page.evaluate("window.model.sent") == [{"kind": "check"}, {"kind": "again"}]


def test_a_kernel_that_does_not_answer_is_told(show: Show) -> None:
    page = show(click_board())
    page.get_by_role("button", name="Compare").click()
    page.get_by_text("No answer yet. If none comes, run this cell again.").wait_for()


def test_marks_from_the_kernel_appear_and_go_with_the_next_choice(show: Show) -> None:
    page = show(click_board())
    square(page, 1, 4).click()
    page.evaluate("model.set('marks', [[1, 4, 'right']]); model.set('message', 'Right.')")
    assert page.get_by_role("status").inner_text() == "Right."
    square(page, 0, 0).click()
    assert state(page, "marks") == []


def test_a_tour_can_be_walked_by_keyboard_alone(show: Show) -> None:
    page = show(TourByHand(5))
    assert page.get_by_role("status").inner_text() == "Choose the square to start from."
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for pressed in ("ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(pressed)
    assert state(page, "walk") == [[0, 0], [1, 2]]
    assert page.get_by_role("status").inner_text() == "Step 2 of 25. The knight can go to 5 squares."
    assert square(page, 1, 2).get_attribute("aria-label") == "row 1, column 2, step 2, the knight"


def test_squares_that_break_the_rules_are_refused_with_a_word(show: Show) -> None:
    page = show(started_tour())
    status = page.get_by_role("status")
    square(page, 0, 0).click()
    assert status.inner_text() == "Row 0, column 0 is visited already."
    square(page, 5, 5).click()
    assert status.inner_text() == "Row 5, column 5 is not a knight's move away."
    square(page, 3, 3).click()
    assert status.inner_text() == "The knight is on this square already."
    assert len(state(page, "walk")) == 3


def test_a_move_can_be_taken_back_and_the_walk_begun_again(show: Show) -> None:
    page = show(started_tour())
    page.get_by_role("button", name="Undo").click()
    assert state(page, "walk") == [[0, 0], [1, 2]]
    page.get_by_role("button", name="Start again").click()
    assert state(page, "walk") == []
    assert page.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "true"


def test_values_are_shown_on_request_and_agree_with_the_rules(show: Show) -> None:
    hand = started_tour()
    page = show(hand)
    assert "value" not in (square(page, 1, 4).get_attribute("aria-label") or "")
    page.get_by_role("button", name="Values").click()
    assert state(page, "numbers") is True
    for row, column in hand.game.candidates:
        value = accessibility(hand.game.board, (row, column))
        assert square(page, row, column).get_attribute("aria-label").endswith(f"can go here, value {value}")


@pytest.mark.parametrize("heuristic", ["heuristic_1", "heuristic_2"])
def test_the_heat_map_agrees_with_the_rules_on_every_square(show: Show, heuristic: Any) -> None:
    hand = started_tour(heat=True, heuristic=heuristic)
    page = show(hand)
    rule = accessibility if heuristic == "heuristic_1" else edge_distance
    for row in range(6):
        for column in range(6):
            if not hand.game.board[row][column]:
                value = rule(hand.game.board, (row, column))
                assert square(page, row, column).get_attribute("aria-label").endswith(f"value {value}")


def test_the_learners_own_values_are_shown_when_they_arrive(show: Show) -> None:
    hand = started_tour(numbers=True, heuristic=lambda _board, place: 10 * place[0] + place[1])
    page = show(hand)
    assert square(page, 5, 2).get_attribute("aria-label").endswith("value 52")
    square(page, 5, 2).click()
    assert "value" not in square(page, 4, 0).get_attribute("aria-label"), "old values are not shown for a new step"
    page.evaluate("model.set('table', Array(6).fill(Array(6).fill(7)))")
    assert square(page, 4, 0).get_attribute("aria-label").endswith("value 7")


def test_what_was_never_visited_is_marked_at_a_dead_end_and_only_there(show: Show) -> None:
    page = show(TourPlayer(greedy_walk(3, (0, 0)), accessibility))
    assert square(page, 1, 1).get_attribute("aria-label") == "row 1, column 1"
    page.get_by_role("button", name="To the end").click()
    assert square(page, 1, 1).get_attribute("aria-label") == "row 1, column 1, never visited"
    by_hand = TourByHand(3)
    by_hand.walk = [[1, 1]]
    assert square(show(by_hand), 0, 0).get_attribute("aria-label") == "row 0, column 0, never visited"


def test_the_ends_of_a_walk_are_told(show: Show) -> None:
    dead = TourByHand(3)
    dead.walk = [[1, 1]]
    assert show(dead).get_by_role("status").inner_text().startswith("A dead end: 1 of 9")
    whole = TourByHand(1)
    whole.walk = [[0, 0]]
    assert show(whole).get_by_role("status").inner_text() == "A complete tour: the one square is visited."


def test_a_player_steps_without_the_kernel(show: Show) -> None:
    page = show(player())
    page.get_by_role("button", name="One step on").click()
    assert state(page, "step") == 21
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="One step back").click()
    assert state(page, "step") == 19
    page.get_by_role("button", name="To the beginning").click()
    assert state(page, "step") == 0
    assert page.get_by_role("status").inner_text() == "Before the first step."
    page.get_by_role("button", name="To the end").click()
    assert page.get_by_role("status").inner_text().startswith("A dead end: 58 of 64")
    assert page.evaluate("window.model.sent") == []


def test_the_slider_is_named_and_moves_the_walk(show: Show) -> None:
    page = show(player())
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert state(page, "step") == 21
    assert slider.get_attribute("aria-valuetext") == "step 21 of 58"


def test_a_square_winds_the_walk_to_its_step(show: Show) -> None:
    page = show(player())
    square(page, 0, 3).click()
    assert state(page, "step") == 2


def test_a_walk_plays_to_its_end_and_is_silent_meanwhile(show: Show) -> None:
    page = show(TourPlayer(greedy_walk(3, (0, 0))))
    page.evaluate(
        "window.said = []; new MutationObserver(() => said.push(document.querySelector('[role=status]').textContent))"
        ".observe(document.querySelector('[role=status]'), { childList: true })"
    )
    page.get_by_role("button", name="Play").click()
    assert page.get_by_role("button", name="Pause").is_visible()
    page.wait_for_function("window.model.state.step === window.model.state.walk.length")
    page.get_by_role("button", name="Play").wait_for()
    assert page.evaluate("window.said.length") == 1
    assert page.evaluate("window.said[0]").startswith("A dead end: 8 of 9")


def test_playing_can_be_paused_and_begun_again_at_the_end(show: Show) -> None:
    page = show(player())
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("window.model.state.step > 20")
    page.get_by_role("button", name="Pause").click()
    assert 20 < state(page, "step") < 58
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("window.model.state.step < 58")


def test_a_reader_who_wants_no_motion_gets_the_end_at_once(show: Show) -> None:
    page = show(player(), reduced_motion="reduce")
    page.get_by_role("button", name="Play").click()
    assert state(page, "step") == 58
    assert page.get_by_role("button", name="Play").is_visible()


def test_candidates_are_shown_with_the_chosen_one_and_can_be_hidden(show: Show) -> None:
    made = player()
    page = show(made)
    chosen = made.walk[20]
    assert "goes here, value" in square(page, *chosen).get_attribute("aria-label")
    page.get_by_role("button", name="Candidates").click()
    assert "value" not in square(page, *chosen).get_attribute("aria-label")


def test_a_large_walk_is_a_picture_with_a_name(show: Show) -> None:
    page = show(TourPlayer(greedy_walk(24, (0, 0))))
    assert page.get_by_role("img", name="A walk to be played").is_visible()
    assert page.locator("[role=gridcell]").count() == 0


def test_starts_on_the_map_are_named_and_can_be_chosen(show: Show) -> None:
    page = show(success_map())
    assert square(page, 0, 1).get_attribute("aria-label") == "row 0, column 1: 24 of 25 squares, no tour is possible"
    square(page, 2, 2).click()
    assert state(page, "picked") == [2, 2]
    assert page.get_by_role("status").inner_text() == "row 2, column 2: a complete tour"


def test_a_map_in_the_making_shows_its_progress_and_a_stop_button(show: Show) -> None:
    made = SuccessMap(lambda start: greedy_walk(5, start), 5)
    page = show(made)
    assert not page.get_by_role("button", name="Stop").is_visible()
    page.evaluate("model.set('running', true); model.set('progress', 0.5)")
    page.get_by_role("button", name="Stop").click()
    assert page.evaluate("window.model.sent") == [{"kind": "stop"}]
    assert page.get_by_role("progressbar").evaluate("(bar) => bar.value") == 0.5


def test_a_widget_that_goes_away_stops_listening(show: Show) -> None:
    page = show(player())
    page.get_by_role("button", name="Play").click()
    page.evaluate("window.leave()")
    step = state(page, "step")
    page.evaluate("model.set('step', 5)")
    page.wait_for_timeout(700)
    assert state(page, "step") == 5
    assert page.get_by_role("slider").input_value() == str(step)
