"""The counts grow. But each neighbour has one unvisited square less around it."""

EXERCISE = "step_on"
NEXT = "Make the counts smaller instead of larger."


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    visited[square] = True
    for other in table[square]:
        counts[other] += 1
