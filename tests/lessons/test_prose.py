"""The lessons read easily and keep to their plan: play, guess, look, write, check, argue."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from knightstour.authoring import about_lesson
from knightstour.course import content_folder, load_course
from tests.readability import grade, jargon, longest_sentence, sentences, words

LESSONS = content_folder("lessons")
ALL = sorted(LESSONS.glob("*.ipynb"))
TAUGHT = [path for path in ALL if "minutes" in about_lesson(path)]


def cells_of(path: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return cells


def source_of(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def prose_of(path: Path) -> str:
    """What a learner reads, without code, tables, formulas and the list of sources."""
    texts = [source_of(cell) for cell in cells_of(path) if cell["cell_type"] == "markdown"]
    text = "\n\n".join(texts).split("**Where the history comes from:**")[0]
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    text = re.sub(r"\$\$.*?\$\$", "", text, flags=re.DOTALL)
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    paragraphs = re.split(r"\n\s*\n|\n(?=\s*(?:-|\d+\.|#+) )", "\n".join(lines))
    return "\n".join(_plain(paragraph) for paragraph in paragraphs)


def _plain(paragraph: str) -> str:
    """A paragraph as it is read aloud; a piece of code counts as one word."""
    text = " ".join(paragraph.split())
    text = re.sub(r"`[^`]*`", "this", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"<[^>]*>", "", text)
    return re.sub(r"^(?:-|\d+\.|#+) +|[*_]", "", text)


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_prose_is_plain(path: Path) -> None:
    text = prose_of(path)
    long = [sentence for sentence in sentences(text) if len(words(sentence)) > 20]
    assert long == []
    assert grade(text) <= 9
    assert jargon(text) == set()


@pytest.mark.parametrize("path", sorted((LESSONS / "questions").glob("*.toml")), ids=lambda path: path.stem)
def test_questions_and_what_they_say_are_plain(path: Path) -> None:
    for question in tomllib.loads(path.read_text(encoding="utf-8"))["question"]:
        entries = [question, *question.get("option", []), *question.get("wrong", [])]
        for text in (
            entry[key] for entry in entries for key in ("ask", "says", "done", "otherwise", "revealed") if key in entry
        ):
            read = _plain(text)
            assert longest_sentence(read) <= 24, text  # a question names a board and a square in one go
            assert jargon(read) == set(), text


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_cells_are_short(path: Path) -> None:
    for cell in cells_of(path):
        lines = source_of(cell).splitlines()
        assert len(lines) <= (9 if cell["cell_type"] == "code" else 30), cell["id"]
        assert cell["cell_type"] != "code" or max(map(len, lines)) <= 100, cell["id"]


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_a_lesson_says_what_one_will_be_able_to_do_and_ends_in_something_to_argue_about(path: Path) -> None:
    cells = cells_of(path)
    about = about_lesson(path)
    first, last = source_of(cells[0]), source_of(cells[-1])
    assert first.startswith(f"# {about['title']}\n")
    assert "When you are done with this lesson, you can" in first
    assert f"about {about['minutes']} minutes" in first
    assert 15 <= about["minutes"] <= 30
    assert "## Something to argue about" in last
    assert last.count("?") >= 2


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_a_guess_is_asked_for_before_it_is_met_again(path: Path) -> None:
    code = [source_of(cell) for cell in cells_of(path) if cell["cell_type"] == "code"]
    names = [name for text in code for name in re.findall(r'recall\("([^"]*)"\)', text)]
    assert names
    earlier = "".join(source_of(cell) for other in TAUGHT if other < path for cell in cells_of(other))
    for name in names:
        asked = [place for place, text in enumerate(code) if f'ask("{name}")' in text]
        met = [place for place, text in enumerate(code) if f'recall("{name}")' in text]
        assert f'ask("{name}")' in earlier or asked[0] + 1 < met[0]


@pytest.mark.parametrize("path", TAUGHT[:4], ids=lambda path: path.stem)
def test_one_plays_before_anything_is_explained(path: Path) -> None:
    ids = [cell["id"] for cell in cells_of(path)]
    board = next(place for place, cell in enumerate(cells_of(path)) if "walk_by_hand" in source_of(cell) and place > 1)
    assert ids[board].startswith("play-first")
    assert board <= 4


def test_each_exercise_is_shown_at_work_and_checked_in_one_lesson() -> None:
    taught = [name for path in TAUGHT for name in about_lesson(path).get("exercises", [])]
    units = [unit for unit in load_course().units if unit.lessons]
    assert taught == [exercise.name for unit in units for exercise in unit.exercises]
    for path in TAUGHT:
        code = "".join(source_of(cell) for cell in cells_of(path) if cell["cell_type"] == "code")
        for name in about_lesson(path)["exercises"]:
            assert f'check("{name}")' in code
            assert f"work.{name}" in code or name == "whole_program"


def test_the_start_page_lists_what_the_lessons_say_of_themselves() -> None:
    page = source_of(cells_of(LESSONS / "00-start.ipynb")[0])
    for path in TAUGHT:
        about = about_lesson(path)
        assert f"| [{about['title']}]({path.name}) | {about['minutes']} | {', '.join(about['needs'])} |" in page


def test_names_that_a_lesson_imports_are_used_in_it() -> None:
    for path in ALL:
        text = "\n".join(source_of(cell) for cell in cells_of(path))
        imported = [
            name for line in re.findall(r"^from \S+ import (.+)$", text, re.MULTILINE) for name in line.split(", ")
        ]
        assert [name for name in imported if len(re.findall(rf"\b{name}\b", text)) < 2] == []


def test_code_that_lessons_show_is_not_a_solution() -> None:
    for path in ALL:
        text = "".join(source_of(cell) for cell in cells_of(path))
        assert "def generate_moves" not in text
        assert "min(n - i" not in text
