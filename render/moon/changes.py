"""What changed since the last post, told by the keys of the pieces that events touched."""

from __future__ import annotations

from collections.abc import Collection


def structure(touched: Collection[str], key: str) -> bool:
    """Whether a structure, built or in a hand, has changed."""
    return f"structure:{key}" in touched or f"card:{key}" in touched


def spot(touched: Collection[str], key: str) -> bool:
    """Whether a rover came to a structure's spot or left it."""
    return f"rover:{key}" in touched


def figure(touched: Collection[str], seat: int, icon: str) -> bool:
    """Whether a figure of a player has changed, told by its ``icon``."""
    return f"seat:{seat}:{'score' if icon == 'star' else icon}" in touched


def discards(touched: Collection[str]) -> bool:
    """Whether the discard pile has changed."""
    return any(name.partition(":")[0] == "discard" for name in touched)
