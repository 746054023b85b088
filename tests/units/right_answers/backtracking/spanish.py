"""Con nombres en otra lengua."""
SALTOS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))
SIN_RECORRIDO = "no tour"
ME_RINDO = "gave up"

def libres(tablero, casilla):
    fila, columna = casilla
    posibles = []
    for df, dc in SALTOS:
        f, c = fila + df, columna + dc
        if f >= 0 and c >= 0:
            try:
                if tablero[f][c] == 0:
                    posibles.append((f, c))
            except IndexError:
                continue
    return posibles

def lleno(tablero):
    return min(min(fila) for fila in tablero) > 0

def take_back(board, walk):
    f, c = walk.pop()
    board[f][c] = 0

def finish_tour(board, position):
    if lleno(board):
        return True
    paso = board[position[0]][position[1]]
    for f, c in libres(board, position):
        board[f][c] = paso + 1
        if finish_tour(board, (f, c)):
            return True
        board[f][c] = 0
    return False

def count_tours(board, position):
    if lleno(board):
        return 1
    paso = board[position[0]][position[1]]
    cuenta = 0
    for f, c in libres(board, position):
        board[f][c] = paso + 1
        cuenta += count_tours(board, (f, c))
        board[f][c] = 0
    return cuenta

def buscar(n, inicio, orden, limite):
    tablero = [n * [0] for _ in range(n)]
    camino = []
    pendientes = []
    siguiente = inicio
    gastado = -1
    while True:
        if siguiente is not None:
            if gastado == limite:
                return ME_RINDO
            gastado += 1
            camino.append(siguiente)
            tablero[siguiente[0]][siguiente[1]] = len(camino)
            if len(camino) == n * n:
                return tablero
            pendientes.append(list(orden(tablero, libres(tablero, siguiente))))
        if not camino:
            return SIN_RECORRIDO
        if pendientes[-1]:
            siguiente = pendientes[-1].pop(0)
        else:
            pendientes.pop()
            take_back(tablero, camino)
            siguiente = None

def search_in_order(n, start, order):
    encontrado = buscar(n, start, order, None)
    return None if encontrado == SIN_RECORRIDO else encontrado

def search_within(n, start, order, budget):
    return buscar(n, start, order, budget)
