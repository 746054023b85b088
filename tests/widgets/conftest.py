"""What the tests of widgets need: the notebook libraries for all of them, a real browser for some."""

import importlib.util

from tests.browsing import axe, browser

__all__ = ["axe", "browser"]

collect_ignore_glob = [] if importlib.util.find_spec("anywidget") else ["test_*.py"]
