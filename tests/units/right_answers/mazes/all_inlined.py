"""No function calls another."""


def open_wall(maze, cell, neighbour):
    maze[cell[0]][cell[1]] |= {neighbour}
    maze[neighbour[0]][neighbour[1]] |= {cell}


def random_walk(maze, visited, cell, source, longest):
    walk = [cell]
    visited.add(cell)
    for _ in range(longest - 1):
        (row, column), free = walk[-1], []
        if row > 0 and (row - 1, column) not in visited:
            free.append((row - 1, column))
        if row + 1 < len(maze) and (row + 1, column) not in visited:
            free.append((row + 1, column))
        if column > 0 and (row, column - 1) not in visited:
            free.append((row, column - 1))
        if column + 1 < len(maze[row]) and (row, column + 1) not in visited:
            free.append((row, column + 1))
        if not free:
            return walk
        new = source.choice(free)
        maze[row][column].add(new)
        maze[new[0]][new[1]].add((row, column))
        visited.add(new)
        walk.append(new)
    return walk


def hunt(maze, visited, order, first):
    for place in range(first, len(order)):
        row, column = order[place]
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        if order[place] not in visited and beside & visited:
            return place


def hunt_and_kill(rows, columns, source, order, longest):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = set()
    for cell in order:
        if cell in visited:
            continue
        row, column = cell
        joined = [
            one
            for one in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if one in visited
        ]
        if joined:
            one = source.choice(joined)
            maze[row][column].add(one)
            maze[one[0]][one[1]].add(cell)
        visited.add(cell)
        steps = 1
        while steps < longest:
            free = []
            for new in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if 0 <= new[0] < rows and 0 <= new[1] < columns and new not in visited:
                    free.append(new)
            if not free:
                break
            new = source.choice(free)
            maze[row][column].add(new)
            maze[new[0]][new[1]].add((row, column))
            visited.add(new)
            row, column = new
            steps += 1
    return maze


def backtracker(rows, columns, source):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    seen = {(0, 0)}
    path = [(0, 0)]
    while path:
        row, column = path[-1]
        free = [
            (i, j)
            for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= i < rows and 0 <= j < columns and (i, j) not in seen
        ]
        if not free:
            del path[-1]
            continue
        new = source.choice(free)
        maze[row][column].add(new)
        maze[new[0]][new[1]].add((row, column))
        seen.add(new)
        path.append(new)
    return maze


def way_out(maze, start, end):
    paths = [[start]]
    while True:
        path = paths.pop(0)
        if path[-1] == end:
            return path
        for new in maze[path[-1][0]][path[-1][1]]:
            if new not in path:
                paths.append(path + [new])
