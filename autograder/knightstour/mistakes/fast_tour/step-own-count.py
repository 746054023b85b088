"""The count of the square itself is changed. It is the counts of its neighbours that change."""

EXERCISE = "step_on"
NEXT = "Go through the neighbours of the square."


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    visited[square] = True
    counts[square] -= len(table[square])
