"""Words for what can go wrong where ties are broken."""

from collections.abc import Sequence

from knightstour.board import Position
from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import shown, square, squares
from knightstour.messages import _, ngettext


def words_of_larger(chosen: Position, value: float, better: Position, smallest: float) -> Words:
    """The list of the smallest holds a square that is not one of them."""
    return Words(
        _("The square {chosen} has the value {value}. The smallest value is {smallest}, on {better}.").format(
            chosen=square(chosen), value=shown(value, 20), smallest=shown(smallest, 20), better=square(better)
        ),
        _("Work out the value of each accessible square. Keep those with the smallest."),
    )


def words_of_left_out(missing: Position, smallest: float) -> Words:
    """The list of the smallest lacks one."""
    return Words(
        _("The square {missing} has the smallest value, too: {smallest}. It is not in the list.").format(
            missing=square(missing), smallest=shown(smallest, 20)
        ),
        _("Keep every square that has the smallest value, not only one of them."),
    )


def words_of_not_among(given: Sequence[Position]) -> Words:
    """The square chosen is none of those given."""
    return Words(
        _("The result must be one of the squares given: {squares}.").format(squares=squares(given)),
        _("Look at what your function returns. It must return one square of the list."),
    )


def words_of_never(never: Position, tries: int) -> Words:
    """A square is never chosen."""
    return Words(
        _("Each square must have the same chance. In {tries} tries, {never} never came up.").format(
            tries=tries, never=square(never)
        ),
        _("Look at which places in the list your code can choose, and what it takes from source."),
    )


def words_of_unfair(often: Position, times: int, tries: int, count: int) -> Words:
    """A square is chosen too often or too seldom."""
    return Words(
        _("Each of {count} squares must have the same chance. In {tries} tries, {often} came up {times} times.").format(
            count=count, tries=tries, often=square(often), times=times
        ),
        _("Look at how the chance is shared between the squares."),
    )


def words_of_another_tie(step: int, tied: Sequence[Position], wanted: Position, chosen: Position) -> Words:
    """The walk does not go where the rule for ties says."""
    return Words(
        ngettext(
            "At step {step} the smallest candidate is {tied}.",
            "At step {step} the smallest candidates are {tied}.",
            len(tied),
        ).format(step=step, tied=squares(tied))
        + " "
        + _("The rule for ties takes {wanted}. The knight goes to {chosen}.").format(
            wanted=square(wanted), chosen=square(chosen)
        ),
        _("Follow your loop by hand at step {step}. Which square is chosen there, and from which list?").format(
            step=step
        ),
    )


def words_of_another_order(step: int, part: int, wanted: Position, chosen: Position) -> Words:
    """The walk does not keep to the order of moves that counts."""
    return Words(
        _(
            "For step {step}, order {part} of the plan counts. Its first move to a smallest square leads to {wanted}."
        ).format(step=step, part=part, wanted=square(wanted))
        + " "
        + _("The knight goes to {chosen}.").format(chosen=square(chosen)),
        _("Write down which order counts before step {step}. Then go through its moves one by one.").format(step=step),
    )


def words_of_second_look(asked: Position, looked_at: Sequence[tuple[Position, int]], value: int) -> str:
    """Why the second look has the value it has."""
    if not looked_at:
        return _("From {square} the knight can reach no free square, so the value is 0.").format(square=square(asked))
    further, least = min(looked_at, key=lambda item: item[1])
    return _(
        "Put the knight on {square}. Of the squares in its reach, {further} has the fewest ways on: {least}. "
        "So the value is {value}."
    ).format(square=square(asked), further=square(further), least=least, value=value)


def words_of_order(one: Position, other: Position, first: tuple[int, int], second: tuple[int, int]) -> Words:
    """Two values stand in the wrong order."""
    told = _("By heuristic 1 and 2, {one} has {a} and {b}, and {other} has {c} and {d}.").format(
        one=square(one), other=square(other), a=first[0], b=first[1], c=second[0], d=second[1]
    )
    wanted = (
        _("So both must get the same value.")
        if first == second
        else _("So {one} must get the smaller value.").format(one=square(one))
    )
    asked = (
        _("Work out your value for both squares by hand. What goes into it besides the two heuristics?")
        if first == second
        else _("Work out your value for both squares by hand. How large can heuristic 2 become on this board?")
    )
    return Words(told + " " + wanted, asked)


def got_of_two_walks(one: Sequence[Position], other: Sequence[Position]) -> str:
    """Where two walks that should be the same part; the shorter one may be the beginning of the other."""
    for step, (here, there) in enumerate(zip(one, other, strict=False), 1):
        if here != there:
            return _("step {step} is {here} at one time and {there} at another").format(
                step=step, here=square(here), there=square(there)
            )
    return _("{one} steps at one time and {other} at another").format(one=len(one), other=len(other))


def words_of_other_choice(seed: int) -> Words:
    """The same source does not always give the same choice."""
    return Words(
        _(
            "With the same seed, {seed}, the choice must be the same each time. All chance must come from source."
        ).format(seed=seed),
        _("Look for a choice that is made without source, and for what is kept from call to call."),
    )


def words_of_other_chance(seed: int) -> Words:
    """The same source does not always give the same walk."""
    return Words(
        _(
            "Asked again with the same seed, {seed}, the walk must be the same. All chance must come from source."
        ).format(seed=seed),
        _("Look for a choice that is made without source."),
    )
