"""What one seat (or a spectator) may know of a game of Famous Explorers, built up field by field.

Names used in ``Event.touched``, so that a picture can show what changed:
``arrow:<colour>:<edge key>``, ``node:<node key>``, ``mark:<seat>:<place>``, ``public:<place>``, ``secret:<slot>``,
``offer:<card>``, ``seat:<seat>`` (score, tickets or number of cards), ``block:<edge key>``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

COLOURS = ("blue", "amber", "violet")
"""The three expeditions. None has the colour of a red or green dot."""

Phase = Literal["marks", "play", "over"]
How = Literal["hand", "public", "secret"]


class LaidArrow(msgspec.Struct, frozen=True):
    """An arrow on the board: its edge, where it comes from and points to (node keys)."""

    edge: str
    source: str
    target: str


class ExpeditionView(msgspec.Struct, frozen=True):
    """One expedition: its arrows in the order laid, and where it stands.

    ``tip`` is the node the last arrow points to, START before the first arrow. ``looped``: the last arrow closed a loop
    and the exit is still to be laid. ``over``: it takes no arrow any more.
    """

    colour: str
    arrows: tuple[LaidArrow, ...]
    tip: str
    supply: int  # arrows not laid
    looped: bool
    over: bool


class ScoredCard(msgspec.Struct, frozen=True):
    """A card in front of a player: how it came there, whether an own mark lies on it, what it is worth."""

    place: str
    how: How
    marked: bool
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    seat: int
    score: int  # the running score: without what is counted at the end
    tickets: int
    cards: int  # in hand, cards drawn and still to be sorted out included
    marks: tuple[str, ...]  # places with an own destination token
    spare: int  # tokens left for peeking at secret destinations
    scored: tuple[ScoredCard, ...]
    explorers: tuple[str, ...]
    events: tuple[str, ...]  # bought and kept for later


class SecretView(msgspec.Struct, frozen=True):
    """A face-down destination: whose tokens lie on it, and its place for those who have peeked (else None)."""

    peekers: tuple[int, ...]
    place: str | None


class Offer(msgspec.Struct, frozen=True):
    """An explorer or event on offer, and its price in tickets."""

    card: str
    kind: Literal["explorer", "event"]
    price: int


class Blocked(msgspec.Struct, frozen=True):
    """An edge that is blocked until the next turn of ``seat``."""

    edge: str
    seat: int


class HandCard(msgspec.Struct, frozen=True):
    """A card in the own hand.

    ``passed``: some arrow touches the place. ``scorable``: "now", "late" (passed earlier: one a turn, on the own turn;
    only with the option) or None. ``distance``: spaces from the nearest tip, 0 where a tip stands.
    """

    place: str
    region: str
    near: bool  # within two spaces of START: cannot be marked
    marked: bool
    passed: bool
    scorable: Literal["now", "late"] | None
    distance: int


class Target(msgspec.Struct, frozen=True):
    """A place where an open choice of the view's owner would put an arrow: the choice's key and the arrow."""

    key: str
    colour: str
    edge: str
    source: str
    target: str
    ticket: bool  # it costs a ticket


class View(msgspec.Struct, frozen=True):
    """A position as ``me`` sees it; ``me`` is None for a spectator. ``map`` names the map it is played on."""

    me: int | None
    map: str
    phase: Phase
    asked: tuple[int, ...]  # the seats that are waited for: several while marks are placed, none when the game is over
    first: int  # the seat with the first-player marker
    turn: int  # turns that have ended so far, marks of the set-up included
    last_round: bool  # a player has scored the last card: the game ends after the seat before ``first``
    expeditions: tuple[ExpeditionView, ...]  # in the order of COLOURS
    seats: tuple[SeatView, ...]
    public: tuple[str, ...]  # places of the face-up destinations
    secrets: tuple[SecretView, ...]
    offers: tuple[Offer, ...]
    blocked: Blocked | None
    ticket_supply: int
    spent: int  # tickets lying on the board, spent in this turn
    main_laid: bool  # this turn's arrow has been laid
    deck: int
    event_deck: int
    discards: tuple[str, ...]  # face up
    hand: tuple[HandCard, ...]  # own cards, by region in the map's order; empty for a spectator
    drawn: tuple[HandCard, ...]  # own cards just drawn, one of which is to be kept
    auto: bool | None  # whether cards of ``me`` score by themselves; None for a spectator
    targets: tuple[Target, ...]  # where the open choices of ``me`` lead
