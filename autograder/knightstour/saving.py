"""Writing a file whole or not at all, so that no reader and no crash ever sees half of one."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

UNFINISHED = ".knightstour-"  # how the name of a file starts while it is written, and no one else's does
_LONGEST_PREFIX = 40  # characters of the name that a file has while it is written; names are short on some disks


def save_text(path: Path, text: str) -> None:
    """Write ``text`` to ``path`` as UTF-8; raises ``OSError`` and leaves the old file when it cannot."""
    save_bytes(path, text.encode("utf-8"))


def save_bytes(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``; raises ``OSError`` and leaves the old file as it was when it cannot."""
    with saving(path) as file:
        file.write(content)


@contextlib.contextmanager
def saving(path: Path) -> Iterator[IO[bytes]]:
    """A file to write to piece by piece, which takes the place of ``path`` once all of it is written."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{UNFINISHED}{path.name[:_LONGEST_PREFIX]}.")
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
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
