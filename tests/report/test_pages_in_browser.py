"""The pages in a real browser: no barriers in either theme, on screens of any width, and on paper."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from knightstour.report import class_page, feedback_page
from knightstour.results import Explanation, Picture, Status
from tests.report.made_results import all_done, check, exercise, half_done, result, walked_board
from tests.report.test_class_page import CLASS, OUTSIDE, crowd


def long_words() -> str:
    """A page full of words that cannot be broken."""
    told = Explanation(call="f(" + "x" * 500 + ")", got="y" * 500, rule="z" * 500, printed="w" * 500)
    failed = check(Status.FAILED, goal="g" * 200, told=told)
    return feedback_page(replace(result(exercise("n" * 60, failed)), submission="s" * 250))


def with_board() -> str:
    """A page with a marked board."""
    picture = Picture(walked_board(), {(3, 3): "wrong", (0, 0): "start", (1, 2): "right"}, knight=(2, 2))
    told = Explanation(call="f()", got="1", rule="A rule.", next="Look.", picture=picture, printed="text")
    return feedback_page(result(exercise("find_tour", check(Status.FAILED, told=told))))


PAGES: dict[str, Callable[[], str]] = {
    "half done": lambda: feedback_page(half_done()),
    "done": lambda: feedback_page(all_done()),
    "with a board": with_board,
    "long words": long_words,
    "class": lambda: class_page(CLASS, OUTSIDE),
    "crowd": lambda: class_page(crowd(60)),
}

THEMES = ("light", "dark")


@pytest.fixture
def page(browser: Any, tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    """The page that the test names, at 360 pixels; an error in it fails the test."""
    name, theme = request.param
    file = tmp_path / "page.html"
    file.write_text(PAGES[name](), encoding="utf-8")
    page = browser.new_page(viewport={"width": 360, "height": 800}, color_scheme=theme)
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(file.as_uri())
    yield page
    page.close()
    assert not errors


@pytest.mark.parametrize(
    "page", [(name, theme) for name in PAGES for theme in ("light", "dark")], indirect=True, ids=str
)
def test_a_page_has_no_barriers_and_fits_every_screen(page: Any, axe: str) -> None:
    page.evaluate(axe)
    found = page.evaluate("axe.run()")
    assert [(item["id"], [node["html"][:200] for node in item["nodes"]]) for item in found["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("page", [("with a board", "dark")], indirect=True, ids=str)
def test_paper_is_white_whatever_the_theme(page: Any) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) != "rgb(255, 255, 255)"
    page.emulate_media(media="print")
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('.kt-f-ink')).fill") == "rgb(31, 35, 40)"
