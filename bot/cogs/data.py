"""``/me data`` and ``/me forget``: what is stored about somebody, as a file; and an end to it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from bot.cogs.common import SURE
from bot.outbox.eraser import Eraser
from bot.store.personal_data import personal_data
from bot.tables import own_tables
from bot.tables.forgetting import Forgetting
from bot.ui.commands import about
from bot.ui.ids import Id
from bot.ui.items import CairnButton, Press
from bot.ui.message import LARGE, Message, layout, row, text_block, text_message
from bot.ui.reply import Reply
from bot.ui.sanitize import name_forms

if TYPE_CHECKING:
    from bot.client import Cairn


class DataCommands(commands.Cog):
    """For the cog of ``/me``. All answers are for one person alone."""

    client: Cairn

    def serve_data(self) -> None:
        """Prepares to forget people."""
        client = self.client
        self.forgetting = Forgetting(client.store, client.tables, Eraser(client).erase, name_forms, client.wake_outbox)
        self._forgets = set[asyncio.Task[None]]()

    async def cog_load(self) -> None:
        """Goes on with what was begun before a restart."""
        self._spawn(self.forgetting.resume())

    async def cog_unload(self) -> None:
        """Breaks off what is being done; the next start goes on with it."""
        for task in self._forgets:
            task.cancel()
        await asyncio.gather(*self._forgets, return_exceptions=True)

    @app_commands.command(**about("me-data"))
    async def data(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            found = await self.client.store.read(personal_data, interaction.user.id)
            name, data = "cairn-data.json", msgspec.json.format(msgspec.json.encode(found), indent=1)
            if len(data) > LARGE:
                name, data = f"{name}.gz", gzip.compress(data)
            words = text_block(reply.localizer.format("me-data"))
            await reply.show(Message(layout(words, ui.File(f"attachment://{name}")), attached={name: data}))

    @app_commands.command(**about("me-forget"))
    async def forget(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            live = len(await own_tables.of_user(self.client.tables, interaction.user.id))
            label = reply.localizer.format("button-forget")
            sure = CairnButton(Id("me-forget", 0, arg=SURE), label, style=discord.ButtonStyle.danger)
            await reply.show(Message(layout(text_block(reply.localizer.format("me-forget", tables=live)), row(sure))))

    async def on_forget(self, press: Press) -> None:
        """Begins it; the rest takes as long as Discord's limits make old messages take."""
        async with Reply(press.interaction, update=True) as reply:
            user = press.interaction.user
            reply.localizer = await self.client.context.localizer(press.interaction)
            await self.forgetting.begin(user.id)
            self._spawn(self.forgetting.forget_noted(user.id, user.display_name, user.name))
            await reply.show(text_message(reply.localizer.format("said-forgetting")))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._forgets.add(task)
        task.add_done_callback(self._forgets.discard)
