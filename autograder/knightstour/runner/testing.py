"""pytest for files that hold tests of their own: imported once, before workers are forked, not in every worker."""

from __future__ import annotations

import importlib

SIGN = b"def test_"


def prepare() -> None:
    """Import pytest and all it needs to run tests; where it is not installed, leave it at that."""
    try:
        importlib.import_module("pytest")
        plugins = importlib.import_module("_pytest.config").default_plugins
        for name in plugins:
            importlib.import_module(f"_pytest.{name}")
    except ImportError:
        return
