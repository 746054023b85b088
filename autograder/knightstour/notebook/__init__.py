"""What a lesson uses: one's own functions at work on the board, checks, hints and solutions in the cell."""

from knightstour.notebook.checking import check, hint, solution
from knightstour.notebook.work import load_work

__all__ = ["check", "hint", "load_work", "solution"]
