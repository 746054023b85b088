"""Experiments: which starts come to a whole tour, on which boards, and at what cost."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ipywidgets import VBox

from knightstour.board import Board, Heuristic, Position, accessibility, edge_distance, empty_board
from knightstour.draw.svg import element, words
from knightstour.messages import _
from knightstour.notebook.cards import Card, card, paragraph
from knightstour.notebook.longrun import LongRun, Stage
from knightstour.notebook.values import board_in, guarded
from knightstour.notebook.work import NotReady, OwnFunction, calm
from knightstour.walks import Search, Ties, first_then_second, greedy_walk, squares_visited, weighed
from knightstour.widgets import SuccessMap, TourPlayer


@calm
def map_of_starts(side: int, heuristic: Heuristic, ties: Ties = "first") -> Any:
    """The course's own greedy walk from every square, one after another; the map fills while you watch."""
    chosen, dice = guarded(heuristic), random.Random()
    greedy_walk(side, (0, 0), chosen, ties, dice)  # what cannot be asked at all is said here and now

    def walk(start: Position) -> Board:
        try:
            return greedy_walk(side, start, chosen, ties, dice)
        except NotReady:
            return empty_board(side)  # while the map fills there is nobody to tell

    return _map(walk, side)


@calm
def map_of_own_walks(find_tour: OwnFunction, side: int, heuristic: OwnFunction) -> Any:
    """The learner's own walk from every square."""
    starts = [(row, column) for row in range(side) for column in range(side)]
    answers = find_tour.map([(side, start, heuristic) for start in starts])
    boards = {start: board_in(answer, side, start) for start, answer in zip(starts, answers, strict=True)}
    return _map(lambda start: boards[start], side)


def _map(walk: Callable[[Position], Board], side: int) -> Any:
    """A map of starts; the walk from a start that is chosen is shown below it."""
    boards: dict[Position, Board] = {}

    def kept_walk(start: Position) -> Board:
        boards[start] = walk(start)
        return boards[start]

    starts = SuccessMap(kept_walk, side)
    both = VBox([starts])

    def show_walk(start: Position) -> None:
        if start in boards:
            both.children = [starts, TourPlayer(boards[start], step=squares_visited(boards[start]))]

    starts.on_pick(show_walk)
    starts.start()
    return both


def possible_starts(side: int) -> int:
    """From how many squares of a square board there is a tour at all."""
    if side < 5:
        return 1 if side == 1 else 0
    return side * side // 2 + 1 if side % 2 else side * side


def whole_tours(side: int, heuristic: Heuristic, ties: Ties = "first", dice: random.Random | None = None) -> int:
    """From how many squares the greedy walk visits the whole board."""
    walks = (greedy_walk(side, (row, column), heuristic, ties, dice) for row in range(side) for column in range(side))
    return sum(squares_visited(board) == side * side for board in walks)


@calm
def compare_sizes(sizes: Sequence[int]) -> Any:
    """How many starts come to a whole tour on boards of several sizes, by each rule; row after row."""
    return LongRun(_size_stages(sizes)).start()


RULES: tuple[Callable[[Board, Position], int], ...] = (accessibility, edge_distance, first_then_second)


def _size_stages(sizes: Sequence[int]) -> Iterator[Stage]:
    rows: list[list[str]] = []
    work = sum(side**4 for side in sizes)
    done = 0.0
    for side in sizes:
        rows.append([f"{side} × {side}", _of(possible_starts(side), side)])
        for rule in RULES:
            rows[-1].append(str(whole_tours(side, rule)))
            done += side**4 / len(RULES) / work
            yield done, _size_table(rows)


def _of(count: int, side: int) -> str:
    return _("{count} of {total}").format(count=count, total=side * side)


def _size_table(rows: Sequence[Sequence[str]]) -> Card:
    head = [
        _("board"),
        _("starts with a tour"),
        _("heuristic 1"),
        _("heuristic 2"),
        _("heuristic 1, ties by heuristic 2"),
    ]
    return table(_("From how many starts the whole board is visited"), head, rows)


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], sentence: str = "") -> Card:
    """A table as a card."""
    top = element("tr", *(element("th", words(text), scope="col") for text in head))
    body = [
        element("tr", element("th", words(row[0]), scope="row"), *(element("td", words(text)) for text in row[1:]))
        for row in rows
    ]
    drawn = element(
        "table",
        element("thead", top),
        element("tbody", *body),
        class_="kt-table",
        aria_label=title,
    )
    text = "\n".join(["  ".join(head), *("  ".join(row) for row in rows), *([sentence] if sentence else [])])
    return card(
        element("p", words(title), class_="kt-head"),
        element("div", drawn, class_="kt-scroll", tabindex="0", role="group", aria_label=title),
        paragraph(sentence) if sentence else "",
        text=text,
        name=title,
    )


@calm
def random_ties(side: int, rounds: int = 20, heuristic: Heuristic = accessibility) -> Any:
    """Round after round from every start with ties broken at random: which share of the walks is whole."""
    return LongRun(_random_stages(side, rounds, heuristic)).start()


def _random_stages(side: int, rounds: int, heuristic: Heuristic) -> Iterator[Stage]:
    dice = random.Random()
    total = side * side
    counts: list[int] = []
    for number in range(1, rounds + 1):
        counts.append(whole_tours(side, heuristic, "random", dice))
        share = 100 * sum(counts) / (total * number)
        sentence = _("{done} of {rounds} rounds: {share:.1f} % of all walks visit the whole board.").format(
            done=number, rounds=rounds, share=share
        )
        spread = _("The worst round had {worst} whole tours, the best {best}, of {total}.").format(
            worst=min(counts), best=max(counts), total=total
        )
        text = f"{sentence}\n{spread}"
        yield number / rounds, card(paragraph(sentence), paragraph(spread), text=text, name=_("Ties by chance"))


@calm
def search(side: int, start: Position = (0, 0), most: int = 1_000_000) -> Any:
    """A search that takes wrong moves back, until it finds a tour, is stopped, or has tried ``most`` jumps."""
    return LongRun(_search_stages(side, start, most)).start()


def _search_stages(side: int, start: Position, most: int) -> Iterator[Stage]:
    hunt = Search(side, start)
    for jumps in hunt.run():
        yield jumps / most, _search_card(hunt, most)
        if jumps >= most:
            return
    yield 1.0, _search_card(hunt, most)


def _search_card(hunt: Search, most: int) -> Card:
    title = _("Trying everything on {side} × {side}").format(side=hunt.side)
    tried = _("{count} jumps tried.").format(count=f"{hunt.jumps:,}")
    if hunt.found is not None:
        tried += " " + _("A tour is found.")
    elif hunt.over:
        tried += " " + _("There is no tour from this square.")
    elif hunt.jumps >= most:
        tried += " " + _("Given up here: no tour yet.")
    walk = greedy_walk(hunt.side, hunt.start, accessibility)
    against = _("Heuristic 1 from the same square: {count} squares visited, {looks} squares looked at.").format(
        count=squares_visited(walk), looks=weighed(walk)
    )
    head = element("p", words(title), class_="kt-head")
    return card(head, paragraph(tried), paragraph(against), text=f"{title}\n{tried}\n{against}", name=title)
