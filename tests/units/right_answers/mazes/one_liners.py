"""As short as it goes."""

from itertools import takewhile


def cells_beside(m, c):
    return [(c[0] + d, c[1] + r) for d, r in ((1, 0), (0, 1), (-1, 0), (0, -1)) if 0 <= c[0] + d < len(m) and 0 <= c[1] + r < len(m[0])]


def open_wall(maze, cell, neighbour):
    [maze[a[0]][a[1]].add(b) for a, b in ((cell, neighbour), (neighbour, cell))]


def random_walk(maze, visited, cell, source, longest):
    walk = [cell]
    while not visited.add(walk[-1]) and len(walk) < longest and (f := [b for b in cells_beside(maze, walk[-1]) if b not in visited]):
        walk.append(source.choice(f))
        open_wall(maze, *walk[-2:])
    return walk


def hunt(maze, visited, order, first):
    fits = lambda p: order[p] not in visited and any(b in visited for b in cells_beside(maze, order[p]))
    skipped = sum(1 for _ in takewhile(lambda p: not fits(p), range(first, len(order))))
    return first + skipped if first + skipped < len(order) else None


def hunt_and_kill(rows, columns, source, order, longest):
    maze, visited, place = [[set() for _ in range(columns)] for _ in range(rows)], set(), 0
    while place is not None:
        [open_wall(maze, order[place], source.choice(b)) for b in [[b for b in cells_beside(maze, order[place]) if b in visited]] if b]
        random_walk(maze, visited, order[place], source, longest)
        place = hunt(maze, visited, order, place)
    return maze


def backtracker(rows, columns, source):
    maze, seen, way = [[set() for _ in range(columns)] for _ in range(rows)], {(0, 0)}, [(0, 0)]
    while way:
        free = [b for b in cells_beside(maze, way[-1]) if b not in seen]
        way.append(source.choice(free)) if free else way.pop()
        free and (seen.add(way[-1]), open_wall(maze, *way[-2:]))
    return maze


def way_out(maze, start, end):
    ways = [[start]]
    while ways[0][-1] != end:
        w = ways.pop(0)
        ways += [[*w, b] for b in maze[w[-1][0]][w[-1][1]] if b not in w[-2:]]
    return ways[0]
