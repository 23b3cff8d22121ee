"""Everything falls over, singly and together, in random order, while people and computers play all four games.

Discord refuses, hangs, hangs up, forgets, limits and loses its gateway; places close, go private, sleep and vanish; the
disk is full, the database locked, rows damaged, rules raise, workers are killed, the clock is set, the bot restarts.
When all is well again nothing is lost, doubled or left unsaid, and every table is played on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from bot.core.config import Settings
from bot.core.localizer import language_of
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.db import StoreUnavailable
from bot.discord.choices import ASK
from bot.outbox.sender import Refused
from bot.people import setting_queries as stored_settings
from bot.people.settings import GuildSettings
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import Entry, EntryKind, Position, Status
from bot.tables.core.model import Table as StoredTable
from bot.tables.history import export_queries as export
from bot.tables.history.verification import Exported, replay
from bot.tables.show.names import render_context
from games import GAMES
from games.engine import THEN, Game
from testing.driver import NotPossible, Response, Sandbox, User
from testing.story.acts import add_computer, at_table
from testing.story.checked import checked_sandbox
from testing.story.journal_checks import EMOJI, all_told, hands_that_wait, hold_by_message, told_lines, unsaid
from testing.story.killable_bot import NOT_TAKEN
from testing.story.messages import MessageTable, installed
from testing.story.table import Table, confirmation, groups, key, press, revision
from tools.campaign import attempt, errors_found
from tools.fault_injection.fault_kinds import KINDS
from tools.fault_injection.faults_by_message import TAGS
from tools.fault_injection.faults_of_machine import restore_rules
from tools.fault_injection.hanging import waiting
from tools.fault_injection.progress import Progress
from tools.fault_injection.trouble import HEARTBEAT, LOBBY, Injected, Kind, Trouble, back

ASKED = {"faults": 2_000}
FAULTS = 20
"""In one piece of work."""
TOGETHER = (1, 1, 1, 2, 2, 3)
"""How many are let loose at once."""
CLICKS, PATIENCE = 8, 3.0
"""A fault is followed by the next after so many clicks at all tables, or so many seconds."""
LONG = 8.0
"""Seconds after which somebody stops waiting for an answer and clicks again."""
PIECE = 1_800.0
"""Seconds that one piece of work may take; far more than it does on the busiest machine, unless something hangs."""
HEALED = 600.0
"""Seconds within which all must be said and every table go on, once nothing is wrong any more."""
HASTE: dict[str, Any] = {
    "bot.outbox.outbox.RETRY_AFTER": 0.05,
    "bot.outbox.outbox.MAX_RETRY_AFTER": 0.5,
    "bot.outbox.sender.LOCKED_OUT_SECONDS": 0.3,
    "bot.outbox.brake.SPAN_SECONDS": 0.06,
    "bot.icons.service.PAUSE_SECONDS": 0.0,
    "bot.icons.service.RETRY_AFTER": timedelta(seconds=0.1),
    "bot.icons.service.GAMES": {"lost_cities": GAMES["lost_cities"]},
    "testing.story.checked.SPAN": 0.06,
}
"""The outbox’s waits, and for how long no request may be repeated, so that hours of outage pass in seconds.

One game has icons.
"""

EXPECTED = (Injected, StoreUnavailable, Refused)
"""Exceptions that may be logged, since they were injected."""

EXPLAINED = ("The database", f"Table {LOBBY} cannot be read", "Discord does not take the icon")
"""Errors that may be logged, likewise."""


class Lost(Exception):  # noqa: N818 - what it is
    """Something that must hold does not, now that nothing is wrong any more."""


def attack(progress: Progress, seed: int) -> None:
    """Twenty faults at four tables, and then peace."""
    with errors_found(progress, seed, _explained):
        attempt(progress, seed, partial(_attack, progress, seed))


def _explained(record: logging.LogRecord) -> bool:
    """Whether an error that is logged comes of a fault."""
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        if isinstance(error, EXPECTED):
            return True
        error = error.__cause__ or error.__context__
    return any(sign in record.getMessage() for sign in EXPLAINED)


async def _attack(progress: Progress, seed: int, folder: Path) -> None:
    with contextlib.ExitStack() as haste:
        for name, seconds in HASTE.items():
            haste.enter_context(patch(name, seconds))
        async with checked_sandbox(ack_seconds=LONG, heartbeat_seconds=HEARTBEAT) as sandbox:
            sandbox.timeout = HEALED
            icons: Any = "on" if seed % 2 else "off"
            settings = Settings(database=str(folder / "cairn.db"), pause=0, icons=icons)
            storm = Storm(sandbox, settings, Random(seed))
            await storm.start_bot()
            try:
                async with asyncio.timeout(PIECE):
                    await storm.gather_tables()
                    await storm.rage(progress)
                    await storm.calm()
            except TimeoutError as error:
                raise Lost(f"it hung after {storm.struck}: {waiting(asyncio.all_tasks())}") from error
            finally:
                restore_rules()
                await storm.cairn.shutdown()
                sandbox.server.requests.clear()  # they were refused on purpose


class Storm(Trouble):
    """Tables of all games, those who play there, and what goes wrong meanwhile."""

    def __init__(self, sandbox: Sandbox, settings: Settings, rng: Random) -> None:
        super().__init__(sandbox, settings, rng, LONG)
        self.clicks = 0
        self._players = Random(rng.random())

    async def gather_tables(self) -> None:
        """A table of each game, for two people or one and a computer, in a channel or a thread; and a lobby."""
        for number, game in enumerate(GAMES):
            place = self.sandbox.guild.channel(game)
            names = ["Ann", "Ben"] if self.rng.random() < 0.5 else ["Cleo"]
            people = [self.sandbox.guild.user(f"{name} {number}") for name in names]
            if self.rng.random() < 0.5:
                place = place.thread("aside", people[0])
            table = await Table.lobby(self.sandbox, people, place, game=game, seed=number)
            if len(people) == 1:
                await add_computer(people[0], "easy", place)
            await at_table(people[0], "start", place)
            await table.board()
            self.tables[number + 1] = table
        await Table.lobby(self.sandbox, [self.boss], self.sandbox.guild.channel("lobby"))
        await self._gather_elsewhere()
        await self.said()

    async def _gather_elsewhere(self) -> None:
        """A table by message, of two by its code or of three in a group; and perhaps one in the server's forum."""
        names = ("Dora", "Emil", "Fritz")
        if self.rng.random() < 0.5:
            people = [installed(self.sandbox, name) for name in names[:2]]
            own = await MessageTable.by_code(self.sandbox, people, self.rng.choice([*GAMES]))
        else:
            people = [installed(self.sandbox, name) for name in names]
            fitting = [key for key, game in GAMES.items() if len(names) in game.seats]
            own = await MessageTable.in_conversation(self.sandbox, people, self.rng.choice(fitting))
        self.by_message[LOBBY + 1] = own
        if self.rng.random() < 0.5:
            self.forum = self.sandbox.guild.forum("tables", *TAGS)
            named = {"forum": int(self.forum.id)}
            guild = int(self.sandbox.guild.id)
            await self.cairn.store.write(stored_settings.change, "guild", guild, GuildSettings, named)
            people = [self.sandbox.guild.user(name) for name in ("Gina", "Hugo")]
            self.tables[LOBBY + 2] = await Table.in_forum(self.sandbox, people, self.forum, self.rng.choice([*GAMES]))

    @property
    def everywhere(self) -> dict[int, Table]:
        """All tables that are played at."""
        return {**self.tables, **self.by_message}

    async def rage(self, progress: Progress) -> None:
        """One fault after another, some together, while everybody plays on."""
        playing = [asyncio.create_task(self._play(number)) for number in self.everywhere]
        done = 0
        while done < FAULTS:
            for _ in range(self.rng.choice(TOGETHER)):
                kind = self.rng.choice(KINDS)
                if await self._let_loose(kind):
                    done += 1
                    progress.count("faults")
                    progress.count(f"of these: {kind.group}")
            goal = self.clicks + CLICKS
            with contextlib.suppress(TimeoutError):
                await self.sandbox.until(lambda goal=goal: self.clicks >= goal, PATIENCE)  # type: ignore[misc]
            for healing in self.rng.sample(self.healings, self.rng.randint(0, len(self.healings))):
                await self.heal(healing)
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        progress.count("moves that were shown as taken", sum(len(table.moves) for table in self.everywhere.values()))

    async def _let_loose(self, kind: Kind) -> bool:
        """Whether there was occasion for it."""
        healing = await kind.strike(self)
        if healing is None:
            return False
        self.struck.append(kind.name)
        self.healings.append(healing)
        return True

    async def calm(self) -> None:
        """Fix everything, waits until all is said, lets every table go on, and holds it all against the journals."""
        self.sandbox.faults.clear()
        self.patience = self.sandbox.settings.ack_seconds = HEALED / 5  # whoever is slow now is merely slow
        try:
            async with asyncio.timeout(HEALED):
                await self.heal_all()
                await self.sandbox.until(lambda: self.cairn.guilds)
                await self._all_go_on()
        except TimeoutError:
            raise Lost(f"not all goes on after {self.struck}: {await self._stuck()}") from None
        for number, table in self.everywhere.items():
            try:
                await self._hold(number, table)
            except AssertionError as error:
                raise Lost(f"table {number} ({table.channel.name}) after {self.struck}: {error}") from error

    async def said(self) -> None:
        """Waits until nothing is left to be said and no computer has anything to do."""
        while await self.cairn.store.read(unsaid) or (self.cairn._computers and self.cairn._computers._at_work):
            await self.sandbox.settled(0.05)
        await self.sandbox.settled()

    async def _all_go_on(self) -> None:
        """At each table that is not over a board stands and somebody's turn is played from its buttons to the next."""
        for number in (*self.everywhere, LOBBY):
            while not await back(self, number):
                await self.sandbox.settled(0.05)
        await self.said()
        for number, table in self.everywhere.items():
            stored = await self.cairn.tables.get(number)
            while stored.status is Status.RUNNING:
                turn = stored.turn_since
                await self._step(number, table, by_button=True)
                stored = await self.cairn.tables.get(number)
                if stored.turn_since != turn:
                    break
        await self.said()

    async def _stuck(self) -> str:
        found = []
        for number in self.everywhere:
            table = await self.cairn.tables.get(number)
            found.append(f"{number} {table.status} {table.awaited}")
        return f"{found}, unsaid: {await self.cairn.store.read(unsaid)}"

    # -- playing ------------------------------------------------------------------------------------------------------

    async def _play(self, number: int) -> None:
        """Plays on at a table, whatever happens, until it is over."""
        table = self.everywhere[number]
        while True:
            if not await self._step(number, table, by_button=self._players.random() < 0.4):
                await asyncio.sleep(0.05)

    async def _step(self, number: int, table: Table, *, by_button: bool) -> bool:
        """One choice of somebody who is waited for; whether there was one to be made."""
        try:
            position = await self.cairn.tables.position(number)
        except Exception:
            return False  # quarantined, or no database: somebody is at it
        seats = {seat.seat: seat.user_id for seat in position.table.seats}
        waited = [seat for seat in position.to_act if seats[seat] is not None]
        if position.table.status is not Status.RUNNING or not waited:
            return False
        seat = self._players.choice(waited)
        user = next(user for user in table.users if int(user.id) == seats[seat])
        with contextlib.suppress(TimeoutError, NotPossible, LookupError):
            async with asyncio.timeout(self.patience):
                await (self._press if by_button else self._type)(table, user, position, seat)
        self.clicks += 1
        return True

    async def _type(self, table: Table, user: User, position: Position, seat: int) -> None:
        found = [
            choice for decision in position.decisions_of(seat) for choice in decision.choices if not choice.why_not
        ]
        chosen = self._players.choice(found).key
        answer = await user.slash("/play", user.private, choice=chosen, table=str(position.table.id))
        if sure := confirmation(answer, (chosen + ASK, None)):
            answer = await user.click(answer, custom_id=sure)
        self._remember(table, user, chosen, answer)

    async def _press(self, table: Table, user: User, position: Position, seat: int) -> None:
        posts = user.dms() if isinstance(table, MessageTable) else table.posts
        boards = [post for post in posts if any(":turn:" in (button.custom_id or "") for button in post.buttons)]
        if not boards:
            return await self._type(table, user, position, seat)
        panel = await user.click(boards[-1], custom_id="cairn:b:turn")
        while panel.message is not None and (choice := table.pick(panel)) is not None:
            is_group = choice in groups(panel)
            answer = await press(user, panel, choice)
            if sure := confirmation(answer, choice):
                answer = await user.click(answer, custom_id=sure)
            if not is_group:
                return self._remember(table, user, key(choice), answer)
            panel = answer
        return None

    def _remember(self, table: Table, user: User, chosen: str, answer: Response) -> None:
        unsure = any(sign in answer.text for sign in (*NOT_TAKEN, "wrong on my side"))
        if not answer.failed and answer.message is not None and not unsure:
            table.remember(user, chosen, answer)

    # -- what must hold -----------------------------------------------------------------------------------------------

    async def _hold(self, number: int, table: Table) -> None:
        """The journal has what was shown as taken, the channel what the journal has. Raises AssertionError."""
        store = self.cairn.store
        if isinstance(table, MessageTable):
            return await hold_by_message(store, table, number, *table.users, all_of_it=number not in self.untold)
        stored, entries = await self.cairn.tables.get(number), await store.read(journal.since, number, 0)
        assert stored.status in {Status.RUNNING, Status.FINISHED}, stored.status
        for click in table.moves:
            entry = await store.read(journal.entry_of, number, click.interaction_id)
            assert entry is not None, f"{click.key} was shown as taken and is not in the journal: {click.answer!r}"
            assert (entry.key, entry.user_id) == (click.key.split(THEN)[0], int(click.user.id)), (entry, click.key)
        made = [entry for entry in entries if entry.kind is EntryKind.MOVE]
        exported = msgspec.json.decode(msgspec.json.encode(await store.read(export.export, number)), type=Exported)
        assert f"{len(made)} moves" in replay(exported)
        newest = table.boards[-1]
        if stored.status is Status.RUNNING:
            due = max(entry.revision for entry in entries if entry.turn_ended or entry.seat is None)
            assert revision(newest) >= due, f"the newest board is of {revision(newest)}, a turn ended at {due}"
            live = [revision(board) for board in table.boards if board.buttons]
            assert live == [revision(newest)], f"boards with buttons are of {live}, of {len(table.boards)}"
            assert set(newest.pings) >= {str(user) for user in stored.awaited}, (newest.pings, stored.awaited)
        await self._told(number, table, entries, stored)
        return await self._hands(number, table, stored)

    async def _told(self, number: int, table: Table, entries: Sequence[Entry], stored: StoredTable) -> None:
        """Each line of the log stands in the channel, in order, but for what was deleted or said in plain text."""
        if number not in self.untold:
            return await all_told(self.cairn.store, table, stored, entries)
        said = set(told_lines([event for entry in entries for event in entry.readable(None)], stored))
        strange = [line for line in (EMOJI.sub("", line) for line in table.told) if line not in said]
        assert not strange or merges(stored.game), f"never said: {strange[:3]}"
        return None

    async def _hands(self, number: int, table: Table, stored: StoredTable) -> None:
        """Everybody's hand stands in their messages, once, as it is now."""
        position = await self.cairn.tables.position(number)
        waiting = await hands_that_wait(self.cairn.store, number)
        for seat in stored.seats:
            user = next((user for user in table.users if int(user.id) == seat.user_id), None)
            if user is None or seat.seat in waiting:
                continue
            hands = [message for message in user.dms() if message.pictures]
            assert len(hands) <= 1, f"{len(hands)} hands of {user.name}"
            if number in self.unhanded:
                continue
            wanted = draw(
                Drawing(render_context(stored, language_of(seat.locale)), "delivered_hand", (position.view(seat.seat),))
            )
            assert hands, f"no hand of {user.name}"
            assert hands[0].pictures[0].description == (wanted.alt if wanted else None), f"an old hand of {user.name}"


def merges(game: str) -> bool:
    """Whether a game tells in one line what belongs together."""
    return type(GAMES[game]).told is not Game.told
