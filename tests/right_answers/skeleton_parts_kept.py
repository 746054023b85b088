"""The knight's tour: the lab."""

from collections.abc import Callable

Position = tuple[int, int]
Board = list[list[int]]

SIDE = 8

DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board: Board, position: Position) -> list[Position]:
    """Return the unvisited squares that a knight on ``position`` can jump to."""
    return [
        (x, y)
        for k in range(8)
        for x in [position[0] + DELTA_X[k]]
        for y in [position[1] + DELTA_Y[k]]
        if 0 <= x <= len(board) - 1 and 0 <= y <= len(board[x]) - 1 and board[x][y] == 0
    ]


def heuristic_1(board: Board, position: Position) -> int:
    """Return how many unvisited squares a knight on ``position`` can jump to."""
    return len(generate_moves(board, position))


def heuristic_2(board: Board, position: Position) -> int:
    """Return how far ``position`` is from the edges of the board."""
    n = len(board)
    return sum(min(n - k, k - 1) for k in (position[0] + 1, position[1] + 1))


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    """Walk over an n × n board from ``start``."""
    board = [[0] * n for _ in range(n)]
    position = start
    for step in range(1, n * n + 1):
        board[position[0]][position[1]] = step
        candidates = generate_moves(board, position)
        if not candidates:
            break
        position = candidates[0]
        for candidate in candidates:
            if heuristic(board, candidate) < heuristic(board, position):
                position = candidate
    return board


def show_board(board: Board) -> None:
    """Print the board."""
    width = len(str(len(board) * len(board))) + 1
    for row in board:
        print("".join((str(step) if step else ".").rjust(width) for step in row))


def main() -> None:
    """Ask for one start square after another."""
    print(f"The knight's tour on a board of {SIDE} x {SIDE} squares. Type q to stop.")
    while True:
        try:
            text = input(f"Start square, row and column from 0 to {SIDE - 1}: ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if text.lower() == "q":
            return
        words = text.replace(",", " ").split()
        if len(words) != 2 or not all(word.isdigit() and int(word) < SIDE for word in words):
            print("Please type two numbers.")
            continue
        board = find_tour(SIDE, (int(words[0]), int(words[1])), heuristic_1)
        print()
        show_board(board)
        visited = sum(step > 0 for row in board for step in row)
        if visited == SIDE * SIDE:
            print(f"A complete tour: the knight visited all {visited} squares.")
        else:
            print(f"A dead end: the knight visited {visited} of {SIDE * SIDE} squares.")


if __name__ == "__main__":
    main()
