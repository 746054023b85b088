"""``check``, ``hint`` and ``solution`` in a cell: the same verdicts and words as in the terminal."""

from dataclasses import replace
from pathlib import Path

from knightstour.coaching import next_hints, solution_text
from knightstour.course import load_course
from knightstour.draw.svg import element, words
from knightstour.feedback.text import first_unsolved, praise_of, progress_lines, result_lines
from knightstour.grading import all_pass, grade_one
from knightstour.messages import _
from knightstour.notebook.cards import (
    Card,
    card,
    check_list,
    code,
    exercise_head,
    explanation_pieces,
    listing,
    note,
    paragraph,
)
from knightstour.notebook.work import RUNNER_LOCK, OwnFunction, Work, calm, file_link, load_work, shared_runner
from knightstour.results import Result, Status
from knightstour.submission import Submission


@calm
def check(exercise: str | OwnFunction | None = None) -> Card:
    """Check one exercise of your file, or all of them, and explain the first thing to put right."""
    if exercise is None:
        work, name = load_work(), None
    else:
        work, name = _work_on(exercise)
    result = _grade(work, name)
    progress = work.progress
    progress.add_passed(item.name for item in result.exercises if item.status is Status.PASSED)
    return verdict_card(result, work, progress.complaint)


@calm
def hint(exercise: str | OwnFunction) -> Card:
    """Give the next hint for an exercise."""
    work, name = _work_on(exercise)
    progress = work.progress
    hints = next_hints(name, progress)
    again = [_("You have seen all hints for {name}. Here they are again.").format(name=name)] if hints.again else []
    sentences = [*again, *hints.texts, *([progress.complaint] if progress.complaint else [])]
    return card(*map(paragraph, sentences), text="\n".join(sentences), name=_("Hint"))


@calm
def solution(exercise: str | OwnFunction) -> Card:
    """Show the course's own solution of an exercise, once yours passes."""
    work, name = _work_on(exercise)
    if not all_pass(_known_result(work, name) or _grade(work, name)):
        return note(_("The solution is shown once your own {name} passes.").format(name=name))
    text = solution_text(name)
    title = _("How the course writes it")
    head = element("p", words(title), class_="kt-head")
    return card(head, listing(text, name), text=text, kind="kt-wide", name=title)


def _work_on(exercise: str | OwnFunction) -> tuple[Work, str]:
    """The learner's file with this exercise, and the exercise's name; it may be given as ``work.name``, too."""
    name = exercise.name if isinstance(exercise, OwnFunction) else exercise
    work = load_work(load_course().find_exercise(name).unit)
    work.refuse_if_missing()
    return work, name


# The results of this kernel, each with the text of the files it is about: the same text is not judged twice in a row.
_results: dict[tuple[Path, str], tuple[dict[Path, bytes], Result]] = {}


def _grade(work: Work, exercise: str | None) -> Result:
    work.refuse_if_missing()
    submission = Submission(work.file.stem, {work.unit.stem: work.file})
    texts = _texts(work)
    with RUNNER_LOCK:
        result = grade_one(submission, shared_runner(), exercise)
    for item in result.exercises:
        _results[work.file, item.name] = texts, replace(result, exercises=(item,))
    return result


def _known_result(work: Work, exercise: str) -> Result | None:
    """The verdict on an exercise, if it was judged as the files are now."""
    texts, result = _results.get((work.file, exercise), ({}, None))
    return result if texts == _texts(work) else None


def _texts(work: Work) -> dict[Path, bytes]:
    """All that a verdict depends on: the learner's Python files."""
    return {path: path.read_bytes() for path in sorted(work.file.parent.glob("*.py"))}


def verdict_card(result: Result, work: Work, complaint: str | None = None) -> Card:
    """How the exercises stand, then exactly one thing to do."""
    heads = [exercise_head(exercise) for exercise in result.exercises]
    checks = [check_list(result.exercises[0].checks)] if len(heads) == 1 else []
    status, rest = _rest(result, work)
    if complaint:
        rest = [*rest, paragraph(complaint)]
    name = _("Check of {names}").format(names=", ".join(exercise.name for exercise in result.exercises))
    return card(*heads, *checks, *rest, text=_text(result), kind=status.value.replace(" ", "-"), name=name)


def _rest(result: Result, work: Work) -> tuple[Status, list[str]]:
    """What comes below the progress, and the verdict that colours the card."""
    unsolved = first_unsolved(result.exercises)
    if unsolved is None:
        return Status.PASSED, _praise(result)
    exercise, unsolved_check = unsolved
    if unsolved_check.status is Status.NOT_STARTED:
        sentence = _("Write it in your file where it says TODO, save the file, and run this cell again.")
        return Status.NOT_STARTED, [
            paragraph(_("Next: write {name}.").format(name=exercise.name)),
            paragraph(sentence),
            file_link(work.file),
            element("p", words(_("If you want a hint:")), " ", code(f'hint("{exercise.name}")')),
        ]
    return unsolved_check.status, explanation_pieces(exercise.name, unsolved_check)


def _praise(result: Result) -> list[str]:
    praise = paragraph(praise_of(result))
    if len(result.exercises) != 1:
        return [praise]
    see = element("p", words(_("See how the course writes it:")), " ", code(f'solution("{result.exercises[0].name}")'))
    return [praise, see]


def _text(result: Result) -> str:
    """The terminal's words, with the notebook's way to ask for a hint."""
    unsolved = first_unsolved(result.exercises)
    if unsolved is not None and unsolved[1].status is Status.NOT_STARTED:
        name = unsolved[0].name
        asked = _("Next: write {name}. If you want a hint:").format(name=name)
        lines = [line.text for line in progress_lines(result)]
        return "\n".join([*lines, "", asked, f'    hint("{name}")'])
    return "\n".join(line.text for line in result_lines(result))
