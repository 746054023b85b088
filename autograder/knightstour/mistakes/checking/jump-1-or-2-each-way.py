"""Each distance may be 1 or 2, so 1 and 1 counts, and 2 and 2 counts, too."""

EXERCISE = "is_jump"
NEXT = "Make sure that the two distances differ."


def is_jump(origin: Position, target: Position) -> bool:
    down, right = abs(origin[0] - target[0]), abs(origin[1] - target[1])
    return down in (1, 2) and right in (1, 2)
