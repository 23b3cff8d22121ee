"""Looking back: any turn again, and what has happened since somebody was here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.model.change import Stored
from bot.tables import replays, retention
from bot.tables.refusal import Refusal
from bot.ui import replay as compose
from bot.ui.commands import about, arguments
from bot.ui.items import Press
from bot.ui.message import text_message
from bot.ui.names import render_context
from bot.ui.reply import Reply
from bot.ui.status import swept
from render.scene import Picture

if TYPE_CHECKING:
    from bot.client import Cairn


MOST = 1000
"""Characters of a note."""


class MemoryCog(commands.Cog):
    """The viewer of turns, and *Since you were here*. All answers are for one reader alone."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(replay=self.on_replay, replay_eyes=self.on_eyes, since=self.on_since, moment=self.on_moment)
        client.handlers.add(replay_go=self.on_go, note=self.on_note)

    @app_commands.command(**about("replay"))
    @arguments("table", "turn")
    @app_commands.autocomplete(table=table_choices)
    async def replay(
        self,
        interaction: discord.Interaction,
        table: TableNumber = None,
        turn: app_commands.Range[int, 0, 9999] | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            await self._show_turn(reply, await self.context.stored(interaction, chosen(table)), turn)

    async def on_replay(self, press: Press) -> None:
        """The last turn in a new message; or, from the viewer, the turn named or chosen there in its place."""
        eyes, _, step = press.id.arg.partition(".")
        async with Reply(press.interaction, update=bool(step or press.values)) as reply:
            stored = await self.context.stored(press.interaction, press.id.table)
            number = int(press.values[0]) if press.values and press.values[0].isdecimal() else press.id.revision
            await self._show_turn(reply, stored, number if step or press.values else None, eyes)

    async def on_moment(self, press: Press) -> None:
        """A turn that a message names, in a message of its own."""
        async with Reply(press.interaction) as reply:
            stored = await self.context.stored(press.interaction, press.id.table)
            await self._show_turn(reply, stored, press.id.revision)

    async def on_eyes(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            stored = await self.context.stored(press.interaction, press.id.table)
            await self._show_turn(reply, stored, press.id.revision, press.values[0] if press.values else "")

    async def on_go(self, press: Press) -> None:
        """Asks for the number of a turn, and shows it."""
        async with Reply(press.interaction, form=not press.fields, update=True) as reply:
            stored = await self.context.stored(press.interaction, press.id.table)
            if not press.fields:
                localizer = await self.context.localizer(press.interaction, stored.table)
                await reply.ask(compose.turn_form(stored.table, press.id.revision, press.id.arg, localizer))
                return
            (typed,) = press.fields.get("turn", ("",))[:1]
            if not typed.strip().isdecimal():
                raise Refusal("refusal-turn-number")
            await self._show_turn(reply, stored, int(typed), press.id.arg)

    async def on_note(self, press: Press) -> None:
        """Asks for the reader's own note about a table, and keeps it; where that was in the panel, shows this again."""
        where, user = press.id.arg, press.interaction.user.id
        async with Reply(press.interaction, form=not press.fields, update=where == "panel") as reply:
            table = await self.context.known(press.interaction, press.id.table)
            localizer = await self.context.localizer(press.interaction, table)
            if not press.fields:
                words = await self.client.store.note_of(user, table.id)
                await reply.ask(compose.note_form(table, words, where, localizer))
                return
            (words,) = press.fields.get("words", ("",))[:1]
            await self.client.store.save_note(user, table.id, words.strip()[:MOST], self.tables.now())
            if where == "panel" and table.seat_of(user) is not None:
                position = await self.context.seated(press.interaction, table.id)
                await self.context.show_panel(reply, position, localizer)
                return
            await reply.show(text_message(localizer.format("said-note" if words.strip() else "said-note-gone")))

    async def on_since(self, press: Press) -> None:
        """What the reader has missed; from a page of that, another page of the same in its place."""
        page = press.id.arg
        async with Reply(press.interaction, update=bool(page)) as reply:
            interaction = press.interaction
            position = await self.context.position(interaction, press.id.table)
            table = position.table
            self.client.watch(table)
            _, begun = await replays.look(self.tables, position, interaction.user.id)
            begun = press.id.revision if page else begun
            turns = await replays.told_since(self.tables, position, interaction.user.id, begun)
            touched = {
                piece for turn in turns for event in turn.events if event.seats is None for piece in event.touched
            }
            localizer = await self.context.localizer(interaction, table)
            on = render_context(table, localizer.language)
            pictures = await self.client.render_pool.board(on, position.view(None), touched=touched)
            number = int(page) if page.isdecimal() else 0
            await reply.show(compose.since(table, turns, number, begun, pictures, localizer))

    async def _show_turn(self, reply: Reply, stored: Stored, number: int | None, eyes: str = "") -> None:
        reader = reply.interaction.user.id
        localizer = await self.context.localizer(reply.interaction, stored.table)
        try:
            position = await replays.past(self.tables, stored)
        except Refusal as refusal:
            if stored.table.swept_at is None:
                raise
            archive = await retention.archive(self.tables, stored.table.id)
            await reply.show(swept(stored.table, archive, localizer, why_not_again=refusal.text))
            return
        self.client.watch(position.table)
        moment = await replays.moment(self.tables, position, reader, number, eyes)
        on = render_context(position.table, localizer.language)
        touched = {piece for event in moment.turn.events if event.seats is None for piece in event.touched}
        pictures: list[Picture] = await self.client.render_pool.board(on, moment.board, touched=touched)
        hands = [await self.client.render_pool.hand(on, view) for _, view in moment.hands]
        pictures += [hand for hand in hands if hand is not None]
        await reply.show(compose.replay(position.table, moment, reader, pictures, localizer))


async def setup(client: Cairn) -> None:
    await client.add_cog(MemoryCog(client))
