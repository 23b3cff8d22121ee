"""Commands whose names and descriptions come from the catalogues, in every language."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cache, partial, wraps
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str
from discord.utils import resolve_annotation

from bot.core.localizer import LANGUAGES, Localizer, forget_words
from bot.core.logs import log_about
from bot.core.refusal import Refusal
from bot.discord.dedup import InteractionDedup
from bot.discord.imprint import marked
from bot.discord.interactions import Need, handle, router_of
from bot.discord.replies import Ack, Request, command_failed, refuse_while_stopping
from bot.discord.sanitize import without_nul
from games import GAMES, PACKAGES
from games.engine import Text, text

log = logging.getLogger(__name__)

C = TypeVar("C")
T = TypeVar("T")
KEYWORD = inspect.Parameter.KEYWORD_ONLY

_SPOKEN = {locale: locale.value.partition("-")[0] for locale in discord.Locale}
TRANSLATED = {locale: language for locale, language in _SPOKEN.items() if language in LANGUAGES[1:]}
"""The languages into which commands are put, by the locales of Discord that read them."""

_localizer = cache(Localizer)


def message(words: str | Text, game: str | None = None) -> locale_str:
    """``words``, or the message with that id (of ``game``'s catalogue), for a command's name, argument or choice."""
    said = text(words) if isinstance(words, str) else words
    return locale_str(_localizer(LANGUAGES[0], game)(said), words=said, game=game)


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


def command(
    name: str,
    *,
    needs: Need[Any] | None = None,
    options: Sequence[str] = (),
    group: app_commands.Group | None = None,
    ack: Callable[[discord.Interaction], Ack] = lambda _: Ack.REPLY,
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], app_commands.Command[Any, ..., None]]:
    """Declare that a method of a cog serves the command ``cmd-<name>`` of the catalogue.

    Its parameters after the request, and after what is loaded first, are the command's options; an option of what it
    ``needs`` comes last. Where they are to stand in another order, ``options`` names them. ``ack`` says how it is
    answered.
    """

    def declare(handler: Callable[..., Coroutine[Any, Any, None]]) -> app_commands.Command[Any, ..., None]:
        @wraps(handler)
        async def callback(cog: object, interaction: discord.Interaction, **given: Any) -> None:
            _check_offered(interaction.command, given)
            typed = given.pop(needs.option, None) if needs else None
            await handle(Request(interaction, ack=ack(interaction)), needs, typed, partial(handler, cog, **given))

        first, names = [*inspect.signature(handler).parameters.values()], handler.__globals__
        found = {
            each.name: each.replace(annotation=resolve_annotation(each.annotation, names, names, {}))
            for each in first[3 if needs else 2 :]
        }
        if needs and needs.option:
            default, kind = (inspect.Parameter.empty, str) if needs.required else (None, str | None)
            found[needs.option] = inspect.Parameter(needs.option, KEYWORD, default=default, annotation=kind)
            if needs.completion is not None:
                app_commands.autocomplete(**{needs.option: needs.completion})(callback)
        given = [found[each].replace(kind=KEYWORD) for each in options or found]
        callback.__signature__ = inspect.Signature([*first[:2], *given])  # type: ignore[attr-defined]
        make = app_commands.command if group is None else group.command
        return make(**about(name))(arguments(*(each.name for each in given))(callback))

    return declare


def _check_offered(command: object, given: Mapping[str, Any]) -> None:
    """Raise Refusal for a forged value: off an option's list, or of somebody whom Discord has not resolved."""
    offered = command.parameters if isinstance(command, app_commands.Command) else []
    lists = {each.name: [choice.value for choice in each.choices] for each in offered if each.choices}
    for name, value in given.items():
        if isinstance(value, discord.Object) or (value is not None and value not in lists.get(name, [value])):
            raise unknown_value(value)


def unknown_value(value: object) -> Refusal:
    """Return the refusal of a value that is not offered: of a game that was, that it is not here at the moment."""
    return Refusal("refusal-game-away" if PACKAGES.lacks(value) else "refusal-unknown-value")


def choices(prefix: str, *values: str) -> list[Choice[str]]:
    """Choices of an argument, named by ``<prefix>-<value>`` of the catalogue."""
    return [Choice(name=message(f"{prefix}-{value}"), value=value) for value in values]


_games: list[Choice[str]] = []


def game_choices() -> list[Choice[str]]:
    """Return every game by name, with its stage unless it was released: the same list for all commands."""
    if not _games:
        offer_games()
    return _games


def offer_games() -> None:
    """Have all commands offer the games that are there by now; Discord is still to be told."""
    forget_commands()
    _games[:] = [Choice(name=message(marked(key), key), value=key) for key in GAMES]


def forget_commands() -> None:
    """Let go of the words in which commands were told, in every language."""
    forget_words()
    _localizer.cache_clear()


EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""Where commands can be used, and who may have brought the app there, unless they say so themselves."""


def on_servers(command: T) -> T:
    """Declare that a command, or a group of them, is of use only on a server where the app is installed."""
    there = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)
    return app_commands.allowed_installs(guilds=True, users=False)(there)


class CommandTree(app_commands.CommandTree[Any]):
    """The slash commands. Duplicates are dropped; errors are answered with a kind line, never with silence."""

    def __init__(self, client: Any) -> None:
        super().__init__(client, allowed_contexts=EVERYWHERE, allowed_installs=BY_ANYBODY)
        self._dedup = InteractionDedup()

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        router = router_of(interaction)
        if not self._dedup.is_first(interaction) or not await router.admits(interaction):
            return False
        log_about(interaction=interaction.id)
        interaction.data = without_nul(interaction.data)
        if router.stopping and interaction.type is not discord.InteractionType.autocomplete:
            await refuse_while_stopping(interaction)
        return not router.stopping

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed", exc_info=error)
            return
        await command_failed(interaction, error)


class Catalogues(Translator):
    """Translates what :func:`message` made."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _context: TranslationContextTypes,
    ) -> str | None:
        language = TRANSLATED.get(locale)
        if language is None or "words" not in string.extras:
            return None
        return _localizer(language, string.extras["game"])(string.extras["words"])
