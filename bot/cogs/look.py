"""Looking: the board as a picture or as text, the log, the rules, one's own tables."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.localizer import Localizer
from bot.model.mine import Mine
from bot.model.table import Entry, Position, Status, Table, undone_by_consent
from bot.render_pool import RenderContext
from bot.tables import own_tables, replays, retention
from bot.tables.refusal import Refusal
from bot.ui.clock import moment
from bot.ui.commands import about, arguments, choices, game_choices
from bot.ui.ids import Id
from bot.ui.items import CairnButton, Press
from bot.ui.lookup import piece_menus, regions, zoom_menu
from bot.ui.message import Message, galleries, layout, row, shortened, text_block, text_message, units
from bot.ui.names import render_context
from bot.ui.reply import Reply
from bot.ui.rules import help_page, rules_page
from bot.ui.shuffle import shuffle_check
from bot.ui.status import asked, localizer_for, log_lines, swept, title
from games import GAMES
from games.engine import Text, text
from render.scene import Legend

if TYPE_CHECKING:
    from bot.client import Cairn

LOG_ENTRIES = 40
TEXT_LIMIT = 3800


class LookCog(commands.Cog):
    """Everything anybody may look at."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(
            board=self.on_board,
            zoom=self.on_zoom,
            text=self.on_text,
            signs=self.on_signs,
            log=self.on_log,
            more=self.on_more,
            rules=self.on_rules,
            shuffle=self.on_shuffle,
        )

    @app_commands.command(**about("board"))
    @arguments("show", "zoom", "table")
    @app_commands.choices(show=choices("choice", "picture", "text"))
    @app_commands.autocomplete(table=table_choices)
    async def board(
        self,
        interaction: discord.Interaction,
        show: str = "picture",
        zoom: str | None = None,
        table: TableNumber = None,
    ) -> None:
        async with Reply(interaction) as reply:
            position = await self.context.position(interaction, chosen(table))
            if show == "text":
                await self._show_text(reply, position)
            else:
                await self._show_board(reply, position, zoom)

    @board.autocomplete("zoom")
    async def zooms(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            position = await self.context.position(interaction, chosen(interaction.namespace.table))
        except Refusal:
            return []
        localizer = await self.context.localizer(interaction, position.table)
        return [
            app_commands.Choice(name=shortened(localizer(name), 100), value=key)
            for key, name in regions(position, self.context.own_seat(interaction, position)).items()
            if current.casefold() in localizer(name).casefold()
        ][:25]

    @app_commands.command(**about("log"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def log(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            await self._show_log(reply, await self.context.table(interaction, chosen(table)))

    @app_commands.command(**about("rules"))
    @arguments("game")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Reply(interaction) as reply:
            localizer = await self.context.localizer(interaction)
            key = game or (await self.context.table(interaction)).game
            if key not in GAMES:
                raise Refusal("refusal-unknown-value")
            await reply.show(rules_page(key, localizer.language, 0))

    @app_commands.command(**about("help"))
    async def help(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            await reply.show(help_page(await self.context.localizer(interaction)))

    @app_commands.command(**about("mygames"))
    async def mygames(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            localizer = await self.context.localizer(interaction)
            lines = [
                _my_table(found, localizer) for found in await own_tables.by_urgency(self.tables, interaction.user.id)
            ]
            heading = localizer.format("mygames-title")
            await reply.show(text_message("\n".join([heading, *lines]) if lines else localizer.format("mygames-none")))

    async def on_board(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_board(reply, await self.context.position(press.interaction, press.id.table), None)

    async def on_zoom(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            position = await self.context.position(press.interaction, press.id.table)
            await self._show_board(reply, position, press.values[0] if press.values else "")

    async def on_signs(self, press: Press) -> None:
        """What everything means that the reader sees on the board and in the hand."""
        async with Reply(press.interaction) as reply:
            position = await self.context.position(press.interaction, press.id.table)
            seat = self.context.own_seat(press.interaction, position)
            localizer = await self.context.localizer(press.interaction, position.table)
            on = render_context(position.table, localizer.language)
            legend = await self.client.render_pool.legend(on, position.view(seat))
            await reply.show(_signs(position, seat, localizer, legend))

    async def on_shuffle(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            table = await self.context.known(press.interaction, press.id.table)
            await reply.show(shuffle_check(table, await self.context.localizer(press.interaction, table)))

    async def on_text(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_text(reply, await self.context.position(press.interaction, press.id.table))

    async def on_log(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_log(reply, await self.context.known(press.interaction, press.id.table))

    async def on_more(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            stored = await self.context.stored(press.interaction, press.id.table)
            table = stored.table
            localizer = await self.context.localizer(press.interaction, table)
            try:
                position = await self.tables.read(stored)
            except Refusal:
                await reply.show(_more(table, localizer))
                return
            seat = self.context.own_seat(press.interaction, position)
            closer = [zoom_menu(position, seat, localizer), *piece_menus(position, seat, localizer)]
            await reply.show(_more(table, localizer, *closer, started=True))

    async def on_rules(self, press: Press) -> None:
        """Rules of a table's game in a new message; or, from a page of rules, another page in its place."""
        game, _, page = press.id.arg.rpartition(".")
        async with Reply(press.interaction, update=bool(game)) as reply:
            if not game:
                game = (await self.context.known(press.interaction, press.id.table)).game
            if game not in GAMES:
                raise Refusal("refusal-unknown-value")
            localizer = await self.context.localizer(press.interaction)
            await reply.show(rules_page(game, localizer.language, int(page) if page.isdecimal() else 0))

    async def _show_board(self, reply: Reply, position: Position, region: str | None) -> None:
        table = position.table
        self.client.watch(table)
        localizer = await self.context.localizer(reply.interaction, table)
        if region is not None and region not in regions(position, None):
            raise Refusal("refusal-unknown-value")
        on = render_context(table, localizer.language)
        pictures = await self.client.render_pool.board(on, position.view(None), region=region)
        names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
        await reply.show(
            Message(
                layout(
                    text_block(f"### {title(table, localizer)}"),
                    *galleries(names, [picture.alt for picture in pictures]),
                ),
                dict(zip(names, pictures, strict=True)),
            )
        )

    async def _show_text(self, reply: Reply, position: Position) -> None:
        table = position.table
        self.client.watch(table)
        localizer = await self.context.localizer(reply.interaction, table)
        on = RenderContext(table.game, localizer.language, localizer.names)
        described = await self.client.render_pool.describe(on, position.view(None))
        await reply.show(Message(layout(text_block(f"### {title(table, localizer)}\n{described}", TEXT_LIMIT))))

    async def _show_log(self, reply: Reply, table: Table) -> None:
        self.client.watch(table)
        localizer = await self.context.localizer(reply.interaction, table)
        if table.swept_at is not None:
            await reply.show(swept(table, await retention.archive(self.tables, table.id), localizer))
            return
        seat = table.seat_of(reply.interaction.user.id)
        entries = await replays.log(self.tables, table.id, LOG_ENTRIES)
        mine, since = (seat.seat, seat.since) if seat else (None, 0)
        undone = undone_by_consent(entries)
        lines: list[str] = []
        own = reply.interaction.user.id
        for line, group in groupby(entries, key=lambda entry: _log_line(entry, undone, own, over=table.over)):
            told = [entry for entry in group if entry.revision in undone or not entry.undone]
            events = (event for entry in told for event in entry.readable(mine, since))
            lines += log_lines(events, localizer, line)
        while sum(map(units, lines)) + len(lines) > TEXT_LIMIT - 200:
            lines.pop(0)
        await reply.show(
            text_message("\n".join([localizer.format("log-title"), *(lines or [localizer.format("log-empty")])]))
        )


def _log_line(entry: Entry, undone: Collection[int], reader: int, *, over: bool) -> str:
    """The message of a log's lines about ``entry``; that it was planned is its player's alone until the end."""
    if entry.revision in undone:
        return "log-line-undone"
    return "log-line-ordered" if entry.ordered and (over or entry.user_id == reader) else "log-line"


def _more(table: Table, localizer: Localizer, *menus: ui.ActionRow[Any] | None, started: bool = False) -> Message:
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
        )
    )


def _signs(position: Position, seat: int | None, localizer: Localizer, legend: Legend | None) -> Message:
    """The legend as picture and text, and menus of what lies on the table."""
    heading = text_block(f"### {localizer.format('button-signs')}\n-# {title(position.table, localizer)}")
    menus = piece_menus(position, seat, localizer)
    if legend is None:
        return Message(layout(heading, text_block(localizer.format("signs-none")), *menus))
    lines = "\n".join(localizer.format("log-line", line=line) for line in legend.lines)
    shown = galleries(["signs.png"], [legend.picture.alt])
    return Message(layout(heading, *shown, text_block(lines, TEXT_LIMIT), *menus), {"signs.png": legend.picture})


def _my_table(mine: Mine, reader: Localizer) -> str:
    table = mine.table
    localizer = localizer_for(table, reader.language)
    turn = ("yes" if mine.my_turn else "no") if table.status is Status.RUNNING else table.status.value
    return localizer.format(
        "mygames-line",
        turn=turn,
        game=text("game-name"),
        table=str(table.id),
        where=f"<#{table.channel_id}>",
        asked=asked(table),
        until=_until(mine),
        players=", ".join(localizer.names[seat] for seat in table.to_act),
    )


def _until(mine: Mine) -> Text:
    """Until when there is time, as more words of a line; none where there is no clock."""
    if mine.late:
        return text("mygames-late")
    return text("mygames-until", until=moment(mine.until)) if mine.until else text("asked-now")


async def setup(client: Cairn) -> None:
    await client.add_cog(LookCog(client))
