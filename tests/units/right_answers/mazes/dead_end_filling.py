"""The way out is what is left when all dead ends are filled; printing on the way; order copied at once."""


def near(maze, cell):
    r, c = cell
    return [
        (i, j)
        for i in range(r - 1, r + 2)
        for j in range(c - 1, c + 2)
        if abs(i - r) + abs(j - c) == 1 and 0 <= i < len(maze) and 0 <= j < len(maze[0])
    ]


def open_wall(maze, cell, neighbour):
    print("open", cell, neighbour)
    maze[cell[0]][cell[1]].add(tuple(neighbour))
    maze[neighbour[0]][neighbour[1]].add(tuple(cell))
    return maze


def random_walk(maze, visited, cell, source, longest):
    walk = []
    while True:
        walk.append(cell)
        visited.add(cell)
        free = sorted(set(near(maze, cell)) - visited)
        if not free or len(walk) >= longest:
            return walk
        new = source.choice(free)
        open_wall(maze, cell, new)
        cell = new


def hunt(maze, visited, order, first):
    rest = order[first:]
    found = [place for place, cell in enumerate(rest) if cell not in visited and set(near(maze, cell)) & visited]
    return first + found[0] if found else None


def hunt_and_kill(rows, columns, source, order, longest):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = set()
    cells = list(order)
    random_walk(maze, visited, cells[0], source, longest)
    for cell in cells:
        if cell not in visited:
            open_wall(maze, cell, source.choice(sorted(set(near(maze, cell)) & visited)))
            random_walk(maze, visited, cell, source, longest)
    return maze


def backtracker(rows, columns, source):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    waiting = [((0, 0), None)]
    visited = set()
    while waiting:
        cell, before = waiting.pop()
        if cell in visited:
            continue
        visited.add(cell)
        if before is not None:
            open_wall(maze, before, cell)
        new = [one for one in near(maze, cell) if one not in visited]
        source.shuffle(new)
        waiting += [(one, cell) for one in new]
    return maze


def way_out(maze, start, end):
    doors = {(r, c): set(maze[r][c]) for r in range(len(maze)) for c in range(len(maze[0]))}
    dead = [cell for cell in doors if len(doors[cell]) == 1 and cell not in (start, end)]
    while dead:
        cell = dead.pop()
        for one in doors.pop(cell):
            doors[one].discard(cell)
            if len(doors[one]) == 1 and one not in (start, end):
                dead.append(one)
    way = [start]
    while way[-1] != end:
        way.append(next(one for one in doors[way[-1]] if one not in way[-2:]))
    return way
