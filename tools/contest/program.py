"""The program that is to survive: the real services, reached by what they do."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple, Protocol

from bot.contests.contests import Contests
from bot.model.outbox import Kind, Post, Sent
from bot.model.refusal import Refusal
from bot.model.table import Person, Status
from bot.results import Results
from bot.store import Store, contests
from bot.tables import leaving, seats
from bot.tables import play as table_play
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.expiry import Expiry
from bot.tables.tables import Tables


class Killed(BaseException):
    """The program died before it answered: what was asked of it may have been done, or not."""


class Played(NamedTuple):
    """What came of playing on at a table: so many moves, from one revision to another; by whom it would go on."""

    moves: int
    began: int
    revision: int
    running: bool
    next_user: int | None


class Program(Protocol):
    """A program whose services do things. It may die in the middle, and is to begin again then."""

    async def begin(self) -> None:
        """It starts, and knows what is in the database."""

    async def do(self, at: datetime, act: str, *args: Any) -> Any:
        """Has :class:`Services` do something at a time. Raises Killed."""


class Services:
    """Everything that people and time do to tournaments, on a clock that is set each time."""

    def __init__(self, store: Store, seed: int, said: Callable[[int, str], None]) -> None:
        """``said`` hears the number and the words' name of each note that stands in the channel."""
        self.store, self._said = store, said
        self._rng = Random(seed)
        self._time = datetime.min.replace(tzinfo=UTC)
        self.tables = Tables(store, now=self._now, draw_seed=self._seed, after_change=AFTER_CHANGE)
        self.contests = Contests(store, self.tables, now=self._now, draw_lot=self._seed)
        self._expiry = Expiry(store, self.tables, now=self._now)
        self._results = Results(store, self._now)

    def _now(self) -> datetime:
        return self._time

    def _seed(self) -> bytes:
        return hashlib.sha256(self._rng.randbytes(8)).digest()

    async def do(self, at: datetime, act: str, *args: Any) -> Any:
        """Does ``act`` at a time; None where it is refused: a program that died may have done it before."""
        self._time = at
        service, _, name = act.partition(".")
        try:
            return await getattr(self if service == "all" else getattr(self, service), name)(*args)
        except Refusal:
            return None

    async def due(self) -> None:
        """What time does is done, and what is to be said at tables is said."""
        await self._expiry.run_due()

    async def concede(self, table_id: int, user_id: int) -> None:
        """A person gives up at a table."""
        await leaving.concede(self.tables, table_id, user_id)

    async def agree(self, table_id: int, seat: int, revision: int, person: Person) -> None:
        """A person agrees to the offer of a seat."""
        await seats.agree(self.tables, table_id, seat, revision, person)

    async def say(self, number: int, guild: int) -> None:
        """Everything that is to be said is said now, and results are rated."""
        while found := await self.store.claim(self._time, (), 50):
            for item in found:
                board = Post(
                    table_id=item.table_id, kind=Kind.STATUS, channel_id=1, message_id=1, revision=item.revision
                )
                public = item.kind in (Kind.STATUS, Kind.REFRESH)
                await self.store.finish(item, Sent((board,) if public else ()), self._time)
        for note in await self.store.read(contests.notes, number):
            self._said(note.id, note.words.id)
            await self.store.write(contests.said, note.id)
        await self._results.rate(guild)

    async def play(self, table_id: int, sleepers: Collection[int], most: int) -> Played:
        """Everybody at a table plays on by chance, up to somebody who sleeps or until so many moves are made."""
        table = await self.tables.get(table_id)
        began = table.revision
        for moves in range(most + 1):
            running = table.status is Status.RUNNING
            seat = table.seats[table.to_act[0]] if running else None
            user = seat.active_user if seat else None
            if seat is None or user in sleepers or moves == most:
                return Played(moves, began, table.revision, running, user)
            position = await self.tables.position(table_id)
            found = [
                choice.key
                for each in position.decisions_of(seat.seat)
                if each.waits
                for choice in each.choices
                if choice.why_not is None
            ]
            key = "draw-pile" if "draw-pile" in found else self._rng.choice(found)
            if user is None:
                await table_play.act_as_computer(self.tables, table_id, table.revision, seat.seat, key)
            else:
                await table_play.act(
                    self.tables, table_id, table.revision, user, key, f"click-{table_id}-{table.revision}"
                )
            table = await self.tables.get(table_id)
        raise AssertionError("a game never ends")
