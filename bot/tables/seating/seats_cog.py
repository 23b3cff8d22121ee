"""Taking somebody off a lobby, and giving a seat of a running game to somebody else."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.interactions import ComponentInteraction, form, menu
from bot.discord.replies import Ack
from bot.discord.sanitize import escaped
from bot.tables.core.arguments import TABLE
from bot.tables.core.base import require_owner, user_mentions
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor
from bot.tables.core.model import Seat, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from bot.tables.lobby.picked import picked_person
from bot.tables.polls import seat_offers
from bot.tables.polls.subjects import SeatOffer
from bot.tables.seating.table_page import MAX_REASON, Visitor, replace_form, seat_key
from bot.tables.show.names import seat_name
from games.players import Level


class SeatsCog(commands.Cog):
    """The menus of a table's page that name its seats, and the form behind one of them."""

    def __init__(self, client: TableClient) -> None:
        self.tables = client.tables

    @menu("kick", needs=TABLE)
    async def kick(self, request: ComponentInteraction, table: Table) -> None:
        by = actor(request.interaction)
        require_owner(table, by)
        seat = _in_lobby(table, request.value)
        if seat.user_id is None:
            await lobby.remove_computer(self.tables, table.id, seat.name, by)
        else:
            await lobby.kick(self.tables, table.id, seat.user_id, by)
        await request.say("said-kicked", table=str(table.id), name=seat_name(seat, request.localizer))

    @menu("replace", needs=TABLE, ack=Ack.FORM)
    async def ask_whom(self, request: ComponentInteraction, table: Table) -> None:
        seat, by = _seat(table, request.value), actor(request.interaction)
        if seat.user_id != by.user_id:
            require_owner(table, by)
        visitor = Visitor(user_id=by.user_id, manages=by.manager and by.guild_id == table.guild_id)
        await request.ask(replace_form(table, seat, visitor, request.localizer))

    @form("replace", needs=TABLE)
    async def replace(self, request: ComponentInteraction, table: Table) -> None:
        seat, level, people = _seat(table, request.arg), request.typed("level"), request.picked("new")
        if bool(level) == bool(people) or (level and level not in set(Level)):
            raise Refusal("refusal-replace-whom")
        new = Level(level) if level else picked_person(people[0])
        by, why = actor(request.interaction), escaped(request.typed("reason")[:MAX_REASON])
        after = await seat_offers.hand_over(self.tables, table.id, seat.seat, new, by, reason=why)
        if offers := after.asking(SeatOffer, seat.seat):
            who = user_mentions(seat_offers.pending(after, offers[0]))
            await request.say("said-seat-offered", table=str(table.id), who=who)
            return
        old, now = (seat_name(each, request.localizer) for each in (seat, after.seats[seat.seat]))
        await request.say("said-replaced", table=str(table.id), old=old, new=now)


def _in_lobby(table: Table, key: str) -> Seat:
    """The seat of who sits at a lobby. Raises Refusal."""
    found = next((seat for seat in table.seats if seat_key(seat) == key), None)
    if found is None:
        raise Refusal("refusal-other-not-seated")
    return found


def _seat(table: Table, number: str) -> Seat:
    """The seat of a game by its number. Raises Refusal."""
    if not number.isdecimal() or len(number) > 2 or int(number) >= len(table.seats):
        raise Refusal("refusal-other-not-seated")
    return table.seats[int(number)]
