"""Words for what can go wrong when counts are kept up to date."""

from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import shown
from knightstour.messages import _, ngettext


def words_of_table_length(wanted: int, found: int) -> Words:
    """The table has not one list for each square."""
    return Words(
        ngettext(
            "The board has {wanted} square, so the table must hold {wanted} list. It holds {found}.",
            "The board has {wanted} squares, so the table must hold {wanted} lists. It holds {found}.",
            wanted,
        ).format(wanted=wanted, found=found),
        _("Make one list for each square, row after row."),
    )


def words_of_wrong_neighbour(square: int, other: object, n: int) -> Words:
    """A list names a square that is no neighbour."""
    row, column = divmod(square, n)
    return Words(
        _("Square {square} is ({row}, {column}). No knight's move leads from there to {other}.").format(
            square=square, row=row, column=column, other=shown(other, 30)
        ),
        _("Work out the row and the column of both squares, and compare."),
    )


def words_of_no_list(square: int) -> Words:
    """The table holds something else than a list for a square."""
    return Words(
        _("For square {square} the table must hold a list of the numbers of squares.").format(square=square),
        _("Look at what your code puts into the table for each square."),
    )


def words_of_no_number(square: int, other: object) -> Words:
    """A list holds something else than whole numbers."""
    return Words(
        _("The list of square {square} holds {other}, which is no whole number.").format(
            square=square, other=shown(other, 30)
        ),
        _("Work out each square's number with whole numbers only. In Python, / gives none, but // does."),
    )


def words_of_neighbour_twice(square: int, other: int) -> Words:
    """A list names a square twice."""
    return Words(
        _("The list of square {square} holds {other} more than once.").format(square=square, other=other),
        _("See which move your code makes twice."),
    )


def words_of_neighbour_missing(square: int, other: int, n: int) -> Words:
    """A list lacks a square."""
    row, column = divmod(other, n)
    return Words(
        _("One move leads from {square} to {other}, which is ({row}, {column}). It is not in the list.").format(
            square=square, other=other, row=row, column=column
        ),
        _("Try all eight moves by hand from this square."),
    )


def words_of_not_marked(square: int) -> Words:
    """The square that was stepped on is not marked."""
    return Words(
        _("The knight is on square {square} now, so that square must be marked as visited.").format(square=square),
        _("Set the place of the square in visited to True."),
    )


def words_of_other_mark(other: int, wanted: bool) -> Words:
    """Another square's mark was changed."""
    return Words(
        _("Before the step, visited was {wanted} for square {other}. It must stay so.").format(
            other=other, wanted=wanted
        ),
        _("Mark the one square that the knight steps on."),
    )


def words_of_wrong_count(other: int, wanted: int, found: object) -> Words:
    """A count is not right after the step."""
    return Words(
        ngettext(
            "Square {other} has {wanted} unvisited neighbour after the step. Its count says {found}.",
            "Square {other} has {wanted} unvisited neighbours after the step. Its count says {found}.",
            wanted,
        ).format(other=other, wanted=wanted, found=shown(found, 20)),
        _("Which counts does the step change, and by how much? Look at the neighbours of the square."),
    )


def words_of_table_changed() -> Words:
    """The neighbour table was changed."""
    return Words(
        _("The neighbour table is not as it was. It must stay the same all the time."),
        _("Change only visited and counts."),
    )


def words_of_walk_flaw(place: int, text: str) -> Words:
    """A walk over numbered squares breaks a rule."""
    return Words(text, _("Follow your loop by hand around place {place} of the walk.").format(place=place))


def words_of_too_many_looks(asked: int, most: int, size: int) -> Words:
    """The neighbours were asked for too often."""
    return Words(
        _("For {size} squares, {most} questions are enough. Here {asked} were asked.").format(
            size=size, most=most, asked=asked
        ),
        _("Do not count anew at each step. Change the counts of the neighbours by 1 instead."),
    )


def words_of_too_many_lists(read: int, needed: int) -> Words:
    """One step reads the whole table."""
    return Words(
        ngettext(
            "The square has {needed} neighbour, and no other count changes. But {read} lists of the table were read.",
            "The square has {needed} neighbours, and no other count changes. But {read} lists of the table were read.",
            needed,
        ).format(needed=needed, read=read),
        _("Do not count the whole board anew. Change the counts of the neighbours by 1 instead."),
    )


def words_of_too_much_reading(read: int, held: int) -> Words:
    """The lists of neighbours are read again and again."""
    return Words(
        _("All lists of neighbours together hold {held} squares. They were read {read} times.").format(
            held=held, read=read
        ),
        _("Do not count anew at each step. Change the counts of the neighbours by 1 instead."),
    )


def words_of_counting_anew(size: int, around: int) -> Words:
    """The walk takes far longer than one that keeps its counts."""
    return Words(
        _("There are {size} squares, with {around} neighbours each. A walk that keeps its counts soon ends.").format(
            size=size, around=around
        ),
        _("Look for a loop that counts anew. Change the counts of the neighbours by 1 instead."),
    )
