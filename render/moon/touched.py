"""What changed since the last post, by the names that events give to what they touch."""

from __future__ import annotations

from collections.abc import Collection


def structure(touched: Collection[str], key: str) -> bool:
    """Whether a structure that stands or lies in a hand has changed."""
    return f"structure:{key}" in touched or f"card:{key}" in touched


def spot(touched: Collection[str], key: str) -> bool:
    """Whether a rover came to its spot or left it."""
    return f"rover:{key}" in touched


def discards(touched: Collection[str]) -> bool:
    """Whether the discard pile has changed."""
    return any(name.partition(":")[0] == "discard" for name in touched)
