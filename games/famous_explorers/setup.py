"""The set-up (rulebook, pages 3 to 5, 11 and 12)."""

from __future__ import annotations

from games.engine import Chance, Effect, Log
from games.engine.chance import start
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import world_of
from games.famous_explorers.state import (
    FACE_UP_AND_SECRET,
    MARKS,
    SECRETS,
    Options,
    Seat,
    Secret,
    State,
    no_arrows,
)

MOST = 6
OFFERED = 6


def set_up(map_name: str, seats: int, options: Options, seed: bytes) -> State:
    """The first state on a map. Raises ValueError where seats and options do not fit."""
    if not 2 <= seats <= MOST:
        raise ValueError(f"2 to {MOST} players, not {seats}")
    chance = start(seed)
    if isinstance(options.first, int) and not 0 <= options.first < seats:
        raise ValueError(f"the first player is on a seat of 0 to {seats - 1}, not {options.first}")
    first = options.first if isinstance(options.first, int) else chance.below(seats)
    deck = list(world_of(map_name).places)
    chance.shuffle(deck)
    cards = 12 if seats <= 3 else 9
    hands = [[deck.pop() for _ in range(cards)] for _ in range(seats)]
    beside = _destinations(map_name, deck, chance)
    state = State(map_name, options, chance, first, [Seat(hand) for hand in hands], deck, paths=no_arrows())
    hidden = SECRETS if options.secret_destinations else 0
    state.public = beside[: len(beside) - hidden]
    state.secrets = [Secret(place) for place in beside[len(beside) - hidden :]]
    if options.explorers_and_events:
        _lay_out_offers(state)
    state.stack = [Effect("begin_turn", first)]
    laps = [Effect("mark", seat) for _ in range(MARKS) for seat in _backwards(first, seats)]
    state.stack += reversed([*(Effect("ready", seat) for seat in _backwards(first, seats)), *laps])
    MACHINE.settle(state, Log())
    return state


def _destinations(map_name: str, deck: list[str], chance: Chance) -> list[str]:
    """The destinations beside the board; those near START are replaced and shuffled back."""
    near = world_of(map_name).near
    found: list[str] = []
    aside: list[str] = []
    while deck and len(found) < FACE_UP_AND_SECRET:
        card = deck.pop()
        (aside if card in near else found).append(card)
    if aside:
        deck += aside
        chance.shuffle(deck)
    return found


def _lay_out_offers(state: State) -> None:
    explorers, event_deck = list(EXPLORERS), list(EVENTS)
    state.chance.shuffle(explorers)
    state.chance.shuffle(event_deck)
    state.offers, state.box = explorers[:OFFERED], explorers[OFFERED:]
    state.event_deck = event_deck


def _backwards(first: int, seats: int) -> list[int]:
    """The seats counter-clockwise, from the last in turn order to the first player."""
    return [(first - 1 - step) % seats for step in range(seats)]
