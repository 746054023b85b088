"""Text of unknown origin made safe to look at: every character that hides, reorders or commands becomes a visible sign.

Names of submissions, what a program printed and what a call returned all come from outside.  A terminal would obey the
escape sequences in them, a page would follow their direction marks, and XML forbids some of their characters.
"""

import unicodedata

CUT = " [...]"
MOST_MARKS = 4  # accents piled on one letter; no written language needs more
_JOINERS = "\u200c\u200d"  # needed to spell Persian and some Indic words, and harmless


def visible(text: str, limit: int | None = None, *, lines: bool = False) -> str:
    r"""``text`` with control, direction and other unprintable characters written out, cut after ``limit`` characters.

    They are written as Python writes them: ESC becomes ``\x1b``, a right-to-left override ``\u202e``.  With ``lines``
    line ends and tabs stay as they are.
    """
    if limit is not None and len(text) > limit:
        return visible(text[:limit], lines=lines) + CUT
    if text.isascii() and text.isprintable():
        return text
    return _with_few_marks("".join(_shown(character, lines) for character in _one_kind_of_line_end(text, lines)))


def _one_kind_of_line_end(text: str, lines: bool) -> str:
    return text.replace("\r\n", "\n") if lines else text


def _shown(character: str, lines: bool) -> str:
    if lines and character in "\n\t":
        return character
    return character.encode("unicode_escape").decode("ascii") if _is_unsafe(character) else character


def _is_unsafe(character: str) -> bool:
    """Whether the character is a control, format or surrogate code, a line separator, or no character at all."""
    category = unicodedata.category(character)
    if category in ("Cc", "Cs", "Zl", "Zp"):
        return True
    if category == "Cf":
        return character not in _JOINERS
    code = ord(character)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _with_few_marks(text: str) -> str:
    """``text`` with at most a few accents on each letter: a tall pile of them covers the lines around it."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
