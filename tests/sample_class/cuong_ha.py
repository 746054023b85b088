# Hà Cường - em chưa làm xong heuristic_2 và find_tour
DeltaX = [-2, -1, 1, 2, -2, -1, 1, 2]
DeltaY = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    ds = []
    for k in range(8):
        x = position[0] + DeltaX[k]
        y = position[1] + DeltaY[k]
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            ds.append((x, y))
    return ds


def heuristic_1(board, position):
    return len(generate_moves(board, position))
