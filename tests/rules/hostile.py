"""Values that no honest function returns."""

from typing import Any

from hypothesis import strategies as st

from knightstour.runner.answers import Foreign

HUGE = 10**6000  # Python refuses to write it out


class Liar(int):
    """A whole number whose own code always fails."""

    def __repr__(self) -> str:
        raise SystemError("no")

    __str__ = __repr__


def nested(depth: int) -> list[Any]:
    """A list in a list in a list …"""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def endless() -> list[Any]:
    """A list that holds itself."""
    value: list[Any] = []
    value.append(value)
    return value


numbers = (
    st.integers()
    | st.integers(-1, 26)
    | st.sampled_from([2**63, -(2**63)])
    | st.booleans().map(lambda below: -HUGE if below else HUGE)
    | st.builds(Liar, st.integers(0, 26))
)
scalars = (
    st.none()
    | st.booleans()
    | numbers
    | st.floats()
    | st.complex_numbers()
    | st.text(max_size=20)
    | st.text(min_size=1).map(lambda text: text * 1000)
    | st.binary(max_size=20)
    | st.sampled_from([Foreign("generator", "<generator object f>"), Foreign("x" * 200, "\x1b[2J" * 40), object(), ...])
    | st.builds(endless)
    | st.just(900).map(nested)
    | st.just(3_000).map(nested)
)
containers = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.lists(inner, max_size=5).map(tuple)
        | st.dictionaries(st.integers() | st.text(max_size=3), inner, max_size=3)
        | st.frozensets(st.integers(), max_size=3)
    ),
    max_leaves=12,
)
# Most of what is wrong is nearly right: boards and lists of squares with something odd in them.
odd_boards = st.lists(st.lists(numbers | st.integers(-1, 26), min_size=5, max_size=5), min_size=5, max_size=5)
odd_moves = st.lists(
    st.tuples(st.integers(-2, 6), st.integers(-2, 6)) | st.tuples(numbers, numbers) | scalars, max_size=9
)
values = containers | odd_boards | odd_moves
