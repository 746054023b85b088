"""Boards in notebooks: to choose squares on, to walk over by hand, to watch a walk, and to see which starts succeed."""

from knightstour.widgets.faces import BoardToClick, SuccessMap, TourByHand, TourPlayer
from knightstour.widgets.memory import forget

__all__ = ["BoardToClick", "SuccessMap", "TourByHand", "TourPlayer", "forget"]
