"""Looking things up: any card, and any place of the board, large and with all its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.painter import Canvas
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, game_choices
from bot.ui.items import shortened
from bot.ui.message import Message, galleries, layout
from bot.ui.reply import Reply
from bot.words import Words
from games import GAMES
from render.scene import Kind, scene

if TYPE_CHECKING:
    from bot.client import Cairn


class Lookup(commands.Cog):
    """What is printed on a piece. Nothing of a running game is told, so anybody may ask."""

    def __init__(self, client: Cairn) -> None:
        self.client = client

    @app_commands.command(**about("card"))
    @arguments("name", "game")
    @app_commands.choices(game=game_choices())
    async def card(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        await self._show(interaction, "card", name, game)

    @app_commands.command(**about("tile"))
    @arguments("name", "game")
    @app_commands.choices(game=game_choices())
    async def tile(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        await self._show(interaction, "tile", name, game)

    @card.autocomplete("name")
    async def cards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._matching(interaction, "card", current)

    @tile.autocomplete("name")
    async def tiles(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._matching(interaction, "tile", current)

    async def _show(self, interaction: discord.Interaction, kind: Kind, name: str, game: str | None) -> None:
        async with Reply(interaction) as reply:
            canvas = await self._canvas(interaction, game)
            key = _found(_names(canvas, kind), name.strip())
            if key is None:
                raise Refusal("refusal-unknown-piece")
            picture = await self.client.painter.piece(canvas, key)
            file = f"{kind}.png"
            await reply.show(Message(layout(*galleries([file], [picture.alt])), {file: picture}))

    async def _matching(
        self, interaction: discord.Interaction, kind: Kind, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            canvas = await self._canvas(interaction, interaction.namespace.game)
        except Refusal:
            return []
        typed = current.strip().casefold()
        names = _names(canvas, kind).items()
        fitting = sorted(
            ((not name.casefold().startswith(typed), name, key) for key, name in names if typed in name.casefold())
        )
        return [app_commands.Choice(name=shortened(name, 100), value=key) for _, name, key in fitting[:25]]

    async def _canvas(self, interaction: discord.Interaction, game: str | None) -> Canvas:
        """A game in the reader's words: the one named, else that of the table here. Raises Refusal without one."""
        key = game or (await self.client.desk.table(interaction)).game
        if key not in GAMES:
            raise Refusal("refusal-unknown-value")
        return Canvas(key, (await self.client.desk.words(interaction)).language, ())


def _names(canvas: Canvas, kind: Kind) -> dict[str, str]:
    """What can be looked up in a game, by key. Said here: people are typing, and names need no drawing."""
    words = Words(canvas.language, canvas.game)
    return {key: words(name) for key, name in scene(canvas.game).pieces(kind).items()}


def _found(names: dict[str, str], typed: str) -> str | None:
    """The piece that is meant: by key, by whole name, or by a part that only one name has."""
    if typed in names:
        return typed
    wanted = typed.casefold()
    whole = [key for key, name in names.items() if name.casefold() == wanted]
    part = [key for key, name in names.items() if wanted and wanted in name.casefold()]
    return whole[0] if whole else part[0] if len(part) == 1 else None


async def setup(client: Cairn) -> None:
    await client.add_cog(Lookup(client))
