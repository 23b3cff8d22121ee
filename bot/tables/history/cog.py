"""Looking back: any turn again, what has happened since somebody was here, and a board that a message shows."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.board_ids import is_unnumbered_board, shown_by
from bot.discord.commands import command
from bot.discord.context_menus import on_message
from bot.discord.interactions import ComponentInteraction, button, form, menu, when_named
from bot.discord.replies import Ack, Request
from bot.tables.core.arguments import STARTED, STORED, TABLE
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position, Table
from bot.tables.core.place_queries import board_at
from bot.tables.core.refusals import Refusal
from bot.tables.history import note_queries as notes
from bot.tables.history import replays, retention
from bot.tables.history import views as compose
from bot.tables.show.names import render_context
from bot.tables.show.status import swept
from render.scene import Picture

MAX_NOTE = 1000
"""Characters of a note."""

PANEL = "panel"
"""Says of a note that it was asked for in the panel."""


def _when_stepping(request: ComponentInteraction) -> Ack:
    """The viewer steps in its place."""
    return Ack.UPDATE if request.arg.partition(".")[2] else Ack.REPLY


def _when_in_panel(request: ComponentInteraction) -> Ack:
    return Ack.UPDATE if request.arg == PANEL else Ack.REPLY


class ReplayCog(commands.Cog):
    """The viewer of turns, and *Since you were here*. All answers are for one reader alone."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @command("replay", needs=STORED, options=("table", "turn"))
    async def replay(
        self, request: Request, stored: Stored, turn: app_commands.Range[int, 0, 9999] | None = None
    ) -> None:
        await self._show_turn(request, stored, turn)

    @on_message("menu-replay")
    async def replay_board(self, request: Request, message: discord.Message) -> None:
        """The turn that a board shows, as ``/replay`` has it."""
        stored, number = await self._board(request, message)
        await self._show_turn(request, stored, number)

    @on_message("menu-text")
    async def tell_board(self, request: Request, message: discord.Message) -> None:
        """The board of a message in words."""
        stored, number = await self._board(request, message)
        position = await replays.past(self.tables, stored)
        moment = await replays.moment(self.tables, position, request.user_id, number, replays.PUBLIC)
        on = render_context(position.table, request.localizer.language)
        described = await self.client.render_pool.describe(on, moment.board)
        await request.show(compose.told_board(position.table, moment, described, request.localizer))

    @on_message("menu-since")
    async def tell_since(self, request: Request, message: discord.Message) -> None:
        """The news from the turn on that a board shows."""
        stored, number = await self._board(request, message)
        position = await replays.past(self.tables, stored)
        if stored.table.archived_at is not None:
            await self._show_turn(request, stored, number)
            return
        ends = await replays.turns(self.tables, position.table)
        await self._show_since(request, position, ends[number - 1].revision if number else 0, first=number)

    async def _board(self, request: Request, message: discord.Message) -> tuple[Stored, int]:
        """The table whose board a message shows, and the number of its turn, in whose words the reader is told.

        Raises Refusal where it is no board, or of a table that the reader may not know of.
        """
        bot = self.client.user
        shown = None if bot is None else shown_by(message, bot.id)
        if shown is None and bot is not None and is_unnumbered_board(message, bot.id):
            shown = await self.client.store.read(board_at, message.channel.id, message.created_at)
        if shown is None:
            raise Refusal("refusal-no-board")
        stored = await self.context.stored(request.interaction, shown.table)
        request.localizer = await self.context.localizer(request.interaction, stored)
        return stored, await replays.turn_at(self.tables, stored.table, shown.revision)

    @menu("replay", needs=STORED)
    @button("replay", needs=STORED, ack=_when_stepping)
    async def on_replay(self, request: ComponentInteraction, stored: Stored) -> None:
        """The last turn in a new message; or, from the viewer, the turn named or chosen there in its place."""
        eyes, _, step = request.arg.partition(".")
        number = int(request.value) if request.value.isdecimal() else request.id.revision
        await self._show_turn(request, stored, number if step or request.values else None, eyes)

    @button("moment", needs=STORED)
    async def on_moment(self, request: ComponentInteraction, stored: Stored) -> None:
        """A turn that a message names, in a message of its own."""
        await self._show_turn(request, stored, request.id.revision)

    @menu("replay-eyes", needs=STORED)
    async def on_eyes(self, request: ComponentInteraction, stored: Stored) -> None:
        await self._show_turn(request, stored, request.id.revision, request.value)

    @button("replay-go", needs=STORED, ack=Ack.FORM)
    async def ask_turn(self, request: ComponentInteraction, stored: Stored) -> None:
        """Asks for the number of a turn."""
        await request.ask(compose.turn_form(stored.table, request.id.revision, request.arg, request.localizer))

    @form("replay-go", needs=STORED)
    async def on_turn(self, request: ComponentInteraction, stored: Stored) -> None:
        typed = request.typed("turn")
        if not typed.isdecimal():
            raise Refusal("refusal-turn-number")
        await self._show_turn(request, stored, int(typed), request.arg)

    @button("note", needs=TABLE, ack=Ack.FORM)
    async def ask_note(self, request: ComponentInteraction, table: Table) -> None:
        """Asks for the reader's own note about a table."""
        words = await self.client.store.read(notes.find, request.user_id, table.id)
        await request.ask(compose.note_form(table, words, request.arg, request.localizer))

    @form("note", needs=TABLE, ack=_when_in_panel)
    async def on_note(self, request: ComponentInteraction, table: Table) -> None:
        """Keeps the note; where it was asked for in the panel, shows this again."""
        user, words = request.user_id, request.typed("words")
        await self.client.store.write(notes.save, user, table.id, words[:MAX_NOTE], self.tables.now())
        if request.arg == PANEL and table.seat_of(user) is not None:
            position = await self.context.seated(request.interaction, table.id)
            await self.context.show_panel(request, position)
            return
        await request.say("said-note" if words else "said-note-gone")

    @button("since", needs=STARTED, ack=when_named)
    async def on_since(self, request: ComponentInteraction, position: Position) -> None:
        """Show the turns that the reader has missed; from a page of them, another page in its place."""
        page, _, first = request.arg.partition(".")
        _, begun = await replays.look(self.tables, position, request.user_id)
        begun = request.id.revision if page else begun
        await self._show_since(request, position, begun, _number(page) or 0, _number(first))

    async def _show_since(
        self, request: Request, position: Position, begun: int, page: int = 0, first: int | None = None
    ) -> None:
        """Show a page of what has happened since the revision ``begun`` (from turn ``first`` on), and the board."""
        reader, table = request.user_id, position.table
        self.client.watch(table)
        turns = await replays.told_since(self.tables, position, reader, begun)
        touched = {piece for turn in turns for event in turn.events if event.seats is None for piece in event.touched}
        on = render_context(table, request.localizer.language)
        pictures = await self.client.render_pool.board(on, position.view(None), touched=touched)
        await request.show(compose.since(table, turns, page, begun, pictures, request.localizer, first))

    async def _show_turn(self, request: Request, stored: Stored, number: int | None, eyes: str = "") -> None:
        reader, localizer = request.user_id, request.localizer
        try:
            position = await replays.past(self.tables, stored)
        except Refusal as refusal:
            if stored.table.archived_at is None:
                raise
            archive = await retention.archive(self.tables, stored.table.id)
            await request.show(swept(stored.table, archive, localizer, why_not_again=refusal.text))
            return
        self.client.watch(position.table)
        moment = await replays.moment(self.tables, position, reader, number, eyes)
        on = render_context(position.table, localizer.language)
        touched = {piece for event in moment.turn.events if event.seats is None for piece in event.touched}
        pictures: list[Picture] = await self.client.render_pool.board(on, moment.board, touched=touched)
        hands = [await self.client.render_pool.hand(on, view) for _, view in moment.hands]
        pictures += [hand for hand in hands if hand is not None]
        await request.show(compose.replay(position.table, moment, reader, pictures, localizer))


def _number(typed: str) -> int | None:
    return int(typed) if typed.isdecimal() and typed.isascii() and len(typed) < 10 else None
