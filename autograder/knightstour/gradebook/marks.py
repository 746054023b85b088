"""Points as a platform writes them, and what coming late takes off.  Results know nothing of either."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation

from knightstour.messages import CourseError, _

_NUMBER = re.compile(r"-?[\d.,'\u00a0\u202f ]*\d[\d.,]*")


@dataclass(frozen=True)
class Mark:
    """The points of one submission, and what may stand in a comment."""

    score: float
    max_score: float
    comment: tuple[str, ...] = ()

    def scaled(self, maximum: Decimal | None) -> Decimal:
        """The points out of ``maximum``, to two places."""
        share = Decimal(str(self.score))
        if maximum is not None and self.max_score:
            share = share * maximum / Decimal(str(self.max_score))
        return share.quantize(Decimal("0.01"), ROUND_HALF_UP)


def number(text: str) -> Decimal | None:
    """The number that a cell holds, the last ``,`` or ``.`` being the decimal mark; None when it holds none."""
    text = text.strip()
    if not _NUMBER.fullmatch(text):
        return None
    mark = max(text.rfind(","), text.rfind("."))
    whole, rest = (text[:mark], text[mark + 1 :]) if mark >= 0 else (text, "")
    digits = re.sub(r"[^\d-]", "", whole)
    try:
        return Decimal(f"{digits or '0'}.{rest or '0'}")
    except InvalidOperation:
        return None


def decimal_mark(*examples: str) -> str:
    """The sign before the decimals in the first of these texts that has any."""
    for text in examples:
        found = re.fullmatch(r"\s*-?\d+([.,])\d+\s*", text)
        if found:
            return found[1]
    return "."


def written(value: Decimal, mark: str) -> str:
    """A number of points for a cell: two places, no sign between thousands."""
    return f"{value:.2f}".replace(".", mark)


@dataclass(frozen=True)
class Lateness:
    """How late something was; ``by`` is None when only the fact is known."""

    by: timedelta | None


@dataclass(frozen=True)
class LatePenalty:
    """So many percent of the points off for late work: once, or for each day begun.  ``due`` is when it was due."""

    percent: Decimal
    per_day: bool = False
    due: datetime | None = None

    def share_left(self, lateness: Lateness | None) -> Decimal | None:
        """The share of the points that stays; None when it depends on how late the work was, and that is not known."""
        if lateness is None:
            return Decimal(1)
        if not self.per_day:
            return self._left(1)
        if lateness.by is None:
            return None
        days = -(-lateness.by // timedelta(days=1))  # a day begun counts
        return self._left(max(days, 1))

    def _left(self, times: int) -> Decimal:
        return max(Decimal(0), 1 - times * self.percent / 100)

    def since_due(self, handed_in: str) -> Lateness | None:
        """How late something handed in at this time was, as far as that can be told."""
        when = read_time(handed_in)
        if self.due is None or when is None:
            return None
        # A time without a zone is the instructor's own.
        due = self.due.astimezone() if self.due.tzinfo is None and when.tzinfo is not None else self.due
        if due.tzinfo is not None and when.tzinfo is None:
            when = when.replace(tzinfo=due.tzinfo)
        return Lateness(when - due) if when > due else None


def read_penalty(text: str | None, due: str | None) -> LatePenalty | None:
    """The penalty that ``10`` or ``10/day`` stands for; `CourseError` when it is neither, or ``due`` is no time."""
    # A date alone would be the beginning of that day, and whoever writes it may mean the end.
    moment = None if due is None or ":" not in due else read_time(due)
    if due is not None and moment is None:
        raise CourseError(_("A time is written as 2026-11-20T23:59, not {text}.").format(text=due))
    if text is None:
        return None
    found = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*%?\s*(/\s*day)?\s*", text)
    if found is None or Decimal(found[1]) > 100:
        raise CourseError(
            _("A late penalty is a number of percent, such as 10 or 10/day, not {text}.").format(text=text)
        )
    return LatePenalty(Decimal(found[1]), bool(found[2]), moment)


def read_time(text: str) -> datetime | None:
    """The time that an ISO text or Ruby's way to write one stands for; None when it is no such text."""
    text = re.sub(r" (UTC|Z)$", "+00:00", text.strip())
    text = re.sub(r" ([+-]\d{2}:?\d{2})$", r"\1", text)
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
