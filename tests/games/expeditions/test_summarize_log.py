"""The log of a turn: few lines for many clicks (issue 4: the log of a turn is to be read)."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.localizer import Localizer
from games import GAMES
from games.engine import Player, Text, text
from games.expeditions import names

GAME = GAMES["expeditions"]
CARD, OTHER = names.card("gunter"), names.card("ember-core")


def gains(what: str, n: int = 1, seat: int = 0, by: str | None = None) -> Text:
    return names.gains("say-gains", seat, by, what=names.amount(what, n))


def gains_card(card: Text = CARD, seat: int = 0, by: str | None = None) -> Text:
    return names.gains("say-gains-card", seat, by, card=card)


def plays(seat: int = 0) -> Text:
    return text("say-plays", player=Player(seat), card=CARD)


COVERS = text("say-covers-move", player=Player(0))
CORE = text("say-gains", player=Player(0), what=names.points(1, 2))
TURNED_UP = text("say-turned-up", card=OTHER, spot="A")
ELSEWHERE = text("say-turned-up", card=CARD, spot="B")
GATHERS = text("say-gathers", player=Player(0), tile=names.tile(9))
TRASHES = text("say-trashes-map", player=Player(0))
WHENEVER = text("say-whenever", player=Player(0), card=CARD)
KEPT = ("say-vanquishes", "say-solves-for", "say-upgrades", "say-melds", "say-boasts", "say-refreshes", "say-flips")


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ([gains("power"), gains("guile", 2)], ["P0 gains 1 power, 2 guile."]),
        ([gains("power"), gains("red"), gains("power", 2), gains("blue")],
         ["P0 gains 3 power, a red worker, a blue worker."]),
        ([gains("red"), gains("red")], ["P0 gains 2 red workers."]),
        ([gains("power"), gains("power", seat=1)], ["P0 gains 1 power.", "P1 gains 1 power."]),
        ([gains_card(), TURNED_UP, gains("power")], ["P0 gains Gunter, 1 power.", "New at A: Ember Core."]),
        ([TURNED_UP, ELSEWHERE, TURNED_UP], ["New: Ember Core at A, Gunter at B, Ember Core at A."]),
        ([gains_card(), TURNED_UP, gains_card(OTHER), ELSEWHERE],
         ["P0 gains Gunter, Ember Core.", "New: Ember Core at A, Gunter at B."]),
        ([TURNED_UP, gains("power")], ["New at A: Ember Core.", "P0 gains 1 power."]),
        ([plays(), gains("power", by="gunter"), gains_card(OTHER, by="gunter")],
         ["P0 plays Gunter and gains 1 power, Ember Core."]),
        ([plays(), gains("power", by="anna")], ["P0 plays Gunter.", "Anna: P0 gains 1 power."]),
        ([GATHERS, gains("red"), plays(), gains("power", by="gunter"), gains("purple"), gains_card()],
         ["P0 gathers at 9 Mill Weir: a red worker.", "P0 plays Gunter and gains 1 power.",
          "9 Mill Weir: P0 gains a purple worker, Gunter."]),
        ([GATHERS, TRASHES, gains("coins"), gains("red")],
         ["P0 gathers at 9 Mill Weir.", "P0 trashes a map and gains $1.",
          "9 Mill Weir: P0 gains a red worker."]),
        ([plays(), COVERS, gains("power", by="gunter"), gains("guile", by="gunter")],
         ["P0 plays Gunter.", "P0 covers Move.", "Gunter: P0 gains 1 power, 1 guile."]),
        ([plays(), gains("power", seat=1)], ["P0 plays Gunter.", "P1 gains 1 power."]),
        ([WHENEVER, gains("coins", by="gunter")], ["Gunter takes effect: P0 gains $1."]),
        ([WHENEVER, gains("coins", seat=1)], ["Gunter takes effect.", "P1 gains $1."]),
        ([COVERS, gains("power"), plays()], ["P0 covers Move.", "P0 gains 1 power.", "P0 plays Gunter."]),
        ([CORE, gains("guile")], ["P0 gains 1 power, 3 guile."]),
    ],
)  # fmt: skip
def test_gains_are_told_together_and_with_what_led_to_them(said: list[Text], lines: list[str]) -> None:
    say = Localizer("en", "expeditions", ["P0", "P1"])
    assert [say(line) for line in GAME.told(said)] == lines


def test_names_that_german_would_decline_stand_in_quotes() -> None:
    say = Localizer("de", "expeditions", ["P0"])
    found = names.card("buried-turbine")
    said = [plays(), gains("power", by="gunter"), gains_card(found, by="gunter")]
    assert [say(line) for line in GAME.told(said)] == [
        "P0 spielt „Gunter“ und erhält 1 Stärke, „Verschüttete Turbine“."
    ]
    assert say(text("say-solves", player=Player(0), card=found)) == "P0 erfüllt „Verschüttete Turbine“."
    assert say(names.gains("say-gains", 0, None, what=names.token("o5"))) == "P0 erhält die orange 5."


def gathers(lines: list[Text]) -> list[Text]:
    """What tells of a Gather: once, whatever comes between its gains."""
    return [line for line in lines if line.id.startswith("say-gathers")]


def kept(lines: list[Text]) -> list[str]:
    """What is told whatever came of it."""
    return [said for line in lines if (said := line.id.removesuffix("-gains")) in KEPT]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_a_game_can_be_said_and_a_turn_has_few(language: str) -> None:
    """A game by rules of thumb: what a turn of about ten clicks tells."""
    state, rng = GAME.setup(3, GAME.presets["standard"], b"a long story"), Random(2)
    say, counts, told, turns = Localizer(language, "expeditions", ["P0", "P1", "P2"]), [], [], 0
    while decisions := GAME.decisions(state):
        able = [choice.key for choice in decisions[0].choices if choice.why_not is None]
        outcome = GAME.apply(state, decisions[0].seat, GAME.policy.choose(state, decisions[0].seat, able, rng))
        state = outcome.state
        told += [event.text for event in outcome.events]
        if state.turns > turns:
            lines = GAME.told(told)
            assert all(say(line) for line in lines)
            assert kept(lines) == kept(told)
            assert len(gathers(lines)) == len(gathers(told))
            counts.append(len(lines))
            told, turns = [], state.turns
    assert sum(counts) / len(counts) <= 7.5
