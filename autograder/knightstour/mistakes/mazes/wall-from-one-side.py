"""Only the set of the first cell is changed. So one can step through the wall, but not back."""

EXERCISE = "open_wall"
NEXT = "Do the same for the other cell, the other way round."


def open_wall(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    maze[cell[0]][cell[1]].add(neighbour)
