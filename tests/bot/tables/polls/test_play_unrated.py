"""Games that were decided without being played to their end."""

from __future__ import annotations

import pytest

from bot.core.pace import Pace
from bot.outbox.model import Kind
from bot.results import queries as results
from bot.scheduler.model import Due
from bot.tables.core import administration
from bot.tables.core.model import Person, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.polls import play_unrated, proposals
from bot.tables.polls.play_unrated import QUESTION_LIFE
from bot.tables.polls.subjects import AGREE, REFUSE, PlayUnrated, Proposed
from bot.tables.seating import leaving
from bot.tables.seating.absence import Late
from bot.tables.show import own_tables
from bot.tables.time.absence import MIN_LATE_AFTER
from games.engine import text
from testing import world as helpers
from testing.world import ANN, BEN, CLEO, DORA, World, look, only, posted
from tests.bot.tables.polls.test_late_votes import each_kind, started

ASKED, WHY = (Kind.POLL, PlayUnrated.kind), text("tournament-verdict-draw", knockout="no")


async def stopped(world: World, *people: Person) -> Table:
    """A game of Ann's, Ben's and Cleo's, or of these people, that was decided after a move."""
    position = await started(world, *people, late=Late.FORFEIT)
    await world.act(position, ANN, "take")
    await play_unrated.stop(world.tables, position.table.id, WHY)
    return await world.tables.get(position.table.id)


async def answer(world: World, table: Table, person: Person, given: str) -> Table:
    return await helpers.answer(world, table, only(table, PlayUnrated), person, given)


@each_kind
async def test_a_decided_game_stops_without_clock_or_rating_until_it_is_answered(world: World) -> None:
    table = await stopped(world)
    assert (table.status, table.stopped, table.rated, table.pace) == (Status.RUNNING, True, False, Pace.FREE)
    assert (table.to_act, table.turn_since, table.undo_seat) == ((), None, None)
    assert (await world.due(), await world.due_at(Due.CLOCK)) == ({"poll"}, None), "no clock is checked"
    assert ASKED in await world.queue()
    await play_unrated.stop(world.tables, table.id, WHY)
    assert await world.tables.get(table.id) == table, "it is decided once"
    await posted(world)
    for act in (
        world.act(await world.tables.position(table.id), ANN, "end"),
        world.undo(await world.tables.position(table.id), ANN),
        leaving.concede(world.tables, table.id, BEN.user_id),
        proposals.propose(world.tables, table.id, Proposed.END, BEN, world.click()),
        administration.nudge(world.tables, table.id, BEN.user_id),
    ):
        with pytest.raises(Refusal, match="refusal-stopped"):
            await act
    (mine,) = await own_tables.of_user(world.tables, ANN.user_id)
    assert not mine.my_turn
    position = await world.tables.position(table.id)
    assert (position.decisions, position.over) == ((), False), "hands stay hidden"


@each_kind
async def test_it_goes_on_unrated_once_all_want_that_and_its_end_counts_for_nothing(world: World) -> None:
    table = await stopped(world)
    with pytest.raises(NotSeated):
        await answer(world, table, DORA, AGREE)
    for person in (ANN, BEN):
        table = await answer(world, table, person, AGREE)
        assert table.stopped
    with pytest.raises(Refusal, match="refusal-undo-answered"):
        await answer(world, table, BEN, AGREE)
    table = await answer(world, table, CLEO, AGREE)
    assert (table.stopped, table.to_act, table.turn_since) == (False, (0,), world.time)
    assert (Kind.STATUS, None) in await world.queue()
    assert (await world.due(), await world.due_at(Due.CLOCK)) == (set(), table.touched_at + MIN_LATE_AFTER)
    await posted(world)
    world.later(days=2)
    await look(world)
    assert (await world.tables.get(table.id)).absence.departures == (), "nobody forfeits any more"
    await world.act(await world.tables.position(table.id), ANN, "stop")
    found = await world.store.read(results.find, table.id)
    assert found is not None
    assert (found.result.rated, found.result.annulled) == (False, False)


@each_kind
@pytest.mark.parametrize("given", [REFUSE, None])
async def test_whoever_ends_it_or_does_not_answer_closes_the_table(world: World, given: str | None) -> None:
    table = await answer(world, await stopped(world), ANN, AGREE)
    if given is None:
        await posted(world)
        world.time += QUESTION_LIFE
        await look(world)
    else:
        await answer(world, table, BEN, given)
    table = await world.tables.get(table.id)
    assert (table.status, table.polls) == (Status.CLOSED, ())
    assert any("notice-not-played-on" in note for note in await world.notes())
    found = await world.store.read(results.find, table.id)
    assert found is not None
    assert found.result.annulled


@each_kind
async def test_a_table_that_nobody_plays_at_is_closed_at_once(world: World) -> None:
    position = await started(world, late=Late.WAIT)
    for person in (ANN, BEN, CLEO):
        await leaving.concede(world.tables, position.table.id, person.user_id)
    await play_unrated.stop(world.tables, position.table.id, WHY)
    assert (await world.tables.get(position.table.id)).status is Status.CLOSED
    assert any("notice-decided" in note for note in await world.notes())
