"""Charts of a class: how many came how far, told by shape and number as well as by colour."""

from collections.abc import Mapping, Sequence

from knightstour.draw.svg import document, element, label, paint, words
from knightstour.messages import _

# Charts are as wide as a narrow screen and never much wider, so that their words stay readable everywhere.
_WIDTH = 360
_ROW, _BAR, _TEXT = 44, 20, 12
_MOST_NAME = 36

# The kinds of parts a bar can have, in order.
PARTS = ("passed", "failed", "not-started", "waiting")
_FILL = {"passed": "right", "failed": "wrong-tint", "not-started": "neutral-tint", "waiting": "paper"}
_EDGE = {"passed": "right", "failed": "wrong", "not-started": "neutral-tint", "waiting": "neutral"}


def part_words(part: str) -> str:
    """What a part of a bar counts."""
    return {
        "passed": _("passed"),
        "failed": _("not yet"),
        "not-started": _("not started"),
        "waiting": _("waiting"),
    }[part]


def svg_shares(rows: Sequence[tuple[str, Mapping[str, int]]], *, title: str) -> str:
    """For each name a bar whose parts show how many passed, failed, did not start or wait."""
    top = 0
    body = []
    for name, counts in rows:
        body.append(_share_row(name, counts, top))
        top += _ROW
    body.append(_legend(top))
    told = "; ".join(f"{name}: {_counted(counts)}" for name, counts in rows)
    return document("".join(body), _WIDTH, top + 44, title=title, description=told, most_rem=34)


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{counts[part]} {part_words(part)}" for part in PARTS if counts.get(part))


def _share_row(name: str, counts: Mapping[str, int], top: float) -> str:
    total = sum(counts.values())
    left = element(
        "text", words(name[:_MOST_NAME]), x=1, y=top + _TEXT, font_size=_TEXT, font_weight="bold", **paint("ink")
    )
    parts, x = [left], 1.0
    for part in PARTS:
        width = (_WIDTH - 2) * counts.get(part, 0) / total if total else 0
        if width:
            parts.append(_part(part, x, top + 18, width) + _part_number(part, counts[part], x, top + 18, width))
        x += width
    return "".join(parts)


def _part(part: str, x: float, y: float, width: float) -> str:
    tile = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=_BAR,
        stroke_dasharray="3 2" if part == "waiting" else None,
        **paint(_FILL[part], _EDGE[part], 1),
    )
    return tile + (_stripes(x, y, width) if part == "failed" else "")


def _stripes(x: float, y: float, width: float) -> str:
    """Slanting lines over a part of a bar."""
    lines = []
    offset = 6.0
    while offset < width + _BAR:
        start, end = max(0.0, offset - _BAR), min(offset, width)
        lines.append(f"M{x + start:.1f} {y + min(offset, _BAR):.1f}L{x + end:.1f} {y + max(0.0, offset - width):.1f}")
        offset += 6
    return element("path", d="".join(lines), **paint(None, "wrong", 1))


def _part_number(part: str, count: int, x: float, y: float, width: float) -> str:
    """How many, if there is room for the number."""
    if width < 9 * len(str(count)) + 4:
        return ""
    x, y = x + width / 2, y + _BAR / 2
    if part == "passed":
        return label(x, y, str(count), _TEXT, "on-mark")
    return label(x, y, str(count), _TEXT, "ink", paint_order="stroke", **paint("ink", _FILL[part], 5))


def _legend(top: float) -> str:
    drawn = []
    for index, part in enumerate(PARTS):
        x, y = 1 + index % 2 * _WIDTH / 2, top + 6 + index // 2 * 19
        sample = element("g", _part(part, 0, 0, 2 * _BAR), transform=f"translate({x:g} {y:g}) scale(.6)")
        name = element("text", words(part_words(part)), x=x + 32, y=y + 10, font_size=_TEXT, **paint("ink"))
        drawn.append(sample + name)
    return "".join(drawn)


def svg_histogram(bins: Sequence[tuple[str, int]], *, title: str) -> str:
    """How many there are of each, as columns with their numbers above and their names below."""
    height, bottom = 150, 22
    most = max((count for _name, count in bins), default=0) or 1
    step = (_WIDTH - 2) / max(len(bins), 1)
    body = []
    for index, (name, count) in enumerate(bins):
        middle = 1 + step * (index + 0.5)
        tall = (height - bottom - 18) * count / most
        column = element(
            "rect",
            x=middle - 0.42 * step,
            y=height - bottom - tall,
            width=0.84 * step,
            height=tall,
            **paint("right"),
        )
        body.append(column if count else "")
        body.append(label(middle, height - bottom - tall - 8, str(count), _TEXT, "ink" if count else "quiet"))
        body.append(label(middle, height - bottom / 2, name, _TEXT, "quiet"))
    body.append(element("path", d=f"M0 {height - bottom}H{_WIDTH}", **paint(None, "walk", 1)))
    told = ", ".join(f"{name}: {count}" for name, count in bins)
    return document("".join(body), _WIDTH, height, title=title, description=told, most_rem=34)


def svg_measure(share: float) -> str:
    """A bar for a share between 0 and 1, to stand beside its number; it says nothing by itself."""
    return element(
        "svg",
        element("rect", width=100, height=10, **paint("square-b")),
        element("rect", width=100 * min(max(share, 0.0), 1.0), height=10, **paint("neutral")),
        xmlns="http://www.w3.org/2000/svg",
        class_="kt kt-measure",
        aria_hidden="true",
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
    )
