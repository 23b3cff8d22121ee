"""Tricks: a pack of suits and ranks, what may be played, who wins, and what everybody learns by it.

A card is a word, ``<suit>-<rank>``: ``hearts-12``. Of two cards of a suit the higher rank wins; a game in which it is
otherwise numbers its ranks by strength and names them in its words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


def pack(suits: Iterable[str], ranks: Iterable[int]) -> list[str]:
    """Return a card of each rank in each suit.

    >>> pack(("clubs", "hearts"), range(13, 15))
    ['clubs-13', 'clubs-14', 'hearts-13', 'hearts-14']
    """
    by_suit = list(ranks)
    return [f"{suit}-{rank}" for suit in suits for rank in by_suit]


def suit(card: str) -> str:
    """Return the suit of a card."""
    return card.rpartition("-")[0]


def rank(card: str) -> int:
    """Return the rank of a card."""
    return int(card.rpartition("-")[2])


def sort_hand(cards: Iterable[str], suits: Sequence[str]) -> list[str]:
    """Return cards as players hold them: by suit, in the order of ``suits``, and in each the highest first.

    >>> sort_hand(["hearts-2", "clubs-9", "hearts-12"], ("hearts", "clubs"))
    ['hearts-12', 'hearts-2', 'clubs-9']
    """
    return sorted(cards, key=lambda card: (suits.index(suit(card)), -rank(card)))


class Trick(msgspec.Struct, frozen=True):
    """The ``cards`` of a trick in the order played: the first by the ``leader``, the next by the seats after it.

    It never changes: a card more makes another trick. So a state and a view may hold it.

    >>> trick = Trick(leader=2, seats=3).on("clubs-9").on("clubs-11").on("hearts-2")
    >>> trick.by_seat, trick.full
    ({2: 'clubs-9', 0: 'clubs-11', 1: 'hearts-2'}, True)
    >>> trick.winner(), trick.winner(trump="hearts")
    (0, 1)
    """

    leader: int
    seats: int
    cards: tuple[str, ...] = ()

    @property
    def suit(self) -> str | None:
        """The suit that was led; None before the first card."""
        return suit(self.cards[0]) if self.cards else None

    @property
    def turn(self) -> int:
        """The seat that plays next; the leader's once the trick is full."""
        return (self.leader + len(self.cards)) % self.seats

    @property
    def full(self) -> bool:
        """Whether every seat has played."""
        return len(self.cards) == self.seats

    @property
    def by_seat(self) -> dict[int, str]:
        """The card of each seat that has played, in that order."""
        return {(self.leader + place) % self.seats: card for place, card in enumerate(self.cards)}

    def on(self, card: str) -> Trick:
        """Return the trick with one more card."""
        return Trick(self.leader, self.seats, (*self.cards, card))

    def playable(self, hand: Iterable[str]) -> list[str]:
        """Return what of a hand may be played: the suit that was led, and any card where the hand has none of it."""
        cards, led = list(hand), self.suit
        return [card for card in cards if suit(card) == led] or cards

    def winner(self, trump: str | None = None) -> int:
        """Return the seat that wins as the cards lie: by the highest trump, else by the highest of the suit led.

        Raises ValueError before the first card.
        """
        wanted = trump if any(suit(card) == trump for card in self.cards) else self.suit
        return max((rank(card), seat) for seat, card in self.by_seat.items() if suit(card) == wanted)[1]


def voids(tricks: Iterable[Trick]) -> set[tuple[int, str]]:
    """Return what everybody knows of hands by the ``tricks`` since the deal: (seat, suit) where it holds none.

    With it :func:`games.parts.cards.deal_anew` gives nobody a suit that it could not follow::

        known = voids((*state.tricks, state.trick))
        hands, deck = deal_anew(unseen, counts, rng, lambda seat, card: (seat, suit(card)) not in known)

    >>> voids([Trick(0, 3, ("clubs-9", "hearts-2", "clubs-3"))])
    {(1, 'clubs')}
    """
    found = ((seat, card, trick.suit) for trick in tricks for seat, card in trick.by_seat.items())
    return {(seat, led) for seat, card, led in found if led is not None and suit(card) != led}
