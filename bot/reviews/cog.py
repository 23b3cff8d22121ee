"""*Review together*, *Pin here*, and the button with which a player shows the moments in which they lost most."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, button, form, when_named
from bot.discord.permissions import permission_text
from bot.discord.replies import Ack, Request
from bot.reviews import views as compose
from bot.reviews.service import Reviews
from bot.tables.core.arguments import SEATED_TABLE, STORED, TABLE
from bot.tables.core.base import manages
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal

THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions that a review needs in a channel."""


class ReviewCog(commands.Cog):
    """The buttons of shared reviews. All answers are private."""

    def __init__(self, client: TableClient, reviews: Reviews) -> None:
        self.client, self.reviews = client, reviews

    @button("review", needs=TABLE)
    async def on_review(self, request: ComponentInteraction, table: Table) -> None:
        """Opens the review, or leads to it."""
        self._require_threads(request, table)
        manager = manages(table, actor(request.interaction))
        channel_id = await self.reviews.begin(table, request.user_id, manager=manager)
        await self._say(request, table, "said-review", channel_id)

    @button("pin", needs=TABLE, ack=Ack.FORM)
    async def ask_line(self, request: ComponentInteraction, table: Table) -> None:
        """Asks for the line below the position."""
        await self.reviews.require_may_pin(table, request.user_id)
        self._require_threads(request, table)
        await request.ask(compose.pin_form(table, request.id.revision, request.arg, request.localizer))

    @form("pin", needs=STORED)
    async def on_line(self, request: ComponentInteraction, stored: Stored) -> None:
        """Pins it."""
        turn, eyes = request.id.revision, request.arg
        channel_id = await self.reviews.pin(stored, request.user_id, turn, eyes, request.typed("words"))
        await self._say(request, stored.table, "said-pinned", channel_id)

    @button("review-agree", needs=SEATED_TABLE)
    async def on_agree(self, request: ComponentInteraction, table: Table) -> None:
        """Has the moments of who presses it looked for, for all to see."""
        await self.reviews.agree(table, request.user_id)
        await request.say("said-review-agreed")

    @button("pins", needs=TABLE, ack=when_named)
    async def on_pins(self, request: ComponentInteraction, table: Table) -> None:
        """A page of all pins; from a page another one in its place."""
        pins = await self.reviews.readable(table, request.user_id)
        page = int(request.arg) if request.arg.isdecimal() and len(request.arg) < 5 else len(pins)
        await request.show(compose.pins_page(table, pins, page, request.localizer))

    async def _say(self, request: Request, table: Table, what: str, channel_id: int | None) -> None:
        """Says that something is done, and where it is to be seen."""
        if channel_id is None:
            await request.say(f"{what}-message" if table.by_message else f"{what}-soon")
        else:
            await request.say(what, channel=f"<#{channel_id}>")

    def _require_threads(self, request: Request, table: Table) -> None:
        """Refuses where the channel of a table can have threads, and the bot may not open or write in them."""
        guild = self.client.get_guild(table.guild_id or 0)
        channel = guild.get_channel(table.channel_id or 0) if guild else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return
        allowed = channel.permissions_for(guild.me)
        lacks = [name for name in THREADS if not getattr(allowed, name)]
        if lacks:
            missing = permission_text(lacks, request.localizer)
            raise Refusal("refusal-missing-permissions", channel=f"<#{channel.id}>", missing=missing)
