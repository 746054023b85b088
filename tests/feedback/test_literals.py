"""Values as short, safe text, and lines that fit the terminal in any script."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from knightstour.boards import empty_cases, full_case, walked_cases
from knightstour.feedback.literals import (
    WIDTH,
    call_text,
    columns,
    folded,
    literal,
    shortened,
    shown,
    square,
    squares,
    whole,
)
from knightstour.feedback.text import MOST_CALL_LINES
from knightstour.runner.answers import Foreign
from tests.feedback.harmless import is_harmless
from tests.rules.hostile import HUGE, Liar, endless, nested, values

SENTENCES = {
    "english": "Row and column are swapped on the square (3, 5) of the board. " * 6,
    "vietnamese": "Quân mã đi từ ô (3, 5) đến ô (5, 6) của bàn cờ, không đi qua ô nào hai lần. " * 6,
    "chinese": "騎士從左上角出發，每一格只走一次，走到死路就停下來。" * 12,
    "thai": "ม้าเดินจากมุมซ้ายบนไปยังทุกช่องของกระดานช่องละหนึ่งครั้งเท่านั้น" * 8,
    "one long word": "x" * 500,
    "only brackets": "(" * 300,
    "accents": "e\u0301\u0323" * 300,
    "joiners": "\u200d" * 300 + "騎" * 200,
}


# Lines


@pytest.mark.parametrize("indents", [("", None), ("", "    "), ("    ", "        ")])
@pytest.mark.parametrize("text", SENTENCES.values(), ids=SENTENCES)
def test_lines_fit_the_terminal_in_every_script_and_lose_nothing(text: str, indents: tuple[str, str | None]) -> None:
    lines = folded(text, *indents)
    assert all(columns(line) <= WIDTH for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert lines[0].startswith(indents[0])
    assert all(line.startswith(indents[0] if indents[1] is None else indents[1]) for line in lines[1:])
    assert all(line == line.rstrip() for line in lines)


@given(st.text(max_size=400), st.sampled_from([("", None), ("", "    "), ("    ", "        ")]))
@example(" \n ", ("", None))
@example("a" + " " * 200 + "b", ("", None))
def test_any_text_can_be_folded(text: str, indents: tuple[str, str | None]) -> None:
    lines = folded(text, *indents)
    # Only a pile of accents taller than any that ``visible`` lets through may be torn apart.
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(columns(line) <= WIDTH for line in lines)


@pytest.mark.parametrize("script", ["thai", "accents"])
def test_no_line_begins_with_an_accent(script: str) -> None:
    for line in folded(SENTENCES[script], "", "    ")[1:]:
        assert unicodedata.category(line.strip()[0]) not in ("Mn", "Me")


@given(st.lists(st.tuples(st.integers(-9, 99), st.integers(-9, 99)), min_size=1, max_size=40), st.integers(0, 9))
def test_a_square_stays_on_one_line(found: list[tuple[int, int]], shift: int) -> None:
    text = "x" * shift + " ".join(square(position) for position in found)
    lines = folded(text, "", "    ")
    assert sum(line.count(",") for line in lines) == len(found)
    assert not any(line.endswith(",") for line in lines)


def test_words_are_broken_at_blanks_where_there_are_any() -> None:
    lines = folded("word " * 40)
    assert lines == [("word " * 15).strip(), ("word " * 15).strip(), ("word " * 10).strip()]


def test_a_long_word_begins_on_the_line_that_is_open() -> None:
    assert folded("It gave: " + "x" * 100, "", "    ") == ["It gave: " + "x" * 67, "    " + "x" * 33]


def test_blanks_inside_a_line_stay() -> None:
    assert folded("'a   b'") == ["'a   b'"]


def test_nothing_has_no_lines() -> None:
    assert folded("") == []


@pytest.mark.parametrize(("text", "width"), [("abc", 3), ("騎士", 4), ("ñ", 1), ("n\u0303", 1), ("ม้า", 2), ("ｘ", 2)])
def test_columns_are_counted_as_a_terminal_counts_them(text: str, width: int) -> None:
    assert columns(text) == width


# Values


@given(values)
def test_any_value_can_be_shown_in_a_bounded_line(value: object) -> None:
    for longest in (10, 60, 300):
        text = shown(value, longest)
        assert is_harmless(text)
        assert len(text) <= longest + len(" [...]") or text.startswith("<")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        ([(0, 1)], "[(0, 1)]"),
        (HUGE, "<int>"),
        ([HUGE], "<list>"),
        (Liar(3), "<Liar>"),
        (Foreign("generator", "<generator object f>"), "<generator object f>"),
        ([Foreign("Knight")], "[<Knight>]"),
        (nested(100_000), "<list>"),
        (endless(), "[[...]]"),
        ("\x1b[2J", r"'\x1b[2J'"),
        ("騎士", "'騎士'"),
    ],
    ids=range(11),
)
def test_a_value_is_shown_as_python_writes_it_if_it_can_be_written(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_memory_address_is_left_out() -> None:
    assert shortened("<function f at 0x7fe01b2c>") == "<function f>"
    assert shown(object()) == "<object object>"


@given(st.text(max_size=2000), st.integers(1, 200))
def test_text_is_shortened_to_one_safe_line(text: str, longest: int) -> None:
    short = shortened(text, longest)
    assert is_harmless(short)
    assert len(short) <= longest + len(" [...]")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0"),
        (-12, "-12"),
        (10**14, "1" + "0" * 14),
        (10**15, "1000000000..."),
        (-(10**15), "-100000000..."),
        (10**3000, "1000000000..."),
        (HUGE, "..."),
        (-HUGE, "-..."),
        (Liar(3), "3"),
    ],
    ids=range(9),
)
def test_a_number_is_cut_when_no_board_can_hold_it(number: int, text: str) -> None:
    assert whole(number) == text


def test_squares_are_written_as_students_write_them() -> None:
    assert square((0, 12)) == "(0, 12)"
    assert squares([(0, 1), (2, 3)]) == "(0, 1), (2, 3)"
    assert squares([(0, 1), (2, 3), (4, 5)], 2) == "(0, 1), (2, 3) and others"
    assert squares([]) == ""


# Calls


@pytest.mark.parametrize("side", range(1, 21))
def test_an_empty_or_full_board_is_an_expression_that_makes_it(side: int) -> None:
    for board in ([[0] * side for _ in range(side)], full_case(side)[0]):
        made = eval(literal(board))
        assert made == board
        assert len({id(row) for row in made}) == side
        assert len(literal(board)) < 80


@pytest.mark.parametrize(
    "value", [[], [[]], [1, 2, 3, 4], [[0] * 4], [[0] * 3] * 4, (0, 1), None, "x", [[1, 2], [3, 4]]]
)
def test_any_other_value_is_written_out(value: object) -> None:
    assert literal(value) == repr(value)


BOARDS = [*empty_cases((1, 2, 3, 4, 5, 8, 12)), *walked_cases((3, 4, 5, 8), each=15), full_case(5), full_case(12)]


def test_every_board_that_the_lab_asks_about_fits_into_a_call_that_can_be_pasted() -> None:
    for board, position in BOARDS:
        text = call_text("generate_moves", [literal(board), literal(position)])
        lines = folded(text, "    ", "        ")
        assert len(lines) <= MOST_CALL_LINES
        asked = eval("\n".join(lines).strip(), {"generate_moves": lambda *arguments: arguments})
        assert asked == (board, position)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([[set(), set()], [set(), set()]], "[[set() for _ in range(2)] for _ in range(2)]"),
        ([[{(0, 1)}, {(1, 1), (0, 0)}]], "[[{(0, 1)}, {(0, 0), (1, 1)}]]"),
        ([[set()], []], "[[set()], []]"),
        ({3, 1, 2}, "{1, 2, 3}"),
    ],
)
def test_sets_are_written_in_order_and_a_maze_without_passages_as_an_expression(value: object, text: str) -> None:
    assert literal(value) == text
    assert eval(text) == value


def test_a_set_that_has_no_order_is_written_as_python_writes_it() -> None:
    assert literal({1, "a"}) in ("{1, 'a'}", "{'a', 1}")


def test_a_graph_is_written_node_by_node_with_its_neighbours_in_order() -> None:
    graph = {"a": {"c", "b"}, "b": {"a"}, "c": {"a"}}
    assert literal(graph) == "{'a': {'b', 'c'}, 'b': {'a'}, 'c': {'a'}}"
    assert eval(literal(graph)) == graph
