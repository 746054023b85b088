"""蔡宜君 用遞迴和回溯"""

STEP = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
LIMIT = 2000


def generate_moves(board, position):
    answer = []
    for a, b in STEP:
        x, y = position[0] + a, position[1] + b
        if 0 <= x < len(board) and 0 <= y < len(board[0]):
            if board[x][y] == 0:
                answer.append((x, y))
    return answer


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    path = [start]
    board[start[0]][start[1]] = 1
    todo = [sorted(generate_moves(board, start), key=lambda m: heuristic(board, m))]
    tries = 0
    while len(path) < n * n and todo and tries < LIMIT * n:
        tries += 1
        if todo[-1]:
            move = todo[-1].pop(0)
            path.append(move)
            board[move[0]][move[1]] = len(path)
            todo.append(sorted(generate_moves(board, move), key=lambda m: heuristic(board, m)))
        else:
            # 走不下去就退一步
            todo.pop()
            back = path.pop()
            board[back[0]][back[1]] = 0
    return board


def show_board(board):
    for row in board:
        print("".join(str(v).rjust(4) for v in row))


def main():
    while True:
        try:
            x, y = map(int, input("起點: ").split())
        except EOFError:
            break
        board = find_tour(8, (x, y), heuristic_1)
        print()
        show_board(board)
        print("完成" if min(map(min, board)) > 0 else "失敗")


if __name__ == "__main__":
    main()
