"""What the tests of widgets need: the notebook libraries for all of them, a real browser for some."""

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browsing import axe, browser
from tests.widgets.pages import page_of

__all__ = ["axe", "browser"]

collect_ignore_glob = [] if importlib.util.find_spec("anywidget") else ["test_*.py"]


@pytest.fixture
def show(browser: Any, tmp_path: Path) -> Iterator[Callable[..., Any]]:  # noqa: F811  a fixture is asked for by its name
    """Show a widget on a page and hand the page on; anything that goes wrong in its program fails the test."""
    from knightstour.widgets import forget  # the libraries may be missing where this file is read

    forget()
    errors: list[str] = []
    pages: list[Any] = []

    def open_page(widget: Any, theme: str = "light", width: int = 800, **options: Any) -> Any:
        page = browser.new_page(viewport={"width": width, "height": 900}, **options)
        pages.append(page)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(page_of(widget, tmp_path, theme).as_uri())
        page.wait_for_function("window.ready")
        return page

    yield open_page
    for page in pages:
        page.close()
    assert not errors
