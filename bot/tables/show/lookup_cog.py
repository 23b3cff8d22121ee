"""Looking things up: any card or place of the board, large and with all its text."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import RenderContext
from bot.discord.commands import command, game_choices
from bot.discord.interactions import ComponentInteraction, menu
from bot.discord.message import Message, galleries, layout, shortened, text_block
from bot.discord.replies import Ack, Request
from bot.tables.core.arguments import TABLE, folded
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.show.lookup import in_play, pieces
from games import GAMES

FILE = "card.png"


class LookupCog(commands.Cog):
    """The text of a piece. It reveals nothing about a running game, so that anybody may ask."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context

    @command("card")
    @app_commands.choices(game=game_choices())
    async def card(self, request: Request, name: str, game: str | None = None) -> None:
        await self._show(request, game or (await self.context.table(request.interaction)).game, name)

    @menu("card", needs=TABLE, ack=Ack.REPLY)
    async def on_card(self, request: ComponentInteraction, table: Table) -> None:
        await self._show(request, table.game, request.value)

    @card.autocomplete("name")
    async def names(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete the names of pieces: first those on the table here, as they stand there, then all others."""
        localizer = await self.context.localizer(interaction)
        position = await self._position(interaction)
        key = await self._game(interaction)
        if key not in GAMES:
            return []
        names = pieces(Localizer(localizer.language, key))
        here = position is not None and position.table.game == key
        first = in_play(position, self.context.own_seat(interaction, position)) if position and here else []
        typed = folded(current.strip())
        others = sorted((not folded(name).startswith(typed), name, piece) for piece, name in names.items())
        keys = dict.fromkeys([*first, *(piece for _, _, piece in others)])
        fitting = [(names[piece], piece) for piece in keys if typed in folded(names.get(piece, ""))]
        return [app_commands.Choice(name=shortened(name, 100), value=piece) for name, piece in fitting[:25]]

    async def _position(self, interaction: discord.Interaction) -> Position | None:
        """The table here, if its game has begun."""
        try:
            return await self.context.position(interaction)
        except Refusal:
            return None

    async def _game(self, interaction: discord.Interaction) -> str | None:
        """The game that was named, or that of the table here."""
        try:
            return interaction.namespace.game or (await self.context.table(interaction)).game
        except Refusal:
            return None

    async def _show(self, request: Request, game: str, typed: str) -> None:
        if game not in GAMES:
            raise Refusal("refusal-unknown-value")
        language = request.localizer.language
        key = _found(pieces(Localizer(language, game)), typed.strip())
        if key is None:
            raise Refusal("refusal-unknown-piece")
        picture = await self.client.render_pool.piece(RenderContext(game, language, ()), key)
        name = pieces(Localizer(language, game, icons=True))[key]
        await request.show(
            Message(layout(text_block(f"### {name}"), *galleries([FILE], [picture.alt])), {FILE: picture})
        )


def _found(names: dict[str, str], typed: str) -> str | None:
    """The key of the piece that was typed: its key, its name, or a part of only one name."""
    if typed in names:
        return typed
    wanted = folded(typed)
    whole = [key for key, name in names.items() if folded(name) == wanted]
    part = [key for key, name in names.items() if wanted and wanted in folded(name)]
    return whole[0] if whole else part[0] if len(part) == 1 else None
