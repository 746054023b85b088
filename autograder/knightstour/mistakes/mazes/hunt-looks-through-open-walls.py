"""The hunt looks only through open walls. A cell that is not in the maze yet has none."""

EXERCISE = "hunt"
NEXT = "Look at all cells beside it, whatever walls are between."


def hunt(maze: Maze, visited: set[Cell], order: list[Cell], first: int) -> int | None:
    for place in range(first, len(order)):
        row, column = order[place]
        if (row, column) not in visited and any(beside in visited for beside in maze[row][column]):
            return place
    return None
