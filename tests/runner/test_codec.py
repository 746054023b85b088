"""What a value looks like after it has crossed the wall, and what the decoder refuses to believe."""

import json
import math
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.runner.answers import Foreign
from knightstour.runner.codec import CAPS, WIRE_DEPTH, Caps, CodecError, decode, encode, is_too_nested, plain_text


def crossed(value: object, caps: Caps = CAPS) -> Any:
    """``value`` as the grader receives it."""
    return decode(json.loads(json.dumps(encode(value, caps))), Foreign, caps)


def reason_of(error: pytest.ExceptionInfo[CodecError]) -> str:
    return error.value.reason


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.integers() | st.text() | st.tuples(st.integers()), inner, max_size=4)
        | st.sets(st.integers() | st.text() | st.frozensets(st.integers(), max_size=3), max_size=4)
    ),
    max_leaves=20,
)


@given(PLAIN)
def test_plain_data_arrives_as_it_was_with_the_same_types(value: object) -> None:
    assert repr(crossed(value)) == repr(value) or crossed(value) == value
    assert type(crossed(value)) is type(value)


def test_truth_and_numbers_are_told_apart() -> None:
    assert crossed([True, 1, 1.0]) == [True, 1, 1.0]
    assert [type(one) for one in crossed([True, 1, 1.0])] == [bool, int, float]


def test_floats_that_are_not_finite_survive() -> None:
    nan, up, down = crossed([float("nan"), float("inf"), float("-inf")])
    assert math.isnan(nan)
    assert (up, down) == (math.inf, -math.inf)


@pytest.mark.parametrize("text", ["", "\ud800", "\x00", "\x1b[31m", "é中", '"\\"[[{', "\U0001f9e9"])
def test_every_text_survives(text: str) -> None:
    assert crossed(text) == text


def test_a_range_arrives_as_a_list() -> None:
    assert crossed(range(3)) == [0, 1, 2]


def test_subclasses_arrive_as_what_they_truly_hold() -> None:
    square = namedtuple("square", "row column")  # noqa: PYI024 - what students write

    class Color(IntEnum):
        RED = 2

    assert crossed(square(1, 2)) == (1, 2)
    assert type(crossed(square(1, 2))) is tuple
    assert crossed(Color.RED) == 2
    assert type(crossed(Color.RED)) is int
    assert crossed(defaultdict(list, {1: [2]})) == {1: [2]}
    assert crossed(OrderedDict(a=1)) == {"a": 1}
    assert crossed(Counter("aab")) == {"a": 2, "b": 1}


def test_a_list_that_lies_about_itself_is_read_past_its_lies() -> None:
    class Liar(list[int]):
        def __len__(self) -> int:
            return 64

        def __iter__(self) -> Any:
            return iter(range(64))

        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = None

    assert crossed(Liar([666])) == [666]


def test_a_text_that_lies_about_itself_is_read_past_its_lies() -> None:
    class Liar(str):
        __slots__ = ()

        def __str__(self) -> str:
            raise SystemExit

        def __getitem__(self, key: object) -> str:
            raise SystemExit

    assert crossed(Liar("truth")) == "truth"


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ((n for n in [1]), "generator"),
        (map(str, [1]), "map"),
        (b"x", "bytes"),
        (2 + 3j, "complex"),
        (..., "ellipsis"),
        (deque([1]), "collections.deque"),
        (len, "builtin_function_or_method"),
        (int, "type"),
    ],
)
def test_what_is_not_plain_data_arrives_as_a_name(value: object, name: str) -> None:
    arrived = crossed(value)
    assert isinstance(arrived, Foreign)
    assert arrived.type_name == name


def test_an_object_of_the_students_own_is_named_without_its_address() -> None:
    class Board:
        pass

    arrived = crossed(Board())
    assert arrived.type_name == "Board"
    assert "0x" not in arrived.text


def test_an_object_whose_repr_ends_the_program_is_only_named() -> None:
    class Bomb:
        def __repr__(self) -> str:
            raise SystemExit(0)

    assert crossed([Bomb()]) == [Foreign("Bomb", "")]


def test_a_class_that_poses_as_a_list_is_foreign() -> None:
    class Poser:
        __class__ = list  # type: ignore[assignment]

    assert crossed(Poser()).type_name == "Poser"


def test_a_list_that_holds_itself_is_endless() -> None:
    loop: list[object] = []
    loop.append([loop])
    with pytest.raises(CodecError) as caught:
        encode(loop)
    assert reason_of(caught) == "endless"


def test_the_same_row_twice_is_no_cycle() -> None:
    row = [0, 0]
    assert crossed([row, row]) == [[0, 0], [0, 0]]


def test_depth_counts_containers_within_containers() -> None:
    def nested(depth: int) -> list[object]:
        value: list[object] = []
        for _ in range(depth - 1):
            value = [value]
        return value

    assert crossed(nested(CAPS.depth)) == nested(CAPS.depth)
    with pytest.raises(CodecError) as caught:
        encode(nested(CAPS.depth + 1))
    assert reason_of(caught) == "too-deep"


@pytest.mark.parametrize(
    "value",
    [
        [0] * 50_001,
        [[0] * 1000] * 10**7,
        range(10**12),
        "x" * 1_000_001,
        ["x" * 600_000] * 2,
        2**8192,
        -(2**8192),
        set(range(5_001)),
        dict.fromkeys(range(5_001)),
    ],
    ids=["items", "shared rows", "range", "text", "texts", "number", "negative", "set", "dict"],
)
def test_too_much_is_too_large(value: object) -> None:
    with pytest.raises(CodecError) as caught:
        encode(value)
    assert reason_of(caught) == "too-large"


def test_as_much_as_the_caps_allow_is_sent() -> None:
    for value in ([0] * 50_000, "x" * 1_000_000, 2**8192 - 1, set(range(5_000))):
        assert crossed(value) == value


def test_a_larger_board_may_be_asked_for() -> None:
    board = [[row * 300 + column for column in range(300)] for row in range(300)]
    caps = Caps(90_300)
    assert crossed(board, caps) == board


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"t": [], "s": []},
        {"unknown": []},
        {"t": 1},
        {"s": 1},
        {"s": [[1]]},
        {"d": [[1]]},
        {"d": [1]},
        {"d": [[[1], 2]]},
        {"d": {}},
        {"x": "1e5"},
        {"x": 1},
        {"o": ["name"]},
        {"o": ["name", 1]},
        {"o": ["n" * 1000, ""]},
        {"o": ["name", "t" * 10_000]},
        {"s": [0] * 5_001},
        [{"deeper": 1}],
    ],
    ids=repr,
)
def test_the_decoder_refuses_what_the_encoder_never_writes(data: object) -> None:
    with pytest.raises(CodecError) as caught:
        decode(data, Foreign)
    assert reason_of(caught) == "malformed"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([0] * 50_001, "too-large"),
        ({"d": [[n, [0] * 20] for n in range(3_000)]}, "too-large"),
        ("x" * 1_000_001, "too-large"),
        (2**8192, "too-large"),
        (json.loads("[" * 41 + "]" * 41), "too-deep"),
        ({"t": [json.loads("[" * 40 + "]" * 40)]}, "too-deep"),
    ],
    ids=["items", "dict", "text", "number", "lists", "tuple"],
)
def test_the_decoder_counts_again(data: object, reason: str) -> None:
    with pytest.raises(CodecError) as caught:
        decode(data, Foreign)
    assert reason_of(caught) == reason


def test_nesting_is_measured_without_recursion() -> None:
    assert not is_too_nested(b"[" * WIRE_DEPTH + b"]" * WIRE_DEPTH)
    assert is_too_nested(b"[" * (WIRE_DEPTH + 1) + b"]" * (WIRE_DEPTH + 1))
    assert is_too_nested(b"[" * 1_000_000)
    assert is_too_nested(b'{"a":' * 1_000 + b"1" + b"}" * 1_000)


def test_more_containers_than_a_value_may_hold_are_too_many() -> None:
    assert is_too_nested(b"[" + b"[]," * 400_000 + b"0]")
    assert not is_too_nested(b"[" + b"[]," * 400_000 + b"0]", items=400_000)


def test_sets_and_dicts_whose_hashes_were_made_to_collide_are_refused() -> None:
    numbers = [number * (2**61 - 1) for number in range(3_000)]
    for data in ({"s": numbers}, {"d": [[number, 0] for number in numbers]}):
        with pytest.raises(CodecError) as caught:
            decode(data, Foreign)
        assert reason_of(caught) == "colliding"
    assert decode({"s": [-1, -2, 0]}, Foreign) == {-1, -2, 0}


def test_brackets_inside_a_text_do_not_nest() -> None:
    assert not is_too_nested(json.dumps(["[" * 1_000, 'a"[' * 100, "\\"]).encode())


@pytest.mark.parametrize("text", [b'"' + b'\\"' * 1_000_000, b'"' * 999_999, b'"' + b"\\" * 999_999])
def test_unfinished_texts_are_passed_over_once(text: bytes) -> None:
    # With a pattern that fails on them this takes hours.
    assert not is_too_nested(text)


def test_described_texts_have_no_addresses_and_an_end() -> None:
    assert plain_text(object()) == "<object object>"
    assert len(plain_text(ValueError("x" * 10_000_000))) == 2_000


@pytest.mark.parametrize("described", [lambda _: 3, lambda _: 1 / 0])
def test_a_description_that_fails_is_empty(described: Any) -> None:
    assert plain_text(1, described) == ""
