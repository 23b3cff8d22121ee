"""The program that is to survive: the real services, reached by what they do."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple, Protocol

from bot import due_times as due
from bot.after_change import AFTER_CHANGE
from bot.core.meter import Meter
from bot.core.refusal import Refusal
from bot.db import Store
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Outcome, Post, SendReport, Sent
from bot.results import Results
from bot.scheduler.model import Due, Handler
from bot.scheduler.scheduler import Scheduler
from bot.tables.core import play as table_play
from bot.tables.core.model import Person, Status
from bot.tables.core.service import Tables
from bot.tables.polls import service
from bot.tables.polls.subjects import AGREE, SeatOffer
from bot.tables.seating import leaving
from bot.tables.show.reports import TableReports
from bot.tournaments.service import TournamentService
from testing.outbox import claim


class Played(NamedTuple):
    """The outcome of playing on at a table: the moves from one revision to another, and who is next."""

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
        """Has :class:`Services` do something at a time.

        Raises Crashed where the program ended before it answered: what was asked of it may have been done, or not.
        """


class FailedChecks(Meter):
    """The checks that failed and come again a minute later, by kind, each with why."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def not_checked(self, kind: str, why: str) -> None:
        """Note a check that is made again, unless what it asked for was refused."""
        if why != "refused":
            self.found.append(f"{kind} {why}")


class Services:
    """Everything that people and time do to tournaments, on a clock that is set each time."""

    def __init__(self, store: Store, seed: int, said: Callable[[int, str], None]) -> None:
        """``said`` hears the number and the words' name of each note that stands in the channel."""
        self.store, self._said = store, said
        self._rng = Random(seed)
        self._time = datetime.min.replace(tzinfo=UTC)
        self._failed = FailedChecks()
        scheduler = Scheduler(store, self._now, meter=self._failed)
        self.tables = Tables(store, now=self._now, draw_seed=self._seed, after_change=AFTER_CHANGE, scheduler=scheduler)
        self.tournaments = TournamentService(store, self.tables, now=self._now, draw_seed=self._seed)
        self._reports = TableReports(self.tables)
        tournaments = {Due.TOURNAMENT: Handler(self.tournaments.check)}
        self.tables.scheduler.handle({**due.handlers(self.tables), **tournaments})
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
        """Run all that is due. Raises RuntimeError where a check failed: people would act before it comes again."""
        await self.tables.scheduler.run_due()
        if self._failed.found:
            raise RuntimeError(f"checks have failed, as the log tells: {', '.join(self._failed.found)}")

    async def concede(self, table_id: int, user_id: int) -> None:
        """A person gives up at a table."""
        await leaving.concede(self.tables, table_id, user_id)

    async def agree(self, table_id: int, revision: int, person: Person) -> None:
        """A person agrees to the offer of a seat."""
        await service.answer(self.tables, table_id, service.Ballot(SeatOffer.kind, revision, AGREE), person)

    async def say(self, guild: int) -> None:
        """Everything that is to be said is said now, and results are rated."""
        while found := await claim(self.store, self._time):
            for item in found:
                if item.kind is Kind.TOURNAMENT_ANNOUNCEMENT and item.note is not None:
                    self._said(item.id, item.note.id)
                board = Post(kind=Kind.STATUS, subject=item.subject, channel_id=1, message_id=1, revision=item.revision)
                sent = Sent((board,) if item.kind in (Kind.STATUS, Kind.REFRESH) else ())
                also = await self._reports.heard(SendReport(item, Outcome.SENT, sent)) if item.table_id else None
                await self.store.write(outbox.finish, item, sent, () if also is None else (also,))
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
