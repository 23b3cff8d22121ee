"""All that is stored about somebody, as a file; and an end to it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

import discord
import msgspec
from discord import ui
from discord.ext import commands

from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.imprint import operator_lines
from bot.discord.interactions import ComponentInteraction, button, when_sure
from bot.discord.message import COMPRESS_FROM_BYTES, Message, layout, row, text_block
from bot.discord.sanitize import name_forms
from bot.privacy.personal_data import personal_data
from bot.privacy.scrubber import MessageScrubber
from bot.privacy.service import Forgetting
from bot.tables.core.arguments import SURE
from bot.tables.core.client import TableClient
from bot.tables.show import own_tables


class DataCommands(commands.Cog):
    """Two buttons of one's own settings, for their cog. All answers are for one person alone."""

    client: TableClient

    def serve_data(self) -> None:
        """Prepares to forget people."""
        client = self.client
        self.forgetting = Forgetting(
            client.store, client.tables, MessageScrubber(client).erase, name_forms, client.wake_outbox
        )
        self._forgets = set[asyncio.Task[None]]()

    async def cog_load(self) -> None:
        """Goes on with what was begun before a restart."""
        self._spawn(self.forgetting.resume())

    async def cog_unload(self) -> None:
        """Breaks off what is being done; the next start goes on with it."""
        for task in self._forgets:
            task.cancel()
        await asyncio.gather(*self._forgets, return_exceptions=True)

    @button("me-data")
    async def data(self, request: ComponentInteraction) -> None:
        found = await self.client.store.read(personal_data, request.user_id)
        name, data = "cairn-data.json", msgspec.json.format(msgspec.json.encode(found), indent=1)
        if len(data) > COMPRESS_FROM_BYTES:
            name, data = f"{name}.gz", gzip.compress(data)
        words, run_by = request.localizer.format("me-data"), operator_lines(self.client.settings, request.localizer)
        text = text_block(f"{words}\n{run_by}" if run_by else words)
        await request.show(Message(layout(text, ui.File(f"attachment://{name}")), attached={name: data}))

    @button("me-forget", ack=when_sure)
    async def forget(self, request: ComponentInteraction) -> None:
        """Asks once more, then begins it; the rest takes as long as Discord's limits make old messages take."""
        if not request.sure:
            live = len(await own_tables.of_user(self.client.tables, request.user_id))
            label = request.localizer.format("button-forget")
            sure = CairnButton(Id("me-forget", 0, arg=SURE), label, style=discord.ButtonStyle.danger)
            words = request.localizer.format("me-forget", tables=live)
            await request.show(Message(layout(text_block(words), row(sure))))
            return
        user = request.interaction.user
        await self.forgetting.begin(user.id)
        self._spawn(self.forgetting.forget_noted(user.id, user.display_name, user.name))
        await request.say("said-forgetting")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, context=Context())  # no part of the click, which it outlasts
        self._forgets.add(task)
        task.add_done_callback(self._forgets.discard)
