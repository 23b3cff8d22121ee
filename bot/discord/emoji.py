"""The bot's own emoji in messages: in words, and one on a button or an option; nowhere else does Discord show any."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import discord

from bot.core.icons import Icon, first_icon, with_icons, without_icons

T = TypeVar("T")

INVALID_BODY, INVALID_EMOJI = 50035, "Invalid emoji"
"""Discord's code and words for a button or an option with an emoji that it does not know, or not yet."""


class Emoji(NamedTuple):
    """An emoji that Discord has of the bot."""

    name: str
    id: int

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"


class Emojis:
    """The emoji that there are, by icon. ``doubted`` is called when Discord has refused one."""

    def __init__(self, doubted: Callable[[], None] = lambda: None) -> None:
        self.known: Mapping[Icon, Emoji] = {}
        self.doubted = doubted

    def know(self, known: Mapping[Icon, Emoji]) -> None:
        """From now on there are these."""
        self.known = known

    def get(self, icon: Icon) -> Emoji | None:
        """The emoji of an icon; None where there is none."""
        return self.known.get(icon)

    def __len__(self) -> int:
        return len(self.known)


NO_EMOJI = Emojis()


def shown_with(emojis: Emojis, part: Any) -> Any:
    """A component, or a part of one, as it is sent: with ``emojis`` in its words and on its buttons and options."""
    if isinstance(part, list):
        return [shown_with(emojis, each) for each in part]
    if not isinstance(part, dict):
        return without_icons(part) if isinstance(part, str) else part
    made = {key: shown_with(emojis, value) for key, value in part.items() if key not in {"content", "emoji"}}
    if "content" in part:
        made["content"] = with_icons(part["content"], lambda icon: str(emojis.get(icon) or ""))
    if emoji := _emoji(emojis, part):
        made["emoji"] = emoji
    return made


def _emoji(emojis: Emojis, part: dict[str, Any]) -> Any:
    """Return the emoji beside a label: the one that was given, else that of its first icon, if there is one."""
    icon = first_icon(part.get("label") or "")
    if part.get("emoji") or icon is None:
        return part.get("emoji")
    found = emojis.get(icon)
    return None if found is None else {"name": found.name, "id": str(found.id)}


async def sent_with(emojis: Emojis, send: Callable[[Emojis], Awaitable[T]]) -> T:
    """Return what ``send`` does with ``emojis``; it is called once more without any where Discord refuses one of them.

    It was deleted in the developer portal, or Discord does not know it everywhere yet.
    """
    try:
        return await send(emojis)
    except discord.HTTPException as error:
        if not emojis or error.code != INVALID_BODY or INVALID_EMOJI not in error.text:
            raise
        emojis.doubted()
        return await send(NO_EMOJI)
