"""The package itself, as files that can be carried to where it grades, without building anything."""

import importlib.metadata
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath

from knightstour.course import content_folder, load_course
from knightstour.messages import language_in_use

PACKAGE = Path(__file__).parents[1]
SETTINGS = "settings.json"
PRIVATE_CHECKS = "checks"

# Solutions, lessons and faces of the notebooks are not needed to grade; skeletons are, and are put in below.
_LEFT_OUT = {"_content", "notebook", "questions", "widgets"}


@dataclass(frozen=True)
class Setup:
    """How a platform is to grade."""

    unit: str
    isolation: str | None
    checks: tuple[tuple[str, bytes], ...] = ()

    def as_json(self) -> bytes:
        """The settings as the program that grades there reads them."""
        data = {"unit": self.unit, "isolation": self.isolation, "language": language_in_use()}
        return (json.dumps(data, indent=1) + "\n").encode()


def grader_files(setup: Setup) -> Iterator[tuple[PurePath, bytes]]:
    """The package, what it requires, the settings and an instructor's own checks."""
    for file in sorted(PACKAGE.rglob("*")):
        place = file.relative_to(PACKAGE)
        left_over = any(part.startswith((".", "__pycache__")) for part in place.parts)
        if file.is_file() and not left_over and place.parts[0] not in _LEFT_OUT:
            yield PurePath("knightstour") / place, file.read_bytes()
    # There is no clone around the package where it is carried to, so it must find them as in an installed wheel.
    for unit in load_course().units:
        skeleton = content_folder("skeletons") / unit.file_name
        yield PurePath("knightstour/_content/skeletons") / unit.file_name, skeleton.read_bytes()
    yield PurePath("requirements.txt"), "".join(f"{line}\n" for line in requirements()).encode()
    yield PurePath(SETTINGS), setup.as_json()
    for name, content in setup.checks:
        yield PurePath(PRIVATE_CHECKS) / name, content


def requirements() -> list[str]:
    """What the package needs to grade: from the clone it lies in, else from what was installed."""
    project = PACKAGE.parents[1] / "pyproject.toml"
    if project.is_file():
        return sorted(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"])
    needed = importlib.metadata.requires("knightstour") or []
    return sorted(line for line in needed if not re.search(r";.*\bextra\b", line))
