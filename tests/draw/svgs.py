"""Looking into drawings."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    """The drawing as a tree; fails when it is not well formed."""
    return ElementTree.fromstring(text)


def elements(text: str, name: str, of_class: str = "") -> list[ElementTree.Element]:
    """All elements of a name that carry a class."""
    return [item for item in parsed(text).iter(SVG + name) if of_class in item.get("class", "").split() or not of_class]


def texts(text: str) -> list[str]:
    """All that is written on a drawing."""
    return [item.text or "" for item in elements(text, "text")]


def style_sheets(text: str) -> Iterator[str]:
    """The style sheets of a drawing."""
    return (item.text or "" for item in elements(text, "style"))
