"""SVG text that is well formed by construction."""

from html import escape

from knightstour.draw.palette import LIGHT_ROLES, stylesheet
from knightstour.visible import visible

CELL = 40  # the side of a square, in units of the drawing
_CELL_REM = 3.2  # the side of a square on a wide screen, in the reader's own text size
_MOST_REM = 44


def element(name: str, *children: str, **attributes: object) -> str:
    """One element; ``children`` are SVG already, attribute values are escaped here.

    Attributes that are None are left out.  In names ``_`` stands for ``-``; a last one keeps off Python's keywords.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(children)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def words(text: str) -> str:
    """``text`` as the content of an element."""
    return escape(visible(text), quote=False)


def _attribute(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return escape(visible(str(value)))


def paint(fill: str | None = None, stroke: str | None = None, width: float | None = None) -> dict[str, object]:
    """Attributes that colour an element by the roles of the palette.

    The plain attributes are for viewers that drop style sheets; the classes let a theme decide.
    """
    classes = [f"kt-f-{fill}"] if fill else []
    classes += [f"kt-s-{stroke}"] if stroke else []
    return {
        "class_": " ".join(classes) or None,
        "fill": LIGHT_ROLES[fill] if fill else "none",
        "stroke": LIGHT_ROLES[stroke] if stroke else None,
        "stroke_width": width if stroke else None,
    }


def label(x: float, y: float, text: str, size: float, role: str = "ink", **attributes: object) -> str:
    """A word or number centred on a point."""
    placed: dict[str, object] = {"x": x, "y": y + 0.35 * size, "font_size": size, "text_anchor": "middle"}
    return element("text", words(text), **{**placed, **paint(role), **attributes})


def document(
    body: str, width: float, height: float, *, title: str, description: str, most_rem: float | None = None
) -> str:
    """A whole drawing, named and described for those who do not see it, as wide as its container allows.

    ``most_rem`` is how wide it may become; by default the squares of a board have the same size on all boards.
    A drawing carries its own style sheet and needs no ids, so any number of them can stand on one page.
    """
    widest = min(width / CELL * _CELL_REM, _MOST_REM) if most_rem is None else most_rem
    return element(
        "svg",
        element("title", words(title)),
        element("desc", words(description)) if description else "",
        element("style", stylesheet(body)),
        body,
        xmlns="http://www.w3.org/2000/svg",
        class_="kt",
        role="img",
        aria_label=title,
        viewBox=f"0 0 {width:g} {height:g}",
        style=f"width:100%;max-width:{widest:.1f}rem;height:auto",
        font_family="system-ui, sans-serif",
    )
