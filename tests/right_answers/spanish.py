# Recorrido del caballo, con nombres en español (también con ñ y acentos)
TAMAÑO = 8
SALTOS = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def está_dentro(tablero, fila, columna):
    return 0 <= fila < len(tablero) and 0 <= columna < len(tablero[0])


def generate_moves(board, position):
    casillas = []
    for df, dc in SALTOS:
        fila, columna = position[0] + df, position[1] + dc
        if está_dentro(board, fila, columna) and board[fila][columna] == 0:
            casillas.append((fila, columna))
    return casillas


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    lado = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(lado - i, i - 1) + min(j - 1, lado - j)


def find_tour(n, start, heuristic):
    tablero = [[0] * n for _ in range(n)]
    casilla, número = start, 1
    tablero[casilla[0]][casilla[1]] = número
    while opciones := generate_moves(tablero, casilla):
        mínimo = min(heuristic(tablero, opción) for opción in opciones)
        for opción in opciones:
            if heuristic(tablero, opción) == mínimo:
                casilla = opción
                break
        número += 1
        tablero[casilla[0]][casilla[1]] = número
    return tablero


def show_board(board):
    print("╔" + "════" * len(board) + "╗")
    for fila in board:
        print("║" + "".join(f" {número:2} " for número in fila) + "║")
    print("╚" + "════" * len(board) + "╝")


def main():
    print("¡Bienvenido! Fin de entrada para salir.")
    while True:
        try:
            fila, columna = input("Casilla inicial (fila columna, de 0 a 7): ").split()
        except EOFError:
            print("¡Adiós!")
            return
        tablero = find_tour(TAMAÑO, (int(fila), int(columna)), heuristic_1)
        print()
        show_board(tablero)
        if any(0 in fila for fila in tablero):
            print("El caballo quedó atrapado.")
        else:
            print("El caballo recorrió todo el tablero.")


if __name__ == "__main__":
    main()
