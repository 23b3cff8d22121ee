"""Messages of ours on Discord: posted once, found again, edited with the files they keep, deleted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple

import discord
import msgspec

from bot.discord.emoji import NO_EMOJI, Emojis, sent_with
from bot.discord.message import Message
from bot.discord.threads import STAYS
from bot.outbox.brake import Brake, LateEdits
from bot.outbox.gate import Gate, Ping
from bot.outbox.model import Kind, OutboxItem, Post, PostTarget
from bot.outbox.sender import NotOurs

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
TOO_OLD, ARCHIVED = 30046, 50083
HAS_THREAD = 160004
"""Discord's code for a message that has its thread already, which has the message's number."""

ANYBODY = Ping()

MAX_MESSAGES_SINCE = 300
"""The number of messages since the first attempt that are searched for a post whose answer was lost."""

MAX_CLOCK_SKEW = timedelta(minutes=5)
"""How far this machine's clock and Discord's may be apart."""

MAX_LATEST_MESSAGES = 50
"""The number of latest messages that are searched whatever the clock said at the first attempt."""


class Shown(msgspec.Struct, frozen=True):
    """The stored body of a post, so that it can be shown again without its ping and buttons.

    ``files`` are the ids of its attachments. A ``plain`` post is text and stays as it is. A board tells the events
    ``since`` a revision, and ``looks`` is the fingerprint of its message. ``asked`` are the revisions of the last
    boards that asked each seat. ``thread_id`` is the thread below it, where it was to have one. ``offered`` are the
    keys of the choices that are open on a hand. Of a person's message ``asks`` says whether it asks them, and ``over``
    whether it tells the end.
    """

    log: str = ""
    alts: tuple[str, ...] = ()
    files: tuple[int, ...] | None = None
    plain: bool = False
    since: int | None = None
    asked: dict[int, int] | None = None
    thread_id: int | None = None
    looks: str = ""
    offered: tuple[str, ...] = ()
    asks: bool = False
    over: bool = False


_SHOWN = msgspec.json.Decoder(Shown)


class Posting(NamedTuple):
    """A message that stands; ``fresh`` where it certainly was posted just now, so that its pings were heard."""

    message: discord.Message
    fresh: bool


class Messenger:
    """The messages that ``client`` posts for the outbox.

    What an attempt has posted that nobody heard back from is found by its container's number, which is the item's id:
    Discord forgets a nonce after a few minutes, and a history does not tell it. Where the bot may not read the history
    there is only the nonce.

    ``may_send`` is asked before each request: whoever was held up for so long that others have taken its items over
    must not put an older state in the place of theirs. Raises NotOurs. Icons are sent as ``emojis``.
    """

    def __init__(
        self,
        client: discord.Client,
        may_send: Callable[[], bool] = lambda: True,
        gate: Gate | None = None,
        emojis: Emojis = NO_EMOJI,
    ) -> None:
        self._client, self._emojis = client, emojis
        self._may_send = may_send
        self._gate = gate
        self._brake, self._late_edits = Brake(), LateEdits()
        self.held_back: dict[int, tuple[int, ...]] = {}
        """Users whom posts did not ping, by their items' ids: they are notified later, once somebody takes them."""

    @contextmanager
    def _hold(self, *request: object) -> Iterator[None]:
        if not self._may_send():
            raise NotOurs
        with self._brake.hold(*request):
            yield

    def channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        """A channel that need not be known."""
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def post(
        self,
        channel: discord.abc.Messageable,
        message: Callable[[], Message],
        item: OutboxItem,
        ping: Ping = ANYBODY,
    ) -> Posting:
        """Posts ``message`` for ``item``; what an earlier attempt has posted is brought up to date instead.

        It pings those whom the gate lets through.
        """
        message = await self._through_the_gate(message, item, ping)
        earlier, certain = None, True
        if is_retry(item):
            try:
                earlier = await self._search(channel, item)
            except discord.Forbidden:
                certain = False
        with self._hold("post", item.id):
            if earlier is not None and (edited := await self._edited(earlier, message().marked(item.id).for_edit)):
                return Posting(edited, fresh=False)
            made = message().marked(item.id)
            sent = await sent_with(self._emojis, lambda emojis: channel.send(nonce=item.nonce, **made.for_send(emojis)))
        if earlier is not None and earlier.id != sent.id:  # in a thread that was asleep: this has woken it
            await _delete(earlier, item)
        if is_retry(item):  # the nonce may have brought back what the history did not tell
            sent = await self._edited(sent, message().marked(item.id).for_edit) or sent
        return Posting(sent, fresh=certain)

    async def _through_the_gate(
        self, message: Callable[[], Message], item: OutboxItem, ping: Ping
    ) -> Callable[[], Message]:
        pings = message().pings if self._gate is not None and item.kind is not Kind.ALERT else ()
        if self._gate is None or not pings:
            return message
        admitted, alone = await self._gate.admit(item, pings, ping), item.kind.target is PostTarget.PERSON
        self.held_back.pop(item.id, None)
        if admitted.later:
            self.held_back[item.id] = tuple(admitted.later)

        def gated() -> Message:
            made = message()
            made.pings = admitted.now
            made.silent = made.silent or (alone and not admitted.now)  # there, it is the message itself that is heard
            return made

        return gated

    async def find(self, channel: discord.abc.Messageable, item: OutboxItem) -> discord.Message | None:
        """Find the posts of earlier attempts at ``item``, as far as the history may be read."""
        try:
            return await self._search(channel, item)
        except discord.Forbidden:
            return None

    async def _search(self, channel: discord.abc.Messageable, item: OutboxItem) -> discord.Message | None:
        """Find the newest post of earlier attempts at ``item``, and delete the others."""
        since = item.first_attempt_at - MAX_CLOCK_SKEW
        pages = (
            channel.history(limit=MAX_MESSAGES_SINCE, after=since, oldest_first=True),
            channel.history(limit=MAX_LATEST_MESSAGES),  # where this machine's clock was ahead, there is nothing since
        )
        found = {each.id: each for page in pages async for each in page if self._is_of(each, item)}
        *copies, newest = sorted(found) or [0]
        for copy in copies:
            await _delete(found[copy], item)
        return found.get(newest)

    async def withdraw(self, channel: discord.abc.Messageable, item: OutboxItem) -> None:
        """Deletes what an earlier attempt at ``item`` has posted, which is of no use any more."""
        if is_retry(item) and (found := await self.find(channel, item)) is not None:
            await _delete(found, item)

    async def edit(
        self, post: Post, message: Message, item: OutboxItem | None = None, *, keep_files: bool = False
    ) -> Post | None:
        """Edits what was posted; None where it is gone, plain, edited too often, or in an archived thread.

        Likewise where an ``item`` that else would be posted anew is to be plain, or an earlier attempt has posted it.
        """
        if read_shown(post).plain or (item is not None and await self._is_posted_anew(item, post)):
            return None
        there = self.channel(post.channel_id).get_partial_message(post.message_id)
        kept: Sequence[int] | None = None
        if keep_files and (kept := read_shown(post).files) is None:
            try:
                kept = file_ids(await there.fetch())
            except discord.HTTPException:
                kept = None  # gone, or not to be read: the edit finds out
        change = partial(message.for_edit_keeping_files, kept) if keep_files else message.for_edit
        with self._hold("edit", post.channel_id, post.message_id, message.fingerprint()):
            edited = await self._edited(there, change)
        return None if edited is None else with_files(post, edited)

    def rests_until(self, post: Post) -> datetime | None:
        """Return when a post that was edited often lately may be edited again; None where it may be now."""
        return self._late_edits.until(post.message_id)

    async def _is_posted_anew(self, item: OutboxItem, post: Post) -> bool:
        if item.incident:
            return True
        if not is_retry(item):
            return False
        found = await self.find(self.channel(post.channel_id), item)
        return found is not None and found.id != post.message_id

    async def delete(self, post: Post) -> None:
        """Deletes what was posted, if that can be done."""
        await _delete(self.channel(post.channel_id).get_partial_message(post.message_id), post)

    async def thread(self, post: Post, name: str, guild_id: int | None) -> int:
        """The thread below a post on a server, which is opened once."""
        there = self.channel(post.channel_id, guild_id).get_partial_message(post.message_id)
        try:
            with self._hold("thread", post.channel_id, post.message_id):
                return (await there.create_thread(name=name, auto_archive_duration=STAYS)).id
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return post.message_id

    async def _edited(
        self, message: discord.Message | discord.PartialMessage, change: Callable[[Emojis], dict[str, Any]]
    ) -> discord.Message | None:
        """The message as edited; None where it is gone, may not be edited so often, or lies in an archived thread."""
        if self._late_edits.until(message.id) is not None:
            return None
        try:
            edited = await sent_with(self._emojis, lambda emojis: message.edit(**change(emojis)))
        except discord.HTTPException as error:
            if error.code in {UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, TOO_OLD, ARCHIVED}:
                return None
            raise
        except discord.RateLimited:
            return None  # an old message that was edited often lately: Discord would have it rest for minutes
        self._late_edits.count(message.id)
        return edited

    def _is_of(self, message: discord.Message, item: OutboxItem) -> bool:
        user = self._client.user
        return (
            user is not None
            and message.author.id == user.id
            and message.interaction_metadata is None
            and any(isinstance(part, discord.Container) and part.id == item.id for part in message.components)
        )


def is_retry(item: OutboxItem) -> bool:
    """Whether an attempt that nobody heard back from may have posted the item, as the table was then."""
    return item.attempts > 1


def read_shown(post: Post) -> Shown:
    """Return the stored body of ``post``."""
    try:
        return _SHOWN.decode(post.body) if post.body else Shown()
    except msgspec.MsgspecError as error:
        log.error("What a %s of %d shows cannot be read: %s", post.kind, post.subject, error)
        return Shown()


def last_asked(old: Post | None, seats: Sequence[int]) -> int:
    """The revision of the last board that asked one of ``seats``, ``old`` being the last of all.

    What happened since is news to them: they have read what happened before.
    """
    if old is None:
        return 0
    asked = read_shown(old).asked
    return old.revision if asked is None or not seats else min(asked.get(seat, 0) for seat in seats)


def with_shown(post: Post, shown: Shown) -> Post:
    """``post`` with ``shown`` kept of it."""
    return msgspec.structs.replace(post, body=msgspec.json.encode(shown).decode())


def with_files(post: Post, message: discord.Message) -> Post:
    """``post`` with the files that ``message``, which stands for it, has now."""
    return with_shown(post, msgspec.structs.replace(read_shown(post), files=file_ids(message)))


def file_ids(message: discord.Message) -> tuple[int, ...]:
    """The ids of the files of ``message``."""
    return tuple(attachment.id for attachment in message.attachments)


async def _delete(message: discord.Message | discord.PartialMessage, what: Post | OutboxItem) -> None:
    try:
        await message.delete()
    except (discord.HTTPException, discord.RateLimited) as error:
        log.info("A %s of %d could not be deleted: %s", what.kind, what.subject, error)
