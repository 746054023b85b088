"""What all pictures to play with share: the pieces to draw with, a label, the words, and a memory."""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from knightstour.draw import stylesheet
from knightstour.widgets.memory import recall, remember

_STATIC = Path(__file__).with_name("static")


def program(*names: str) -> str:
    """The program of one widget: what all share, then its own parts."""
    return "\n".join((_STATIC / f"{name}.js").read_text(encoding="utf-8") for name in ("core", *names))


def _style() -> str:
    return stylesheet() + (_STATIC / "widgets.css").read_text(encoding="utf-8")


class Face(anywidget.AnyWidget):
    """A picture in a notebook that remembers what the learner did."""

    _css = _style()
    pieces = traitlets.Dict().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    _kept: tuple[str, ...] = ()  # the traits that are remembered

    def __init__(self, pieces: dict[str, Any], name: str | None, about: object, **values: Any) -> None:
        """``about`` is what is shown; what is remembered under ``name`` counts for the same thing only."""
        super().__init__(pieces=pieces, **{**values, **recall(name, about)})
        if name is not None:
            self.observe(
                lambda _change: remember(name, about, {key: getattr(self, key) for key in self._kept}), list(self._kept)
            )
