"""It subtracts without abs, so only moves down and to the right count."""

EXERCISE = "is_jump"
NEXT = "Try a move up, and look at the sign of what you subtract."


def is_jump(origin: Position, target: Position) -> bool:
    down, right = target[0] - origin[0], target[1] - origin[1]
    return (down, right) in ((1, 2), (2, 1))
