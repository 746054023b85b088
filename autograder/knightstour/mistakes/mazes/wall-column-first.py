"""The maze is asked with the column first and the row second."""

EXERCISE = "open_wall"
NEXT = "See which part of a cell is the row, and which index of the maze comes first."


def open_wall(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    maze[cell[1]][cell[0]].add(neighbour)
    maze[neighbour[1]][neighbour[0]].add(cell)
