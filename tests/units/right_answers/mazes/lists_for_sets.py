"""The maze it makes itself holds lists, and cells are lists on the way out."""


def cells_beside(maze, cell):
    row, column = cell
    for i, j in ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)):
        if i in range(len(maze)) and j in range(len(maze[0])):
            yield i, j


def put(doors, cell):
    if isinstance(doors, set):
        doors.add(cell)
    elif cell not in doors:
        doors.append(cell)


def open_wall(maze, cell, neighbour):
    put(maze[cell[0]][cell[1]], neighbour)
    put(maze[neighbour[0]][neighbour[1]], cell)


def random_walk(maze, visited, cell, source, longest):
    walk = [cell]
    visited.add(cell)
    while len(walk) != longest:
        free = [beside for beside in cells_beside(maze, walk[-1]) if beside not in visited]
        source.shuffle(free)
        if free == []:
            break
        open_wall(maze, walk[-1], free[0])
        visited.add(free[0])
        walk.append(free[0])
    return [list(cell) for cell in walk]


def hunt(maze, visited, order, first):
    for place, cell in enumerate(order[first:], start=first):
        if cell not in visited:
            for beside in cells_beside(maze, cell):
                if beside in visited:
                    return place
    return None


def hunt_and_kill(rows, columns, source, order, longest):
    maze = [[[] for _ in range(columns)] for _ in range(rows)]
    visited = set()
    place = 0
    while place is not None:
        cell = order[place]
        joined = [beside for beside in cells_beside(maze, cell) if beside in visited]
        if joined:
            open_wall(maze, cell, joined[0])
        random_walk(maze, visited, cell, source, longest)
        place = hunt(maze, visited, order, place)
    return maze


def backtracker(rows, columns, source):
    maze = tuple([[] for _ in range(columns)] for _ in range(rows))
    visited = {(0, 0)}
    way = [(0, 0)]
    while way:
        free = [beside for beside in cells_beside(maze, way[-1]) if beside not in visited]
        if free:
            beside = source.sample(free, 1)[0]
            open_wall(maze, way[-1], beside)
            visited.add(beside)
            way.append(beside)
        else:
            way = way[:-1]
    return maze


def way_out(maze, start, end):
    before = {end: end}
    queue = [end]
    for cell in queue:
        for beside in maze[cell[0]][cell[1]]:
            if beside not in before:
                before[beside] = cell
                queue.append(beside)
    way = [list(start)]
    while tuple(way[-1]) != end:
        way.append(list(before[tuple(way[-1])]))
    return way
