"""Tickets and swaps, case by case."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import GAME, a_map, check, open_keys, play, table, withheld

ROAD = a_map("ticket-road", "london a b c d e f g h, a z, london red1 b")


@pytest.mark.parametrize(
    ("start", "moves", "expected"),
    [
        pytest.param(
            table(ROAD, "h", "g"),
            "0:ticket-arrow-blue-a 0:arrow-blue-b 0:ticket-arrow-blue-c 0:end-turn",
            {"blue": "london a b c", "tickets": (1, 3), "supply": 26},
            id="tickets are spent before and after the turn's own arrow",
        ),
        pytest.param(
            table(ROAD, "h", "g", tickets=(1, 3)),
            "0:ticket-arrow-blue-red1 0:ticket-arrow-blue-b",
            {"blue": "london red1 b", "tickets": (0, 3)},
            id="a ticket gained may be spent in the same turn",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="c d e"),
            "0:ticket-swap",
            {"asked": "ask-swap", "open": {"discard-h", "discard-g", "back"}, "tickets": (3, 3)},
            id="a swap asks for the card to go",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="c d e"),
            "0:ticket-swap 0:back",
            {"asked": "ask-turn", "tickets": (3, 3), "hands": ("g h", "f")},
            id="and costs nothing until then",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="c d e"),
            "0:ticket-swap 0:discard-h",
            {"asked": "ask-keep", "open": {"keep-c", "keep-d"}, "tickets": (2, 3), "discards": "h"},
            id="two cards are drawn",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="c d e"),
            "0:ticket-swap 0:discard-h 0:keep-d",
            {"asked": "ask-turn", "hands": ("d g", "f"), "discards": "h c"},
            id="one of which is kept",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="c"),
            "0:ticket-swap 0:discard-h 0:keep-c",
            {"hands": ("c g", "f"), "discards": "h"},
            id="or the one there is",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="a d", blue="london a"),
            "0:ticket-swap 0:discard-h 0:keep-a",
            {"scores": (1, 0), "hands": ("g", "f")},
            id="basic rules: a card of a place already passed scores at once",
        ),
        pytest.param(
            table(ROAD, "h", "f", deck="a d", blue="london a"),
            "0:ticket-swap 0:discard-h 0:keep-a",
            {"scores": (0, 0), "hands": ("a", "f"), "aside": {"score-a"}},
            id="unless it is the last",
        ),
        pytest.param(
            table(ROAD, "h g", "f", deck="c d", marks=("h", "")),
            "0:ticket-swap 0:discard-h 0:keep-c",
            {"marks": ("h", ""), "discards": "h d"},
            id="the mark of a discarded card stays on the board",
        ),
        pytest.param(
            table(ROAD, "h", "f", deck="c d"),
            "0:ticket-swap 0:discard-h 0:keep-c",
            {"over": False, "hands": ("c", "f")},
            id="swapping the last card ends nothing",
        ),
    ],
)
def test_tickets(start: State, moves: str, expected: Mapping[str, object]) -> None:
    check(play(start, moves), **expected)


@pytest.mark.parametrize(
    ("start", "moves", "choice", "reason"),
    [
        pytest.param(
            table(ROAD, "h", "g"),
            "0:ticket-arrow-blue-a 0:ticket-arrow-blue-b",
            "ticket",
            "withheld-ticket-limit",
            id="two tickets a turn",
        ),
        pytest.param(table(ROAD, "h", "g", tickets=(0, 3)), "", "ticket", "withheld-tickets", id="no ticket to spend"),
        pytest.param(table(ROAD, "h", "g"), "", "ticket-swap", "withheld-deck-empty", id="no card to draw"),
    ],
)
def test_what_is_withheld_says_why(start: State, moves: str, choice: str, reason: str | None) -> None:
    assert withheld(play(start, moves), 0, choice) == reason


def test_the_limit_is_new_every_turn() -> None:
    state = play(
        table(ROAD, "h", "g"),
        "0:ticket-arrow-blue-a 0:ticket-arrow-blue-b 0:arrow-blue-c 0:end-turn 1:arrow-blue-d 1:end-turn",
    )
    assert "ticket-arrow-blue-e" in open_keys(state)


def test_drawn_cards_are_their_owners() -> None:
    state = play(table(ROAD, "h g", "f", deck="c d e"), "0:ticket-swap 0:discard-h")
    assert [card.place for card in GAME.view(state, 0).drawn] == ["c", "d"]
    assert [GAME.view(state, me).drawn for me in (1, None)] == [(), ()]
    assert [GAME.view(state, me).seats[0].cards for me in (0, 1, None)] == [3, 3, 3]


def test_a_swap_that_passes_a_place_says_so() -> None:
    state = play(table(ROAD, "h g", "f", deck="a d", blue="london a"), "0:ticket-swap 0:discard-h")
    labels = {choice.key: choice.label.id for decision in GAME.decisions(state) for choice in decision.choices}
    assert (labels["keep-a"], labels["keep-d"]) == ("do-keep-passed", "do-keep")


def test_a_drawn_card_of_a_place_reached_this_turn_is_late() -> None:
    start = table(ROAD, "h g", "f", deck="a d", options=Options(late_scoring=True))
    state = play(start, "0:arrow-blue-a 0:ticket-swap 0:discard-h 0:keep-a")
    assert {card.place: card.scorable for card in GAME.view(state, 0).hand} == {"a": "late", "g": None}
