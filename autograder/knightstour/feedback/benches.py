"""What a student's tests are told: which kinds of fault slip through, and which right program they blame."""

from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import LONGEST_LINE, shortened
from knightstour.messages import _, ngettext


def words_of_kind(kind: str) -> Words:
    """What is wrong with faulty programs of a kind, and what a test may look at."""
    return {
        "start": Words(
            _("In these programs the walk does not begin on the start that was asked for."),
            _("Ask for many starts, and look at where step 1 is."),
        ),
        "numbers": Words(
            _(
                "In these programs the steps are not numbered 1, 2, 3 and so on. "
                "Or a square that was never visited does not hold 0."
            ),
            _("Look at all numbers on the board, on a board with a dead end, too."),
        ),
        "jumps": Words(
            _("In these programs the knight makes a jump that no knight can make, at times a late one."),
            _("Look at every jump of the walk, on more than one board."),
        ),
        "ends": Words(
            _("In these programs the walk stops though the knight could go on."),
            _("Find the last square of the walk, and see what the knight could do from there."),
        ),
        "dead_ends": Words(
            _("In these programs the trouble begins where a walk gets stuck before all is visited."),
            _("Ask for boards and starts from which no tour can be found, such as n = 3."),
        ),
        "rule": Words(
            _("In these programs the knight goes to a free square that is not one of the best."),
            _("Play the walk again, and at each step count the ways on from each free square."),
        ),
        "sizes": Words(
            _("These programs are right for some n and wrong for others."),
            _("Ask for the smallest boards, and for boards larger than 8 x 8."),
        ),
        "memory": Words(
            _("In these programs something is left over from a call before."),
            _("Ask one after another for other starts, for other n, and for the same again."),
        ),
        "form": Words(
            _("What comes back from these programs is no list of n rows with n whole numbers each."),
            _("Look at what kind of thing comes back, before you look at the numbers."),
        ),
    }[kind]


def name_of_kind(kind: str) -> str:
    """A kind of fault in a few words."""
    return {
        "start": _("wrong start"),
        "numbers": _("wrong numbers"),
        "jumps": _("wrong jumps"),
        "ends": _("stops too soon"),
        "dead_ends": _("dead ends"),
        "rule": _("breaks the rule"),
        "sizes": _("some sizes only"),
        "memory": _("something left over"),
        "form": _("no board"),
    }[kind]


def got_of_slipped(slipped: int, total: int) -> str:
    """How many faulty programs of a kind no test catches."""
    return ngettext(
        "{slipped} of {total} faulty programs of this kind passes all your tests",
        "{slipped} of {total} faulty programs of this kind pass all your tests",
        slipped,
    ).format(slipped=slipped, total=total)


def words_of_points_lost(blamed: int, total: int) -> Words:
    """Why a kind of which all are caught does not bring all its points."""
    return Words(
        _("All of them are caught. But {blamed} of {total} right programs fail a test, too.").format(
            blamed=blamed, total=total
        ),
        _("First put right the test that fails on a right program."),
    )


def got_of_blame(name: str, line: int, source: str, words: str) -> str:
    """Which test fails on a right program, and where."""
    told = _("{name} fails on a right program").format(name=shortened(name, 80))
    if words and not words.startswith("AssertionError"):
        told += "\n" + shortened(words, 120)
    if line:
        told += "\n" + _("line {line}: {code}").format(line=line, code=shortened(source, LONGEST_LINE))
    return told


def words_of_blame(blamed: int, total: int) -> Words:
    """Why a test is wrong that fails on a right program."""
    rule = _("A test must pass on every right program.")
    if total:
        rule = _("A test must pass on every right program. Yours fail on {blamed} of {total}.").format(
            blamed=blamed, total=total
        )
    return Words(rule, _("Compare what the test asks for with what the task promises."))


def words_of_unsteady() -> Words:
    """Why tests are worth nothing that end by chance."""
    return Words(
        _("On the same right program this test passes at one time and fails at another. So it tells nothing."),
        _("Take chance, the clock and whatever else changes out of the test."),
    )


def words_of_missing_fixture(name: str) -> Words:
    """Why a test cannot be run that wants what is not there."""
    return Words(
        _(
            "The test asks for {name}, which is not there. Tests get find_tour, and what fixtures of your own give."
        ).format(name=name),
        _("Write the test so that it needs find_tour alone."),
    )


def words_of_unittest() -> Words:
    """Why tests in classes of unittest are not found."""
    return Words(
        _("The file has tests in a class of unittest. These get no find_tour, so they are not run."),
        _("Make each of them a function of its own: def test_...(find_tour)."),
    )


def words_of_order() -> Words:
    """Why a test is wrong that fails only when the tests are run in another order."""
    return Words(
        _("When the tests are run in the opposite order, this one fails on a right program."),
        _("Let each test make all that it needs by itself."),
    )


def words_of_endless_tests(seconds: float) -> Words:
    """Why tests are wrong that do not come to their end on many programs."""
    return Words(
        _("A test must come to its end with every board, also with a faulty one. All tests have {n} seconds.").format(
            n=round(seconds)
        ),
        _("Look for a while loop in your tests, and count its rounds."),
    )


def words_of_stop_on_right(seconds: float) -> Words:
    """Why tests are wrong that do not come to their end on a right program."""
    return Words(
        _("On a right program the tests do not come to their end. All tests together have {n} seconds.").format(
            n=round(seconds)
        ),
        _("Run your tests one by one, and see which one does not end."),
    )


def words_of_no_test() -> Words:
    """What is missing in a file without a test."""
    return Words(
        _("A test is a function whose name begins with test_. The file has none."),
        _("Write a function test_find_tour(find_tour), as in a fresh skeleton."),
    )


def words_of_no_call() -> Words:
    """What is missing in tests that never call the program."""
    return Words(
        _("None of your tests calls the find_tour that it is given. So they cannot tell one program from another."),
        _("Let each test take find_tour as its argument, and call it."),
    )


def words_of_nothing_caught() -> Words:
    """What is missing in tests that all programs pass."""
    return Words(
        _("A test that nothing can fail says nothing. It must fail when the program is faulty."),
        _("Call find_tour in a test, and compare what comes back with what must hold."),
    )
