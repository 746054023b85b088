"""Gradebooks of learning platforms, filled in: the platform's own file with grades for those who were graded.

Every cell that is not a grade, or Moodle's comment, stays as it came, and nobody's grade is blanked.
"""

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


_KINDS = (BrightspaceGrades, CanvasGradebook, BlackboardGradebook, MoodleWorksheet)  # the surest marks first


def open_gradebook(file: Path) -> Gradebook:
    """The gradebook in ``file``, whichever platform wrote it; `CourseError` when it is none."""
    if not file.is_file():
        raise CourseError(_("There is no file {path}.").format(path=file))
    table = read_table(file.read_bytes(), str(file))
    for kind in _KINDS:
        if kind.recognises(table):
            return kind(table)
    sentence = _(
        "{path} is no worksheet of Moodle and no gradebook of Canvas, Blackboard or Brightspace; if it is, try English."
    )
    raise CourseError(sentence.format(path=file))
