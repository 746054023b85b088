"""Frames between grader and worker: four bytes of length, then JSON.  Used on both sides; standard library only.

A frame's length is checked before anything is read or stored, and its nesting before it is parsed.
"""

from __future__ import annotations

import json

from knightstour.runner.codec import CAPS, is_too_nested

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HEADER = 4
LARGEST = 4 * 1024 * 1024


class FrameError(Exception):
    """Bytes that are no frame: too long, not JSON, nested too deeply, or not an object."""


def pack(message: dict[str, Any]) -> bytes:
    """``message`` as one frame."""
    body = json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii")
    return len(body).to_bytes(HEADER, "big") + body


def body_length(header: bytes, largest: int = LARGEST) -> int:
    """The length that ``header`` announces; raises `FrameError` when it is over the cap."""
    length = int.from_bytes(header, "big")
    if length > largest:
        raise FrameError("too-long")
    return length


def parse(body: bytes, items: int = CAPS.items) -> dict[str, Any]:
    """The message in ``body``, for a value of so many ``items``; raises `FrameError` for anything but a JSON object."""
    if is_too_nested(body, items):
        raise FrameError("too-nested")
    try:
        message = json.loads(body, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise FrameError("not-json") from None
    if type(message) is not dict:
        raise FrameError("not-an-object")
    return message


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


class FrameBuffer:
    """Collects bytes as they come and gives whole messages back."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self.last_size = 0  # bytes of the message given last

    def __len__(self) -> int:
        return len(self._bytes)

    def add(self, data: bytes) -> None:
        """Take in what was read."""
        self._bytes += data

    def take(self, largest: int = LARGEST, items: int = CAPS.items) -> dict[str, Any] | None:
        """The next message, or None while it is not whole; raises `FrameError` as soon as it cannot become one."""
        if len(self._bytes) < HEADER:
            return None
        end = HEADER + body_length(bytes(self._bytes[:HEADER]), largest)
        if len(self._bytes) < end:
            return None
        body = bytes(self._bytes[HEADER:end])
        self.last_size = end
        del self._bytes[:end]
        return parse(body, items)
