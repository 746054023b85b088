"""The count of an earlier call goes on in the next call. Each call must start again from 0."""

EXERCISE = "heuristic_1"
NEXT = "Set the count to 0 inside the function, at its start."

count = 0


def heuristic_1(board: Board, position: Position) -> int:
    global count
    for _ in generate_moves(board, position):
        count += 1
    return count
