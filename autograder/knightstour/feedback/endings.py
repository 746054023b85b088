"""Calls that did not come back with a usable value, as words."""

from typing import NamedTuple

from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import LONGEST_LINE, shortened, shown
from knightstour.messages import _


class Error(NamedTuple):
    """An error of Python, with the line of the student's file where it came up, if it came up there."""

    type_name: str
    message: str
    line: int | None = None
    source: str | None = None


def words_of_error(error: Error, called: str = "") -> tuple[str, Words]:
    """What came back, the rule and the next action for code that stopped with an error.

    ``called`` is how the course calls the function, with the names of its parameters.
    """
    text = f"{error.type_name}: {error.message}" if error.message else error.type_name
    got = _("an error: {error}").format(error=shortened(text, 200))
    if error.line is None:
        if error.type_name == "TypeError" and called:
            rule = _("The course calls {call}, so the function must take just these.").format(call=called)
            return got, Words(rule, _("Compare the first line of your function with the skeleton."))
        return got, Words(_meaning(error), _("Try it yourself, and follow your code line by line."))
    code = shortened((error.source or "").strip(), LONGEST_LINE)
    if any(character.isalnum() for character in code) and "\0" not in (error.source or ""):
        got += "\n" + _("line {line}: {code}").format(line=error.line, code=code)
    return got, Words(_meaning(error), _("Look at line {line} of your file.").format(line=error.line))


def _meaning(error: Error) -> str:
    """What an error of Python means, in plain words."""
    type_name, message, _line, source = error
    if (source or "").split()[:1] == ["raise"]:
        return _("The code raises this error itself. The task asks for a result that is returned.")
    if type_name == "ValueError" and ("empty" in message and ("min" in message or "max" in message)):
        return _("There was nothing to choose from. At a dead end there are no candidates, and the walk must stop.")
    if "NoneType" in message:
        return _("The code used None as if it were a value. A function without a return gives None.")
    if type_name == "TypeError" and "positional argument" in message:
        return _("A function was called with more or fewer values than it takes.")
    meanings = {
        "IndexError": _("The code looked at a place in a list that does not exist."),
        "NameError": _("The code used a name that is not known at that point."),
        "UnboundLocalError": _("The code used a name before it got a value."),
        "TypeError": _("The code used a value in a way that its type does not allow."),
        "AttributeError": _("The code asked a value for something it does not have."),
        "ZeroDivisionError": _("The code divided by zero."),
        "KeyError": _("The code looked for a key that is not there."),
        "ValueError": _("A value was not of the form that the code needs."),
        "RecursionError": _("Too many calls stood inside one another, more than Python allows."),
        "EOFError": _("The code asked for input. In this function nobody is there to type."),
        "SystemExit": _("The code ended the program. A function must return its result and let the program go on."),
        "KeyboardInterrupt": _("The code stopped itself as if somebody had pressed Ctrl and C."),
        "MemoryError": _("The code used more memory than it may."),
        "ModuleNotFoundError": _(
            "The code needs a module that is not there. The lab needs only what comes with Python."
        ),
        "ImportError": _("The code asked a module for something it does not have."),
        "PermissionError": _("The code tried something that a submission may not do, such as writing a file."),
        "StopIteration": _("The code asked for one more item when there were none left."),
    }
    return meanings.get(type_name, _("The code stopped with an error before it came to its result."))


def words_of_load_error(error: Error) -> tuple[str, Words]:
    """The same for a file that could not be loaded."""
    got, words = words_of_error(error)
    if error.type_name == "EOFError":
        rule = _("The file asks for input while it is being loaded. Only main() may ask, when the file is run.")
        return got, Words(rule, _("Move that line into main()."))
    if error.type_name == "SystemExit":
        rule = _("The file ends the program while it is being loaded.")
        return got, Words(rule, _("Move that line into main(), or take it out."))
    if error.type_name in {"SyntaxError", "IndentationError", "TabError"}:
        next_action = _("Open the file, and see what is in it.") if error.line is None else words.next
        return got, _words_of_unreadable(error.type_name, error.message, next_action)
    return got, Words(_("The file stops while it is being loaded.") + " " + words.rule, words.next)


def _words_of_unreadable(type_name: str, message: str, next_action: str) -> Words:
    if any(sign in message for sign in ("UTF-16", "UTF-32", "NUL bytes", "codec can't decode", "utf-8")):
        return Words(
            _("The file is not saved as plain text that Python can read."),
            _("Open it in your editor and save it again as plain text in UTF-8."),
        )
    if type_name != "SyntaxError":
        return Words(
            _("Python cannot read the file. The blanks before this line do not fit those before its neighbours."),
            next_action,
        )
    return Words(_("Python cannot read the file, so nothing in it can be tried."), next_action)


def words_of_notebook() -> tuple[str, Words]:
    """The same for a notebook under the name of a Python file."""
    return _("a notebook, not a Python file"), Words(
        _("The file holds a whole notebook. It must hold only the Python code."),
        _("Copy your functions into a fresh skeleton."),
    )


def words_of_stop(ending: str, reason: str) -> tuple[str, Words]:
    """The same for a call that was stopped or that took the whole process down; ``ending`` is a runner's Ending."""
    if ending == "looped":
        return _("nothing: it ran too long and was stopped"), Words(
            _("The code was busy all that time. So a loop does not come to its end, or there is far too much to do."),
            _("Find the loop or the calls that go on and on, and see what should make them end."),
        )
    if ending == "waited":
        return _("nothing: it waited too long and was stopped"), Words(
            _("The code was waiting, not working: for input, for a pause, or for something that never came."),
            _("Look for what your code waits for, such as input(), and take it out."),
        )
    if ending == "flooded":
        return _("too much printed text, so it was stopped"), Words(
            _("The code printed without an end."), _("Find the loop that prints, and see what should make it end.")
        )
    if ending == "bad value":
        return _bad_value(reason)
    if ending == "broke protocol":
        return _("an answer that cannot be read"), Words(
            _("The code wrote into the line that carries the answers."),
            _("Take out what writes to files or to other programs."),
        )
    if ending == "skipped":
        return _("nothing: the time for this file was used up"), Words(
            _("Earlier calls took all the time that a file may use."), _("Make the earlier checks pass first.")
        )
    return _("nothing: the program ended by itself"), Words(
        _("The code ended the whole program, as exit() does. Too many calls inside one another can do that too."),
        _("Look for a call of exit(), or for a function that calls itself."),
    )


def words_of_no_end_at_the_end_of_input() -> tuple[str, Words]:
    """The same for a program that shows every walk and then does not end."""
    return _("every walk, and then no end: it was stopped"), Words(
        _("The program shows each walk, but does not end when there is nothing more to read."),
        _("End the loop when the input ends, as main() in a fresh skeleton does."),
    )


def _bad_value(reason: str) -> tuple[str, Words]:
    if reason == "endless":
        return _("a list that contains itself"), Words(
            _("The result has no end."), _("Look at what your code puts into the list.")
        )
    return _("a result that is far too large"), Words(
        _("The result holds more than any board of this course can."), _("Look at what your code puts into the result.")
    )


def words_of_missing(function: str, parameters: str, similar: str | None) -> tuple[str, Words]:
    """The same for a file without the function; ``similar`` is a name in the file that may be meant."""
    got = _("nothing: the file has no function {name}").format(name=function)
    if similar:
        return got, Words(
            _("The file has {similar}. The name must be {name}.").format(similar=shortened(similar, 60), name=function),
            _("Change the name to {name}.").format(name=function),
        )
    return got, Words(
        _("The course calls {name}({parameters}).").format(name=function, parameters=parameters),
        _("Take the first line of the function from a fresh skeleton."),
    )


def words_of_nothing_returned(printed: str, wanted: str) -> tuple[str, Words]:
    """The same for a function that returned None; ``wanted`` says what the result should be."""
    if printed.strip():
        return _("None, and it printed {text}").format(text=shortened(printed.strip(), 60)), Words(
            _("The function must return {wanted}. Printing only shows a value on the screen.").format(wanted=wanted),
            _("Use return to hand the result back."),
        )
    return "None", Words(
        _("The function must return {wanted}.").format(wanted=wanted),
        _("See whether every way through the function ends with a return."),
    )


def words_of_wrong_type(value: object, type_name: str, wanted: str, *, in_a_list: bool = True) -> tuple[str, Words]:
    """The same for a result of another type than ``wanted`` says; ``in_a_list`` is whether a list would do."""
    got = _("{value} (type {type})").format(value=shown(value, 120), type=shortened(type_name, 40))
    if type_name == "generator":
        rule = _("The function must return {wanted}. A generator is something else.").format(wanted=wanted)
        if in_a_list:
            return got, Words(rule, _("Put the results into a list, and return the list."))
        return got, Words(rule, _("Hand the one result back with return, not with yield."))
    if type_name.startswith("numpy"):
        rule = _("The function must return {wanted}. A numpy value is something else.").format(wanted=wanted)
        return got, Words(rule, _("Turn the value into a plain Python one first, for example with int()."))
    return got, Words(
        _("The function must return {wanted}.").format(wanted=wanted), _("Look at the value after return.")
    )


def words_of_changed_argument(what: str) -> Words:
    """The rule for a function that changed what it was given."""
    return Words(
        _("The function must leave {what} as it is. After this call it was changed.").format(what=what),
        _("Find the line that writes to {what}.").format(what=what),
    )
