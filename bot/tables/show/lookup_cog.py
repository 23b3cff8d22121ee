"""Looking things up: what Cairn is, the rules of a game, any card or place of the board with all its text."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import RenderContext
from bot.discord.commands import command, game_choices, unknown_value
from bot.discord.interactions import ComponentInteraction, menu
from bot.discord.message import Message, galleries, layout, shortened, text_block
from bot.discord.replies import Ack, Request
from bot.tables.core.arguments import POSTS, TABLE, folded
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.show.lookup import in_play, pieces
from bot.tables.show.rules import help_page, rules_page
from games import GAMES
from games.engine import text

FILE = "card.png"
MAX_CHOICES = 25
OF_GAME = ":"
"""Stands between a game and a piece of it, as one value; a game's rules have nothing behind it."""


class LookupCog(commands.Cog):
    """``/help``. Neither rules nor the text of a piece reveal anything about a running game: anybody may ask."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context

    @command("help", needs=POSTS)
    @app_commands.choices(game=game_choices())
    async def explain(self, request: Request, posts: str, about: str | None = None, game: str | None = None) -> None:
        """Explain a card or a place, the rules of a game, or Cairn itself, by what is named."""
        if game is not None and game not in GAMES:
            raise unknown_value(game)
        if about is not None:
            await self._explain_topic(request, game, about.strip())
        elif game is not None:
            await request.show(rules_page(game, request.localizer.language, 0))
        else:
            await request.show(help_page(request.localizer.with_posts(posts), self.client.settings))

    @menu("card", needs=TABLE, ack=Ack.REPLY)
    async def on_card(self, request: ComponentInteraction, table: Table) -> None:
        await self._show(request, table.game, _found(pieces(request.localizer), request.value))

    @explain.autocomplete("about")
    async def topics(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete rules of games and names of pieces: first those on the table here, as they stand there."""
        language, typed = (await self.context.localizer(interaction)).language, folded(current.strip())
        position, here = await self._position(interaction), await self._game(interaction)
        found = self._rules(language, here, typed)
        for game in (
            sorted(GAMES, key=lambda game: game != here) if typed and not interaction.namespace.game else [here]
        ):
            if game not in GAMES:
                continue
            localizer = Localizer(language, game)
            names, of_here = pieces(localizer), position is not None and position.table.game == game
            first = in_play(position, self.context.own_seat(interaction, position)) if position and of_here else []
            others = sorted((not folded(name).startswith(typed), name, piece) for piece, name in names.items())
            for piece in dict.fromkeys([*first, *(piece for _, _, piece in others)]):
                if typed not in folded(names.get(piece, "")) or piece not in names:
                    continue
                elsewhere = localizer.format("topic-piece", name=names[piece], game=text("game-name"))
                found.append((names[piece], piece) if game == here else (elsewhere, f"{game}{OF_GAME}{piece}"))
        return [app_commands.Choice(name=shortened(name, 100), value=value) for name, value in found[:MAX_CHOICES]]

    def _rules(self, language: str, here: str | None, typed: str) -> list[tuple[str, str]]:
        """Return the rules that fit what was ``typed``: of the game ``here``; of each where there is none, or typed."""
        games = [here] if here in GAMES and not typed else [*GAMES]
        named = {
            game: Localizer(language, game).format("topic-rules", game=text("game-name")) for game in games if game
        }
        return [(name, f"{game}{OF_GAME}") for game, name in named.items() if typed in folded(name)]

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

    async def _explain_topic(self, request: Request, named: str | None, typed: str) -> None:
        """Show the topic that was chosen or typed: of the game that is ``named`` or of the table here, or of any."""
        language = request.localizer.language
        game, of_game, topic = typed.partition(OF_GAME)
        if of_game and game in GAMES:
            if not topic:
                await request.show(rules_page(game, language, 0))
                return
            named, typed = game, topic
        rules = [value for name, value in self._rules(language, named, folded(typed)) if folded(name) == folded(typed)]
        if rules:
            await request.show(rules_page(rules[0].removesuffix(OF_GAME), language, 0))
            return
        here = named or await self._game(request.interaction)
        for game in [named] if named else sorted(GAMES, key=lambda game: game != here):
            key = _found(pieces(Localizer(language, game)), typed)
            if key is not None:
                await self._show(request, game, key)
                return
        raise Refusal("refusal-unknown-piece")

    async def _show(self, request: Request, game: str, key: str | None) -> None:
        if key is None:
            raise Refusal("refusal-unknown-piece")
        language = request.localizer.language
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
