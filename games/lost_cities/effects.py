"""What happens in Lost Cities, as data. A card is a face (see ``cards``)."""

from __future__ import annotations

from games.engine import Effect

NO_COLOUR = -1


class PutDown(Effect, frozen=True):
    """The seat puts a card down: plays it, discards it, or with four players chooses the first of two to pass."""


class PassAnother(Effect, frozen=True):
    """The seat chooses the second card to pass; ``first`` is the one already chosen."""

    first: int


class PickUp(Effect, frozen=True):
    """The seat draws a card, but not from the pile of the colour ``blocked``, to which it has just discarded."""

    blocked: int = NO_COLOUR


class Play(Effect, frozen=True):
    """A card goes from the hand to the own side."""

    card: int


class Discard(Effect, frozen=True):
    """A card goes from the hand to its colour's discard pile."""

    card: int


class HandOver(Effect, frozen=True):
    """Two cards go face down to the partner; nothing is drawn, and the turn ends."""

    first: int
    second: int


class Draw(Effect, frozen=True):
    """The next card of the draw pile goes to the hand, and the turn ends."""


class Take(Effect, frozen=True):
    """The top card of a colour's discard pile goes to the hand, and the turn ends."""

    colour: int


AnyEffect = PutDown | PassAnother | PickUp | Play | Discard | HandOver | Draw | Take
