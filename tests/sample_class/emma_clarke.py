# Emma Clarke
# Lab 1 - Knight's Tour

class Knight:
    JUMPS = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)]

    def __init__(self, n):
        self.n = n
        self.board = [[0] * n for _ in range(n)]
        self.step = 0
        self.where = None

    def put(self, square):
        self.step += 1
        self.where = square
        self.board[square[0]][square[1]] = self.step


def generate_moves(board, position):
    good = []
    for jump in Knight.JUMPS:
        r = position[0] + jump[0]
        c = position[1] + jump[1]
        if r >= 0 and r <= len(board) - 1 and c >= 0 and c <= len(board[0]) - 1:
            if board[r][c] == 0:
                good.append((r, c))
    return good


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    row = position[0] + 1
    col = position[1] + 1
    return min(n - row, row - 1) + min(col - 1, n - col)


def find_tour(n, start, heuristic):
    knight = Knight(n)
    knight.put(start)
    while True:
        moves = generate_moves(knight.board, knight.where)
        if not moves:
            return knight.board
        scores = []
        for move in moves:
            scores.append((heuristic(knight.board, move), move))
        scores.sort()
        knight.put(scores[0][1])


def show_board(board):
    print("     " + "".join(f"{c:4}" for c in range(len(board))))
    for r, row in enumerate(board):
        print(f"{r:3} |" + "".join(f"{v:4}" for v in row))


def main():
    while True:
        try:
            answer = input("Where does the knight start? (row column, or q) ")
        except EOFError:
            return
        if answer.strip() in ("q", "quit", ""):
            return
        row, column = answer.replace(",", " ").split()
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        show_board(board)
        left = sum(row.count(0) for row in board)
        if left == 0:
            print("Yes! Every square was visited.")
        else:
            print("Stuck,", left, "squares were never visited.")


if __name__ == "__main__":
    main()
