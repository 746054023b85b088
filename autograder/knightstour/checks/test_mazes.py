"""The checks on mazes.  The sentence under each name is the goal that a student reads."""

from knightstour.judges.mazes import (
    Hunt,
    Making,
    Stroll,
    Wall,
    Way,
    backwards,
    columns_of,
    judge_chance,
    judge_directions,
    judge_hunts,
    judge_looks,
    judge_mazes,
    judge_rescans,
    judge_strolls,
    judge_turns,
    judge_walls,
    judge_ways,
    rows_of,
)
from knightstour.maze import Cell, closed_maze, open_door, row_by_row
from knightstour.mazemaking import hunted_maze, snake
from knightstour.plugin import exercise
from knightstour.submission import Student

MAKING = ("open_wall", "random_walk", "hunt", "row_by_row", "column_by_column", "watched")


def _maze_with(rows: int, columns: int, *doors: tuple[Cell, Cell]) -> list[list[set[Cell]]]:
    maze = closed_maze(rows, columns)
    for cell, neighbour in doors:
        open_door(maze, cell, neighbour)
    return maze


@exercise("open_wall", points=1)
def test_both_sides(student: Student) -> None:
    """The wall opens from both sides, and all other walls stay as they are."""
    started = _maze_with(2, 3, ((0, 0), (0, 1)), ((0, 1), (1, 1)))
    judge_walls(
        student,
        [
            Wall(closed_maze(1, 2), (0, 0), (0, 1)),
            Wall(closed_maze(2, 1), (1, 0), (0, 0)),
            Wall(closed_maze(2, 2), (1, 1), (1, 0)),
            Wall(started, (1, 1), (1, 2)),
            Wall(started, (0, 2), (0, 1)),
            Wall(started, (0, 1), (0, 0)),
            Wall(closed_maze(3, 5), (2, 3), (1, 3)),
        ],
    )


def _strolls(rows: int, columns: int, cell: Cell, longest: int, visited: tuple[Cell, ...] = ()) -> list[Stroll]:
    return [Stroll(closed_maze(rows, columns), frozenset(visited), cell, seed, longest) for seed in (1, 2, 3)]


@exercise("random_walk", points=1, lend=("open_wall",))
def test_walk_until_stuck(student: Student) -> None:
    """The walk goes over unvisited cells until it is stuck. It opens its walls and marks its cells."""
    wall_of_three = ((0, 1), (1, 1), (2, 1))
    started = _maze_with(3, 3, ((0, 0), (0, 1)), ((0, 1), (0, 2)))
    in_use = [Stroll(started, frozenset({(0, 0), (0, 1), (0, 2)}), (1, 1), seed, 9) for seed in (1, 2)]
    judge_strolls(
        student,
        [
            *_strolls(1, 1, (0, 0), 1),
            *_strolls(1, 4, (0, 1), 4),
            *_strolls(4, 1, (3, 0), 4),
            *_strolls(2, 2, (1, 1), 4),
            *_strolls(3, 3, (1, 0), 9, wall_of_three),
            *in_use,
            *_strolls(2, 5, (0, 4), 10),
            *_strolls(5, 3, (4, 0), 15),
            *_strolls(9, 12, (4, 6), 108),
        ],
    )


@exercise("random_walk", points=1, lend=("open_wall",))
def test_longest_walk_and_chance(student: Student) -> None:
    """The walk is never longer than it may be, and all its choices come from the source."""
    lengths = [*_strolls(2, 2, (0, 0), 1), *_strolls(1, 6, (0, 0), 3), *_strolls(6, 6, (2, 2), 5)]
    later = _strolls(1, 9, (0, 3), 4, ((0, 0), (0, 1), (0, 2)))  # what was visited before does not count
    judge_strolls(student, [*lengths, *later])
    judge_chance(student, lambda seed: Stroll(closed_maze(6, 6), frozenset(), (2, 3), seed, 36).call)
    for cell in ((1, 1), (0, 0)):
        judge_directions(student, Stroll(closed_maze(3, 3), frozenset(), cell, 0, 2), 60)
    judge_turns(student, Stroll(closed_maze(5, 5), frozenset(), (2, 2), 0, 3), 200)


@exercise("hunt", points=1, lend=("row_by_row", "column_by_column", "watched"))
def test_first_in_the_order(student: Student) -> None:
    """The hunt finds the first unvisited cell with a visited cell beside it, in the order given."""
    middle = frozenset({(2, 2)})
    judge_hunts(
        student,
        [
            Hunt(closed_maze(1, 1), frozenset({(0, 0)}), rows_of(1, 1), 0),
            Hunt(closed_maze(1, 4), frozenset({(0, 0)}), rows_of(1, 4), 0),
            Hunt(closed_maze(1, 4), frozenset({(0, 1)}), rows_of(1, 4), 0),
            Hunt(closed_maze(4, 1), frozenset({(3, 0)}), rows_of(4, 1), 0),
            Hunt(closed_maze(2, 2), frozenset(), rows_of(2, 2), 0),
            Hunt(closed_maze(2, 2), frozenset(row_by_row(2, 2)), rows_of(2, 2), 0),
            Hunt(closed_maze(3, 3), frozenset({(0, 0), (1, 1)}), rows_of(3, 3), 0),
            Hunt(closed_maze(3, 3), frozenset({(0, 2), (1, 2), (2, 2), (2, 1)}), columns_of(3, 3), 0),
            Hunt(closed_maze(4, 5), middle, rows_of(4, 5), 0),
            Hunt(closed_maze(4, 5), middle, columns_of(4, 5), 0),
            Hunt(closed_maze(4, 5), middle, backwards(rows_of(4, 5)), 0),
            Hunt(closed_maze(5, 3), frozenset({(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)}), columns_of(5, 3), 0),
        ],
    )


@exercise("hunt", points=1, lend=("row_by_row", "column_by_column", "watched"))
def test_from_the_place_given(student: Student) -> None:
    """The hunt looks only at the places from the given one on."""
    most = frozenset(row_by_row(40, 40)[:1550])
    judge_hunts(
        student,
        [
            Hunt(closed_maze(1, 4), frozenset({(0, 0), (0, 1)}), rows_of(1, 4), 2),
            Hunt(closed_maze(1, 4), frozenset({(0, 0), (0, 1)}), rows_of(1, 4), 3),
            Hunt(closed_maze(2, 3), frozenset({(0, 0), (0, 1)}), rows_of(2, 3), 1),
            Hunt(closed_maze(2, 3), frozenset({(0, 0), (0, 1)}), rows_of(2, 3), 4),
            Hunt(closed_maze(2, 3), frozenset({(0, 0), (0, 1)}), rows_of(2, 3), 5),
            Hunt(closed_maze(3, 4), frozenset(row_by_row(3, 4)[:11]), rows_of(3, 4), 9),
            Hunt(closed_maze(4, 5), frozenset({(2, 2)}), columns_of(4, 5), 11),
            Hunt(closed_maze(4, 5), frozenset({(2, 2)}), columns_of(4, 5), 15),
        ],
    )
    text = "set(row_by_row(40, 40)[:1550])"
    judge_looks(student, Hunt(closed_maze(40, 40), most, rows_of(40, 40), 1540, text))


SIZES = ((1, 1), (1, 2), (1, 6), (5, 1), (2, 2), (2, 5), (3, 3), (5, 4), (7, 11), (12, 8))


@exercise("hunt_and_kill", points=1, lend=MAKING)
def test_whole_mazes(student: Student) -> None:
    """In a maze of any size, just one way leads from each cell to each other."""
    by_rows = [Making(*size, seed, rows_of(*size), size[0] * size[1]) for size in SIZES for seed in (1, 2)]
    by_columns = [Making(*size, 3, columns_of(*size), size[0] * size[1]) for size in SIZES]
    judge_mazes(student, by_rows + by_columns)


@exercise("hunt_and_kill", points=1, lend=MAKING)
def test_orders_walks_and_chance(student: Student) -> None:
    """The hunts keep to the order and go on where they stopped. Walks and chance are as given."""
    short = [Making(*size, 1, rows_of(*size), 1) for size in ((2, 2), (3, 4), (6, 5))]
    short += [Making(*size, 2, columns_of(*size), 1) for size in ((2, 3), (4, 4))]
    short += [Making(*size, 3, backwards(rows_of(*size)), 1) for size in ((3, 3), (4, 5))]
    short += [Making(9, 4, seed, rows_of(9, 4), 1) for seed in (1, 2, 3, 4)]
    judge_mazes(student, [*short, Making(6, 7, 4, backwards(columns_of(6, 7)), 5)])
    judge_chance(student, lambda seed: Making(6, 6, seed, rows_of(6, 6), 36).call)
    judge_chance(student, lambda seed: Making(6, 6, seed, rows_of(6, 6), 3).call)
    judge_rescans(student, Making(30, 30, 5, rows_of(30, 30), 12))


@exercise("backtracker", points=1, lend=("open_wall",))
def test_walk_and_go_back(student: Student) -> None:
    """Just one way leads from each cell to each other, and the walk went back one cell at a time."""
    judge_mazes(student, [Making(*size, seed) for size in SIZES for seed in (1, 2)])
    judge_chance(student, lambda seed: Making(6, 6, seed).call)


@exercise("way_out", points=1)
def test_small_mazes(student: Student) -> None:
    """In a small maze the list holds the cells from the start to the end, step by step."""
    line = _maze_with(1, 4, ((0, 0), (0, 1)), ((0, 1), (0, 2)), ((0, 2), (0, 3)))
    tall = _maze_with(3, 1, ((0, 0), (1, 0)), ((1, 0), (2, 0)))
    square = _maze_with(2, 2, ((0, 0), (0, 1)), ((0, 1), (1, 1)), ((1, 1), (1, 0)))
    three = hunted_maze(3, 3, 5)
    judge_ways(
        student,
        [
            Way(closed_maze(1, 1), (0, 0), (0, 0)),
            Way(line, (0, 0), (0, 3)),
            Way(line, (0, 3), (0, 1)),
            Way(tall, (2, 0), (0, 0)),
            Way(square, (0, 0), (1, 0)),
            Way(square, (1, 1), (1, 1)),
            *(Way(three, start, end) for start in row_by_row(3, 3) for end in ((0, 0), (2, 1))),
        ],
    )


@exercise("way_out", points=1)
def test_larger_mazes(student: Student) -> None:
    """Larger mazes and long ways are no trouble, and the maze stays as it is."""
    ends = ((0, 0), (6, 9)), ((3, 4), (0, 9)), ((6, 0), (2, 2))
    judge_ways(
        student,
        [
            *(Way(hunted_maze(7, 10, seed), start, end) for seed in (1, 2) for start, end in ends),
            Way(snake(30, 40), (0, 0), (29, 0)),
            Way(snake(30, 40), (29, 0), (0, 39)),
        ],
    )
