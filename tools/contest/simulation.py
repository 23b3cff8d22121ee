"""The people of a tournament: they sign up, play, sleep, leave, concede and are replaced, whatever dies meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

from bot.contests.contests import Contests
from bot.contests.pairing import Form
from bot.model.contest import ContestMeeting, Official, Phase, Plan, Seeding, Whole
from bot.model.table import Actor, Person
from bot.store import Store
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.tables import Tables
from tools.contest.book import Book
from tools.contest.checks import SUBSTITUTE, check_round
from tools.contest.program import Killed, Played, Program
from tools.contest.setup import Setup

GUILD, CHANNEL = 10, 20
BOSS = Official(Actor(1, GUILD, manager=True))

MOST_STEPS = 5000
STEP, LONG_STEP = timedelta(minutes=10), timedelta(hours=6)

CONCEDES = 0.0005
"""How likely somebody concedes instead of making a move, where a game is not cut short."""

FEW, MOST_MOVES = 8, 10_000
"""A game that is cut short has fewer moves; none has so many."""


class Simulation:
    """One tournament. What it notes is in ``book``, with which it goes on where another has stopped.

    ``store`` is for looking only: everything is done by the ``program``. ``keep`` is called to have ``book`` kept.
    """

    def __init__(
        self,
        store: Store,
        program: Program,
        setup: Setup,
        seed: int,
        book: Book,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        self._program, self._setup, self._seed, self._book, self._keep = program, setup, seed, book, keep
        self._rng = Random(f"{seed} {book.counts}")
        self._contests = Contests(store, Tables(store, after_change=AFTER_CHANGE), now=lambda: book.time)

    async def _surely(self, act: str, *args: Any) -> Any:
        """Does something that people or time do, in as many programs as it takes; None where it was done before."""
        while True:
            try:
                return await self._program.do(self._book.time, act, *args)
            except Killed:
                self._book.count("deaths")
                self._book.count(f"died at {act.partition('.')[2]}")
                await self._program.begin()

    async def run(self) -> Whole:
        """The tournament once it is over."""
        book, setup = self._book, self._setup
        users = range(100, 100 + setup.people)
        if not book.sleepers:
            some = max(1, len(users) // 15)
            chosen = self._rng.sample(users, 3 * some)
            book.absent, book.sleepers = {*chosen[:some]}, {*chosen[some : 2 * some]}
            book.leavers = chosen[2 * some :]
            book.counts["absent at check-in"] = some
            self._keep()
        whole: Whole = await self._surely("contests.open", BOSS, self._plan(), CHANNEL, "open")
        book.number = whole.contest.id
        if whole.contest.phase is Phase.SIGN_UP:
            for user in users:
                await self._surely("contests.sign_up", book.number, GUILD, _person(user))
            book.time = max(book.time, whole.contest.plan.sign_up_until)
            await self._look()
            whole = await self._whole()
        if whole.contest.phase is Phase.CHECK_IN:
            for user in {*users} - book.absent:
                await self._surely("contests.check_in", book.number, GUILD, user)
            book.time = max(book.time, whole.contest.check_in_until or book.time)
        return await self._rounds()

    def _plan(self) -> Plan:
        setup = self._setup
        return Plan(
            name="",
            game=setup.game,
            options=setup.options,
            pace=setup.pace,
            form=Form.SWISS.value,
            group_size=setup.group_size,
            rounds=setup.rounds,
            most=setup.people,
            rated=True,
            seeding=Seeding.LOT,
            sign_up_until=self._book.time + timedelta(days=1),
            round_days=setup.round_days,
        )

    async def _rounds(self) -> Whole:
        book = self._book
        await self._concede_again()
        for _ in range(MOST_STEPS):
            await self._look()
            whole = await self._whole()
            if whole.contest.round > book.round:
                book.round = whole.contest.round
                check_round(whole, self._setup, book)
            if whole.contest.phase is Phase.OVER:
                return whole
            for meeting in self._contests.due_to_open(whole):
                await self._surely("contests.open_table", book.number, meeting.id, 1000 + meeting.id, "en")
            await self._people_act(await self._whole())
            await self._look()
            busy = await self._play(await self._whole())
            book.time += STEP if busy else LONG_STEP
            self._keep()
        raise AssertionError("it never ends")

    async def _whole(self) -> Whole:
        return await self._contests.get(self._book.number, GUILD)

    async def _look(self) -> None:
        """What time does is done, and what is to be said is said."""
        await self._surely("all.due")
        await self._surely("contests.arrange")
        await self._surely("all.say", self._book.number, GUILD)

    # what people do; it is noted before it is done, and done again where this ended in between

    async def _people_act(self, whole: Whole) -> None:
        """In the second round people leave, and an organiser replaces somebody."""
        if whole.contest.round != 2 or not all(each.table_id for each in whole.open):
            return
        *leavers, ill = self._book.leavers
        for user in leavers:
            if (mine := whole.of_user(user)) is not None and mine.dropped is None:
                self._goes(whole, mine.number)
                self._book.count("left")
                self._keep()
                await self._surely("contests.leave", self._book.number, GUILD, user)
        new = _person(SUBSTITUTE)
        if (mine := whole.of_user(ill)) is not None and mine.dropped is None:
            await self._surely("contests.replace", self._book.number, BOSS, ill, new, "ill")
            self._book.count("replaced")
        substitute = (await self._whole()).of_user(SUBSTITUTE)
        for meeting in whole.open:
            if substitute is not None and substitute.number in meeting.seats:
                table = await self._surely("tables.get", meeting.table_id)
                for offer in table.offers:
                    await self._surely("all.agree", table.id, offer.seat, offer.revision, new)

    def _goes(self, whole: Whole, number: int) -> None:
        """Somebody forfeits what they play; where two play, whoever stays has won and forfeits nothing any more."""
        for meeting in whole.open:
            won = len(meeting.seats) == 2 and any((meeting.id, other) in self._book.left for other in meeting.seats)
            if number in meeting.seats and not won:
                self._book.left.add((meeting.id, number))
                self._book.first[meeting.id] = number

    async def _play(self, whole: Whole) -> bool:
        """Everybody who is there plays on; whether anybody has."""
        moved = [await self._play_at(whole, each, each.table_id) for each in whole.open if each.table_id is not None]
        return any(moved)

    async def _play_at(self, whole: Whole, meeting: ContestMeeting, table_id: int) -> bool:
        """A table is played on until somebody sleeps or concedes; whether anything was done.

        Nobody concedes to somebody who sleeps: who forfeits is in the book from the beginning.
        """
        sleepers, rng = self._book.sleepers, Random(f"{self._seed} {table_id}")
        cut = rng.random() < self._setup.cut
        most = rng.randrange(FEW) if cut else round(self._rng.expovariate(CONCEDES))
        if any(whole.participant(each).user_id in sleepers for each in meeting.seats):
            most = MOST_MOVES
        done: Played = await self._surely("all.play", table_id, sleepers, most)
        if done.began < self._book.told.get(table_id, 0):
            self._book.fault(f"table {table_id} has lost moves that somebody was shown")
        self._book.told[table_id] = done.revision
        self._book.count("moves", done.moves)
        mine = whole.of_user(done.next_user) if done.running and done.next_user is not None else None
        if mine is not None:
            if mine.user_id in sleepers:
                self._book.first.setdefault(meeting.id, mine.number)
            else:
                self._book.conceded.add((meeting.id, mine.number))
                self._keep()
                await self._surely("all.concede", table_id, done.next_user)
                return True
        return done.moves > 0

    async def _concede_again(self) -> None:
        """Who was about to concede when an earlier simulation ended does so."""
        whole = await self._whole()
        for meeting in whole.open:
            for number in meeting.seats:
                if (meeting.id, number) in self._book.conceded:
                    await self._surely("all.concede", meeting.table_id, whole.participant(number).user_id)


def _person(user: int) -> Person:
    return Person(user, f"P{user}", "en-GB")
