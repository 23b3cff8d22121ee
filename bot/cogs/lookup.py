"""Looking things up: any card or place of the board, large and with all its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import folded
from bot.localizer import Localizer
from bot.model.table import Position
from bot.render_pool import RenderContext
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, game_choices
from bot.ui.items import Press
from bot.ui.lookup import in_play, pieces
from bot.ui.message import Message, galleries, layout, shortened
from bot.ui.reply import Reply
from games import GAMES

if TYPE_CHECKING:
    from bot.client import Cairn

FILE = "card.png"


class LookupCog(commands.Cog):
    """What is printed on a piece. It reveals nothing about a running game, so anybody may ask."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        client.handlers.add(card=self.on_card)

    @app_commands.command(**about("card"))
    @arguments("name", "game")
    @app_commands.choices(game=game_choices())
    async def card(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        async with Reply(interaction) as reply:
            await self._show(reply, game or (await self.context.table(interaction)).game, name)

    async def on_card(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            table = await self.context.known(press.interaction, press.id.table)
            await self._show(reply, table.game, press.values[0] if press.values else "")

    @card.autocomplete("name")
    async def names(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What lies on the table here comes first, as it stands there; then all other pieces by their names."""
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

    async def _show(self, reply: Reply, game: str, typed: str) -> None:
        if game not in GAMES:
            raise Refusal("refusal-unknown-value")
        language = (await self.context.localizer(reply.interaction)).language
        key = _found(pieces(Localizer(language, game)), typed.strip())
        if key is None:
            raise Refusal("refusal-unknown-piece")
        picture = await self.client.render_pool.piece(RenderContext(game, language, ()), key)
        await reply.show(Message(layout(*galleries([FILE], [picture.alt])), {FILE: picture}))


def _found(names: dict[str, str], typed: str) -> str | None:
    """The key of the piece that was typed: its key, its name, or a part of only one name."""
    if typed in names:
        return typed
    wanted = folded(typed)
    whole = [key for key, name in names.items() if folded(name) == wanted]
    part = [key for key, name in names.items() if wanted and wanted in folded(name)]
    return whole[0] if whole else part[0] if len(part) == 1 else None


async def setup(client: Cairn) -> None:
    await client.add_cog(LookupCog(client))
