"""Acts of the people of a simulated month when they look in."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING

from bot.core.pace import Pace
from bot.tables.core import play
from bot.tables.core.model import Actor, Person, Position, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.polls import late_votes, open_seats, proposals, service
from bot.tables.polls.service import Ballot
from bot.tables.polls.subjects import AGREE, REFUSE, TAKE, LateAnswer, LateVote, OpenSeat, Proposal, Proposed
from bot.tables.seating import leaving
from bot.tables.seating import stand_ins as keeping
from bot.tables.seating.absence import Late
from bot.tables.time import pauses as pausing
from bot.tables.time.absence import late_people
from tools.month.crowd import One

if TYPE_CHECKING:
    from tools.month.book import Book

MOST_MOVES = 60
"""The number of choices that somebody takes in one go."""

MOST_TABLES = 6
"""The number of tables from which on a person takes no further seat."""

ANSWERS = dict(zip(LateAnswer, (35, 35, 24, 4, 2), strict=True))


class Play:
    """Plays for people and for computer players, by chance (``rng``)."""

    def __init__(self, tables: Tables, book: Book, rng: Random) -> None:
        self._tables, self._book, self._rng = tables, book, rng
        self._clicks = 0
        self.seated: defaultdict[int, set[int]] = defaultdict(set)

    def noted(self, table: Table) -> None:
        """Notes who sits at ``table`` now."""
        for user in table.people:
            self.seated[user].add(table.id)

    def _click(self) -> str:
        self._clicks += 1
        return f"click-{self._clicks}"

    async def look_in(self, one: One) -> None:
        """Somebody looks at all their tables, and perhaps for another one."""
        user = one.person.user_id
        for table_id in sorted(self.seated[user]):
            table = self._book.tables[table_id]
            if table.status is not Status.RUNNING or table.seat_of(user) is None:
                self.seated[user].discard(table_id)
            elif table.pace is not Pace.EVENING:
                await self.visit(table_id, user)
        if self._rng.random() < 0.2 and len(self.seated[user]) < MOST_TABLES:
            await self._take_a_seat(one.person)

    async def visit(self, table_id: int, user: int) -> None:
        """Somebody does what there is to do at a table."""
        try:
            await self._visit(table_id, user)
        except Refusal as refusal:
            self._book.record.count(f"refused: {refusal}")

    async def _visit(self, table_id: int, user: int) -> None:
        tables, chance = self._tables, self._rng.random
        table = self._book.tables[table_id]
        seat = table.seat_of(user)
        if seat is None or table.status is not Status.RUNNING:
            return
        if seat.stand_in:
            if not seat.coming_back:
                await keeping.come_back(tables, table_id, user)
            return
        if table.absence.paused_until is not None:
            if chance() < 0.2:
                await pausing.play_on(tables, table_id, user)
            return
        await self._answer(table, user)
        table = self._book.tables[table_id]
        if table.status is Status.RUNNING and seat.seat in table.to_act:
            await self._take_turn(table, user)
        table = self._book.tables[table_id]
        if table.status is Status.RUNNING and table.seat_of(user) is not None:
            await self._perhaps_leave(table, user)

    async def _answer(self, table: Table, user: int) -> None:
        """Answers what is asked of all."""
        tables, rng, person = self._tables, self._rng, self._book.people[user].person
        late, votes = late_people(table), [poll for poll in table.asking(LateVote) if not poll.resting]
        for vote in votes:
            if user not in late and user not in vote.answers:
                two = len(table.seats) == 2
                given = rng.choices(list(ANSWERS), list(ANSWERS.values()))[0]
                given = given if two or given is not LateAnswer.WIN else LateAnswer.WAIT
                await service.answer(tables, table.id, Ballot(vote.kind, vote.revision, given), person)
                return
        proposal = next(iter(table.asking(Proposal)), None)
        if proposal is not None and user != proposal.by and user not in proposal.answers:
            choice = AGREE if rng.random() < 0.8 else REFUSE
            await service.answer(tables, table.id, Ballot(proposal.kind, proposal.revision, choice), person)
        elif late and user not in late and table.late is Late.WAIT and not votes and rng.random() < 0.3:
            await late_votes.call(tables, table.id, user)

    async def _take_turn(self, table: Table, user: int) -> None:
        """Takes choices until the turn is over; now and then one is taken back."""
        position = await self._tables.position(table.id)
        was_late = user in late_people(table)
        for _ in range(MOST_MOVES):
            key = self._key(position, user)
            if key is None:
                return
            played = await play.act(self._tables, table.id, None, user, key, self._click())
            position, undo = played.position, not was_late and self._rng.random() < 0.04
            if undo and not played.turn_ended and position.table.undo_depth:
                position = (await play.undo(self._tables, table.id, None, user, self._click())).position
            elif played.turn_ended or played.finished:
                return

    def _key(self, position: Position, user: int) -> str | None:
        seat = position.table.seat_of(user)
        if seat is None or position.table.over:
            return None
        waits = [each for each in position.decisions_of(seat.seat) if each.waits]
        found = [choice.key for each in waits for choice in each.choices if choice.why_not is None]
        return self._rng.choice(found) if found else None

    async def _perhaps_leave(self, table: Table, user: int) -> None:
        tables, drawn, person = self._tables, self._rng.random(), self._book.people[user].person
        if drawn < 0.001:
            await open_seats.open_own_seat(tables, table.id, user)
        elif drawn < 0.002:
            await leaving.leave_to_computer(tables, table.id, user)
        elif drawn < 0.0025:
            await leaving.concede(tables, table.id, user)
        elif drawn < 0.005:
            days = self._rng.randrange(1, 6)
            await proposals.propose(tables, table.id, Proposed.PAUSE, person, self._click(), days)
        elif drawn < 0.0055:
            await proposals.propose(tables, table.id, Proposed.END, person, self._click())

    async def _take_a_seat(self, person: Person) -> None:
        found = [
            (table.id, each)
            for table in self._book.tables.values()
            if table.status is Status.RUNNING and table.seat_of(person.user_id) is None
            for each in table.asking(OpenSeat)
        ]
        if not found:
            return
        table_id, opened = self._rng.choice(found)
        try:
            await service.answer(self._tables, table_id, Ballot(opened.kind, opened.revision, TAKE), person)
        except Refusal as refusal:
            self._book.record.count(f"refused: {refusal}")

    async def computers(self, table_id: int) -> None:
        """All computer players of a table do what they are waited for."""
        while (table := self._book.tables[table_id]).status is Status.RUNNING and table.present:
            seat = next((each.seat for each in table.automatic if each.seat in table.to_act), None)
            if seat is None:
                return
            position = await self._tables.position(table_id)
            waits = [each for each in position.decisions_of(seat) if each.waits]
            found = [choice.key for each in waits for choice in each.choices if choice.why_not is None]
            await play.act_as_computer(self._tables, table_id, table.revision, seat, self._rng.choice(found))

    def by(self, table: Table) -> Actor:
        """Return the opener of ``table`` as an actor."""
        return Actor(table.owner_id, table.guild_id, False)
