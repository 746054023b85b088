"""It looks only at whether all numbers are there. The jumps are never looked at."""

EXERCISE = "is_tour"
NEXT = "Go from each step to the next one and ask is_jump."


def is_tour(board: Board, start: Position) -> bool:
    numbers = sorted(number for row in board for number in row)
    return numbers == list(range(1, len(numbers) + 1)) and board[start[0]][start[1]] == 1
