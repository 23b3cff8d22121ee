"""Somebody is late: what the table was opened to do about it, the vote of the others, a seat that is kept warm."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path

import pytest

from bot.after_change import AFTER_CHANGE
from bot.core.pace import Pace
from bot.db import Store
from bot.outbox.model import Kind
from bot.people import calendar_queries as calendars
from bot.people.calendar import Away
from bot.scores.departures import Leaving
from bot.tables.computers import claims
from bot.tables.core import play
from bot.tables.core.model import EntryKind, Person, Position, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.polls import late_votes, proposals, service, take_backs
from bot.tables.polls.kinds import SILENCE, decision
from bot.tables.polls.late_votes import ANSWERS
from bot.tables.polls.model import Poll
from bot.tables.polls.service import Ballot
from bot.tables.polls.subjects import AGREE, LateAnswer, LateVote, OpenSeat, Proposal, Proposed, TakeBack
from bot.tables.seating.absence import Late
from games.players import Level
from testing import world as helpers
from testing.databases import url
from testing.toys import TOYS
from testing.world import ANN, BEN, CLEO, DORA, World, by, hand_over, last_entries, look, only, posted

each_kind = pytest.mark.usefixtures("each_kind")

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
WAIT, COMPUTER, SUBSTITUTE, WIN, END = LateAnswer
VOTE, STATUS, REFRESH = (Kind.POLL, LateVote.kind), (Kind.STATUS, None), (Kind.REFRESH, None)


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


def vote(table: Table) -> Poll[LateVote]:
    return only(table, LateVote, 0)


async def answer(world: World, table: Table, person: Person, given: LateAnswer) -> Table:
    table = await world.tables.get(table.id)
    return await helpers.answer(world, table, vote(table), person, given)


def ballot(revision: int, given: LateAnswer = COMPUTER) -> Ballot:
    return Ballot(LateVote.kind, revision, given)


# -- what is decided -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "there", "over", "decided"),
    [
        ({}, {2, 3}, False, None),
        ({}, {2, 3}, True, SILENCE),
        ({2: COMPUTER}, {2, 3}, False, None),
        ({2: COMPUTER}, {2, 3}, True, COMPUTER),
        ({2: COMPUTER}, {2}, False, COMPUTER),
        ({2: COMPUTER, 3: COMPUTER}, {2, 3, 4}, False, COMPUTER),
        ({2: COMPUTER, 3: SUBSTITUTE}, {2, 3}, False, None),
        ({2: COMPUTER, 3: SUBSTITUTE}, {2, 3}, True, SILENCE),
        ({2: COMPUTER, 3: SUBSTITUTE, 4: COMPUTER}, {2, 3, 4, 5, 6}, True, COMPUTER),
        ({2: WAIT, 3: WAIT}, {2, 3, 4}, False, WAIT),
        ({2: END}, {2}, False, END),
        ({2: END, 3: END}, {2, 3, 4}, False, None),
        ({2: END, 3: END}, {2, 3, 4}, True, SILENCE),
        ({2: END, 3: END, 4: END}, {2, 3, 4}, False, END),
        ({2: END, 3: COMPUTER, 4: END}, {2, 3, 4}, True, SILENCE),
        ({2: COMPUTER}, {3}, False, None),  # who is away has answered all the same
        ({2: WIN}, {2}, False, WIN),
        ({}, set(), False, None),
    ],
)
def test_the_majority_decides_and_only_all_end_it(
    given: Mapping[int, LateAnswer], there: set[int], *, over: bool, decided: str | None
) -> None:
    assert decision(ANSWERS, given, there, over=over) == decided


# -- the vote --------------------------------------------------------------------------------------------------------


@each_kind
async def test_the_others_are_asked_and_a_restart_forgets_none_of_it(world: World, tmp_path: Path) -> None:
    table = await ann_is_late(world)
    assert await world.queue() == [REFRESH, VOTE]
    assert (vote(table).about.user_id, vote(table).opened_at) == (ANN.user_id, world.time)
    assert await world.due() == {"poll"}
    await answer(world, table, BEN, SUBSTITUTE)
    await answer(world, table, BEN, COMPUTER)  # he has thought again
    again = Tables(
        await Store.open(url(tmp_path)), TOYS, now=lambda: world.time, after_change=AFTER_CHANGE
    )  # the bot was started anew
    table = await service.answer(again, table.id, ballot(vote(table).revision), CLEO)
    assert (table.seats[0].user_id, table.seats[0].stand_in, table.polls) == (ANN.user_id, True, ())
    assert table == await again.get(table.id)
    assert await world.due() == set()
    entries = await last_entries(again, table.id, 50)
    told = [event.text.id for entry in entries for event in entry.readable(None)]
    assert told == ["log-late", "log-kept"], "who has answered what is nobody's to read"
    given = {(entry.key, entry.events) for entry in entries if entry.kind is EntryKind.POLL_ANSWERED}
    assert given == {(LateVote.kind, ())}
    await again.store.close()


async def test_a_move_of_who_is_late_ends_the_vote_and_gives_them_a_new_bank(world: World) -> None:
    table = await ann_is_late(world)
    revision = vote(table).revision
    await answer(world, table, BEN, COMPUTER)
    await posted(world)
    world.later(hours=5)
    table = (await world.act(table, ANN, "take")).position.table
    table = await world.tables.get(table.id)
    assert (table.polls, await world.due()) == ((), set())
    assert await world.queue() == [VOTE]
    assert "vote-over-moved" in (await world.notes())[-1]
    clock = table.clock_of(0)
    assert clock is not None
    assert (clock.bank, clock.late_since) == (12 * HOUR, None)
    with pytest.raises(Refusal, match="refusal-vote-gone"):
        await service.answer(world.tables, table.id, ballot(revision), CLEO)
    with pytest.raises(Refusal, match="refusal-nobody-late"):
        await late_votes.call(world.tables, table.id, CLEO.user_id)


async def test_who_may_answer_and_what(world: World) -> None:
    table = await ann_is_late(world)
    for person, refused in ((ANN, "refusal-vote-late"), (DORA, "refusal-not-seated")):
        with pytest.raises(Refusal, match=refused):
            await answer(world, table, person, COMPUTER)
    with pytest.raises(Refusal, match="refusal-unknown-value"):
        await answer(world, table, BEN, WIN)
    with pytest.raises(Refusal, match="refusal-vote-gone"):
        await service.answer(world.tables, table.id, ballot(vote(table).revision - 1), BEN)
    with pytest.raises(Refusal, match="refusal-vote-open"):
        await late_votes.call(world.tables, table.id, BEN.user_id)


@each_kind
async def test_where_nobody_decides_the_table_waits_a_day_and_asks_again(world: World) -> None:
    table = await ann_is_late(world)
    first = vote(table)
    await posted(world)
    world.later(hours=24)
    await look(world)
    table = await world.tables.get(table.id)
    assert (vote(table).resting, vote(table).closes_at) == (True, world.time + DAY)
    assert "vote-over-wait" in (await world.notes())[-1]
    with pytest.raises(Refusal, match="refusal-vote-gone"):
        await service.answer(world.tables, table.id, ballot(first.revision), BEN)
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
    assert [each.about.late for each in table.asking(OpenSeat)] == [True], "one answer is the majority of one"
    assert await world.due() == {"poll"}


async def test_who_is_away_is_not_waited_for_but_may_answer(world: World) -> None:
    table = await ann_is_late(world)

    away = Away(zone="UTC", first=world.time.date(), last=None, made_at=world.time)
    await world.store.write(calendars.go_away, BEN.user_id, away)
    table = await answer(world, table, CLEO, COMPUTER)
    assert table.seats[0].stand_in


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
    assert (table.status, table.to_act, table.polls, table.seed) == (Status.FINISHED, (), (), world.seed)
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
    assert await world.due() == {"archive"}


async def test_all_together_end_it_without_a_result(world: World) -> None:
    table = await ann_is_late(world)
    table = await answer(world, table, BEN, END)
    table = await answer(world, table, CLEO, END)
    assert (table.status, table.absence.departures) == (Status.CLOSED, ())
    assert any("notice-ended-by-vote" in note for note in await world.notes())


# -- votes that come to nothing --------------------------------------------------------------------------------------


async def undecided(world: World, *votes: Mapping[Person, LateAnswer]) -> Table:
    """The table once these votes have been held, each of them a day after the one before it was over."""
    table = await ann_is_late(world)
    for number, given in enumerate(votes):
        if number:
            world.later(hours=24)
            await look(world)
        for person, each in given.items():
            await answer(world, table, person, each)
        world.later(hours=24)
        await look(world)
    return await world.tables.get(table.id)


TIE = {BEN: COMPUTER, CLEO: SUBSTITUTE}


@pytest.mark.parametrize(
    "votes",
    [
        [TIE, {BEN: COMPUTER, CLEO: WAIT}, {BEN: SUBSTITUTE, CLEO: COMPUTER}],
        [{BEN: COMPUTER, CLEO: END}, {}, {BEN: END, CLEO: COMPUTER}],
    ],
)
async def test_after_three_undecided_votes_the_table_does_what_was_asked_for_most(
    world: World, votes: list[dict[Person, LateAnswer]]
) -> None:
    table = await undecided(world, *votes)
    assert (table.seats[0].stand_in, table.polls) == (True, ())
    assert "vote-over-computer" in "".join(await world.notes())


@pytest.mark.parametrize(
    "votes",
    [
        [{}, {}, {}],
        [TIE, TIE, TIE],
        [{}, {BEN: COMPUTER, CLEO: END}, {}],
        [{BEN: END, CLEO: COMPUTER}, {BEN: END, CLEO: WAIT}, {BEN: END, CLEO: SUBSTITUTE}],
        [{BEN: COMPUTER, CLEO: WAIT}, {BEN: SUBSTITUTE, CLEO: WAIT}, {BEN: COMPUTER, CLEO: WAIT}],
    ],
    ids=["nobody answered", "as many for another", "one alone", "an end, which is for all to want", "most would wait"],
)
async def test_after_three_undecided_votes_without_an_answer_that_leads_they_begin_anew(
    world: World, votes: list[dict[Person, LateAnswer]]
) -> None:
    table = await undecided(world, *votes)
    assert (vote(table).resting, vote(table).about) == (True, LateVote(user_id=ANN.user_id))
    world.later(hours=24)
    await look(world)
    assert not vote(await world.tables.get(table.id)).resting


async def test_a_vote_that_decides_to_wait_is_not_undecided(world: World) -> None:
    table = await undecided(world, TIE)
    for given in ({BEN: WAIT, CLEO: WAIT}, TIE):
        world.later(hours=24)
        await look(world)
        for person, each in given.items():
            table = await answer(world, table, person, each)
    assert vote(table).about == LateVote(user_id=ANN.user_id, again=True)
    world.later(hours=24)
    await look(world)
    table = await world.tables.get(table.id)
    assert vote(table).about == LateVote(user_id=ANN.user_id, undecided=1, voices=(COMPUTER, SUBSTITUTE))


# -- why a vote is over ----------------------------------------------------------------------------------------------


async def test_a_pause_ends_a_vote_and_its_post_says_so(world: World) -> None:
    table = await ann_is_late(world)
    table = await proposals.propose(world.tables, table.id, Proposed.PAUSE, BEN, world.click(), 3)
    for person in (ANN, CLEO):
        table = await helpers.answer(world, table, only(table, Proposal), person, AGREE)
    assert table.polls == ()
    assert "vote-over-paused" in "".join(await world.notes())


async def test_moves_that_are_taken_back_end_a_vote_and_its_post_says_so(world: World) -> None:
    position = await started(world)
    await world.act(position, ANN, "end")
    await posted(world)
    world.later(hours=37)
    await look(world)
    table = await world.tables.get(position.table.id)
    assert table.asking(LateVote, 1)
    target = (await take_backs.targets(world.tables, table, ANN.user_id))[0]
    table = await take_backs.ask(world.tables, table.id, target.end.revision, ANN, world.click())
    for person in (BEN, CLEO):
        table = await helpers.answer(world, table, only(table, TakeBack), person, AGREE)
    assert table.polls == ()
    assert "vote-over-undone" in "".join(await world.notes())


# -- what else a table may have chosen -------------------------------------------------------------------------------


async def test_a_table_that_waits_marks_who_is_late_until_somebody_calls_the_vote(world: World) -> None:
    table = await ann_is_late(world, late=Late.WAIT)
    assert (table.polls, await world.queue(), await world.due()) == ((), [REFRESH], set())
    with pytest.raises(Refusal, match="refusal-vote-late"):
        await late_votes.call(world.tables, table.id, ANN.user_id)
    with pytest.raises(NotSeated):
        await late_votes.call(world.tables, table.id, DORA.user_id)
    table = await late_votes.call(world.tables, table.id, BEN.user_id)
    assert vote(table).about.user_id == ANN.user_id
    world.later(hours=24)
    await look(world)
    assert (await world.tables.get(table.id)).polls == (), "it is not asked again by itself"


@each_kind
async def test_a_computer_takes_over_at_once_and_nobody_waits_for_who_is_late(world: World) -> None:
    table = await ann_is_late(world, late=Late.COMPUTER)
    assert (table.seats[0].stand_in, table.awaited, table.present) == (True, (), (BEN.user_id, CLEO.user_id))
    assert not table.with_computers
    assert await world.store.read(claims.with_computers_at_play, world.store.process) == [table.id]
    with pytest.raises(Refusal, match="refusal-kept"):
        await world.act(table, ANN, "take")
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "take")
    assert table.seats[0].stand_in_turns == 0
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    assert table.seats[0].stand_in_turns == 1
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
    assert (table.status, table.seats[0].stand_in, table.polls) == (Status.RUNNING, False, ())
