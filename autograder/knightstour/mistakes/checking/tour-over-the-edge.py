"""A jump over the edge of the board counts, because a row of -1 means the last row in Python."""

EXERCISE = "is_tour"
NEXT = "Make sure that a row and a column are on the board before you look."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    for step in range(1, total):
        row, column = places[step][0]
        found = False
        for down, right in ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)):
            try:
                found = found or board[row + down][column + right] == step + 1
            except IndexError:
                pass
        if not found:
            return False
    return True
