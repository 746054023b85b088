"""Every rule of mazes has words that are short, plain and about the student's own cells."""

import re

import pytest

from knightstour.feedback.mazes import KINDS, words_of_maze_flaw
from knightstour.feedback.text import explanation_text
from knightstour.maze import closed_maze
from knightstour.results import CheckResult, Explanation, MazePicture, Status
from knightstour.rules import Flaw
from tests import readability

FOUND = {
    "not-a-maze": [1, 2],
    "not-a-set-of-doors": 0,
    "door-no-cell": "right",
    "not-a-cell": 3,
    "walk-begins-elsewhere": [(2, 2)],
    "marks-lost": [(0, 0)],
    "cell-marked-too": (4, 4),
}


def flawed(kind: str) -> Flaw:
    """A flaw with as many cells as its words name."""
    for cells in ((), ((3, 4),), ((3, 4), (3, 5))):
        flaw = Flaw(kind, 12, cells, found=FOUND.get(kind, 17), expected=16)
        try:
            words_of_maze_flaw(flaw)
        except (IndexError, ValueError):
            continue
        return flaw
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_the_words_of_a_rule_are_plain(kind: str) -> None:
    words = words_of_maze_flaw(flawed(kind))
    for text in (words.rule, words.next):
        assert readability.longest_sentence(text) <= 20
        assert not readability.jargon(text)
        assert text.isascii()
    assert readability.grade(f"{words.rule}\n{words.next}") <= 9
    assert len(readability.sentences(words.next)) <= 2
    assert re.search(r"\d", words.rule) or kind == "not-a-maze"
    assert not re.search(r"\byou (did|forgot|must|should|failed)\b|\bwrong\b|!", f"{words.rule} {words.next}")


@pytest.mark.parametrize("kind", KINDS)
def test_an_explanation_fits_the_terminal(kind: str) -> None:
    words = words_of_maze_flaw(flawed(kind))
    picture = MazePicture(closed_maze(5, 6), {(3, 4): "wrong", (3, 5): "before"})
    told = Explanation("way_out(maze, (0, 0), (4, 5))", "[]", words.rule, words.next, kind, picture=picture)
    lines = explanation_text(CheckResult("check", "A goal.", Status.FAILED, 1.0, told), "way_out").splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
