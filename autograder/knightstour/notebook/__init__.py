"""What a lesson uses: questions, boards, one's own functions at work, checks, hints and solutions in the cell."""

from knightstour.messages import choose_language
from knightstour.notebook.asking import ask, recall
from knightstour.notebook.boards import (
    beside,
    click_moves,
    click_square,
    show,
    show_moves,
    show_values,
    show_web,
    walk_by_hand,
    watch,
    watch_own,
)
from knightstour.notebook.checking import check, hint, solution
from knightstour.notebook.experiments import compare_sizes, map_of_own_walks, map_of_starts, random_ties, search
from knightstour.notebook.overview import overview
from knightstour.notebook.work import load_work

__all__ = [
    "ask",
    "beside",
    "check",
    "click_moves",
    "click_square",
    "compare_sizes",
    "hint",
    "load_work",
    "map_of_own_walks",
    "map_of_starts",
    "overview",
    "random_ties",
    "recall",
    "search",
    "show",
    "show_moves",
    "show_values",
    "show_web",
    "solution",
    "walk_by_hand",
    "watch",
    "watch_own",
]

choose_language()  # KNIGHTSTOUR_LANG decides: a notebook has no command line on which to choose
