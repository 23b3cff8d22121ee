"""What one seat (or a spectator) may know of a match of Lost Cities, built up field by field."""

from __future__ import annotations

import msgspec

COLOURS = ("yellow", "blue", "white", "green", "red", "purple")
"""The expeditions: desert, sea, Himalaya, rain forest, volcano, and the optional sixth."""


ROUND_END = "round-end"
"""In ``Event.touched``: a round is over, whose last position is ``View.ended``."""


class Expedition(msgspec.Struct, frozen=True):
    """One side's cards of one colour in the order played, and what they score now.

    A card's key is ``<colour>-<rank>``, the rank ``2`` to ``10`` or ``x`` for an investment: ``yellow-7``, ``red-x``.
    """

    colour: str
    cards: tuple[str, ...]
    score: int


class View(msgspec.Struct, frozen=True):
    """A position as ``me`` sees it; ``me`` is None for a spectator. Seat s plays on side ``s % 2``."""

    me: int | None
    seats: int
    round: int  # 1-based
    rounds: int
    colours: tuple[str, ...]  # five or six of COLOURS
    actor: int | None  # whose turn it is; None when the match is over
    step: str  # "down" (play, discard or pass), "pass" (second card to pass), "up" (draw), "round-over", "over"
    sides: tuple[tuple[Expedition, ...], tuple[Expedition, ...]]  # per side, in the order of ``colours``
    discards: tuple[str | None, ...]  # the top card per colour
    blocked: str | None  # the colour discarded to in this turn, which cannot be drawn from
    draw_pile: int
    hand_counts: tuple[int, ...]
    round_scores: tuple[tuple[int, int], ...]  # per finished round, per side
    totals: tuple[int, int]  # of finished rounds
    hand: tuple[str, ...]  # own cards, by colour then investments then numbers; empty for a spectator
    given: tuple[str, ...]  # cards passed to the partner that are still in the partner's hand
    received: tuple[str, ...]  # cards the partner passed that are still in the own hand
    ended: View | None = None  # the last position of the round before, as a spectator saw it
