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
from discord import ui
from discord.app_commands import AppCommandError, TransformerError

from bot.localizer import Localizer, language_of
from bot.logs import INCIDENT
from bot.store import StoreUnavailable
from bot.tables.refusal import NotOpen, Refusal, UnknownTable
from bot.ui.crowd import Crowd
from bot.ui.message import Message, text_message
from games.engine import IllegalMove, Text, text

log = logging.getLogger(__name__)

PATIENCE = 0.6
"""Seconds an answer may take before the interaction is deferred; Discord gives three."""


ANSWERING = ("CommandTree-invoker", "discord-ui-", "cairn-form-")
"""What the tasks are called, by discord.py and by us, in which interactions are answered."""

ANSWER_SECONDS = 2.0
"""How long those in hand are waited for when the bot stops."""

ANSWERED = "answered"
"""The event, and the mark, of an interaction that has its answer."""

ARRIVED, ACKNOWLEDGED = "arrived", "acknowledged"
"""The marks of when an interaction arrived and when Discord took the first answer, by the event loop's clock."""

UNANSWERED = "unanswered"
"""The mark of an interaction whose answer could not be delivered."""

REFUSED = "refused"
"""The mark of why an interaction was refused: the message id, or ``not-open`` for a game's own reasons."""

GONE = (10003, 10008, 10015, 10062, 40060, 50027)
"""Discord's error codes for an interaction that cannot be answered (any more, or twice)."""

KNOWS = "knows"
"""Under which an interaction keeps how to find out whether its user may know of the table that a button names."""

BROKEN = (aiohttp.ClientError, OSError)


class Unanswered(Exception):  # noqa: N818 - what it is
    """An answer that could not be delivered. What was done stays done."""


class Reply:
    """Answers ``interaction`` with one message; an async context that answers errors with a kind line.

    With ``update`` the message its component sits on is changed if it is private too; else a new private one is sent:
    what is for one person never stands on a public post. With ``form`` the answer may be a form, which has to be the
    first thing that Discord hears: nothing is deferred meanwhile. Where many are in hand together, what comes is
    acknowledged before anything else is done about it.
    """

    crowd = Crowd()
    """Those that are being answered now."""

    def __init__(
        self,
        interaction: discord.Interaction,
        localizer: Localizer | None = None,
        *,
        update: bool = False,
        form: bool = False,
    ) -> None:
        self.interaction = interaction
        self.localizer = localizer or Localizer(language_of(interaction.locale.value))
        self.update = update and _is_private(interaction)
        self._form = form
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        Reply.crowd.join(self)
        if self._form:
            return self
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self.hurry)
        try:
            await Reply.crowd.acknowledged()
        except BaseException:
            self._leave()
            raise
        return self

    def hurry(self) -> None:
        """Defers the interaction now, unless it is acknowledged or being deferred, or may be answered with a form."""
        if self._deferring is None and not self._form:
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
        Reply.crowd.leave(self)
        for deferring in (self._timer, self._deferring):
            if deferring is not None:
                deferring.cancel()

    async def _end(self, error: BaseException | None) -> bool:
        match error:
            case None:
                await self.defer()
            case Refusal() | IllegalMove():
                self.interaction.extras[REFUSED] = _kind(error)
                await self.tell(error.text if await self._may_hear() else UnknownTable().text)
            case Unanswered():
                raise error
            case Exception():
                await self.tell(incident(error))
            case _:
                return False
        return True

    async def _may_hear(self) -> bool:
        """Whether a refusal may be told: not of a table that the user may not know of."""
        knows: Callable[[], Awaitable[bool]] | None = self.interaction.extras.get(KNOWS)
        return knows is None or await knows()

    async def show(self, message: Message) -> None:
        """Answers with ``message``. Raises Unanswered."""
        await self._insist(partial(self._show, message))

    async def ask(self, form: ui.Modal) -> None:
        """Answers with a form. Raises Unanswered."""
        await self._insist(partial(self._ask, form))

    async def tell(self, note: Text) -> None:
        """Answers with one private line; a message that was to be updated stays as it is. Raises Unanswered."""
        await self._insist(partial(self._tell, text_message(self.localizer(note))))

    async def defer(self) -> None:
        """Acknowledges without an answer yet. Raises Unanswered."""
        await self._insist(self._defer)

    async def _insist(self, answer: Callable[[], Awaitable[None]]) -> None:
        """Gives an answer, and again if the connection broke, since nobody knows what arrived."""
        async with self._lock:
            try:
                try:
                    await answer()
                except BROKEN:
                    await answer()
                self.interaction.extras.setdefault(ACKNOWLEDGED, asyncio.get_running_loop().time())
            except (*BROKEN, discord.DiscordServerError) as error:
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
                Reply.crowd.note_acknowledged(self)

    async def _show(self, message: Message) -> None:
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(**message.for_edit())
        elif self.update:
            await response.edit_message(**message.for_edit())
        else:
            await response.send_message(ephemeral=True, **message.for_send())

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
            await response.defer(ephemeral=True, thinking=True)

    async def _defer_now(self) -> None:
        try:
            await self.defer()
        except Unanswered as silence:
            log.warning("An interaction could not be acknowledged: %s", silence)


def _is_private(interaction: discord.Interaction) -> bool:
    """Whether only its user sees the message that a component was clicked on."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def incident(error: Exception) -> Text:
    """Logs ``error`` under a new incident number, which is all the user is told."""
    number = secrets.token_hex(3)
    if isinstance(error, StoreUnavailable):
        log.error("Incident %s: %s", number, error, extra={INCIDENT: number})
        return text("refusal-store", number=number)
    log.error("Incident %s", number, exc_info=error, extra={INCIDENT: number})
    return text("refusal-incident", number=number)


def _kind(refusal: Refusal | IllegalMove) -> str:
    """Which refusal it is. What a game says is not told apart: it may be about a hand."""
    return refusal.text.id if isinstance(refusal, Refusal) and not isinstance(refusal, NotOpen) else "not-open"


async def refuse_while_stopping(interaction: discord.Interaction) -> None:
    """Asks the user to try again in a moment: what is begun now could not be finished."""
    async with Reply(interaction):
        raise Refusal("refusal-restarting")


async def command_failed(interaction: discord.Interaction, error: AppCommandError) -> None:
    """Answers a command that failed outside a Reply."""
    async with Reply(interaction) as reply:
        cause = getattr(error, "original", error)
        if isinstance(cause, (Refusal, IllegalMove)):
            raise cause
        if isinstance(error, TransformerError):  # a forged value: Discord itself sends what it has resolved
            raise Refusal("refusal-unknown-value")
        await reply.tell(incident(cause))


async def answered() -> None:
    """Waits until the interactions in hand are answered, up to a limit."""
    in_hand = {task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)}
    if in_hand:
        await asyncio.wait(in_hand, timeout=ANSWER_SECONDS)
