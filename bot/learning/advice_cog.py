"""*What would you do?* in the panel, *Why?* for the moves of computer players, and *Look back* on what is over."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, when_named
from bot.learning.advice import Advice
from bot.learning.advice_views import counsel_message, look_back_message, past_choice_message, reasons_message
from bot.tables.core.arguments import SEATED, STARTED
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position
from bot.tables.show.names import render_context
from render.scene import Picture


class AdviceCog(commands.Cog):
    """Private answers about choices, one's own and those of computer players."""

    def __init__(self, client: TableClient, advice: Advice) -> None:
        self.context, self.advice, self.look_back = client.context, advice, advice.look_back

    @button("advice", needs=SEATED)
    async def on_advice(self, request: ComponentInteraction, position: Position) -> None:
        user = request.user_id
        found = await self.advice.counsel(position, self.context.seat(position, user), user)
        await request.show(counsel_message(found, request.localizer))

    @button("whys", needs=STARTED)
    async def on_whys(self, request: ComponentInteraction, position: Position) -> None:
        found = await self.advice.reasons(position, request.user_id)
        await request.show(reasons_message(found, request.localizer))

    @button("look-back", needs=SEATED, ack=when_named)
    async def on_look_back(self, request: ComponentInteraction, position: Position) -> None:
        """The moments in which most was lost; while they are looked for, how far that is, in the same message."""
        found = await self.look_back.ask(position, request.user_id)

        async def show() -> None:
            await request.show(look_back_message(position.table, found, request.localizer))

        await show()
        self.look_back.follow(position, request.user_id, show)

    @button("look-back-at", needs=SEATED)
    async def on_look_back_at(self, request: ComponentInteraction, position: Position) -> None:
        """How it lay before one of the reader's choices in a game that is over."""
        choice = await self.look_back.before(position, request.user_id, request.id.revision, request.arg)
        on = render_context(position.table, request.localizer.language)
        pictures: list[Picture] = await self.context.render_pool.board(on, choice.view)
        hand = await self.context.render_pool.hand(on, choice.view)
        pictures += [hand] if hand is not None else []
        await request.show(past_choice_message(position.table, choice, pictures, request.localizer))
