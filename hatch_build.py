"""Build hook: a wheel carries copies of the content, so that it works without the clone.

Only standard wheels get them.  An editable install uses the clone's own folders, where copies would go stale.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CONTENT = ("skeletons", "solutions", "lessons")


class ContentHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds ``skeletons``, ``solutions`` and ``lessons`` to ``knightstour/_content``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to add, before a wheel is built."""
        if version != "standard":
            return
        root = Path(self.root)
        for folder in CONTENT:
            for file in sorted((root / folder).rglob("*")):
                place = file.relative_to(root)
                left_over = any(part.startswith((".", "__")) for part in place.parts)
                if file.is_file() and not left_over:
                    build_data["force_include"][str(file)] = f"knightstour/_content/{place.as_posix()}"
