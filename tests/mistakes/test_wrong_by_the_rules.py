"""Every known mistake breaks the contract of its exercise, by the word of a judge that knows nothing of the grader."""

import contextlib
import io
import random
import types
from pathlib import Path

import pytest

from knightstour.diagnosis import Mistake, known_mistakes, submission_text
from tests.second_opinion import JUDGES, judge_whole_program

# The judge reads no language: two sentences that are swapped are as good to it as two in Thai.
ENGLISH = {"program-claims-swapped"}
MISTAKES = [mistake for mistake in known_mistakes("knights_tour") if mistake.id not in ENGLISH]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.id)
def test_a_known_mistake_is_wrong(mistake: Mistake, tmp_path: Path) -> None:
    if mistake.exercise == "whole_program":
        file = tmp_path / "knights_tour.py"
        file.write_text(submission_text(mistake), encoding="utf-8")
        assert judge_whole_program(file) is not None
    else:
        assert is_wrong(mistake)


def is_wrong(mistake: Mistake) -> bool:
    """Whether the judge finds a flaw, or the work breaks off."""
    module = types.ModuleType("submitted")
    exec(compile(submission_text(mistake), mistake.id, "exec"), module.__dict__)
    random.seed(0)
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            return JUDGES[mistake.exercise](module.__dict__) is not None
        except Exception:  # noqa: BLE001  (students' work may raise anything)
            return True
