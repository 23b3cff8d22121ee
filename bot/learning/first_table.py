"""The table of somebody who has just learnt a game: with gentle computer players, hints, and nothing at stake."""

from __future__ import annotations

from bot.discord.replies import Request
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Status, Table
from bot.tables.lobby import service as lobby
from bot.tables.lobby.opening import TableTerms, opened
from bot.tables.seating.absence import Late
from games import GAMES
from games.players import Level


async def first_table(client: TableClient, request: Request, game: str) -> Table:
    """Open a table of ``game`` where the request was sent, fill it and begin, once for each request. Raises Refusal."""
    terms = TableTerms(None, Late.VOTE, None, rated=False, hints=True)
    table, by = await opened(client, request, game, {}, terms), actor(request.interaction)
    while table.status is Status.LOBBY and len(table.seats) < min(GAMES[game].seats):
        table = await lobby.add_computer(client.tables, table.id, Level.GENTLE, by)
    return (await lobby.start(client.tables, table.id, by)).table if table.status is Status.LOBBY else table
