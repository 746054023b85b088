"""Squares chosen on a board, to be compared with an answer."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from knightstour.board import Position
from knightstour.messages import _, ngettext


@dataclass(frozen=True)
class Comparison:
    """Each square of a choice or of the answer with its mark, and a sentence."""

    marks: dict[Position, str]
    sentence: str

    @property
    def is_right(self) -> bool:
        """Whether the choice is the answer."""
        return all(mark == "right" for mark in self.marks.values())


def compare(chosen: Collection[Position], answer: Collection[Position]) -> Comparison:
    """How a choice of squares differs from the answer: right, wrong, and those left out (as candidates)."""
    marks = {square: "right" if square in answer else "wrong" for square in sorted(chosen)}
    missed = [square for square in sorted(answer) if square not in chosen]
    marks.update(dict.fromkeys(missed, "candidate"))
    return Comparison(marks, _sentence(list(marks.values()), len(answer)))


def _sentence(kinds: Sequence[str], total: int) -> str:
    right, wrong, missed = (kinds.count(kind) for kind in ("right", "wrong", "candidate"))
    if right == total and not wrong:
        return ngettext("Right: that is the square.", "Right: those are all {count} squares.", total).format(
            count=total
        )
    sentences = [_("{right} of {total} squares found.").format(right=right, total=total)]
    if wrong:
        sentences.append(
            ngettext("{count} square is wrong (a cross).", "{count} squares are wrong (a cross).", wrong).format(
                count=wrong
            )
        )
    if missed:
        sentences.append(
            ngettext("{count} is left out (a dashed frame).", "{count} are left out (dashed frames).", missed).format(
                count=missed
            )
        )
    return " ".join(sentences)
