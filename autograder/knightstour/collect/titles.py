"""The title that every name in a download starts with, before the person: both may hold the sign between them."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator


def shared_title(
    heads: Iterable[str], people: Collection[str], sign: str, known_titles: Collection[str] = ()
) -> str | None:
    """What stands before the person in each of ``heads``, with the sign after it.

    The right title makes a person out of most of them, and none of them starts otherwise: ``x_anna`` is not ``anna``.
    It is "" when nobody of ``people`` is found, and None when it could be one title or another.
    """
    possible = {head: list(_titles(head, sign)) for head in heads}
    ends = {head: [title for title in titles if head[len(title) :] in people] for head, titles in possible.items()}
    ends = {head: titles for head, titles in ends.items() if titles}
    if not ends:
        return ""
    counts = Counter(title for titles in ends.values() for title in titles)
    fitting = {title: count for title, count in counts.items() if all(head.startswith(title) for head in ends)}
    best = [title for title, count in fitting.items() if count == max(fitting.values())]
    known = {_squeezed(title) for title in known_titles}
    named = {title for head in ends for title in possible[head] if _squeezed(title) in known}
    if named:  # the title is one of the gradebook's, so it cannot be a longer one that is not
        best = [title for title in best if title in named]
    return best[0] if len(best) == 1 else None


def _titles(head: str, sign: str) -> Iterator[str]:
    return (head[: place + 1] for place, character in enumerate(head) if character == sign and place + 1 < len(head))


def _squeezed(title: str) -> str:
    return "".join(character for character in title.casefold() if character.isalnum())
