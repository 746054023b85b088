"""The hunt finds a visited cell with an unvisited one beside it. It should be the other way round."""

EXERCISE = "hunt"
NEXT = "Say aloud which of the two cells must be visited, and which not."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(first, len(order)):
        if order[place] in visited and any(beside not in visited for beside in cells_beside(maze, order[place])):
            return place
    return None
