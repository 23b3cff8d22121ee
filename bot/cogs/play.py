"""Playing: the private panel with its buttons and menus, ``/play``, ``/hand``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.tables.model import Played
from bot.tables.refusal import NotOpen, NotYourTurn, Refusal, Stale
from bot.ui.commands import about, arguments
from bot.ui.desk import asker
from bot.ui.hand import hand_message
from bot.ui.items import Press, shortened
from bot.ui.message import line
from bot.ui.panel import Place, open_choices, withheld
from bot.ui.reply import Reply

if TYPE_CHECKING:
    from bot.client import Cairn


class Play(commands.Cog):
    """Everything a seated player does in a turn."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.desk = client.desk
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
            position = await self.desk.played(interaction, chosen(table))
            await self._move(reply, position.table.id, None, choice)

    @play.autocomplete("choice")
    async def choices(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            position = await self.desk.played(interaction, chosen(interaction.namespace.table))
        except Refusal:
            return []
        words = await self.desk.words(interaction, position.table)
        found = [
            (words(choice.label), choice.key)
            for seat in position.seats_of(interaction.user.id)
            for decision in position.decisions_of(seat)
            for choice in open_choices(decision)
        ]
        typed = current.casefold().split()
        return [
            app_commands.Choice(name=shortened(name, 100), value=key)
            for name, key in found
            if all(part in f"{name} {key}".casefold() for part in typed)
        ][:25]

    @app_commands.command(**about("hand"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def hand(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            position = await self.desk.played(interaction, chosen(table))
            await self._show_hand(reply, position.table.id)

    async def show(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_hand(reply, press.id.table)

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
            await self._move(reply, press.id.table, press.id.revision, key)

    async def offer(self, press: Press) -> None:
        """Something out of turn, chosen on a hand; the hand stays, and a panel answers."""
        async with Reply(press.interaction) as reply:
            await self._move(reply, press.id.table, None, press.values[0] if press.values else "")

    async def undo(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            await take_back(self.client, reply, press.id.table, press.id.revision)

    async def why(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            position = await self.desk.position(press.id.table)
            seat = self.desk.seat(position, press.interaction.user.id)
            words = await self.desk.words(press.interaction, position.table)
            reasons = withheld(position.decisions_of(seat), words)
            await reply.show(line(f"{words.say('why-not-title')}\n{reasons}" if reasons else words.say("why-not-none")))

    async def _open_panel(self, reply: Reply, table_id: int, place: Place | None = None) -> None:
        await self.tables.seen(asker(reply.interaction))
        await self.desk.show_panel(reply, await self.desk.position(table_id), place=place)

    async def _show_hand(self, reply: Reply, table_id: int) -> None:
        position = await self.desk.position(table_id)
        seat = self.desk.seat(position, reply.interaction.user.id)
        words = await self.desk.words(reply.interaction, position.table)
        pictures = (await self.desk.looked_at(position, seat, words, None)).pictures
        if not pictures:
            await reply.show(line(words.say("panel-no-hand")))
            return
        await reply.show(hand_message(position, seat, words, pictures[0]))

    async def _move(self, reply: Reply, table_id: int, revision: int | None, key: str) -> None:
        interaction = reply.interaction
        try:
            played = await self.tables.act(table_id, revision, interaction.user.id, key, str(interaction.id))
        except (Stale, NotYourTurn, NotOpen) as refusal:
            await self.desk.show_refused(reply, refusal, refusal.position.table)
            return
        await self.desk.show_panel(reply, played.position, notes=await self._notes(interaction, played))

    async def _notes(self, interaction: discord.Interaction, played: Played) -> list[str]:
        """What the move did, as the player who made it may read it."""
        position = played.position
        words = await self.desk.words(interaction, position.table)
        seats = position.seats_of(interaction.user.id)
        notes = [
            words.say("log-line", line=event.text)
            for event in played.events
            if event.seats is None or any(seat in event.seats for seat in seats)
        ]
        trouble = self.client.trouble(position.table, words)
        return [*notes, trouble] if trouble else notes


async def take_back(client: Cairn, reply: Reply, table_id: int, revision: int | None) -> None:
    """Undoes the player's last step and shows the panel as it stands then."""
    interaction = reply.interaction
    try:
        played = await client.tables.undo(table_id, revision, interaction.user.id, str(interaction.id))
    except (Stale, NotYourTurn) as refusal:
        await client.desk.show_refused(reply, refusal, refusal.position.table)
        return
    words = await client.desk.words(interaction, played.position.table)
    await client.desk.show_panel(reply, played.position, notes=[words.say("panel-undone")])


async def setup(client: Cairn) -> None:
    await client.add_cog(Play(client))
