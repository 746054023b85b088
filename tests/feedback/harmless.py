"""What a terminal shows without obeying it."""

import unicodedata


def is_harmless(line: str) -> bool:
    """Whether ``line`` is one line without codes that hide, reorder or command (some scripts need joiners)."""
    kinds = {unicodedata.category(character) for character in line if character not in "\u200c\u200d"}
    return not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}
