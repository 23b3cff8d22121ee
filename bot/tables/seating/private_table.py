"""A table that there is not: for a game that one person plays alone, in a private message, by the means of all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.steady_time import utc_now
from bot.tables.core.model import Person, Seat, Status, Table
from bot.tables.seating.seating import COMPUTER_NAMES
from games.players import Level


def private_table(
    game: str, person: Person, at: int, seats: int, language: str, *, revision: int, level: Level | None = None
) -> Table:
    """Return the table of ``person`` on the seat ``at`` among so many, in ``language``; computers have the others.

    Their ``level`` stands behind their names, where it is given.
    """
    names, now = iter(COMPUTER_NAMES), utc_now()
    found: Sequence[Seat] = [
        Seat(seat, person.user_id, person.name, person.locale)
        if seat == at
        else Seat(seat, None, next(names), "", level)
        for seat in range(seats)
    ]
    return Table(
        id=0,
        guild_id=0,
        channel_id=0,
        game=game,
        options={},
        language=language,
        status=Status.RUNNING,
        owner_id=person.user_id,
        seats=tuple(found),
        revision=revision,
        created_at=now,
        touched_at=now,
    )
