import itertools

# all pairs (a, b) from -2, -1, 1, 2 with |a| different from |b|
MOVES = [(a, b) for a, b in itertools.permutations([-2, -1, 1, 2], 2) if abs(a) != abs(b)]


def generate_moves(board, position):
    f, c = position
    casillas = {(f + a, c + b) for a, b in MOVES}
    existentes = {(i, j) for i, fila in enumerate(board) for j, paso in enumerate(fila) if paso == 0}
    return list(casillas & existentes)


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    return sum(min(k - 1, n - k) for k in (position[0] + 1, position[1] + 1))


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    here = start
    for number in itertools.count(1):
        board[here[0]][here[1]] = number
        options = sorted(generate_moves(board, here), key=lambda option: heuristic(board, option))
        if not options:
            return board
        here = options[0]


def show_board(board):
    for fila in board:
        print(fila)


def main():
    print("El salto del caballo, tablero 8x8")
    while True:
        try:
            f, c = map(int, input("fila columna? ").split())
        except EOFError:
            return
        tablero = find_tour(8, (f, c), heuristic_1)
        show_board(tablero)
        recorridas = sum(1 for fila in tablero for paso in fila if paso)
        print(f"{recorridas} de 64 casillas: " + ("tour completo" if recorridas == 64 else "tour incompleto"))


if __name__ == "__main__":
    main()
