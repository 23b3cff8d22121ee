"""Somebody is late: what the table was opened to do about it, the vote of the others, a seat that is kept warm."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path

import pytest

from bot.model.absence import Answer, Late, Leaving, Vote
from bot.model.calendar import Away
from bot.model.clock import Pace
from bot.model.outbox import Kind
from bot.model.table import EntryKind, Person, Position, Status, Table
from bot.store import Store, calendars
from bot.tables import lobby, play, replays, terms, votes
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.tables import Tables
from bot.tables.votes import decision
from games.players import Level
from tests.bot.tables.toy import TOYS
from tests.bot.tables.world import ANN, BEN, CLEO, DORA, World, by, hand_over, look, posted
from tests.support.databases import url

each_kind = pytest.mark.usefixtures("each_kind")

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
WAIT, COMPUTER, SUBSTITUTE, WIN, END = Answer
VOTE, STATUS, REFRESH = ((kind, None) for kind in (Kind.VOTE, Kind.STATUS, Kind.REFRESH))


async def started(
    world: World, *people: Person, late: Late = Late.VOTE, pace: Pace = Pace.BRISK, computers: int = 0
) -> Position:
    owner, *others = people or (ANN, BEN, CLEO)
    table = await world.open(owner=owner)
    for person in others:
        await lobby.join(world.tables, table.id, person)
    for _ in range(computers):
        await lobby.add_computer(world.tables, table.id, Level.EASY, by(owner))
    await terms.set_pace(world.tables, table.id, pace, by(owner))
    await terms.set_late(world.tables, table.id, late, by(owner))
    position = await lobby.start(world.tables, table.id, by(owner))
    await posted(world)
    return position


async def ann_is_late(world: World, *people: Person, late: Late = Late.VOTE, computers: int = 0) -> Table:
    """A table where Ann, who begins, has run out of time, and everything that follows by itself has happened."""
    position = await started(world, *people, late=late, computers=computers)
    world.later(hours=37)
    await look(world)
    return await world.tables.get(position.table.id)


def vote(table: Table) -> Vote:
    found = table.absence.vote_on(0)
    assert found is not None
    return found


async def answer(world: World, table: Table, person: Person, given: Answer) -> Table:
    table = await world.tables.get(table.id)
    return await votes.answer(world.tables, table.id, 0, vote(table).revision, person.user_id, given)


# -- what is decided -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "there", "over", "decided"),
    [
        ({}, {2, 3}, False, None),
        ({}, {2, 3}, True, WAIT),
        ({2: COMPUTER}, {2, 3}, False, None),
        ({2: COMPUTER}, {2, 3}, True, COMPUTER),
        ({2: COMPUTER}, {2}, False, COMPUTER),
        ({2: COMPUTER, 3: COMPUTER}, {2, 3, 4}, False, COMPUTER),
        ({2: COMPUTER, 3: SUBSTITUTE}, {2, 3}, False, None),
        ({2: COMPUTER, 3: SUBSTITUTE}, {2, 3}, True, WAIT),
        ({2: COMPUTER, 3: SUBSTITUTE, 4: COMPUTER}, {2, 3, 4, 5, 6}, True, COMPUTER),
        ({2: WAIT, 3: WAIT}, {2, 3, 4}, False, WAIT),
        ({2: END}, {2}, False, END),
        ({2: END, 3: END}, {2, 3, 4}, False, None),
        ({2: END, 3: END}, {2, 3, 4}, True, WAIT),
        ({2: END, 3: END, 4: END}, {2, 3, 4}, False, END),
        ({2: END, 3: COMPUTER, 4: END}, {2, 3, 4}, True, WAIT),
        ({2: COMPUTER}, {3}, False, None),  # who is away has answered all the same
        ({2: WIN}, {2}, False, WIN),
    ],
)
def test_the_majority_decides_and_only_all_end_it(
    given: Mapping[int, Answer], there: set[int], *, over: bool, decided: Answer | None
) -> None:
    assert decision(given, there, over=over) is decided


# -- the vote --------------------------------------------------------------------------------------------------------


@each_kind
async def test_the_others_are_asked_and_a_restart_forgets_none_of_it(world: World, tmp_path: Path) -> None:
    table = await ann_is_late(world)
    assert await world.queue() == [REFRESH, VOTE]
    assert (vote(table).user_id, vote(table).made_at) == (ANN.user_id, world.time)
    assert await world.due() == {"absence"}
    await answer(world, table, BEN, SUBSTITUTE)
    await answer(world, table, BEN, COMPUTER)  # he has thought again
    again = Tables(
        await Store.open(url(tmp_path)), TOYS, now=lambda: world.time, after_change=AFTER_CHANGE
    )  # the bot was started anew
    table = await votes.answer(again, table.id, 0, vote(table).revision, CLEO.user_id, COMPUTER)
    assert (table.seats[0].user_id, table.seats[0].kept, table.absence.votes) == (ANN.user_id, True, ())
    assert table == await again.get(table.id)
    assert await world.due() == set()
    entries = await replays.log(again, table.id, 50)
    told = [event.text.id for entry in entries for event in entry.readable(None)]
    assert told == ["log-late", "log-kept"], "who has answered what is nobody's to read"
    assert all(entry.key is None for entry in entries if entry.kind is EntryKind.VOTED)
    await again.store.close()


async def test_a_move_of_who_is_late_ends_the_vote_and_gives_them_a_new_bank(world: World) -> None:
    table = await ann_is_late(world)
    revision = vote(table).revision
    await answer(world, table, BEN, COMPUTER)
    await posted(world)
    world.later(hours=5)
    table = (await world.act(table, ANN, "take")).position.table
    table = await world.tables.get(table.id)
    assert (table.absence.votes, await world.due()) == ((), set())
    assert await world.queue() == [VOTE]
    assert "vote-over-moved" in (await world.notes())[-1]
    clock = table.clock_of(0)
    assert clock is not None
    assert (clock.bank, clock.late_since) == (12 * HOUR, None)
    with pytest.raises(Refusal, match="refusal-vote-gone"):
        await votes.answer(world.tables, table.id, 0, revision, CLEO.user_id, COMPUTER)
    with pytest.raises(Refusal, match="refusal-nobody-late"):
        await votes.call(world.tables, table.id, CLEO.user_id)


async def test_who_may_answer_and_what(world: World) -> None:
    table = await ann_is_late(world)
    for person, refused in ((ANN, "refusal-vote-late"), (DORA, "refusal-not-seated")):
        with pytest.raises(Refusal, match=refused):
            await answer(world, table, person, COMPUTER)
    with pytest.raises(Refusal, match="refusal-unknown-value"):
        await answer(world, table, BEN, WIN)
    with pytest.raises(Refusal, match="refusal-vote-gone"):
        await votes.answer(world.tables, table.id, 1, vote(table).revision, BEN.user_id, COMPUTER)
    with pytest.raises(Refusal, match="refusal-vote-open"):
        await votes.call(world.tables, table.id, BEN.user_id)


@each_kind
async def test_where_nobody_decides_the_table_waits_a_day_and_asks_again(world: World) -> None:
    table = await ann_is_late(world)
    first = vote(table)
    await posted(world)
    world.later(hours=24)
    await look(world)
    table = await world.tables.get(table.id)
    assert vote(table).again_at == world.time + DAY
    assert "vote-over-wait" in (await world.notes())[-1]
    with pytest.raises(Refusal, match="refusal-vote-gone"):
        await votes.answer(world.tables, table.id, 0, first.revision, BEN.user_id, COMPUTER)
    await posted(world)
    world.later(hours=24)
    await look(world)
    table = await world.tables.get(table.id)
    assert vote(table).revision > first.revision
    assert await world.queue() == [VOTE]
    await answer(world, table, BEN, SUBSTITUTE)
    world.later(hours=24)
    await look(world)
    table = await world.tables.get(table.id)
    assert [each.late for each in table.absence.open_seats] == [True], "one answer is the majority of one"
    assert await world.due() == {"open_seats"}


async def test_who_is_away_is_not_waited_for_but_may_answer(world: World) -> None:
    table = await ann_is_late(world)

    away = Away(zone="UTC", first=world.time.date(), last=None, made_at=world.time)
    await world.store.write(calendars.go_away, BEN.user_id, away, world.time)
    table = await answer(world, table, CLEO, COMPUTER)
    assert table.seats[0].kept


async def test_an_answer_of_somebody_who_has_left_is_not_counted(world: World) -> None:
    table = await ann_is_late(world)
    await answer(world, table, BEN, COMPUTER)
    table = await hand_over(world, table, 1, DORA, ANN)
    assert vote(table).answers == {}
    with pytest.raises(NotSeated):
        await answer(world, table, BEN, COMPUTER)
    assert vote(await answer(world, table, CLEO, COMPUTER)).answers == {CLEO.user_id: COMPUTER}


async def test_at_a_table_of_two_the_win_may_be_claimed(world: World) -> None:
    table = await ann_is_late(world, ANN, BEN)
    table = await answer(world, table, BEN, WIN)
    assert (table.status, table.to_act, table.absence.votes, table.seed) == (Status.FINISHED, (), (), world.seed)
    (left,) = table.absence.departures
    assert (left.user_id, left.how, left.at, left.revision) == (
        ANN.user_id,
        Leaving.FORFEITED,
        world.time,
        table.revision,
    )
    position = await world.tables.position(table.id)
    assert [(each.seat, each.place) for each in position.standings() or ()] == [(0, 2), (1, 1)]
    assert (Kind.END, None) in await world.queue()
    assert await world.due() == {"sweep"}


async def test_all_together_end_it_without_a_result(world: World) -> None:
    table = await ann_is_late(world)
    table = await answer(world, table, BEN, END)
    table = await answer(world, table, CLEO, END)
    assert (table.status, table.absence.departures) == (Status.CLOSED, ())
    assert any("notice-ended-by-vote" in note for note in await world.notes())


# -- what else a table may have chosen -------------------------------------------------------------------------------


async def test_a_table_that_waits_marks_who_is_late_until_somebody_calls_the_vote(world: World) -> None:
    table = await ann_is_late(world, late=Late.WAIT)
    assert (table.absence.votes, await world.queue(), await world.due()) == ((), [REFRESH], set())
    with pytest.raises(Refusal, match="refusal-vote-late"):
        await votes.call(world.tables, table.id, ANN.user_id)
    with pytest.raises(NotSeated):
        await votes.call(world.tables, table.id, DORA.user_id)
    table = await votes.call(world.tables, table.id, BEN.user_id)
    assert vote(table).user_id == ANN.user_id
    world.later(hours=24)
    await look(world)
    assert (await world.tables.get(table.id)).absence.votes == (), "it is not asked again by itself"


@each_kind
async def test_a_computer_takes_over_at_once_and_nobody_waits_for_who_is_late(world: World) -> None:
    table = await ann_is_late(world, late=Late.COMPUTER)
    assert (table.seats[0].kept, table.awaited, table.present) == (True, (), (BEN.user_id, CLEO.user_id))
    assert not table.with_computers
    assert await world.store.with_computers_at_play() == [table.id]
    with pytest.raises(Refusal, match="refusal-kept"):
        await world.act(table, ANN, "take")
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "take")
    assert table.seats[0].kept_turns == 0
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    assert table.seats[0].kept_turns == 1
    await posted(world)
    assert (await world.tables.get(table.id)).clocks[0].since is None


async def test_who_forfeits_at_a_table_of_three_is_followed_by_a_computer(world: World) -> None:
    table = await ann_is_late(world, late=Late.FORFEIT)
    assert (table.seats[0].user_id, table.seats[0].level) == (None, Level.NORMAL)
    assert [(each.user_id, each.how) for each in table.absence.departures] == [(ANN.user_id, Leaving.FORFEITED)]
    assert (table.owner_id, table.with_computers) == (BEN.user_id, True)


async def test_who_forfeits_against_one_other_has_lost(world: World) -> None:
    table = await ann_is_late(world, ANN, BEN, late=Late.FORFEIT)
    assert table.status is Status.FINISHED


@pytest.mark.parametrize("late", Late)
async def test_nobody_is_late_for_computers(world: World, late: Late) -> None:
    table = await ann_is_late(world, ANN, late=late, computers=1)
    assert (table.status, table.seats[0].kept, table.absence.votes) == (Status.RUNNING, False, ())
