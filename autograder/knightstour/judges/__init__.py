"""Verbs of judging that only one unit needs, in a module named by its stem."""
