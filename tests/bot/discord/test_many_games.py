"""As many games as Discord's lists hold: every message that lists games can be sent."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import msgspec
import pytest

from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.discord.commands import game_choices, offer_games
from bot.learning.course import games_menu
from bot.people.settings import GuildSettings
from bot.tables.lobby.opening_views import game_menu
from bot.tables.show.rules import help_page
from games import GAMES, PACKAGES
from games.packages import MAX_PACKAGES, GamePackage
from testing.messages import body, parts


@pytest.fixture(autouse=True)
def many() -> Iterator[None]:
    first, package = next(iter(PACKAGES.items()))
    found: dict[str, GamePackage] = {}
    for number in range(MAX_PACKAGES):
        key = f"{'k' * 29}_{number:02}"
        about = msgspec.structs.replace(package.about, key=key)
        found[key] = dataclasses.replace(package, about=about)
        found[key].game = GAMES[first]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PACKAGES.__dict__, "_found", found)
        offer_games()
        yield
    offer_games()


def test_help_has_the_rules_of_each_and_learning_each_lesson() -> None:
    words = Localizer("en")
    for message, verb in ((help_page(words, Settings()), "rules"), (games_menu(None, words), "learn")):
        sent = [part.get("custom_id", "") for part in parts(body(message)["components"])]
        assert len([each for each in sent if f":{verb}:" in each]) == MAX_PACKAGES


def test_a_game_is_chosen_from_all() -> None:
    for settings in (GuildSettings(), GuildSettings(games=("gone",))):
        sent = body(game_menu(settings, Localizer("en")))
        [menu] = [part for part in parts(sent["components"]) if "options" in part]
        assert len(menu["options"]) == len(game_choices()) == MAX_PACKAGES
