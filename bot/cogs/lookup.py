"""Looking things up: any card, and any place of the board, large and with all its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.localizer import Localizer
from bot.render_pool import RenderContext
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, game_choices
from bot.ui.message import Message, galleries, layout, shortened
from bot.ui.reply import Reply
from games import GAMES
from render.scene import PieceKind, scene

if TYPE_CHECKING:
    from bot.client import Cairn


class LookupCog(commands.Cog):
    """What is printed on a piece. It reveals nothing about a running game, so anybody may ask."""

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

    async def _show(self, interaction: discord.Interaction, kind: PieceKind, name: str, game: str | None) -> None:
        async with Reply(interaction) as reply:
            context = await self._context(interaction, game)
            key = _found(_names(context, kind), name.strip())
            if key is None:
                raise Refusal("refusal-unknown-piece")
            picture = await self.client.render_pool.piece(context, key)
            file = f"{kind}.png"
            await reply.show(Message(layout(*galleries([file], [picture.alt])), {file: picture}))

    async def _matching(
        self, interaction: discord.Interaction, kind: PieceKind, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            context = await self._context(interaction, interaction.namespace.game)
        except Refusal:
            return []
        typed = current.strip().casefold()
        names = _names(context, kind).items()
        fitting = sorted(
            ((not name.casefold().startswith(typed), name, key) for key, name in names if typed in name.casefold())
        )
        return [app_commands.Choice(name=shortened(name, 100), value=key) for _, name, key in fitting[:25]]

    async def _context(self, interaction: discord.Interaction, game: str | None) -> RenderContext:
        """The named game, or that of the table here, in the reader's language. Raises Refusal if there is none."""
        key = game or (await self.client.context.table(interaction)).game
        if key not in GAMES:
            raise Refusal("refusal-unknown-value")
        return RenderContext(key, (await self.client.context.localizer(interaction)).language, ())


def _names(context: RenderContext, kind: PieceKind) -> dict[str, str]:
    """The names of a game's pieces by key. They are worded here, not in a worker: people are typing."""
    localizer = Localizer(context.language, context.game)
    return {key: localizer(name) for key, name in scene(context.game).pieces(kind).items()}


def _found(names: dict[str, str], typed: str) -> str | None:
    """The key of the piece that was typed: its key, its name, or a part of only one name."""
    if typed in names:
        return typed
    wanted = typed.casefold()
    whole = [key for key, name in names.items() if name.casefold() == wanted]
    part = [key for key, name in names.items() if wanted and wanted in name.casefold()]
    return whole[0] if whole else part[0] if len(part) == 1 else None


async def setup(client: Cairn) -> None:
    await client.add_cog(LookupCog(client))
