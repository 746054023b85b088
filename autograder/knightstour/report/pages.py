"""How pages are made: templates that escape whatever comes from outside, in the colours of the drawings."""

import functools
from pathlib import Path

import jinja2
from markupsafe import Markup

from knightstour.draw import icon, stylesheet
from knightstour.feedback.text import points
from knightstour.messages import _, ngettext
from knightstour.visible import visible

_TEMPLATES = Path(__file__).with_name("templates")
PAGE_MARK = '<body class="kt">'  # stands in every page of ours
_LONGEST = 2000  # characters of one text; a hostile file may print millions


def render(template: str, **values: object) -> str:
    """The page that a template makes of ``values``, without anything it would have to load."""
    return _environment().get_template(template).render(**values)


def drawing(svg: str) -> Markup:
    """A drawing of ours, to be put into a page as it is."""
    return Markup(svg)  # noqa: S704


@functools.cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        finalize=_safe_to_show,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    css = (_TEMPLATES / "page.css").read_text(encoding="utf-8")
    environment.globals.update(
        _=_,
        ngettext=ngettext,
        points=points,
        icon=lambda kind: drawing(icon(kind)),
        style=drawing(stylesheet(css) + css),
    )
    return environment


def _safe_to_show(value: object) -> object:
    """What a template shows: text of ours as it is, any other text with nothing hidden in it and not too long."""
    if isinstance(value, Markup) or not isinstance(value, str):
        return value
    return visible(value, _LONGEST, lines=True)
