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
    answer = []
    r, c = position
    last_r = len(board) - 1
    last_c = len(board[0]) - 1
    if r >= 2 and c >= 1 and board[r - 2][c - 1] == 0:
        answer.append((r - 2, c - 1))
    if r >= 2 and c + 1 <= last_c and board[r - 2][c + 1] == 0:
        answer.append((r - 2, c + 1))
    if r >= 1 and c >= 2 and board[r - 1][c - 2] == 0:
        answer.append((r - 1, c - 2))
    if r >= 1 and c + 2 <= last_c and board[r - 1][c + 2] == 0:
        answer.append((r - 1, c + 2))
    if r + 1 <= last_r and c >= 2 and board[r + 1][c - 2] == 0:
        answer.append((r + 1, c - 2))
    if r + 1 <= last_r and c + 2 <= last_c and board[r + 1][c + 2] == 0:
        answer.append((r + 1, c + 2))
    if r + 2 <= last_r and c >= 1 and board[r + 2][c - 1] == 0:
        answer.append((r + 2, c - 1))
    if r + 2 <= last_r and c + 1 <= last_c and board[r + 2][c + 1] == 0:
        answer.append((r + 2, c + 1))
    return answer
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
    i = position[0] + 1
    j = position[1] + 1
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
    x, y = start
    board[x][y] = 1
    step = 1
    moves = generate_moves(board, (x, y))
    while moves != []:
        print("step", step, "at", x, y, "candidates", moves)   # ดูทีละก้าว
        values = {}
        for m in moves:
            values[m] = heuristic(board, m)
        for m in moves:
            if values[m] == min(values.values()):
                x, y = m
        step += 1
        board[x][y] = step
        moves = generate_moves(board, (x, y))
    return board


def show_board(board: Board) -> None:
    for row in board:
        for step in row:
            print(str(step).rjust(3), end="")
        print()


def main() -> None:
    print("Knight's tour")
    while True:
        try:
            text = input("row column: ")
        except EOFError:
            break
        parts = text.split()
        if len(parts) != 2:
            print("two numbers please")
            continue
        board = find_tour(SIDE, (int(parts[0]), int(parts[1])), heuristic_1)
        print("The board:")
        show_board(board)
        zeros = 0
        for row in board:
            zeros += row.count(0)
        if zeros > 0:
            print("not a full tour :(")
        else:
            print("full tour :)")


if __name__ == "__main__":
    main()
