"""The posts in which people are asked something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.discord.message import Message
from bot.outbox import queries as outbox
from bot.outbox.draft import quietly
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.tables.core.model import Table
from bot.tables.polls import service
from bot.tables.polls.model import Poll
from bot.tables.polls.views import VIEWS, open_polls, poll_post
from bot.tables.seating.seating import is_welcome

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables

Queue = Callable[[Table], Awaitable[Sequence[int]]]
"""Returns the people who wait for a game like that of a table, who has waited longest first."""

MAX_CALLED = 8
"""The number of people of the queue who are called to open seats at once."""

PostIt = Callable[[Table, Kind, Callable[[], Message], OutboxItem], Awaitable[Post]]
Channel = Callable[[Table, OutboxItem], Awaitable[discord.PartialMessageable]]


async def _nobody(_table: Table) -> Sequence[int]:
    return ()


class Questions:
    """Keeps them as they should be: what is newly asked is posted anew, with its pings; all else is edited in.

    So is what is put once more: those who are asked are told by message, in one of all that they are asked.

    ``post`` posts in what ``channel`` returns, ``advertise`` where the table's server looks for substitutes; there
    those of the ``queue`` are called who may take a seat.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        messenger: Messenger,
        post: PostIt,
        channel: Channel,
        advertise: PostIt | None = None,
        queue: Queue = _nobody,
    ) -> None:
        self._tables = tables
        self._store = store
        self._messenger = messenger
        self._post = post
        self._channel = channel
        self._advertise = advertise or post
        self._queue = queue

    async def ask(self, table: Table, item: OutboxItem, language: str | None = None) -> Sent:
        """The post of the kind of question that ``item`` is about; why it is over is what is said of it last.

        It is in the table's language, or another.
        """
        view, polls = VIEWS[item.key], open_polls(table, item.key)
        newest = max((poll.revision for poll in polls), default=None)
        first = max((poll.revision for poll in polls if not poll.about.again), default=None)
        asked = {poll.revision: await service.asked(self._tables, table, poll) for poll in polls}
        position = await self._tables.position(table.id) if view.facts is not None and polls else None
        post = await self._store.read(outbox.find_post, table.id, item.kind, item.number, item.key)
        news = first is not None and (post is None or first > post.revision)
        anew = newest is not None and not news and (post is None or newest > post.revision)
        later = tuple({user for users in asked.values() for user in users}) if anew else ()
        called = await self._called(table, polls) if view.advertised and news else ()
        message = partial(poll_post, table, item.key, asked, item.note, position, called, language)
        if post is not None and not news and await self._messenger.edit(post, message(), item, keep_files=True):
            rests = any(poll.kind == item.key and poll.resting for poll in table.polls)
            return Sent(
                (msgspec.structs.replace(post, revision=newest),) if anew else (),
                gone=(post,) if newest is None and item.note and not rests else (),
                later=later,
            )
        if newest is None:
            await self._messenger.withdraw(await self._channel(table, item), item)
            return Sent(gone=(post,) if post else ())
        post_it = self._advertise if view.advertised else self._post
        sent = await post_it(table, item.kind, message if news else quietly(message), item)
        if post is not None and post.message_id != sent.message_id:
            await self._messenger.delete(post)
        return Sent((sent,), later=later)

    async def _called(self, table: Table, polls: Sequence[Poll[Any]]) -> Sequence[int]:
        """Those who wait for such a game and may take one of the open seats."""
        found = list[int]()
        for user in await self._queue(table):
            outside = table.seat_of(user) is None and len(found) < MAX_CALLED
            if outside and any([await is_welcome(self._tables, table, user, poll.seat) for poll in polls]):
                found.append(user)
        return found


async def is_asked(tables: Tables, table: Table, user: int) -> bool:
    """Whether a question at ``table`` still waits for a person's answer."""
    polls = [poll for poll in table.polls if not poll.resting and user not in poll.answers]
    return any([user in await service.asked(tables, table, poll) for poll in polls])
