"""Playing: the private panel with its buttons and menus, ``/play``, ``/hand``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, folded, table_choices
from bot.cogs.orders import at_spot, show_plan
from bot.localizer import Localizer
from bot.model.table import Played, Position
from bot.orders.plans import Plan
from bot.tables import administration
from bot.tables import play as table_play
from bot.tables.refusal import NotOpen, NotYourTurn, Refusal, Stale
from bot.ui.choices import ASK, Place, open_choices
from bot.ui.commands import about, arguments
from bot.ui.context import requester
from bot.ui.hand import hand_message
from bot.ui.items import Press
from bot.ui.message import Message, layout, row, shortened, text_block, text_message
from bot.ui.orders import Spot
from bot.ui.panel import forfeiting, marked, unfolded, withheld
from bot.ui.reply import Reply
from bot.ui.sanitize import escaped
from bot.ui.typed import nearest
from bot.ui.undo import ask_button
from games.engine import Choice

if TYPE_CHECKING:
    from bot.client import Cairn

CONSENT_HELPS = {"refusal-undo-revealed", "refusal-undo-others"}
"""Why something cannot be taken back without asking the others."""

FEW = 3
"""So many choices are named that may have been meant."""


class PlayCog(commands.Cog):
    """Everything a seated player does in a turn."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(
            turn=self.turn,
            panel=self.panel,
            group=self.group,
            act=self.act,
            offer=self.offer,
            undo=self.undo,
            why=self.why,
            hand=self.show,
        )

    @app_commands.command(**about("play"))
    @arguments("choice", "table")
    @app_commands.autocomplete(table=table_choices)
    async def play(self, interaction: discord.Interaction, choice: str, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            position = await self.context.position(interaction, chosen(table))
            await self._typed(reply, position, choice.strip())

    @play.autocomplete("choice")
    async def choices(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            position = await self.context.position(interaction, chosen(interaction.namespace.table))
        except Refusal:
            return []
        localizer = await self.context.localizer(interaction, position.table)
        names = {
            choice.key: localizer(choice.label)
            for seat in position.seats_of(interaction.user.id)
            for decision in position.decisions_of(seat)
            for choice in open_choices(marked(decision, position.final_keys(decision)))
        }
        _, planned = await self._plan(position, interaction.user.id)
        names |= {
            key: localizer.format("play-ahead", choice=choice.label)
            for key, choice in (planned.choices() if planned else {}).items()
            if key not in names
        }
        typed = folded(current).split()
        fitting = [key for key, name in names.items() if all(part in folded(f"{name} {key}") for part in typed)]
        return [
            app_commands.Choice(name=shortened(names[key], 100), value=key)
            for key in (fitting or nearest(current, names, FEW))[:25]
        ]

    @app_commands.command(**about("hand"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            await self._show_hand(reply, await self.context.position(interaction, chosen(table)))

    async def show(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_hand(reply, await self.context.seated(press.interaction, press.id.table))

    async def turn(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._open_panel(reply, press.id.table)

    async def panel(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            await self._open_panel(reply, press.id.table, Place.parsed(press.id.arg))

    async def group(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            await self._open_panel(reply, press.id.table, Place.parsed(press.values[0] if press.values else ""))

    async def act(self, press: Press) -> None:
        key = press.values[0] if press.values else press.id.arg
        async with Reply(press.interaction, update=True) as reply:
            if key.endswith(ASK):
                await self._ask_once_more(reply, press.id.table, key.removesuffix(ASK))
            else:
                await self._move(reply, press.id.table, press.id.revision, key)

    async def offer(self, press: Press) -> None:
        """Takes an out-of-turn choice from the menu on a hand; the hand stays and a panel answers."""
        async with Reply(press.interaction) as reply:
            await self._move(reply, press.id.table, None, press.values[0] if press.values else "")

    async def undo(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            await take_back(self.client, reply, press.id.table, press.id.revision)

    async def why(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            position = await self.context.seated(press.interaction, press.id.table)
            seat = self.context.seat(position, press.interaction.user.id)
            localizer = await self.context.localizer(press.interaction, position.table)
            reasons = withheld([unfolded(position, each) for each in position.decisions_of(seat)], localizer)
            await reply.show(
                text_message(
                    f"{localizer.format('why-not-title')}\n{reasons}" if reasons else localizer.format("why-not-none")
                )
            )

    async def _typed(self, reply: Reply, position: Position, typed: str) -> None:
        """Takes the choice whose key or name was typed; asks what was meant where there is and was none."""
        user = reply.interaction.user.id
        asked = [each for seat in position.seats_of(user) for each in position.decisions_of(seat)]
        localizer = await self.context.localizer(reply.interaction, position.table)
        at, planned = await self._plan(position, user)
        key = _meant(typed, planned.choices() if planned else {}, localizer)
        if key is not None and not any(choice.key == key for each in asked for choice in each.choices):
            await self._lay(reply, position, at, key, localizer)
            return
        choices = {choice.key: choice for each in asked for choice in each.choices}
        names = {choice.key: localizer(choice.label) for each in asked for choice in open_choices(each)}
        called = next((key for key, name in names.items() if name.casefold() == typed.casefold()), typed)
        key = typed if typed in choices else called
        if key not in choices and asked and not await self.tables.store.was_taken(position.table.id, key):
            meant = [names[near] for near in nearest(typed, names, FEW)]
            note = localizer.format(
                "play-meant" if meant else "play-unknown", typed=escaped(typed), meant="; ".join(meant)
            )
            await self.context.show_panel(reply, position, localizer, notes=[f"⚠️ {note}"])
        elif key in choices and choices[key].forfeits:
            await reply.show(forfeiting(position, choices[key], localizer))
        else:
            await self._move(reply, position.table.id, None, key)

    async def _plan(self, position: Position, user: int) -> tuple[Spot, Plan | None]:
        """Where the next choice that is typed goes in the order of who is not asked now, and what is open there."""
        seats = position.seats_of(user)
        if not seats or seats[0] in position.to_act:
            return Spot(), None
        order = await self.client.orders.of(position.table.id, user)
        count = len(order.alternatives) if order and order.over is None else 0
        for number in (max(count - 1, 0), count):  # a turn that is planned whole is followed by an alternative
            at, found = at_spot(position, seats[0], order, Spot(number))
            if found is None or found.decision is not None:
                break
        return Spot(at.number, found.fitting if found else 0), found

    async def _lay(self, reply: Reply, position: Position, at: Spot, key: str, localizer: Localizer) -> None:
        """Keeps a choice that was typed before its turn."""
        user = reply.interaction.user.id
        position = await self.client.orders.lay(position.table.id, user, at.number, at.step, key)
        await show_plan(self.client, reply, position, Spot(at.number), notes=[localizer.format("plan-kept")])

    async def _open_panel(self, reply: Reply, table_id: int, place: Place | None = None) -> None:
        interaction = reply.interaction
        await administration.seen(self.tables, requester(interaction))
        position = await self.context.seated(interaction, table_id)
        localizer = await self.context.localizer(interaction, position.table)
        await self.context.show_panel(reply, position, localizer, place=place)

    async def _show_hand(self, reply: Reply, position: Position) -> None:
        seat = self.context.seat(position, reply.interaction.user.id)
        localizer = await self.context.localizer(reply.interaction, position.table)
        pictures = (await self.context.panel_pictures(position, seat, localizer, None)).pictures
        if not pictures:
            await reply.show(text_message(localizer.format("panel-no-hand")))
            return
        ahead = self.context.ai_pool.ahead(position.table.id)
        await reply.show(hand_message(position, seat, localizer, pictures[0], ahead))

    async def _ask_once_more(self, reply: Reply, table_id: int, key: str) -> None:
        """Shows what the choice ``key`` would leave behind; the panel, where it would leave nothing any more."""
        interaction = reply.interaction
        position = await self.context.seated(interaction, table_id)
        localizer = await self.context.localizer(interaction, position.table)
        asked = position.decisions_of(self.context.seat(position, interaction.user.id))
        choices = (choice for each in asked for choice in unfolded(position, each).choices)
        found = next((choice for choice in choices if choice.key == key and choice.forfeits), None)
        if found is None:
            await self.context.show_panel(reply, position, localizer)
        else:
            await reply.show(forfeiting(position, found, localizer))

    async def _move(self, reply: Reply, table_id: int, revision: int | None, key: str) -> None:
        interaction = reply.interaction
        try:
            played = await table_play.act(
                self.tables, table_id, revision, interaction.user.id, key, str(interaction.id)
            )
        except (Stale, NotYourTurn, NotOpen) as refusal:
            await self.context.show_refused(reply, refusal)
            return
        localizer = await self.context.localizer(interaction, played.position.table)
        notes = self._notes(interaction.user.id, played, localizer)
        await self.context.show_panel(reply, played.position, localizer, notes=notes)

    def _notes(self, user_id: int, played: Played, localizer: Localizer) -> list[str]:
        """What the move did, as lines that its player may read."""
        position = played.position
        seats = position.seats_of(user_id)
        notes = [
            localizer.format("log-line", line=event.text)
            for event in played.events
            if event.seats is None or any(seat in event.seats for seat in seats)
        ]
        trouble = self.client.trouble(position.table, localizer)
        return [*notes, trouble] if trouble else notes


def _meant(typed: str, choices: Mapping[str, Choice], localizer: Localizer) -> str | None:
    """The key of the one of ``choices`` whose key or name was typed."""
    if typed in choices:
        return typed
    names = {localizer(choice.label).casefold(): key for key, choice in choices.items()}
    return names.get(typed.casefold())


async def take_back(client: Cairn, reply: Reply, table_id: int, revision: int | None) -> None:
    """Undoes the player's last step and shows the panel after it."""
    interaction = reply.interaction
    try:
        played = await table_play.undo(client.tables, table_id, revision, interaction.user.id, str(interaction.id))
    except (Stale, NotYourTurn) as refusal:
        await client.context.show_refused(reply, refusal)
        return
    except Refusal as refusal:
        if refusal.text.id not in CONSENT_HELPS:
            raise
        table = await client.tables.get(table_id)
        localizer = await client.context.localizer(interaction, table)
        await reply.show(Message(layout(text_block(localizer(refusal.text)), row(ask_button(table, localizer)))))
        return
    localizer = await client.context.localizer(interaction, played.position.table)
    await client.context.show_panel(reply, played.position, localizer, notes=[localizer.format("panel-undone")])


async def setup(client: Cairn) -> None:
    await client.add_cog(PlayCog(client))
