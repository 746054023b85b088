from collections.abc import Iterator


def ring(position: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Turn one jump by 90 degrees again and again, then its mirror image."""
    for down, right in ((2, 1), (1, 2)):
        for _ in range(4):
            yield position[0] + down, position[1] + right
            down, right = right, -down


def generate_moves(board, position):
    moves = []
    for row, column in ring(position):
        if not (0 <= row < len(board) and 0 <= column < len(board[row])):
            continue
        if board[row][column] > 0:
            continue
        moves.append((row, column))
    return tuple(moves) and moves or []


def heuristic_1(board, position):
    return sum(
        0 <= row < len(board) and 0 <= column < len(board[row]) and board[row][column] == 0
        for row, column in ring(position)
    )


def heuristic_2(board, position):
    n = len(board)
    rings = 0
    for x in position:
        # how many rings of squares lie between this one and the edge, this way
        rings += next(k for k in range(n) if x == k or x == n - 1 - k)
    return rings


def find_tour(n, start, heuristic):
    board = [[0 for _column in range(n)] for _row in range(n)]
    (row, column), step = start, 1
    board[row][column] = step
    while any(True for _ in generate_moves(board, (row, column))):
        step += 1
        row, column = min(((heuristic(board, move), index, move) for index, move in
                           enumerate(generate_moves(board, (row, column)))))[2]
        board[row][column] = step
    return board


def show_board(board):
    print("\n".join("".join(f"{step:3d}" for step in row) for row in board))


if __name__ == "__main__":
    while True:
        try:
            answer = input("Start: ")
        except EOFError:
            break
        board = find_tour(8, tuple(int(x) for x in answer.split()), heuristic_1)
        print()
        show_board(board)
        print("Complete!" if not any(0 in row for row in board) else "Not complete!")
