"""The mazes in a real browser: keys, pointer, words for those who listen, and no barriers."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knightstour.maze import closed_maze, open_door
from knightstour.mazemaking import hunted_maze, hunting_steps
from knightstour.widgets import MazePlayer, MazeToWalk

Show = Callable[..., Any]
STEPS = list(hunting_steps(4, 6, random.Random(3)))


def bend() -> MazeToWalk:
    """Three cells to the right, then one down: (0, 0) to (1, 2)."""
    maze = closed_maze(2, 3)
    for one, other in (((0, 0), (0, 1)), ((0, 1), (0, 2)), ((0, 2), (1, 2)), ((1, 2), (1, 1)), ((1, 1), (1, 0))):
        open_door(maze, one, other)
    return MazeToWalk(maze, (0, 0), (1, 2))


WIDGETS: dict[str, Callable[[], Any]] = {
    "walk": bend,
    "way shown": lambda: MazeToWalk(hunted_maze(6, 9, 1), way_shown=True),
    "player": lambda: MazePlayer(4, 6, STEPS, step=12),
}


def state(page: Any, name: str) -> Any:
    return page.evaluate(f"window.model.state.{name}")


def status(page: Any) -> str:
    text: str = page.locator("[role=status]").inner_text()
    return text


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", WIDGETS)
def test_axe_finds_no_barrier(show: Show, axe: str, name: str, theme: str) -> None:
    page = show(WIDGETS[name](), theme)
    page.evaluate(axe)
    found = page.evaluate("axe.run('#root')")
    assert [(item["id"], [node["html"] for node in item["nodes"]]) for item in found["violations"]] == []


@pytest.mark.parametrize("name", WIDGETS)
def test_a_maze_fits_a_narrow_screen_and_large_text(show: Show, name: str) -> None:
    page = show(WIDGETS[name](), width=360)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_arrow_keys_walk_and_walls_stop_them(show: Show) -> None:
    page = show(bend())
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert status(page) == "A wall: no way down."
    assert state(page, "walk") == [[0, 0]]
    page.keyboard.press("ArrowRight")
    assert status(page) == "1 step. Row 0, column 1. Open: to the right, to the left."
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert state(page, "walk") == [[0, 0], [0, 1], [0, 2], [1, 2]]
    assert status(page) == "You are there, after 3 steps. The shortest way has 3."
    page.keyboard.press("ArrowUp")
    assert state(page, "walk") == [[0, 0], [0, 1], [0, 2]]
    assert state(page, "count") == 4


def test_keys_of_the_notebook_are_left_alone_and_arrows_are_kept_from_it(show: Show) -> None:
    page = show(bend())
    page.evaluate("window.heard = []; document.addEventListener('keydown', (e) => window.heard.push(e.key))")
    page.keyboard.press("Tab")
    page.evaluate("window.heard.length = 0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+ArrowRight")
    assert page.evaluate("window.heard") == ["Escape", "Control", "ArrowRight"]
    assert page.locator("[role=application]").get_attribute("data-lm-suppress-shortcuts") == "true"


def click_cell(page: Any, row: int, column: int) -> None:
    pieces = state(page, "pieces")
    box = page.locator(".ktw-maze svg").bounding_box()
    scale = box["width"] / pieces["width"]
    x = pieces["edge"] + (column + 0.5) * pieces["cell"]
    y = pieces["edge"] + (row + 0.5) * pieces["cell"]
    page.mouse.click(box["x"] + x * scale, box["y"] + y * scale)


def test_a_cell_in_sight_is_walked_to_at_a_click(show: Show) -> None:
    page = show(bend())
    click_cell(page, 0, 2)
    assert state(page, "walk") == [[0, 0], [0, 1], [0, 2]]
    click_cell(page, 1, 0)
    assert status(page) == "That cell is not in a straight line without walls."
    click_cell(page, 1, 2)
    assert "You are there" in status(page)


def test_the_buttons_walk_and_begin_again(show: Show) -> None:
    page = show(bend())
    page.get_by_role("button", name="to the right").click()
    assert state(page, "count") == 1
    page.get_by_role("button", name="Start again").click()
    assert (state(page, "count"), state(page, "walk")) == (0, [[0, 0]])


def test_the_way_out_is_shown_and_hidden(show: Show) -> None:
    page = show(bend())
    button = page.get_by_role("button", name="The way out")
    before = page.locator(".ktw-maze svg path").count()
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    assert page.locator(".ktw-maze svg path").count() == before + 1
    button.click()
    assert page.locator(".ktw-maze svg path").count() == before


def test_the_maze_is_saved_as_it_is_shown(show: Show) -> None:
    page = show(bend())
    for has_way in (False, True):
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save as SVG").click()
        text = Path(waiting.value.path()).read_text(encoding="utf-8")
        assert text.startswith("<svg")
        assert ("<circle" in text) is has_way
        page.get_by_role("button", name="The way out").click()


def test_the_making_is_stepped_through(show: Show) -> None:
    page = show(MazePlayer(4, 6, STEPS))
    line = page.locator("p[aria-hidden=true]")
    page.get_by_role("button", name="One step on").click()
    assert line.inner_text() == f"Step 1 of {len(STEPS)}: the walk begins on row 0, column 0."
    page.get_by_role("button", name="One step on").click()
    assert "a step by chance to row" in line.inner_text()
    page.get_by_role("button", name="To the end").click()
    assert line.inner_text() == "The maze is done: 24 cells, and one way between any two."
    walls = page.locator("svg path.kt-s-ink").first.get_attribute("d")
    assert walls.count("M") == 4 * 7 + 6 * 5 - 23
    page.get_by_role("button", name="To the beginning").click()
    assert page.locator("svg path.kt-s-ink").first.get_attribute("d").count("M") == 4 * 7 + 6 * 5


def test_the_making_plays_and_pauses(show: Show) -> None:
    page = show(MazePlayer(4, 6, STEPS))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("window.model.state.step >= 2")
    page.get_by_role("button", name="Pause").click()
    here = state(page, "step")
    page.wait_for_timeout(700)
    assert state(page, "step") == here
