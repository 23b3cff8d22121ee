"""Boards in words: alt texts within Discord's limit, and names that can be sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

ALT_LIMIT = 1024
"""The characters that Discord allows an alt text."""
DESCRIPTION_LIMIT = 3800
"""The characters of a description that fit into a message below its title."""
SHORT_NAME, SHORTEST_NAME = 24, 12
"""The characters of a player's name in an alt text, and where room is scarce."""
MINUS = "\u2212"

Line = tuple[int, str]
"""A sentence after its rank: 0 for what must stay; the highest rank is dropped first."""


def signed(number: int) -> str:
    """A score with a typographic minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def plain_names(people: Sequence[str], limit: int | None = None) -> tuple[str, ...]:
    """Names of at most ``limit`` characters without lone surrogates, which could not be sent."""
    found = [name.encode("utf-16", "surrogatepass").decode("utf-16", "ignore") for name in people]
    if limit is not None:
        found = [name if len(name) <= limit else name[: limit - 1].rstrip() + "…" for name in found]
    return tuple(found)


def fit_lines(lines: Iterable[Line], limit: int = ALT_LIMIT, between: str = " ") -> str | None:
    """Lines joined to at most ``limit`` characters; None if those of rank 0 alone are too long.

    Each is a sentence after its rank: 0 for what must stay, and the highest rank is dropped first.
    """
    kept = list(lines)
    while sum(len(words) for _, words in kept) + len(between) * (len(kept) - 1) > limit:
        easiest = max(kept, key=lambda line: line[0])
        if easiest[0] == 0:
            return None
        kept.remove(easiest)
    return between.join(words for _, words in kept)


def shortened(words: str, limit: int = ALT_LIMIT) -> str:
    """``words``, cut off with an ellipsis after ``limit`` characters."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"
