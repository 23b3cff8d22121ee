"""How computers play Oh Hell: they guess what each card is good for, and then go for their bid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from games.engine import Policy, Text, text
from games.parts.tricks import rank, suit
from oh_hell.rules import State


class OhHellPolicy(Policy[State]):
    """Win while tricks are missing, as cheaply as that goes; then duck with the highest card that loses."""

    spread = 20.0
    horizon = 60

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        if keys[0].startswith("bid-"):
            return _nearest(keys, sum(_worth(state, card) for card in state.hands[seat]))
        cards = [key.removeprefix("play-") for key in keys]
        by_worth = sorted(cards, key=lambda card: (_worth(state, card), rank(card)))
        winning = [card for card in by_worth if _wins(state, card)]
        losing = [card for card in by_worth if not _wins(state, card)]
        last = len(state.trick.cards) == state.seats - 1
        if _missing(state, seat) > 0:
            card = (winning[0] if last else winning[-1]) if winning else by_worth[0]
        elif losing:
            card = losing[-1]
        else:
            card = winning[-1] if last else winning[0]
        return f"play-{card}"

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """Bid as others do; play high or low without a look at trumps or at what lies on the table."""
        if keys[0].startswith("bid-"):
            return _nearest(keys, sum(_worth(state, card) for card in state.hands[seat]))
        by_rank = sorted(keys, key=rank)
        return by_rank[-1 if _missing(state, seat) > 0 else 0]

    def reason(self, state: State, seat: int, key: str, *, own: bool) -> Text | None:
        if key.startswith("bid-"):
            guess = round(sum(_worth(state, card) for card in state.hands[seat]))
            return text("reason-bid", tricks=guess) if own and key == f"bid-{guess}" else None
        missing, card = max(0, _missing(state, seat)), key.removeprefix("play-")
        if missing:
            kind = "lead-high" if not state.trick.cards else "win" if _wins(state, card) else "save"
            return text(f"reason-{kind}", tricks=missing)
        if not state.trick.cards:
            return text("reason-lead-low")
        return None if _wins(state, card) else text("reason-duck")


def _missing(state: State, seat: int) -> int:
    return (state.bids[seat] or 0) - state.won()[seat]


def _nearest(keys: Sequence[str], guess: float) -> str:
    return min(keys, key=lambda key: abs(int(key.removeprefix("bid-")) - guess))


def _wins(state: State, card: str) -> bool:
    return state.trick.wins(card, suit(state.turned))


def _worth(state: State, card: str) -> float:
    """About how often the card takes a trick: all cards together take as many as there are."""
    return _chance(state.seats, state.size, rank(card), suit(card) == suit(state.turned))


@cache
def _chance(seats: int, size: int, number: int, trump: bool) -> float:
    def alone(number: int, trump: bool) -> float:
        better = 14 - number + (0 if trump else 12 if size <= 2 else 5)
        return float((1 - better / 51) ** ((seats - 1) * min(size + 1, 4)))

    total = sum(alone(one, True) + 3 * alone(one, False) for one in range(2, 15))
    return min(0.95, alone(number, trump) * 52 / total / seats)
