"""What a run of the grader leaves behind for people and for other programs."""

from knightstour.report.class_page import class_page
from knightstour.report.gradescope import gradescope_json
from knightstour.report.page import feedback_page
from knightstour.report.tables import grades_csv, junit_xml

__all__ = ["class_page", "feedback_page", "grades_csv", "gradescope_json", "junit_xml"]
