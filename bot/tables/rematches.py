"""A game that is over, once more: same people and options, seats turned by one."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from bot.model.change import Change, Stored
from bot.model.gathering import Gathering, Rematch
from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, Computer, EntryKind, Person, Status, Table
from bot.store import guilds
from bot.tables.gathering import Gatherings
from bot.tables.refusal import Refusal
from bot.tables.regathering import is_complete, player_of
from bot.tables.seating import seat_for
from games.engine import text

WAIT = timedelta(days=1)
"""For so long a rematch waits for everybody; then it is a lobby like any other."""


class Rematches(Gatherings):
    """*Rematch*: whoever presses first opens a lobby and the others are invited; it begins when all have come."""

    async def rematch_of(self, table: Table) -> Table | None:
        """The rematch of a table that somebody has asked for and that was not closed again, None without one."""
        return (await self._last(table))[1]

    async def ask_rematch(self, table_id: int, person: Person, channel_id: int) -> Table:
        """The rematch of a table where ``person`` has played, opened in a channel unless somebody was faster.

        Raises Refusal, also where they own too many tables.
        """
        old = await self.get(table_id)
        require_company(old, person.user_id)
        last, known = await self._last(old)
        if known is None:
            known = await self.opened(old.guild_id, person.user_id, _request(last))
        return known or await self._rematch(old, person, channel_id, _request(last))

    async def _last(self, table: Table) -> tuple[int, Table | None]:
        """The table whose rematch is the next one, ``table`` or one that was closed again, and that rematch."""
        last, found = table.id, await self._store.opened_by(_request(table.id))
        while found is not None and found.status is Status.CLOSED:
            last, found = found.id, await self._store.opened_by(_request(found.id))
        return last, found

    async def _rematch(self, old: Table, person: Person, channel_id: int, request: str) -> Table:
        """Opens a rematch: ``person`` and the computer players sit there, a seat is kept for each of the others."""
        computers = old.computers
        limit = (await self._store.guild_settings(old.guild_id)).most_computers
        owned = await self._store.read(guilds.computers_owned, old.guild_id, person.user_id)
        if owned + len(computers) > limit:
            raise Refusal("refusal-too-many-computers", limit=limit)
        now = self._now()
        players = [player_of(seat) for seat in old.seats]
        wanted = Rematch((*players[1:], players[0]), now + WAIT)
        there: tuple[Person | Computer, ...] = (
            person,
            *(Computer(seat.level, seat.name) for seat in computers if seat.level is not None),
        )
        table = Table(
            id=0,
            guild_id=old.guild_id,
            channel_id=channel_id,
            game=old.game,
            options=self._options(self._game(old.game), old.options),
            language=old.language,
            status=Status.LOBBY,
            owner_id=person.user_id,
            seats=tuple(seat_for(number, player) for number, player in enumerate(there)),
            revision=1,
            created_at=now,
            touched_at=now,
            pace=old.pace,
            late=old.late,
            undo_by_consent=old.undo_by_consent,
            rated=old.rated,
            hints=old.hints,
            gathering=Gathering(
                invited=tuple(user for user in old.people if user != person.user_id and user > 0),
                private=True,
                rematch=wanted,
            ),
        )
        return await self._create(table, person, request, wanted.until)

    async def _start_by_itself(self, table_id: int) -> None:
        """Also begins a rematch for which all have come; where not all have in a day, it is an ordinary lobby."""
        table = await self.get(table_id)
        if table.status is not Status.LOBBY or table.gathering.rematch is None:
            await super()._start_by_itself(table_id)
        elif is_complete(table):
            await self.start(table_id, Actor(table.owner_id, table.guild_id))
        elif table.gathering.rematch.until <= self._now():
            await self._change(table_id, self._no_rematch)

    async def _no_rematch(self, stored: Stored) -> Change:
        table = stored.table
        if table.status is not Status.LOBBY or table.gathering.rematch is None:
            raise Refusal("refusal-over")
        change = self._lobby_change(stored, EntryKind.OPTIONS, table.owner_id, gathering=Gathering())
        note = NewItem(Kind.NOTICE, note=text("notice-no-rematch"))
        return msgspec.structs.replace(change, items=(*change.items, note))


def require_company(table: Table, user_id: int) -> None:
    """Refuses unless a game is over, and this person was there at its end."""
    if not table.over:
        raise Refusal("refusal-rematch-running")
    if table.seat_of(user_id) is None:
        raise Refusal("refusal-rematch-others")


def _request(table_id: int) -> str:
    """What opens the rematch of a table: whoever presses, and however often, it is opened once."""
    return f"rematch-{table_id}"
