"""Writing a file whole or not at all, so that no reader and no crash ever sees half of one."""

import contextlib
import os
import tempfile
from pathlib import Path


def save_text(path: Path, text: str) -> None:
    """Write ``text`` to ``path`` as UTF-8; raises ``OSError`` and leaves the old file when it cannot."""
    save_bytes(path, text.encode("utf-8"))


def save_bytes(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``; raises ``OSError`` and leaves the old file as it was when it cannot."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        new.chmod(_mode(path))  # mkstemp makes files that only their owner can read
        new.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise


def _mode(path: Path) -> int:
    """The permissions of the file to be replaced, or those that a new file gets."""
    if path.exists():
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
