"""A table that there is not: for a game that one person plays alone, in a private message, by the means of all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.localizer import Localizer
from bot.core.steady_time import utc_now
from bot.core.workers.drawing_pool import RenderContext, RenderPool
from bot.discord.message import Message, galleries, layout, text_block
from bot.tables.core.model import Person, Position, Seat, Status, Table
from bot.tables.seating.seating import COMPUTER_NAMES
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for
from games.players import Level

SIGNS = "signs.png"


class PrivateDesk:
    """The ``position`` at such a table before the person on ``seat``, in ``language``, as far as all games show it."""

    def __init__(self, position: Position, seat: int, language: str) -> None:
        self.position = position
        self.seat = seat
        self.localizer: Localizer = localizer_for(position.table, language)

    @property
    def context(self) -> RenderContext:
        """The context of its pictures."""
        return render_context(self.position.table, self.localizer.language)

    async def signs(self, pool: RenderPool) -> Message:
        """Draw a legend of the signs before the person."""
        legend = await pool.legend(self.context, self.position.view(self.seat))
        if legend is None:
            return Message(layout(text_block(self.localizer.format("signs-none"))))
        heading = text_block(f"### {self.localizer.format('button-signs')}")
        return Message(layout(heading, *galleries([SIGNS], [legend.picture.alt])), {SIGNS: legend.picture})


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
