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
    The board may have any size, and any of its squares may be visited already.
    """
    moves = []
    for k in range(8):
        r, c = position[0] + DELTA_X[k], position[1] + DELTA_Y[k]
        if 0 <= r < len(board) and 0 <= c < len(board[0]) and board[r][c] == 0:
            moves.append((r, c))
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
    # return the way of the knight
    board = [[0] * n for _ in range(n)]
    path = [start]
    board[start[0]][start[1]] = 1
    while True:
        candidates = generate_moves(board, path[-1])
        if not candidates:
            break
        candidates.sort(key=lambda square: heuristic(board, square))
        path.append(candidates[0])
        board[path[-1][0]][path[-1][1]] = len(path)
    return path


def show_path(path):
    print(" -> ".join(str(square) for square in path))


def main():
    while True:
        try:
            row, column = input("Start square: ").split()
        except EOFError:
            return
        path = find_tour(SIDE, (int(row), int(column)), heuristic_1)
        show_path(path)
        print("Complete" if len(path) == SIDE * SIDE else "Dead end")


if __name__ == "__main__":
    main()
