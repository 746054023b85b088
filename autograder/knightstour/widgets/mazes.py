"""Mazes in notebooks: to walk through by keyboard or touch, and to watch while they are made."""

from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from knightstour.draw import svg_maze
from knightstour.draw.stencils import maze_stencils
from knightstour.maze import Cell, Maze
from knightstour.mazemaking import Step, far_apart, way_through
from knightstour.messages import _
from knightstour.widgets import words
from knightstour.widgets.face import Face, program


class MazeToWalk(Face):
    """A maze that the learner walks through, with the way out on request."""

    _esm = program("maze", "maze_walk")
    _kept = ("walk", "count", "way_shown")
    doors: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    start: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    end: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    way: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    walk: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    count = traitlets.Int().tag(sync=True)
    way_shown = traitlets.Bool().tag(sync=True)
    drawing = traitlets.Unicode().tag(sync=True)
    drawing_with_way = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        maze: Maze,
        start: Cell | None = None,
        end: Cell | None = None,
        *,
        way_shown: bool = False,
        name: str | None = None,
    ) -> None:
        """Without a start and an end, two cells that are as far apart as can be are taken."""
        suggested = far_apart(maze)
        self.maze = maze
        first, last = start or suggested[0], end or suggested[1]
        way = way_through(maze, first, last)
        title = _("A maze")
        super().__init__(
            maze_stencils(len(maze), len(maze[0])),
            name,
            (doors_of(maze), first, last),
            label=_("A maze to walk through with the arrow keys"),
            words=words.walking_a_maze(),
            doors=doors_of(maze),
            start=list(first),
            end=list(last),
            way=[list(cell) for cell in way],
            walk=[list(first)],
            way_shown=way_shown,
            drawing=svg_maze(maze, title=title),
            drawing_with_way=svg_maze(maze, way=way, title=title),
        )

    @traitlets.validate("walk")
    def _only_steps(self, proposal: Mapping[str, Any]) -> list[list[int]]:
        """A walk through walls is refused, wherever it comes from."""
        cells = [(row, column) for row, column in proposal["value"]]
        for cell, following in zip(cells, cells[1:], strict=False):
            if following not in self.maze[cell[0]][cell[1]]:
                raise traitlets.TraitError(f"a wall is between {cell} and {following}")
        return [list(cell) for cell in cells]


class MazePlayer(Face):
    """A maze while it is made: walks and hunts, or walks and ways back, step by step."""

    _esm = program("playback", "maze", "maze_player")
    _kept = ("step",)
    steps: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    step = traitlets.Int().tag(sync=True)
    ending = traitlets.Unicode().tag(sync=True)

    def __init__(
        self, rows: int, columns: int, steps: Sequence[Step], *, step: int = 0, name: str | None = None
    ) -> None:
        made = [[step.kind, list(step.cell), step.origin and list(step.origin)] for step in steps]
        super().__init__(
            maze_stencils(rows, columns),
            name,
            made,
            label=_("A maze while it is made"),
            words=words.making_a_maze(),
            steps=made,
            step=step,
            ending=_("The maze is done: {count} cells, and one way between any two.").format(count=rows * columns),
        )


def doors_of(maze: Maze) -> list[list[list[int]]]:
    """Each open wall once, as its two cells."""
    return [
        [[row, column], list(to)]
        for row, line in enumerate(maze)
        for column, cells in enumerate(line)
        for to in sorted(cells)
        if (row, column) < to
    ]
