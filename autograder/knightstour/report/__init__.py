"""What a run of the grader leaves behind for people and for other programs."""

from knightstour.report.page import feedback_page
from knightstour.report.tables import grades_csv, junit_xml

__all__ = ["feedback_page", "grades_csv", "junit_xml"]
