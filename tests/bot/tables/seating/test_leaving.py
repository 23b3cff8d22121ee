"""Leaving a running game to a computer player, and conceding it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.after_change import AFTER_CHANGE
from bot.core.localizer import LANGUAGES, Localizer
from bot.db import Store
from bot.scores.departures import Departure, Leaving, left_seats, placed
from bot.tables.core import play
from bot.tables.core.model import Status
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.seating import leaving
from bot.tables.seating import stand_ins as keeping
from bot.tables.seating.absence import Override
from bot.tables.time.absence import LEFT_AFTER_TURNS
from games.engine import Standing
from games.players import Level
from testing.databases import url
from testing.toys import TOYS
from testing.world import ANN, BEN, CLEO, World
from tests.bot.tables.polls.test_late_votes import each_kind, started


async def test_who_leaves_to_a_computer_passes_the_table_on_and_may_come_back(world: World) -> None:
    position = await started(world)
    table = await leaving.leave_to_computer(world.tables, position.table.id, ANN.user_id)
    assert (table.seats[0].stand_in, table.owner_id, table.absence.departures) == (True, BEN.user_id, ())
    with pytest.raises(Refusal, match="refusal-kept"):
        await leaving.leave_to_computer(world.tables, table.id, ANN.user_id)
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    assert not (await keeping.come_back(world.tables, table.id, ANN.user_id)).seats[0].stand_in


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
    users, alone = [10, None, 12, 13], [(0,), (1,), (2,), (3,)]
    last = left_seats(gone, users, alone)
    assert last == [1, 0], "a substitute has the place they play for"
    assert [each.place for each in placed(scores, last)] == [3, 4, 1, 2]
    assert left_seats(gone, users, [(0, 2), (1, 3)]) == [], "partners win or lose together"


@each_kind
async def test_who_concedes_to_a_computer_that_keeps_the_other_s_seat_has_lost(world: World) -> None:
    position = await started(world, ANN, BEN)
    table = await leaving.leave_to_computer(world.tables, position.table.id, ANN.user_id)
    for _ in range(LEFT_AFTER_TURNS):
        table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
        table = (await world.act(table, BEN, "end")).position.table
    await leaving.concede(world.tables, table.id, BEN.user_id)
    over = await world.tables.position(table.id)
    assert [each.place for each in over.result or ()] == [1, 2]


@each_kind
async def test_who_came_back_and_concedes_has_lost_by_that(world: World) -> None:
    position = await started(world)
    await leaving.leave_to_computer(world.tables, position.table.id, ANN.user_id)
    table = await world.tables.get(position.table.id)
    for _ in range(LEFT_AFTER_TURNS):
        table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
        for person in (BEN, CLEO):
            table = (await world.act(table, person, "end")).position.table
    await keeping.come_back(world.tables, table.id, ANN.user_id)
    await play.act_as_computer(world.tables, table.id, (await world.tables.get(table.id)).revision, 0, "end")
    table = await leaving.concede(world.tables, table.id, ANN.user_id)
    assert [each.how for each in table.absence.departures] == [Leaving.CONCEDED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_words_of_its_own(language: str) -> None:
    localizer, losses = Localizer(language), {*Override} - {Override.KEPT, Override.LEFT, Override.MANAGER}
    lost = {localizer.format("log-lost", who="Ann", why=why) for why in losses}
    taken = {
        localizer.format("notice-seat-taken", new="Ben", old="Ann", seat=1, why=why, by="Boss", reason="ill")
        for why in [*Override, "agreed"]
    }
    assert (len(lost), len(taken)) == (len(losses), len(Override) + 1)
    offered = {
        localizer.format("offer-line", new="Ben", old="Ann", seat=1, why=why, by="Boss", reason="ill", asked="Ben")
        for why in (Override.LATE, Override.KEPT, Override.LEFT, Override.MANAGER, "agreed")
    }
    assert len(offered) == 5
