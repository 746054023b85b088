"""Whether a file is still as it was handed out: who returns the whole kit has not worked on all of it."""

import functools

from knightstour.collect.entries import Entry, Unreadable
from knightstour.course import Unit, content_folder

_SLACK = 10_000  # bytes that line ends and blanks may add to a skeleton


def is_untouched(entry: Entry, unit: Unit) -> bool:
    """Whether the file is the skeleton of the unit; line ends and blanks at the end of a line say nothing."""
    handed_out = _skeleton(unit)
    if not handed_out or entry.refusal or entry.size > 2 * len(handed_out) + _SLACK:
        return False
    try:
        return _said(entry.content()) == handed_out
    except Unreadable:
        return False


@functools.cache
def _skeleton(unit: Unit) -> str:
    file = content_folder("skeletons") / unit.file_name
    return _said(file.read_bytes()) if file.is_file() else ""


def _said(content: bytes) -> str:
    lines = content.decode("utf-8-sig", "replace").splitlines()
    return "\n".join(line.rstrip() for line in lines).strip("\n")
