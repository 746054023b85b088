"""Sentences in the reader's language, and the error that carries one.

English is the source.  Catalogs, where there are any, lie in ``locale/`` inside the package.
"""

import gettext
import os
from pathlib import Path

DOMAIN = "knightstour"
LOCALE_FOLDER = Path(__file__).parent / "locale"

_catalog: gettext.NullTranslations = gettext.NullTranslations()


class CourseError(Exception):
    """Something the user can put right, said in one sentence; the command line ends with exit code 2."""


def choose_language(language: str | None = None) -> str:
    """Use ``language`` (or the environment's) for every sentence from now on; return the one in use, "en" if none fits."""
    global _catalog
    wanted = [language] if language else [code for code in _environment_languages() if code]
    found = gettext.find(DOMAIN, LOCALE_FOLDER, wanted) if wanted else None
    _catalog = gettext.translation(DOMAIN, LOCALE_FOLDER, wanted, fallback=True) if found else gettext.NullTranslations()
    return Path(found).parent.parent.name if isinstance(found, str) else "en"


def available_languages() -> list[str]:
    """The codes of the languages that have a catalog, English among them."""
    return sorted({"en"} | {path.parent.parent.name for path in LOCALE_FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")})


def _environment_languages() -> list[str]:
    return os.environ.get("KNIGHTSTOUR_LANG", "").split(":")


def _(sentence: str) -> str:
    """The sentence in the reader's language."""
    return _catalog.gettext(sentence) if sentence else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The form of a sentence that fits ``count``."""
    return _catalog.ngettext(one, many, count)
