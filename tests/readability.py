"""How hard a text is to read: words a sentence, and the Flesch-Kincaid grade with syllables from hyphenation."""

import re
from functools import cache

import pyphen

JARGON = {
    "argv",
    "assert",
    "assertion",
    "exception",
    "fixture",
    "iterable",
    "mutable",
    "nonetype",
    "pytest",
    "stderr",
    "stdout",
    "subprocess",
    "traceback",
}
# Places of code in a sentence: they are shown, not read.
_CODE = re.compile(r"\(-?\d+, -?\d+\)|\b\w+\(\)|\b\w+(?:[._]\w+)+\b|\[[^\]]*\]")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|\n+")
_VOWELS = re.compile(r"[aeiouy]+")
_SILENT_END = re.compile(r"(?<=[^aeioul])(?:e|(?<![cgszxh])es|(?<![td])ed)$|(?<=[aeiouy][lr])e[sd]?$")
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*|\d+(?:\.\d+)?")


def sentences(text: str) -> list[str]:
    """The sentences of a text; each piece of code counts as one short word."""
    return [part for part in _SENTENCE_END.split(_CODE.sub("this", text)) if _WORD.search(part)]


def words(sentence: str) -> list[str]:
    """The words and numbers of a sentence."""
    return _WORD.findall(sentence)


@cache
def _hyphenation() -> pyphen.Pyphen:
    return pyphen.Pyphen(lang="en_US", left=1, right=2)


def syllables(word: str) -> int:
    """How many syllables a word has: by its hyphens, or by its vowels where a short one may not be divided ("many")."""
    if not word[0].isalpha():
        return 1
    word = word.lower()
    by_vowels = len(_VOWELS.findall(_SILENT_END.sub("", word)))
    return max(len(_hyphenation().positions(word)) + 1, by_vowels)


def grade(text: str) -> float:
    """The Flesch-Kincaid grade: the school year in which a text can be read."""
    parts = [words(sentence) for sentence in sentences(text)]
    spoken = [word for part in parts for word in part]
    if not spoken:
        return 0.0
    return 0.39 * len(spoken) / len(parts) + 11.8 * sum(map(syllables, spoken)) / len(spoken) - 15.59


def longest_sentence(text: str) -> int:
    """The number of words in the longest sentence."""
    return max((len(words(sentence)) for sentence in sentences(text)), default=0)


def jargon(text: str) -> set[str]:
    """Words that a beginner need not know."""
    return {word.lower() for word in _WORD.findall(text)} & JARGON
