"""Lessons of Moon: what they show and ask. Their words are in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import Lesson, LessonStep
from games.engine.lessons import BOARD, HAND
from games.moon.building import add
from games.moon.card_index import BLUEPRINTS
from games.moon.cards import Era
from games.moon.catalogue import DECKS, EXPEDITIONS, REPUTATIONS
from games.moon.components import FLAGS, amounts
from games.moon.effects import TakeTurn
from games.moon.setup import new_seat, set_up
from games.moon.state import ERAS, HEARTS, ROVERS, Options, Site, State

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


def _position(me: Player, rival: Player, *, era: Era = 1, round_: int = 1, sites: Mapping[str, Site] = {}) -> State:
    """The learner's turn in a round of an era; ``sites`` are structures that do not stand as they were built."""
    state = set_up(2, Options(first=0), b"lesson")
    bases = sorted(
        [*(seat.base for seat in state.seats), *(key for key in state.box if key not in (me.base, rival.base))]
    )
    state.seats = [new_seat(player.base) for player in (me, rival)]
    taken = " ".join((me.hand, me.built, rival.hand, rival.built)).split()
    state.era, state.x = era, ERAS + 1 - era
    state.board = [HEARTS[era]] * len(FLAGS)
    state.later_decks = state.later_decks[era - 1 :]
    state.later_expeditions = state.later_expeditions[era - 1 :]
    state.deck = sorted(set(DECKS[era]) - set(taken))
    state.discards = [state.deck.pop()]
    state.expeditions = [key for key, card in EXPEDITIONS.items() if card.era == era]
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
            "first-observatory frost-trap visitors-lounge biogas-plant",
            "dawn-crossing",
            built="solar-foil electrolyser inflatable-hab",
            resources={"energy": 2, "metal": 2},
        ),
        Player(
            "kepler-point",
            "salad-rack rover-shed ridge-mirrors battery-bench",
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
        LessonStep(
            id="welcome",
            marks=(
                "flag:housing",
                "flag:transport",
                "flag:science",
                "flag:industry",
                "flag:food",
            ),
            show=(BOARD,),
            position=_beginning,
        ),
        LessonStep(id="turn", show=(HAND,)),
        LessonStep(id="build", marks=("structure:solar-foil",), do=("build-solar-foil",), explains=True),
        LessonStep(id="expedition", marks=("card:first-2",), do=("expedition-first-2",), explains=True),
        LessonStep(id="gain", do=("option-1",), explains=True),
        LessonStep(
            id="flags",
            marks=(
                "flag:housing",
                "flag:transport",
                "flag:science",
                "flag:industry",
                "flag:food",
            ),
            show=(BOARD,),
            position=_parking,
        ),
        LessonStep(id="park", marks=("structure:rock-lab",), show=(RIVAL,), do=("park-rock-lab",), explains=True),
        LessonStep(id="lent", marks=("structure:first-observatory",), do=("build-first-observatory",), explains=True),
        LessonStep(
            id="late",
            marks=(
                "structure:first-observatory",
                "structure:greetings-to-earth",
            ),
            show=(MINE,),
            position=_era_end,
        ),
        LessonStep(id="flip", marks=("structure:greetings-to-earth",), do=("flip-greetings-to-earth",), explains=True),
        LessonStep(
            id="claim",
            marks=(
                "reputation:proud-banners",
                "reputation:three-trades",
            ),
            do=("claim-proud-banners", "claim-three-trades"),
            explains=True,
        ),
        LessonStep(id="assimilate", marks=("structure:shadow-mine",), do=("assimilate-shadow-mine",), explains=True),
        LessonStep(id="score", marks=("flag:transport",), show=(BOARD,), do=("end-turn",), explains=True),
        LessonStep(id="result", show=(BOARD,)),
        LessonStep(id="end"),
    ),
)


def _counting() -> State:
    return _position(
        Player(
            "mare-junction",
            "rover-shed",
            "dawn-crossing",
            built="solar-foil electrolyser seed-vault inflatable-hab",
            resources={"energy": 1, "metal": 2},
            rovers=1,
        ),
        Player(
            "kepler-point",
            "",
            "first-2",
            built="rock-lab landing-pad algae-tank dust-magnet",
            resources={"water": 1},
            rovers=1,
        ),
        round_=8,
        sites={"seed-vault": Site(parked=1)},
    )


def _last_era() -> State:
    return _position(
        Player(
            "mare-junction",
            "titanium-works glass-quarter hall-of-hearts farm-tower",
            "summit-climb",
            built="solar-foil electrolyser seed-vault brick-printer first-observatory visitors-lounge "
            "crater-terraces greetings-to-earth",
            resources={"energy": 2, "water": 1, "biomass": 2, "metal": 2},
        ),
        Player(
            "kepler-point",
            "university-town market-tram freight-yards moon-forest",
            "first-2",
            built="rock-lab landing-pad algae-tank dust-magnet far-side-dish slag-foundry",
            resources={"water": 1, "metal": 2},
        ),
        era=3,
        round_=5,
        sites={"first-observatory": Site(hearts=4), "visitors-lounge": Site(hearts=2)},
    )


ROVERS_AND_ERAS = Lesson(
    key="rovers",
    seats=2,
    steps=(
        LessonStep(
            id="lend",
            marks=("structure:algae-tank",),
            position=_parking,
            do=("park-algae-tank",),
            explains=True,
        ),
        LessonStep(id="choose", do=("build-visitors-lounge", "build-frost-trap"), explains=True),
        LessonStep(
            id="claim",
            show=("reputations",),
            marks=("reputation:busy-settlers",),
            do=("claim-busy-settlers",),
            explains=True,
        ),
        LessonStep(id="reward", anything=True),
        LessonStep(
            id="count",
            show=(BOARD,),
            marks=("flag:transport",),
            position=_counting,
            do=("build-rover-shed",),
            explains=True,
        ),
        LessonStep(
            id="tie",
            show=(MINE,),
            marks=("rover:seed-vault",),
            do=("end-turn",),
            explains=True,
        ),
        LessonStep(id="scored", show=(BOARD,)),
        LessonStep(
            id="last",
            show=(MINE,),
            marks=("structure:first-observatory", "structure:visitors-lounge", "structure:hall-of-hearts"),
            position=_last_era,
            do=("build-hall-of-hearts",),
            explains=True,
        ),
        LessonStep(id="extras", anything=True),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME, ROVERS_AND_ERAS)
