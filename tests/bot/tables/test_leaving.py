"""Leaving a running game, substitutes, what is proposed to all, and tables that nobody touches."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.model.absence import Answer, Departure, Late, Leaving, OpenSeat, Proposal, Proposed, placed
from bot.model.clock import Pace
from bot.model.outbox import Kind
from bot.model.table import EntryKind, Person, Status, Table
from bot.store import Store, people
from bot.tables import administration, keeping, leaving, play, proposals, replays, votes
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.tables import Tables
from games.engine import Standing
from games.players import Level
from tests.bot.tables.test_votes import HOUR, ann_is_late, each_kind, started
from tests.bot.tables.toy import TOYS
from tests.bot.tables.world import ANN, BEN, CLEO, DORA, GUILD, World, look, posted
from tests.support.databases import url

OPEN, PROPOSAL, IDLE, VOTE = ((kind, None) for kind in (Kind.OPEN_SEAT, Kind.PROPOSAL, Kind.IDLE, Kind.VOTE))


def opened(table: Table) -> OpenSeat:
    (found,) = table.absence.open_seats
    return found


def proposal(table: Table) -> Proposal:
    assert table.absence.proposal is not None
    return table.absence.proposal


async def take(world: World, table: Table, person: Person) -> Table:
    seat = opened(table)
    await leaving.takeable(world.tables, table.id, seat.seat, seat.revision, person.user_id)
    return await leaving.take_seat(world.tables, table.id, seat.seat, seat.revision, person)


# -- substitutes -----------------------------------------------------------------------------------------------------


@each_kind
async def test_who_leaves_plays_on_until_somebody_takes_the_seat(world: World) -> None:
    position = await started(world)
    table = await leaving.open_own_seat(world.tables, position.table.id, BEN.user_id)
    assert (await world.queue(), await world.due()) == ([OPEN], {"open_seats"})
    assert await leaving.open_seats(world.tables, GUILD) == [table]
    assert await leaving.open_seats(world.tables, GUILD + 1) == []
    with pytest.raises(Refusal, match="refusal-seat-open"):
        await leaving.open_own_seat(world.tables, table.id, BEN.user_id)
    with pytest.raises(NotSeated):
        await leaving.open_own_seat(world.tables, table.id, DORA.user_id)
    with pytest.raises(Refusal, match="refusal-you-sit-already"):
        await take(world, table, CLEO)
    await world.act(position, ANN, "end")
    await world.act(position, BEN, "take")
    table = await take(world, await world.tables.get(table.id), DORA)
    assert (table.seats[1].user_id, table.seats[1].seen_by, table.absence.open_seats) == (4, (2,), ())
    (left,) = table.absence.departures
    assert (left.seat, left.user_id, left.how) == (1, BEN.user_id, Leaving.SUBSTITUTE)
    assert (await world.due(), await leaving.open_seats(world.tables, GUILD)) == (set(), [])
    told = [event.text.id for event in (await replays.log(world.tables, table.id))[-1].readable(None)]
    assert told == ["notice-seat-taken", "log-hand-seen"]
    with pytest.raises(Refusal, match="refusal-seat-gone"):
        await leaving.take_seat(world.tables, table.id, 1, left.revision, Person(9, "Eve", "en"))


async def test_who_stays_after_all_or_whom_nobody_follows_keeps_the_seat(world: World) -> None:
    position = await started(world, pace=Pace.FREE)
    table = await leaving.open_own_seat(world.tables, position.table.id, BEN.user_id)
    first = opened(table)
    table = await leaving.keep_own_seat(world.tables, table.id, BEN.user_id)
    assert table.absence.open_seats == ()
    with pytest.raises(Refusal, match="refusal-seat-gone"):
        await leaving.take_seat(world.tables, table.id, 1, first.revision, DORA)
    await leaving.open_own_seat(world.tables, table.id, BEN.user_id)
    world.later(days=3)
    await look(world)
    table = await world.tables.get(table.id)
    assert (table.absence.open_seats, await world.due()) == ((), set())
    assert "notice-seat-not-taken" in (await world.notes())[-1]


async def test_a_substitute_for_who_is_late_is_looked_for_until_they_move(world: World) -> None:
    table = await ann_is_late(world, ANN, BEN)
    vote = table.absence.votes[0]
    table = await votes.answer(world.tables, table.id, 0, vote.revision, BEN.user_id, Answer.SUBSTITUTE)
    await world.hush()
    assert opened(table).late
    world.later(days=3)
    await look(world)
    table = await world.tables.get(table.id)
    assert table.absence.votes[0].revision > vote.revision, "nobody came: the others are asked again"
    table = await votes.answer(
        world.tables, table.id, 0, table.absence.votes[0].revision, BEN.user_id, Answer.SUBSTITUTE
    )
    await world.act(table, ANN, "take")
    assert (await world.tables.get(table.id)).absence.open_seats == ()


async def test_whom_the_owner_blocks_gets_no_seat(world: World) -> None:
    await world.store.write(people.block, ANN.user_id, [DORA.user_id])
    position = await started(world)
    table = await leaving.open_own_seat(world.tables, position.table.id, BEN.user_id)
    with pytest.raises(Refusal, match="refusal-not-for-you"):
        await leaving.takeable(world.tables, table.id, 1, opened(table).revision, DORA.user_id)
    with pytest.raises(Refusal, match="refusal-not-for-you"):
        await leaving.take_seat(world.tables, table.id, 1, opened(table).revision, DORA)


# -- other ways to leave ---------------------------------------------------------------------------------------------


async def test_who_leaves_to_a_computer_passes_the_table_on_and_may_come_back(world: World) -> None:
    position = await started(world)
    table = await leaving.leave_to_computer(world.tables, position.table.id, ANN.user_id)
    assert (table.seats[0].kept, table.owner_id, table.absence.departures) == (True, BEN.user_id, ())
    with pytest.raises(Refusal, match="refusal-kept"):
        await leaving.leave_to_computer(world.tables, table.id, ANN.user_id)
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    assert not (await keeping.come_back(world.tables, table.id, ANN.user_id)).seats[0].kept


async def test_who_concedes_has_lost_and_at_three_a_computer_plays_on(world: World) -> None:
    position = await started(world)
    table = await leaving.concede(world.tables, position.table.id, BEN.user_id)
    assert (table.seats[1].level, table.status) == (Level.NORMAL, Status.RUNNING)
    assert [each.how for each in table.absence.departures] == [Leaving.CONCEDED]
    assert '"why":"conceded"' in "".join(await world.notes())


@each_kind
async def test_who_concedes_against_one_other_ends_the_game(world: World, tmp_path: Path) -> None:
    position = await started(world, ANN, BEN)
    await world.act(position, ANN, "take")
    await leaving.concede(world.tables, position.table.id, ANN.user_id)
    again = Tables(await Store.open(url(tmp_path)), TOYS, now=lambda: world.time, after_change=AFTER_CHANGE)
    over = await again.position(position.table.id)
    assert [(each.seat, each.place, each.score) for each in over.standings() or ()] == [(0, 2, 1), (1, 1, 0)]
    assert over.table.status is Status.FINISHED
    with pytest.raises(Refusal, match="refusal-over"):
        await leaving.concede(again, position.table.id, BEN.user_id)
    await again.store.close()


def test_who_leaves_comes_last_and_later_leavers_before_earlier_ones(world: World) -> None:
    scores = [Standing(seat, place, 0, {}) for seat, place in enumerate((2, 1, 3, 4))]
    gone = [
        Departure(seat=seat, user_id=user, at=world.time, revision=1, how=Leaving.CONCEDED)
        for seat, user in ((1, 11), (0, 10), (3, 99))
    ]
    assert [each.place for each in placed(scores, gone, [10, 11, 12, 13])] == [3, 4, 1, 2]


# -- what is proposed to all -----------------------------------------------------------------------------------------


@each_kind
async def test_a_pause_stops_all_clocks_until_anybody_plays_on(world: World) -> None:
    position = await started(world)
    world.later(hours=6)
    click = world.click()
    table = await proposals.propose(world.tables, position.table.id, Proposed.PAUSE, ANN.user_id, click, 14)
    assert await proposals.propose(world.tables, table.id, Proposed.PAUSE, ANN.user_id, click, 14) == table, (
        "a click counts once"
    )
    assert (await world.queue(), await world.due()) == ([PROPOSAL], {"proposal"})
    for person, refused in ((ANN, "refusal-proposal-own"), (DORA, "refusal-not-seated")):
        with pytest.raises(Refusal, match=refused):
            await proposals.agree(world.tables, table.id, table.revision, person.user_id)
    revision = proposal(table).revision
    table = await proposals.agree(world.tables, table.id, revision, BEN.user_id)
    with pytest.raises(Refusal, match="refusal-undo-answered"):
        await proposals.agree(world.tables, table.id, revision, BEN.user_id)
    table = await proposals.agree(world.tables, table.id, revision, CLEO.user_id)
    assert table.absence.paused_until == world.time + timedelta(days=14)
    assert await world.due() == {"pause"}
    await posted(world)
    world.later(days=13)
    await look(world)
    table = await world.tables.get(table.id)
    assert (table.clocks[0].bank, table.clocks[0].since, table.absence.votes) == (30 * HOUR, None, ())
    with pytest.raises(Refusal, match="refusal-paused"):
        await administration.nudge(world.tables, table.id, BEN.user_id)
    table = await proposals.play_on(world.tables, table.id, CLEO.user_id)
    assert (table.absence.paused_until, await world.due()) == (None, set())
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since == world.time
    with pytest.raises(Refusal, match="refusal-not-paused"):
        await proposals.play_on(world.tables, table.id, CLEO.user_id)


async def paused(world: World) -> Table:
    position = await started(world, ANN, BEN)
    table = await proposals.propose(world.tables, position.table.id, Proposed.PAUSE, ANN.user_id, world.click(), 2)
    return await proposals.agree(world.tables, table.id, table.revision, BEN.user_id)


async def test_a_pause_ends_by_itself_and_by_a_move(world: World) -> None:
    table = await paused(world)
    await posted(world)
    world.later(days=2)
    await look(world)
    assert (await world.tables.get(table.id)).absence.paused_until is None
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since == world.time
    table = await proposals.propose(world.tables, table.id, Proposed.PAUSE, BEN.user_id, world.click(), 1)
    await proposals.agree(world.tables, table.id, table.revision, ANN.user_id)
    await posted(world)
    await world.act(table, ANN, "take")
    assert (await world.tables.get(table.id)).absence.paused_until is None
    assert await world.queue() == [(Kind.REFRESH, None)]
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since == world.time, "the clock runs again in this turn"


@pytest.mark.parametrize("who", [ANN, BEN])
async def test_one_refusal_or_silence_ends_a_proposal(world: World, who: Person) -> None:
    position = await started(world)
    table = await proposals.propose(world.tables, position.table.id, Proposed.END, ANN.user_id, world.click())
    with pytest.raises(Refusal, match="refusal-proposal-open"):
        await proposals.propose(world.tables, table.id, Proposed.PAUSE, BEN.user_id, world.click(), 3)
    table = await proposals.refuse(world.tables, table.id, table.revision, who.user_id)
    assert table.absence.proposal is None
    assert ("proposal-over-withdrawn" if who is ANN else "proposal-over-refused") in (await world.notes())[-1]
    table = await proposals.propose(world.tables, table.id, Proposed.END, ANN.user_id, world.click())
    await world.hush()
    world.later(days=3)
    await look(world)
    assert (await world.tables.get(table.id)).absence.proposal is None
    assert any("proposal-over-silence" in note for note in await world.notes())
    entries = await replays.log(world.tables, table.id, 20)
    assert not any(entry.readable(None) for entry in entries if entry.kind in {EntryKind.PROPOSED, EntryKind.AGREED})


async def test_all_agree_to_an_end_without_a_result(world: World) -> None:
    position = await started(world, ANN, BEN)
    table = await proposals.propose(world.tables, position.table.id, Proposed.END, ANN.user_id, world.click())
    table = await proposals.agree(world.tables, table.id, table.revision, BEN.user_id)
    assert (table.status, table.absence.departures) == (Status.CLOSED, ())
    assert any("notice-ended-by-all" in note for note in await world.notes())


async def test_with_computers_alone_a_pause_needs_nobody_else(world: World) -> None:
    position = await started(world, ANN, computers=1)
    table = await proposals.propose(world.tables, position.table.id, Proposed.PAUSE, ANN.user_id, world.click(), 5)
    assert table.absence.paused_until is not None
    await proposals.play_on(world.tables, table.id, ANN.user_id)
    with pytest.raises(Refusal, match="refusal-unknown-value"):
        await proposals.propose(world.tables, table.id, Proposed.PAUSE, ANN.user_id, world.click(), 15)


# -- tables that nobody touches --------------------------------------------------------------------------------------


@each_kind
async def test_a_table_that_nobody_has_touched_is_asked_once_and_ended_a_week_later(world: World) -> None:
    position = await started(world, late=Late.WAIT, pace=Pace.FREE)
    world.later(days=30)
    await look(world)
    await world.act(position, ANN, "take")
    world.later(days=59, hours=23)
    await look(world)
    assert IDLE not in await world.queue()
    world.later(hours=1)
    await look(world)
    assert IDLE in await world.queue()
    await posted(world)
    world.later(days=6)
    await look(world)
    table = await proposals.play_on(world.tables, position.table.id, BEN.user_id)
    assert (table.absence.idle, await world.queue()) == (None, [IDLE])
    await posted(world)
    world.later(days=60)
    await look(world)
    world.later(days=7)
    await look(world)
    table = await world.tables.get(table.id)
    assert (table.status, table.absence.departures) == (Status.CLOSED, ())
    assert any("notice-idle" in note for note in await world.notes())
