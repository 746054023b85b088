"""The grader believes no frame that an honest worker would not send."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.runner.answers import Answer, Call, Ending, Expression, Foreign, Raised
from knightstour.runner.frames import FrameError, pack_reply, unpack_arguments
from knightstour.runner.replies import REMEMBERED_BYTES, ReplyError, Wanted, call_request, read_reply

GOOD: dict[str, Any] = {"ending": "returned", "value": [1], "counts": {}, "printed": False}
RAISED = {"type": "ValueError", "message": "no", "line": 3, "source": "x"}


def body(message: dict[str, Any], nonce: str = "n", index: int = 0) -> bytes:
    return pack_reply(nonce, index, message)[4:]


def read(**changes: Any) -> Answer:
    return read_reply(body({**GOOD, **changes}), "n", 0, Wanted(1.0))[0]


def test_an_honest_answer_is_read() -> None:
    assert read(counts={"generate_moves": 3}) == Answer(Ending.RETURNED, [1], counts={"generate_moves": 3})
    assert read(ending="raised", value=None, raised=RAISED).raised == Raised("ValueError", "no", 3, "x")
    assert read(value={"o": ["deque", "deque([])"]}).value == Foreign("deque", "deque([])")


@pytest.mark.parametrize(
    "message",
    [
        body(GOOD, nonce="m"),
        body(GOOD, index=1),
        b'{"nonce":"n","index":0.0,"ending":"returned"}',
        b'{"nonce":"n","index":false,"ending":"returned"}',
        b'{"index":0,"nonce":"n","ending":"returned"}',
        b'{"nonce":"n","index":0}',
        b"",
    ],
    ids=repr,
)
def test_an_answer_to_another_question_is_out_of_step(message: bytes) -> None:
    with pytest.raises(ReplyError, match="out-of-step"):
        read_reply(message, "n", 0, Wanted(1.0))


@pytest.mark.parametrize("rest", [b"", b"}", b'"ending":"returned"', b'"ending":"returned"}}', b'"ending":NaN}'])
def test_what_is_no_message_after_its_first_words_is_refused(rest: bytes) -> None:
    with pytest.raises((FrameError, ReplyError)):
        read_reply(b'{"nonce":"n","index":0,' + rest, "n", 0, Wanted(1.0))


def test_the_numbers_of_the_question_cannot_be_given_twice() -> None:
    with pytest.raises(ReplyError, match="malformed"):
        read(nonce="m")
    with pytest.raises(ReplyError, match="malformed"):
        read(index=1)


def test_whether_a_mark_follows_is_told_beside_the_answer() -> None:
    for marked in (True, False):
        assert read_reply(body({**GOOD, "printed": marked}), "n", 0, Wanted(1.0))[1] is marked
    with pytest.raises(ReplyError, match="malformed"):
        read(printed=1)


def test_equal_replies_are_read_once_and_others_are_told_apart_by_type() -> None:
    assert read(value=[7, 8]) is read(value=[7, 8])
    assert [type(read(value=value).value) for value in (1, 1.0, True, "1")] == [int, float, bool, str]


def test_the_caps_of_a_question_hold_for_a_reply_that_was_read_before() -> None:
    message = body({**GOOD, "value": [1, 2, 3]})
    assert read_reply(message, "n", 0, Wanted(1.0, items=3))[0].value == [1, 2, 3]
    with pytest.raises(ReplyError, match="too-large"):
        read_reply(message, "n", 0, Wanted(1.0, items=2))


def test_long_replies_are_not_kept() -> None:
    value = "x" * REMEMBERED_BYTES
    assert read(value=value) is not read(value=value)


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
    answer, _ = read_reply(body({**GOOD, "arguments": [[9], {"o": ["function", ""]}]}), "n", 0, wanted)
    assert answer.arguments == ([9], heuristic)
    with pytest.raises(ReplyError):
        read_reply(body({**GOOD, "arguments": [[9]]}), "n", 0, wanted)
    with pytest.raises(ReplyError):
        read_reply(body(GOOD), "n", 0, wanted)


def test_a_request_holds_values_and_expressions() -> None:
    request = call_request(Call("f", ((1, 2), Expression("heuristic_1"))))
    assert unpack_arguments(request["arguments"]) == [(False, (1, 2)), (True, "heuristic_1")]


def test_each_call_gets_values_of_its_own() -> None:
    row = [0, 0]
    packed = call_request(Call("f", ([row, row],)))["arguments"]
    [(_, board)], [(_, again)] = unpack_arguments(packed), unpack_arguments(packed)
    board[0][0] = 1
    assert board == [[1, 0], [0, 0]]
    assert again == [[0, 0], [0, 0]]


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
    message = b'{"nonce":"n","index":0,' + json.dumps({**GOOD, **changes}).encode()[1:]
    with contextlib.suppress(ReplyError, FrameError):
        assert read_reply(message, "n", 0, Wanted(1.0))[0].ending in Ending
