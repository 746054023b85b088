# The path is a list of squares; the board is what one can draw from it.
KNIGHT = [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2)]


def draw(path, n):
    board = [[0] * n for _ in range(n)]
    for step, (row, column) in enumerate(path):
        board[row][column] = step + 1
    return board


def generate_moves(board, position):
    answer = []
    for move in KNIGHT:
        square = tuple(x + d for x, d in zip(position, move))
        if all(0 <= x < side for x, side in zip(square, (len(board), len(board[0])))):
            if board[square[0]][square[1]] == 0:
                answer.append(square)
    return answer


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    return sum(min(x - 1, n - x) for x in [position[0] + 1, position[1] + 1])


def extend(path, n, board, heuristic):
    candidates = [move for move in generate_moves(board, path[-1]) if move not in set(path)]
    if not candidates:
        return False
    candidates.sort(key=lambda move: heuristic(board, move), reverse=True)
    path.append(candidates[-1])
    board[path[-1][0]][path[-1][1]] = len(path)
    return True


def find_tour(n, start, heuristic):
    path = [tuple(start)]
    board = draw(path, n)
    while extend(path, n, board, heuristic):
        pass
    return draw(path, n)


def show_board(board):
    width = len(str(len(board) ** 2))
    for row in board:
        print(" ".join(str(step or "--").rjust(width) for step in row))


def main():
    while True:
        try:
            start = tuple(map(int, input("Start? ").split()))
        except EOFError:
            return
        board = find_tour(8, start, heuristic_1)
        print()
        show_board(board)
        length = max(map(max, board))
        print("A path through all squares" if length == 64 else f"A path of {length} squares, then stuck")


if __name__ == "__main__":
    main()
