"""What a seat may know of a game of Moon: plain, frozen, and enough for the pictures.

Hidden are the hands (each to its present holder) and the decks. Cards are named by key; what they are stands in
``catalogue`` (STRUCTURES, EXPEDITIONS, BASES, REPUTATIONS).

Events touch ``seat:<number>``, of it ``seat:<number>:<figure>`` (a resource, "rover", "heart" or "score" that changes),
``structure:<key>`` (built, flipped, with a heart more), ``rover:<key>`` (parked there, or taken in), ``flag:<name>``,
``reputation:<key>`` and ``discard:<key>``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine import Text
from games.moon.cards import Level
from games.moon.components import Flag, Resource

Phase = Literal["play", "over"]
Extra = Literal["expedition", "park", "flip", "claim"]


class FlagView(msgspec.Struct, frozen=True):
    """A place of the flag board: hearts on it, and who would take them now (empty: nobody; several: a tie)."""

    flag: Flag
    hearts: int
    leaders: tuple[int, ...]
    most: int  # printed flags of the leaders


class Offered(msgspec.Struct, frozen=True):
    """A reputation card on display, or the seat that has claimed it."""

    key: str
    level: Level
    owner: int | None = None


class Built(msgspec.Struct, frozen=True):
    """A structure in a tableau: heart tokens on it, whether it is flipped, whose rover is parked on it."""

    key: str
    hearts: int = 0
    flipped: bool = False
    parked: int | None = None


class SeatView(msgspec.Struct, frozen=True):
    """One player's things, all public."""

    seat: int
    base: str
    tableau: tuple[Built, ...]  # in the order built
    resources: dict[Resource, int]
    rovers: int  # in the supply
    hearts: int  # won so far (tokens, and those scored from cards)
    flags: dict[Flag, int]  # printed, base included
    lent: tuple[Flag, ...]  # flags from parking, until the end of this turn
    reputations: tuple[str, ...]
    cards: int  # structures in the hand
    first: bool  # holds the First Expedition
    score: int  # as if the game ended now


class HandCard(msgspec.Struct, frozen=True):
    """A structure in the own hand: what is still missing to build it now (empty: it can be built)."""

    key: str
    missing_resources: dict[Resource, int]
    missing_flags: dict[Flag, int]
    why_not: Text | None  # why it cannot be built now, whatever the reason


class Target(msgspec.Struct, frozen=True):
    """What an open choice of the owner is about: a hand card, a built structure, a reputation, a discarded card."""

    key: str
    kind: Literal["hand", "structure", "reputation", "discard"]
    ref: str
    seat: int | None = None  # whose tableau, for structures


class View(msgspec.Struct, frozen=True):
    """A position as ``me`` sees it; ``me`` is None for a spectator."""

    me: int | None
    phase: Phase
    actor: int | None  # whose turn it is; None when the game is over
    turn: int  # turns that have ended so far
    era: int  # 1 to 3
    round: int  # of this era, from 1
    rounds: int  # of this era
    x: int
    flags: tuple[FlagView, ...]  # in the order of FLAGS
    reputations: tuple[Offered, ...]  # bronze, silver, gold
    seats: tuple[SeatView, ...]
    deck: int
    discards: tuple[str, ...]  # last on top
    hand: tuple[HandCard, ...]  # own structures; empty for a spectator
    expedition: str | None  # the own hand's expedition card, the First Expedition included
    used: tuple[Extra, ...]  # extras the actor has used this turn
    acted: bool  # the actor's main action is done
    targets: tuple[Target, ...]  # where the open choices of ``me`` lead
