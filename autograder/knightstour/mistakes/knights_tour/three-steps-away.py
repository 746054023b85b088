"""All squares three steps away are in the list. Three squares straight on is not a knight's move."""

EXERCISE = "generate_moves"
NEXT = "Ask for two steps one way and one step the other way, not just for three in all."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for row in range(len(board)):
        for column in range(len(board[row])):
            distance = abs(row - position[0]) + abs(column - position[1])
            if distance == 3 and board[row][column] == 0:
                moves.append((row, column))
    return moves
