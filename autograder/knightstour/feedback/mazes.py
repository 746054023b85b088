"""A broken rule of mazes as words: what the rule asks for, and one thing to do next."""

from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import shown, square, whole
from knightstour.messages import _, ngettext
from knightstour.rules import Flaw


def words_of_maze_flaw(flaw: Flaw) -> Words:
    """The rule that ``flaw`` breaks, with the student's own cells and counts, and what to do next."""
    return _WORDS[flaw.kind](flaw)


def _not_a_maze(_flaw: Flaw) -> Words:
    return Words(
        _("The result must be a maze: a list of rows, and in each row a set for each cell."),
        _("Look at what your function returns."),
    )


def _maze_rows(flaw: Flaw) -> Words:
    return Words(
        ngettext(
            "The maze must have {expected} row. This one has {found}.",
            "The maze must have {expected} rows. This one has {found}.",
            flaw.expected,
        ).format(expected=flaw.expected, found=flaw.found),
        _("Look at how you make the maze: first rows, then columns."),
    )


def _maze_columns(flaw: Flaw) -> Words:
    return Words(
        ngettext(
            "Row {row} of the maze must have {expected} cell. It has {found}.",
            "Row {row} of the maze must have {expected} cells. It has {found}.",
            flaw.expected,
        ).format(row=flaw.squares[0][0], expected=flaw.expected, found=flaw.found),
        _("Look at how you make the rows of the maze."),
    )


def _not_a_set(flaw: Flaw) -> Words:
    return Words(
        _("At {cell} the maze holds {value}. Each cell must hold a set of cells.").format(
            cell=square(flaw.squares[0]), value=shown(flaw.found, 40)
        ),
        _("Look at what your code puts into the maze."),
    )


def _door_no_cell(flaw: Flaw) -> Words:
    return Words(
        _("The set of {cell} holds {value}. It must hold cells: two whole numbers, (row, column).").format(
            cell=square(flaw.squares[0]), value=shown(flaw.found, 40)
        ),
        _("Look at what your code adds to the set."),
    )


def _door_leads_out(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("From {cell} one can step to {to}, which is outside of the maze.").format(cell=square(cell), to=square(to)),
        _("Make sure that a cell is in the maze before you go there."),
    )


def _door_not_beside(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("From {cell} one can step to {to}, but the two are not side by side.").format(
            cell=square(cell), to=square(to)
        ),
        _("Look at which two cells your code joins."),
    )


def _door_one_way(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("From {cell} one can step to {to}, but not back. The wall is open from one side only.").format(
            cell=square(cell), to=square(to)
        ),
        _("A wall belongs to two cells: change the sets of both."),
    )


def _cell_cut_off(flaw: Flaw) -> Words:
    return Words(
        _("{cell} cannot be reached from (0, 0). Only {found} of {expected} cells can.").format(
            cell=square(flaw.squares[0]), found=flaw.found, expected=flaw.expected
        ),
        _("Find out why no wall leads from the rest of the maze to this cell."),
    )


def _maze_ring(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("The maze has {found} open walls, and one fewer than cells is enough: {expected}.").format(
            found=flaw.found, expected=flaw.expected
        )
        + " "
        + _("So there is a ring; one wall of it is between {cell} and {to}.").format(cell=square(cell), to=square(to)),
        _("Look at how a walk could come to a cell that is in the maze already."),
    )


def _order_not_kept(flaw: Flaw) -> Words:
    return Words(
        _("With walks of one cell, each cell is joined to one cell before it in the order.")
        + " "
        + _("For {cell} there are {found} such cells.").format(cell=square(flaw.squares[0]), found=flaw.found),
        _("See whether your code hunts in the order it is given, and keeps to the longest walk."),
    )


def _wall_not_tried(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("Between {cell} and {to} the wall is closed, and neither lies on the way from (0, 0) to the other.").format(
            cell=square(cell), to=square(to)
        )
        + " "
        + _("A walk that goes back one cell at a time would have gone from one to the other."),
        _("See which cell your code goes back to when it is stuck."),
    )


def _not_a_cell(flaw: Flaw) -> Words:
    return Words(
        _("The list holds {value}. It must hold cells: two whole numbers, (row, column).").format(
            value=shown(flaw.found, 60)
        ),
        _("Look at what your code puts into the list."),
    )


def _way_empty(flaw: Flaw) -> Words:
    start, end = flaw.squares
    return Words(
        _("The list has 0 cells. There is a way from {start} to {end}.").format(start=square(start), end=square(end)),
        _("Follow your code on this maze with a pencil. Where does it lose the way?"),
    )


def _way_begins_elsewhere(flaw: Flaw) -> Words:
    found, start = flaw.squares
    return Words(
        _("The way must begin on {start}. It begins on {found}.").format(start=square(start), found=square(found)),
        _("Look at the first cell of your list. Is the list the right way round?"),
    )


def _way_ends_elsewhere(flaw: Flaw) -> Words:
    found, end = flaw.squares
    return Words(
        _("The way must end on {end}. It ends on {found}.").format(end=square(end), found=square(found)),
        _("Look at what makes your search end, and at the last cell of your list."),
    )


def _way_through_wall(flaw: Flaw) -> Words:
    to, cell = flaw.squares
    return Words(
        _("Step {step} goes from {cell} to {to}, but no open wall is between them.").format(
            step=flaw.step, cell=square(cell), to=square(to)
        ),
        _("Go only to cells that are in the set of the cell you stand on."),
    )


def _way_twice(flaw: Flaw) -> Words:
    return Words(
        _("At step {step} the way comes to {cell} again. It must use each cell once at most.").format(
            step=flaw.step, cell=square(flaw.squares[0])
        ),
        _("Leave the dead ends out of the list that you return."),
    )


def _walk_begins_elsewhere(flaw: Flaw) -> Words:
    start = square(flaw.squares[0])
    return Words(
        _("The walk must begin with {start}. This list begins with {found}.").format(
            start=start, found=shown(flaw.found[0], 40)
        )
        if flaw.found
        else _("The walk must begin with {start}. This list is empty.").format(start=start),
        _("Put the first cell into the list before the loop begins."),
    )


def _walk_step_not_beside(flaw: Flaw) -> Words:
    to, cell = flaw.squares
    return Words(
        _("Step {step} goes from {cell} to {to}, which is not beside it.").format(
            step=flaw.step, cell=square(cell), to=square(to)
        ),
        _("At each step, look at the cells beside the one where the walk is now."),
    )


def _walk_over_visited(flaw: Flaw) -> Words:
    return Words(
        _("Step {step} goes to {cell}, which was visited before.").format(step=flaw.step, cell=square(flaw.squares[0])),
        _("Keep only the cells that are not in visited, and look at the set anew at each step."),
    )


def _walk_too_long(flaw: Flaw) -> Words:
    return Words(
        _("The walk has the length {found}. It must stop at {expected}, the longest that is allowed.").format(
            found=flaw.found, expected=flaw.expected
        ),
        _("Look at what makes your loop end. The first cell counts, too."),
    )


def _walk_stops_early(flaw: Flaw) -> Words:
    here, free = flaw.squares
    return Words(
        ngettext(
            "The walk stops on {here} after {step} cell, but {free} beside it is not visited.",
            "The walk stops on {here} after {step} cells, but {free} beside it is not visited.",
            flaw.step or 0,
        ).format(here=square(here), step=flaw.step, free=square(free)),
        _("Look at what makes your loop end."),
    )


def _wall_left_closed(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("The wall between {cell} and {to} must be open now. It is closed.").format(cell=square(cell), to=square(to)),
        _("See whether your code changes the maze that it is given, for these two cells."),
    )


def _wall_opened_too(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("The wall between {cell} and {to} was opened, too. It must stay closed.").format(
            cell=square(cell), to=square(to)
        ),
        _("Look at which two cells your code joins."),
    )


def _wall_closed_again(flaw: Flaw) -> Words:
    cell, to = flaw.squares
    return Words(
        _("One could step from {cell} to {to} before. Now the wall is closed.").format(
            cell=square(cell), to=square(to)
        ),
        _("Add to the sets of the maze; do not put new ones in their place."),
    )


def _marks_lost(flaw: Flaw) -> Words:
    return Words(
        _("After the walk, visited is {value}. It must still be a set.").format(value=shown(flaw.found, 40)),
        _("Look at how your code changes visited."),
    )


def _cell_not_marked(flaw: Flaw) -> Words:
    return Words(
        _("Step {step} of the walk is on {cell}, but {cell} is not in visited afterwards.").format(
            step=flaw.step, cell=square(flaw.squares[0])
        ),
        _("Put each cell of the walk into visited, the first one and the last one, too."),
    )


def _cell_marked_too(flaw: Flaw) -> Words:
    return Words(
        _("After the walk, visited also holds {value}, where the walk has not been.").format(
            value=shown(flaw.found, 40)
        ),
        _("Put only the cells into visited that the walk goes to."),
    )


def _mark_taken_away(flaw: Flaw) -> Words:
    return Words(
        _("{cell} was in visited before, and is not there now.").format(cell=square(flaw.squares[0])),
        _("Add to visited; take nothing out."),
    )


def _hunt_missed(flaw: Flaw) -> Words:
    return Words(
        _("Place {place} of the order holds {cell}. It is unvisited, and a visited cell is beside it.").format(
            place=flaw.expected, cell=square(flaw.squares[0])
        )
        + " "
        + _("No cell before it, from place {first} on, is like that.").format(first=flaw.step),
        _("Go through the order by hand, and see where your code turns away."),
    )


def _hunt_found_nothing_there(flaw: Flaw) -> Words:
    return Words(
        _("From place {first} on, no unvisited cell has a visited cell beside it. So the result must be None.").format(
            first=flaw.step
        ),
        _("Go through the order by hand, and see which cell your code takes, and why."),
    )


def _same_chance(flaw: Flaw) -> Words:
    return Words(
        _("With {count} different seeds the result was the same each time.").format(count=whole(flaw.found)),
        _("Take every choice with source.choice(), and see that no choice is always the same."),
    )


def _little_chance(flaw: Flaw) -> Words:
    return Words(
        _("{count} different seeds gave only {few} different results.").format(
            count=whole(flaw.found), few=whole(flaw.expected)
        ),
        _("Let the source choose anew at each step."),
    )


def _turn_never_taken(flaw: Flaw) -> Words:
    cell, before = flaw.squares
    return Words(
        _(
            "With {seeds} different seeds, no walk that began with {before} went on to {cell}, though it is free."
        ).format(seeds=flaw.step, before=square(before), cell=square(cell)),
        _("Let the source choose anew at each step, from all cells that are free then."),
    )


def _cell_never_taken(flaw: Flaw) -> Words:
    cell, start = flaw.squares
    return Words(
        _("With {seeds} different seeds, the walk never went from {start} to {cell}, though it is free.").format(
            seeds=flaw.step, start=square(start), cell=square(cell)
        ),
        _("See whether your code can take the first and the last of the free cells, too."),
    )


def _other_chance(flaw: Flaw) -> Words:
    return Words(
        _("Made again with the same seed, {seed}, the call must give the same result.").format(seed=flaw.found)
        + " "
        + _("All chance must come from source."),
        _("Look for a choice that is not made with source, and for what is kept from call to call."),
    )


def _hunts_again(flaw: Flaw) -> Words:
    return Words(
        _("The hunts looked at {found} places of the order. {expected} are enough for {cells} cells.").format(
            found=flaw.found, expected=flaw.expected, cells=flaw.step
        ),
        _("Begin each hunt at the place where the last one ended."),
    )


def _looks_before_first(flaw: Flaw) -> Words:
    return Words(
        _("The order was looked at {found} times. From place {first} on, {expected} looks are enough.").format(
            found=flaw.found, first=flaw.step, expected=flaw.expected
        ),
        _("Look only at the places from first on."),
    )


_WORDS = {
    "not-a-maze": _not_a_maze,
    "maze-rows": _maze_rows,
    "maze-columns": _maze_columns,
    "not-a-set-of-doors": _not_a_set,
    "door-no-cell": _door_no_cell,
    "door-leads-out": _door_leads_out,
    "door-not-beside": _door_not_beside,
    "door-one-way": _door_one_way,
    "cell-cut-off": _cell_cut_off,
    "maze-ring": _maze_ring,
    "order-not-kept": _order_not_kept,
    "wall-not-tried": _wall_not_tried,
    "not-a-cell": _not_a_cell,
    "way-empty": _way_empty,
    "way-begins-elsewhere": _way_begins_elsewhere,
    "way-ends-elsewhere": _way_ends_elsewhere,
    "way-through-wall": _way_through_wall,
    "way-twice": _way_twice,
    "walk-begins-elsewhere": _walk_begins_elsewhere,
    "walk-step-not-beside": _walk_step_not_beside,
    "walk-over-visited": _walk_over_visited,
    "walk-too-long": _walk_too_long,
    "walk-stops-early": _walk_stops_early,
    "wall-left-closed": _wall_left_closed,
    "wall-opened-too": _wall_opened_too,
    "wall-closed-again": _wall_closed_again,
    "marks-lost": _marks_lost,
    "cell-not-marked": _cell_not_marked,
    "cell-marked-too": _cell_marked_too,
    "mark-taken-away": _mark_taken_away,
    "hunt-missed": _hunt_missed,
    "hunt-finds-too-much": _hunt_found_nothing_there,
    "same-chance": _same_chance,
    "other-chance": _other_chance,
    "little-chance": _little_chance,
    "cell-never-taken": _cell_never_taken,
    "turn-never-taken": _turn_never_taken,
    "hunts-again": _hunts_again,
    "looks-before-first": _looks_before_first,
}

KINDS = tuple(_WORDS)
