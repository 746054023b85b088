"""Courseware on the knight's tour: lessons, exercises and the grader that checks them."""

__version__ = "0.1.0"
