"""Lessons of Moon: what they show and ask. Their words are in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import Lesson, LessonStep
from games.engine.lessons import BOARD, HAND
from games.moon.building import add
from games.moon.card_index import BLUEPRINTS
from games.moon.catalogue import DECKS, EXPEDITIONS, REPUTATIONS
from games.moon.components import amounts
from games.moon.effects import TakeTurn
from games.moon.setup import new_seat, set_up
from games.moon.state import ROVERS, Options, Site, State

MINE, RIVAL = "side-0", "side-1"

OFFER = ("busy-settlers", "proud-banners", "three-trades", "power-barons", "good-neighbours", "full-palette")
"""The bronze and silver reputations on display."""


class Player(NamedTuple):
    """What somebody has: cards by key, resources by name."""

    base: str
    hand: str
    expedition: str
    built: str = ""
    resources: Mapping[str, int] = {}
    rovers: int = 2


def _position(me: Player, rival: Player, *, round_: int = 1, sites: Mapping[str, Site] = {}) -> State:
    """The learner's turn in a round of the first era; ``sites`` are structures that do not stand as they were built."""
    state = set_up(2, Options(first=0), b"lesson")
    bases = sorted(
        [*(seat.base for seat in state.seats), *(key for key in state.box if key not in (me.base, rival.base))]
    )
    state.seats = [new_seat(player.base) for player in (me, rival)]
    taken = " ".join((me.hand, me.built, rival.hand, rival.built)).split()
    state.deck = sorted(set(DECKS[1]) - set(taken))
    state.discards = [state.deck.pop()]
    state.expeditions = [key for key, card in EXPEDITIONS.items() if card.era == 1]
    for owner, player in zip(state.seats, (me, rival), strict=True):
        owner.hand, owner.expedition = player.hand.split(), player.expedition
        if owner.expedition in state.expeditions:
            state.expeditions.remove(owner.expedition)
        for key in player.built.split():
            add(owner, BLUEPRINTS[key])
            owner.tableau[key] = sites.get(key, owner.tableau[key])
        owner.resources = list(amounts(player.resources))
        owner.rovers = player.rovers
    parked = sum(site.parked is not None for site in sites.values())
    state.rovers = ROVERS - me.rovers - rival.rovers - parked
    gold = [key for key in state.offer if REPUTATIONS[key].level == "gold"]
    shown = (*OFFER, *gold)
    box = {*state.box, *state.offer, *bases} - {*shown, me.base, rival.base}
    state.offer, state.box = shown, sorted(box)
    state.round = round_
    state.stack = [TakeTurn(seat=0)]
    return state


def _beginning() -> State:
    return _position(
        Player(
            "mare-junction",
            "solar-foil seed-vault first-observatory scrap-heap shared-kitchen shadow-mine landing-pad charging-lane",
            "first-2",
            resources={"metal": 2, "water": 1},
        ),
        Player(
            "kepler-point",
            "rock-lab algae-tank sick-bay tow-crew assembly-yard dust-magnet brick-printer lunar-charter",
            "polar-traverse",
            resources={"energy": 1, "water": 2, "metal": 1},
        ),
    )


def _parking() -> State:
    return _position(
        Player(
            "mare-junction",
            "first-observatory frost-trap visitors-lounge fuel-cell",
            "dawn-crossing",
            built="solar-foil electrolyser inflatable-hab",
            resources={"energy": 2, "metal": 2},
        ),
        Player(
            "kepler-point",
            "salad-rack rover-shed ridge-mirrors bioleach-vat",
            "first-2",
            built="rock-lab landing-pad algae-tank",
            resources={"metal": 1},
        ),
        round_=5,
    )


def _era_end() -> State:
    return _position(
        Player(
            "mare-junction",
            "shadow-mine",
            "dawn-crossing",
            built="solar-foil electrolyser sick-bay seed-vault first-observatory greetings-to-earth",
            resources={"energy": 1, "biomass": 1},
            rovers=1,
        ),
        Player(
            "kepler-point",
            "",
            "first-2",
            built="rock-lab landing-pad algae-tank brick-printer dust-magnet",
            resources={"water": 1},
        ),
        round_=8,
        sites={"rock-lab": Site(parked=0), "first-observatory": Site(hearts=2)},
    )


FIRST_GAME = Lesson(
    key="first",
    seats=2,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), position=_beginning),
        LessonStep(id="turn", show=(HAND,)),
        LessonStep(id="build", do=("build-solar-foil",), explains=True),
        LessonStep(id="expedition", do=("expedition-first-2",), explains=True),
        LessonStep(id="gain", do=("option-1", "option-2"), explains=True),
        LessonStep(id="flags", show=(BOARD,), position=_parking),
        LessonStep(id="park", show=(RIVAL,), do=("park-rock-lab",), explains=True),
        LessonStep(id="lent", do=("build-first-observatory",), explains=True),
        LessonStep(id="late", show=(MINE,), position=_era_end),
        LessonStep(id="flip", do=("flip-greetings-to-earth",), explains=True),
        LessonStep(id="claim", do=("claim-proud-banners", "claim-three-trades"), explains=True),
        LessonStep(id="assimilate", do=("assimilate-shadow-mine",), explains=True),
        LessonStep(id="score", show=(BOARD,), do=("end-turn",), explains=True),
        LessonStep(id="result", show=(BOARD,)),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME,)
