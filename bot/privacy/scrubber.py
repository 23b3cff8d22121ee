"""Lets messages that stand forget a person: our posts name the pseudonym, what went to them alone is deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Any

import aiohttp
import discord
from discord.http import MultipartParameters

from bot.discord.message import shortened
from bot.privacy.queries import Pseudonym

log = logging.getLogger(__name__)

PAGE_MESSAGES = 100
"""The number of messages that Discord returns at once."""

MAX_MESSAGES = 5000
"""The number of messages of each channel that are looked through."""

TEXT_FIELDS = {"content", "label", "placeholder", "description"}
"""Fields of a message's parts that hold text."""

THREADS = {10, 11, 12}
"""Discord's types of channels that are threads."""

MAX_TRIES = 5
"""Attempts where Discord asks to wait."""

FAILED = (discord.HTTPException, aiohttp.ClientError, OSError)


class MessageScrubber:
    """``client`` reads and edits its own messages, and no others."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def erase(self, user_id: int, channels: Collection[int], who: Pseudonym) -> None:
        """Deletes what went to a person alone, and edits our posts in ``channels``. What cannot be reached is left."""
        try:
            private = await self._client.http.start_private_message(user_id)
            await self._delete_all(int(private["id"]))
        except FAILED as error:
            log.info("Direct messages of somebody who is forgotten cannot be reached: %s", error)
        for channel in sorted(channels):
            try:
                await self._edit_all(channel, who)
            except FAILED as error:
                log.info("Posts in a channel cannot be reached: %s", error)

    async def _delete_all(self, channel: int) -> None:
        async for message in self._own(channel):
            await self._each(self._client.http.delete_message, channel, int(message["id"]))

    async def _edit_all(self, channel: int, who: Pseudonym) -> None:
        """Edits our posts in a channel, and the name of a thread; an archived one is opened for that, and closed again.

        It stays as it is where nobody is named in its own name.
        """
        place: Any = await self._client.http.get_channel(channel)
        name, sleeps = who.in_text(place.get("name") or ""), place.get("thread_metadata", {}).get("archived", False)
        named = place["type"] in THREADS and name != place["name"]
        if named:
            await self._each(self._client.http.edit_channel, channel, name=shortened(name, 100), archived=False)
        async for message in self._own(channel):
            change = edited(message, who)
            if change is not None:
                params = MultipartParameters(payload=change, multipart=None, files=None)
                await self._each(self._client.http.edit_message, channel, int(message["id"]), params=params)
        if named and sleeps:
            await self._each(self._client.http.edit_channel, channel, archived=True)

    async def _own(self, channel: int) -> AsyncIterator[Any]:
        """Our messages in a channel, newest first."""
        before, me = None, self._client.user
        for _ in range(MAX_MESSAGES // PAGE_MESSAGES):
            page: list[Any] = await self._client.http.logs_from(channel, PAGE_MESSAGES, before=before)
            for message in page:
                if me is not None and int(message["author"]["id"]) == me.id:
                    yield message
            if len(page) < PAGE_MESSAGES:
                return
            before = int(page[-1]["id"])

    async def _each(self, do: Callable[..., Awaitable[Any]], *args: Any, **more: Any) -> None:
        for _ in range(MAX_TRIES):
            try:
                await do(*args, **more)
            except discord.RateLimited as error:
                await asyncio.sleep(error.retry_after)
            except FAILED as error:
                log.info("A message could not be changed: %s", error)
                return
            else:
                return


def edited(message: dict[str, Any], who: Pseudonym) -> dict[str, Any] | None:
    """The change by which a message, as Discord tells of it, names the pseudonym; None where it names nobody."""
    files = {each["url"].partition("?")[0]: each for each in message.get("attachments", ())}
    parts = [_renamed(part, who) for part in message.get("components", ())]
    content = who.in_text(message.get("content", ""))
    described = [
        {"id": each["id"], "description": who.in_text(each.get("description") or "")} for each in files.values()
    ]
    same = all(
        each.get("description") in (None, shown["description"])
        for each, shown in zip(files.values(), described, strict=True)
    )
    if parts == list(message.get("components", ())) and content == message.get("content", "") and same:
        return None
    change: dict[str, Any] = {"attachments": described, "allowed_mentions": {"parse": []}}
    if parts:
        change["components"] = [_sendable(part, files) for part in parts]
    if content:
        change["content"] = content
    return change


def _renamed(part: Any, who: Pseudonym) -> Any:
    if isinstance(part, dict):
        return {
            key: who.in_text(value) if key in TEXT_FIELDS and isinstance(value, str) else _renamed(value, who)
            for key, value in part.items()
        }
    return [_renamed(each, who) for each in part] if isinstance(part, list) else part


def _sendable(part: Any, files: dict[str, Any]) -> Any:
    """A part as it may be sent again: its files by their names."""
    if isinstance(part, dict):
        return {
            key: _file(value, files) if key in {"media", "file"} else _sendable(value, files)
            for key, value in part.items()
            if value is not None
        }
    return [_sendable(each, files) for each in part] if isinstance(part, list) else part


def _file(media: dict[str, Any], files: dict[str, Any]) -> dict[str, str]:
    found = files.get(media["url"].partition("?")[0])
    return {"url": f"attachment://{found['filename']}" if found else media["url"]}
