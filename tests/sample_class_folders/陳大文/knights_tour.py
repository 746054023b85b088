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
    """Walk over an n × n board from ``start``, choosing each next square (DiTiep) by ``heuristic``; return the board.

    1. Make a board with no square visited.  Put the knight on ``start`` and mark it with step 1.
    2. Find the squares it can go to next: the candidates.
    3. If there are none, stop.  Every square is visited, or this is a dead end.
    4. Go to a candidate with the smallest value of ``heuristic(board, square)``.  If several are smallest, take any.
    5. Mark it with the number of the step, and go on at 2.

    A dead end leaves 0 on the squares that were not visited.
    """
    board = [[0] * n for _ in range(n)]
    here = start
    step = 1
    board[here[0]][here[1]] = step
    moves = generate_moves(board, here)
    while moves:
        here = min(moves, key=lambda m: heuristic(board, m))
        step += 1
        board[here[0]][here[1]] = step
        moves = generate_moves(board, here)
    return board


def show_board(board: Board) -> None:
    for row in board:
        print(" ".join(str(step).rjust(2) for step in row))


def main() -> None:
    while True:
        try:
            x, y = input("起點 x y: ").split()
        except EOFError:
            return
        board = find_tour(SIDE, (int(y), int(x)), heuristic_1)
        print()
        show_board(board)
        if sum(r.count(0) for r in board) == 0:
            print("走完了")
        else:
            print("沒走完")


if __name__ == "__main__":
    main()
