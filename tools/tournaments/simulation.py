"""The people of a tournament: they sign up, play, sleep, leave, concede and are replaced, whatever dies meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.tables.core.model import Actor, Person
from bot.tables.core.service import Tables
from bot.tables.polls.subjects import SeatOffer
from bot.tournaments.model import Match, Organiser, Phase, Seeding, TournamentPlan, TournamentState
from bot.tournaments.pairing.rounds import Form
from bot.tournaments.service import TournamentService
from testing.crashes import Crashed
from tools.tournaments.book import Book
from tools.tournaments.checks import SUBSTITUTE, check_round
from tools.tournaments.program import Played, Program
from tools.tournaments.setup import Setup

GUILD, CHANNEL = 10, 20
BOSS, SECOND = (Organiser(Actor(user, GUILD, manager=True)) for user in (1, 2))

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
        self._tournaments = TournamentService(store, Tables(store, after_change=AFTER_CHANGE), now=lambda: book.time)

    async def _surely(self, act: str, *args: Any) -> Any:
        """Does something that people or time do, in as many programs as it takes; None where it was done before."""
        while True:
            try:
                return await self._program.do(self._book.time, act, *args)
            except Crashed:
                self._book.count("deaths")
                self._book.count(f"died at {act.partition('.')[2]}")
                await self._program.begin()

    async def run(self) -> TournamentState:
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
        state: TournamentState = await self._surely("tournaments.open", BOSS, self._plan(), CHANNEL, "open")
        book.number = state.tournament.id
        if state.tournament.phase is Phase.SIGN_UP:
            for user in users:
                await self._surely("tournaments.sign_up", book.number, GUILD, _person(user))
            book.time = max(book.time, state.tournament.plan.sign_up_until)
            await self._look()
            state = await self._state()
        if state.tournament.phase is Phase.CHECK_IN:
            for user in {*users} - book.absent:
                await self._surely("tournaments.check_in", book.number, GUILD, user)
            book.time = max(book.time, state.tournament.check_in_until or book.time)
        return await self._rounds()

    def _plan(self) -> TournamentPlan:
        setup = self._setup
        return TournamentPlan(
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

    async def _rounds(self) -> TournamentState:
        book = self._book
        await self._concede_again()
        for _ in range(MOST_STEPS):
            await self._look()
            state = await self._state()
            if state.tournament.round > book.round:
                book.round = state.tournament.round
                check_round(state, self._setup, book)
            if state.tournament.phase is Phase.OVER:
                return state
            for match in self._tournaments.due_to_open(state):
                await self._surely("tournaments.open_table", book.number, match.id, 1000 + match.id, "en")
            await self._people_act(await self._state())
            await self._look()
            busy = await self._play(await self._state())
            book.time += STEP if busy else LONG_STEP
            self._keep()
        raise AssertionError("it never ends")

    async def _state(self) -> TournamentState:
        return await self._tournaments.get(self._book.number, GUILD)

    async def _look(self) -> None:
        """Run all that is due and send all that is queued."""
        await self._surely("all.due")
        await self._surely("all.say", GUILD)

    # what people do; it is noted before it is done, and done again where this ended in between

    async def _people_act(self, state: TournamentState) -> None:
        """In the second round people leave, and an organiser replaces somebody."""
        if state.tournament.round != 2 or not all(each.table_id for each in state.open):
            return
        *leavers, ill = self._book.leavers
        for user in leavers:
            if (mine := state.of_user(user)) is not None and mine.dropped is None:
                self._goes(state, mine.number)
                self._book.count("left")
                self._keep()
                await self._surely("tournaments.leave", self._book.number, GUILD, user)
        new = _person(SUBSTITUTE)
        if (mine := state.of_user(ill)) is not None and mine.dropped is None:
            for by in (BOSS, SECOND):
                await self._surely("tournaments.replace", self._book.number, by, ill, new, "ill")
            self._book.count("replaced")
        substitute = (await self._state()).of_user(SUBSTITUTE)
        for match in state.open:
            if substitute is not None and substitute.number in match.seats:
                table = await self._surely("tables.get", match.table_id)
                for offer in table.asking(SeatOffer):
                    await self._surely("all.agree", table.id, offer.revision, new)

    def _goes(self, state: TournamentState, number: int) -> None:
        """Somebody forfeits what they play; where two play, whoever stays has won and forfeits nothing any more."""
        for match in state.open:
            won = len(match.seats) == 2 and any((match.id, other) in self._book.left for other in match.seats)
            if number in match.seats and not won:
                self._book.left.add((match.id, number))
                self._book.first[match.id] = number

    async def _play(self, state: TournamentState) -> bool:
        """Everybody who is there plays on; whether anybody has."""
        moved = [await self._play_at(state, each, each.table_id) for each in state.open if each.table_id is not None]
        return any(moved)

    async def _play_at(self, state: TournamentState, match: Match, table_id: int) -> bool:
        """A table is played on until somebody sleeps or concedes; whether anything was done.

        Nobody concedes to somebody who sleeps: who forfeits is in the book from the beginning.
        """
        sleepers, rng = self._book.sleepers, Random(f"{self._seed} {table_id}")
        cut = rng.random() < self._setup.cut
        most = rng.randrange(FEW) if cut else round(self._rng.expovariate(CONCEDES))
        if any(state.participant(each).user_id in sleepers for each in match.seats):
            most = MOST_MOVES
        done: Played = await self._surely("all.play", table_id, sleepers, most)
        if done.began < self._book.told.get(table_id, 0):
            self._book.found(f"table {table_id} has lost moves that somebody was shown")
        self._book.told[table_id] = done.revision
        self._book.count("moves", done.moves)
        mine = state.of_user(done.next_user) if done.running and done.next_user is not None else None
        if mine is not None:
            if mine.user_id in sleepers:
                self._book.first.setdefault(match.id, mine.number)
            else:
                self._book.conceded.add((match.id, mine.number))
                self._keep()
                await self._surely("all.concede", table_id, done.next_user)
                return True
        return done.moves > 0

    async def _concede_again(self) -> None:
        """Concede for somebody who was about to when an earlier simulation ended."""
        state = await self._state()
        for match in state.open:
            for number in match.seats:
                if (match.id, number) in self._book.conceded:
                    await self._surely("all.concede", match.table_id, state.participant(number).user_id)


def _person(user: int) -> Person:
    return Person(user, f"P{user}", "en-GB")
