"""Text from outside made safe to look at."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.visible import CUT, visible

anything = st.text(st.characters(), max_size=60) | st.text(
    st.sampled_from("\x00\x1b\x7f\x9b\r\n\t\u202e\u2066\u200b\u2028\ufeff\ufffe\ud800\udfff\U000e0041\u0301a"),
    max_size=30,
)


@given(anything)
def test_nothing_that_hides_or_commands_survives(text: str) -> None:
    for character in visible(text):
        assert unicodedata.category(character) not in ("Cc", "Cs", "Zl", "Zp")
        assert unicodedata.category(character) != "Cf" or character in "\u200c\u200d"


@given(anything)
def test_what_is_shown_can_be_encoded_and_is_stable(text: str) -> None:
    visible(text).encode("utf-8")
    assert visible(visible(text)) == visible(text)


@given(anything, st.integers(0, 40))
def test_long_text_is_cut_and_says_so(text: str, limit: int) -> None:
    assert visible(text, limit) == (visible(text) if len(text) <= limit else visible(text[:limit]) + CUT)


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("\x1b[2J", r"\x1b[2J"),
        ("a\x00b", r"a\x00b"),
        ("a\nb\tc\rd", r"a\nb\tc\rd"),
        ("\u202egnp.exe", r"\u202egnp.exe"),
        ("\ud800", r"\ud800"),
        ("\U000e0041", r"\U000e0041"),
        ("\ufffe", r"\ufffe"),
        ("\ufdd0", r"\ufdd0"),
    ],
)
def test_characters_are_written_out_as_python_writes_them(hostile: str, shown: str) -> None:
    assert visible(hostile) == shown


@pytest.mark.parametrize("name", ["Nguyễn Văn Ân", "王小明", "สมชาย", "José", "محمد", "O'Brien", "नमस्ते", "می‌خواهم"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert visible(name) == name


def test_lines_and_tabs_can_be_kept() -> None:
    assert visible("a\r\nb\tc\x1b", lines=True) == "a\nb\tc\\x1b"


def test_a_pile_of_accents_is_taken_down() -> None:
    assert visible("e" + "\u0301" * 500 + "f") == "e" + "\u0301" * 4 + "f"
