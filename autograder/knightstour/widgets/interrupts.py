"""What goes on in the background can be interrupted as a cell can."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator

_latest = float("-inf")  # when the last interrupt came


@contextlib.contextmanager
def interruptible(since: float) -> Iterator[None]:
    """Let an interrupt of the kernel end what is done here: outside of cells a kernel is deaf to it.

    It ends all that goes on, so one that came after ``since``, between two pieces of work or in others' work, counts.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    if _latest > since:
        raise KeyboardInterrupt
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        _note()
        raise
    finally:
        deaf = before is signal.SIG_IGN or before is _note
        signal.signal(signal.SIGINT, _note if deaf else signal.SIG_DFL if before is None else before)


def _note(*_: object) -> None:
    global _latest  # noqa: PLW0603  a process gets one interrupt at a time
    _latest = time.monotonic()
