"""Seats that anybody may take over: from who wishes to leave, and from who is late."""

from __future__ import annotations

import pytest

from bot.core.pace import Pace
from bot.outbox.model import Kind
from bot.people import queries as people
from bot.scores.departures import Leaving
from bot.tables.core.model import Person, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.lobby import service as lobby
from bot.tables.polls import open_seats, seat_offers, service
from bot.tables.polls.service import Ballot
from bot.tables.polls.subjects import TAKE, LateAnswer, LateVote, LeaveAnswer, LeaveVote, OpenSeat
from games.players import Level
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, answer, by, last_entries, look, only
from tests.bot.tables.polls.test_late_votes import ann_is_late, each_kind, started

OPEN = (Kind.POLL, OpenSeat.kind)
EVE = Person(9, "Eve", "en")


async def take(world: World, table: Table, person: Person) -> Table:
    return await answer(world, table, only(table, OpenSeat), person, TAKE)


@each_kind
async def test_who_leaves_plays_on_until_somebody_takes_the_seat(world: World) -> None:
    position = await started(world)
    table = await open_seats.open_own_seat(world.tables, position.table.id, BEN.user_id)
    assert (await world.queue(), await world.due()) == ([OPEN], {"poll"})
    assert await open_seats.open_seats(world.tables, GUILD) == [table]
    assert await open_seats.open_seats(world.tables, GUILD + 1) == []
    with pytest.raises(Refusal, match="refusal-seat-open"):
        await open_seats.open_own_seat(world.tables, table.id, BEN.user_id)
    with pytest.raises(NotSeated):
        await open_seats.open_own_seat(world.tables, table.id, DORA.user_id)
    with pytest.raises(Refusal, match="refusal-you-sit-already"):
        await take(world, table, CLEO)
    await world.act(position, ANN, "end")
    await world.act(position, BEN, "take")
    seat = only(table, OpenSeat)
    table = await take(world, await world.tables.get(table.id), DORA)
    assert (table.seats[1].user_id, table.seats[1].seen_by, table.polls) == (4, (2,), ())
    (left,) = table.absence.departures
    assert (left.seat, left.user_id, left.how) == (1, BEN.user_id, Leaving.SUBSTITUTE)
    assert (await world.due(), await open_seats.open_seats(world.tables, GUILD)) == (set(), [])
    told = [event.text.id for event in (await last_entries(world.tables, table.id))[-1].readable(None)]
    assert told == ["notice-seat-taken", "log-hand-seen"]
    with pytest.raises(Refusal, match="refusal-seat-gone"):
        await service.answer(world.tables, table.id, Ballot(OpenSeat.kind, seat.revision, TAKE), EVE)


async def test_who_stays_after_all_or_whom_nobody_follows_keeps_the_seat(world: World) -> None:
    position = await started(world, pace=Pace.FREE)
    table = await open_seats.open_own_seat(world.tables, position.table.id, BEN.user_id)
    first = only(table, OpenSeat)
    table = await open_seats.keep_own_seat(world.tables, table.id, BEN.user_id)
    assert table.polls == ()
    with pytest.raises(Refusal, match="refusal-seat-gone"):
        await answer(world, table, first, DORA, TAKE)
    table = await open_seats.open_own_seat(world.tables, table.id, BEN.user_id)
    await world.hush()
    for days in (1, 2):
        before = only(table, OpenSeat)
        world.later(days=days)
        await look(world)
        table = await world.tables.get(table.id)
        assert only(table, OpenSeat).revision > before.revision, "it is posted anew after a day and after three"
        assert await world.queue() == [OPEN]
        await world.hush()
        assert open_seats.offered_until(only(table, OpenSeat)) == open_seats.offered_until(before)
    world.later(days=1)
    await look(world)
    table = await world.tables.get(table.id)
    vote = only(table, LeaveVote)
    assert await world.queue() == [OPEN, (Kind.POLL, LeaveVote.kind)], "the others decide, and nobody else is asked"
    with pytest.raises(Refusal, match="refusal-vote-own"):
        await answer(world, table, vote, BEN, LeaveAnswer.STAY)
    world.later(days=1)
    await look(world)
    table = await world.tables.get(table.id)
    assert (table.polls, await world.due()) == ((), set())
    assert "vote-over-stay" in (await world.notes())[-1], "and their silence changes nothing"


@pytest.mark.parametrize("decided", [*LeaveAnswer, "stays"])
async def test_the_others_decide_about_who_would_leave_and_whom_nobody_follows(world: World, decided: str) -> None:
    position = await started(world, pace=Pace.FREE)
    await open_seats.open_own_seat(world.tables, position.table.id, BEN.user_id)
    for days in (1, 2, 1):
        world.later(days=days)
        await look(world)
    table = await world.tables.get(position.table.id)
    await world.act(position, ANN, "take")
    assert only(await world.tables.get(table.id), LeaveVote) == only(table, LeaveVote), "it is played on meanwhile"
    if decided == "stays":
        table = await open_seats.keep_own_seat(world.tables, table.id, BEN.user_id)
    else:
        for person in (ANN, CLEO):
            table = await answer(world, table, only(table, LeaveVote), person, decided)
    assert not table.asking(LeaveVote)
    assert table.seats[1].stand_in == (decided == LeaveAnswer.COMPUTER)
    assert bool(table.asking(OpenSeat)) == (decided == LeaveAnswer.SUBSTITUTE)
    assert table.over == (decided == LeaveAnswer.END)


async def test_where_only_computers_play_nobody_decides(world: World) -> None:
    table = await world.open()
    await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    await lobby.start(world.tables, table.id, by(ANN))
    await open_seats.open_own_seat(world.tables, table.id, ANN.user_id)
    for days in (1, 2, 1):
        world.later(days=days)
        await look(world)
    assert (await world.tables.get(table.id)).polls == ()
    assert "notice-seat-not-taken" in (await world.notes())[-1]


async def test_a_substitute_for_who_is_late_is_looked_for_until_they_move(world: World) -> None:
    table = await ann_is_late(world, ANN, BEN)
    vote = only(table, LateVote)
    table = await answer(world, table, vote, BEN, LateAnswer.SUBSTITUTE)
    await world.hush()
    assert only(table, OpenSeat).about.late
    for days in (1, 2, 1):
        world.later(days=days)
        await look(world)
    table = await world.tables.get(table.id)
    assert only(table, LateVote).revision > vote.revision, "nobody came: the others are asked again"
    table = await answer(world, table, only(table, LateVote), BEN, LateAnswer.SUBSTITUTE)
    await world.act(table, ANN, "take")
    assert (await world.tables.get(table.id)).polls == ()


@pytest.mark.parametrize(("blocks", "leaves"), [(ANN, BEN), (CLEO, BEN), (BEN, ANN)])
async def test_whom_somebody_there_blocks_gets_no_seat(world: World, blocks: Person, leaves: Person) -> None:
    await world.store.write(people.block, blocks.user_id, [DORA.user_id])
    await world.store.write(people.block, leaves.user_id, [EVE.user_id])
    position = await started(world)
    table = await open_seats.open_own_seat(world.tables, position.table.id, leaves.user_id)
    with pytest.raises(Refusal, match="refusal-seat-not-for-you"):
        await take(world, table, DORA)
    table = await take(world, table, EVE)
    assert table.seat_of(EVE.user_id) is not None, "who leaves has no say in it"
    assert table.owner_id == (BEN if leaves is ANN else ANN).user_id, "a substitute is not the owner"


async def test_who_knows_a_hand_takes_no_other_seat_of_the_same_game(world: World) -> None:
    position = await started(world)
    table = await open_seats.open_own_seat(world.tables, position.table.id, BEN.user_id)
    await take(world, table, DORA)
    table = await open_seats.open_own_seat(world.tables, table.id, CLEO.user_id)
    with pytest.raises(Refusal, match="refusal-seat-not-for-you"):
        await take(world, table, BEN)
    with pytest.raises(Refusal, match="refusal-seat-not-for"):
        await seat_offers.hand_over(world.tables, table.id, 2, BEN, by(CLEO))
    table = await open_seats.open_own_seat(world.tables, table.id, DORA.user_id)
    own = only(table, OpenSeat, 1)
    assert (await answer(world, table, own, BEN, TAKE)).seat_of(BEN.user_id) is not None, "it is the hand he knows"
