"""Frames between grader and worker: four bytes of length, then a message.  Used on both sides; standard library only.

What a worker sends is JSON, which is believed by nobody: its length is checked before anything is read or stored, and
its nesting before it is parsed.  What the grader sends is ``marshal``: the quickest there is, and read only by workers
of the same Python, who have no reason to doubt it.
"""

from __future__ import annotations

import json
import marshal

from knightstour.runner.codec import CAPS, is_too_nested

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HEADER = 4
LARGEST = 4 * 1024 * 1024
WITHOUT_REFERENCES = 2  # the version of marshal in which a list that is sent twice comes as two lists

_packed = marshal.dumps  # as they are now, whatever a submission puts in their place
_unpacked = marshal.loads
_as_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


class FrameError(Exception):
    """Bytes that are no frame: too long, not JSON, nested too deeply, or not an object."""


def pack(message: dict[str, Any]) -> bytes:
    """``message`` as one frame of JSON."""
    return _framed(_as_json(message).encode("ascii"))


def pack_reply(nonce: str, index: int, answer: dict[str, Any]) -> bytes:
    """``answer`` to the call ``index`` of the request ``nonce`` as one frame, which begins with these two."""
    return _framed(reply_prefix(nonce, index) + _as_json(answer).encode("ascii")[1:])


def reply_prefix(nonce: str, index: int) -> bytes:
    """The first bytes of the only message that is an answer to the call ``index`` of the request ``nonce``."""
    return b'{"nonce":"%s","index":%d,' % (nonce.encode("ascii"), index)


def pack_request(message: dict[str, Any]) -> bytes:
    """The grader's ``message`` as one frame."""
    return _framed(_packed(message, WITHOUT_REFERENCES))


def parse_request(body: bytes) -> dict[str, Any]:
    """The grader's message in ``body``."""
    message: dict[str, Any] = _unpacked(body)
    return message


def pack_arguments(arguments: list[Any]) -> bytes:
    """The arguments of one call, to be unpacked just before it: every call gets values of its own."""
    return _packed(arguments, WITHOUT_REFERENCES)


def unpack_arguments(data: bytes) -> list[Any]:
    """Values of one's own, equal to those that were packed."""
    arguments: list[Any] = _unpacked(data)
    return arguments


def _framed(body: bytes) -> bytes:
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
        body = self.take_body(largest)
        return None if body is None else parse(body, items)

    def take_body(self, largest: int = LARGEST) -> bytes | None:
        """The next message as it came, or None while it is not whole; raises `FrameError` when it is too long."""
        if len(self._bytes) < HEADER:
            return None
        end = HEADER + body_length(bytes(self._bytes[:HEADER]), largest)
        if len(self._bytes) < end:
            return None
        body = bytes(self._bytes[HEADER:end])
        self.last_size = end
        del self._bytes[:end]
        return body
