"""Only the moves that go two rows up or down count. Those with two columns are left out."""

EXERCISE = "is_jump"
NEXT = "Add the moves that go one row and two columns."


def is_jump(origin: Position, target: Position) -> bool:
    return abs(origin[0] - target[0]) == 2 and abs(origin[1] - target[1]) == 1
