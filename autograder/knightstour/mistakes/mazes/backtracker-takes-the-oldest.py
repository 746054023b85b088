"""When stuck, it goes on from the oldest cell of the way, not from the newest."""

EXERCISE = "backtracker"
NEXT = "Go back one cell at a time, from the end of the way."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = {(0, 0)}
    way = [(0, 0)]
    stuck = False
    while way:
        cell = way[0] if stuck else way[-1]
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if free:
            stuck = False
            beside = source.choice(free)
            open_wall(maze, cell, beside)
            visited.add(beside)
            way.append(beside)
            continue
        else:
            way.remove(cell)
            stuck = True
    return maze
