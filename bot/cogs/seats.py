"""Seats that pass to somebody else: the buttons below an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.model.table import Table
from bot.tables import seats
from bot.tables.refusal import Refusal
from bot.tables.seats import user_mentions
from bot.ui.context import requester
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.reply import Reply
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.client import Cairn


class SeatsCog(commands.Cog):
    """The buttons below an offer."""

    def __init__(self, client: Cairn) -> None:
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(seat_agree=self.on_agree, seat_refuse=self.on_refuse)

    async def on_agree(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction) as reply:
            seat, person = _seat(press), requester(interaction)
            found = await self.context.stored(interaction, press.id.table)
            table = await seats.agree(self.tables, found.table.id, seat, press.id.revision, person, found)
            localizer = await self.context.localizer(interaction, table)
            await reply.show(text_message(localizer(_agreed(table, seat, person.user_id))))

    async def on_refuse(self, press: Press) -> None:
        interaction = press.interaction
        async with Reply(interaction) as reply:
            found = await self.context.stored(interaction, press.id.table)
            seat, user = _seat(press), interaction.user.id
            table = await seats.refuse(self.tables, found.table.id, seat, press.id.revision, user, found)
            localizer = await self.context.localizer(interaction, table)
            await reply.show(text_message(localizer.format("said-offer-refused")))


def _seat(press: Press) -> int:
    """The seat that a button below an offer names. Raises Refusal where it names none."""
    if not press.id.arg.isdecimal() or len(press.id.arg) > 2:
        raise Refusal("refusal-offer-gone")
    return int(press.id.arg)


def _agreed(table: Table, seat: int, user_id: int) -> Text:
    """The answer to somebody who agreed to an offer: who is still asked, or whose seat it is now."""
    offer = table.offer_of(seat)
    if offer is not None:
        return text("said-offer-agreed", who=user_mentions(offer.asked))
    mine = table.seats[seat].user_id == user_id
    return text("said-seat-yours" if mine else "said-seat-passed", table=str(table.id))


async def setup(client: Cairn) -> None:
    await client.add_cog(SeatsCog(client))
