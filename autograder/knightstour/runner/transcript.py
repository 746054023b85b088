"""What a worker wrote to stdout and stderr, cut into the calls during which it was written."""

KEPT = 64 * 1024
FLOOD = 8 * 1024 * 1024


class Transcript:
    """Takes bytes as they come; marks between them, written by the worker after each call, tell whose they were.

    A submission can write marks too: it then only blurs which of its own calls printed what.
    """

    def __init__(self) -> None:
        self._kept = bytearray()
        self._pending = b""
        self._seen = 0
        self._nonce = ""
        self._index = 0
        self._finished: dict[int, bytes] = {}

    @property
    def flooded(self) -> bool:
        """Whether one call has written more than is allowed."""
        return self._seen > FLOOD

    def expect(self, nonce: str) -> None:
        """From now on the marks of the request ``nonce`` separate the calls."""
        self._nonce = nonce
        self._index = 0
        self._finished.clear()

    def add(self, data: bytes) -> None:
        """Take in what was read."""
        self._pending += data
        while True:
            mark = f"\0{self._nonce}:{self._index}\0".encode()
            before, found, after = self._pending.partition(mark)
            if not found:
                break
            self._keep(before)
            self._finished[self._index] = self._flush()
            self._index += 1
            self._pending = after
        keep_back = len(mark) - 1  # the beginning of a mark may be the last that has come so far
        if len(self._pending) > keep_back:
            self._keep(self._pending[:-keep_back])
            self._pending = self._pending[-keep_back:]

    def take(self, index: int) -> str:
        """What call ``index`` wrote; all there is, when its mark never came."""
        if index in self._finished:
            return _as_text(self._finished.pop(index))
        self._keep(self._pending)
        self._pending = b""
        return _as_text(self._flush())

    def _keep(self, data: bytes) -> None:
        self._seen += len(data)
        self._kept += data[: KEPT - len(self._kept)] if len(self._kept) < KEPT else b""

    def _flush(self) -> bytes:
        kept = bytes(self._kept)
        self._kept.clear()
        self._seen = 0
        return kept


def _as_text(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")
