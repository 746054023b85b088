"""Whole lessons where learners meet them: JupyterLab and Notebook 7 in a real browser, with a real kernel."""

import importlib.util
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knightstour.course import content_folder
from tests.widgets.jupyter_server import Server, running_server

pytestmark = pytest.mark.skipif(importlib.util.find_spec("notebook") is None, reason="Jupyter is not installed")

PATIENCE = 90_000  # milliseconds; a busy machine is no failure
# JupyterLab opens again what was open before in the same workspace: each page has one of its own.
APPS = {"lab": "/lab/workspaces/{place}/tree/", "notebook": "/notebooks/"}
LAB = "knights_tour.py"

READY = "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
RAN = READY + " && [...document.querySelectorAll('.jp-InputPrompt')].every((at) => !at.textContent.includes('*'))"
CELLS = "jupyterapp.shell.currentWidget.content.widgets.filter((cell) => cell.model.type === 'code')"
RAN_ALL = RAN + f" && {CELLS}.every((cell) => cell.model.executionCount !== null)"

# The promise of a command is kept late at times, or never; what it does is waited for all the same.
COMMAND = """
(name) => Promise.race([jupyterapp.commands.execute(name), new Promise((go) => setTimeout(go, 15000))]).then(() => {})
"""

# Whatever is wider than its place, by its class: a learner would have to scroll sideways.
TOO_WIDE = """
() => [...document.querySelectorAll('.kt-card, .kt-question, .kt-run, .ktw')]
    .filter((at) => at.scrollWidth > at.clientWidth + 1 || at.getBoundingClientRect().right > innerWidth)
    .map((at) => at.className)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the module."""
    with running_server(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


def open_lesson(browser: Any, server: Server, app: str, lesson: str, file: str = "skeletons") -> Any:
    """A work folder of its own, and a page with one of its lessons, the kernel ready."""
    notebook = (content_folder("lessons") / f"{lesson}.ipynb").read_text(encoding="utf-8")
    # A fast machine must not come to the end of the search before it is stopped.
    notebook = notebook.replace("search(8)", "search(8, most=10**9)")
    return open_notebook(browser, server, app, lesson, notebook, [content_folder(file) / LAB])  # type: ignore[arg-type]


def open_notebook(browser: Any, server: Server, app: str, lesson: str, notebook: str, files: list[Path]) -> Any:
    """A work folder with these files, and a page with this notebook, the kernel ready."""
    place = f"{app}-{lesson[:2]}"
    folder = server.folder / place
    (folder / "lessons").mkdir(parents=True)
    (folder / "lessons" / f"{lesson}.ipynb").write_text(notebook, encoding="utf-8")
    for path in files:
        shutil.copy(path, folder)
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    page.set_default_timeout(PATIENCE)
    page.goto(f"{server.url}{APPS[app].format(place=place)}{place}/lessons/{lesson}.ipynb")
    page.wait_for_function(READY, timeout=PATIENCE)
    if app == "lab":
        page.evaluate("jupyterapp.shell.collapseLeft()")
    return page


def run_all(page: Any) -> None:
    """Run every cell; one that raises an error would leave those below it without a number."""
    page.evaluate(COMMAND, "notebook:run-all-cells")
    page.wait_for_function(RAN_ALL, timeout=PATIENCE)


def outputs(page: Any, source: str) -> Any:
    """What stands below the cell with this text."""
    cell = page.locator(".jp-CodeCell").filter(has=page.locator(".jp-InputArea", has_text=source))
    return cell.first.locator(".jp-OutputArea-output")


def run_again(page: Any, source: str) -> Any:
    """Run one cell again and hand its outputs on."""
    page.evaluate(
        """async (source) => {
            const panel = jupyterapp.shell.currentWidget;
            const holds = (cell) => cell.model.sharedModel.getSource().includes(source);
            const place = panel.content.widgets.findIndex(holds);
            panel.content.activeCellIndex = place;
            panel.content.deselectAll();
        }""",
        source,
    )
    page.evaluate(COMMAND, "notebook:run-cell")
    page.wait_for_function(RAN, timeout=PATIENCE)
    return outputs(page, source)


def barriers(page: Any, axe: str) -> list[str]:
    """What axe-core finds inside of all that the course shows."""
    page.evaluate(axe)
    found: list[str] = page.evaluate(
        """async () => {
            const run = await axe.run(document.querySelectorAll('.kt-card, .kt-question, .kt-run, .ktw'));
            return run.violations.flatMap((item) => item.nodes.map((node) => `${item.id}: ${node.html}`));
        }"""
    )
    return found


def assert_fits_a_phone(page: Any) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.wait_for_timeout(500)
    assert page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("app", APPS)
def test_lesson_1_from_the_first_click_to_the_check_that_passes(
    browser: Any, server: Server, axe: str, app: str
) -> None:
    page = open_lesson(browser, server, app, "01-the-board")
    run_all(page)

    # A choice, with the pointer: a wrong answer gets words of its own.
    choice = outputs(page, 'ask("knights-jump")')
    choice.get_by_label("One square in any direction").click()
    choice.get_by_role("button", name="Check my answer").click()
    choice.get_by_text("That is how a king moves.").wait_for()
    # The same with the keyboard alone: the arrow goes to the next answer, Enter gives it.
    choice.get_by_label("One square in any direction").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    choice.get_by_text("Right.").wait_for()

    number = outputs(page, 'ask("read-the-board")')
    number.get_by_role("textbox").focus()
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    number.get_by_text("Right.").wait_for()

    places = outputs(page, 'ask("write-the-walk")')
    for name, typed in {"0, column 1": "2", "0, column 2": "0", "1, column 0": "0", "1, column 3": "3"}.items():
        places.get_by_label(f"row {name}", exact=True).fill(typed)
    places.get_by_label("row 2, column 0", exact=True).fill("4")
    page.keyboard.press("Enter")
    places.get_by_text("Look at row 2, column 0.").wait_for()
    places.get_by_label("row 2, column 0", exact=True).fill("1")
    page.keyboard.press("Enter")
    places.get_by_text("Right.").wait_for()

    # Answers and walks outlive running the cell again.
    hand = outputs(page, "walk_by_hand(5")
    hand.locator('[data-square="0,0"]').click()
    hand.locator('[data-square="1,2"]').click()
    hand.get_by_text("Step 2 of 25.").wait_for()
    run_again(page, "walk_by_hand(5").get_by_text("Step 2 of 25.").wait_for()
    again = run_again(page, 'ask("knights-jump")')
    again.get_by_text("Right.").wait_for()
    assert again.get_by_label("Two squares straight on and one").is_checked()

    # The file is written, and the check passes without anything being started anew.
    outputs(page, 'check("generate_moves")').get_by_text("Next: write generate_moves.").wait_for()
    write_the_solution(page, server, app)
    run_again(page, 'check("generate_moves")').get_by_text("generate_moves works.").wait_for()
    run_again(page, "show_web(work.generate_moves").locator("p", has_text="168 lines").wait_for()
    listing = run_again(page, 'solution("generate_moves")').locator(".kt-listing code")
    assert listing.evaluate("(code) => getComputedStyle(code).whiteSpace") == "pre"  # a broken line is another program

    assert barriers(page, axe) == []
    assert_fits_a_phone(page)
    page.close()


def write_the_solution(page: Any, server: Server, app: str) -> None:
    """As a learner does it: in JupyterLab at the link, in its editor, with Ctrl and S; elsewhere on the disk."""
    solution = (content_folder("solutions") / LAB).read_text(encoding="utf-8")
    file = server.folder / f"{app}-01" / LAB
    if app != "lab":
        file.write_text(solution, encoding="utf-8")
        return
    page.get_by_role("link", name=f"../{LAB}").first.click()
    editor = page.locator(".jp-FileEditor .cm-content")
    editor.click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(solution)
    page.keyboard.press("Control+S")
    page.wait_for_function("!document.querySelector('.jp-mod-dirty .jp-FileEditor')")
    for _second in range(60):
        if file.read_text(encoding="utf-8") == solution:
            break
        page.wait_for_timeout(1000)
    assert file.read_text(encoding="utf-8") == solution
    page.get_by_role("tab", name="01-the-board.ipynb").first.click()
    page.wait_for_function(READY, timeout=PATIENCE)


@pytest.mark.parametrize("app", APPS)
def test_lesson_5_long_runs_are_stopped_and_gone_on_with_and_maps_show_their_walks(
    browser: Any, server: Server, axe: str, app: str
) -> None:
    page = open_lesson(browser, server, app, "05-the-experiment", "solutions")
    run_all(page)

    search = outputs(page, "search(8")
    search.get_by_role("button", name="Stop").click()
    search.get_by_text("Stopped.").wait_for()
    so_far = search.get_by_text("jumps tried").inner_text()
    search.get_by_role("button", name="Go on").click()
    search.get_by_role("button", name="Stop").wait_for()
    page.wait_for_function("(before) => !document.body.innerText.includes(before)", arg=so_far, timeout=PATIENCE)
    search.get_by_role("button", name="Stop").click()
    search.get_by_text("Stopped.").wait_for()

    starts = outputs(page, "map_of_starts(8, edge_distance)")
    starts.get_by_text("2 of 64 starts").wait_for()
    starts.locator('[data-square="0,0"]').first.click()
    starts.get_by_text("57 of 64 squares are visited").first.wait_for()

    # Of several runs of one cell only the last goes on, and an interrupt ends it whenever it comes.
    run_again(page, "search(8")
    run_again(page, "search(8").get_by_role("button", name="Stop").wait_for()
    page.evaluate(COMMAND, "notebook:interrupt-kernel")
    search.get_by_text("Stopped.").wait_for()

    assert barriers(page, axe) == []
    assert_fits_a_phone(page)
    page.close()


LATER = ("07-ties", "08-backtracking", "09-a-million-squares", "10-any-graph", "11-hunt-and-kill", "12-the-way-out")
# What these cells show are cards and tables like those of other lessons, and it takes its time.
NOT_NEEDED = ("check(", "hint(", "solution(", "recall(", "ask(", "count_all(", "compare_", "measure_", "map_of_")


def pictures_of(lessons: tuple[str, ...]) -> str:
    """One notebook with all that can be played with in several lessons, in order: one kernel does for all."""
    whole = None
    for lesson in lessons:
        notebook = json.loads((content_folder("lessons") / f"{lesson}.ipynb").read_text(encoding="utf-8"))
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        cells = [cell for cell in cells if not "".join(cell["source"]).startswith(NOT_NEEDED)]
        for cell in cells:
            cell["id"] = f"{lesson[:2]}-{cell['id']}"
        if whole is None:
            whole = {**notebook, "cells": []}
        whole["cells"] += cells
    return json.dumps(whole)


def test_the_pictures_of_lessons_7_to_12_are_played_with(browser: Any, server: Server, axe: str) -> None:
    files = sorted(content_folder("solutions").glob("*.py"))
    page = open_notebook(browser, server, "notebook", "07-to-12", pictures_of(LATER), files)
    run_all(page)

    ties = outputs(page, '"second look"')
    ties.get_by_role("button", name="One step on").click()
    ties.get_by_text("Step 1 of 64: row 1, column 1.").first.wait_for()
    outputs(page, "low=41").get_by_text("It fails on: side 74").wait_for()

    outputs(page, "grow_tree(3, 4, (0, 1))").get_by_text("53 moves made, 53 of them taken back.").first.wait_for()
    outputs(page, "work.search_within, 4").get_by_text("says: no tour.").first.wait_for()

    walk = outputs(page, "work.kept_walk")
    walk.get_by_role("button", name="To the end").click()
    walk.get_by_text("A complete tour: all 64 squares are visited.").first.wait_for()

    graph = outputs(page, "walk_graph(grid(5, 5)")
    graph.get_by_role("button", name="node (0, 0)", exact=True).press("Enter")
    graph.get_by_role("button", name="A step by the rule").click()
    graph.get_by_text("Step 2 of 25.").wait_for()
    run_again(page, "walk_graph(grid(5, 5)").get_by_text("Step 2 of 25.").wait_for()

    maze = outputs(page, 'name="the first maze"')
    maze.get_by_role("application").press("ArrowRight")
    maze.get_by_text("1 step. Row 4, column 3.").wait_for()
    making = outputs(page, 'name="the backtracker"')
    making.get_by_role("button", name="One step on").click()
    making.get_by_text("the walk begins on row 0, column 0.").first.wait_for()
    outputs(page, 'name="my backtracker"').get_by_role("button", name="The way out").click()

    assert barriers(page, axe) == []
    assert_fits_a_phone(page)
    page.close()
