"""Seats that a computer player keeps warm, and who is late where no clock runs."""

from __future__ import annotations

from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.core.pace import Pace
from bot.db.schema import seats
from bot.scores.departures import Leaving
from bot.server import settings as server_settings
from bot.tables.core import play
from bot.tables.core.model import Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.polls import seat_offers, take_backs
from bot.tables.polls.subjects import AGREE, LateVote, SeatOffer, TakeBack
from bot.tables.seating import stand_ins as keeping
from bot.tables.seating.absence import Late
from games.engine import text
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, answer, by, last_entries, look, only, posted
from tests.bot.reminders.test_service import posted as alerted
from tests.bot.reminders.test_service import reminded_of, running
from tests.bot.tables.polls.test_late_votes import HOUR, STATUS, ann_is_late, each_kind, started


async def kept(world: World) -> Table:
    table = await ann_is_late(world, late=Late.COMPUTER)
    await posted(world)
    return table


@each_kind
async def test_who_is_back_has_the_seat_after_what_the_computer_has_in_hand(world: World) -> None:
    table = await kept(world)
    await world.store.write(lambda c: c.execute(sa.update(seats).values(hand_blocked=True)) and None)
    table = await keeping.come_back(world.tables, table.id, ANN.user_id)
    assert (table.seats[0].stand_in, table.seats[0].coming_back) == (True, True)
    for doing in (keeping.come_back(world.tables, table.id, ANN.user_id), world.act(table, ANN, "take")):
        with pytest.raises(Refusal, match="refusal-returning"):
            await doing
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "take")
    assert (table.seats[0].stand_in, table.seats[0].coming_back, table.awaited) == (False, False, (ANN.user_id,))
    assert table == await world.tables.get(table.id)
    assert await world.queue() == [STATUS]
    told = (await last_entries(world.tables, table.id))[-1].readable(None)[-1].text
    assert told == text("log-returned", who=f"<@{ANN.user_id}>"), "and not a computer for now"
    blocked = await world.store.read(lambda c: c.execute(sa.select(seats.c.hand_blocked)).scalars().all())
    assert all(blocked), "what else is known of her stays"
    await posted(world)
    clock = (await world.tables.get(table.id)).clocks[0]
    assert (clock.bank, clock.since, clock.late_since) == (12 * HOUR, world.time, None)
    await world.act(table, ANN, "end")


async def test_who_is_back_while_others_play_has_the_seat_at_once(world: World) -> None:
    table = await kept(world)
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    table = await keeping.come_back(world.tables, table.id, ANN.user_id)
    assert (table.seats[0].stand_in, table.seats[0].stand_in_turns) == (False, 1)
    with pytest.raises(Refusal, match="refusal-not-kept"):
        await keeping.come_back(world.tables, table.id, ANN.user_id)
    with pytest.raises(NotSeated):
        await keeping.come_back(world.tables, table.id, DORA.user_id)


async def test_after_three_turns_it_counts_as_left_and_stays_their_seat(world: World) -> None:
    table = await kept(world)
    for turn in range(1, 4):
        assert table.absence.departures == ()
        table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
        assert table.seats[0].stand_in_turns == turn
        if turn < 3:
            await world.act(table, BEN, "end")
            table = (await world.act(table, CLEO, "end")).position.table
    (left,) = table.absence.departures
    assert (left.user_id, left.how) == (ANN.user_id, Leaving.COMPUTER)
    assert not (await keeping.come_back(world.tables, table.id, ANN.user_id)).seats[0].stand_in
    assert (await world.tables.get(table.id)).absence.departures == (left,)


async def test_a_person_may_take_a_kept_seat_for_good(world: World) -> None:
    table = await kept(world)
    table = await seat_offers.hand_over(world.tables, table.id, 0, DORA, by(BEN, manager=True))
    offer = only(table, SeatOffer)
    assert seat_offers.pending(table, offer) == (DORA.user_id,)
    table = await answer(world, table, offer, DORA, AGREE)
    assert (table.seats[0].user_id, table.seats[0].stand_in, table.awaited) == (DORA.user_id, False, (DORA.user_id,))
    assert [each.how for each in table.absence.departures] == [Leaving.SUBSTITUTE]
    with pytest.raises(NotSeated):
        await keeping.come_back(world.tables, table.id, ANN.user_id)


async def test_undo_by_consent_asks_nobody_whose_seat_is_kept(world: World) -> None:
    table = await kept(world)
    await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    await world.act(table, BEN, "draw")
    target = (await take_backs.targets(world.tables, await world.tables.get(table.id), BEN.user_id))[0]
    table = await take_backs.ask(world.tables, table.id, target.end.revision, BEN, world.click())
    with pytest.raises(Refusal, match="refusal-kept"):
        await answer(world, table, only(table, TakeBack), ANN, AGREE)
    table = await answer(world, table, only(table, TakeBack), CLEO, AGREE)
    assert (table.polls, table.to_act) == ((), (1,))


# -- without a clock -------------------------------------------------------------------------------------------------


@each_kind
@pytest.mark.parametrize("days", [7, 3])
async def test_without_a_clock_somebody_is_late_after_as_many_days_as_the_server_says(world: World, days: int) -> None:
    position = await started(world, pace=Pace.FREE)
    await server_settings.change(world.tables, GUILD, 0, late_days=days)
    await world.act(position, ANN, "end")
    await posted(world)
    asked = world.time
    world.time = asked + timedelta(days=days, seconds=-1)
    await look(world)
    assert await world.queue() == []
    world.later(seconds=1)
    await look(world)
    table = await world.tables.get(position.table.id)
    assert [(clock.seat, clock.late_since) for clock in table.clocks] == [(1, world.time)]
    assert table.asking(LateVote, 1)
    await posted(world)
    await world.act(position, BEN, "take")
    table = await world.tables.get(position.table.id)
    assert (table.polls, table.clocks[0].late_since) == ((), None)
    await world.act(position, BEN, "end")
    await posted(world)
    world.later(days=days)
    await look(world)
    table = await world.tables.get(position.table.id)
    assert [clock.seat for clock in table.clocks if clock.late_since] == [2]


async def test_without_a_clock_nobody_is_late_whom_no_board_has_asked(world: World) -> None:
    position = await started(world, pace=Pace.FREE)
    await world.act(position, ANN, "end")  # and Discord takes nothing
    world.later(days=30)
    await look(world)
    assert (await world.tables.get(position.table.id)).clocks == ()


async def test_a_server_that_is_less_patient_is_so_at_once(world: World) -> None:
    await server_settings.change(world.tables, GUILD, 0, late_days=30)
    position = await started(world, pace=Pace.FREE)
    for days in (3, 5):
        world.later(days=days)
        await look(world)
    await server_settings.change(world.tables, GUILD, 0, late_days=7)
    await world.scheduler.run_due()
    assert len((await world.tables.get(position.table.id)).clocks) == 1


async def test_what_a_computer_moves_on_a_kept_seat_is_no_sign_of_its_person(world: World) -> None:
    first, second = await running(world, 1), await running(world, 2)
    await alerted(world)
    world.later(hours=23, minutes=55)
    await world.tables.change(first, lambda stored: keeping.stand_in_change(world.tables, stored, 0))
    table = await world.tables.get(first)
    await play.act_as_computer(world.tables, first, table.revision, 0, "end")
    world.later(minutes=6)
    await world.scheduler.run_due()
    assert await reminded_of(world) == [second], "Ann is not there"
