"""The counts of the neighbours are set to 0. Each of them gets smaller by 1 only."""

EXERCISE = "step_on"
NEXT = "Take 1 away from each count."


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    visited[square] = True
    for other in table[square]:
        counts[other] = 0
