"""The search takes doors out of the maze as it goes. The maze must stay as it is."""

EXERCISE = "way_out"
NEXT = "Note where you have been in a set of your own."


def way_out(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    way = [start]
    while way[-1] != end:
        row, column = way[-1]
        if not maze[row][column]:
            way.pop()
            continue
        cell = maze[row][column].pop()
        maze[cell[0]][cell[1]].discard((row, column))
        way.append(cell)
    return way
