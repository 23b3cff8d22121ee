"""Looking: the board as a picture or as text, the log, one's own tables; and the buttons of help and rules."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import RenderContext
from bot.discord.commands import choices, command, unknown_value
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.interactions import ComponentInteraction, button, menu, when_named
from bot.discord.message import Message, galleries, layout, row, shortened, text_block, text_message, units
from bot.discord.replies import Ack, Request
from bot.tables.by_message.buttons import follow_button
from bot.tables.core.arguments import POSTS, STARTED, STORED, TABLE, chosen
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.model import Entry, Position, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.history import replays, retention
from bot.tables.history.log import headed, log_lines, undone_by_consent
from bot.tables.history.shuffle_views import shuffle_check
from bot.tables.seating.own_tables_views import my_tables
from bot.tables.show import own_tables
from bot.tables.show.lookup import piece_menus, regions, signs, zoom_menu
from bot.tables.show.names import render_context
from bot.tables.show.rules import help_page, rules_page
from bot.tables.show.status import swept, title
from games import GAMES, GameAway

LOG_ENTRIES = 40
TEXT_LIMIT = 3800


class LookCog(commands.Cog):
    """Everything anybody may look at."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @command("board", needs=STARTED)
    @app_commands.choices(show=choices("choice", "picture", "text"))
    async def board(self, request: Request, position: Position, show: str = "picture", zoom: str | None = None) -> None:
        if show == "text":
            await self.on_text(request, position)
        else:
            await self._show_board(request, position, zoom)

    @board.autocomplete("zoom")
    async def zooms(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            position = await self.context.position(interaction, chosen(interaction.namespace.table))
        except Refusal:
            return []
        localizer = (await self.context.localizer(interaction, position.table)).in_words()
        return [
            app_commands.Choice(name=shortened(localizer(name), 100), value=key)
            for key, name in regions(position, self.context.own_seat(interaction, position)).items()
            if current.casefold() in localizer(name).casefold()
        ][:25]

    @command("log", needs=TABLE)
    @button("log", needs=TABLE)
    async def log(self, request: Request, table: Table) -> None:
        self.client.watch(table)
        localizer = request.localizer
        if table.archived_at is not None:
            await request.show(swept(table, await retention.archive(self.tables, table.id), localizer))
            return
        if table.game not in GAMES:
            raise GameAway(table.game)  # it has the words
        seat = table.seat_of(request.user_id)
        turns = await replays.logged(self.tables, table, LOG_ENTRIES, request.user_id)
        mine, since = (seat.seat, seat.since) if seat else (None, 0)
        undone = undone_by_consent([entry for _, entries in turns for entry in entries])
        told: list[tuple[int, str]] = []
        own = request.user_id
        for number, entries in turns:
            for line, group in groupby(entries, key=lambda entry: _log_line(entry, undone, own, over=table.over)):
                kept = [entry for entry in group if entry.revision in undone or not entry.undone]
                events = (event for entry in kept for event in entry.readable(mine, since))
                told += ((number, each) for each in log_lines(events, localizer, line))
        lines = headed(told, localizer)
        while sum(map(units, lines)) + len(lines) > TEXT_LIMIT - 200:
            lines.pop(0)
        await request.show(
            text_message("\n".join([localizer.format("log-title"), *(lines or [localizer.format("log-empty")])]))
        )

    @button("help", needs=POSTS, ack=Ack.UPDATE)
    async def on_help(self, request: ComponentInteraction, posts: str) -> None:
        await request.show(help_page(request.localizer.with_posts(posts), self.client.settings))

    @command("mygames")
    async def mygames(self, request: Request) -> None:
        localizer = request.localizer
        found = await own_tables.by_urgency(self.tables, request.user_id)
        if not found:
            await request.say("mygames-none")
            return
        await request.show(my_tables(found, localizer, request.user_id))

    @button("board", needs=STARTED)
    async def on_board(self, request: ComponentInteraction, position: Position) -> None:
        await self._show_board(request, position, None)

    @menu("zoom", needs=STARTED, ack=Ack.REPLY)
    async def on_zoom(self, request: ComponentInteraction, position: Position) -> None:
        await self._show_board(request, position, request.value)

    @button("signs", needs=STARTED, ack=when_named)
    async def on_signs(self, request: ComponentInteraction, position: Position) -> None:
        """Explain all signs that the reader sees on the board and in the hand: as a picture, or in words."""
        seat = self.context.own_seat(request.interaction, position)
        on = render_context(position.table, request.localizer.language)
        legend = await self.client.render_pool.legend(on, position.view(seat))
        asked_for, _, later = request.arg.partition(".")
        page = (int(later) if later.isdecimal() else 0) if asked_for else None
        await request.show(signs(position, seat, request.localizer, legend, page=page))

    @button("shuffle", needs=TABLE)
    async def on_shuffle(self, request: ComponentInteraction, table: Table) -> None:
        await request.show(shuffle_check(table, request.localizer))

    @button("more", needs=STORED)
    async def on_more(self, request: ComponentInteraction, stored: Stored) -> None:
        localizer = request.localizer
        try:
            position = await self.tables.read(stored)
        except Refusal:
            await request.show(_more(stored.table, localizer))
            return
        seat = self.context.own_seat(request.interaction, position)
        own = None if seat is None else follow_button(position.table, seat, localizer)
        closer = [zoom_menu(position, seat, localizer), *piece_menus(position, seat, localizer)]
        await request.show(_more(stored.table, localizer, *closer, own=own, started=True))

    @button("rules", ack=when_named)
    async def on_rules(self, request: ComponentInteraction) -> None:
        """Rules of a table's game in a new message; or, from a page of rules, another page in its place."""
        game, _, page = request.arg.rpartition(".")
        if not game:
            game = (await self.context.known(request.interaction, request.id.table)).game
        if game not in GAMES:
            raise unknown_value(game)
        await request.show(rules_page(game, request.localizer.language, int(page) if page.isdecimal() else 0))

    async def _show_board(self, request: Request, position: Position, region: str | None) -> None:
        table = position.table
        self.client.watch(table)
        localizer = request.localizer
        if region is not None and region not in regions(position, None):
            raise Refusal("refusal-unknown-value")
        on = render_context(table, localizer.language)
        pictures = await self.client.render_pool.board(on, position.view(None), region=region)
        names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
        await request.show(
            Message(
                layout(
                    text_block(f"### {title(table, localizer)}"),
                    *galleries(names, [picture.alt for picture in pictures]),
                ),
                dict(zip(names, pictures, strict=True)),
            )
        )

    @button("text", needs=STARTED)
    async def on_text(self, request: Request, position: Position) -> None:
        table = position.table
        self.client.watch(table)
        localizer = request.localizer
        on = RenderContext(table.game, localizer.language, localizer.names)
        described = await self.client.render_pool.describe(on, position.view(None))
        await request.show(Message(layout(text_block(f"### {title(table, localizer)}\n{described}", TEXT_LIMIT))))


def _log_line(entry: Entry, undone: Collection[int], reader: int, *, over: bool) -> str:
    """The message of a log's lines about ``entry``; that it was planned is its player's alone until the end."""
    if entry.revision in undone:
        return "log-line-undone"
    return "log-line-ordered" if entry.ordered and (over or entry.user_id == reader) else "log-line"


def _more(
    table: Table,
    localizer: Localizer,
    *menus: ui.ActionRow[Any] | None,
    own: CairnButton | None = None,
    started: bool = False,
) -> Message:
    running = table.status is Status.RUNNING
    return Message(
        layout(
            text_block(f"{localizer.format('more-title')}\n-# {title(table, localizer)}"),
            row(
                CairnButton(Id("signs", table.id), localizer.format("button-signs")) if started else None,
                CairnButton(Id("board", table.id), localizer.format("button-board")),
                CairnButton(Id("text", table.id), localizer.format("button-board-text")),
                CairnButton(Id("rules", table.id), localizer.format("button-rules")),
                CairnButton(Id("whys", table.id), localizer.format("button-whys"), emoji="🤖")
                if started and table.computers
                else None,
            ),
            *menus,
            row(
                CairnButton(Id("info", table.id), localizer.format("button-info")),
                CairnButton(Id("replay", table.id), localizer.format("button-replay")) if started else None,
                CairnButton(Id("note", table.id), localizer.format("button-note")),
                CairnButton(Id("me", 0), localizer.format("button-me")),
                CairnButton(Id("nudge", table.id), localizer.format("button-nudge")) if running else None,
            ),
            row(own, CairnButton(Id("report", table.id), localizer.format("button-report"))),
        )
    )
