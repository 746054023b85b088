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
    ds = []
    for k in range(8):
        x = position[0] + DELTA_X[k]
        y = position[1] + DELTA_Y[k]
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            ds.append((x, y))
    return ds
def heuristic_1(board: Board, position: Position) -> int:
    return len(generate_moves(board, position))
def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    return min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])
def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    x, y = start
    board[x][y] = 1
    step = 1
    while True:
        ds = generate_moves(board, (x, y))
        if not ds:
            return board
        x, y = min(ds, key=lambda o: heuristic(board, o))
        step += 1
        board[x][y] = step


def show_board(board):
    for row in board:
        print(" ".join("%2d" % v for v in row))


x = int(input("Nhập dòng: "))
y = int(input("Nhập cột: "))
b = find_tour(8, (x, y), heuristic_1)
show_board(b)
if min(min(r) for r in b) > 0:
    print("Thành công")
else:
    print("Thất bại")
