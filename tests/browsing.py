"""A real browser for tests, and axe-core to look for barriers; tests are skipped where they are missing."""

import importlib.util
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Headless, without a sandbox of its own (containers have none to give), and silent on the network.
_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A real browser, the one that is installed here.

    Its driver keeps an event loop running, which other tests must not meet; so it ends with its module.
    """
    playwright = pytest.importorskip("playwright.sync_api")
    path = next((found for name in _BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium is installed")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=_OPTIONS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The program of axe-core, which looks for barriers in a page."""
    if importlib.util.find_spec("axe_playwright_python") is None:
        pytest.skip("axe-core is not installed")
    specification = importlib.util.find_spec("axe_playwright_python")
    assert specification is not None
    assert specification.origin is not None
    return (Path(specification.origin).parent / "axe.min.js").read_text(encoding="utf-8")
