"""The set-up (rulebook, pages 3 to 5, 11 and 12)."""

from __future__ import annotations

from games.engine import NULL_LOG, GameRng, first_seat, push, seeded_rng
from games.famous_explorers.effects import BeginTurn, PlaceMarks
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import world_of
from games.famous_explorers.state import (
    FACE_UP_AND_SECRET,
    MOST_SEATS,
    SECRETS,
    Options,
    Seat,
    Secret,
    State,
    no_arrows,
)

OFFERED = 6


def set_up(map_name: str, seats: int, options: Options, seed: bytes) -> State:
    """The first state on a map. Raises ValueError where seats and options do not fit."""
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"2 to {MOST_SEATS} players, not {seats}")
    rng = seeded_rng(seed)

    first = first_seat(options.first, seats, rng)

    deck = rng.shuffled(world_of(map_name).places)
    cards = 12 if seats <= 3 else 9
    hands = [[deck.pop() for _ in range(cards)] for _ in range(seats)]
    beside = _destinations(map_name, deck, rng)
    state = State(map_name, options, rng, first, [Seat(hand) for hand in hands], deck, paths=no_arrows(map_name))
    hidden = SECRETS if options.secret_destinations else 0
    state.public = beside[: len(beside) - hidden]
    state.secrets = [Secret(place) for place in beside[len(beside) - hidden :]]
    if options.explorers_and_events:
        _lay_out_offers(state)
    push(state, [PlaceMarks(), BeginTurn(seat=first)])
    MACHINE.settle(state, NULL_LOG)
    return state


def _destinations(map_name: str, deck: list[str], rng: GameRng) -> list[str]:
    """The destinations beside the board; those near START are replaced and shuffled back."""
    near = world_of(map_name).near
    found: list[str] = []
    aside: list[str] = []
    while deck and len(found) < FACE_UP_AND_SECRET:
        card = deck.pop()
        (aside if card in near else found).append(card)
    if aside:
        deck += aside
        rng.shuffle(deck)
    return found


def _lay_out_offers(state: State) -> None:
    explorers, state.event_deck = state.rng.shuffled(EXPLORERS), state.rng.shuffled(EVENTS)
    state.offers, state.box = explorers[:OFFERED], explorers[OFFERED:]
