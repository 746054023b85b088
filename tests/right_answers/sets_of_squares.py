# The free squares are a set; a knight's reach is a set; the moves are what both share.

def reach(square):
    r, c = square
    return {(r + s * a, c + t * b) for a, b in ((1, 2), (2, 1)) for s in (1, -1) for t in (1, -1)}


def free(board):
    return {(r, c) for r, row in enumerate(board) for c, step in enumerate(row) if step == 0}


def generate_moves(board, position):
    return sorted(reach(position) & free(board))


def heuristic_1(board, position):
    return len(reach(position).intersection(free(board)))


def heuristic_2(board, position):
    n = len(board)
    rows = {position[0], n - 1 - position[0]}
    columns = {position[1], n - 1 - position[1]}
    return min(rows) + min(columns)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    unvisited = {(r, c) for r in range(n) for c in range(n)}
    square, step = start, 1
    while True:
        unvisited.discard(square)
        board[square[0]][square[1]] = step
        candidates = reach(square) & unvisited
        if not candidates:
            return board
        square = min(candidates, key=lambda s: (heuristic(board, s), s))
        step += 1


def show_board(board):
    for row in board:
        print(*map("{:>3}".format, row))


def main():
    while True:
        try:
            r, c = map(int, input("r c > ").split())
        except EOFError:
            return
        board = find_tour(8, (r, c), heuristic_1)
        print()
        show_board(board)
        print("there are free squares left" if free(board) else "no free squares left")


if __name__ == "__main__":
    main()
