"""Events, case by case."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.famous_explorers.maps import world_of
from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, events, open_keys, play, withheld
from tests.games.famous_explorers.small_maps import BYROADS, shop

DEAD_END = a_map("card-dead-end", "london a b c a, london h1 h2 h3 h4 h5 h6")
LONG = {n: "london " + " ".join(f"h{i}" for i in range(1, n + 1)) for n in (5, 6)}
LOOP = a_map("card-loop", "london a b c a, b d e f, c g, london h")
FORK = a_map("card-fork", "london a red1 b h, red1 y, red1 c a g")
ON_LATE = Options(explorers_and_events=True, late_scoring=True)
ON_RED = Options(explorers_and_events=True, no_ticket_to_red=True)
ON_SECRET = Options(explorers_and_events=True, secret_destinations=True)


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
            shop(BYROADS, "b h", "c g", offers="tailwind", public="a d"),
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
            shop(events="swollen-river", blue="london a"),
            "0:play-swollen-river 0:block-a.b 0:done 0:arrow-amber-a 0:end-turn",
            {"blocked": True, "events": ("", ""), "waits": (1,)},
            id="Swollen river: nobody crosses",
        ),
        pytest.param(
            shop(events="swollen-river", blue="london a"),
            "0:play-swollen-river 0:block-a.b 0:done 0:arrow-amber-a 0:end-turn 1:arrow-blue-z 1:end-turn",
            {"blocked": False, "waits": (0,)},
            id="Swollen river: until the buyer's next turn",
        ),
        pytest.param(
            shop(BYROADS, "h g e", "f", events="new-commission", marks=("h e", "")),
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
            shop(BYROADS, "h g", "f", events="local-guide", marks=("g", ""), blue="london a b c d e f"),
            "0:play-local-guide 0:guide-g",
            {"scores": (2, 0), "marks": ("", "")},
            id="Local guide: two points with a mark",
        ),
        pytest.param(
            shop(BYROADS, "g", "f", events="local-guide", blue="london a b c d e f"),
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
            shop(BYROADS, "h g y z", "f", offers="letters-of-introduction", deck="p q d c"),
            "0:buy-letters-of-introduction 0:exchange-h 0:exchange-g",
            {"open": {"done"}, "drawn": ("p q", "")},
            id="Letters of introduction: at most two",
        ),
        pytest.param(
            shop(BYROADS, "h g y z", "f", offers="letters-of-introduction", deck="p q d c"),
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
        shop(events="swollen-river", blue="london a"),
        "0:play-swollen-river 0:block-a.b 0:done 0:arrow-amber-a 0:end-turn",
    )
    assert withheld(state, 1, "arrow-blue-b") == "withheld-blocked"
    blocked = GAME.view(state, None).blocked
    assert blocked is not None
    assert blocked.edge == "a~b"
    assert events(play(state, "1:arrow-blue-z"), "1:end-turn") == ["say-unblocked"]


def test_a_blocked_edge_comes_with_an_exchange() -> None:
    start = shop(BYROADS, "h g e", "f", events="swollen-river", blue="london a", deck="c")
    state = play(start, "0:play-swollen-river 0:block-a.b 0:exchange-g 0:done")
    assert (state.seats[0].hand, state.discards) == (["h", "e", "c"], ["g"])


def test_an_edge_with_an_arrow_cannot_be_blocked() -> None:
    state = play(shop(events="swollen-river", blue="london a b"), "0:play-swollen-river")
    assert not {"block-a.london", "block-a.b"} & open_keys(state)
    assert {"block-b.c", "block-a.z", "block-b.red1"} <= open_keys(state)


def test_a_commission_obeys_the_rule_of_marks() -> None:
    state = play(shop(BYROADS, "h g e c a", "f", events="new-commission", marks=("h e", "")), "0:play-new-commission")
    assert open_keys(play(state, "0:commission-h")) == {"commission-h.g", "commission-h.c", "back"}
    assert "g" not in world_of(BYROADS).near
    assert open_keys(play(state, "0:commission-e")) == {"commission-e.c", "back"}


def test_a_mark_scored_while_its_commission_is_chosen_moves_no_more() -> None:
    """Found by random play: a late card was scored between the two choices of a commission."""
    start = shop(BYROADS, "b h d", "f", events="new-commission", marks=("h", ""), blue="london a b c d e f g h")
    start.options = ON_LATE
    chosen = play(start, "0:play-new-commission 0:commission-h")
    check(chosen, open={"commission-h.d", "back"})
    check(play(chosen, "0:score-h"), asked="ask-commission-to", open={"back"}, scores=(2, 0))
    check(play(chosen, "0:score-h 0:back 0:back"), asked="ask-turn", events=("new-commission", ""))


def test_cards_drawn_late_are_late() -> None:
    start = shop(BYROADS, "h g", "f", offers="letters-of-introduction", deck="a d", blue="london a b", options=ON_LATE)
    state = play(start, "0:buy-letters-of-introduction 0:exchange-h 0:done")
    assert {card.place: card.scorable for card in GAME.view(state, 0).hand} == {"a": "late", "g": None}
