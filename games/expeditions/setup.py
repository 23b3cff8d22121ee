"""The set-up (rulebook, pages 2 and 3)."""

from __future__ import annotations

from games.engine import NULL_LOG, GameRng, first_seat, seeded_rng
from games.expeditions.board import CENTRAL, NORTH, POSITIONS, SOUTH
from games.expeditions.catalogue import BAG, DECK, MECHS, PAIRS, TILES
from games.expeditions.effects import BeginTurn
from games.expeditions.machine import MACHINE
from games.expeditions.state import COMPENSATION, MAPS, WORKERS, Options, Seat, State, no_workers, token

FEWEST, MOST = 2, 5
SPOTS = 5


def set_up(seats: int, options: Options, seed: bytes) -> State:
    """The first state. Raises ValueError where seats and options do not fit."""
    if not FEWEST <= seats <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} players, not {seats}")

    rng = seeded_rng(seed)
    first = first_seat(options.first, seats, rng)

    mechs, pairs, deck = rng.shuffled(MECHS), rng.shuffled(PAIRS), rng.shuffled(DECK)
    bag = rng.shuffled(token(colour, value) for colour, value, count in BAG for _ in range(count))
    hidden = tuple(position for position in POSITIONS if position not in SOUTH)
    state = State(
        options,
        rng,
        first,
        [
            Seat(mech, character, companion, [character, companion], no_workers())
            for mech, (character, companion) in zip(mechs[:seats], pairs[:seats], strict=True)
        ],
        _tiles(rng),
        hidden,
        {},
        [deck.pop() for _ in range(SPOTS)],
        deck,
        [],
        bag,
        no_workers(WORKERS),
        MAPS - len(hidden),
    )
    if options.compensation:
        for place in range(seats):
            state.seats[(first + place) % seats].coins = COMPENSATION[seats] * place
    state.stack = [BeginTurn(seat=first)]
    MACHINE.settle(state, NULL_LOG)
    return state


def _tiles(rng: GameRng) -> dict[str, int]:
    """A tile's number by position: shuffled within each region."""
    found: dict[str, int] = {}
    for region, positions in (("south", SOUTH), ("central", CENTRAL), ("north", NORTH)):
        numbers = rng.shuffled(tile.number for tile in TILES.values() if tile.region == region)
        found.update(zip(positions, numbers, strict=True))
    return found
