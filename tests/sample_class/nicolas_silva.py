# Nicolás Silva
dX = [-2, -1, 1, 2, -2, -1, 1, 2]
dY = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    m = []
    for k in range(8):
        f, c = position[0] + dX[k], position[1] + dY[k]
        if 0 <= f < len(board) and 0 <= c < len(board[f]):
            if not board[f][c]:
                m.append((f, c))
    return m


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    tablero = [[0] * n for _ in range(n)]
    f, c = start
    paso = 1
    tablero[f][c] = paso
    m = generate_moves(tablero, (f, c))
    while m:
        f, c = min(m, key=lambda x: heuristic(tablero, x))
        paso += 1
        tablero[f][c] = paso
        m = generate_moves(tablero, (f, c))
    show_board(tablero)
    if paso == n * n:
        print("Recorrido completo")
    else:
        print("Recorrido incompleto")


def show_board(board):
    for fila in board:
        for paso in fila:
            print(f"{paso:3d}", end="")
        print()
    print()


def main():
    while True:
        try:
            f, c = input("Inicio (fila columna): ").split()
        except EOFError:
            break
        print()
        find_tour(8, (int(f), int(c)), heuristic_1)


if __name__ == "__main__":
    main()
