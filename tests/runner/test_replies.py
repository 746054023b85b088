"""The grader believes no frame that an honest worker would not send."""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.runner.answers import Answer, Call, Ending, Expression, Foreign, Raised
from knightstour.runner.replies import ReplyError, Wanted, call_request, read_answer

GOOD: dict[str, Any] = {"nonce": "n", "index": 0, "ending": "returned", "value": [1], "counts": {}}
RAISED = {"type": "ValueError", "message": "no", "line": 3, "source": "x"}


def read(**changes: Any) -> Answer:
    return read_answer({**GOOD, **changes}, "n", 0, Wanted(1.0))


def test_an_honest_answer_is_read() -> None:
    assert read(counts={"generate_moves": 3}) == Answer(Ending.RETURNED, [1], counts={"generate_moves": 3})
    assert read(ending="raised", value=None, raised=RAISED).raised == Raised("ValueError", "no", 3, "x")
    assert read(value={"o": ["deque", "deque([])"]}).value == Foreign("deque", "deque([])")


@pytest.mark.parametrize("changes", [{"nonce": "m"}, {"index": 1}, {"index": 0.0}, {"index": False}, {"nonce": None}])
def test_an_answer_to_another_question_is_out_of_step(changes: dict[str, Any]) -> None:
    with pytest.raises(ReplyError, match="out-of-step"):
        read(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"ending": "skipped"},
        {"ending": "looped"},
        {"ending": ["returned"]},
        {"extra": 1},
        {"value": {"unknown": 1}},
        {"counts": []},
        {"counts": {"a": -1}},
        {"counts": {"a": True}},
        {"counts": {"a": 2**70}},
        {"counts": {"a" * 200: 1}},
        {"counts": {str(n): 1 for n in range(200)}},
        {"arguments": [1]},
        {"reason": 3},
        {"reason": "r" * 100},
        {"ending": "raised"},
        {"ending": "raised", "raised": {**RAISED, "line": "3"}},
        {"ending": "raised", "raised": {**RAISED, "line": 0}},
        {"ending": "raised", "raised": {**RAISED, "line": True}},
        {"ending": "raised", "raised": {**RAISED, "message": "m" * 3_000}},
        {"ending": "raised", "raised": {**RAISED, "source": 1}},
        {"ending": "raised", "raised": {**RAISED, "more": 1}},
        {"ending": "raised", "raised": {"type": "x"}},
    ],
    ids=repr,
)
def test_anything_else_is_malformed(changes: dict[str, Any]) -> None:
    with pytest.raises(ReplyError, match="malformed"):
        read(**changes)


def test_arguments_come_back_when_asked_for_and_only_then() -> None:
    heuristic = Expression("lambda board, position: 0")
    wanted = Wanted.by(Call("f", ([0], heuristic), echo=True))
    answer = read_answer({**GOOD, "arguments": [[9], {"o": ["function", ""]}]}, "n", 0, wanted)
    assert answer.arguments == ([9], heuristic)
    with pytest.raises(ReplyError):
        read_answer({**GOOD, "arguments": [[9]]}, "n", 0, wanted)
    with pytest.raises(ReplyError):
        read_answer(GOOD, "n", 0, wanted)


def test_a_request_holds_values_and_expressions() -> None:
    request = call_request(Call("f", ((1, 2), Expression("heuristic_1"))))
    assert request["arguments"] == [{"value": {"t": [1, 2]}}, {"expression": "heuristic_1"}]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*"tszdxo", "type", "message", "line", "source", "odd"]), inner, max_size=4)
    ),
    max_leaves=15,
)


@given(st.dictionaries(st.sampled_from(sorted(GOOD) + ["raised", "arguments", "reason"]), ANYTHING))
def test_whatever_comes_is_an_answer_or_an_error(changes: dict[str, Any]) -> None:
    with contextlib.suppress(ReplyError):
        assert read(**changes).ending in Ending
