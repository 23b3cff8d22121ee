"""Who is seeded where, by strength or by lot.

The lot is drawn as games are shuffled: its SHA-256 is shown before anybody signs up, itself at the end, and with it
anybody can draw the order again (``cairn verify lot``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine.rng import seeded_rng


def seeded(people: Sequence[int], strength: Mapping[int, float], lot: bytes) -> tuple[int, ...]:
    """``people`` in the order of their seeds, the strongest first; those of the same strength, or of none, by lot.

    Who has no ``strength`` comes after all who have one.
    """
    order = drawn(people, lot)
    return tuple(sorted(order, key=lambda person: (person not in strength, -strength.get(person, 0))))


def drawn(people: Sequence[int], lot: bytes) -> list[int]:
    """``people`` in the order that ``lot`` gives them, whatever order they come in."""
    order = sorted(people)
    seeded_rng(lot).shuffle(order)
    return order
