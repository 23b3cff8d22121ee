"""The positions in which lessons of Expeditions begin, put together from what matters in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import NULL_LOG
from games.expeditions.board import POSITIONS, region_of
from games.expeditions.catalogue import DECK, PAIRS, TILES
from games.expeditions.effects import BeginTurn
from games.expeditions.machine import MACHINE
from games.expeditions.setup import set_up
from games.expeditions.state import Active, Options, Seat, State, no_workers

REGIONS = ("south", "central", "north")
MECHS = ("tatanka", "marsh-strider")


class Player(NamedTuple):
    """What somebody has: cards and colours by key, ``covers`` is the action that the token lies on.

    An active card is named with the colour of the worker on it, if there is one: ``"anna:yellow rotor-sled"``.
    """

    pair: int
    position: str | None = None
    hand: str = ""
    active: str = ""
    workers: str = ""
    covers: str = "refresh"
    power: int = 0
    guile: int = 0
    coins: int = 0
    maps: int = 0
    solved: str = ""
    melded: str = ""
    upgraded: str = ""
    corruption: str = ""
    stars: str = ""


def position(
    me: Player,
    rival: Player,
    spots: str,
    tiles: Mapping[str, int],
    opened: Mapping[str, str] = {},
    done: str = "",
) -> State:
    """The learner's turn once ``done`` is done: what lies where, and the tokens on each location ``opened``."""
    state = set_up(2, Options(first=0), b"lesson")
    state.tiles = _tiles(tiles)
    state.hidden = tuple(position for position in state.hidden if position not in opened)
    state.corruption = {position: tuple(tokens.split()) for position, tokens in opened.items() if tokens}
    taken = spots.split()
    state.seats = [_seat(number, player) for number, player in enumerate((me, rival))]
    for seat, player in zip(state.seats, (me, rival), strict=True):
        taken += [*seat.hand, *(active.card for active in seat.active), *seat.solved, *seat.melded, *seat.upgraded]
        state.maps -= player.maps
        for colour, count in seat.all_workers().items():
            state.workers[colour] -= count
    state.maps += len(opened)
    state.spots = [*spots.split()]
    state.deck = [card for card in sorted(DECK, key=lambda key: key[::-1]) if card not in taken]
    for token in (
        *(t for tokens in state.corruption.values() for t in tokens),
        *(t for s in state.seats for t in s.corruption),
    ):
        state.bag.remove(token)
    state.stack = [BeginTurn(seat=0)]
    MACHINE.settle(state, NULL_LOG)
    for key in done.split():
        MACHINE.step(state, key)
    return state


def _tiles(wanted: Mapping[str, int]) -> dict[str, int]:
    """The tiles by position, those named where they are wanted."""
    left = {region: [n for n, tile in TILES.items() if tile.region == region] for region in REGIONS}
    for position, number in wanted.items():
        left[region_of(position)].remove(number)
    return {position: wanted.get(position) or left[region_of(position)].pop() for position in POSITIONS}


def _seat(number: int, player: Player) -> Seat:
    character, companion = PAIRS[player.pair]
    placed = [card.partition(":") for card in player.active.split()]
    active = [Active(card, worker or None) for card, _, worker in placed]
    people = [key for key in (character, companion) if all(key != each.card for each in active)]
    workers = no_workers()
    for colour in player.workers.split():
        workers[colour] += 1
    return Seat(
        MECHS[number],
        character,
        companion,
        [*people, *player.hand.split()],
        workers,
        position=player.position,
        token=player.covers,
        power=player.power,
        guile=player.guile,
        coins=player.coins,
        maps=player.maps,
        active=active,
        solved=player.solved.split(),
        melded=player.melded.split(),
        upgraded=player.upgraded.split(),
        corruption=player.corruption.split(),
        stars=player.stars.split(),
    )
