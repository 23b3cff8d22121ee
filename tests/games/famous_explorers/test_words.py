"""Words no random game is sure to say: every card, every kind of arrow, every reason."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games.engine import WAYS_OUT, text
from games.famous_explorers import GAME, names
from games.famous_explorers.arrow_choices import PREFIXES
from games.famous_explorers.effects import ArrowKind
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.turn import described, price

MENU = 100
"""Characters an entry of a menu may have."""

ROOT = resources.files("games.famous_explorers")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Localizer:
    return Localizer(request.param, "famous_explorers", ("Ana", "Ben"))


def test_every_card_is_told_in_a_menu_entry(words: Localizer) -> None:
    for card in (*EXPLORERS, *EVENTS):
        for secrets in (True, False):
            for label in ("do-buy", "do-play"):
                said = words.format(
                    label, card=names.card(card), price=price(card), effect=described(card, secrets=secrets)
                )
                assert len(said) <= MENU, card
                assert "{" not in said, card


def test_survey_tells_of_the_table_it_is_bought_at() -> None:
    say = Localizer("en", "famous_explorers", ("Ana", "Ben"))
    told = [say(described("survey", secrets=secrets)) for secrets in (True, False)]
    assert told == [
        "now: see all secret destinations, then exchange a card if you like",
        "now: discard a card, draw 3, keep one",
    ]
    state = GAME.setup(2, GAME.presets["advanced"], b"1")
    state.offers[0] = "survey"
    while state.playing is None:
        GAME.step(state, GAME.legal(state)[0])
    (decision,) = (decision for decision in GAME.decisions(state) if decision.waits)
    (buy,) = (choice for choice in decision.choices if choice.key == "buy-survey")
    assert told[0] in say(buy.label)


@pytest.mark.parametrize("kind", PREFIXES)
def test_every_kind_of_arrow_is_told(words: Localizer, kind: ArrowKind) -> None:
    to = text("way-to", place=names.place("timbuktu"), way="↗")
    there = f"{words(names.place('timbuktu'))} ↗"
    assert there in words.format(f"do-lay-{kind}", expedition=names.expedition("blue"), to=to)


def test_every_message_is_used_and_every_message_used_is_there() -> None:
    """Ids that are put together from parts are checked by their parts."""
    catalogue = (ROOT / "locale" / "en.ftl").read_text("utf-8")
    ids = set(re.findall(r"^([a-z][a-z0-9-]*) =", catalogue, re.MULTILINE))
    code = "".join(path.read_text("utf-8") for path in ROOT.iterdir() if path.name.endswith(".py"))
    ways_out = {choice.label.id for choice in WAYS_OUT.values()}
    written = set(re.findall(r'"((?:say|ask|do|withheld|group|guard|way|edge)(?:-[a-z-]+)?)"', code))
    assert written <= ids
    built = (
        *("place-", "dot-", "region-", "card-", "expedition-", "node-", "brings-", "part-"),
        *("option-", "preset-", "game-", "about-", "reason-", "lesson-", "do-lay-", "pic-", "sign-"),
    )
    assert {key for key in ids - written - ways_out if not key.startswith(built)} == set()
