DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
	column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]):
	    if board[row][column] == 0:
                moves.append((row, column))
    return moves


def heuristic_1(board, position):
	return len(generate_moves(board, position))


def heuristic_2(board, position):
	n = len(board)
        i = position[0] + 1
	j = position[1] + 1
        return min(n - i, i - 1) + min(j - 1, n - j)
