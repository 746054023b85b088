"""What a worker wrote to stdout and stderr, cut into the calls during which it was written."""

import re

KEPT = 64 * 1024  # bytes kept of one call
KEPT_IN_ALL = 4 * 1024 * 1024  # and of one request, which may hold many calls
FLOOD = 8 * 1024 * 1024  # bytes that one call may write
FLOOD_IN_ALL = 8 * FLOOD
LONGEST_NUMBER = 9  # digits of a call's number

_MARK = re.compile(rb"\0([^:\0]{1,64}):(\d{1,%d})\0" % LONGEST_NUMBER)


class Transcript:
    """Takes bytes as they come; marks between them, written by the worker after a call, tell whose they were.

    Calls that wrote nothing need no mark.
    A submission can write marks too: it then only blurs which of its own calls printed what.
    """

    def __init__(self) -> None:
        self.expect("", 0)

    def expect(self, nonce: str, calls: int) -> None:
        """From now on the marks of the request ``nonce``, which has so many ``calls``, separate them."""
        self._nonce = nonce.encode()
        self._longest_mark = len(nonce) + LONGEST_NUMBER + 3
        self._calls = calls
        self._index = 0  # of the first call without a mark, and without one after it
        self._kept = bytearray()
        self._pending = b""
        self._seen = self._seen_in_all = self._kept_in_all = 0
        self._finished: dict[int, bytes] = {}

    @property
    def flooded(self) -> bool:
        """Whether more was written than is allowed."""
        return self._seen > FLOOD or self._seen_in_all > FLOOD_IN_ALL

    def add(self, data: bytes) -> None:
        """Take in what was read."""
        self._pending += data
        begin = 0
        for found in _MARK.finditer(self._pending):
            index = int(found[2])
            if found[1] == self._nonce and self._index <= index < self._calls:
                self._keep(self._pending[begin : found.start()])
                self._finished[index] = self._flush()
                self._index = index + 1
                begin = found.end()
        self._pending = self._pending[begin:]
        keep_back = self._longest_mark - 1  # the beginning of a mark may be the last that has come so far
        if len(self._pending) > keep_back:
            self._keep(self._pending[:-keep_back])
            self._pending = self._pending[-keep_back:]

    def has_whole(self, index: int) -> bool:
        """Whether all that call ``index`` wrote has come."""
        return index in self._finished

    def take(self, index: int) -> str:
        """Give what call ``index`` wrote; all there is, when its mark never came."""
        if index in self._finished:
            return _as_text(self._finished.pop(index))
        self._keep(self._pending)
        self._pending = b""
        return _as_text(self._flush())

    def _keep(self, data: bytes) -> None:
        self._seen += len(data)
        self._seen_in_all += len(data)
        room = min(KEPT - len(self._kept), KEPT_IN_ALL - self._kept_in_all)
        kept = data[: max(0, room)]
        self._kept += kept
        self._kept_in_all += len(kept)

    def _flush(self) -> bytes:
        kept = bytes(self._kept)
        self._kept.clear()
        self._seen = 0
        return kept


def _as_text(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")
