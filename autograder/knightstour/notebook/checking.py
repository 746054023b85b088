"""``check``, ``hint`` and ``solution`` in a cell: the same verdicts and words as in the terminal."""

from knightstour.coaching import next_hints, solution_text
from knightstour.course import load_course
from knightstour.draw.svg import element, words
from knightstour.feedback.text import first_unsolved, progress_lines, result_lines
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
from knightstour.notebook.work import RUNNER_LOCK, Work, calm, file_link, load_work, shared_runner
from knightstour.results import Result, Status
from knightstour.submission import Submission


@calm
def check(exercise: str | None = None) -> Card:
    """Check one exercise of your file, or all of them, and explain the first thing to put right."""
    course = load_course()
    work = load_work(course.find_exercise(exercise).unit if exercise else None)
    result = _grade(work, exercise)
    progress = work.progress
    progress.add_passed(item.name for item in result.exercises if item.status is Status.PASSED)
    return verdict_card(result, work, progress.complaint)


@calm
def hint(exercise: str) -> Card:
    """Give the next hint for an exercise."""
    progress = load_work(load_course().find_exercise(exercise).unit).progress
    hints = next_hints(exercise, progress)
    again = [_("You have seen all hints for {name}. Here they are again.").format(name=exercise)] if hints.again else []
    sentences = [*again, *hints.texts, *([progress.complaint] if progress.complaint else [])]
    return card(*map(paragraph, sentences), text="\n".join(sentences), name=_("Hint"))


@calm
def solution(exercise: str) -> Card:
    """Show the course's own solution of an exercise, once yours passes."""
    work = load_work(load_course().find_exercise(exercise).unit)
    if not all_pass(_grade(work, exercise)):
        return note(_("The solution is shown once your own {name} passes.").format(name=exercise))
    text = solution_text(exercise)
    title = _("How the course writes it")
    head = element("p", words(title), class_="kt-head")
    return card(head, listing(text, exercise), text=text, kind="kt-wide", name=title)


def _grade(work: Work, exercise: str | None) -> Result:
    submission = Submission(work.file.stem, {work.unit.stem: work.file})
    with RUNNER_LOCK:
        return grade_one(submission, shared_runner(), exercise)


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
    if len(result.exercises) != 1:
        return [paragraph(_("All of it works. Well walked!"))]
    name = result.exercises[0].name
    see = element("p", words(_("See how the course writes it:")), " ", code(f'solution("{name}")'))
    return [paragraph(_("It works.")), see]


def _text(result: Result) -> str:
    """The terminal's words, with the notebook's way to ask for a hint."""
    unsolved = first_unsolved(result.exercises)
    if unsolved is not None and unsolved[1].status is Status.NOT_STARTED:
        name = unsolved[0].name
        asked = _("Next: write {name}. If you want a hint:").format(name=name)
        lines = [line.text for line in progress_lines(result)]
        return "\n".join([*lines, "", asked, f'    hint("{name}")'])
    return "\n".join(line.text for line in result_lines(result))
