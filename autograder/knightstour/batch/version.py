"""What a result depends on besides the submission: the content of everything that judges and words it."""

import functools
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1]

# Parts that only find submissions, show results or serve lessons.  Whatever is not named here counts.
_WITHOUT_A_SAY = {
    "_content",
    "authoring",
    "batch",
    "class_run",
    "cli",
    "collect",
    "gradebook",
    "invariants",
    "notebook",
    "questions",
    "release",
    "skeletons",
    "widgets",
    "workfolder",
}
_KINDS = (".py", ".toml", ".json", ".html", ".css", ".mo")


@functools.cache
def course_version() -> str:
    """A digest of the checks, rules, mistakes, words, runner and of all else that may change a result."""
    digest = hashlib.sha256(f"{sys.version_info[:2]}".encode())
    for file in sorted(_files(), key=lambda file: file.relative_to(PACKAGE).as_posix()):
        content = file.read_bytes()
        digest.update(f"\n{file.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _files() -> Iterator[Path]:
    for part in PACKAGE.iterdir():
        if part.name.removesuffix(".py") in _WITHOUT_A_SAY or part.name.startswith((".", "__")):
            continue
        candidates = part.rglob("*") if part.is_dir() else (part,)
        yield from (file for file in candidates if file.suffix in _KINDS and file.is_file())
