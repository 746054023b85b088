"""The lab with every type written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

Square: TypeAlias = tuple[int, int]
Board: TypeAlias = list[list[int]]
Heuristic: TypeAlias = Callable[[Board, Square], int]

KNIGHT: Final[tuple[Square, ...]] = ((-1, -2), (-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2))


def inside(board: Board, square: Square) -> bool:
    row, column = square
    return 0 <= row < len(board) and 0 <= column < len(board[row])


def generate_moves(board: Board, position: Square) -> list[Square]:
    jumps: Iterable[Square] = ((position[0] + down, position[1] + right) for down, right in KNIGHT)
    return [square for square in jumps if inside(board, square) and board[square[0]][square[1]] == 0]


def heuristic_1(board: Board, position: Square) -> int:
    moves: list[Square] = generate_moves(board, position)
    return len(moves)


def heuristic_2(board: Board, position: Square) -> int:
    last: int = len(board) - 1
    row: int = position[0]
    column: int = position[1]
    return min(row, last - row) + min(column, last - column)


def find_tour(n: int, start: Square, heuristic: Heuristic) -> Board:
    board: Board = [[0] * n for _ in range(n)]
    square: Square | None = start
    step: int = 0
    while square is not None:
        step += 1
        board[square[0]][square[1]] = step
        options: list[Square] = generate_moves(board, square)
        values: list[int] = [heuristic(board, option) for option in options]
        square = options[values.index(min(values))] if options else None
    return board


def show_board(board: Board) -> None:
    row: list[int]
    for row in board:
        print(" ".join(f"{step:3d}" for step in row))


def main() -> None:
    while True:
        try:
            text: str = input("Start square: ")
        except EOFError:
            return
        row, column = (int(word) for word in text.split())
        board: Board = find_tour(8, (row, column), heuristic_1)
        print()
        show_board(board)
        complete: bool = all(step > 0 for line in board for step in line)
        print("A complete tour." if complete else "A dead end.")


if __name__ == "__main__":
    main()
