"""Each wall is opened from one side only. One can walk in, but not back."""

EXERCISE = "backtracker"
NEXT = "Open each wall with open_wall."


def backtracker(rows: int, columns: int, source: random.Random) -> Maze:
    maze = closed_maze(rows, columns)
    visited: set[Cell] = {(0, 0)}
    way = [(0, 0)]
    while way:
        cell = way[-1]
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if free:
            beside = source.choice(free)
            maze[cell[0]][cell[1]].add(beside)
            visited.add(beside)
            way.append(beside)
        else:
            way.pop()
    return maze
