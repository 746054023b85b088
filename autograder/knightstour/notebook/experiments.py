"""Experiments: which starts come to a whole tour, on which boards, and at what cost."""

import functools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ipywidgets import HTML, VBox

from knightstour.board import Board, Heuristic, Position, accessibility, edge_distance
from knightstour.draw.svg import element, words
from knightstour.messages import _
from knightstour.notebook.cards import Card, card, paragraph
from knightstour.notebook.longrun import LongRun, Stage
from knightstour.notebook.walkers import Walker, greedy_walker, own_walker
from knightstour.notebook.work import NotReady, OwnFunction, calm
from knightstour.walks import Search, Ties, first_then_second, greedy_walk, squares_visited, weighed
from knightstour.widgets import SuccessMap, TourPlayer


@calm
def map_of_starts(side: int, heuristic: OwnFunction | Heuristic, ties: Ties = "first") -> Any:
    """The course's own greedy walk from every square, one after another; the map fills while you watch."""
    return _map(greedy_walker(side, heuristic, ties, random.Random()), side)


@calm
def map_of_own_walks(find_tour: OwnFunction, side: int, heuristic: OwnFunction) -> Any:
    """The learner's own walk from every square."""
    return _map(own_walker(find_tour, side, heuristic), side)


def _map(walk: Walker, side: int) -> Any:
    """A map of starts; below it the walk from a start that is chosen, or why there is none."""
    boards: dict[Position, Board] = {(0, 0): walk((0, 0))}  # what cannot be walked at all is said here and now
    reasons: dict[Position, Card] = {}

    def kept_walk(start: Position) -> Board | None:
        if start not in boards:
            try:
                boards[start] = walk(start)
            except NotReady as error:
                reasons[start] = error.card
                if len(reasons) == 1:
                    show_walk(start)
        return boards.get(start)

    starts = SuccessMap(kept_walk, side)
    both = VBox([starts])

    def show_walk(start: Position) -> None:
        if start in boards:
            both.children = [starts, TourPlayer(boards[start], step=squares_visited(boards[start]))]
        elif start in reasons:
            both.children = [starts, HTML(reasons[start].html)]

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
    return sum(_are_whole(side, lambda start: greedy_walk(side, start, heuristic, ties, dice)))


def _are_whole(side: int, walk: Walker) -> Iterator[bool]:
    """Whether the walk visits the whole board, from one square after another."""
    for row in range(side):
        for column in range(side):
            yield squares_visited(walk((row, column))) == side * side


@calm
def compare_sizes(sizes: Sequence[int]) -> Any:
    """How many starts come to a whole tour on boards of several sizes, by each rule; row after row."""
    return LongRun(_size_stages(sizes)).start()


RULES: tuple[Callable[[Board, Position], int], ...] = (accessibility, edge_distance, first_then_second)


def _size_stages(sizes: Sequence[int]) -> Iterator[Stage]:
    rows: list[list[str]] = []
    shown = _size_table(rows)
    work, done = len(RULES) * sum(side**4 for side in sizes), 0  # a walk takes the longer the more squares there are
    for side in sizes:
        rows.append([f"{side} × {side}", str(possible_starts(side))])
        for rule in RULES:
            whole = 0
            for is_whole in _are_whole(side, functools.partial(_walk_by, side, rule)):
                whole += is_whole
                done += side**2
                yield done / work, shown
            rows[-1].append(str(whole))
            shown = _size_table(rows)
            yield done / work, shown


def _walk_by(side: int, rule: Heuristic, start: Position) -> Board:
    return greedy_walk(side, start, rule)


def _size_table(rows: Sequence[Sequence[str]]) -> Card:
    head = [_("board"), _("can"), "H1", "H2", "H1+H2"]
    legend = _("can: starts from which there is a tour. H1, H2: by heuristic 1 or 2. H1+H2: by 1, with ties by 2.")
    return table(_("From how many starts the whole board is visited"), head, rows, legend)


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
def random_ties(side: int, rounds: int = 20, heuristic: OwnFunction | Heuristic = accessibility) -> Any:
    """Round after round from every start with ties broken at random: which share of the walks is whole."""
    walk = greedy_walker(side, heuristic, "random", random.Random())
    walk((0, 0))  # what cannot be walked at all is said here and now
    return LongRun(_random_stages(side, rounds, walk)).start()


def _random_stages(side: int, rounds: int, walk: Walker) -> Iterator[Stage]:
    total = side * side
    counts: list[int] = []
    shown = Card("", "")
    for number in range(rounds):
        whole = 0
        for tried, is_whole in enumerate(_are_whole(side, walk), start=1):
            whole += is_whole
            yield (number + tried / total) / rounds, shown
        counts.append(whole)
        shown = _random_card(counts, rounds, total)
        yield (number + 1) / rounds, shown


def _random_card(counts: Sequence[int], rounds: int, total: int) -> Card:
    share = 100 * sum(counts) / (total * len(counts))
    sentence = _("{done} of {rounds} rounds: {share:.1f} % of all walks visit the whole board.").format(
        done=len(counts), rounds=rounds, share=share
    )
    spread = _("The worst round had {worst} whole tours, the best {best}, of {total}.").format(
        worst=min(counts), best=max(counts), total=total
    )
    return card(paragraph(sentence), paragraph(spread), text=f"{sentence}\n{spread}", name=_("Ties by chance"))


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
