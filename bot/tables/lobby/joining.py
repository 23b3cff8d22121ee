"""Sitting down at a table, which is asked about where somebody is there whom one blocks, or its game is an alpha."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.imprint import is_alpha
from bot.discord.interactions import ComponentInteraction, Need
from bot.discord.message import Message, layout, row, text_block, text_message
from bot.discord.replies import Request
from bot.tables.by_message import asking, codes
from bot.tables.core.arguments import SURE, chosen, confirm, context_of, table_choices
from bot.tables.core.base import user_mentions
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import RequestContext, requester
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import UnknownTable
from bot.tables.core.visibility import require_known
from bot.tables.lobby import service as lobby
from bot.tables.show.help_buttons import learn_button
from bot.tables.time.clock_views import calendar_notes
from games import GAMES
from games.engine import Text, text


class TypedCode(NamedTuple):
    """The code of a table by message, as somebody has typed it."""

    typed: str


async def _here(request: Request, _typed: str | None) -> Stored:
    stored, seen = await _stored(request)
    if not seen:
        raise UnknownTable
    return stored


async def _seen(request: Request, _typed: str | None) -> Stored:
    stored, seen = await _stored(request)
    if not seen:
        await require_known(request.interaction, stored.table)
    return stored


async def _stored(request: Request) -> tuple[Stored, bool]:
    """Load a table; return it, and whether a button of its lobby in a conversation was pressed. Raises UnknownTable."""
    if not isinstance(request, ComponentInteraction):
        raise UnknownTable
    stored = await context_of(request).to_play(request.interaction, request.id.table)
    return stored, asking.holds_key(stored.table, request.arg.partition(".")[0])


async def _named(request: Request, typed: str | None) -> Table | TypedCode:
    if typed and codes.looks_like_one(typed):
        return TypedCode(typed)
    return await context_of(request).table(request.interaction, chosen(typed))


HERE = Need(_here, admits=False)
"""A table whose lobby stands in a conversation, for those who see it; no seat there does instead."""

SEEN = Need(_seen)
"""The same, or a table that somebody may know of."""

TABLE_OR_CODE = Need(_named, "table", table_choices)
"""A table that somebody may know of, or the code of one."""


async def join(client: TableClient, request: Request, found: Stored) -> None:
    """Lets who asks sit down; unless they are sure, they are asked first where there is reason to."""
    localizer = await client.context.localizer(request.interaction, found)
    could = found.table.status is Status.LOBBY and found.table.seat_of(request.user_id) is None
    if could and not request.sure and (doubts := await doubts_about(client, found.table, request.user_id)):
        await request.show(join_anyway(found.table, doubts, localizer))
        return
    if found.table.status is Status.LOBBY and not could:
        said = localizer.format("join-seated")
        await request.show(own_lobby(found.table, request.user_id, localizer, said))
        return
    table = await lobby.join(client.tables, found.table.id, requester(request.interaction), found)
    joined = text("said-joined-message" if table.by_message else "said-joined", table=str(table.id))
    said = "\n".join(map(localizer, (joined, *calendar_notes(table.pace))))
    await request.show(await welcome(client.context, request, table, said))


def join_anyway(table: Table, doubts: Sequence[Text], localizer: Localizer, key: str = "") -> Message:
    """Ask somebody who has ``doubts`` whether they join all the same; ``key`` is of a lobby elsewhere."""
    sure = Id("join", table.id, arg=f"{key}.{SURE}" if key else SURE)
    return confirm(
        table, localizer, "\n".join(map(localizer, doubts)), CairnButton(sure, localizer.format("button-join-anyway"))
    )


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


async def doubts_about(client: TableClient, table: Table, user_id: int) -> list[Text]:
    """Questions to somebody before they join: about people whom they block there, and about an alpha by message.

    On a server its managers have agreed to those.
    """
    who = await blocked_at(client, table, user_id)
    alpha = [text("alpha-agree", game=text("game-name"))] if table.by_message and is_alpha(table.game) else []
    return [*([text("join-blocked", who=user_mentions(who))] if who else ()), *alpha]


async def welcome(context: RequestContext, request: Request, table: Table, said: str) -> Message:
    """Show ``said`` to somebody who joins ``table``, with a button to its lesson if they are new to the game."""
    if not await context.newcomers.invite(request.user_id, table.game):
        return text_message(said)
    localizer = await context.localizer(request.interaction, table)
    offer = localizer.format("lesson-offer", game=text("game-name"))
    return Message(layout(text_block(f"{said}\n{offer}"), row(learn_button(localizer, table=table.id))))
