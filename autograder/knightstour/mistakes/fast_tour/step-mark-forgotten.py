"""The counts are changed, but the square is not marked as visited."""

EXERCISE = "step_on"
NEXT = "Mark the square that the knight steps on."


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    for other in table[square]:
        counts[other] -= 1
