"""The free squares next to the piece are counted. That is how a king moves, not a knight."""

EXERCISE = "heuristic_1"
NEXT = "Count the squares that a knight can jump to."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for row in range(position[0] - 1, position[0] + 2):
        for column in range(position[1] - 1, position[1] + 2):
            if (row, column) != position and 0 <= row < len(board) and 0 <= column < len(board):
                if board[row][column] == 0:
                    count += 1
    return count
