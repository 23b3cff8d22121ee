from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from discord.app_commands import Choice

from bot.discord.commands import game_choices
from bot.offers import Offers
from games import PACKAGES


async def test_a_game_that_was_left_out_while_the_bot_was_loaded_is_in_no_command() -> None:
    """Commands are declared when their modules are imported; what is known by then may be gone once they are told."""
    listed = list[list[str]]()

    async def sync() -> None:
        listed.append([choice.value for choice in game_choices()])

    client = SimpleNamespace(settings=SimpleNamespace(test_guild=None), tree=SimpleNamespace(sync=sync))
    game_choices().append(Choice(name="Gone", value="gone"))
    await Offers(cast("Any", client), lambda work: work.close(), lambda: None).tell()
    assert listed == [[*PACKAGES]]
