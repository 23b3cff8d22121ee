"""``/open``, and *Challenge* in the menu of a person: by options, or the game first and then one form."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.pace import Pace
from bot.discord.commands import choices, command, game_choices, unknown_value
from bot.discord.context_menus import on_person
from bot.discord.imprint import is_alpha
from bot.discord.interactions import ComponentInteraction, form, menu
from bot.discord.replies import Ack, Request
from bot.discord.whereabouts import in_conversation, server_of
from bot.people.settings import GuildSettings
from bot.tables.by_message.cog import open_here
from bot.tables.core.base import place
from bot.tables.core.client import TableClient
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.challenges import require_challengeable
from bot.tables.lobby.joining import own_lobby
from bot.tables.lobby.opening import (
    TableTerms,
    invitations_of,
    invited,
    late_of,
    opened,
    pace_of,
    preset_choices,
    preset_of,
    require_opening,
)
from bot.tables.lobby.opening_views import INVITED, game_menu, open_form
from bot.tables.lobby.option_views import CONSENT, FREE
from bot.tables.lobby.picked import picked_person, picked_user
from bot.tables.seating.absence import Late
from games import GAMES
from games.engine import text
from games.players import Level


def _when_opened(interaction: discord.Interaction) -> Ack:
    """In a conversation of others the lobby is the answer itself; who names no game is asked in private."""
    return Ack.SHARED if in_conversation(interaction) and interaction.namespace.game else Ack.REPLY


def _when_filled(request: ComponentInteraction) -> Ack:
    return Ack.SHARED if in_conversation(request.interaction) else Ack.UPDATE


class OpeningCog(commands.Cog):
    """Opening a table."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context

    @command("open", ack=_when_opened)
    @app_commands.choices(
        game=game_choices(),
        pace=choices("pace", *Pace),
        late=choices("late", *Late),
        take_backs=choices("option-undo", CONSENT, FREE),
        fill=choices("level", *Level),
    )
    @app_commands.autocomplete(preset=preset_choices)
    async def open(
        self,
        request: Request,
        game: str | None = None,
        preset: str | None = None,
        pace: str | None = None,
        late: str | None = None,
        take_backs: str | None = None,
        rated: bool | None = None,
        private: bool = False,
        start: str | None = None,
        fill: str | None = None,
        invite: discord.User | None = None,
        invite_2: discord.User | None = None,
        invite_3: discord.User | None = None,
        invite_4: discord.User | None = None,
        invite_5: discord.User | None = None,
    ) -> None:
        if game is None:
            if [*request.interaction.namespace]:
                raise Refusal("refusal-open-game")
            here = server_of(request.interaction) is not None
            settings = await self._settings(request)
            await request.show(game_menu(settings if here else None, request.localizer))
            return
        named = (invite, invite_2, invite_3, invite_4, invite_5)
        guests = invited(request.interaction, game, [picked_user(each) for each in named if each is not None])
        language, user = request.localizer.language, request.user_id
        waits_for = await invitations_of(self.client, user, language, start, fill, private=private, guests=guests)
        undo = None if take_backs is None else take_backs != FREE
        terms = TableTerms(pace_of(pace), late_of(late) or Late.VOTE, undo, rated, invitations=waits_for)
        table = await opened(self.client, request, game, preset_of(game, preset), terms, guests)
        await self._show_opened(request, table)

    @on_person("menu-challenge")
    async def challenge(self, request: Request, user: discord.User | discord.Member) -> None:
        """Ask which game somebody is challenged to, unless they may not be."""
        if server_of(request.interaction) is None:
            raise Refusal("refusal-guild-only")
        settings = await self._settings(request)
        rival = picked_person(picked_user(user)).user_id
        await self.client.store.read(require_challengeable, request.user_id, rival, self.client.time.now())
        await request.show(game_menu(settings, request.localizer, rival))

    @menu("open", ack=Ack.FORM)
    async def on_game(self, request: ComponentInteraction) -> None:
        """Ask for the rest, once a game is chosen."""
        game, here = request.value, server_of(request.interaction) is not None
        settings = await self._settings(request, game)
        await request.ask(open_form(game, settings.pace, request.localizer, _rival(request.arg), by_message=not here))

    @form("open", ack=_when_filled)
    async def on_form(self, request: ComponentInteraction) -> None:
        """Open the table for which a form was filled."""
        game, _, arg = request.arg.partition(".")
        guests, rival = invited(request.interaction, game, request.picked("players")), _rival(arg)
        waits_for = await invitations_of(
            self.client,
            request.user_id,
            request.localizer.language,
            None,
            None,
            private=request.typed("who") == INVITED,
            guests=guests,
        )
        terms = TableTerms(pace_of(request.typed("pace") or None), Late.VOTE, None, invitations=waits_for)
        challenged = rival if rival in guests else None
        options = preset_of(game, request.typed("preset") or None)
        table = await opened(self.client, request, game, options, terms, guests, challenged)
        await self._show_opened(request, table)

    async def _settings(self, request: Request, game: str | None = None) -> GuildSettings:
        """Return the settings of where a table may be opened. Raise Refusal where it may not."""
        if server_of(request.interaction) is not None:
            return (await require_opening(self.context, request, game)).settings
        if game is not None and game not in GAMES:
            raise unknown_value(game)
        return await self.context.guild_settings(request.interaction)

    async def _show_opened(self, request: Request, table: Table) -> None:
        """Answer with the lobby where it stands in a conversation; else say where, with what its owner can do."""
        localizer = await self.context.localizer(request.interaction, table)
        if request.ack is Ack.SHARED:
            await open_here(self.client, request, table)
            return
        told = "said-opened-message" if table.by_message else "said-opened"
        words = localizer.format(told, table=str(table.id), **({} if table.by_message else {"channel": place(table)}))
        agreed = [localizer.format("lobby-stage-alpha", game=text("game-name"))] if is_alpha(table.game) else []
        await request.show(own_lobby(table, request.user_id, localizer, "\n".join([words, *agreed])))


def _rival(arg: str) -> int | None:
    """The user id in the argument of a custom id, if there is one."""
    return int(arg) if arg.isdecimal() and arg.isascii() and len(arg) < 20 else None
