"""Both times the same cell is added. So the second cell gets itself into its set."""

EXERCISE = "open_wall"
NEXT = "Ask for each of the two cells which one can be reached from it."


def open_wall(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    maze[cell[0]][cell[1]].add(neighbour)
    maze[neighbour[0]][neighbour[1]].add(neighbour)
