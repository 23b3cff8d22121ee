"""The way to a new table: the game first, then one form for that game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.core.pace import Pace
from bot.discord.components import CairnMenu, option
from bot.discord.form import form, one_of, people, select
from bot.discord.ids import Id
from bot.discord.imprint import marked_name
from bot.discord.message import Message, layout, row, text_block
from bot.people.settings import GuildSettings
from bot.tables.core.base import user_mention
from bot.tables.lobby.option_views import preset_id
from bot.tables.time.clock_views import pace_options
from games import GAMES
from games.engine import text

EVERYONE, INVITED = "everyone", "invited"
"""The answers to who may join."""


def game_menu(settings: GuildSettings | None, localizer: Localizer, rival: int | None = None) -> Message:
    """Asks which game is to be played, of those the server offers; or to which a ``rival`` is challenged.

    Without a server, and where none of these is there any more, all are shown: opening tells which they are.
    """
    asked = text("open-which") if rival is None else text("challenge-which", who=user_mention(rival))
    offered = [key for key in GAMES if settings is None or settings.offers(key)] or GAMES
    games = [option(marked_name(key, localizer), key) for key in offered]
    menu = CairnMenu(Id("open", 0, arg=_arg(rival)), games, placeholder=localizer.format("menu-games"))
    return Message(layout(text_block(localizer(asked)), row(menu)))


def open_form(
    game: str, pace: Pace, localizer: Localizer, rival: int | None = None, *, by_message: bool = False
) -> ui.Modal:
    """Asks for all that is chosen before a table is opened: the set of options, pace, guests, who may join.

    To a table ``by_message`` nobody is invited by name: who has its code or sees its lobby comes.
    """
    words = Localizer(localizer.language, game)
    title = words.format("form-open-title", game=text("game-name"))
    fields = [select("pace", words.format("form-open-pace"), pace_options(pace, words))]
    if len(GAMES[game].presets) > 1:
        fields.insert(0, select("preset", words.format("form-open-preset"), _presets(game, words)))
    if not by_message:
        fields += _company(game, words, rival)
    return form(Id("open", 0, arg=f"{game}.{_arg(rival)}"), title, *fields)


def _company(game: str, words: Localizer, rival: int | None) -> list[ui.Label[Any]]:
    invited = people(
        "players",
        words.format("form-open-players"),
        about=words.format("form-open-players-about"),
        needed=False,
        most=max(GAMES[game].seats) - 1,
        chosen=[rival] if rival else (),
    )
    answers = [(key, words.format(f"form-open-{key}")) for key in (EVERYONE, INVITED)]
    return [invited, one_of("who", words.format("form-open-who"), answers)]


def _presets(game: str, words: Localizer) -> Sequence[discord.SelectOption]:
    """The ready-made sets of options; the one that is as the game is usually played is chosen at first."""
    presets, usual = GAMES[game].presets, GAMES[game].Options()
    plain = next((key for key, preset in presets.items() if preset == usual), next(iter(presets)))
    return [option(words.format(preset_id(key)), key, default=key == plain) for key in presets]


def _arg(rival: int | None) -> str:
    return "" if rival is None else str(rival)
