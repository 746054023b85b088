"""At a dead end the knight takes moves back and tries others. Here the walk must end there."""

EXERCISE = "find_tour"
NEXT = "Stop when there is no candidate, and give back the board as it is."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]

    def visit(square: Position, step: int) -> bool:
        board[square[0]][square[1]] = step
        if step == n * n:
            return True
        for move in sorted(generate_moves(board, square), key=lambda move: heuristic(board, move)):
            if visit(move, step + 1):
                return True
        board[square[0]][square[1]] = 0
        return False

    visit(start, 1)
    return board
