"""Planning ahead: the panel of one's next turn, whose choices are kept as a premove."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import sqlalchemy as sa
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.choices import ASK
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.replies import Ack, Request
from bot.premoves import queries
from bot.premoves.model import MAX_ALTERNATIVES, Premove, PremoveState
from bot.premoves.plans import PlannedPosition, plan, turn_has_come
from bot.premoves.service import Laid, PremoveService
from bot.premoves.views import Cursor, plan_button, plan_panel, premove_notes
from bot.tables.core.arguments import PRESENT, SEATED, TABLE_ID
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position
from bot.tables.core.panel_queries import Planned
from bot.tables.core.refusals import Refusal
from bot.tables.show.panel import unfolded


class PremoveCog(commands.Cog):
    """Everything about one's next turn."""

    def __init__(self, client: TableClient, premoves: PremoveService) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        self.premoves = premoves

    @button("plan", needs=PRESENT, ack=Ack.UPDATE)
    async def on_plan(self, request: ComponentInteraction, position: Position) -> None:
        """Opens the plan; where one's turn has come, the turn."""
        await show_plan(self.client, self.premoves, request, position, Cursor.parsed(request.arg))

    @menu("plan-group", needs=SEATED)
    async def on_group(self, request: ComponentInteraction, position: Position) -> None:
        at = Cursor.parsed(request.arg)
        await show_plan(self.client, self.premoves, request, position, Cursor(at.number, at.step, request.value))

    @menu("plan-act", needs=TABLE_ID)
    @button("plan-act", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_act(self, request: ComponentInteraction, table_id: int) -> None:
        at = Cursor.parsed(request.arg)
        key = (request.value or at.rest).removesuffix(ASK)
        await self._keep(request, at, self.premoves.set_choice(table_id, request.user_id, at.number, at.step, key))

    @menu("plan-watch", needs=TABLE_ID)
    async def on_watch(self, request: ComponentInteraction, table_id: int) -> None:
        at = Cursor.parsed(request.arg)
        await self._keep(request, at, self.premoves.watch(table_id, request.user_id, at.number, request.value))

    @button("plan-back", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_back(self, request: ComponentInteraction, table_id: int) -> None:
        at = Cursor.parsed(request.arg)
        laid = await self.premoves.shorten(table_id, request.user_id, at.number, at.step)
        await show_laid(self.client, request, laid, Cursor(at.number))

    @button("plan-cancel", needs=TABLE_ID, ack=Ack.UPDATE)
    async def on_cancel(self, request: ComponentInteraction, table_id: int) -> None:
        position = await self.premoves.cancel(table_id, request.user_id)
        notes = [request.localizer.format("premove-cancelled")]
        await self.context.show_panel(request, position, notes=notes)

    async def _keep(self, request: ComponentInteraction, at: Cursor, change: Awaitable[Laid]) -> None:
        """Shows the plan after a ``change``, or as it is with the reason why not.

        NotSeated and its like are told by themselves.
        """
        try:
            laid = await change
        except Refusal as refusal:
            position = await self.context.seated(request.interaction, request.id.table)
            localizer = await self.context.localizer(request.interaction, position)
            notes = [f"⚠️ {localizer(refusal.text)}"]
            await show_plan(self.client, self.premoves, request, position, Cursor(at.number), notes=notes)
            return
        await show_laid(self.client, request, laid, Cursor(at.number))


def planned(connection: sa.Connection, position: Position, seat: int) -> Callable[[Localizer], Planned]:
    """Return what the person on ``seat`` has planned, to be told in a language."""
    premove = queries.find(connection, position.table.id, position.table.seats[seat].user_id or 0)
    return lambda localizer: Planned(premove_notes(premove, localizer), plan_button(position, seat, premove, localizer))


async def show_plan(
    client: TableClient,
    premoves: PremoveService,
    request: Request,
    position: Position,
    at: Cursor,
    *,
    notes: Sequence[str] = (),
) -> None:
    """Answers with the plan of the reader's next turn; with the turn itself, or why there is nothing to plan."""
    client.context.seat(position, request.user_id)
    premove = await premoves.of(position.table.id, request.user_id)
    await show_laid(client, request, Laid(position, premove), at, notes=notes)


async def show_laid(
    client: TableClient, request: Request, laid: Laid, at: Cursor, *, notes: Sequence[str] = ()
) -> None:
    """The same where the reader's premove is known."""
    position, premove = laid
    seat = client.context.seat(position, request.user_id)
    localizer = request.localizer = await client.context.localizer(request.interaction, position)
    at, found = at_cursor(position, seat, premove, at)
    if found is None:
        nothing = position.over or turn_has_come(position, seat)
        why = [] if nothing else [localizer.format("plan-nothing")]
        await client.context.show_panel(request, position, notes=[*notes, *why])
        return
    ahead = found.position
    decision = unfolded(ahead, found.decision) if found.decision else None
    looked_at = await client.context.panel_pictures(ahead, seat, localizer, decision)
    await request.show(
        plan_panel(
            position,
            premove,
            at,
            found,
            localizer,
            decision=decision,
            pictures=looked_at.pictures,
            letters=looked_at.letters,
            notes=notes,
        )
    )


def at_cursor(
    position: Position, seat: int, premove: Premove | None, at: Cursor
) -> tuple[Cursor, PlannedPosition | None]:
    """The spot, as far as there are alternatives, and the plan after what its alternative says so far."""
    alternatives = () if premove is None or premove.state is PremoveState.DROPPED else premove.alternatives
    number = min(at.number, len(alternatives), MAX_ALTERNATIVES - 1)
    keys = alternatives[number].keys if number < len(alternatives) else ()
    return Cursor(number, at.step, at.rest), plan(position, seat, keys)
