"""One answer to one interaction, acknowledged in time whatever happens.

The answer itself is the acknowledgement where it is ready soon enough: one request instead of two. Where it takes
longer, the interaction is deferred first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from types import TracebackType
from typing import Self

import discord
from discord.app_commands import AppCommandError

from bot.tables.refusal import Refusal
from bot.ui.message import Message, line
from bot.words import Words, language_of
from games.engine import IllegalMove, Text, text

log = logging.getLogger(__name__)

PATIENCE = 0.6
"""Seconds an answer may take before the interaction is deferred; Discord itself gives three."""


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
            match error:
                case None:
                    if not self.interaction.response.is_done():
                        await self.defer()
                    return False
                case Refusal() | IllegalMove():
                    await self.tell(error.text)
                    return True
                case discord.NotFound(code=10062) | discord.HTTPException(code=40060):
                    log.warning("An interaction was gone before it could be answered (%s)", error)
                    return True
                case Exception():
                    await self._incident(error)
                    return True
                case _:
                    return False
        finally:
            if self._timer is not None:
                self._timer.cancel()

    async def show(self, message: Message) -> None:
        """Answers with ``message``."""
        async with self._lock:
            if not self.interaction.response.is_done():
                if self.update:
                    await self.interaction.response.edit_message(**message.for_edit())
                else:
                    await self.interaction.response.send_message(ephemeral=True, **message.for_send())
            else:
                await self.interaction.edit_original_response(**message.for_edit())

    async def tell(self, note: Text) -> None:
        """Answers with one private line; a message that was to be updated stays as it is."""
        message = line(self.words(note))
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(ephemeral=True, **message.for_send())
            elif self.update:
                await self.interaction.followup.send(ephemeral=True, **message.for_send())
            else:
                await self.interaction.edit_original_response(**message.for_edit())

    async def defer(self) -> None:
        """Acknowledges without an answer yet."""
        async with self._lock:
            if not self.interaction.response.is_done():
                if self.update:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def _defer_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        try:
            await self.defer()
        except discord.HTTPException as error:
            log.warning("An interaction could not be acknowledged: %s", error)

    async def _incident(self, error: Exception) -> None:
        apology = incident(error)
        try:
            await self.tell(apology)
        except discord.HTTPException as failure:
            log.warning("The apology for that incident did not arrive: %s", failure)


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
