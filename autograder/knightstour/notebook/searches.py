"""Searches in lessons: their tree as it grows, their cost, and the learner's own searches at work."""

from collections.abc import Iterator, Sequence
from typing import Any

from knightstour.board import Board, Position, accessibility, candidates, empty_board
from knightstour.draw import svg_heat
from knightstour.draw.svg import element
from knightstour.draw.trees import Node, svg_tree
from knightstour.messages import _
from knightstour.notebook.boards import show, watch
from knightstour.notebook.cards import Card, card, note, paragraph
from knightstour.notebook.experiments import table
from knightstour.notebook.longrun import LongRun, Stage
from knightstour.notebook.values import board_in, wrong_type
from knightstour.notebook.work import OwnFunction, WentWrong, calm, sent, text_to_paste, value_of
from knightstour.results import Explanation
from knightstour.runner.answers import Call
from knightstour.searching import has_tour, ways_to_finish
from knightstour.walks import Search, greedy_walk, weighed

JUMPS = 1_000_000  # after so many a search is given up
MOST_COUNTED = 20  # squares of a board whose tours are counted at once
NO_TOUR = "no tour"  # as the learner's file says it


def _begun(rows: int, columns: int, start: Position) -> Board:
    board = empty_board(rows, columns)
    board[start[0]][start[1]] = 1
    return board


@calm
def grow_tree(rows: int, columns: int, start: Position, *, fewest_first: bool = False, most: int = 120) -> Any:
    """The tree of a search on a small board, as it grows and is cut; at most ``most`` moves."""
    return LongRun(_growing(rows, columns, start, fewest_first, most)).start()


def _growing(rows: int, columns: int, start: Position, fewest_first: bool, most: int) -> Iterator[Stage]:
    board = _begun(rows, columns, start)
    nodes = [Node(None, 0)]
    walk, numbers = [start], [0]
    untried = [_options(board, start, fewest_first)]
    while walk and len(walk) < rows * columns and len(nodes) <= most:
        if untried[-1]:
            square = untried[-1].pop(0)
            nodes.append(Node(numbers[-1], len(walk)))
            walk.append(square)
            numbers.append(len(nodes) - 1)
            board[square[0]][square[1]] = len(walk)
            untried.append(_options(board, square, fewest_first))
        else:
            row, column = walk.pop()
            untried.pop()
            board[row][column] = 0
            nodes[numbers.pop()].fate = "left"
        yield len(nodes) / (most + 1), _tree_card(nodes, len(walk) == rows * columns, over=not walk)
    if len(walk) == rows * columns:
        for number in numbers:
            nodes[number].fate = "tour"
    yield 1.0, _tree_card(nodes, len(walk) == rows * columns, over=not walk)


def _options(board: Board, square: Position, fewest_first: bool) -> list[Position]:
    squares = candidates(board, square)
    return sorted(squares, key=lambda free: accessibility(board, free)) if fewest_first else squares


def _tree_card(nodes: Sequence[Node], found: bool, over: bool) -> Card:
    left = sum(node.fate == "left" for node in nodes if node.parent is not None)  # no move led to the start
    sentence = _("{moves} moves made, {left} of them taken back.").format(moves=len(nodes) - 1, left=left)
    if found:
        sentence += " " + _("A tour is found.")
    elif over:
        sentence += " " + _("Everything was tried: there is no tour.")
    title = _("The tree of the search")
    drawn = element("div", svg_tree(nodes, title=title, description=sentence), class_="kt-figure")
    return card(paragraph(sentence), drawn, text=f"{title}\n{sentence}", name=title)


@calm
def compare_searches(sides: Sequence[int]) -> Any:
    """From a corner of each board: how many moves a search in a fixed order makes, and what heuristic 1 looks at."""
    return LongRun(_comparing(sides)).start()


def _comparing(sides: Sequence[int]) -> Iterator[Stage]:
    rows: list[list[str]] = []
    for place, side in enumerate(sides, start=1):
        hunt = Search(side, (0, 0))
        for jumps in hunt.run(50_000):
            yield (place - 1) / len(sides), _cost_table([*rows, [f"{side} × {side}", f"{jumps:,} …", ""]])
            if jumps >= JUMPS:
                break
        tried = f"{hunt.jumps:,}" if hunt.over else _("gave up after {jumps}").format(jumps=f"{hunt.jumps:,}")
        rows.append([f"{side} × {side}", tried, str(weighed(greedy_walk(side, (0, 0), accessibility)))])
        yield place / len(sides), _cost_table(rows)


def _cost_table(rows: Sequence[Sequence[str]]) -> Card:
    head = [_("board"), _("search clockwise: moves made"), _("heuristic 1: squares stood on or weighed")]
    return table(_("The first tour from a corner"), head, rows)


@calm
def count_all(side: int = 5) -> Any:
    """The number of all tours from each square of a board, and their sum.  The board looks the same from all sides."""
    return LongRun(_counting(side)).start()


def _counting(side: int) -> Iterator[Stage]:
    counts: dict[Position, int] = {}
    squares = [(row, column) for row in range(side) for column in range(side)]
    for place, square in enumerate(squares, start=1):
        alike = _least_image(square, side)
        if alike not in counts:
            hopeless = side % 2 == 1 and sum(alike) % 2 == 1  # by the colours of the squares
            counts[alike] = 0 if hopeless else ways_to_finish(_begun(side, side, alike), alike)
        counts[square] = counts[alike]
        yield place / len(squares), _count_card(side, counts, squares[:place])


def _least_image(square: Position, side: int) -> Position:
    """The same square for all that are its images when the board is turned or flipped."""
    row, column = (min(part, side - 1 - part) for part in square)
    return min(row, column), max(row, column)


def _count_card(side: int, counts: dict[Position, int], known: Sequence[Position]) -> Card:
    grid: list[list[float | None]] = [[None] * side for _row in range(side)]
    for row, column in known:
        grid[row][column] = counts[row, column]
    total = sum(counts[square] for square in known)
    title = _("All tours from each square of {side} × {side}").format(side=side)
    sentence = _("{total} tours, with {count} of {all} squares counted.").format(
        total=f"{total:,}", count=len(known), all=side * side
    )
    drawn = svg_heat(grid, title=title, steps={}, knight=None, low=0, high=max(1, *counts.values()))
    return card(element("div", drawn, class_="kt-figure"), paragraph(sentence), text=f"{title}\n{sentence}", name=title)


@calm
def show_taken_back(take_back: OwnFunction, side: int = 5, steps: int = 4) -> Any:
    """A short walk before and after the learner's own function took one step back."""
    walk = _short_walk(side, steps)
    board = empty_board(side)
    for step, (row, column) in enumerate(walk, start=1):
        board[row][column] = step
    call = Call("take_back", (board, walk), echo=True)
    answer = take_back.work.ask([call])[0]
    value_of(call, answer)
    after, left = answer.arguments or (board, walk)
    sentence = _("Afterwards the walk is {walk}.").format(walk=left)
    return show(after, None, sentence)


def _short_walk(side: int, steps: int) -> list[Position]:
    board = greedy_walk(side, (0, 0), accessibility)
    places = {step: (r, c) for r, row in enumerate(board) for c, step in enumerate(row)}
    return [places[step] for step in range(1, steps + 1)]


@calm
def watch_finished(finish_tour: OwnFunction, rows: int, columns: int, start: Position, name: str | None = None) -> Any:
    """The tour that the learner's own search finds, to be played; or what it says when there is none."""
    board = _begun(rows, columns, start)
    call = Call("finish_tour", (board, start), seconds=3.0, echo=True)
    answer = finish_tour.work.ask([call])[0]
    value = value_of(call, answer)
    if not isinstance(value, bool):
        raise wrong_type("finish_tour", (board, start), value, _("True or False"))
    after = (answer.arguments or (board,))[0]
    if value:
        return watch(after, None, name)
    if _has_a_tour(rows, columns, start):
        raise _overlooked(call, "False", rows, columns, start)
    return show(after, start, _("Your finish_tour says False: there is no tour from here."))


def _has_a_tour(rows: int, columns: int, start: Position) -> bool:
    """Whether there is a tour from here for certain."""
    if rows == columns:
        return has_tour(rows, start)
    return rows * columns <= MOST_COUNTED and ways_to_finish(_begun(rows, columns, start), start) > 0


def _overlooked(call: Call, said: str, rows: int, columns: int, start: Position) -> WentWrong:
    rule = _("There is a tour of {rows} × {columns} from {start}.").format(rows=rows, columns=columns, start=start)
    action = _("See what the check of {name} says.").format(name=call.function)
    title = _("Your {name} finds no tour.").format(name=call.function)
    return WentWrong(call.function, title, Explanation(text_to_paste(call), said, rule, action))


@calm
def show_count(count_tours: OwnFunction, rows: int, columns: int, start: Position) -> Card:
    """How many tours the learner's own function counts."""
    board = _begun(rows, columns, start)
    value = count_tours(board, start)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_type("count_tours", (board, start), value, _("a whole number"))
    sentence = _("Your count_tours finds {count} tours on {rows} × {columns} from {start}.")
    return note(sentence.format(count=value, rows=rows, columns=columns, start=start))


@calm
def watch_search(search: OwnFunction, side: int, start: Position, order: OwnFunction, *more: int) -> Any:
    """What the learner's own search in an order comes to: a tour to be played, or words."""
    answer = search.answers([(side, start, order, *more)])[0]
    value = answer.value
    if value is None and (more or answer.printed):  # None is an answer of the search that has no limit
        wanted = _("the board or what came of the search") if more else _("the board, or None")
        raise wrong_type(search.name, (side, start, sent(order), *more), None, wanted, answer.printed)
    if (value is None or value == NO_TOUR) and _has_a_tour(side, side, start):
        call = Call(search.name, (side, start, sent(order), *more))
        raise _overlooked(call, value or "None", side, side, start)
    if value is None or isinstance(value, str):
        return note(_("Your {name} says: {value}.").format(name=search.name, value=value or "None"))
    return watch(board_in(value, side, start, search.name))
