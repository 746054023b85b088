"""The questions inside the lessons: predictions, choices, numbers to put on a board.  Nothing is sent anywhere."""

from knightstour.questions.kinds import Asked, Verdict
from knightstour.questions.reading import find_question, load_questions, read_questions

__all__ = ["Asked", "Verdict", "find_question", "load_questions", "read_questions"]
