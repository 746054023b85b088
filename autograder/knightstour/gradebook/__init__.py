"""Gradebooks of learning platforms, filled in: the platform's own file with grades for those who were graded.

Every cell that is not a grade, or Moodle's comment, stays as it came, and nobody's grade is blanked.
"""

from collections.abc import Sequence
from pathlib import Path

from knightstour.gradebook.blackboard import BlackboardGradebook
from knightstour.gradebook.book import Entered, Gradebook, Member
from knightstour.gradebook.brightspace import BrightspaceGrades
from knightstour.gradebook.canvas import CanvasGradebook
from knightstour.gradebook.marks import LatePenalty, Mark, read_penalty
from knightstour.gradebook.moodle import MoodleWorksheet
from knightstour.gradebook.table import read_table
from knightstour.messages import CourseError, _

__all__ = ["Entered", "Gradebook", "LatePenalty", "Mark", "Member", "open_gradebook", "read_penalty"]


def open_gradebook(file: Path, column: str | None = None, titles: Sequence[str] = ()) -> Gradebook:
    """The gradebook in ``file``, whichever platform wrote it.

    ``column`` names the column of the assignment; without it a column with one of the ``titles`` is taken, or the only
    one.  `CourseError` says what is missing.
    """
    if not file.is_file():
        raise CourseError(_("There is no file {path}.").format(path=file))
    table = read_table(file.read_bytes(), str(file))
    if BrightspaceGrades.recognises(table):
        return BrightspaceGrades(table, column, titles)
    if CanvasGradebook.recognises(table):
        return CanvasGradebook(table, column, titles)
    if BlackboardGradebook.recognises(table):
        return BlackboardGradebook(table, column, titles)
    if MoodleWorksheet.recognises(table):
        return MoodleWorksheet(table)
    raise CourseError(_("{path} is no gradebook of Moodle, Canvas, Blackboard or Brightspace.").format(path=file))
