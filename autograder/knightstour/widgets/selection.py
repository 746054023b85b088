"""Squares chosen on a board, to be compared with an answer."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from knightstour.board import Position
from knightstour.messages import _, ngettext


@dataclass(frozen=True)
class Comparison:
    """Squares with their marks, and a sentence."""

    marks: dict[Position, str]
    sentence: str
    is_right: bool


def compare(chosen: Collection[Position], answer: Collection[Position], *, all_shown: bool = False) -> Comparison:
    """How a choice of squares differs from the answer: right and wrong ones, and a sentence.

    Those left out are only counted, so that one can look for them; with ``all_shown`` they are marked as candidates.
    """
    if not chosen:
        return Comparison({}, _("Choose a square first."), not answer)
    marks = {square: "right" if square in answer else "wrong" for square in sorted(chosen)}
    missed = [square for square in sorted(answer) if square not in chosen]
    sentence = _sentence(marks, missed, len(answer), all_shown)
    if all_shown:
        marks.update(dict.fromkeys(missed, "candidate"))
    return Comparison(marks, sentence, set(chosen) == set(answer))


def _sentence(marks: Mapping[Position, str], missed: Sequence[Position], total: int, all_shown: bool) -> str:
    wrong = [square for square, kind in marks.items() if kind == "wrong"]
    if not wrong and not missed:
        return ngettext("Right: that is the square.", "Right: those are all {count} squares.", total).format(
            count=total
        )
    sentences = [_("{right} of {total} squares found.").format(right=len(marks) - len(wrong), total=total)]
    if wrong:
        sentences.append(
            ngettext("{count} square is wrong (a cross).", "{count} squares are wrong (a cross).", len(wrong)).format(
                count=len(wrong)
            )
        )
    swapped = [(row, column) for row, column in wrong if (column, row) in missed]
    if swapped:
        row, column = swapped[0]
        sentence = _("The row comes first: one is on row {row}, column {column}.")
        sentences.append(sentence.format(row=row, column=column))
    if missed:
        sentences.append(_left_out(len(missed), all_shown))
    return " ".join(sentences)


def _left_out(count: int, all_shown: bool) -> str:
    if all_shown:
        sentence = ngettext("{count} is left out (a dashed frame).", "{count} are left out (dashed frames).", count)
    else:
        sentence = ngettext(
            "{count} is left out. To see it, press Compare again.",
            "{count} are left out. To see them, press Compare again.",
            count,
        )
    return sentence.format(count=count)
