"""The widgets where learners meet them: in JupyterLab and in Notebook 7, in a real browser, with a real kernel."""

import importlib.util
from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.jupyter_server import Server, running_server

pytestmark = pytest.mark.skipif(importlib.util.find_spec("notebook") is None, reason="Jupyter is not installed")

PATIENCE = 120_000  # milliseconds; a busy machine is no failure

CELLS = [
    """
from knightstour.board import accessibility, candidates, empty_board
from knightstour.widgets import BoardToClick, SuccessMap, TourByHand, TourPlayer
from knightstour.widgets.game import Game
hand = TourByHand(5, heuristic=lambda board, square: 10 * square[0] + square[1], numbers=True, name="by hand")
hand
""",
    """
click = BoardToClick(empty_board(5), candidates(empty_board(5), (2, 2)), (2, 2))
click
""",
    """
player = TourPlayer(Game(3, 3, ((0, 0), (1, 2), (2, 0), (0, 1))).board, accessibility)
player
""",
    """
def walker(start):
    import time
    time.sleep(0.05)
    return Game(8, 8, (start,)).board
starts = SuccessMap(walker)
starts.start()
""",
    "print(hand.walk, click.chosen, player.step, 0 < starts.progress < 1, starts.running)",
]

_LOOK = "async (root) => (await axe.run(root)).violations.map((item) => item.id)"

APPS = {"lab": "/lab/tree/{name}", "notebook": "/notebooks/{name}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the module."""
    with running_server(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


def open_notebook(page: Any, server: Server, app: str) -> None:
    """Open a notebook of its own in an app and wait for its kernel."""
    name = f"{app}.ipynb"
    server.write(name, CELLS)
    page.set_default_timeout(PATIENCE)
    page.goto(server.url + APPS[app].format(name=name))
    page.wait_for_function(
        "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'", timeout=PATIENCE
    )


def run_cell(page: Any, index: int) -> Any:
    """Run one cell and hand its outputs on."""
    page.evaluate(
        """async (index) => {
            const panel = jupyterapp.shell.currentWidget;
            panel.content.activeCellIndex = index;
            panel.content.deselectAll();
            await jupyterapp.commands.execute('notebook:run-cell');
        }""",
        index,
    )
    return page.locator(".jp-Cell").nth(index).locator(".jp-OutputArea-output")


def square(place: Any, row: int, column: int) -> Any:
    """A square of a board."""
    return place.locator(f'[data-square="{row},{column}"]')


@pytest.mark.parametrize("app", APPS)
def test_boards_work_by_pointer_and_by_keyboard(browser: Any, server: Server, axe: str, app: str) -> None:
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    open_notebook(page, server, app)

    hand = run_cell(page, 0)
    square(hand, 0, 0).click()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    hand.get_by_role("status").get_by_text("Step 2 of 25.").wait_for()
    # The learner's own function answers from the kernel.
    page.wait_for_function(
        "document.querySelector('[data-square=\"3,1\"]').getAttribute('aria-label').endsWith('value 31')",
        timeout=PATIENCE,
    )

    click = run_cell(page, 1)
    square(click, 0, 1).click()
    click.get_by_role("button", name="Compare").click()
    click.get_by_text("1 of 8 squares found.").wait_for()

    player = run_cell(page, 2)
    player.get_by_role("button", name="One step on").click()
    player.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    player.get_by_role("button", name="To the end").click()
    player.get_by_role("button", name="One step back").click()

    starts = run_cell(page, 3)
    starts.get_by_role("button", name="Stop").click()
    starts.get_by_text("of 64 starts tried").wait_for()

    told = run_cell(page, 4)
    assert told.inner_text().strip() == "[[0, 0], [1, 2]] [[0, 1]] 3 True False"

    page.evaluate(axe)
    for outputs in (hand, click, player, starts):
        found = outputs.locator(".ktw").evaluate(
            "async (root) => (await axe.run(root)).violations.map((item) => item.id)"
        )
        assert found == []

    again = run_cell(page, 0)
    again.get_by_text("Step 2 of 25.").wait_for()
    page.close()
