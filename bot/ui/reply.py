"""One answer to one interaction, acknowledged in time whatever happens.

The answer itself is the acknowledgement where it is ready soon enough: one request instead of two. Where it takes
longer, the interaction is deferred first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from types import TracebackType
from typing import Self

import aiohttp
import discord
from discord.app_commands import AppCommandError

from bot.tables.refusal import Refusal
from bot.ui.message import Message, line
from bot.words import Words, language_of
from games.engine import IllegalMove, Text, text

log = logging.getLogger(__name__)

PATIENCE = 0.6
"""Seconds an answer may take before the interaction is deferred; Discord itself gives three."""


GONE = (10008, 10015, 10062, 40060, 50027)
"""Discord's codes for an interaction, or its message, that cannot be answered (any more, or twice)."""

BROKEN = (aiohttp.ClientError, OSError)


class Unanswered(Exception):  # noqa: N818 - what it is
    """An answer that did not reach its reader, by no fault of ours. What was done is done."""


class Reply:
    """Answers ``interaction`` with one message; an async context that turns what escapes it into a kind line.

    With ``update`` the message its component sits on is changed; else a new private one is sent.
    """

    def __init__(self, interaction: discord.Interaction, words: Words | None = None, *, update: bool = False) -> None:
        self.interaction = interaction
        self.words = words or Words(language_of(interaction.locale.value))
        self.update = update
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._defer_later())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        try:
            return await self._end(error)
        except Unanswered as silence:
            log.warning("An answer did not arrive: %s", silence)
            return True
        finally:
            if self._timer is not None:
                self._timer.cancel()

    async def _end(self, error: BaseException | None) -> bool:
        match error:
            case None:
                await self.defer()
            case Refusal() | IllegalMove():
                await self.tell(error.text)
            case Unanswered():
                raise error
            case Exception():
                await self.tell(incident(error))
            case _:
                return False
        return True

    async def show(self, message: Message) -> None:
        """Answers with ``message``. Raises Unanswered."""
        await self._insist(partial(self._show, message))

    async def tell(self, note: Text) -> None:
        """Answers with one private line; a message that was to be updated stays as it is. Raises Unanswered."""
        await self._insist(partial(self._tell, line(self.words(note))))

    async def defer(self) -> None:
        """Acknowledges without an answer yet. Raises Unanswered."""
        await self._insist(self._defer)

    async def _insist(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Gives an answer; once more where the connection broke, for then nobody knows what has arrived."""
        async with self._lock:
            try:
                try:
                    await answer()
                except BROKEN:
                    await answer()
            except (*BROKEN, discord.DiscordServerError) as error:
                raise Unanswered(str(error)) from error
            except discord.HTTPException as error:
                if error.code in GONE:
                    raise Unanswered(str(error)) from error
                raise

    async def _show(self, message: Message) -> None:
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(**message.for_edit())
        elif self.update:
            await response.edit_message(**message.for_edit())
        else:
            await response.send_message(ephemeral=True, **message.for_send())

    async def _tell(self, message: Message) -> None:
        response = self.interaction.response
        if not response.is_done():
            await response.send_message(ephemeral=True, **message.for_send())
        elif self.update:
            await self.interaction.followup.send(ephemeral=True, **message.for_send())
        else:
            await self.interaction.edit_original_response(**message.for_edit())

    async def _defer(self) -> None:
        response = self.interaction.response
        if response.is_done():
            return
        if self.update:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def _defer_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        try:
            await self.defer()
        except Unanswered as silence:
            log.warning("An interaction could not be acknowledged: %s", silence)


def incident(error: Exception) -> Text:
    """Logs ``error`` under a new incident number; the line that gives the number to the user, and nothing else."""
    number = secrets.token_hex(3)
    log.error("Incident %s", number, exc_info=error)
    return text("refusal-incident", number=number)


async def command_failed(interaction: discord.Interaction, error: AppCommandError) -> None:
    """What the command tree does with what escaped a command outside a Reply."""
    async with Reply(interaction) as reply:
        cause = getattr(error, "original", error)
        if isinstance(cause, (Refusal, IllegalMove)):
            raise cause
        await reply.tell(incident(cause))
