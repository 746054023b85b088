def generate_moves(board, position):
    moves = []
    for row in range(len(board)):
        for column in range(len(board[row])):
            match (abs(row - position[0]), abs(column - position[1]), board[row][column]):
                case (1, 2, 0) | (2, 1, 0):
                    moves.append((row, column))
                case _:
                    pass
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    match position:
        case (row, column):
            i, j = row + 1, column + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def choose(board, moves, heuristic):
    match moves:
        case []:
            return None
        case [only]:
            return only
        case [first, *others]:
            best = choose(board, others, heuristic)
            return best if heuristic(board, best) < heuristic(board, first) else first


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square, step = start, 1
    while True:
        match square:
            case None:
                return board
            case (row, column):
                board[row][column] = step
                square, step = choose(board, generate_moves(board, (row, column)), heuristic), step + 1


def show_board(board):
    for row in board:
        print(" ".join(f"{step:2}" for step in row))


def main():
    while True:
        try:
            text = input("row column (or stop): ")
        except EOFError:
            return
        match text.split():
            case ["stop"]:
                return
            case [row, column] if row.isdigit() and column.isdigit():
                board = find_tour(8, (int(row), int(column)), heuristic_1)
                print()
                show_board(board)
                match sum(step == 0 for line in board for step in line):
                    case 0:
                        print("Complete.")
                    case 1:
                        print("Dead end, with one square left.")
                    case left:
                        print("Dead end, with", left, "squares left.")
            case _:
                print("I do not understand.")


if __name__ == "__main__":
    main()
