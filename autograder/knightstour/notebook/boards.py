"""Boards in lessons: drawn still, clicked, walked over by hand, and played; by the learner's own functions, too."""

from collections.abc import Sequence
from typing import Any

from knightstour.board import Board, Heuristic, Position, accessibility, candidates, edge_distance, empty_board
from knightstour.draw import svg_heat
from knightstour.draw.svg import element, words
from knightstour.feedback.flaws import words_of_flaw
from knightstour.feedback.literals import folded, squares
from knightstour.messages import _
from knightstour.notebook.cards import Card, board_card, card, paragraph
from knightstour.notebook.values import (
    Asked,
    Remembered,
    as_heuristic,
    board_in,
    numbers_of,
    on_the_way,
    squares_in,
    steps_of,
    wrong_type,
)
from knightstour.notebook.web import svg_web
from knightstour.notebook.work import OwnFunction, calm
from knightstour.results import Mark, Picture
from knightstour.rules import first_walk_flaw
from knightstour.widgets import BoardToClick, TourByHand, TourPlayer

MOST_MOVES = 8  # how many squares a knight can reach at most


@calm
def show(board: Board, knight: Position | None = None, sentence: str = "") -> Card:
    """The board with its steps, and the knight; a walk on it that breaks a rule is told below it."""
    flaw = first_walk_flaw(board) if any(map(any, board)) else None
    if flaw is not None and not sentence:
        sentence = words_of_flaw(flaw).rule
    return board_card(Picture(board, {}, knight), _("A board"), sentence)


@calm
def click_moves(board: Board, knight: Position, name: str) -> Any:
    """A board on which to choose the squares that the knight can go to; what was chosen is kept under ``name``."""
    label = _("Choose the squares that the knight can go to")
    return BoardToClick(board, candidates(board, knight), knight, name=name, label=label)


@calm
def click_square(side: int, square: Position, name: str) -> Any:
    """An empty board on which to find one square."""
    return BoardToClick(empty_board(side), [square], name=name, label=_("Choose one square"))


@calm
def walk_by_hand(
    side: int,
    name: str,
    heuristic: OwnFunction | Heuristic | None = None,
    *,
    numbers: bool = False,
    heat: bool = False,
) -> Any:
    """An empty board to walk over by hand; the walk is kept under ``name``.

    The values of ``heuristic`` can be shown as ``numbers`` on the candidates or as ``heat`` on all squares.
    """
    shown = numbers or heat or heuristic is not None
    asked: Any = heuristic or accessibility
    if isinstance(heuristic, OwnFunction):
        asked = Remembered(heuristic)
        asked(empty_board(side), (0, 0))  # says now what cannot be said later
    chosen = _IN_THE_BROWSER.get(asked, asked)
    return TourByHand(side, heuristic=chosen, numbers=numbers, heat=heat, helps=shown, name=name)


# The course's own are worked out where they are shown, without asking the kernel.
_IN_THE_BROWSER: dict[Any, str] = {accessibility: "heuristic_1", edge_distance: "heuristic_2"}


@calm
def watch(board: Board, heuristic: OwnFunction | Heuristic | None = None, name: str | None = None) -> Any:
    """A walk to be played step by step; with a heuristic, with the values that decided each step."""
    return _player(board, heuristic, name)


@calm
def watch_own(
    find_tour: OwnFunction, side: int, start: Position, heuristic: OwnFunction, name: str | None = None
) -> Any:
    """The walk that the learner's own functions make, to be played."""
    board = board_in(find_tour(side, start, heuristic), side, start)
    return _player(board, heuristic, name)


def _player(board: Board, heuristic: OwnFunction | Heuristic | None, name: str | None) -> Any:
    chosen = None if heuristic is None else as_heuristic(heuristic)
    if isinstance(chosen, Remembered):
        chosen.learn([case for step in on_the_way(board) for case in _open_cases(step)])
    return TourPlayer(board, chosen, name=name)


def _open_cases(board: Board) -> list[Asked]:
    """The squares that the knight can go to from the last step."""
    last = max(steps_of(board).items(), key=lambda item: item[1])[0]
    return [(board, square) for square in candidates(board, last)]


@calm
def show_moves(generate_moves: OwnFunction, board: Board, knight: Position) -> Card:
    """The squares that the learner's own function gives, marked on the board."""
    (found,) = _squares_from(generate_moves, [(board, knight)])
    marks: dict[Position, Mark] = {square: "candidate" for square in found if square != knight}
    told = squares(found) if found else _("no square")
    sentence = _("Your {name} gives: {squares}.").format(name=generate_moves.name, squares=told)
    return board_card(Picture(board, marks, knight), _("The squares that your function gives"), sentence)


def _squares_from(generate_moves: OwnFunction, cases: Sequence[Asked]) -> list[list[Position]]:
    """The squares that the learner's own function gives in each case; `NotReady` when it gives something else."""
    found: list[list[Position]] = []
    for case, answer in zip(cases, generate_moves.answers(cases), strict=True):
        squares_given = squares_in(answer.value)
        if squares_given is None:
            wanted = _("a list of squares")
            raise wrong_type(generate_moves.name, case, answer.value, wanted, answer.printed)
        found.append(squares_given)
    return found


@calm
def show_web(generate_moves: OwnFunction, side: int = 8) -> Card:
    """A line for every move that the learner's own function finds on an empty board."""
    starts = [(row, column) for row in range(side) for column in range(side)]
    found = _squares_from(generate_moves, [(empty_board(side), start) for start in starts])
    lines = {frozenset((start, square)) for start, squares in zip(starts, found, strict=True) for square in squares}
    sentence = _("Your {name} finds {count} lines: each is a jump that works both ways.").format(
        name=generate_moves.name, count=len(lines)
    )
    title = _("All the knight's moves on an empty board")
    drawing = element("div", svg_web(side, lines, title=title, description=sentence), class_="kt-figure")
    return card(drawing, paragraph(sentence), text="\n".join(folded(sentence)), name=title)


@calm
def show_values(
    heuristic: OwnFunction | Heuristic, board: Board, knight: Position | None = None, title: str = ""
) -> Card:
    """The value of every unvisited square, as a heat map."""
    visited = steps_of(board)
    cases = [
        (board, (row, column))
        for row, steps in enumerate(board)
        for column in range(len(steps))
        if (row, column) not in visited
    ]
    found = (
        numbers_of(heuristic, cases)
        if isinstance(heuristic, OwnFunction)
        else [heuristic(board, square) for _board, square in cases]
    )
    grid: list[list[float | None]] = [[None] * len(row) for row in board]
    for (_board, (row, column)), value in zip(cases, found, strict=True):
        grid[row][column] = value
    if not title:
        title = _("What your {name} says").format(name=getattr(heuristic, "name", "heuristic"))
    high = max([MOST_MOVES, *found])  # one scale for all maps, so that they can be compared
    drawing = svg_heat(grid, title=title, steps=visited, knight=knight, low=0, high=high)
    figure = element("div", drawing, class_="kt-figure")
    return card(element("p", words(title), class_="kt-head"), figure, text=f"{title}\n{_as_text(grid)}", name=title)


def _as_text(grid: Sequence[Sequence[float | None]]) -> str:
    """The values in rows; a dot for a visited square."""
    texts = [["." if value is None else f"{value:g}" for value in row] for row in grid]
    width = max(len(text) for row in texts for text in row) + 1
    return "\n".join("".join(text.rjust(width) for text in row) for row in texts)


@calm
def beside(*cards: Card) -> Card:
    """Several pictures side by side, below each other where there is no room; of several in trouble the first."""
    first = next((shown for shown in cards if shown.trouble), None)
    cards = tuple(shown for shown in cards if shown is first or not shown.trouble)
    style = "display:flex;flex-wrap:wrap;gap:.8rem"
    pieces = (element("div", shown.html, style="flex:1 1 17rem;min-width:0;max-width:26rem") for shown in cards)
    return Card(element("div", *pieces, style=style), "\n\n".join(shown.text for shown in cards))
