"""A sealed worker's last step before it listens: trying what it should no longer be able to do."""

from __future__ import annotations

import os

from knightstour.runner.kernel import SealError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def verify(hidden: list[str]) -> None:
    """Raise `SealError` with the name of anything that is not refused."""
    import _socket

    for path in ["/etc/passwd", *(os.path.join(folder, "__init__.py") for folder in hidden)]:
        _expect(OSError, f"reading {path}", lambda: os.close(os.open(path, os.O_RDONLY)))  # noqa: B023 - called at once
    _expect(OSError, "writing a file", lambda: os.close(os.open("written", os.O_WRONLY | os.O_CREAT)))
    _expect(PermissionError, "forking", _fork)
    _expect(PermissionError, "running a program", lambda: os.execv("/nowhere", ["nowhere"]))
    _expect(PermissionError, "a socket", lambda: _socket.socket().close())
    _expect(PermissionError, "signals", lambda: os.kill(os.getppid(), 0))


def _fork() -> None:
    if os.fork() == 0:
        os._exit(0)


def _expect(refusal: type[OSError], what: str, attempt: Callable[[], object]) -> None:
    try:
        attempt()
    except refusal:
        return
    except OSError as error:
        raise SealError(f"not refused: {what} ({error.strerror})") from None
    raise SealError(f"not refused: {what}")
