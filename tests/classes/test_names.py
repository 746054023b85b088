"""Whatever people and platforms call things becomes a file's name that every system can hold."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.collect.naming import safe_names


@pytest.mark.parametrize(
    "title",
    ["alice", "Tran Thi Bich", "nguyen.van.a", "o'brien, liam", "王小明", "محمد", "Mary-Ann (2)", "=1+1"],
)
def test_an_ordinary_name_stays(title: str) -> None:
    assert safe_names([title]) == [title]


@pytest.mark.parametrize(
    ("title", "start"),
    [
        ("a/b", "a_b~"),
        ("../x", "_x~"),
        ("..", "~"),
        ("con", "con~"),
        ("LPT1.tar", "LPT1.tar~"),
        ("a:b*?", "a_b__~"),
        ("trailing. ", "trailing~"),
        (".hidden", "hidden~"),
        ("new\nline", "newline~"),
        ("\u202egpj.exe", "gpj.exe~"),
        ("bad\udcff", "bad~"),
        ("x" * 255, "x" * 150 + "~"),
        ("é" * 200, "é" * 75 + "~"),
    ],
)
def test_a_name_that_some_system_cannot_hold_is_cleaned_and_marked(title: str, start: str) -> None:
    (name,) = safe_names([title])
    assert name.startswith(start)
    assert len(name) == len(start) + 10


def test_names_that_differ_in_capitals_only_do_not_overwrite_each_other() -> None:
    names = safe_names(["Ana", "ana", "bob"])
    assert names[2] == "bob"
    assert len({name.casefold() for name in names}) == 3


@given(st.lists(st.text(max_size=300), unique=True, max_size=8))
def test_any_names_become_distinct_files(titles: list[str]) -> None:
    names = safe_names(titles)
    assert len({name.casefold() for name in names}) == len(titles)
    for name in names:
        assert 0 < len(name.encode()) <= 180
        assert not set(name) & set('/\\:*?"<>|\0')
        assert not name.startswith(".")
        assert all(unicodedata.category(character) not in ("Cc", "Cs") for character in name)


@given(st.text(max_size=300))
def test_the_same_title_always_gets_the_same_name(title: str) -> None:
    assert safe_names([title]) == safe_names([title])
