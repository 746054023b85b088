"""Texts that people read, kept as files: when a text changes, the change is read before it is kept.

Run the tests with KNIGHTSTOUR_UPDATE_GOLDENS=1 to keep the new texts, then read the difference.
"""

import os
from pathlib import Path


def assert_golden(path: Path, text: str) -> None:
    """Fail when ``text`` is not what ``path`` holds; with KNIGHTSTOUR_UPDATE_GOLDENS=1 write it there instead."""
    if os.environ.get("KNIGHTSTOUR_UPDATE_GOLDENS") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path} is missing: run with KNIGHTSTOUR_UPDATE_GOLDENS=1 and read the new file"
    assert text == path.read_text(encoding="utf-8"), f"{path.name} reads differently: is the new text better?"
