"""What is proposed to all: a pause, and how it ends, or an end of the game without a result."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.outbox.model import Kind
from bot.tables.core import administration
from bot.tables.core.model import Person, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.polls import proposals
from bot.tables.polls.subjects import AGREE, REFUSE, Proposal, Proposed
from bot.tables.time import pauses as pausing
from testing.world import ANN, BEN, CLEO, DORA, World, answer, last_entries, look, only, posted
from tests.bot.tables.polls.test_late_votes import HOUR, each_kind, started

PROPOSAL = (Kind.POLL, Proposal.kind)


async def agree(world: World, table: Table, person: Person) -> Table:
    return await answer(world, table, only(table, Proposal), person, AGREE)


@each_kind
async def test_a_pause_stops_all_clocks_until_anybody_plays_on(world: World) -> None:
    position = await started(world)
    world.later(hours=6)
    click = world.click()
    table = await proposals.propose(world.tables, position.table.id, Proposed.PAUSE, ANN, click, 14)
    assert await proposals.propose(world.tables, table.id, Proposed.PAUSE, ANN, click, 14) == table, (
        "a click counts once"
    )
    assert (await world.queue(), await world.due()) == ([PROPOSAL], {"poll"})
    for person, refused in ((ANN, "refusal-proposal-own"), (DORA, "refusal-not-seated")):
        with pytest.raises(Refusal, match=refused):
            await agree(world, table, person)
    table = await agree(world, table, BEN)
    with pytest.raises(Refusal, match="refusal-undo-answered"):
        await agree(world, table, BEN)
    table = await agree(world, table, CLEO)
    assert table.absence.paused_until == world.time + timedelta(days=14)
    assert await world.due() == {"pause"}
    await posted(world)
    world.later(days=13)
    await look(world)
    table = await world.tables.get(table.id)
    assert (table.clocks[0].bank, table.clocks[0].since, table.polls) == (30 * HOUR, None, ())
    with pytest.raises(Refusal, match="refusal-paused"):
        await administration.nudge(world.tables, table.id, BEN.user_id)
    table = await pausing.play_on(world.tables, table.id, CLEO.user_id)
    assert (table.absence.paused_until, await world.due()) == (None, set())
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since == world.time
    with pytest.raises(Refusal, match="refusal-not-paused"):
        await pausing.play_on(world.tables, table.id, CLEO.user_id)


async def paused(world: World) -> Table:
    position = await started(world, ANN, BEN)
    table = await proposals.propose(world.tables, position.table.id, Proposed.PAUSE, ANN, world.click(), 2)
    return await agree(world, table, BEN)


async def test_a_pause_ends_by_itself_and_by_a_move(world: World) -> None:
    table = await paused(world)
    await posted(world)
    world.later(days=2)
    await look(world)
    assert (await world.tables.get(table.id)).absence.paused_until is None
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since == world.time
    table = await proposals.propose(world.tables, table.id, Proposed.PAUSE, BEN, world.click(), 1)
    await agree(world, table, ANN)
    await posted(world)
    await world.act(table, ANN, "take")
    assert (await world.tables.get(table.id)).absence.paused_until is None
    assert await world.queue() == [(Kind.REFRESH, None)]
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since == world.time, "the clock runs again in this turn"


@pytest.mark.parametrize("who", [ANN, BEN])
async def test_one_refusal_or_silence_ends_a_proposal(world: World, who: Person) -> None:
    position = await started(world)
    table = await proposals.propose(world.tables, position.table.id, Proposed.END, ANN, world.click())
    with pytest.raises(Refusal, match="refusal-proposal-open"):
        await proposals.propose(world.tables, table.id, Proposed.PAUSE, BEN, world.click(), 3)
    table = await answer(world, table, only(table, Proposal), who, REFUSE)
    assert table.polls == ()
    assert ("proposal-over-withdrawn" if who is ANN else "proposal-over-refused") in (await world.notes())[-1]
    table = await proposals.propose(world.tables, table.id, Proposed.END, ANN, world.click())
    await world.hush()
    world.later(days=3)
    await look(world)
    assert (await world.tables.get(table.id)).asking(Proposal) == ()
    assert any("proposal-over-silence" in note for note in await world.notes())
    entries = await last_entries(world.tables, table.id, 20)
    assert not any(entry.readable(None) for entry in entries if entry.key == Proposal.kind)


async def test_all_agree_to_an_end_without_a_result(world: World) -> None:
    position = await started(world, ANN, BEN)
    table = await proposals.propose(world.tables, position.table.id, Proposed.END, ANN, world.click())
    table = await agree(world, table, BEN)
    assert (table.status, table.absence.departures) == (Status.CLOSED, ())
    assert any("notice-ended-by-all" in note for note in await world.notes())


async def test_with_computers_alone_a_pause_needs_nobody_else(world: World) -> None:
    position = await started(world, ANN, computers=1)
    table = await proposals.propose(world.tables, position.table.id, Proposed.PAUSE, ANN, world.click(), 5)
    assert table.absence.paused_until is not None
    await pausing.play_on(world.tables, table.id, ANN.user_id)
    with pytest.raises(Refusal, match="refusal-unknown-value"):
        await proposals.propose(world.tables, table.id, Proposed.PAUSE, ANN, world.click(), 15)
