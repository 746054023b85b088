"""Words for what can go wrong when a search goes back."""

from knightstour.board import Position
from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import shown, square
from knightstour.messages import _, ngettext


def words_of_mark_left(last: Position, step: int) -> Words:
    """The square that is left still carries its step."""
    return Words(
        _("The last square {last} must be unvisited again. It still holds {step}.").format(
            last=square(last), step=shown(step, 20)
        ),
        _("Write 0 on the square that the walk leaves."),
    )


def words_of_other_square(other: Position, before: int, after: object) -> Words:
    """Another square was changed."""
    return Words(
        _("The square {other} held {before} and must keep it. Now it holds {after}.").format(
            other=square(other), before=before, after=shown(after, 20)
        ),
        _("Change only the square that the knight leaves."),
    )


def words_of_walk_left(wanted: int, found: object) -> Words:
    """The list of squares is not as it was a step before."""
    return Words(
        ngettext(
            "Before the last step, the walk had {wanted} square. It must be the same list, less its last square.",
            "Before the last step, the walk had {wanted} squares. It must be the same list, less its last square.",
            wanted,
        ).format(wanted=wanted)
        + " "
        + _("Now it is {found}.").format(found=shown(found, 60)),
        _("Take the last square off the list, and nothing else."),
    )


def words_of_way_missed(position: Position, further: Position | None, ways: int) -> Words:
    """False, though the walk can be finished."""
    rule = ngettext(
        "There is {ways} way to finish this walk, so the result must be True.",
        "There are {ways} ways to finish this walk, so the result must be True.",
        ways,
    ).format(ways=ways)
    if further is not None:
        rule += " " + _("One of them goes from {position} to {further}.").format(
            position=square(position), further=square(further)
        )
    return Words(rule, _("Follow that way by hand. Where does your search turn back, or forget to say that it worked?"))


def words_of_true_without_tour(rule: str) -> Words:
    """True, though the board is no tour."""
    return Words(
        _("True means that the board shows a whole tour.") + " " + rule,
        _("Look at each place where your function returns True."),
    )


def words_of_board_not_restored(other: Position, before: int, after: object) -> Words:
    """No way was found, and the board is not as it was."""
    return Words(
        _("There is no way on, so the board must be as it was.")
        + " "
        + _("The square {other} held {before}. Now it holds {after}.").format(
            other=square(other), before=before, after=shown(after, 20)
        ),
        _("Each mark that leads nowhere must be taken away again. Look for one that stays."),
    )


def words_of_count(position: Position, parts: list[tuple[Position, int]], ways: int) -> str:
    """Why there are so many ways to finish."""
    if ways == 1 and not parts:
        return _("Every square is visited. Then there is one way to finish: to stop. So the count is 1.")
    if not parts:
        return _("The knight on {position} cannot move, and squares are left. So the count is 0.").format(
            position=square(position)
        )
    told = ", ".join(
        _("{count} by {further}").format(count=count, further=square(further)) for further, count in parts[:4]
    )
    return _("From {position} the walk can be finished in so many ways: {told}. In all, that is {ways}.").format(
        position=square(position), told=told, ways=ways
    )


def words_of_other_tour(step: int, wanted: Position, chosen: Position) -> Words:
    """A tour, but not the first one in the order."""
    return Words(
        _("At step {step} the order puts {wanted} before {chosen}, and there is a tour that way.").format(
            step=step, wanted=square(wanted), chosen=square(chosen)
        ),
        _("Try the squares in the order that the function order returns."),
    )


def words_of_tour_missed(moves: int) -> Words:
    """No tour, though there is one."""
    return Words(
        ngettext(
            "There is a tour from this square. In the given order it is found after {moves} move.",
            "There is a tour from this square. In the given order it is found after {moves} moves.",
            moves,
        ).format(moves=moves),
        _("See what your search does at a dead end. It must go back and try the next square there."),
    )


def words_of_no_such_tour() -> Words:
    """Something is returned where None must be."""
    return Words(
        _("There is no tour from this square on this board. After everything was tried, the result must be None."),
        _("Look at what your function returns when nothing is left to try."),
    )


def words_of_neither() -> Words:
    """The result is none of the three."""
    return Words(
        _('The result must be a board, or the text "no tour", or the text "gave up".'),
        _("Return NO_TOUR or GAVE_UP, as they stand at the top of the file."),
    )


def words_of_gave_up_early(budget: int, moves: int, outcome: str) -> Words:
    """Given up, though the budget is large enough."""
    return Words(
        ngettext(
            "The budget is {budget}. After {moves} move all is clear: {outcome}.",
            "The budget is {budget}. After {moves} moves all is clear: {outcome}.",
            moves,
        ).format(budget=budget, moves=moves, outcome=outcome),
        _("Look at what your code counts as a move, and when it compares the count with the budget."),
    )


def words_of_budget_exceeded(budget: int, moves: int) -> Words:
    """A result that cannot be had with so few moves."""
    return Words(
        _("The budget is {budget} moves. In this order {moves} are needed, so the search must give up.").format(
            budget=budget, moves=moves
        ),
        _("Look at when your code compares the number of moves with the budget."),
    )


def words_of_hasty_no_tour(budget: int) -> Words:
    """No tour, though there is one that the budget did not reach."""
    return Words(
        _("There is a tour from this square. With {budget} moves the search has only given up.").format(budget=budget),
        _("Return NO_TOUR only when nothing is left to try."),
    )


def words_of_too_many_questions(asked: int, moves: int) -> Words:
    """The order is asked too often."""
    return Words(
        ngettext(
            "At most {moves} move is made here, so order is asked at most {most} times. It was asked {asked} times.",
            "At most {moves} moves are made here, so order is asked at most {most} times. It was asked {asked} times.",
            moves,
        ).format(moves=moves, most=moves + 1, asked=asked),
        _("Does your code make more moves, or ask order more than once for a move?"),
    )


def words_of_too_deep(steps: int) -> Words:
    """A call for each step of the walk, each inside the one before."""
    return Words(
        _("The walk has {steps} steps. Python allows only about 1000 calls inside one another.").format(steps=steps),
        _("Keep the squares in a list and go on in a loop, or tell Python to allow more."),
    )
