"""*What would you do?* in the panel, *Why?* for the moves of computer players, and *Look back* on what is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.ui.advice import counsel_message, look_back_message, past_choice_message, reasons_message
from bot.ui.items import Press
from bot.ui.names import render_context
from bot.ui.reply import Reply
from render.scene import Picture

if TYPE_CHECKING:
    from bot.client import Cairn


class AdviceCog(commands.Cog):
    """Private answers about choices, one's own and those of computer players."""

    def __init__(self, client: Cairn) -> None:
        self.context, self.advice, self.look_back = client.context, client.advice, client.advice.look_back
        client.handlers.add(advice=self.on_advice, whys=self.on_whys)
        client.handlers.add(look_back=self.on_look_back, look_back_at=self.on_look_back_at)

    async def on_advice(self, press: Press) -> None:
        user = press.interaction.user.id
        async with Reply(press.interaction) as reply:
            position = await self.context.seated(press.interaction, press.id.table)
            found = await self.advice.counsel(position, self.context.seat(position, user), user)
            localizer = await self.context.localizer(press.interaction, position.table)
            await reply.show(counsel_message(found, localizer))

    async def on_whys(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            position = await self.context.position(press.interaction, press.id.table)
            found = await self.advice.reasons(position, press.interaction.user.id)
            localizer = await self.context.localizer(press.interaction, position.table)
            await reply.show(reasons_message(found, localizer))

    async def on_look_back(self, press: Press) -> None:
        async with Reply(press.interaction, update=bool(press.id.arg)) as reply:
            position = await self.context.seated(press.interaction, press.id.table)
            found = await self.look_back.ask(position, press.interaction.user.id)
            localizer = await self.context.localizer(press.interaction, position.table)
            await reply.show(look_back_message(position.table, found, localizer))

    async def on_look_back_at(self, press: Press) -> None:
        """How it lay before one of the reader's choices in a game that is over."""
        async with Reply(press.interaction) as reply:
            position = await self.context.seated(press.interaction, press.id.table)
            user, at = press.interaction.user.id, press.id
            choice = await self.look_back.before(position, user, at.revision, at.arg)
            localizer = await self.context.localizer(press.interaction, position.table)
            on = render_context(position.table, localizer.language)
            pictures: list[Picture] = await self.context.render_pool.board(on, choice.view)
            hand = await self.context.render_pool.hand(on, choice.view)
            pictures += [hand] if hand is not None else []
            await reply.show(past_choice_message(position.table, choice, pictures, localizer))


async def setup(client: Cairn) -> None:
    await client.add_cog(AdviceCog(client))
