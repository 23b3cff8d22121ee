"""Sitting down at a table, which is asked about where somebody sits there whom one blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cogs.common import SURE, confirm
from bot.cogs.learn import welcome
from bot.model.change import Stored
from bot.model.table import Status, Table
from bot.tables import lobby
from bot.tables.seats import user_mentions
from bot.ui.context import requester
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.reply import Reply
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn


async def join(client: Cairn, reply: Reply, found: Stored, *, sure: bool = False) -> None:
    """Lets who asks sit down; unless they are ``sure``, they are asked first where they block somebody there."""
    interaction = reply.interaction
    localizer = await client.context.localizer(interaction, found.table)
    could = found.table.status is Status.LOBBY and found.table.seat_of(interaction.user.id) is None
    if could and not sure and (who := await blocked_at(client, found.table, interaction.user.id)):
        words = localizer.format("join-blocked", who=user_mentions(who))
        button = CairnButton(Id("join", found.table.id, arg=SURE), localizer.format("button-join-anyway"))
        await reply.show(confirm(found.table, localizer, words, button))
        return
    table = await lobby.join(client.tables, found.table.id, requester(interaction), found)
    said = localizer(text("said-joined", table=str(table.id)))
    await reply.show(await welcome(reply, client.context, table, said))


async def blocked_at(client: Cairn, table: Table, user_id: int) -> tuple[int, ...]:
    """Those whom a person blocks of the owner and the people at a table."""
    blocked = await client.people.blocked(user_id)
    return tuple(user for user in dict.fromkeys((table.owner_id, *table.people)) if user in blocked)
