"""Arguments that several commands share: the option that names a table, with its autocomplete."""

from __future__ import annotations

from typing import Any

import discord
import sqlalchemy as sa
from discord import app_commands

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.interactions import ComponentInteraction, Need
from bot.discord.message import Message, layout, row, shortened, text_block
from bot.discord.replies import Request
from bot.tables.core import administration
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import RequestContext, requester
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import NotSeated, UnknownTable
from bot.tables.show import own_tables
from bot.tables.show.names import seat_name
from bot.tables.show.status import title
from games.engine import labelled, text

TableNumber = str | None
"""The command option ``table``: a table's number as typed or chosen."""


SURE = "sure"
"""The argument of a button that confirms."""


def confirm(table: Table, localizer: Localizer, words: str, button: CairnButton) -> Message:
    """Asks whether what a button does is meant."""
    return Message(layout(text_block(f"**{title(table, localizer)}**\n{words}"), row(button)))


def chosen(table: TableNumber) -> int | None:
    """The number in the option, None if it was left out. Raises UnknownTable for anything else."""
    if not table:
        return None
    digits = table.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 15:
        raise UnknownTable
    return int(digits)


def folded(words: str) -> str:
    """Words as they are compared with what was typed: in whatever case, with whatever apostrophe and space."""
    return words.casefold().replace("'", "’").replace("\u00a0", " ")


async def table_choices(interaction: discord.Interaction[TableClient], current: str) -> list[app_commands.Choice[str]]:
    """The user's live tables and the one of this channel; those waiting for the user come first."""
    context, user, channel = interaction.client.context, interaction.user.id, interaction.channel_id or 0

    def read(connection: sa.Connection) -> tuple[list[Table], Table | None]:
        return table_queries.of_user(connection, user), table_queries.at_channel(connection, channel)

    mine, here = await context.read(interaction, read)
    tables = {found.id: found for found in sorted(mine, key=lambda found: not own_tables.is_my_turn(found, user))}
    if here is not None:
        tables.setdefault(here.id, here)
    localizer = await context.localizer(interaction)
    names = [(caption(table, localizer), str(number)) for number, table in tables.items()]
    return [
        app_commands.Choice(name=shortened(shown, 100), value=value)
        for shown, value in names
        if folded(current) in folded(shown)
    ][:25]


def _number(request: Request, typed: str | None) -> int | None:
    """The number of the table that a component or an option names; None for the table of this channel."""
    return request.id.table if isinstance(request, ComponentInteraction) else chosen(typed)


def context_of(request: Request) -> RequestContext:
    """Return what cogs share."""
    client: Any = request.interaction.client
    context: RequestContext = client.context
    return context


async def _table_id(request: Request, typed: str | None) -> int:
    if isinstance(request, ComponentInteraction):
        return request.id.table
    return (await _table(request, typed)).id


async def _table(request: Request, typed: str | None) -> Table:
    return await context_of(request).table(request.interaction, _number(request, typed))


async def _stored(request: Request, typed: str | None) -> Stored:
    return await context_of(request).stored(request.interaction, _number(request, typed))


async def _to_play(request: Request, typed: str | None) -> Stored:
    if isinstance(request, ComponentInteraction):
        return await context_of(request).to_play(request.interaction, request.id.table)
    return await _stored(request, typed)


async def _started(request: Request, typed: str | None) -> Position:
    return await context_of(request).position(request.interaction, _number(request, typed))


async def _seated(request: Request, typed: str | None) -> Position:
    context = context_of(request)
    if isinstance(request, ComponentInteraction):
        return await context.seated(request.interaction, request.id.table)
    position = await _started(request, typed)
    context.seat(position, request.user_id)
    return position


async def _present(request: Request, typed: str | None) -> Position:
    position, who = await _seated(request, typed), requester(request.interaction)
    if await administration.seen(context_of(request).tables, who, position.table):
        return await _seated(request, typed)
    return position


async def _seated_table(request: Request, typed: str | None) -> Table:
    if isinstance(request, ComponentInteraction):
        table = await context_of(request).found(request.interaction, request.id.table)
    else:
        table = await _table(request, typed)
    if table.seat_of(request.user_id) is None:
        raise NotSeated
    return table


async def _posts(request: Request, _typed: str | None) -> str:
    return await context_of(request).posts_language(request.interaction)


async def _server_posts(request: Request, _typed: str | None) -> str:
    return await context_of(request).public_language(request.interaction)


POSTS = Need(_posts)
"""The language of the posts here, for an answer that speaks of their buttons."""

SERVER_POSTS = Need(_server_posts)
"""The language of the server's own posts, likewise."""

TABLE_ID = Need(_table_id, "table", table_choices, admits=False)
"""The number of a table, whose service decides who may do what there."""

TO_PLAY = Need(_to_play, "table", table_choices, admits=False)
"""The same as it is stored, for a move."""

TABLE = Need(_table, "table", table_choices)
"""A table that the reader may know of."""

TYPED_TABLE = Need(_table, "table", required=True)
"""The same, which has to be named, and where none is proposed: it may be over for long."""

STORED = Need(_stored, "table", table_choices)
"""The same as it is stored."""

STARTED = Need(_started, "table", table_choices)
"""The position of one that has started."""

SEATED = Need(_seated, "table", table_choices)
"""The position of one where the reader sits; NotSeated before anything else is told."""

PRESENT = Need(_present)
"""The same, with the reader's name and language as they are now."""

SEATED_TABLE = Need(_seated_table, "table", table_choices)
"""A table where the reader sits; NotSeated likewise."""


def caption(table: Table, localizer: Localizer) -> str:
    """A table in one line: its game, number and players."""
    known = Localizer(localizer.language, table.game)
    players = ", ".join(seat_name(seat, localizer, plain=True) for seat in table.seats)
    return known(labelled(text("status-title", game=text("game-name"), table=str(table.id)), players))
