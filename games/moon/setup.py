"""The set-up."""

from __future__ import annotations

from games.engine import NULL_LOG, first_seat, seeded_rng
from games.moon.catalogue import BASES, DECKS, EXPEDITIONS, FIRST, REPUTATION_DECKS
from games.moon.components import FLAG, RESOURCE
from games.moon.eras import begin_era
from games.moon.state import DEALT, ERAS, ROVERS, ROVERS_AT_START, Options, Seat, State

LEAST_OFFER = 3


def set_up(seats: int, options: Options, seed: bytes) -> State:
    """The first position of the first era's first turn. Raises ValueError where seats and options do not fit."""
    if seats not in DEALT:
        raise ValueError(f"2 to {max(DEALT)} players, not {seats}")

    rng = seeded_rng(seed)
    first = first_seat(options.first, seats, rng)

    decks = [tuple(rng.shuffled(DECKS[era])) for era in DECKS]
    expeditions = [
        tuple(rng.shuffled(key for key, card in EXPEDITIONS.items() if card.era == era)) for era in range(1, ERAS + 1)
    ]
    bases = rng.shuffled(BASES)
    offer: list[str] = []
    box = [*bases[seats:], *(card.key for players, card in FIRST.items() if players != seats)]
    for level in REPUTATION_DECKS.values():
        cards = rng.shuffled(level)
        shown = max(seats, LEAST_OFFER)
        offer += sorted(cards[:shown], key=level.index)
        box += cards[shown:]
    players = [new_seat(base) for base in bases[:seats]]
    players[first].expedition = FIRST[seats].key
    state = State(options, rng, players, tuple(offer), decks, expeditions, sorted(box))
    state.rovers = ROVERS - ROVERS_AT_START * seats
    begin_era(state, NULL_LOG)
    return state


def new_seat(base: str) -> Seat:
    """A player with nothing but a base and rovers."""
    card = BASES[base]
    seat = Seat(base)
    seat.flags[FLAG[card.flag]] += 1
    seat.makes[RESOURCE[card.makes]] += 1
    return seat
