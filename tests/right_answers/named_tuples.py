from collections import namedtuple

Position = namedtuple("Position", "row column")
Move = namedtuple("Move", ["down", "right"])
MOVES = [Move(-2, 1), Move(-1, 2), Move(1, 2), Move(2, 1), Move(2, -1), Move(1, -2), Move(-1, -2), Move(-2, -1)]


def after(position, move):
    return Position(position[0] + move.down, position[1] + move.right)


def generate_moves(board, position):
    reached = [after(position, move) for move in MOVES]
    return [p for p in reached if 0 <= p.row < len(board) and 0 <= p.column < len(board[0]) and not board[p.row][p.column]]


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    p = Position(*position)
    far = len(board) - 1
    return min(p.row, far - p.row) + min(p.column, far - p.column)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    p = Position(*start)
    board[p.row][p.column] = 1
    for step in range(2, n * n + 1):
        options = [Position(*option) for option in generate_moves(board, p)]
        if not options:
            return board
        p = min(options, key=lambda option: heuristic(board, option))
        board[p.row][p.column] = step
    return board


def show_board(board):
    letters = "abcdefgh"
    for number, row in enumerate(board):
        print(letters[number % 8], *(f"{step:2}" for step in row))


def main():
    while True:
        try:
            p = Position(*map(int, input("start: ").split()))
        except EOFError:
            return
        board = find_tour(8, p, heuristic_1)
        print("the walk from", p.row, p.column)
        show_board(board)
        print("COMPLETE" if all(map(all, board)) else "DEAD END")


if __name__ == "__main__":
    main()
