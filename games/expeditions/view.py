"""What a seat may know of a game of Expeditions: plain, frozen, and enough for the pictures.

Hands are open: a seat sees hardly more than a spectator. Hidden are the deck, the bag's order and face-down tiles.
Cards, tiles and mechs are named by key or number; what they are stands in ``catalogue`` (CARDS, TILES, MECHS).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from games.expeditions.terms import Action, Category, Colour, Token

Phase = Literal["play", "over"]


class CorruptionView(msgspec.Struct, frozen=True):
    """A corruption token: ``colour`` "orange" (power), "turquoise" (guile) or "both" (the 20)."""

    colour: Literal["orange", "turquoise", "both"]
    value: int


class TileView(msgspec.Struct, frozen=True):
    """A position ("s1" to "n7") and what lies there. ``number`` is None while the tile is face down."""

    position: str
    number: int | None
    map: bool
    corruption: tuple[CorruptionView, ...]  # from the bottom; the last is on top
    cleared: bool  # its covered benefit is open (Central and North only)
    mechs: tuple[int, ...]  # seats


class ActiveCard(msgspec.Struct, frozen=True):
    """A card in an active row and the colour of its worker; ``lent``: its ongoing part holds for this turn only."""

    card: str
    worker: Colour | None = None
    lent: bool = False


class Progress(msgspec.Struct, frozen=True):
    """How far a seat is in a glory category: ``have`` of ``goal`` (the best of its two goals for workers and maps)."""

    category: Category
    have: int
    goal: int
    reached: bool
    star: bool  # a star of the seat lies there


class SeatView(msgspec.Struct, frozen=True):
    """One player's things, all public."""

    seat: int
    mech: str
    character: str
    companion: str
    position: str | None  # None: Basecamp
    token: Token
    power: int
    guile: int
    coins: int
    maps: int
    available: dict[Colour, int]  # workers on the mat
    workers: dict[Colour, int]  # all workers, those on cards included
    stars: int  # placed
    hand: tuple[str, ...]
    active: tuple[ActiveCard, ...]
    solved: tuple[str, ...]
    melded: tuple[str, ...]
    upgraded: tuple[str, ...]
    corruption: tuple[CorruptionView, ...]  # gained tokens, the 20 included
    progress: tuple[Progress, ...]  # in the order of CATEGORIES
    score: int  # as if the game ended now


class Target(msgspec.Struct, frozen=True):
    """What an open choice of the view's owner is about: a position, a face-up card's spot, or a card by key."""

    key: str
    kind: Literal["position", "spot", "card"]
    ref: str


class View(msgspec.Struct, frozen=True):
    """A position as ``me`` sees it; ``me`` is None for a spectator."""

    me: int | None
    phase: Phase
    actor: int | None  # whose turn it is; None when the game is over
    first: int
    turn: int  # turns that have ended so far
    ending: int | None  # the seat whose fourth star triggered the end
    tiles: tuple[TileView, ...]  # s1 to s6, c1 to c7, n1 to n7
    spots: tuple[str | None, ...]  # the face-up cards in the order of SPOTS; None where deck and sweep pile ran out
    deck: int
    sweep: tuple[str, ...]  # the sweep pile, last on top
    bag: int
    supply_maps: int
    supply_workers: dict[Colour, int]
    seats: tuple[SeatView, ...]
    exposed: tuple[Action, ...]  # the actor's actions still to do this turn
    benefits: tuple[int, ...]  # while a Gather is open: which of the tile's benefits are still to be taken, by index
    shown: tuple[str, ...]  # cards drawn of which the actor keeps one (everybody sees them)
    targets: tuple[Target, ...]  # where the open choices of ``me`` lead
