"""Mazes as SVG and as text."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.draw import maze_figure, svg_maze, text_maze
from knightstour.draw.stencils import maze_stencils
from knightstour.maze import closed_maze, open_door
from knightstour.mazemaking import far_apart, hunted_maze, way_through
from tests.goldens import assert_golden

GOLDEN = Path(__file__).with_name("golden")


def walls_in(drawing: str) -> int:
    """How many pieces of wall are drawn in the colour of ink."""
    root = ElementTree.fromstring(drawing)
    paths = [item for item in root.iter() if item.tag.endswith("path") and "kt-s-ink" in item.get("class", "")]
    return sum(path.get("d", "").count("M") for path in paths)


@given(st.integers(1, 8), st.integers(1, 8), st.integers(0, 99))
def test_every_closed_wall_is_drawn_once(rows: int, columns: int, seed: int) -> None:
    places = rows * (columns + 1) + columns * (rows + 1)
    assert walls_in(svg_maze(hunted_maze(rows, columns, seed), title="A maze")) == places - (rows * columns - 1)


def test_a_door_from_one_side_is_a_dashed_wall() -> None:
    maze = closed_maze(1, 2)
    maze[0][0].add((0, 1))
    drawing = svg_maze(maze, title="A maze")
    assert walls_in(drawing) == 6
    assert "stroke-dasharray" in drawing


def test_the_way_is_a_line_with_a_ring_and_a_disc() -> None:
    maze = hunted_maze(5, 5, 1)
    way = way_through(maze, *far_apart(maze))
    drawing = svg_maze(maze, way=way, title="A maze")
    assert drawing.count("<circle") == 2
    assert f"A way of {len(way)} cells is drawn." in drawing
    assert "24 walls are open." in drawing
    assert "<circle" not in svg_maze(maze, way=[(9, 9)], title="A maze")


def test_a_maze_is_named_and_a_large_one_with_marks_is_cut_down() -> None:
    maze = hunted_maze(40, 50, 1)
    whole, part = svg_maze(maze, title="Mine"), svg_maze(maze, {(20, 20): "wrong"}, title="Mine")
    assert ElementTree.fromstring(whole).get("aria-label") == "Mine"
    assert len(part) < len(whole) / 3
    assert "Wrong: row 20, column 20" in part


PICTURES = {
    "whole": (hunted_maze(4, 6, 3), {}, True),
    "marks": (hunted_maze(4, 6, 3), {(1, 1): "wrong", (1, 2): "before", (3, 5): "visited"}, False),
    "corner": (hunted_maze(30, 40, 3), {(20, 21): "wrong"}, False),
    "one-cell": (closed_maze(1, 1), {}, False),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_text_of_a_maze_reads_as_it_did(name: str) -> None:
    maze, marks, has_way = PICTURES[name]
    text = text_maze(maze, marks, way_through(maze, *far_apart(maze)) if has_way else ())
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 80
    assert_golden(GOLDEN / f"{name}.txt", text + "\n")


def test_a_door_from_one_side_is_told_in_text() -> None:
    maze = closed_maze(2, 2)
    maze[0][0] |= {(0, 1), (1, 0)}
    text = text_maze(maze)
    assert "|  ~" in text
    assert "+~~+" in text
    assert "~ open from one side only" in text
    open_door(maze, (0, 0), (0, 1))
    open_door(maze, (0, 0), (1, 0))
    assert "~" not in text_maze(maze)


def test_a_figure_says_what_its_marks_mean() -> None:
    figure = maze_figure(hunted_maze(3, 3, 1), {(0, 0): "start", (2, 2): "visited"}, title="A maze")
    assert "kt-legend" in figure
    assert "visited" in figure


def test_the_pieces_of_a_maze_have_its_size() -> None:
    pieces = maze_stencils(3, 7)
    assert (pieces["rows"], pieces["columns"]) == (3, 7)
    assert pieces["width"] > pieces["height"]
    assert all("%s" in pieces[name] for name in ("wall", "line", "hint"))
