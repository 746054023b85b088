"""Boards, graphs and mazes in notebooks: to click, to walk over, to watch, and to see which starts succeed."""

from knightstour.widgets.faces import BoardToClick, SuccessMap, TourByHand, TourPlayer
from knightstour.widgets.graphs import GraphByHand
from knightstour.widgets.mazes import MazePlayer, MazeToWalk
from knightstour.widgets.memory import forget

__all__ = [
    "BoardToClick",
    "GraphByHand",
    "MazePlayer",
    "MazeToWalk",
    "SuccessMap",
    "TourByHand",
    "TourPlayer",
    "forget",
]
