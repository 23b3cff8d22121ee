"""A whole position of Magpies, and how it begins."""

from __future__ import annotations

from typing import Literal

import msgspec
from magpies.effects import AnyEffect, ChooseCard, TurnOver

from games.engine import Codec, GameRng, seeded_rng

CARDS = range(1, 41)
WITH_NETTLES, GEMS_ALONE = (-4, -3, -2, -1, 1, 2, 3, 4, 5, 6), range(1, 11)
COPIES = 3
"""Of each thing, as many as five players take in six rounds."""


class MagpiesOptions(msgspec.Struct, frozen=True):
    rounds: Literal[3, 6] = 6
    nettles: bool = True


class State(msgspec.Struct):
    """A position. ``hands`` are sorted; ``laid`` are this round's cards, None for whoever is still to choose.

    ``row`` holds the things to be picked by what they are worth, ``pile`` those of later rounds, the next ones last.
    ``spare`` are the cards that nobody was dealt, ``played`` those of rounds that are over. A round is a turn.
    """

    options: MagpiesOptions
    rng: GameRng
    hands: list[list[int]]
    laid: list[int | None]
    row: list[int]
    pile: list[int]
    won: list[list[int]]
    spare: list[int]
    played: list[int] = []
    turns: int = 0
    stack: list[AnyEffect] = []

    @property
    def shown(self) -> bool:
        """Whether this round's cards are turned over."""
        return bool(self.stack) and not isinstance(self.stack[-1], ChooseCard)


CODEC = Codec(State)


def set_up(seats: int, options: MagpiesOptions, seed: bytes) -> State:
    rng, cards = seeded_rng(seed), list(CARDS)
    pile = COPIES * [*(WITH_NETTLES if options.nettles else GEMS_ALONE)]
    rng.shuffle(cards)
    rng.shuffle(pile)
    hands = [sorted(cards.pop() for _ in range(options.rounds)) for _ in range(seats)]
    row = sorted(pile.pop() for _ in range(seats))
    won: list[list[int]] = [[] for _ in range(seats)]
    return State(options, rng, hands, [None] * seats, row, pile, won, cards, stack=[TurnOver(), ChooseCard()])


def thing(points: int) -> str:
    """The key of a thing: ``gem-5`` is worth 5 points, ``nettle-2`` loses 2."""
    return f"gem-{points}" if points > 0 else f"nettle-{-points}"
