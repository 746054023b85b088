"""pytest for files that hold tests of their own: imported once, before workers are forked, not in every worker."""

from __future__ import annotations

import importlib
import sys

from knightstour.runner.libraries import TESTING, AllowedPackages

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


def hide() -> None:
    """Take pytest out of the reach of this process: a file without tests has no use for it."""
    for name in [name for name in sys.modules if name.partition(".")[0] in TESTING]:
        del sys.modules[name]
    for finder in sys.meta_path:
        if isinstance(finder, AllowedPackages):
            finder.leave_out(TESTING)
