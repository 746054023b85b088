"""A broken rule of the game as words: what the rule asks for, and one thing to do next."""

from collections.abc import Sequence
from typing import NamedTuple

from knightstour.board import Board, Position
from knightstour.feedback.literals import shown, square, squares, whole
from knightstour.messages import _, ngettext
from knightstour.rules import Flaw


class Words(NamedTuple):
    """What a rule asks for, and one next action."""

    rule: str
    next: str


def words_of_flaw(flaw: Flaw) -> Words:
    """The rule that ``flaw`` breaks, with the student's own squares, steps and counts, and what to do next."""
    return _WORDS[flaw.kind](flaw)


def _not_a_board(_flaw: Flaw) -> Words:
    return Words(
        _("The result must be a board: a list of rows, and each row a list of whole numbers."),
        _("Look at what your function returns."),
    )


def _path_not_board(_flaw: Flaw) -> Words:
    return Words(
        _("This is a list of squares. The result must be the board, with the number of the step on each square."),
        _("Return the board itself."),
    )


def _not_a_number(flaw: Flaw) -> Words:
    return Words(
        _("Square {square} holds {value}. Each square must hold a whole number: its step, or 0.").format(
            square=square(flaw.squares[0]), value=shown(flaw.found, 40)
        ),
        _("Look at what your code writes on the board."),
    )


def _wrong_size(flaw: Flaw) -> Words:
    rows, columns = flaw.found
    wanted_rows, wanted_columns = flaw.expected
    return Words(
        _("The board must be {wanted_rows} x {wanted_columns} squares. This one is {rows} x {columns}.").format(
            wanted_rows=wanted_rows, wanted_columns=wanted_columns, rows=rows, columns=columns
        ),
        _("Look at how you make the board. Its size is n, which is not always 8."),
    )


def _uneven_rows(flaw: Flaw) -> Words:
    row, width = flaw.found
    return Words(
        ngettext(
            "Row {row} has {width} square. Each row of this board must have {expected}.",
            "Row {row} has {width} squares. Each row of this board must have {expected}.",
            width,
        ).format(row=row, width=width, expected=flaw.expected),
        _("Look at how you make the board. All its rows must have the same length."),
    )


def _rows_shared(flaw: Flaw) -> Words:
    one, other = flaw.found
    return Words(
        _("Rows {one} and {other} are one and the same list. A number put in one shows up in the other.").format(
            one=one, other=other
        ),
        _("Make a new list for each row. Writing [[0] * n] * n makes one row and repeats it."),
    )


def _number_out_of_range(flaw: Flaw) -> Words:
    return Words(
        _("Square {square} holds {number}. Steps go from 1 to {last}, and 0 means not visited.").format(
            square=square(flaw.squares[0]), number=whole(flaw.found), last=flaw.expected
        ),
        _("Look at where your code counts the steps."),
    )


def _counted_from_zero(flaw: Flaw) -> Words:
    return Words(
        _(
            "The walk is numbered from 0, starting on {square}. The first square is step 1, and 0 means not visited."
        ).format(square=square(flaw.squares[0])),
        _("Start the count of steps at 1."),
    )


def _nothing_visited(_flaw: Flaw) -> Words:
    return Words(
        _("No square of this board is visited. The start square must hold step 1."),
        _("Mark the start square before the loop begins."),
    )


def _number_missing(flaw: Flaw) -> Words:
    if flaw.step == 1:
        return Words(
            _("No square holds step 1, so the walk has no beginning."),
            _("Mark the start square with 1 before the loop begins."),
        )
    return Words(
        _("Step {step} is missing, though later steps are there. Each step must stand on one square.").format(
            step=flaw.step
        ),
        _("Look at where the number of the step grows."),
    )


def _number_twice(flaw: Flaw) -> Words:
    return Words(
        _("Step {step} stands on more than one square: {squares}.").format(
            step=flaw.step, squares=squares(flaw.squares, 2)
        ),
        _("Look at where the number of the step grows. It must grow by 1 for each move."),
    )


def _wrong_start(flaw: Flaw) -> Words:
    found, expected = flaw.squares
    if found == (expected[1], expected[0]):
        return Words(
            _("The walk must begin on {expected}. It begins on {found}: row and column are swapped.").format(
                expected=square(expected), found=square(found)
            ),
            _("A square is (row, column). Look at where your code takes the start square apart."),
        )
    return Words(
        _("The walk must begin on {expected}. It begins on {found}.").format(
            expected=square(expected), found=square(found)
        ),
        _("Look at where your code marks the first square. It must use the start square it is given."),
    )


def _illegal_jump(flaw: Flaw) -> Words:
    target, origin = flaw.squares
    return Words(
        _("Step {before} is on {origin} and step {step} is on {target}. That is not a knight's move.").format(
            before=(flaw.step or 0) - 1, step=flaw.step, origin=square(origin), target=square(target)
        ),
        _("Follow your loop by hand around step {step}. Is the new square one of the candidates?").format(
            step=flaw.step
        ),
    )


def _stops_after(flaw: Flaw) -> Words:
    return Words(
        _("The walk stops after {found} of {total} squares.").format(found=flaw.found, total=flaw.expected),
        _("Look at what makes your loop end."),
    )


def _not_closed(flaw: Flaw) -> Words:
    last, first = flaw.squares
    return Words(
        _("The last square {last} is not a knight's move from the first one {first}, so the tour is open.").format(
            last=square(last), first=square(first)
        ),
        _("Compare the last square with the first one."),
    )


def _not_smallest(flaw: Flaw) -> Words:
    chosen, better = flaw.squares
    return Words(
        _(
            "At step {step} the knight goes to {chosen}, which has the value {found}. "
            "It could go to {better}, which has the smaller value {expected}."
        ).format(
            step=flaw.step, chosen=square(chosen), found=flaw.found, better=square(better), expected=flaw.expected
        ),
        _("Work out the values of all candidates at step {step}, and see which one your code keeps.").format(
            step=flaw.step
        ),
    )


def _stopped_early(flaw: Flaw) -> Words:
    here, *free = flaw.squares
    return Words(
        ngettext(
            "The walk stops on {here} after {count} square, but the knight can still go to {free}.",
            "The walk stops on {here} after {count} squares, but the knight can still go to {free}.",
            flaw.found,
        ).format(here=square(here), count=flaw.found, free=squares(free, 3)),
        _("Look at what makes your loop end. It ends only when there are no candidates."),
    )


def _not_a_square(flaw: Flaw) -> Words:
    return Words(
        _("The list holds {value}. Each move must be a square: two whole numbers, (row, column).").format(
            value=shown(flaw.found, 60)
        ),
        _("Look at what your code puts into the list."),
    )


def _off_the_board(flaw: Flaw) -> Words:
    return Words(
        _("The square {square} is not on the board.").format(square=square(flaw.squares[0])),
        _("Make sure that the row and the column are on the board before you keep a square."),
    )


def _not_a_knights_move(flaw: Flaw) -> Words:
    return Words(
        _(
            "A knight cannot jump to {square} from here. It moves two squares one way and one square to the side."
        ).format(square=square(flaw.squares[0])),
        _("Look at how your code works out the new row and the new column."),
    )


def _already_visited(flaw: Flaw) -> Words:
    return Words(
        _("The square {square} was visited at step {step}. Only unvisited squares count.").format(
            square=square(flaw.squares[0]), step=flaw.step
        ),
        _("Keep only the squares that hold 0 on the board."),
    )


def _square_twice(flaw: Flaw) -> Words:
    return Words(
        _("The square {square} is in the list more than once.").format(square=square(flaw.squares[0])),
        _("Find out which of the eight moves your code uses twice."),
    )


def _move_missing(flaw: Flaw) -> Words:
    return Words(
        _("The knight can also jump to {square}, which is free. It is not in the list.").format(
            square=square(flaw.squares[0])
        ),
        _("Try all eight moves by hand from this square. Which of them does your code lose?"),
    )


_WORDS = {
    "not-a-board": _not_a_board,
    "path-not-board": _path_not_board,
    "not-a-number": _not_a_number,
    "uneven-rows": _uneven_rows,
    "wrong-size": _wrong_size,
    "rows-shared": _rows_shared,
    "number-out-of-range": _number_out_of_range,
    "counted-from-0": _counted_from_zero,
    "nothing-visited": _nothing_visited,
    "number-missing": _number_missing,
    "number-twice": _number_twice,
    "wrong-start": _wrong_start,
    "illegal-jump": _illegal_jump,
    "stops-after": _stops_after,
    "not-closed": _not_closed,
    "not-smallest": _not_smallest,
    "stopped-early": _stopped_early,
    "not-a-square": _not_a_square,
    "off-the-board": _off_the_board,
    "not-a-knights-move": _not_a_knights_move,
    "already-visited": _already_visited,
    "square-twice": _square_twice,
    "move-missing": _move_missing,
}

KINDS = tuple(_WORDS)


def words_of_accessibility(position: Position, reachable: Sequence[Position]) -> str:
    """Why heuristic 1 has the value it has on ``position``."""
    if not reachable:
        return _("From {square} the knight can reach no free square, so the value is 0.").format(
            square=square(position)
        )
    return ngettext(
        "From {square} the knight can reach {count} free square, so the value is {count}.",
        "From {square} the knight can reach {count} free squares, so the value is {count}.",
        len(reachable),
    ).format(square=square(position), count=len(reachable))


def words_of_edge_distance(board: Board, position: Position) -> str:
    """Why heuristic 2 has the value it has on ``position``."""
    last = len(board) - 1
    row, column = (min(part, last - part) for part in position)
    return _(
        "From {square} the nearest edge above or below is {row} away, and the nearest side is {column} away. "
        "So the value is {value}."
    ).format(square=square(position), row=row, column=column, value=row + column)
