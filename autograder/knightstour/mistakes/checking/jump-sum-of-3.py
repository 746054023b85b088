"""It looks only at the sum of the two distances, so three squares straight on count, too."""

EXERCISE = "is_jump"
NEXT = "Ask for 1 one way and 2 the other, not for a sum of 3."


def is_jump(origin: Position, target: Position) -> bool:
    return abs(origin[0] - target[0]) + abs(origin[1] - target[1]) == 3
