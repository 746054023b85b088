# -*- coding: utf-8 -*-
# Práctica 1: el recorrido del caballo
# Lucía Ortega Peña

SALTOS = {"NNE": (-2, 1), "ENE": (-1, 2), "ESE": (1, 2), "SSE": (2, 1),
          "SSO": (2, -1), "OSO": (1, -2), "ONO": (-1, -2), "NNO": (-2, -1)}


def generate_moves(board, position):
    libres = []
    for salto in SALTOS.values():
        f = position[0] + salto[0]
        c = position[1] + salto[1]
        if f < 0 or c < 0:
            continue
        try:
            if board[f][c] == 0:
                libres.append((f, c))
        except IndexError:
            pass
    return libres


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i = position[0] + 1
    j = position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    tablero = [[0] * n for _ in range(n)]
    casilla = start
    paso = 0
    while casilla is not None:
        paso += 1
        tablero[casilla[0]][casilla[1]] = paso
        siguiente = None
        for candidata in generate_moves(tablero, casilla):
            if siguiente is None or heuristic(tablero, candidata) < heuristic(tablero, siguiente):
                siguiente = candidata
        casilla = siguiente
    return tablero


def show_board(board):
    for fila in board:
        print("\t".join(str(paso) for paso in fila))


def main():
    while True:
        try:
            entrada = input("Casilla inicial (fila columna, de 0 a 7; fin para salir): ")
        except EOFError:
            break
        if entrada.strip().lower() == "fin":
            break
        try:
            f, c = (int(t) for t in entrada.split())
            assert 0 <= f < 8 and 0 <= c < 8
        except (ValueError, AssertionError):
            print("¿Cómo? Escribe dos números de 0 a 7.")
            continue
        t = find_tour(8, (f, c), heuristic_1)
        show_board(t)
        if any(0 in fila for fila in t):
            print("Callejón sin salida.")
        else:
            print("¡Recorrido completo!")


if __name__ == "__main__":
    main()
