"""One answer to one interaction, acknowledged in time whatever happens.

The answer itself is the acknowledgement where it is ready soon enough: one request instead of two. Where it takes
longer, the interaction is deferred first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from enum import Enum
from functools import partial
from types import TracebackType
from typing import Any, Self
from weakref import WeakSet

import aiohttp
import discord
from discord import ui
from discord.app_commands import AppCommandError, TransformerError

from bot.core.localizer import Localizer, language_of
from bot.core.logs import INCIDENT
from bot.core.meter import ACKNOWLEDGED, ANSWERED, REFUSED, UNANSWERED
from bot.core.refusal import NOT_OPEN, Refusal, UnknownTable
from bot.db import StoreUnavailable
from bot.discord.ack_batch import AckBatch
from bot.discord.emoji import NO_EMOJI, Emojis, sent_with
from bot.discord.message import Message, text_message
from games import GameAway
from games.engine import Argument, IllegalMove, Text, text

log = logging.getLogger(__name__)

DEFER_AFTER = 0.05
"""Seconds an answer may take before the interaction is deferred; Discord gives three.

An answer that is ready sooner saves a request; one that waits for other tables' pictures keeps nobody waiting.
"""

ANSWERING = ("CommandTree-invoker", "discord-ui-", "cairn-form-")
"""Prefixes of the names of tasks, discord.py's and ours, in which interactions are answered."""

ANSWER_SECONDS, DISMISS_SECONDS = 4.0, 1.5
"""How long those in hand are waited for when the bot stops, and how long it takes at most to dismiss the others."""

_dismissed: WeakSet[asyncio.Task[Any]] = WeakSet()
"""Tasks that are ended before their answer is ready: their users are asked to try again."""

GONE = (10003, 10008, 10015, 10062, 40060, 50027)
"""Discord's error codes for an interaction that cannot be answered (any more, or twice)."""

KNOWS = "knows"
"""Under which an interaction keeps how to find out whether its user may know of the table that a button names."""

BROKEN = (aiohttp.ClientError, OSError)


RESTARTING = text("refusal-restarting")


class Ack(Enum):
    """How an interaction is acknowledged.

    REPLY: by a new private message. UPDATE: by changing the private one that its component is on. FORM: by a form,
    which has to be the first answer. SHARED: by what everybody sees in a conversation where the bot can do nothing but
    answer: a new message, or a change of the one that its component is on, if others see that.
    """

    REPLY = "reply"
    UPDATE = "update"
    FORM = "form"
    SHARED = "shared"


class Unanswered(Exception):  # noqa: N818 - what it is
    """An answer that could not be delivered. What was done stays done."""


class Request:
    """An interaction and its answer; as an async context it tells refusals and errors in a kind line.

    What is for one person never stands on a public post: there, an update is a reply. Nothing is deferred where the
    answer may be a form. Where many are in hand together, what comes is acknowledged before anything else is done.
    """

    batch = AckBatch()
    """Those that are being answered now."""

    def __init__(
        self, interaction: discord.Interaction, localizer: Localizer | None = None, *, ack: Ack = Ack.REPLY
    ) -> None:
        self.interaction = interaction
        self.localizer = localizer or Localizer(language_of(interaction.locale.value))
        self.ack = ack
        self.hidden = False
        """Whether Discord shows to its user alone what was to be shared."""
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @property
    def user_id(self) -> int:
        """Return the id of the user who sent it."""
        return self.interaction.user.id

    @property
    def sure(self) -> bool:
        """Whether it confirms what was asked before."""
        return False

    @property
    def update(self) -> bool:
        """Whether the answer changes the message on which a component was clicked, unless others see it as well."""
        message = self.interaction.message
        alone = message is not None and message.flags.ephemeral
        return alone if self.ack is Ack.UPDATE else self.ack is Ack.SHARED and message is not None and not alone

    async def __aenter__(self) -> Self:
        Request.batch.join(self)
        if self.ack is Ack.FORM:
            return self
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self.acknowledge_now)
        try:
            await Request.batch.acknowledged()
        except BaseException:
            self._leave()
            raise
        return self

    def acknowledge_now(self) -> None:
        """Defer the interaction now, unless it is acknowledged or being deferred, or may be answered with a form."""
        if self._deferring is None and self.ack is not Ack.FORM:
            self._deferring = asyncio.create_task(self._defer_now())

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        try:
            return await self._end(error)
        except Unanswered as silence:
            log.warning("An answer did not arrive: %s", silence)
            self.interaction.extras[UNANSWERED] = True
            return True
        finally:
            self._leave()
            self.interaction.extras[ANSWERED] = True
            self.interaction.client.dispatch(ANSWERED, self.interaction)

    def _leave(self) -> None:
        Request.batch.leave(self)
        for deferring in (self._timer, self._deferring):
            if deferring is not None:
                deferring.cancel()

    async def _end(self, error: BaseException | None) -> bool:
        if isinstance(error, GameAway):
            error = Refusal("refusal-game-away")
        match error:
            case None:
                await self.defer()
            case Refusal() | IllegalMove():
                self.interaction.extras[REFUSED] = error.kind if isinstance(error, Refusal) else NOT_OPEN
                await self.tell(error.text if await self._may_hear() else UnknownTable().text)
            case Unanswered():
                raise error
            case Exception():
                await self.tell(incident(error))
            case asyncio.CancelledError() if (task := asyncio.current_task()) in _dismissed and task is not None:
                task.uncancel()
                await self.tell(RESTARTING)
            case _:
                return False
        return True

    async def _may_hear(self) -> bool:
        """Whether a refusal may be told: not of a table that the user may not know of."""
        knows: Callable[[], Awaitable[bool]] | None = self.interaction.extras.get(KNOWS)
        return knows is None or await knows()

    async def show(self, message: Message) -> None:
        """Answer with ``message``. Raise Unanswered."""
        await self._insist(partial(self._show, message))

    async def whisper(self, message: Message) -> None:
        """Show ``message`` to the user alone, after an answer that others see. Raise Unanswered."""
        await self._insist(partial(self._whisper, message))

    async def say(self, id: str, **args: Argument) -> None:  # noqa: A002 - the catalogue's own word
        """Answer with one message of the catalogue. Raise Unanswered."""
        await self.show(text_message(self.localizer.format(id, **args)))

    async def ask(self, form: ui.Modal) -> None:
        """Answer with a form. Raise Unanswered."""
        await self._insist(partial(self._ask, form))

    async def tell(self, note: Text) -> None:
        """Answer with one private line; a message that was to be updated stays as it is. Raise Unanswered."""
        await self._insist(partial(self._tell, text_message(self.localizer(note))))

    async def defer(self) -> None:
        """Acknowledge without an answer yet. Raise Unanswered."""
        await self._insist(self._defer)

    async def _insist(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Give an answer, and again if the connection broke, since nobody knows what arrived."""
        async with self._lock:
            try:
                try:
                    await answer()
                except BROKEN:
                    await answer()
                self.interaction.extras.setdefault(ACKNOWLEDGED, asyncio.get_running_loop().time())
            except (*BROKEN, discord.DiscordServerError, discord.RateLimited) as error:
                raise Unanswered(str(error)) from error
            except discord.HTTPException as error:
                if error.code in GONE:
                    raise Unanswered(str(error)) from error
                raise
            except RuntimeError as error:
                if self.interaction.client.is_closed():  # what it is sent by is gone: this came at the very last
                    raise Unanswered(str(error)) from error
                raise
            finally:
                Request.batch.note_acknowledged(self)

    async def _show(self, message: Message) -> None:
        await sent_with(emojis_of(self.interaction), partial(self._show_with, message))

    async def _show_with(self, message: Message, emojis: Emojis) -> None:
        response = self.interaction.response
        if response.is_done():
            edited = await self.interaction.edit_original_response(**message.for_edit(emojis))
            self.hidden = self.ack is Ack.SHARED and edited.flags.ephemeral
        elif self.update:
            await response.edit_message(**message.for_edit(emojis))
        else:
            sent = await response.send_message(ephemeral=self.ack is not Ack.SHARED, **message.for_send(emojis))
            self.hidden = self.ack is Ack.SHARED and sent.is_ephemeral()

    async def _whisper(self, message: Message) -> None:
        emojis = emojis_of(self.interaction)

        async def send(emojis: Emojis) -> None:
            await self.interaction.followup.send(ephemeral=True, **message.for_send(emojis))

        await sent_with(emojis, send)

    async def _ask(self, form: ui.Modal) -> None:
        await self.interaction.response.send_modal(form)

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
            await response.defer(ephemeral=self.ack is not Ack.SHARED, thinking=True)

    async def _defer_now(self) -> None:
        try:
            await self.defer()
        except Unanswered as silence:
            log.warning("An interaction could not be acknowledged: %s", silence)


def emojis_of(interaction: discord.Interaction) -> Emojis:
    """The emoji of the bot that an interaction came to."""
    found = getattr(interaction.client, "own_emoji", None)
    return found if isinstance(found, Emojis) else NO_EMOJI


def incident(error: Exception) -> Text:
    """Log ``error`` under a new incident number, and return what the user is told: that number."""
    number = secrets.token_hex(3)
    if isinstance(error, StoreUnavailable):
        log.error("Incident %s: %s", number, error, extra={INCIDENT: number})
        return text("refusal-store", number=number)
    log.error("Incident %s", number, exc_info=error, extra={INCIDENT: number})
    return text("refusal-incident", number=number)


async def refuse_while_stopping(interaction: discord.Interaction) -> None:
    """Ask the user to try again in a moment: what is begun now could not be finished."""
    async with Request(interaction):
        raise Refusal(RESTARTING.id)


async def command_failed(interaction: discord.Interaction, error: AppCommandError) -> None:
    """Answer a command that failed before it was handled."""
    async with Request(interaction) as request:
        cause = getattr(error, "original", error)
        if isinstance(cause, (Refusal, IllegalMove)):
            raise cause
        if isinstance(error, TransformerError):  # a forged value: Discord itself sends what it has resolved
            raise Refusal("refusal-unknown-value")
        await request.tell(incident(cause))


async def answered() -> None:
    """Wait until the interactions in hand are answered: after a while with the request to try again in a moment."""
    if in_hand := {task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)}:
        _, late = await asyncio.wait(in_hand, timeout=ANSWER_SECONDS)
        for task in late:
            _dismissed.add(task)
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=DISMISS_SECONDS)
