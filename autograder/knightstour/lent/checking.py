"""What the unit on judging lends.  More arguments than it needs do no harm, and fewer where one can do without."""

from pathlib import Path

IS_JUMP = """
def is_jump(origin, target, *_, **__):
    return {abs(origin[0] - target[0]), abs(origin[1] - target[1])} == {1, 2}
"""

FIRST_FAULT = (
    IS_JUMP
    + """
def first_fault(board, start=None, *_, **__):
    places = {}
    for row, numbers in enumerate(board):
        for column, number in enumerate(numbers):
            places.setdefault(number, []).append((row, column))
    total = sum(map(len, board))
    strange = [number for number in places if not 0 <= number <= total]
    if strange:
        return "strange number", min(strange)
    start = None if start is None else tuple(start)
    if set(places) == set(range(total)) and start in (None, places[0][0]):
        return "counted from 0", 0
    for step in range(1, max(places) + 1):
        if step not in places:
            return "missing", step
        if len(places[step]) > 1:
            return "twice", step
        if step == 1 and start not in (None, places[1][0]):
            return "wrong start", 1
        if step > 1 and not is_jump(places[step - 1][0], places[step][0]):
            return "no jump", step
    return ("not visited", max(places)) if 0 in places else None
"""
)

# Neither asks for the first fault, which is an exercise of its own: what is lent can be read.
IS_TOUR = (
    IS_JUMP
    + """
def is_tour(board, start, *_, **__):
    squares = {number: (row, column) for row, numbers in enumerate(board) for column, number in enumerate(numbers)}
    total = sum(map(len, board))
    if set(squares) != set(range(1, total + 1)) or (start is not None and tuple(start) != squares[1]):
        return False
    return all(is_jump(squares[step], squares[step + 1]) for step in range(1, total))
"""
)

IS_CLOSED = (
    IS_TOUR
    + """
def is_closed(board, *_, **__):
    squares = {number: (row, column) for row, numbers in enumerate(board) for column, number in enumerate(numbers)}
    return is_tour(board, None) and is_jump(squares[len(squares)], squares[1])
"""
)

BENCH = "knightstour_bench"
JUDGES = FIRST_FAULT + IS_CLOSED  # all four

SOURCES = {
    "is_jump": IS_JUMP,
    "is_tour": IS_TOUR,
    "is_closed": IS_CLOSED,
    "first_fault": FIRST_FAULT,
    BENCH: Path(__file__).parents[1].joinpath("testbench.py").read_text(encoding="utf-8"),
}
