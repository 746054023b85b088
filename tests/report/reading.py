"""Reading pages as people do: the words in order, the headings, and what the page would load."""

from html.parser import HTMLParser

VOID = {"meta", "link", "br", "hr", "img", "input"}
_SILENT = {"style", "title", "desc", "script"}
_BLOCKS = {"p", "h1", "h2", "h3", "tr", "li", "dt", "dd", "pre", "summary", "div", "section", "footer", "figcaption"}


class Page(HTMLParser):
    """A page taken apart; an element that is never closed or closed twice is an error."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.headings: list[tuple[str, str]] = []
        self.lines: list[str] = [""]
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("h1", "h2", "h3", "h4"):
            self.headings.append((tag, ""))
        if tag in _BLOCKS:
            self.lines.append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> with nothing open"
        assert self.open.pop() == tag
        if tag in _BLOCKS:
            self.lines.append("")

    def handle_data(self, data: str) -> None:
        if self.headings and self.open and any(tag == self.headings[-1][0] for tag in self.open):
            self.headings[-1] = (self.headings[-1][0], self.headings[-1][1] + data)
        if not set(self.open) & (_SILENT | {"svg"}):
            self.lines[-1] += data

    @property
    def text(self) -> str:
        """What is read, a line for each block; drawings are left out."""
        lines = [" ".join(line.split()) for line in self.lines]
        return "\n".join(line for line in lines if line) + "\n"

    def named(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all elements with this name."""
        return [attributes for name, attributes in self.tags if name == tag]
