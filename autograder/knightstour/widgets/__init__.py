"""Boards and mazes in notebooks: to choose squares on, to walk by hand, to watch, and to see which starts succeed."""

from knightstour.widgets.faces import BoardToClick, SuccessMap, TourByHand, TourPlayer
from knightstour.widgets.mazes import MazePlayer, MazeToWalk
from knightstour.widgets.memory import forget

__all__ = ["BoardToClick", "MazePlayer", "MazeToWalk", "SuccessMap", "TourByHand", "TourPlayer", "forget"]
