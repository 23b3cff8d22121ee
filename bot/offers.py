"""Which games are offered while the bot runs: other people's may go at any moment, and come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.commands import forget_commands, game_choices, offer_games
from bot.tables.core import repair
from bot.tables.show.rules import pages
from games import PACKAGES, LeftOut

if TYPE_CHECKING:
    from bot.tables.core.client import TableClient

log = logging.getLogger(__name__)


class Offers:
    """Follows games that come and go: their tables rest or go on, and the commands of ``client`` list what there is.

    ``spawn`` does something in the background, ``renew_icons`` has icons drawn anew.
    """

    def __init__(
        self, client: TableClient, spawn: Callable[[Coroutine[Any, Any, None]], None], renew_icons: Callable[[], None]
    ) -> None:
        self._client, self._spawn, self._renew_icons = client, spawn, renew_icons
        self._told: list[str] = []
        self._telling = asyncio.Lock()

    def left_out(self, package: LeftOut) -> None:
        """Have the tables of a game rest that cannot be used, and offer it no more."""
        log.warning("A game is left out: %s", package)
        self._changed()

    def back(self, games: Sequence[str]) -> None:
        """Offer games that have come back, or were allowed just now; their tables go on."""
        if games:
            log.info("Games that are here from now on: %s", ", ".join(games))
            self._changed()

    def _changed(self) -> None:
        if self._told:
            self._spawn(self._follow())

    async def _follow(self) -> None:
        offer_games()
        pages.cache_clear()
        await repair.check_all(self._client.tables)
        async with self._telling:
            if self._told != [*PACKAGES]:
                self._renew_icons()
                await self.tell()

    async def tell(self) -> None:
        """Tell Discord the commands, with the games that they offer; few bots need all languages’ words again."""
        self._told, tree = [*PACKAGES], self._client.tree
        if [choice.value for choice in game_choices()] != self._told:
            offer_games()
        if self._client.settings.test_guild:
            guild = discord.Object(self._client.settings.test_guild)
            tree.copy_global_to(guild=guild)
            await tree.sync(guild=guild)
        await tree.sync()
        forget_commands()
