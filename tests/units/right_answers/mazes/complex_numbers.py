"""Cells are complex numbers inside, and turned back at the end."""

AROUND = (1, -1, 1j, -1j)


def number(cell):
    return complex(*cell)


def pair(z):
    return int(z.real), int(z.imag)


def open_wall(maze, cell, neighbour):
    for one, other in {cell: neighbour, neighbour: cell}.items():
        maze[one[0]][one[1]].add(other)


def beside(maze, z):
    return [z + d for d in AROUND if 0 <= (z + d).real < len(maze) and 0 <= (z + d).imag < len(maze[0])]


def random_walk(maze, visited, cell, source, longest):
    z = number(cell)
    walk = [z]
    visited.add(pair(z))
    while len(walk) < longest:
        free = [w for w in beside(maze, z) if pair(w) not in visited]
        if not free:
            break
        w = source.choices(free)[0]
        open_wall(maze, pair(z), pair(w))
        z = w
        walk.append(z)
        visited.add(pair(z))
    return list(map(pair, walk))


def hunt(maze, visited, order, first):
    for place in range(first, len(order)):
        z = number(order[place])
        if pair(z) not in visited and any(pair(w) in visited for w in beside(maze, z)):
            return place
    return None


def hunt_and_kill(rows, columns, source, order, longest):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited = set()
    random_walk(maze, visited, order[0], source, longest)
    first = hunt(maze, visited, order, 0)
    while first is not None:
        z = number(order[first])
        w = source.choice([w for w in beside(maze, z) if pair(w) in visited])
        open_wall(maze, pair(z), pair(w))
        random_walk(maze, visited, pair(z), source, longest)
        first = hunt(maze, visited, order, first + 1)
    return maze


def backtracker(rows, columns, source):
    maze = [[set() for _ in range(columns)] for _ in range(rows)]
    visited, way = {0j}, [0j]
    while way:
        free = [w for w in beside(maze, way[-1]) if w not in visited]
        if not free:
            way.pop()
            continue
        w = source.choice(free)
        open_wall(maze, pair(way[-1]), pair(w))
        visited.add(w)
        way.append(w)
    return maze


def way_out(maze, start, end):
    way, seen = [start], {start}
    while way[-1] != end:
        row, column = way[-1]
        new = [cell for cell in sorted(maze[row][column]) if cell not in seen]
        if new:
            way.append(new[0])
            seen.add(new[0])
        else:
            way.pop()
    return way
