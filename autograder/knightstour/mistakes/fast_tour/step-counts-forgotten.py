"""The square is marked, but the counts of its neighbours stay as they were."""

EXERCISE = "step_on"
NEXT = "Make the count of each neighbour smaller by 1."


def step_on(square: int, table: list[list[int]], visited: list[bool], counts: list[int]) -> None:
    visited[square] = True
