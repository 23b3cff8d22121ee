"""Seeds of a tournament, by strength or by a draw.

The draw seed is drawn as games are shuffled: its SHA-256 is shown before anybody signs up, itself at the end. With it
anybody can draw the order again (``cairn verify draw_seed``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine.rng import seeded_rng


def seeded(people: Sequence[int], strength: Mapping[int, float], draw_seed: bytes) -> tuple[int, ...]:
    """``people`` in the order of their seeds, the strongest first; those of the same strength, or of none, by draw.

    Who has no ``strength`` comes after all who have one.
    """
    order = drawn(people, draw_seed)
    return tuple(sorted(order, key=lambda person: (person not in strength, -strength.get(person, 0))))


def drawn(people: Sequence[int], draw_seed: bytes) -> list[int]:
    """``people`` in the order that ``draw_seed`` gives them, whatever order they come in."""
    order = sorted(people)
    seeded_rng(draw_seed).shuffle(order)
    return order
