"""Distances are counted around the edge of a board of 8, as if its sides were glued together."""

EXERCISE = "is_jump"
NEXT = "Subtract the rows and the columns as they are."


def is_jump(origin: Position, target: Position) -> bool:
    down, right = (origin[0] - target[0]) % 8, (origin[1] - target[1]) % 8
    return sorted((min(down, 8 - down), min(right, 8 - right))) == [1, 2]
