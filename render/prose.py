"""What all scenes need to put a board into words: alt texts of a set length, and names that can be sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

LIMIT = 1024
"""Characters of an alt text that Discord takes."""
WHOLE = 3800
"""Characters of the board in words that fit a message beside its title."""
SHORT, SHORTER = 24, 12
"""Characters of a name in an alt text, and of one where room is scarce."""
MINUS = "\u2212"

Line = tuple[int, str]
"""A sentence and how easily it is spared: what has the highest number goes first."""


def signed(number: int) -> str:
    """A score with a real minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def plain(people: Sequence[str], limit: int | None = None) -> tuple[str, ...]:
    """Names without halves of characters, which could not be sent, and no longer than ``limit``."""
    found = [name.encode("utf-16", "surrogatepass").decode("utf-16", "ignore") for name in people]
    if limit is not None:
        found = [name if len(name) <= limit else name[: limit - 1].rstrip() + "…" for name in found]
    return tuple(found)


def fitted(lines: Iterable[Line], limit: int = LIMIT, between: str = " ") -> str | None:
    """Lines as one text of at most ``limit`` characters, without those that are spared; None where all are needed."""
    kept = list(lines)
    while sum(len(words) for _, words in kept) + len(between) * (len(kept) - 1) > limit:
        easiest = max(kept, key=lambda line: line[0])
        if easiest[0] == 0:
            return None
        kept.remove(easiest)
    return between.join(words for _, words in kept)


def cut(words: str, limit: int = LIMIT) -> str:
    """``words``, ended with an ellipsis where they are longer than ``limit``."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"
