"""Lessons of Expeditions: what they show and ask. Their words are in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import NULL_LOG, Lesson, LessonStep
from games.engine.lessons import BOARD, HAND
from games.expeditions.board import POSITIONS, region_of
from games.expeditions.catalogue import DECK, PAIRS, TILES
from games.expeditions.effects import BeginTurn
from games.expeditions.machine import MACHINE
from games.expeditions.setup import set_up
from games.expeditions.state import Active, Options, Seat, State, no_workers

REGIONS = ("south", "central", "north")
MECHS = ("tatanka", "marsh-strider")


class Player(NamedTuple):
    """What somebody has: cards and colours by key, ``covers`` is the action that the token lies on."""

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


def _position(
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
        for colour in player.workers.split():
            state.workers[colour] -= 1
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
    active = [Active(card) for card in player.active.split()]
    people = [key for key in (character, companion) if key not in player.active.split()]
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


ANNA, GUNTER = 2, 3
"""The pairs of the learner (Anna, who solves, and Wojtek, who vanquishes) and of the rival."""

PLACES = {"s1": 1, "s2": 2, "s3": 3, "s4": 5, "s5": 4, "s6": 6, "c3": 10, "c4": 7, "c5": 8, "n4": 15}


def _beginning() -> State:
    return _position(
        Player(ANNA),
        Player(GUNTER),
        "deserters-camp sky-lens rotor-sled pole-finder fur-auction",
        PLACES,
    )


def _quest() -> State:
    return _position(
        Player(ANNA, "s4", "deserters-camp rotor-sled", workers="yellow red", covers="play", power=4, guile=1),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "ember-core sky-lens spare-parts pole-finder fur-auction",
        PLACES,
    )


def _corruption() -> State:
    return _position(
        Player(
            ANNA,
            "c4",
            "rotor-sled sky-lens",
            workers="yellow red blue",
            power=4,
            guile=3,
            coins=2,
            maps=1,
            solved="deserters-camp",
        ),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "ember-core spare-parts moss-idol pole-finder fur-auction",
        PLACES,
        {"c4": "t3 o4"},
        "play-wojtek core",
    )


def _meld() -> State:
    return _position(
        Player(
            ANNA,
            "c5",
            "sky-lens ember-core",
            workers="yellow red blue",
            covers="play",
            power=3,
            guile=4,
            coins=3,
            maps=2,
            solved="deserters-camp",
            upgraded="rotor-sled",
            corruption="o4 t3 o3",
        ),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "spare-parts moss-idol pole-finder fur-auction storm-geode",
        PLACES,
        {"c4": "", "c5": ""},
        "token-move play-anna core done",
    )


def _glory() -> State:
    return _position(
        Player(
            ANNA,
            "c3",
            "spare-parts",
            workers="yellow red blue",
            covers="play",
            power=6,
            guile=6,
            coins=9,
            maps=3,
            solved="deserters-camp",
            melded="sky-lens ember-core",
            upgraded="rotor-sled field-kitchen",
            corruption="o4 t3 o3 t4 o5 t5 o3",
        ),
        Player(GUNTER, "s2", "golden-icon", workers="red", coins=4),
        "moss-idol pole-finder fur-auction storm-geode wolf-iron",
        PLACES,
        {"c4": "", "c5": "", "c3": ""},
        "token-move",
    )


FIRST_GAME = Lesson(
    key="first",
    seats=2,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), position=_beginning),
        LessonStep(id="people", show=(HAND,)),
        LessonStep(id="move", do=("move-s4",), explains=True),
        LessonStep(id="gather", do=("gather,take-0.1,gain-a",), explains=True),
        LessonStep(id="play", do=("play-anna",), explains=True),
        LessonStep(id="worker", do=("worker-yellow,or-1",), explains=True),
        LessonStep(id="token", position=_quest, do=("token-gather",), explains=True),
        LessonStep(id="place", do=("move-s3",), then=("play-anna", "core"), explains=True),
        LessonStep(id="solve", do=("worker-yellow,or-0,solve-deserters-camp",), explains=True),
        LessonStep(id="vanquish", position=_corruption, do=("worker-red,or-0,vanquish-4-0",), explains=True),
        LessonStep(id="clear", do=("vanquish-0-3",), explains=True),
        LessonStep(id="upgrade", do=("gather,take-2,upgrade-rotor-sled",), explains=True),
        LessonStep(
            id="meld",
            position=_meld,
            do=("gather,take-3,meld-ember-core", "gather,take-3,meld-sky-lens"),
            explains=True,
        ),
        LessonStep(id="boast", show=(BOARD,), position=_glory, do=("gather,take-2,boast-corruption",), explains=True),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME,)
