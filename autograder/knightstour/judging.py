"""What all verbs of the checks share: verdicts, and words for answers that cannot even be judged by the rules."""

import difflib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from knightstour.feedback.endings import (
    Error,
    words_of_changed_argument,
    words_of_error,
    words_of_load_error,
    words_of_missing,
    words_of_notebook,
    words_of_nothing_returned,
    words_of_stop,
    words_of_wrong_type,
)
from knightstour.feedback.flaws import Words, words_of_flaw
from knightstour.feedback.literals import call_text, literal, shown, without_addresses
from knightstour.messages import _
from knightstour.results import Explanation, Picture
from knightstour.rules import Flaw
from knightstour.runner.answers import FATAL, Answer, Call, Ending, Expression, Foreign, Raised, Value
from knightstour.signatures import is_exercise, parameters_of
from knightstour.submission import Student

UNFINISHED = "NotImplementedError"


class Unjudged(Exception):
    """The check could not be judged; the explanation says why."""

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation.rule)
        self.explanation = explanation


class NotStarted(Exception):
    """The function is still the skeleton's."""


class Wrong(Exception):
    """The work breaks a rule; the explanation says which and shows it.

    ``calls`` are those that the explanation quotes, so that what a known mistake gives for them can be compared.
    """

    def __init__(self, explanation: Explanation, *, fatal: bool = False, calls: Sequence[Call] = ()) -> None:
        super().__init__(explanation.rule)
        self.explanation = explanation
        self.calls = tuple(calls)
        self.fatal = fatal  # later calls of this exercise are not worth their time


def wrong_by(call: Call, got: str, flaw: Flaw, picture: Picture | None) -> Wrong:
    """The work breaks the rule that ``flaw`` says; ``got`` is what came back, in words."""
    words = words_of_flaw(flaw)
    return Wrong(
        Explanation(call=text_of(call), got=got, rule=words.rule, next=words.next, flaw=flaw.kind, picture=picture)
    )


def text_of(call: Call) -> str:
    """The call as a student can paste it."""
    return call_text(call.function, _texts_of_arguments(call))


def _texts_of_arguments(call: Call) -> list[str]:
    return [item.source if isinstance(item, Expression) else literal(item) for item in call.arguments]


def returned(student: Student, call: Call, answer: Answer, wanted: str, types: tuple[type, ...]) -> Value:
    """The value of an answer, if it is one of ``types``; otherwise the words for what came instead."""
    if answer.ending is not Ending.RETURNED:
        raise _ended_badly(student, call, answer)
    value = answer.value
    if isinstance(value, types) and not (isinstance(value, bool) and bool not in types):
        return value
    if value is None:
        return _raise(call, "returned-none", *words_of_nothing_returned(answer.printed, wanted))
    type_name = value.type_name if isinstance(value, Foreign) else type(value).__name__
    in_a_list = bool({list, tuple, set, dict} & set(types))
    return _raise(call, "wrong-type", *words_of_wrong_type(value, type_name, wanted, in_a_list=in_a_list))


def count_told(student: Student, counter: str, answer: Answer) -> int:
    """How much work was counted, as the lent ``counter`` tells; refuse work that took its place and tells no number."""
    count: int = returned(student, Call(counter, ()), answer, _("a whole number"), (int,))
    return count


def _raise(call: Call, flaw: str, got: str, words: Words) -> Value:
    raise Wrong(Explanation(call=text_of(call), got=got, rule=words.rule, next=words.next, flaw=flaw))


def judge_each(student: Student, calls: Sequence[Call], judge: Callable[[int, Answer], None]) -> list[Answer]:
    """Ask all ``calls`` together and let ``judge`` judge each answer by its place; the first ``Wrong`` is raised.

    A call that gives a right answer when it is made alone cannot be shown as the fault: then what is left over from an
    earlier call is, with the two calls that show it.
    """
    answers = student.ask(calls)
    for place, answer in enumerate(answers):
        try:
            judge(place, answer)
        except Wrong as wrong:
            raise _as_it_repeats(student, wrong, calls, place, judge) from None
    return answers


MOST_CALLS_BEFORE = 8  # tried in turn, to find the one that leaves something over
LONGEST_TO_REPEAT = 2.0  # the time of a call that is made once more when it did not come to its end


def _as_it_repeats(
    student: Student, wrong: Wrong, calls: Sequence[Call], place: int, judge: Callable[[int, Answer], None]
) -> Wrong:
    """``wrong`` itself when the call alone is wrong, too; else the explanation of what is left over."""
    call, history = calls[place], student.asked_before(calls, place)

    def after(*before: Call) -> Exception | None:
        with student.afresh(student.desk.again) as fresh:
            answer = fresh.ask([*before, call])[-1]
        try:
            judge(place, answer)
        except (Wrong, NotStarted, Unjudged) as verdict:
            return verdict
        return None

    stands = wrong.fatal and (not history or call.seconds > LONGEST_TO_REPEAT)
    if stands or after() is not None:
        wrong.calls = wrong.calls or (call,)
        return wrong
    found = _call_that_leaves_something(history, after)
    shown_calls, shown_wrong = ([call], wrong) if found is None else ([found[0], call], found[1])
    return Wrong(
        replace(
            shown_wrong.explanation,
            call="\n".join(text_of(shown) for shown in shown_calls),
            rule=_("Made alone, this call gives a right answer. So something is left over from a call before it."),
            next=_("Look for a value that lives outside of the function, or in a default. Make it anew in each call."),
            flaw="left-over",
        ),
        calls=shown_calls,
        fatal=wrong.fatal,
    )


def _call_that_leaves_something(
    history: Sequence[Call], after: Callable[..., Exception | None]
) -> tuple[Call, Wrong] | None:
    """The call of ``history`` after which the call at hand is wrong, and how; None when it takes several, or none does.

    The nearest ones are tried first.  Then it is the first of the shortest end of the history that does it.
    """
    for before in reversed(history[-MOST_CALLS_BEFORE:]):
        if isinstance(verdict := after(before), Wrong):
            return before, verdict
    first, last = 0, len(history) - MOST_CALLS_BEFORE  # what does it begins at ``first`` or later, and before ``last``
    while last - first > 1:
        middle = (first + last) // 2
        first, last = (middle, last) if isinstance(after(*history[middle:]), Wrong) else (first, middle)
    if last > first and isinstance(verdict := after(history[first]), Wrong):
        return history[first], verdict
    return None


def leaves_arguments_alone(call: Call, answer: Answer, names: Sequence[str] = ()) -> None:
    """Refuse work that changed what it was given; ``names`` are words for the arguments, for each one in order."""
    left_behind = zip(call.arguments, answer.arguments or (), names or (_("the board"), _("the square")), strict=False)
    for place, (sent, left, name) in enumerate(left_behind):
        if left != sent:
            words = words_of_changed_argument(name)
            got = _("its result, but {name} was {left} afterwards").format(name=name, left=shown(left, 160))
            text = _text_with_a_look(call, place)
            raise Wrong(Explanation(call=text, got=got, rule=words.rule, next=words.next, flaw="changed-argument"))


def _text_with_a_look(call: Call, place: int) -> str:
    """The call, and what to type so that one sees what became of the argument at ``place``."""
    name = parameters_of(call.function).split(", ")[place]
    arguments = _texts_of_arguments(call)
    given = f"{name} = {arguments[place]}"
    arguments[place] = name
    return "\n".join([given, call_text(call.function, arguments), name])


def _ended_badly(student: Student, call: Call, answer: Answer) -> Exception:
    raised = answer.raised
    if answer.ending is Ending.RAISED and raised is not None:
        if raised.type_name == UNFINISHED:
            return NotStarted()
        called = call_text(call.function, parameters_of(call.function).split(", "))
        got, words = words_of_error(error_of(raised), called)
        flaw = "raised"
    elif answer.ending is Ending.MISSING:
        similar = _similar_name(call.function, [str(name) for name in student.load().value or []])
        got, words = words_of_missing(call.function, parameters_of(call.function), similar)
        flaw = "missing-function"
    else:
        refuse_skipped(answer)
        got, words = words_of_stop(answer.ending.value, answer.reason)
        flaw = flaw_of_ending(answer)
    explanation = Explanation(
        text_of(call), got, words.rule, words.next, flaw, printed=without_addresses(answer.printed)
    )
    return Wrong(explanation, fatal=answer.ending in FATAL)


def _similar_name(function: str, names: Sequence[str]) -> str | None:
    """The name in a file that was most likely meant; never that of another exercise."""
    spelt = {name.replace("_", "").lower(): name for name in names if not is_exercise(name)}
    found = difflib.get_close_matches(function.replace("_", ""), spelt, n=1, cutoff=0.7)
    return spelt[found[0]] if found else None


def flaw_of_ending(answer: Answer) -> str:
    """The stable id of an ending, for reports."""
    return answer.ending.value.replace(" ", "-")


def refuse_skipped(answer: Answer) -> None:
    """What was not run cannot be judged: it is not wrong either."""
    if answer.ending is Ending.SKIPPED:
        got, words = words_of_stop(answer.ending.value, answer.reason)
        raise Unjudged(Explanation(got=got, rule=words.rule, next=words.next, flaw=flaw_of_ending(answer)))


def judge_load(student: Student) -> None:
    """Judge that the file can be loaded at all."""
    answer = student.load()
    if answer.ending is Ending.RETURNED and (answer.value or not _is_notebook(student.desk.file)):
        return  # of a notebook whose cells were all run, Python makes a dict and finds no fault
    refuse_skipped(answer)
    if _is_notebook(student.desk.file):
        got, words = words_of_notebook()
    elif answer.raised is not None:
        got, words = words_of_load_error(error_of(answer.raised))
    else:
        got, words = words_of_stop(answer.ending.value, answer.reason)
        words = _said_of_loading(words)
    call = f"import {student.desk.file.stem}" if student.desk.file.stem.isidentifier() else None
    raise Wrong(
        Explanation(call, got, words.rule, words.next, "load-error", printed=without_addresses(answer.printed)),
        fatal=True,
    )


def error_of(raised: Raised) -> Error:
    """The error as the words know it."""
    return Error(raised.type_name, raised.message, raised.line, raised.source)


def _is_notebook(file: Path) -> bool:
    """Whether a file is a notebook by its first bytes."""
    with file.open("rb") as stream:
        beginning = stream.read(4096)
    return beginning.lstrip().startswith(b"{") and b'"cells"' in beginning


def _said_of_loading(words: Words) -> Words:
    """The same words, said of loading the file."""
    return Words(_("This happens while the file is being loaded, before any function is called."), words.next)


def with_mistake(explanation: Explanation, mistake: str, sentence: str, next_action: str) -> Explanation:
    """The explanation with a known mistake named: its sentence after the rule, and its own next action."""
    rule = f"{explanation.rule} {sentence}" if explanation.rule else sentence
    return replace(explanation, rule=rule, next=next_action, mistake=mistake)
