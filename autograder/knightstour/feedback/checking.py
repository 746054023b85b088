"""The words of the unit on judging: why a board is a tour or none, and which tests let faulty programs through."""

from knightstour.board import Position
from knightstour.feedback.flaws import Words, words_of_flaw
from knightstour.feedback.literals import square
from knightstour.messages import _
from knightstour.rules import Flaw


def words_of_jump(origin: Position, target: Position, *, is_jump: bool) -> Words:
    """Why a knight can or cannot go from one square to the other."""
    down, right = abs(origin[0] - target[0]), abs(origin[1] - target[1])
    away = _("{target} is {down} down or up from {origin}, and {right} to the side.").format(
        origin=square(origin), target=square(target), down=down, right=right
    )
    if is_jump:
        told = _("That is a knight's move, so the answer is True.")
    else:
        told = _("A knight's move is 1 one way and 2 the other, so the answer is False.")
    return Words(f"{away} {told}", _("Put these two squares into your code by hand."))


def words_of_tour(total: int, *, closed: bool = False) -> Words:
    """Why a board is a tour."""
    if total == 1:
        return Words(
            _("The one square holds step 1, so every square is visited. The answer is True."),
            _("See what your code does when there are no jumps at all."),
        )
    if closed:
        return Words(
            _("This is a tour, and a knight's move leads from its last square to its first. The answer is True."),
            _("Find the first and the last step on the board, and compare their squares."),
        )
    return Words(
        _("Each step from 1 to {total} is on one square, and all jumps are knight's moves. The answer is True.").format(
            total=total
        ),
        _("Take the conditions of your code one by one. Which of them turns this board down?"),
    )


def words_of_no_tour(flaw: Flaw) -> Words:
    """Why a board is no tour."""
    return Words(
        f"{why(flaw)} {_('So the answer is False.')}", _("See what your code does when it comes to this point.")
    )


def words_of_fault(flaw: Flaw, wanted: str) -> Words:
    """Which fault of a board is the first."""
    return Words(
        "{why} {told}".format(why=why(flaw), told=_("So the answer is {wanted}.").format(wanted=wanted)),
        _("Go through the list in the text of the function, in its order, with this board."),
    )


def words_of_no_fault(total: int) -> Words:
    """The same for a board without any."""
    return Words(
        _("This board is a tour: each step from 1 to {total} is there. So the answer is None.").format(total=total),
        _("See which of your conditions holds on this board, and why."),
    )


def why(flaw: Flaw) -> str:
    """What is wrong with a board, in a sentence that speaks of the board and not of code."""
    special = _SPECIAL.get(flaw.kind)
    return special(flaw) if special else words_of_flaw(flaw).rule


def _not_closed(flaw: Flaw) -> str:
    last, first = flaw.squares
    if last == first:
        return _("The tour has one square, and no knight's move leads from a square to itself.")
    return _("The tour ends on {last} and began on {first}. That is not a knight's move.").format(
        last=square(last), first=square(first)
    )


def _nothing_visited(_flaw: Flaw) -> str:
    return _("No square of this board is visited. The largest number on it is 0.")


def _counted_from_zero(_flaw: Flaw) -> str:
    return _("The board holds each number from 0 on, and 0 is on the start. A tour begins with 1.")


_SPECIAL = {"not-closed": _not_closed, "nothing-visited": _nothing_visited, "counted-from-0": _counted_from_zero}
