"""Names that people and platforms gave, made into names of files that every system can hold, each one once."""

import hashlib
import re
import unicodedata
from collections.abc import Iterable

LONGEST = 150  # bytes; endings, and the dot and letters of a file that is being written, must fit into 255, too

_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[\\/:*?"<>|]')
_JOINERS = "\u200c\u200d"


def safe_names(titles: Iterable[str]) -> list[str]:
    """A name for each title, in order: the title itself where it can be a file's name and no other one is like it.

    Every other title is cleaned, shortened and gets a few letters computed from the whole of it, so that the same title
    always gets the same name.
    """
    wanted = list(titles)
    seen: dict[str, int] = {}
    for title in wanted:
        seen[title.casefold()] = seen.get(title.casefold(), 0) + 1
    return [title if _is_safe(title) and seen[title.casefold()] == 1 else _marked(title) for title in wanted]


def _is_safe(title: str) -> bool:
    return bool(title) and _cleaned(title) == title and not _RESERVED.fullmatch(title)


def _marked(title: str) -> str:
    digest = hashlib.sha256(title.encode("utf-8", "surrogatepass")).hexdigest()[:10]
    return f"{_cleaned(title)}~{digest}"


def _cleaned(title: str) -> str:
    """The title without what some system cannot have in a file's name, and not too long."""
    text = "".join(character for character in title if not _is_hidden(character))
    text = _FORBIDDEN.sub("_", unicodedata.normalize("NFC", text)).lstrip(".~ ").rstrip(". ")
    return text.encode("utf-8")[:LONGEST].decode("utf-8", "ignore").rstrip(". ")


def _is_hidden(character: str) -> bool:
    """Whether the character is a control, format, surrogate or unassigned one, or ends a line."""
    if character in _JOINERS:
        return False
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp")
