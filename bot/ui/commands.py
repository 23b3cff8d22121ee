"""Commands whose names and descriptions come from the catalogues, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.localizer import LANGUAGES, Localizer
from games import GAMES

C = TypeVar("C")


def message(id: str, game: str | None = None) -> locale_str:  # noqa: A002 - the catalogue's own word
    """The message ``id`` (of ``game``'s catalogue) for a command's name, description, argument or choice."""
    return locale_str(Localizer(LANGUAGES[0], game).format(id), id=id, game=game)


def about(name: str) -> dict[str, Any]:
    """Keyword arguments ``name`` and ``description`` for the command ``cmd-<name>`` of the catalogue."""
    return {"name": message(f"cmd-{name}"), "description": message(f"cmd-{name}-about")}


def arguments(*names: str) -> Callable[[C], C]:
    """Names and describes a command's arguments after ``arg-<name>`` of the catalogue (``_`` as ``-``)."""
    ids = {name: "arg-" + name.replace("_", "-") for name in names}

    def dress(callback: C) -> C:
        described = app_commands.describe(**{name: message(f"{found}-about") for name, found in ids.items()})(callback)
        return app_commands.rename(**{name: message(found) for name, found in ids.items()})(described)

    return dress


def choices(prefix: str, *values: str) -> list[Choice[str]]:
    """Choices of an argument, named by ``<prefix>-<value>`` of the catalogue."""
    return [Choice(name=message(f"{prefix}-{value}"), value=value) for value in values]


def game_choices() -> list[Choice[str]]:
    """Every game by name."""
    return [Choice(name=message("game-name", key), value=key) for key in GAMES]


class Catalogues(Translator):
    """Translates what :func:`message` made."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _context: TranslationContextTypes,
    ) -> str | None:
        language = locale.value.split("-", maxsplit=1)[0]
        if language == LANGUAGES[0] or language not in LANGUAGES or "id" not in string.extras:
            return None
        return Localizer(language, string.extras["game"]).format(string.extras["id"])
