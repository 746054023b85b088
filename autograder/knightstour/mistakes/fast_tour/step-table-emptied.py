"""The square is taken out of the lists of the table. The table must stay as it is."""

EXERCISE = "step_on"
NEXT = "Leave the table alone, and change the counts."


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    visited[square] = True
    for other in table[square]:
        table[other].remove(square)
        counts[other] -= 1
