"""Looking: the board as a picture or as text, the log, the rules, one's own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import TableNumber, chosen, table_choices
from bot.painter import Canvas
from bot.tables.model import Mine, Position, Status, Table
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, choices, game_choices
from bot.ui.ids import Id
from bot.ui.items import CairnButton, Press, shortened
from bot.ui.message import Message, galleries, layout, line, row, said
from bot.ui.names import canvas
from bot.ui.reply import Reply
from bot.ui.rules import rules_page
from bot.ui.status import log_lines, since, title, words_for
from bot.words import Words
from games import GAMES
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn

LOG_ENTRIES = 40
TEXT_LIMIT = 3800


class Look(commands.Cog):
    """Everything anybody may look at."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.desk = client.desk
        self.tables = client.tables
        client.handlers.add(
            board=self.on_board, text=self.on_text, log=self.on_log, more=self.on_more, rules=self.on_rules
        )

    @app_commands.command(**about("board"))
    @arguments("show", "region", "table")
    @app_commands.choices(show=choices("choice", "picture", "text"))
    @app_commands.autocomplete(table=table_choices)
    async def board(
        self,
        interaction: discord.Interaction,
        show: str = "picture",
        region: str | None = None,
        table: TableNumber = None,
    ) -> None:
        async with Reply(interaction) as reply:
            position = await self.desk.played(interaction, chosen(table))
            if show == "text":
                await self._show_text(reply, position)
            else:
                await self._show_board(reply, position, region)

    @board.autocomplete("region")
    async def regions(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            position = await self.desk.played(interaction, chosen(interaction.namespace.table))
        except Refusal:
            return []
        words = await self.desk.words(interaction, position.table)
        found = await self.client.painter.regions(canvas(position.table, words.language), position.view(None))
        return [
            app_commands.Choice(name=shortened(words(name), 100), value=key)
            for key, name in found.items()
            if current.casefold() in words(name).casefold()
        ][:25]

    @app_commands.command(**about("log"))
    @arguments("table")
    @app_commands.autocomplete(table=table_choices)
    async def log(self, interaction: discord.Interaction, table: TableNumber = None) -> None:
        async with Reply(interaction) as reply:
            await self._show_log(reply, await self.desk.table(interaction, chosen(table)))

    @app_commands.command(**about("rules"))
    @arguments("game")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        async with Reply(interaction) as reply:
            words = await self.desk.words(interaction)
            key = game or (await self.desk.table(interaction)).game
            if key not in GAMES:
                raise Refusal("refusal-unknown-value")
            await reply.show(rules_page(key, words.language, 0))

    @app_commands.command(**about("mygames"))
    async def mygames(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            words = await self.desk.words(interaction)
            mine = await self.tables.mine(interaction.user.id)
            lines = [_my_table(found, words.language) for found in sorted(mine, key=lambda found: not found.my_turn)]
            heading = words.say("mygames-title")
            await reply.show(line("\n".join([heading, *lines]) if lines else words.say("mygames-none")))

    async def on_board(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_board(reply, await self.desk.position(press.id.table), None)

    async def on_text(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_text(reply, await self.desk.position(press.id.table))

    async def on_log(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show_log(reply, await self.tables.get(press.id.table))

    async def on_more(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            table = await self.tables.get(press.id.table)
            await reply.show(_more(table, await self.desk.words(press.interaction, table)))

    async def on_rules(self, press: Press) -> None:
        """Rules of a table's game in a new message; or, from a page of rules, another page in its place."""
        game, _, page = press.id.arg.rpartition(".")
        async with Reply(press.interaction, update=bool(game)) as reply:
            if not game:
                game = (await self.tables.get(press.id.table)).game
            if game not in GAMES:
                raise Refusal("refusal-unknown-value")
            words = await self.desk.words(press.interaction)
            await reply.show(rules_page(game, words.language, int(page) if page.isdecimal() else 0))

    async def _show_board(self, reply: Reply, position: Position, region: str | None) -> None:
        table = position.table
        words = await self.desk.words(reply.interaction, table)
        on, view = canvas(table, words.language), position.view(None)
        if region is not None and region not in await self.client.painter.regions(on, view):
            raise Refusal("refusal-unknown-value")
        pictures = await self.client.painter.board(on, view, region=region)
        names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
        await reply.show(
            Message(
                layout(said(f"### {title(table, words)}"), *galleries(names, [picture.alt for picture in pictures])),
                dict(zip(names, pictures, strict=True)),
            )
        )

    async def _show_text(self, reply: Reply, position: Position) -> None:
        table = position.table
        words = await self.desk.words(reply.interaction, table)
        on = Canvas(table.game, words.language, words.names)
        described = await self.client.painter.describe(on, position.view(None))
        await reply.show(Message(layout(said(f"### {title(table, words)}\n{described}", TEXT_LIMIT))))

    async def _show_log(self, reply: Reply, table: Table) -> None:
        words = await self.desk.words(reply.interaction, table)
        seat = table.seat_of(reply.interaction.user.id)
        entries = await self.tables.log(table.id, LOG_ENTRIES)
        mine = seat.seat if seat else None
        lines = log_lines((event for entry in entries if not entry.undone for event in entry.readable(mine)), words)
        while sum(map(len, lines)) + len(lines) > TEXT_LIMIT - 200:
            lines.pop(0)
        await reply.show(line("\n".join([words.say("log-title"), *(lines or [words.say("log-empty")])])))


def _more(table: Table, words: Words) -> Message:
    running = table.status is Status.RUNNING
    return Message(
        layout(
            said(f"{words.say('more-title')}\n-# {title(table, words)}"),
            row(
                CairnButton(Id("board", table.id), words.say("button-board")),
                CairnButton(Id("text", table.id), words.say("button-board-text")),
                CairnButton(Id("rules", table.id), words.say("button-rules")),
                CairnButton(Id("info", table.id), words.say("button-info")),
                CairnButton(Id("nudge", table.id), words.say("button-nudge")) if running else None,
            ),
        )
    )


def _my_table(mine: Mine, language: str) -> str:
    table = mine.table
    words = words_for(table, language)
    turn = ("yes" if mine.my_turn else "no") if table.status is Status.RUNNING else "lobby"
    return words.say(
        "mygames-line",
        turn=turn,
        game=text("game-name"),
        table=str(table.id),
        where=f"<#{table.channel_id}>",
        since=since(table),
        players=", ".join(words.names[seat] for seat in table.to_act),
    )


async def setup(client: Cairn) -> None:
    await client.add_cog(Look(client))
