"""Archives with feedback that platforms hand out to the right people by the names in them."""

import contextlib
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from knightstour.gradebook.book import Member
from knightstour.saving import saving

_ALWAYS = (1980, 1, 1, 0, 0, 0)  # no time of day: the same feedback makes the same archive

MOODLE_FEEDBACK = "moodle_feedback.zip"
CANVAS_UPLOAD = "canvas_upload.zip"


class Upload(Protocol):
    """Takes in the feedback for one submission after another."""

    def add(self, name: str, content: bytes) -> None:
        """Add a file."""


class _Archive:
    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._names: set[str] = set()

    def add(self, name: str, content: bytes) -> None:
        """Add a file; the first one of a name stays."""
        if name not in self._names:
            self._names.add(name)
            info = zipfile.ZipInfo(name, _ALWAYS)
            info.external_attr = 0o644 << 16
            self._archive.writestr(info, content, zipfile.ZIP_DEFLATED)


@contextlib.contextmanager
def upload(place: Path) -> Iterator[Upload]:
    """An archive at ``place``, there once it is whole."""
    with saving(place) as file, zipfile.ZipFile(file, "w") as archive:
        yield _Archive(archive)


def moodle_places(members: Sequence[Member]) -> list[str]:
    """Where Moodle wants to find the feedback file of each person; a group's number would lead to somebody else."""
    return [f"{member.name}_{member.number}_assignsubmission_file/feedback.html" for member in members]
