"""The knight's tour: the lab.

A knight starts on any square of an n × n chessboard and must visit every square exactly once.

Squares are ``(row, column)``, counted from 0: the top left corner is ``(0, 0)``.
The board is a list of rows (BanCo in the handout).  ``board[row][column]`` is 0 while the square is not visited;
after that it is the number of the step (Buoc) at which the knight came.

Run this file to see your own knight walk:  python knights_tour.py
"""

from collections.abc import Callable

Position = tuple[int, int]
Board = list[list[int]]

SIDE = 8  # the number of rows, and of columns, that main() uses

# The move table.  From (row, column) the knight's move k leads to (row + DELTA_X[k], column + DELTA_Y[k]).
DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]  # DeltaX: how far down
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]  # DeltaY: how far to the right


def generate_moves(board: Board, position: Position) -> list[Position]:
    """Return the unvisited squares that a knight on ``position`` can jump to (PhatSinhNDMa in the handout).

    Each square is in the list once; the order does not matter.  Nothing is changed.
    The board is n × n for any n, and any of its squares may be visited already.
    """
    moves = []
    for delta_x, delta_y in zip(DELTA_X, DELTA_Y, strict=True):
        row, column = position[0] + delta_x, position[1] + delta_y
        if 0 <= row < len(board) and 0 <= column < len(board[row]) and board[row][column] == 0:
            moves.append((row, column))
    return moves


def heuristic_1(board: Board, position: Position) -> int:
    """Return how many unvisited squares a knight on ``position`` can jump to (f in the handout).

    A small number means that the square is hard to reach later, so it is better to go there soon.
    """
    return len(generate_moves(board, position))


def heuristic_2(board: Board, position: Position) -> int:
    """Return how far ``position`` is from the edges of the board (h in the handout).

    The handout writes  h(i, j) = min(n - i, i - 1) + min(j - 1, n - j)  for a board of n rows and n columns.
    Take care: its i and j count rows and columns from 1.
    """
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    """Walk over an n × n board from ``start``, choosing each next square (DiTiep) by ``heuristic``; return the board.

    1. Make a board with no square visited.  Put the knight on ``start`` and mark it with step 1.
    2. Find the squares it can go to next: the candidates.
    3. If there are none, stop.  Every square is visited, or this is a dead end.
    4. Go to a candidate with the smallest value of ``heuristic(board, square)``.  If several are smallest, take any.
    5. Mark it with the number of the step, and go on at 2.

    A dead end leaves 0 on the squares that were not visited.
    """
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board


def show_board(board: Board) -> None:
    """Print the board: the number of the step on each visited square, a dot on the others."""
    width = len(str(len(board) * len(board))) + 1
    for row in board:
        print("".join((str(step) if step else ".").rjust(width) for step in row))


def read_square(text: str, n: int) -> Position | None:
    """Return the square that ``text`` names, such as "0 5" or "0, 5"; None if it is not on an n × n board."""
    words = text.replace(",", " ").split()
    if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        return None
    row, column = int(words[0]), int(words[1])
    return (row, column) if row < n and column < n else None


def main() -> None:
    """Ask for one start square after another; show each walk and say whether it is a complete tour."""
    print(f"The knight's tour on a board of {SIDE} x {SIDE} squares. Type q to stop.")
    while True:
        try:
            text = input(f"Start square, row and column from 0 to {SIDE - 1}: ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if text.lower() == "q":
            return
        start = read_square(text, SIDE)
        if start is None:
            print(f"Please type two numbers from 0 to {SIDE - 1} with a space between them, such as 0 0.")
            continue
        try:
            board = find_tour(SIDE, start, heuristic_1)
        except NotImplementedError as unfinished:
            print(f"{unfinished}.")
            continue
        print()
        show_board(board)
        visited = sum(step > 0 for row in board for step in row)
        if visited == SIDE * SIDE:
            print(f"A complete tour: the knight visited all {visited} squares.")
        else:
            print(f"A dead end: the knight visited {visited} of {SIDE * SIDE} squares.")


if __name__ == "__main__":
    main()
