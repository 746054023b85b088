"""The form of answers about mazes: which rules are broken, since the mazes themselves differ with every hand."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise, permutations
from typing import Any

from knightstour.diagnosis.batteries import mazes as battery
from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.replies import Form, form_of_value
from knightstour.judges.chance import chance_calls, flaw_of_chance
from knightstour.judges.mazes import (
    LISTS,
    Making,
    flaw_of_hunt,
    flaw_of_looks,
    flaw_of_maze,
    flaw_of_stroll,
    flaw_of_wall,
    flaw_of_way,
)
from knightstour.maze import BESIDE, Cell
from knightstour.maze_rules import as_cell, is_cell
from knightstour.rules import Flaw
from knightstour.runner.answers import Answer, Call, Ending, Session, Value


def _asked(session: Session, calls: Sequence[Call]) -> list[Answer] | None:
    """The answers; None when the time was used up before all of them were there."""
    answers = session.ask(calls)
    used_up = any(answer.ending is Ending.SKIPPED and answer.reason == "budget" for answer in answers)
    return None if used_up else answers


def _told(answer: Answer, flaw: Callable[[Answer], Flaw | None], *, is_list: bool = True) -> Form:
    """The rule that an answer breaks; how it ended when it brought nothing that could be judged."""
    if answer.ending is not Ending.RETURNED:
        return answer.ending.value
    if is_list and not isinstance(answer.value, LISTS):
        printed = bool(answer.printed.strip())
        return ["nothing", printed] if answer.value is None else ["type", type(answer.value).__name__]
    found = flaw(answer)
    return None if found is None else found.kind


def _walls(session: Session) -> Form:
    answers = _asked(session, [wall.call for wall in battery.WALLS])
    if answers is None:
        return None
    return [
        _told(answer, partial(flaw_of_wall, wall), is_list=False)
        for wall, answer in zip(battery.WALLS, answers, strict=True)
    ]


def _strolls(session: Session) -> Form:
    strolls = (*battery.CORRIDORS, *battery.STROLLS)
    answers = _asked(session, [stroll.call for stroll in strolls])
    chance = _chance(session, battery.stroll_of_seed)
    first_steps = _asked(session, [stroll.call for stroll in battery.FIRST_STEPS])
    if answers is None or chance is None or first_steps is None:
        return None
    told = []
    for stroll, answer in zip(strolls, answers, strict=True):
        flaw = _told(answer, partial(flaw_of_stroll, stroll))
        told.append([flaw, _length(answer) if stroll in battery.CORRIDORS else None, _unmarked(answer)])
    return [told, chance, _cells_taken(first_steps)]


def _cells_taken(answers: Sequence[Answer]) -> int:
    """To how many cells the first step of a walk went."""
    walks = [answer.value for answer in answers if isinstance(answer.value, LISTS)]
    return len({as_cell(cell) for walk in walks for cell in walk[1:2] if is_cell(cell)})


def _length(answer: Answer) -> int | None:
    return len(answer.value) if isinstance(answer.value, LISTS) else None


def _unmarked(answer: Answer) -> str:
    """Which cells of a walk are not among the visited ones afterwards."""
    if answer.ending is not Ending.RETURNED or not isinstance(answer.value, LISTS) or answer.arguments is None:
        return ""
    visited = answer.arguments[1]
    cells = [as_cell(cell) for cell in answer.value if is_cell(cell)]
    if not isinstance(visited, set) or not cells:
        return ""
    missing = {cell for cell in cells if cell not in visited}
    if not missing:
        return "none"
    return "all" if missing == set(cells) else "the first" if missing == {cells[0]} else "some"


def _chance(session: Session, with_seed: Callable[[int], Call]) -> Form:
    """What is wrong with the use of chance, and whether there is any chance in it at all."""
    answers = _asked(session, chance_calls(with_seed))
    if answers is None:
        return None
    if any(answer.ending is not Ending.RETURNED for answer in answers):
        return ["ended"]
    flaw = flaw_of_chance([answer.value for answer in answers])
    return ["chance", flaw and flaw.kind, flaw is not None and _one_way_first(answers[0].value)]


def _one_way_first(value: Value) -> bool:
    """Whether a walk goes wherever it can in one fixed order of directions."""
    if not isinstance(value, LISTS) or not value or not all(map(is_cell, value)):
        return False
    cells = [as_cell(cell) for cell in value]
    return any(_prefers(cells, directions) for directions in permutations(BESIDE))


def _prefers(cells: Sequence[Cell], directions: Sequence[Cell]) -> bool:
    seen = {cells[0]}
    for cell, following in pairwise(cells):
        around = [(cell[0] + down, cell[1] + right) for down, right in directions]
        free = [to for to in around if to not in seen and 0 <= to[0] < 7 and 0 <= to[1] < 9]
        if not free or free[0] != following:
            return False
        seen.add(following)
    return True


def _hunts(session: Session) -> Form:
    answers = _asked(session, [hunt.call for hunt in battery.HUNTS])
    long = _asked(session, [battery.LONG_HUNT.watched_call, Call("watched", ())])
    if answers is None or long is None:
        return None
    told: list[Any] = []
    for hunt, answer in zip(battery.HUNTS, answers, strict=True):
        kind = _told(answer, partial(flaw_of_hunt, hunt), is_list=False)
        value = answer.value if isinstance(answer.value, int | None) else ["type", type(answer.value).__name__]
        changed = answer.arguments is not None and list(answer.arguments)[:2] != list(hunt.call.arguments)[:2]
        told.append([kind, value, changed])
    return [told, _looks(long[1]) > 4 * (len(battery.LONG_HUNT.order.cells) - battery.LONG_HUNT.first)]


def _makings(session: Session, makings: Sequence[Making], with_seed: Callable[[int], Call]) -> Form:
    answers = _asked(session, [making.call for making in makings])
    chance = _chance(session, with_seed)
    if answers is None or chance is None:
        return None
    return [[_told_of_maze(making, answer) for making, answer in zip(makings, answers, strict=True)], chance]


def _told_of_maze(making: Making, answer: Answer) -> Form:
    """The rule that a maze breaks; of a maze of one row also what it is, since there is no chance in it."""
    told = _told(answer, partial(flaw_of_maze, making))
    if making.rows > 1 or not isinstance(told, str) or answer.ending is not Ending.RETURNED:
        return told
    return [told, form_of_value(answer.value)]


def _hunted(session: Session) -> Form:
    form = _makings(session, battery.MAKINGS, battery.maze_of_seed)
    large = _asked(session, [battery.LARGE.watched_call, Call("watched", ())])
    if form is None or large is None:
        return None
    flaw = flaw_of_looks(battery.LARGE, _looks(large[1]))
    return [*form, flaw and flaw.kind]


def _looks(told: Answer) -> int:
    """How many looks were counted; none when the work has replaced what counts them."""
    return told.value if isinstance(told.value, int) else 0


def _backtracked(session: Session) -> Form:
    return _makings(session, battery.BACKTRACKINGS, battery.backtracked_of_seed)


def _ways(session: Session) -> Form:
    answers = _asked(session, [way.call for way in battery.WAYS])
    if answers is None:
        return None
    told = []
    for way, answer in zip(battery.WAYS, answers, strict=True):
        flaw = _told(answer, partial(flaw_of_way, way))
        changed = answer.arguments is not None and answer.arguments[0] != way.maze
        told.append([flaw, _length(answer), changed])
    return told


FORMS = Forms(
    asked_as_well={"backtracker": tuple(map(battery.backtracked_of_seed, (1, 2)))},
    ordered=frozenset({"random_walk", "hunt_and_kill", "backtracker", "way_out"}),
    programs={
        "open_wall": _walls,
        "random_walk": _strolls,
        "hunt": _hunts,
        "hunt_and_kill": _hunted,
        "backtracker": _backtracked,
        "way_out": _ways,
    },
)
