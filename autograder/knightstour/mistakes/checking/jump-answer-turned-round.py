"""The answer is turned round: True where there is no move, False where there is one."""

EXERCISE = "is_jump"
NEXT = "Compare your last line with the question that it answers."


def is_jump(origin: Position, target: Position) -> bool:
    return sorted((abs(origin[0] - target[0]), abs(origin[1] - target[1]))) != [1, 2]
