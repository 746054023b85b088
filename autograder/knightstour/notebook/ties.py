"""Experiments with ties: which rule for them succeeds how often, and for which sizes a plan of orders fails."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from knightstour.board import Heuristic, Position, accessibility, empty_board
from knightstour.draw import svg_heat, svg_histogram
from knightstour.draw.svg import element
from knightstour.feedback.literals import shown, squares
from knightstour.messages import _
from knightstour.notebook.boards import watch
from knightstour.notebook.cards import Card, board_card, card, paragraph
from knightstour.notebook.experiments import map_of_starts, possible_starts, table, whole_tours
from knightstour.notebook.longrun import LongRun, Stage
from knightstour.notebook.values import board_in, squares_in, wrong_type
from knightstour.notebook.work import OwnFunction, calm, sent
from knightstour.results import Mark, Picture
from knightstour.rules import first_walk_flaw, walk_of
from knightstour.runner.answers import Expression
from knightstour.ties import planned_walk, pohl
from knightstour.walks import Ties, first_then_second, squares_visited

MOST_NAMED = 8  # how many sizes a sentence names


@calm
def watch_ties(walk: OwnFunction, side: int, start: Position, rule: Any, name: str | None = None) -> Any:
    """The walk that the learner's own function makes with a rule for ties or a plan of orders, to be played."""
    board = board_in(walk(side, start, rule), side, start, walk.name)
    return watch(board, accessibility, name)


@calm
def show_tied(smallest_candidates: OwnFunction, side: int, knight: Position, heuristic: OwnFunction) -> Card:
    """The squares that the learner's own function gives on an empty board, marked on it."""
    board = empty_board(side)
    value = smallest_candidates(board, knight, heuristic)
    found = squares_in(value)
    if found is None:
        raise wrong_type(smallest_candidates.name, (board, knight, sent(heuristic)), value, _("a list of squares"))
    marks: dict[Position, Mark] = {square: "candidate" for square in found if square != knight}
    sentence = _("Your {name} gives: {squares}.").format(
        name=smallest_candidates.name, squares=squares(found) if found else _("no square")
    )
    return board_card(Picture(board, marks, knight), _("The smallest candidates"), sentence)


@calm
def show_chances(choose: OwnFunction, squares_given: Sequence[Position], tries: int = 200) -> Card:
    """How often the learner's own function chooses each of the squares."""
    given = [tuple(square) for square in squares_given]
    values = choose.map([(given, Expression(f"random.Random({seed})")) for seed in range(tries)])
    chosen = [tuple(value) if isinstance(value, list | tuple) else value for value in values]  # of any kind
    times = Counter(square for square in chosen if square in given)
    bins = [(str(square), times[square]) for square in given]
    title = _("How often each square is chosen in {tries} tries").format(tries=tries)
    told = ", ".join(f"{name}: {count}" for name, count in bins)
    strangers = [value for value in chosen if value not in given]
    if strangers:
        told += ". " + _("Your {name} also gives {value}, which is none of these squares.").format(
            name=choose.name, value=shown(strangers[0], 40)
        )
    return card(svg_histogram(bins, title=title), paragraph(told), text=f"{title}\n{told}", name=title)


@calm
def watch_by_chance(warnsdorff: OwnFunction, side: int, seed: int, name: str | None = None) -> Any:
    """The walk that the learner's own function makes from a start by chance, to be played; ``seed`` repeats it."""
    board = warnsdorff(side, Expression(f"random.Random({seed})"))
    flaw = first_walk_flaw(board, None, side, side)
    start = walk_of(board)[0] if flaw is None else (0, 0)
    return watch(board_in(board, side, start, warnsdorff.name), accessibility, name)


@calm
def show_order(function: OwnFunction, side: int) -> Card:
    """The order in which the values of the learner's own function put the squares of an empty board, 1 the first."""
    board = empty_board(side)
    places = [(row, column) for row in range(side) for column in range(side)]
    values = function.map([(board, square) for square in places])
    keys = [tuple(value) if isinstance(value, list | tuple) else (value,) for value in values]
    for square, key, value in zip(places, keys, values, strict=True):
        if not key or not all(isinstance(part, int | float) for part in key):
            raise wrong_type(function.name, (board, square), value, _("a number, or a tuple of numbers"))
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys)), start=1)}
    grid: list[list[float | None]] = [
        [ranks[keys[row * side + column]] for column in range(side)] for row in range(side)
    ]
    title = _("The order by your {name}: 1 comes first").format(name=function.name)
    drawn = svg_heat(grid, title=title, steps={}, knight=None, low=1, high=len(ranks))
    text = "\n".join(" ".join(f"{rank:2g}" for rank in line) for line in grid)
    return card(paragraph(title), element("div", drawn, class_="kt-figure"), text=f"{title}\n{text}", name=title)


@calm
def map_of_ties(side: int, rule: str = "first") -> Any:
    """The course's own walk from every square, with one of the rules for ties by its name."""
    heuristic, ties = RULES[rule]
    return map_of_starts(side, heuristic, ties)


# The rules that are compared, by the names that lessons give them.
RULES: dict[str, tuple[Heuristic, Ties]] = {
    "first": (accessibility, "first"),
    "random": (accessibility, "random"),
    "second look": (pohl, "first"),
    "heuristic 2": (first_then_second, "first"),
}


@calm
def compare_ties(sizes: Sequence[int]) -> Any:
    """From how many starts each rule for ties comes to a whole tour, board after board."""
    return LongRun(_comparing(sizes)).start()


def _comparing(sizes: Sequence[int]) -> Iterator[Stage]:
    dice = random.Random(1823)  # the year of the rule; the same table each time
    rows: list[list[str]] = []
    everything = len(sizes) * len(RULES)
    for place, side in enumerate(sizes):
        rows.append([f"{side} × {side}", str(possible_starts(side))])
        for number, (heuristic, ties) in enumerate(RULES.values(), start=1):
            rows[-1].append(str(whole_tours(side, heuristic, ties, dice)))
            yield (place * len(RULES) + number) / everything, _table(rows)


def _table(rows: Sequence[Sequence[str]]) -> Card:
    head = [_("board"), _("starts with a tour"), _("first"), _("random"), _("second look"), _("heuristic 2")]
    return table(_("From how many starts the whole board is visited, by the rule for ties"), head, rows)


@calm
def hunt(plan_of: OwnFunction, low: int, high: int) -> Any:
    """Walk by the learner's plan on the boards of side ``low`` to ``high``, and name those that are not whole."""
    sides = range(max(5, low), high + 1)
    plans = plan_of.map([(side,) for side in sides])
    return LongRun(_hunting(list(sides), [_as_plan(plan) for plan in plans])).start()


def _as_plan(plan: Any) -> Any:
    return [([tuple(move) for move in order], None if square is None else tuple(square)) for order, square in plan]


def _hunting(sides: Sequence[int], plans: Sequence[Any]) -> Iterator[Stage]:
    work = sum(side * side for side in sides)
    done = 0
    short: list[tuple[int, int]] = []
    for tried, (side, plan) in enumerate(zip(sides, plans, strict=True), start=1):
        missing = side * side - squares_visited(planned_walk(side, plan))
        done += side * side
        if missing:
            short.append((side, missing))
        yield done / work, _found(sides[0], side, tried, short)


def _found(low: int, high: int, tried: int, short: Sequence[tuple[int, int]]) -> Card:
    sentence = _("Sides {low} to {high}: {whole} of {tried} boards are visited as a whole.").format(
        low=low, high=high, whole=tried - len(short), tried=tried
    )
    told = _("No failure so far.")
    if short:
        named = ", ".join(
            _("side {side} ({missing} squares left)").format(side=side, missing=missing)
            for side, missing in short[:MOST_NAMED]
        )
        told = _("It fails on: {named}.").format(named=named)
    return card(
        element("div", paragraph(sentence), paragraph(told)),
        text=f"{sentence}\n{told}",
        name=_("The hunt for a failure"),
    )
