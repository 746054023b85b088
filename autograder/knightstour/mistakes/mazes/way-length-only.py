"""The result is the length of the way. The task asks for its cells."""

EXERCISE = "way_out"
NEXT = "Hand back the list itself."


def way_out(maze: Maze, start: Cell, end: Cell) -> list[Cell]:
    came_from = {start: start}
    waiting = [start]
    while end not in came_from:
        cell = waiting.pop()
        for beside in maze[cell[0]][cell[1]]:
            if beside not in came_from:
                came_from[beside] = cell
                waiting.append(beside)
    way = [end]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return len(way)
