"""What is visited is a grid of marks inside the large functions; the small ones take sets and grids alike."""


def beside(maze, cell):
    row, column = cell
    around = [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]
    return [tuple(cell) for cell in around if cell[0] in range(len(maze)) and cell[1] in range(len(maze[0]))]


def is_marked(visited, cell):
    return visited[cell[0]][cell[1]] if isinstance(visited, list) else cell in visited


def mark(visited, cell):
    if isinstance(visited, list):
        visited[cell[0]][cell[1]] = True
    else:
        visited.add(cell)


def open_wall(maze, cell, neighbour):
    maze[cell[0]][cell[1]] |= {neighbour}
    maze[neighbour[0]][neighbour[1]] |= {cell}


def random_walk(maze, visited, cell, source, longest):
    mark(visited, cell)
    walk = [cell]
    while len(walk) < longest:
        free = [other for other in beside(maze, cell) if not is_marked(visited, other)]
        if not free:
            break
        old, cell = cell, source.choice(free)
        open_wall(maze, old, cell)
        mark(visited, cell)
        walk.append(cell)
    return walk


def hunt(maze, visited, order, first):
    place = first
    while place < len(order):
        cell = order[place]
        if not is_marked(visited, cell) and any(is_marked(visited, other) for other in beside(maze, cell)):
            return place
        place += 1


def hunt_and_kill(rows, columns, source, order, longest):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = [[False] * columns for _ in range(rows)]
    place = 0
    random_walk(maze, visited, order[0], source, longest)
    while True:
        place = hunt(maze, visited, order, place)
        if place is None:
            return maze
        cell = order[place]
        open_wall(maze, cell, source.choice([other for other in beside(maze, cell) if is_marked(visited, other)]))
        random_walk(maze, visited, cell, source, longest)


def backtracker(rows, columns, source):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = [[False] * columns for _ in range(rows)]
    mark(visited, (0, 0))
    way = [(0, 0)]
    while way:
        free = [other for other in beside(maze, way[-1]) if not is_marked(visited, other)]
        if free == []:
            way.pop()
            continue
        other = source.choice(free)
        open_wall(maze, way[-1], other)
        mark(visited, other)
        way.append(other)
    return maze


def way_out(maze, start, end):
    ways = [[start]]
    while ways[0][-1] != end:
        way = ways.pop(0)
        for door in maze[way[-1][0]][way[-1][1]]:
            if door not in way[-2:]:
                ways.append(way + [door])
    return ways[0]
