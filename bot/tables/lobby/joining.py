"""Sitting down at a table, which is asked about where somebody sits there whom one blocks."""

from __future__ import annotations

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block, text_message
from bot.discord.replies import Request
from bot.tables.core.arguments import SURE, confirm
from bot.tables.core.base import user_mentions
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import RequestContext, requester
from bot.tables.core.model import Status, Table
from bot.tables.lobby import service as lobby
from bot.tables.show.learn_button import learn_button
from bot.tables.time.clock_views import calendar_notes
from games import GAMES
from games.engine import text


async def join(client: TableClient, request: Request, found: Stored) -> None:
    """Lets who asks sit down; unless they are sure, they are asked first where they block somebody there."""
    localizer = await client.context.localizer(request.interaction, found)
    could = found.table.status is Status.LOBBY and found.table.seat_of(request.user_id) is None
    if could and not request.sure and (who := await blocked_at(client, found.table, request.user_id)):
        words = localizer.format("join-blocked", who=user_mentions(who))
        button = CairnButton(Id("join", found.table.id, arg=SURE), localizer.format("button-join-anyway"))
        await request.show(confirm(found.table, localizer, words, button))
        return
    if found.table.status is Status.LOBBY and not could:
        said = localizer.format("join-seated")
        await request.show(own_lobby(found.table, request.user_id, localizer, said))
        return
    table = await lobby.join(client.tables, found.table.id, requester(request.interaction), found)
    said = "\n".join(map(localizer, (text("said-joined", table=str(table.id)), *calendar_notes(table.pace))))
    await request.show(await welcome(client.context, request, table, said))


def own_lobby(table: Table, user_id: int, localizer: Localizer, said: str) -> Message:
    """The words ``said`` to somebody at a table that has not begun, with what they can do there.

    A lobby's *Join* is for everybody else: its owner fills the table and starts it, the others may leave.
    """
    players, seats = table.invitations.players(GAMES[table.game].seats), len(table.seats)
    start = CairnButton(Id("start", table.id), localizer.format("button-start"), style=discord.ButtonStyle.primary)
    computer = CairnButton(Id("computer", table.id), localizer.format("button-computer"), emoji="🤖")
    ways = (
        start if seats in players else None,
        computer if seats < max(players) else None,
        CairnButton(Id("options", table.id), localizer.format("button-options")),
    )
    leave = CairnButton(Id("leave", table.id), localizer.format("button-leave"))
    owned = ways if table.owner_id == user_id else ()
    return Message(layout(text_block(said), row(*owned, leave)))


async def blocked_at(client: TableClient, table: Table, user_id: int) -> tuple[int, ...]:
    """Those whom a person blocks of the owner and the people at a table."""
    blocked = await client.people.blocked(user_id)
    return tuple(user for user in dict.fromkeys((table.owner_id, *table.people)) if user in blocked)


async def welcome(context: RequestContext, request: Request, table: Table, said: str) -> Message:
    """Show ``said`` to somebody who joins ``table``, with a button to its lesson if they are new to the game."""
    if not await context.newcomers.invite(request.user_id, table.game):
        return text_message(said)
    localizer = await context.localizer(request.interaction, table)
    offer = localizer.format("lesson-offer", game=text("game-name"))
    return Message(layout(text_block(f"{said}\n{offer}"), row(learn_button(localizer, table=table.id))))
