"""Explorers, and buying them and events, case by case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, play, table, withheld
from tests.games.famous_explorers.small_maps import BYROADS, ON, shop

ON_SECRET = Options(explorers_and_events=True, secret_destinations=True)


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            shop(offers="james-cook caravan", event_deck="survey tailwind"),
            "0:buy-james-cook",
            {"explorers": ("james-cook", ""), "offers": "survey caravan", "tickets": (1, 3)},
            id="an explorer costs two tickets and is replaced by an event",
        ),
        pytest.param(
            shop(offers="james-cook turned-back", event_deck="survey tailwind"),
            "0:buy-turned-back",
            {"events": ("turned-back", ""), "offers": "james-cook survey", "tickets": (2, 3)},
            id="an event costs one",
        ),
        pytest.param(
            shop(offers="james-cook turned-back"),
            "0:buy-turned-back",
            {"offers": "james-cook"},
            id="an empty event deck leaves the place empty",
        ),
        pytest.param(
            shop(offers="caravan"),
            "0:buy-caravan",
            {"tickets": (4, 4), "asked": "ask-turn-more", "blue": "", "amber": "", "violet": ""},
            id="Caravan: two tickets, in place of the turn's arrow, and one for everybody else",
        ),
        pytest.param(
            shop(offers="caravan", tickets=(14, 14)),
            "0:buy-caravan",
            {"tickets": (15, 14), "supply": 0},
            id="Caravan: as many as there are in the supply, the buyer first",
        ),
    ],
)
def test_buying(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


@pytest.mark.parametrize(
    ("start", "moves", "choice", "reason"),
    [
        pytest.param(
            shop(offers="caravan survey"), "0:buy-caravan", "buy-survey", "withheld-bought", id="one purchase a turn"
        ),
        pytest.param(
            shop(offers="caravan tailwind", blue="london a"),
            "0:arrow-blue-b",
            "buy-caravan",
            "withheld-arrow-laid",
            id="Caravan is for those who have not laid their arrow",
        ),
        pytest.param(
            shop(offers="caravan tailwind", blue="london a"),
            "0:arrow-blue-b",
            "buy-tailwind",
            "withheld-arrow-laid",
            id="and so is Tailwind",
        ),
        pytest.param(
            shop(offers="james-cook"),
            "0:ticket-arrow-blue-a",
            "buy-james-cook",
            "withheld-ticket-limit",
            id="inside the two tickets of a turn",
        ),
        pytest.param(
            shop(offers="james-cook", tickets=(1, 3)), "", "buy-james-cook", "withheld-tickets", id="tickets short"
        ),
        pytest.param(
            shop(events="forked-road", blue="london a"),
            "0:arrow-blue-b",
            "play-forked-road",
            "withheld-arrow-laid",
            id="Forked road is for the turn's own arrow",
        ),
        pytest.param(shop(events="local-guide"), "", "play-local-guide", "withheld-no-use", id="nobody to guide"),
        pytest.param(
            shop(BYROADS, "a h", "f", events="local-guide", blue="london y"),
            "",
            "play-local-guide",
            "withheld-no-use",
            id="an expedition that has not set out has no tip at the start",
        ),
        *(
            pytest.param(
                shop(offers=card, public="z", options=options),
                "",
                f"buy-{card}",
                "withheld-no-use",
                id=f"{card} with an empty deck",
            )
            for card, options in (
                ("changed-headlines", ON),
                ("letters-of-introduction", ON),
                ("survey", ON),
                ("survey", ON_SECRET),
            )
        ),
        pytest.param(
            shop(offers="changed-headlines", deck="a"),
            "",
            "buy-changed-headlines",
            "withheld-no-use",
            id="no headline to change",
        ),
        pytest.param(
            shop(BYROADS, "", "f", offers="letters-of-introduction", deck="a"),
            "",
            "buy-letters-of-introduction",
            "withheld-no-use",
            id="no card to exchange",
        ),
        pytest.param(
            shop(offers="caravan", tickets=(15, 15)), "", "buy-caravan", "withheld-no-use", id="no ticket in the supply"
        ),
        pytest.param(shop(events="turned-back"), "", "play-turned-back", "withheld-no-use", id="nothing to turn back"),
        pytest.param(shop(events="new-commission"), "", "play-new-commission", "withheld-no-use", id="no mark to move"),
        pytest.param(shop(events="forked-road"), "", "play-forked-road", "withheld-no-use", id="no path to leave"),
        pytest.param(
            shop(events="forked-road", blue="london a b"),
            "",
            "play-forked-road",
            "withheld-no-use",
            id="no dot behind the tip",
        ),
    ],
)
def test_what_is_withheld_says_why(start: State, moves: str, choice: str, reason: str | None) -> None:
    assert withheld(play(start, moves), 0, choice) == reason


WORLD = a_map(
    "card-world",
    "london eu af1 af2 af3 as1 as2 as3 oc1 oc2 sa1 sa2 sa3 sa4 sa5 na1 na2 na3 na4 na5",
    "africa: af1 af2 af3; asia: as1 as2 as3; oceania: oc1 oc2; south-america: sa1 sa2 sa3 sa4 sa5; "
    "north-america: na1 na2 na3 na4 na5",
)


def scored(*places: str, how: str = "hand") -> tuple[tuple[str, str], ...]:
    return tuple((place, how) for place in places)


@pytest.mark.parametrize(
    ("explorer", "cards", "more", "points"),
    [
        ("ibn-battuta", [scored("af1", "af2", "as1", "as2")], {}, 3),
        ("ibn-battuta", [scored("af1", "af2", "af3", "as1")], {}, 0),
        ("alexander-von-humboldt", [scored("sa1", "sa2"), scored("eu")], {}, 3),
        ("alexander-von-humboldt", [scored("sa1", "sa2"), scored("sa3", "sa4")], {}, 3),
        ("alexander-von-humboldt", [scored("sa1"), scored("eu")], {}, 0),
        ("alexander-von-humboldt", [scored("sa1", "sa2"), scored("sa3", "sa4", "sa5")], {}, 0),
        ("james-cook", [scored("eu", "af1", "as1", "oc1", "sa1", "na1")], {}, 3),
        ("james-cook", [scored("eu", "af1", "as1", "oc1", "oc2", "sa1")], {}, 0),
        ("zheng-he", [scored("as1", "as2", "as3", "oc1", "oc2")], {}, 3),
        ("zheng-he", [scored("as1", "as2", "oc1", "oc2", "eu")], {}, 0),
        ("ida-pfeiffer", [()], {"tickets": 0}, 0),
        ("ida-pfeiffer", [()], {"tickets": 2}, 2),
        ("ida-pfeiffer", [()], {"tickets": 9}, 3),
        ("amundsen", [scored("na1", "na2", "na3"), scored("na4", "na5")], {}, 3),
        ("amundsen", [scored("na1", "na2"), scored("na3")], {}, 0),
        ("jeanne-baret", [(*scored("eu", "af1", how="public"), ("oc1", "secret"))], {}, 3),
        ("jeanne-baret", [(*scored("eu", "af1", how="public"), ("oc1", "hand"))], {}, 0),
    ],
)
def test_explorers(explorer: str, cards: Any, more: Any, points: int) -> None:
    state = table(WORLD, "", "", scored=cards, explorers=explorer, **more)
    state.stack.clear()
    standing, *_ = GAME.standings(state) or ()
    assert standing.parts["explorers"] == points


def test_the_cards_are_a_table() -> None:
    assert (len(EXPLORERS), len(EVENTS)) == (7, 10)
    assert not set(EXPLORERS) & set(EVENTS)
