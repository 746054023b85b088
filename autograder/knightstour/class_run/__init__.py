"""Grading a whole class: intake, grading what is missing, and everything that an instructor takes away."""

from knightstour.class_run.outputs import Shown
from knightstour.class_run.own_checks import read_checks
from knightstour.class_run.run import Request, Summary, grade_class

__all__ = ["Request", "Shown", "Summary", "grade_class", "read_checks"]
