"""Pages are looked at in a real browser, where there is one."""

from tests.browsing import axe, browser

__all__ = ["axe", "browser"]
