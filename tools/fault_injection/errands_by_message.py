"""What people do while the bot dies where there is no channel of a server, or a forum: see :mod:`errands`.

Two strangers play by a code, friends play in their own group, somebody follows a table by message, tables are posts.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.schema import tables as stored_tables
from bot.people import setting_queries as stored_settings
from bot.people.settings import GuildSettings
from bot.results.schema import results
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as tables
from bot.tables.core.model import EntryKind, Position, Status
from bot.tables.core.model import Table as StoredTable
from bot.tables.core.service import Tables
from contract.walk import thumbed
from games.engine import THEN
from testing.driver import Channel, Message, NotPossible, Response, User
from testing.story.helpers import post_with, said
from testing.story.journal_checks import hold, hold_by_message
from testing.story.killable_bot import Patient
from testing.story.messages import CODE, PatientByMessage, installed
from testing.story.table import Choice, choices, key, pages
from tools.fault_injection.errands import LATEST, TIMES, Errand

TURNS = 4
"""The turns that are played at each table."""

AGAIN = 1.0
"""Seconds until somebody does again what has had no effect."""


class OfTables(Errand):
    """An errand that goes by what is stored of tables."""

    async def opened(self, by: User) -> list[StoredTable]:
        """The tables that somebody has opened, oldest first."""
        mine = sa.select(stored_tables.c.id).where(stored_tables.c.owner_id == int(by.id)).order_by(stored_tables.c.id)
        async with self.bot.store() as store:
            ids = await store.read(lambda connection: connection.scalars(mine).all())
            found = [await store.read(tables.find, number) for number in ids]
        return [table for table in found if table is not None]

    async def until_stored(
        self, number: int, act: Callable[[], Awaitable[Response]], done: Callable[[StoredTable], bool]
    ) -> StoredTable:
        """Does ``act`` as often as it takes until a table is so."""
        async with asyncio.timeout(LATEST):
            while True:
                async with self.bot.store() as store:
                    table = await store.read(tables.find, number)
                assert table is not None
                if done(table):
                    return table
                await self.bot.insist(act)
                await asyncio.sleep(AGAIN)

    async def open(self, act: Callable[[], Awaitable[Response]], by: User, before: int = 0) -> StoredTable:
        """Have somebody open a table more than so many ``before``; whoever sees no effect opens another."""
        async with asyncio.timeout(LATEST):
            while len(there := await self.opened(by)) <= before:
                await self.bot.insist(act)
                await asyncio.sleep(AGAIN)
        return there[-1]


class ByCode(OfTables):
    """Two strangers: one opens a table and lets the other in, who has typed its code; they play some turns."""

    name = "code"

    async def prepare(self) -> None:
        self.pair = [installed(self.sandbox, name) for name in ("Nell", "Owen")]

    async def run(self) -> None:
        owner, guest = self.pair
        table = await self.open(partial(owner.slash, "/open", owner.private, game="lost_cities"), owner)
        code = await self.sandbox.until(partial(self._code, owner), LATEST)

        def asks(found: StoredTable) -> bool:
            return found.seat_of(int(guest.id)) is not None or any(
                each.user_id == int(guest.id) for each in found.invitations.asking
            )

        await self.until_stored(table.id, partial(guest.slash, "/table", guest.private, table=code), asks)
        self.done["seats asked for by code"] += 1
        admit = said(owner, "button-admit")
        await self.until_stored(
            table.id,
            partial(self._pressed, owner, admit),
            lambda found: found.seat_of(int(guest.id)) is not None,
        )
        self.done["people let in"] += 1
        start = said(owner, "button-start")
        await self.until_stored(
            table.id, partial(self._pressed, owner, start), lambda found: found.status is Status.RUNNING
        )
        self.played = PatientByMessage(self.sandbox, self.pair, seed=self.seed)
        self.played.bot, self.number = self.bot, table.id
        await _play(self.played)
        self.done["turns by message"] += TURNS

    def _code(self, owner: User) -> str | None:
        found = next((match for message in owner.dms() if (match := CODE.search(message.text))), None)
        return found and found[1]

    async def _pressed(self, user: User, label: str) -> Response:
        newest = next((each for each in reversed(user.dms()) if any(b.label == label for b in each.buttons)), None)
        if newest is None:
            raise NotPossible("The button is not there yet.")
        return await user.click(newest, label)

    async def check(self, store: Store) -> None:
        entries = await store.read(journal.since, self.number, 0)
        for kind in (EntryKind.ASKED_IN, EntryKind.JOIN, EntryKind.START):
            assert len([entry for entry in entries if entry.kind is kind]) == 1, f"{kind} is done once: {entries}"
        await hold_by_message(store, self.played, self.number, *self.pair)


class InAGroup(OfTables):
    """Three friends in their own group, one of whom has not added the app: the lobby is an answer of the bot."""

    name = "group"

    async def prepare(self) -> None:
        self.friends = [installed(self.sandbox, name) for name in ("Pia", "Quin")]
        self.third = self.sandbox.stranger("Ruth")
        self.group = self.friends[0].group(self.friends[1], self.third)

    async def run(self) -> None:
        owner, *others = [*self.friends, self.third]
        lobby: Message | None = None
        while lobby is None:
            before = len(await self.opened(owner))  # lobbies that nobody has seen
            await self.open(partial(owner.slash, "/open", self.group, game="expeditions"), owner, before)
            with contextlib.suppress(TimeoutError):
                lobby = await self.sandbox.until(lambda: post_with(self.group, "here-join"), 2 * AGAIN)
        self.number = int((lobby.button(custom_id="cairn:b:here-join").custom_id or "").split(":")[3])
        for user in others:
            await self.until_stored(
                self.number,
                partial(user.click, lobby, custom_id="cairn:b:here-join"),
                lambda found, user=user: found.seat_of(int(user.id)) is not None,  # type: ignore[misc]
            )
        self.done["seats taken in a group"] += len(others)
        await self.until_stored(
            self.number,
            partial(owner.click, lobby, custom_id="cairn:b:here-start"),
            lambda found: found.status is Status.RUNNING,
        )
        self.played = PatientByMessage(self.sandbox, self.friends, seed=self.seed)
        self.played.bot = self.bot
        while not await self._is_third_asked():
            await self.played.turn()
            self.done["turns by message"] += 1

    async def _is_third_asked(self) -> bool:
        """Whether it is the turn of whom nothing reaches, once it is anybody's whom the bot writes to."""
        async with asyncio.timeout(LATEST):
            while True:
                async with self.bot.store() as store:
                    table = await store.read(tables.find, self.number)
                assert table is not None
                if int(self.third.id) in table.awaited:
                    return True
                if any(self.played.asks(user) for user in self.friends if user.dms()):
                    return False
                await asyncio.sleep(AGAIN / 4)

    async def check(self, store: Store) -> None:
        table = await store.read(tables.find, self.number)
        assert table is not None
        assert [seat.unreachable for seat in table.seats if seat.user_id == int(self.third.id)] == [True]
        assert not self.third.dms()
        await hold_by_message(store, self.played, self.number, *self.friends)


class Following(OfTables):
    """Somebody follows a table of a server by message, and no more, again and again; its channel goes on."""

    name = "following"

    async def run(self) -> None:
        follower = self.table.users[0]
        async with self.bot.store() as store:
            found = await store.read(tables.at_channel, int(self.channel.id))
        assert found is not None
        for time in range(2 * TIMES - 1):
            wanted = time % 2 == 0
            act = partial(self._press, follower, said(follower, "button-follow" if wanted else "button-unfollow"))
            await self.until_stored(
                found.id,
                act,
                lambda now, wanted=wanted: self._follows(now, follower) is wanted,  # type: ignore[misc]
            )
            self.done["times somebody began or ended to follow"] += 1
            await self.table.turn()
        self.number = found.id

    def _follows(self, table: StoredTable, user: User) -> bool:
        seat = table.seat_of(int(user.id))
        return seat is not None and seat.follows

    async def _press(self, user: User, label: str) -> Response:
        more = await user.click(self.table.boards[-1], custom_id="cairn:b:more")
        if more.message is None:
            return more
        return await user.click(more, label)

    async def check(self, store: Store) -> None:
        await hold(store, self.table, hands=False)
        await hold_by_message(store, self.table, self.number, self.table.users[0])


class Posts(OfTables):
    """Tables are opened as posts of a forum, one after the other, and begun."""

    name = "posts"

    async def prepare(self) -> None:
        guild = self.sandbox.guild
        self.people = [guild.user(f"{name} of the posts") for name in ("Ann", "Ben")]
        self.forum = guild.forum("tables", "Lost Cities", "Looking for players", "Running", "Finished")
        self.opened_posts: dict[int, Channel] = {}

    async def run(self) -> None:
        async with self.bot.store() as store:
            named = {"forum": int(self.forum.id)}
            await store.write(stored_settings.change, "guild", int(self.sandbox.guild.id), GuildSettings, named)
        ann, ben = self.people
        for _ in range(TIMES):
            before = len(await self.opened(ann))
            table = await self.open(partial(ann.slash, "/open", self.channel, game="lost_cities"), ann, before)
            post = next(each for each in self.forum.threads if int(each.id) == table.channel_id)
            self.opened_posts[table.id] = post
            self.done["posts opened"] += 1
            lobby = await self.sandbox.until(partial(self._lobby, post), LATEST)
            await self.until_stored(
                table.id,
                partial(ben.click, lobby, custom_id="cairn:b:join"),
                lambda found: found.seat_of(int(ben.id)) is not None,
            )
            await self.until_stored(
                table.id,
                partial(ann.click, lobby, custom_id="cairn:b:start"),
                lambda found: found.status is Status.RUNNING,
            )
            played = Patient(self.sandbox, self.people, post, seed=self.seed)
            played.bot = self.bot
            await self.sandbox.until(lambda: played.boards, LATEST)  # noqa: B023 - asked at once
            await played.asked()
            await played.turn()
            self.table = played

    def _lobby(self, post: Channel) -> Message | None:
        found = post_with(post, "start")
        return found if found is not None and found.id != post.id else None

    async def check(self, store: Store) -> None:
        known = {int(post.id) for post in self.opened_posts.values()}
        assert len(known) == len(self.opened_posts), "each table has a post of its own"
        for number, post in self.opened_posts.items():
            table = await store.read(tables.find, number)
            assert table is not None
            assert set(post.tags) == {"Lost Cities", "Running"}, post.tags
            lobbies = [each for each in post.messages if any(":start:" in (b.custom_id or "") for b in each.buttons)]
            assert not lobbies, "the lobby has gone, or lost its buttons"
            assert f"table {number}" in post.name
        orphans = [post for post in self.forum.threads if int(post.id) not in known]
        tables_there = {each.channel_id for each in await self.opened(self.people[0])}
        empty = [post for post in orphans if int(post.id) not in tables_there]
        assert len(empty) <= self.bot.deaths, "each is of a death between the post and its table"
        await hold(store, self.table, hands=False)


class ByRulesOfThumb(PatientByMessage):
    """A table whose players choose by rules of thumb, on whatever page of a panel that is."""

    number: int

    async def chosen(self, user: User, panel: Response) -> tuple[Response, Choice] | None:
        async with self.bot.store() as store:
            position = await Tables(store, after_change=AFTER_CHANGE).position(self.number)
        if int(user.id) not in position.awaited:
            return None
        wanted, then = self._wanted(position)
        found: list[Choice] = []

        async def look() -> Response:
            async for page in pages(user, panel):
                found[:] = [choice for choice in choices(page) if key(choice).split(THEN)[0] == wanted]
                if found:
                    return page
            raise NotPossible("The panel is an old one, or says that the bot is away.")

        page = await self.bot.insist(look)
        if page is None or not found:
            return None
        return page, next((choice for choice in found if then in key(choice).split(THEN)[1:]), found[0])

    def _wanted(self, position: Position) -> tuple[str, str]:
        """The key that is chosen, and the one that is then, which may be a choice on the same page."""
        rules = position.game
        seat, wanted = thumbed(rules, position.state, list(position.decisions), self.rng)
        after = rules.apply(position.state, seat, wanted).state
        asked = [each for each in rules.decisions(after) if each.waits]
        return wanted, thumbed(rules, after, asked, self.rng)[1] if asked else ""


class ToTheEnd(OfTables):
    """Two friends play a whole game by message, to its end; every other turn one of their clicks arrives twice."""

    name = "whole game"
    life = 60
    alone = True

    async def prepare(self) -> None:
        pair = [installed(self.sandbox, name) for name in ("Sue", "Tom")]
        begin = Random(self.seed).choice((ByRulesOfThumb.by_code, ByRulesOfThumb.in_conversation))
        self.played = await begin(self.sandbox, pair, self.game)
        self.played.bot, self.played.number = self.bot, 1

    async def run(self) -> None:
        while not self.played.over:
            if self.done["turns by message"] % 2:
                self.sandbox.faults.twice()
                self.done["clicks delivered twice"] += 1
            await self.played.turn()
            self.done["turns by message"] += 1
            await self.sandbox.until(self._goes_on, LATEST)
        self.done["games played to their end"] += 1
        self.done["moves that were shown as taken"] += len(self.played.moves)

    def _goes_on(self) -> bool:
        return self.played.over or any(map(self.played.asks, self.played.users))

    async def check(self, store: Store) -> None:
        table = await store.read(tables.find, self.played.number)
        assert table is not None
        assert table.status is Status.FINISHED
        await hold_by_message(store, self.played, self.played.number, *self.played.users)
        counted = sa.select(sa.func.count()).select_from(results).where(results.c.table_id == table.id)
        assert await store.read(lambda connection: connection.scalar(counted)) == 1
        for user in self.played.users:
            act = [message for message in user.dms() if any(":turn:" in (b.custom_id or "") for b in message.buttons)]
            assert not act, f"{user.name} could still press: {act}"


async def _play(table: PatientByMessage) -> None:
    for _ in range(TURNS):
        await table.turn()
    await table.next_actor()


ERRANDS: tuple[type[Errand], ...] = (ByCode, InAGroup, Following, Posts, ToTheEnd)
"""Every kind of errand of these roads."""
