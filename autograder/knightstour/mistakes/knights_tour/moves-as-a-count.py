"""The function gives back how many moves there are. It must give back the squares themselves, in a list."""

EXERCISE = "generate_moves"
NEXT = "Give back the list of squares; to count them is the work of heuristic_1."


def generate_moves(board: Board, position: Position) -> int:
    count = 0
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            count += 1
    return count
