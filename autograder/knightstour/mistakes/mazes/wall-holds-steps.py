"""The sets get the step from cell to cell, such as (0, 1), and not the cell itself."""

EXERCISE = "open_wall"
NEXT = "Put the neighbour into the set as it is."


def open_wall(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    down, right = neighbour[0] - cell[0], neighbour[1] - cell[1]
    maze[cell[0]][cell[1]].add((down, right))
    maze[neighbour[0]][neighbour[1]].add((-down, -right))
