"""Commands in the menus of people and of messages, declared by methods of cogs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands import message, on_servers
from bot.discord.interactions import handle
from bot.discord.replies import Request

ON_PERSON, ON_MESSAGE = "__cairn_on_person__", "__cairn_on_message__"
"""Under which a method keeps the name of the command that it serves."""

Handler = Callable[..., Awaitable[None]]


def on_person(name: str) -> Callable[[Handler], Handler]:
    """Declare that a method of a cog serves the command ``cmd-<name>`` in the menu of a person, on servers alone."""
    return partial(_marked, ON_PERSON, name)


def on_message(name: str) -> Callable[[Handler], Handler]:
    """Declare the same of one in the menu of a message."""
    return partial(_marked, ON_MESSAGE, name)


def _marked(key: str, name: str, handler: Handler) -> Handler:
    setattr(handler, key, name)
    return handler


def context_menus(cog: object) -> Iterator[app_commands.ContextMenu]:
    """Return the commands in menus that the methods of ``cog`` declare."""
    for member in vars(type(cog)).values():
        if (name := getattr(member, ON_PERSON, None)) is not None:
            callback = _of(partial(member, cog))
            yield on_servers(app_commands.ContextMenu(name=message(f"cmd-{name}"), callback=callback))
        if (name := getattr(member, ON_MESSAGE, None)) is not None:
            on_board = _of_message(partial(member, cog))
            yield on_servers(app_commands.ContextMenu(name=message(f"cmd-{name}"), callback=on_board))


def _of(method: Handler) -> Callable[[discord.Interaction[Any], discord.User | discord.Member], Any]:
    async def callback(interaction: discord.Interaction[Any], user: discord.User | discord.Member) -> None:
        await handle(Request(interaction), None, None, partial(_called, method, user))

    return callback


def _of_message(method: Handler) -> Callable[[discord.Interaction[Any], discord.Message], Any]:
    async def callback(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await handle(Request(interaction), None, None, partial(_called, method, message))

    return callback


async def _called(method: Handler, target: object, request: Request) -> None:
    await method(request, target)
