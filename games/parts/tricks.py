"""Tricks: a pack of suits and ranks, what may be played, who wins, and what everybody learns by it.

A card is a word, ``<suit>-<rank>``: ``hearts-12``. Of two cards of a suit the higher rank wins; a game in which it is
otherwise numbers its ranks by strength and names them in its words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar, Protocol, TypeVar

import msgspec

from games.engine.effects import Effect
from games.engine.questions import WhichQuestion
from games.engine.text import Text, text
from games.parts.cards import deal_anew
from games.parts.seats import in_turn


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
    left_out: tuple[int, ...] = ()
    """The seats that have been passed over in a plan, see :meth:`planned`; none in a trick that is played."""

    @property
    def suit(self) -> str | None:
        """The suit that was led; None before the first card."""
        return suit(self.cards[0]) if self.cards else None

    @property
    def turn(self) -> int:
        """The seat that plays next; the leader's once the trick is full."""
        order = self._order
        return order[len(self.cards) % len(order)]

    @property
    def full(self) -> bool:
        """Whether every seat has played."""
        return len(self.cards) + len(self.left_out) == self.seats

    @property
    def by_seat(self) -> dict[int, str]:
        """The card of each seat that has played, in that order."""
        return dict(zip(self._order, self.cards, strict=False))

    @property
    def _order(self) -> Sequence[int]:
        order = in_turn(self.seats, self.leader)
        return [seat for seat in order if seat not in self.left_out] if self.left_out else order

    def on(self, card: str) -> Trick:
        """Return the trick with one more card."""
        return Trick(self.leader, self.seats, (*self.cards, card), self.left_out)

    def planned(self, seat: int) -> Trick | None:
        """Return the trick as if the turn of ``seat`` had come, for :meth:`Game.as_if`: those before it are left out.

        None where it has played, and where others have yet to lead: what it may play depends on that.

        >>> Trick(0, 4, ("clubs-9",)).planned(2).on("clubs-11").by_seat
        {0: 'clubs-9', 2: 'clubs-11'}
        """
        order = self._order
        before = tuple(order[len(self.cards) : order.index(seat)])
        if seat in self.by_seat or (before and not self.cards):
            return None
        return Trick(self.leader, self.seats, self.cards, (*self.left_out, *before))

    def wins(self, card: str, trump: str | None = None) -> bool:
        """Return whether ``card`` wins for the seat whose turn it is, as the cards then lie."""
        return self.on(card).winner(trump) == self.turn

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


def named_suit(suit: str) -> Text:
    """Return the name of a suit of a common pack (:data:`render.suits.SUITS`), in Cairn's words: *Hearts*.

    A game that calls it otherwise, or has other suits, has the messages ``suit-<suit>``.
    """
    return text(f"suit-{suit}")


def named_card(card: str) -> Text:
    """Return the name of a card of a common pack, in Cairn's words: *Queen of hearts* is ``hearts-12``; 14 is the ace.

    Where the scene has :func:`render.suits.emoji` its icon stands before it. A game that calls cards otherwise, or has
    other suits, has the messages ``card-<suit>`` (of ``$rank``).
    """
    return text(f"card-{suit(card)}", rank=rank(card))


class TrickState(Protocol):
    """What a state has in which suit is followed: cards by seat, and the trick that is played."""

    hands: list[list[str]]
    trick: Trick


TrickStateT = TypeVar("TrickStateT", bound=TrickState)
FrameT = TypeVar("FrameT", bound=Effect)


class FollowQuestion(WhichQuestion[TrickStateT, FrameT]):
    """Asks for a card of the own hand: one of the suit that was led, or any where the hand has none of it.

    The state has ``hands`` and a ``trick``. A game says ``prompt`` and ``chosen``, and ``things`` where its rules
    differ: every other card of the hand is closed, for it is not of the suit that was led.
    """

    prefix: ClassVar[str] = "play-"

    def things(self, state: TrickStateT, frame: FrameT) -> list[str]:
        """What may be played."""
        return state.trick.playable(state.hands[frame.seat])

    def closed(self, state: TrickStateT, frame: FrameT) -> list[tuple[str, Text]]:
        """What may not: a suit is to be followed."""
        opened, led = self.things(state, frame), state.trick.suit
        why = text("why-follow", suit=named_suit(led or ""))
        return [(card, why) for card in state.hands[frame.seat] if card not in opened]

    def named(self, state: TrickStateT, frame: FrameT, thing: str) -> Text:
        """The card."""
        return named_card(thing)


def deal_hands_anew(
    hands: Sequence[Sequence[str]], deck: Sequence[str], seat: int | None, rng: Random, tricks: Iterable[Trick] = ()
) -> tuple[list[list[str]], list[str]]:
    """Deal the others' ``hands`` and the ``deck`` anew for a seat (None: a spectator), for :meth:`Game.resample`.

    Nobody gets a suit that it is known by the ``tricks`` since the deal not to hold, see :func:`voids`. Return all
    hands, that of ``seat`` as it is, those dealt anew sorted as words, and the deck.

    >>> deal_hands_anew([["clubs-2"], ["hearts-7"]], [], 0, Random(1))
    ([['clubs-2'], ['hearts-7']], [])
    """
    known = voids(tricks)
    counts = {other: len(hand) for other, hand in enumerate(hands) if other != seat}
    unseen = [*deck, *(card for other in counts for card in hands[other])]
    fits = (lambda other, card: (other, suit(card)) not in known) if known else None
    found, rest = deal_anew(unseen, counts, rng, fits)
    return [sorted(found[other]) if other in found else list(hand) for other, hand in enumerate(hands)], rest


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
