"""Planning ahead: the panel of one's next turn, whose choices are kept as an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord.ext import commands

from bot.model.orders import MOST_ALTERNATIVES, Order
from bot.model.table import Position
from bot.orders.plans import Plan, plan, turn_has_come
from bot.tables import administration
from bot.tables.refusal import Refusal
from bot.ui.choices import ASK
from bot.ui.context import requester
from bot.ui.items import Press
from bot.ui.orders import Spot, plan_panel
from bot.ui.panel import unfolded
from bot.ui.reply import Reply

if TYPE_CHECKING:
    from bot.client import Cairn


class OrdersCog(commands.Cog):
    """Everything about one's next turn."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        self.orders = client.orders
        client.handlers.add(
            **{
                "plan": self.on_plan,
                "plan-act": self.on_act,
                "plan-group": self.on_group,
                "plan-watch": self.on_watch,
                "plan-back": self.on_back,
                "plan-cancel": self.on_cancel,
            }
        )

    async def on_plan(self, press: Press) -> None:
        """Opens the plan; where one's turn has come, the turn."""
        async with Reply(press.interaction, update=True) as reply:
            await administration.seen(self.tables, requester(press.interaction))
            position = await self.context.seated(press.interaction, press.id.table)
            await show_plan(self.client, reply, position, Spot.parsed(press.id.arg))

    async def on_group(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            position = await self.context.seated(press.interaction, press.id.table)
            at = Spot.parsed(press.id.arg)
            rest = press.values[0] if press.values else ""
            await show_plan(self.client, reply, position, Spot(at.number, at.step, rest))

    async def on_act(self, press: Press) -> None:
        at = Spot.parsed(press.id.arg)
        key = (press.values[0] if press.values else at.rest).removesuffix(ASK)
        async with Reply(press.interaction, update=True) as reply:
            user = press.interaction.user.id
            try:
                position = await self.orders.lay(press.id.table, user, at.number, at.step, key)
            except Refusal as refusal:
                await self._show_refused(reply, press, at, refusal)
                return
            await show_plan(self.client, reply, position, Spot(at.number))

    async def on_watch(self, press: Press) -> None:
        at = Spot.parsed(press.id.arg)
        async with Reply(press.interaction, update=True) as reply:
            user, piece = press.interaction.user.id, press.values[0] if press.values else ""
            try:
                position = await self.orders.watch(press.id.table, user, at.number, piece)
            except Refusal as refusal:
                await self._show_refused(reply, press, at, refusal)
                return
            await show_plan(self.client, reply, position, Spot(at.number))

    async def on_back(self, press: Press) -> None:
        at = Spot.parsed(press.id.arg)
        async with Reply(press.interaction, update=True) as reply:
            position = await self.orders.shorten(press.id.table, press.interaction.user.id, at.number, at.step)
            await show_plan(self.client, reply, position, Spot(at.number))

    async def on_cancel(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            position = await self.orders.cancel(press.id.table, press.interaction.user.id)
            localizer = await self.context.localizer(press.interaction, position.table)
            await self.context.show_panel(reply, position, localizer, notes=[localizer.format("order-cancelled")])

    async def _show_refused(self, reply: Reply, press: Press, at: Spot, refusal: Refusal) -> None:
        """The plan as it is, with the reason; NotSeated and its like are told by the reply itself."""
        position = await self.context.seated(press.interaction, press.id.table)
        localizer = await self.context.localizer(press.interaction, position.table)
        await show_plan(self.client, reply, position, Spot(at.number), notes=[f"⚠️ {localizer(refusal.text)}"])


async def show_plan(client: Cairn, reply: Reply, position: Position, at: Spot, *, notes: Sequence[str] = ()) -> None:
    """Answers with the plan of the reader's next turn; with the turn itself, or why there is nothing to plan."""
    user = reply.interaction.user.id
    seat = client.context.seat(position, user)
    localizer = await client.context.localizer(reply.interaction, position.table)
    reply.localizer = localizer
    order = await client.orders.of(position.table.id, user)
    at, found = at_spot(position, seat, order, at)
    if found is None:
        nothing = position.over or turn_has_come(position, seat)
        why = [] if nothing else [localizer.format("plan-nothing")]
        await client.context.show_panel(reply, position, localizer, notes=[*notes, *why])
        return
    ahead = found.position
    decision = unfolded(ahead, found.decision) if found.decision else None
    looked_at = await client.context.panel_pictures(ahead, seat, localizer, decision)
    await reply.show(
        plan_panel(
            position,
            order,
            at,
            found,
            localizer,
            decision=decision,
            pictures=looked_at.pictures,
            letters=looked_at.letters,
            notes=notes,
        )
    )


def at_spot(position: Position, seat: int, order: Order | None, at: Spot) -> tuple[Spot, Plan | None]:
    """The spot, as far as there are alternatives, and the plan after what its alternative says so far."""
    alternatives = () if order is None or order.over is not None else order.alternatives
    number = min(at.number, len(alternatives), MOST_ALTERNATIVES - 1)
    keys = alternatives[number].keys if number < len(alternatives) else ()
    return Spot(number, at.step, at.rest), plan(position, seat, keys)


async def setup(client: Cairn) -> None:
    await client.add_cog(OrdersCog(client))
