"""Sentences in the reader's language, and the error that carries one.

English is the source.  Catalogs, where there are any, lie in ``locale/`` inside the package.
"""

import gettext
import os
from pathlib import Path

DOMAIN = "knightstour"
LOCALE_FOLDER = Path(__file__).parent / "locale"

_catalog: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


class CourseError(Exception):
    """Something the user can put right, said in one sentence; the command line ends with exit code 2."""


class GraderFault(Exception):
    """The grader itself failed and nothing is said about any submission: one sentence, and exit code 3."""


def choose_language(language: str | None = None) -> str:
    """Use ``language`` (by default what KNIGHTSTOUR_LANG says) from now on; "en" if it has no catalog.

    Returns the language in use.
    """
    global _catalog, _language
    wanted = language or os.environ.get("KNIGHTSTOUR_LANG") or "en"
    _language = wanted if wanted in available_languages() else "en"
    _catalog = gettext.translation(DOMAIN, LOCALE_FOLDER, [_language], fallback=True)
    return _language


def language_in_use() -> str:
    """The code of the language that sentences come in."""
    return _language


def available_languages() -> list[str]:
    """The codes of the languages that have a catalog, English among them."""
    return sorted({"en"} | {path.parent.parent.name for path in LOCALE_FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")})


def _(sentence: str) -> str:
    """The sentence in the reader's language."""
    return _catalog.gettext(sentence) if sentence else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The form of a sentence that fits ``count``."""
    return _catalog.ngettext(one, many, count)
