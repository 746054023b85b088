"""The search goes to all cells beside a cell, and takes no notice of walls."""

EXERCISE = "way_out"
NEXT = "Go only where a wall is open."


def way_out(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    came_from = {start: start}
    waiting = [start]
    while end not in came_from:
        cell = waiting.pop()
        for beside in cells_beside(maze, cell):
            if beside not in came_from:
                came_from[beside] = cell
                waiting.append(beside)
    way = [end]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]
