"""Boards for the drawing tests: walks, faulty walks, and boards that a hostile program might return."""

from hypothesis import strategies as st

from knightstour.board import Board, Position, accessibility, candidates, empty_board
from knightstour.draw.marks import KINDS


def greedy_walk(side: int, start: Position, steps: int | None = None) -> Board:
    """A walk by Warnsdorff's rule, ties to the first; at most ``steps`` steps."""
    board, square, step = empty_board(side), start, 1
    board[start[0]][start[1]] = 1
    while step != steps and (squares := candidates(board, square)):
        square = min(squares, key=lambda candidate: accessibility(board, candidate))
        step += 1
        board[square[0]][square[1]] = step
    return board


def square_of(board: Board, step: int) -> Position:
    """Where a step stands."""
    return next((row, column) for row, steps in enumerate(board) for column, s in enumerate(steps) if s == step)


def swapped(board: Board, one: int, other: int) -> Board:
    """The board with two steps in each other's place."""
    exchange = {one: other, other: one}
    return [[exchange.get(step, step) for step in row] for row in board]


positions = st.tuples(st.integers(-4, 22), st.integers(-4, 22))
marks = st.dictionaries(positions, st.sampled_from([*KINDS, "odd"]), max_size=12)
knights = st.none() | positions
full_boards = st.tuples(st.integers(1, 19), st.integers(1, 19)).map(
    lambda size: [[row * size[1] + column for column in range(size[1])] for row in range(size[0])]
)
odd_values = st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.just(10**5000) | st.floats()
ragged_grids: st.SearchStrategy[list[list[object]]] = st.lists(
    st.lists(odd_values, max_size=9).map(lambda row: list[object](row)), max_size=9
)
