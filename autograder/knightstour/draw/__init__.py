"""The one visual language of the course: pure functions from data to terminal text and to SVG.

One sign and one colour mean one thing everywhere: blue with a tick is right, vermilion with a cross is wrong, grey with
a dot is "not yet" or "where the knight was", purple is the value of a heuristic.  Nothing is told by colour alone.
"""

from knightstour.draw.boards import svg_board
from knightstour.draw.charts import svg_histogram, svg_measure, svg_shares
from knightstour.draw.describe import describe_board
from knightstour.draw.figures import board_figure, icon, maze_figure
from knightstour.draw.maps import svg_heat, svg_success_map
from knightstour.draw.mazes import svg_maze, text_maze
from knightstour.draw.palette import stylesheet
from knightstour.draw.terminal import text_board

__all__ = [
    "board_figure",
    "describe_board",
    "icon",
    "maze_figure",
    "stylesheet",
    "svg_board",
    "svg_heat",
    "svg_histogram",
    "svg_maze",
    "svg_measure",
    "svg_shares",
    "svg_success_map",
    "text_board",
    "text_maze",
]
