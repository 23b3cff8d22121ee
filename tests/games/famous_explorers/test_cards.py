"""Explorers and events, case by case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.maps import world_of
from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, events, open_keys, play, table, withheld

ROAD = a_map("card-road", "london a b c d e f g h, b red1 e, c green1 f, a z, d p, e q, london y")
DEAD_END = a_map("card-dead-end", "london a b c a, london h1 h2 h3 h4 h5 h6")
LONG = {n: "london " + " ".join(f"h{i}" for i in range(1, n + 1)) for n in (5, 6)}
LOOP = a_map("card-loop", "london a b c a, b d e f, c g, london h")
FORK = a_map("card-fork", "london a red1 b h, red1 y, red1 c a g")
WORLD = a_map(
    "card-world",
    "london eu af1 af2 af3 as1 as2 as3 oc1 oc2 sa1 sa2 sa3 sa4 sa5 na1",
    "africa: af1 af2 af3; asia: as1 as2 as3; oceania: oc1 oc2; south-america: sa1 sa2 sa3 sa4 sa5; north-america: na1",
)
ON = Options(explorers_and_events=True)
ON_LATE = Options(explorers_and_events=True, late_scoring=True)
ON_RED = Options(explorers_and_events=True, no_ticket_to_red=True)
ON_SECRET = Options(explorers_and_events=True, secret_destinations=True)


def shop(name: str = ROAD, *hands: str, **more: Any) -> State:
    return table(name, *(hands or ("h g", "f")), **{"options": ON, **more})


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
            shop(ROAD, "a h", "f", events="local-guide", blue="london y"),
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
            shop(ROAD, "", "f", offers="letters-of-introduction", deck="a"),
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


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            shop(offers="tailwind", blue="london a", amber="london y", violet="london a b"),
            "0:buy-tailwind 0:tailwind-blue-b 0:tailwind-blue-red1 0:tailwind-blue-e",
            {"blue": "london a b red1 e", "tickets": (2, 3), "asked": "ask-turn-more"},
            id="Tailwind: three arrows on one expedition, in place of the turn's; dots give nothing",
        ),
        pytest.param(
            shop(offers="tailwind", amber="london a"),
            "0:buy-tailwind",
            {"open": {f"tailwind-{colour}-{place}" for colour in ("blue", "violet") for place in "ay"}},
            id="Tailwind: on one of those with the fewest arrows",
        ),
        pytest.param(
            shop(DEAD_END, "h6", "h6", offers="tailwind", blue="london a b c a", amber=LONG[5], violet=LONG[6]),
            "0:buy-tailwind 0:tailwind-amber-h6",
            {"asked": "ask-turn-more", "amber": LONG[6]},
            id="Tailwind: of those that can go on, as far as it can",
        ),
        pytest.param(
            shop(offers="tailwind", amber="london a"),
            "0:buy-tailwind 0:tailwind-blue-a",
            {"asked": "ask-tailwind-again", "open": {"tailwind-blue-b", "tailwind-blue-z"}},
            id="Tailwind: all on the same one",
        ),
        pytest.param(
            shop(LOOP, "h", "h", offers="tailwind", blue="london a b c", amber="london a b c", violet="london a b c g"),
            "0:buy-tailwind 0:tailwind-blue-a 0:exit-blue-b.d 0:tailwind-blue-e 0:tailwind-blue-f",
            {"blue": "london a b c a, b d e f", "asked": "ask-turn-more"},
            id="Tailwind: a loop is left before the next arrow",
        ),
        pytest.param(
            shop(offers="tailwind", blue="london a b", amber="london a b c", violet="london a b c", options=ON_RED),
            "0:buy-tailwind",
            {"open": {"tailwind-blue-c"}},
            id="Tailwind: with new rule 2 not to a red dot, as a ticket paid for it",
        ),
        pytest.param(
            shop(ROAD, "b h", "c g", offers="tailwind", public="a d"),
            "0:buy-tailwind 0:tailwind-blue-a 0:tailwind-blue-b 0:tailwind-blue-c",
            {"scores": (1, 1), "public": "a d", "hands": ("h", "g")},
            id="Tailwind: cards in hands score, public destinations stay",
        ),
        pytest.param(
            shop(events="turned-back", blue="london a b c d"),
            "0:play-turned-back 0:turn-back-blue",
            {"blue": "london a", "tickets": (3, 3), "events": ("", ""), "asked": "ask-turn"},
            id="Turned back: the last three arrows go",
        ),
        pytest.param(
            shop(events="turned-back", blue="london a b red1 e f g"),
            "0:play-turned-back 0:turn-back-blue",
            {"blue": "london a b red1", "tickets": (4, 3)},
            id="Turned back: the dot fallen back to counts",
        ),
        pytest.param(
            shop(events="turned-back", blue="london a b red1 e f"),
            "0:play-turned-back 0:turn-back-blue",
            {"blue": "london a b", "tickets": (3, 3)},
            id="Turned back: the one passed does not",
        ),
        pytest.param(
            shop(LOOP, "h", "h", events="turned-back", blue="london a b c a, b d e f"),
            "0:play-turned-back 0:turn-back-blue",
            {"asked": "ask-exit", "open": {"exit-blue-b.d", "exit-blue-c.g"}},
            id="Turned back: a loop reopened is left anew",
        ),
        pytest.param(
            shop(events="turned-back", blue="london a b c"),
            "0:play-turned-back 0:back",
            {"events": ("turned-back", ""), "asked": "ask-turn"},
            id="a kept event is only used up by its last choice",
        ),
        pytest.param(
            shop(events="washed-out-bridge", blue="london a"),
            "0:play-washed-out-bridge 0:block-a.b 0:arrow-amber-a 0:end-turn",
            {"blocked": True, "events": ("", ""), "waits": (1,)},
            id="Washed-out bridge: nobody crosses",
        ),
        pytest.param(
            shop(events="washed-out-bridge", blue="london a"),
            "0:play-washed-out-bridge 0:block-a.b 0:arrow-amber-a 0:end-turn 1:arrow-blue-z 1:end-turn",
            {"blocked": False, "waits": (0,)},
            id="Washed-out bridge: until the buyer's next turn",
        ),
        pytest.param(
            shop(ROAD, "h g e", "f", events="new-commission", marks=("h e", "")),
            "0:play-new-commission 0:commission-h 0:back 0:commission-h 0:commission-h.g",
            {"marks": ("e g", ""), "events": ("", "")},
            id="New commission: a mark moves to another card's place",
        ),
        pytest.param(
            shop(events="local-guide", blue="london a b c d e f"),
            "0:play-local-guide 0:guide-g",
            {"scores": (1, 0), "hands": ("h", "f")},
            id="Local guide: a card one space from a tip scores",
        ),
        pytest.param(
            shop(ROAD, "h g", "f", events="local-guide", marks=("g", ""), blue="london a b c d e f"),
            "0:play-local-guide 0:guide-g",
            {"scores": (2, 0), "marks": ("", "")},
            id="Local guide: two points with a mark",
        ),
        pytest.param(
            shop(ROAD, "g", "f", events="local-guide", blue="london a b c d e f"),
            "0:play-local-guide 0:guide-g 0:arrow-amber-a 0:end-turn 1:arrow-amber-b 1:end-turn",
            {"over": True},
            id="Local guide: it may be the last card",
        ),
        pytest.param(
            shop(offers="letters-of-introduction", deck="p q d"),
            "0:buy-letters-of-introduction 0:exchange-h 0:done",
            {"hands": ("g p", "f"), "discards": "h", "asked": "ask-turn"},
            id="Letters of introduction: as many as one likes",
        ),
        pytest.param(
            shop(ROAD, "h g y z", "f", offers="letters-of-introduction", deck="p q d c"),
            "0:buy-letters-of-introduction 0:exchange-h 0:exchange-g",
            {"open": {"done"}, "drawn": ("p q", "")},
            id="Letters of introduction: at most two",
        ),
        pytest.param(
            shop(ROAD, "h g y z", "f", offers="letters-of-introduction", deck="p q d c"),
            "0:buy-letters-of-introduction 0:exchange-h",
            {"open": {"exchange-g", "exchange-y", "exchange-z", "done"}, "drawn": ("p", "")},
            id="Letters of introduction: of the cards in hand, not of those drawn",
        ),
        pytest.param(
            shop(offers="changed-headlines", public="a b c d e y", deck="p q"),
            "0:buy-changed-headlines 0:replace-b",
            {"public": "a c d e y p", "discards": "b", "scores": (0, 0), "asked": "ask-turn"},
            id="Changed headlines: a public destination is replaced",
        ),
        pytest.param(
            shop(offers="changed-headlines", public="c d e y p q", deck="a b", blue="london a b"),
            "0:buy-changed-headlines 0:replace-d",
            {"public": "c e y p q b", "discards": "d", "scores": (1, 0), "asked": "ask-turn"},
            id="Changed headlines: a new one that is passed is the buyer's, and no further one",
        ),
        pytest.param(
            shop(offers="changed-headlines", public="a b", deck="p"),
            "0:buy-changed-headlines 0:done",
            {"public": "a b", "tickets": (2, 3), "asked": "ask-turn"},
            id="Changed headlines: or none",
        ),
        pytest.param(
            shop(offers="survey", deck="p q d c"),
            "0:buy-survey 0:discard-h",
            {"open": {"keep-p", "keep-q", "keep-d"}, "tickets": (2, 3)},
            id="Survey without secrets: a better swap",
        ),
        pytest.param(
            shop(offers="survey", secrets=[("p",), ("q", 0)], deck="d c", options=ON_SECRET),
            "0:buy-survey 0:exchange-h 0:done",
            {"peekers": ((0,), (0,)), "hands": ("d g", "f"), "asked": "ask-turn"},
            id="Survey with secrets: a look at both, and a card exchanged",
        ),
        pytest.param(
            shop(FORK, events="forked-road", blue="london a red1 b"),
            "0:play-forked-road 0:fork-blue-red1 0:fork-blue-red1.y",
            {"blue": "london a red1 b, red1 y", "tickets": (3, 3), "asked": "ask-turn-more", "events": ("", "")},
            id="Forked road: the turn's arrow leaves the dot behind the tip, and its end is the tip",
        ),
        pytest.param(
            shop(FORK, events="forked-road", blue="london a red1 b"),
            "0:play-forked-road 0:fork-blue-red1 0:back 0:back",
            {"blue": "london a red1 b", "asked": "ask-turn", "events": ("forked-road", "")},
            id="Forked road: kept until it leads somewhere",
        ),
        pytest.param(
            shop(FORK, events="forked-road", blue="london a red1 b"),
            "0:play-forked-road 0:fork-blue-red1 0:fork-blue-red1.y 0:ticket-remove-blue",
            {"blue": "london a red1 b", "asked": "ask-turn-more"},
            id="Forked road: removed, the old tip is back",
        ),
        pytest.param(
            shop(FORK, "h", "h", events="forked-road", blue="london a red1 b"),
            "0:play-forked-road 0:fork-blue-red1 0:fork-blue-red1.c",
            {"blue": "london a red1 b, red1 c", "asked": "ask-turn-more"},
            id="Forked road: to any place beside the dot",
        ),
        pytest.param(
            shop(FORK, "h", "h", events="forked-road", blue="london a c red1 b"),
            "0:play-forked-road 0:fork-blue-red1 0:fork-blue-red1.a",
            {"asked": "ask-exit", "open": {"exit-blue-a.g", "exit-blue-red1.y"}},
            id="Forked road: a branch can close a loop like any arrow",
        ),
    ],
)
def test_events(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


def test_a_blocked_edge_is_withheld_from_all_and_shown() -> None:
    state = play(
        shop(events="washed-out-bridge", blue="london a"),
        "0:play-washed-out-bridge 0:block-a.b 0:arrow-amber-a 0:end-turn",
    )
    assert withheld(state, 1, "arrow-blue-b") == "withheld-blocked"
    blocked = GAME.view(state, None).blocked
    assert blocked is not None
    assert blocked.edge == "a~b"
    assert events(play(state, "1:arrow-blue-z"), "1:end-turn") == ["say-unblocked"]


def test_an_edge_with_an_arrow_cannot_be_blocked() -> None:
    state = play(shop(events="washed-out-bridge", blue="london a b"), "0:play-washed-out-bridge")
    assert not {"block-a.london", "block-a.b"} & open_keys(state)
    assert {"block-b.c", "block-a.z", "block-b.red1"} <= open_keys(state)


def test_a_commission_obeys_the_rule_of_marks() -> None:
    state = play(shop(ROAD, "h g e c a", "f", events="new-commission", marks=("h e", "")), "0:play-new-commission")
    assert open_keys(play(state, "0:commission-h")) == {"commission-h.g", "commission-h.c", "back"}
    assert "g" not in world_of(ROAD).near
    assert open_keys(play(state, "0:commission-e")) == {"commission-e.c", "back"}


def test_a_mark_scored_while_its_commission_is_chosen_moves_no_more() -> None:
    """Found by random play: a late card was scored between the two choices of a commission."""
    start = shop(ROAD, "b h d", "f", events="new-commission", marks=("h", ""), blue="london a b c d e f g h")
    start.options = ON_LATE
    chosen = play(start, "0:play-new-commission 0:commission-h")
    check(chosen, open={"commission-h.d", "back"})
    check(play(chosen, "0:score-h"), asked="ask-commission-to", open={"back"}, scores=(2, 0))
    check(play(chosen, "0:score-h 0:back 0:back"), asked="ask-turn", events=("new-commission", ""))


def test_cards_drawn_late_are_late() -> None:
    start = shop(ROAD, "h g", "f", offers="letters-of-introduction", deck="a d", blue="london a b", options=ON_LATE)
    state = play(start, "0:buy-letters-of-introduction 0:exchange-h 0:done")
    assert {card.place: card.scorable for card in GAME.view(state, 0).hand} == {"a": "late", "g": None}


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
        ("roald-amundsen", [()], {}, 3),
        ("roald-amundsen", [()], {"marks": ("eu",)}, 0),
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
