"""Tournaments from sign-up to the end, whatever dies in between."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from bot.contests.outcome import to_finish
from bot.contests.played import standing
from bot.model.absence import Departure, Late, Leaving
from bot.model.clock import Pace
from bot.model.contest import Phase, Seeding, Verdict, Whole
from bot.model.refusal import Refusal
from bot.model.result import Ended, Result, ResultSeat
from bot.model.table import Status
from bot.results import Results
from bot.store.calendars import clock_facts
from bot.tables import leaving, lobby
from tests.bot.contests.hall import BOSS, CHANNEL, GUILD, Hall, Killed, person
from tests.bot.tables.world import posted


async def play(hall: Hall, whole: Whole) -> None:
    """Everything that is played is over: who sits first concedes."""
    for table in await hall.running(whole):
        await leaving.concede(hall.tables, table.id, table.people[0])


async def surviving(hall: Hall, contest_id: int) -> Whole:
    """Plays a tournament to its end in a program that dies again and again."""
    for _ in range(400):
        try:
            await hall.contests.arrange()
            whole = await hall.opened(contest_id)
            if whole.contest.phase is Phase.OVER:
                return whole
            await play(hall, whole)
            hall.later(minutes=1)
        except Killed:
            hall.begin()
    raise AssertionError("it never ends")


@pytest.mark.parametrize("every", [2, 3, 5])
async def test_a_program_that_dies_again_and_again_changes_nothing(hall: Hall, every: int) -> None:
    writes = 0

    def kill() -> None:
        nonlocal writes
        writes += 1
        if writes % every == 0:
            raise Killed

    whole = await hall.begun(6)
    hall.kill = kill
    whole = await surviving(hall, whole.contest.id)
    assert whole.contest.over == "contest-over-finished"
    assert [each.round for each in whole.meetings] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    for number in (1, 2, 3):
        seated = [user for each in whole.meetings if each.round == number for user in each.seats]
        assert sorted(seated) == [1, 2, 3, 4, 5, 6]
    assert len({each.table_id for each in whole.meetings}) == 9
    pairs = Counter(frozenset(each.seats) for each in whole.meetings)
    assert max(pairs.values()) == 1, "no rematch"
    assert sum(each.points for each in standing(whole)) == 9
    assert Counter(await hall.said(whole.contest.id)) == {"contest-over-finished": 1}


async def test_tables_of_a_tournament(hall: Hall) -> None:
    whole = await hall.begun(5, pace=Pace.STEADY)
    tables = await hall.running(whole)
    assert len(tables) == 2
    assert [each.verdict for each in whole.meetings] == [None, None, Verdict.BYE]
    for table in tables:
        assert (table.late, table.undo_by_consent, table.rated, table.pace) == (Late.FORFEIT, False, True, Pace.STEADY)
    await hall.contests.arrange()
    assert (await hall.opened(whole.contest.id)).meetings == whole.meetings, "no table opens twice"
    facts = await hall.store.read(clock_facts, GUILD, [100], tables[0].id)
    other = await hall.store.read(clock_facts, GUILD, [100], 999)
    assert (facts.allowance, other.allowance) == (7, 30)
    mine = await lobby.open_table(hall.tables, GUILD, CHANNEL, person(1), "pebbles", {}, "en", "own")
    assert await hall.store.live_owned(GUILD, 1) == 1, "its tables count for nobody"
    assert mine.owner_id == 1


async def test_sign_up_has_its_rules(hall: Hall) -> None:
    whole = await hall.open(most=2)
    number = whole.contest.id
    await hall.contests.sign_up(number, GUILD, person(100))
    await hall.contests.sign_up(number, GUILD, person(100))
    await hall.tables.people.set_blocked(101, [100])
    assert await hall.contests.blocked_there(number, 101) == [100]
    assert await hall.contests.blocked_there(number, 100) == []
    await hall.contests.sign_up(number, GUILD, person(101))
    with pytest.raises(Refusal, match="refusal-tournament-full"):
        await hall.contests.sign_up(number, GUILD, person(102))
    with pytest.raises(Refusal, match="refusal-no-tournament"):
        await hall.contests.sign_up(number, GUILD + 1, person(102))
    await hall.contests.leave(number, GUILD, 101)
    await hall.contests.sign_up(number, GUILD, person(102))
    with pytest.raises(Refusal, match="refusal-tournament-not-begun"):
        await hall.contests.check_in(number, GUILD, 100)
    hall.later(days=1)
    with pytest.raises(Refusal, match="refusal-sign-up-over"):
        await hall.contests.sign_up(number, GUILD, person(103))
    for wrong, why in (
        ({"pace": Pace.FREE}, "pace"),
        ({"form": "knockout", "group_size": 3}, "knockout"),
        ({"most": 1}, "size"),
        ({"most": 1001}, "size"),
        ({"rounds": 21}, "length"),
        ({"sign_up_until": hall.time}, "until"),
    ):
        with pytest.raises(Refusal, match=f"refusal-tournament-{why}"):
            await hall.open(**wrong)


@pytest.mark.parametrize(
    ("come", "here", "why"), [(0, 0, "nobody"), (1, 0, "alone"), (3, 1, "alone"), (2, 0, "nobody")]
)
async def test_too_few_end_it_kindly(hall: Hall, come: int, here: int, why: str) -> None:
    number = (await hall.open()).contest.id
    for user in range(come):
        await hall.contests.sign_up(number, GUILD, person(100 + user))
    hall.later(days=1)
    await hall.contests.arrange()
    for user in range(here):
        await hall.contests.check_in(number, GUILD, 100 + user)
    hall.later(days=1)
    await hall.contests.arrange()
    assert (await hall.whole(number)).contest.over == f"contest-over-{why}"


async def test_who_leaves_is_paired_no_more_and_everybody_may(hall: Hall) -> None:
    whole = await hall.begun(4, rounds=3)
    number = whole.contest.id
    gone = whole.participant(whole.open[0].seats[0])
    await hall.contests.leave(number, GUILD, gone.user_id)
    await hall.look()
    whole = await hall.whole(number)
    assert whole.meetings[0].forfeited == (gone.number,)
    assert whole.meetings[0].places == tuple(2 if each == gone.number else 1 for each in whole.meetings[0].seats)
    await play(hall, whole)
    await hall.look()
    whole = await hall.whole(number)
    assert whole.contest.round == 2
    assert gone.number not in {each for meeting in whole.current for each in meeting.seats}
    for each in whole.active:
        await hall.contests.leave(number, GUILD, each.user_id)
    hall.later(minutes=1)
    await hall.look()
    assert (await hall.whole(number)).contest.over == "contest-over-left"


async def test_no_first_move_forfeits_and_two_forfeits_drop_out(hall: Hall) -> None:
    whole = await hall.begun(4, rounds=3, pace=Pace.SLOW, round_days=60)
    number, idle = whole.contest.id, set[int]()
    for _ in (1, 2):
        whole = await hall.opened(number)
        await posted(hall)  # type: ignore[arg-type] # it has a store and a time
        idle |= {table.people[table.to_act[0]] for table in await hall.running(whole)}
        hall.later(hours=71)
        await hall.look()
        assert (await hall.whole(number)).open
        hall.later(hours=2)
        await hall.look()
        hall.later(minutes=1)
    whole = await hall.whole(number)
    lost = Counter(each for meeting in whole.meetings for each in meeting.forfeited)
    assert sum(lost.values()) == 4
    assert {each.number for each in whole.people if each.dropped == "contest-out-forfeits"} == {
        each for each, count in lost.items() if count == 2
    }


async def test_a_date_makes_draws_of_what_is_unfinished(hall: Hall) -> None:
    whole = await hall.begun(4, pace=Pace.SLOW, rounds=2, round_days=2)
    number = whole.contest.id
    whole = await hall.contests.extend(number, BOSS, 1, "a feast")
    hall.later(days=2)
    await hall.look()
    assert (await hall.whole(number)).contest.round == 1, "it was extended"
    hall.later(days=1)
    await hall.look()
    whole = await hall.whole(number)
    first = [each for each in whole.meetings if each.round == 1]
    assert [(each.verdict, each.places) for each in first] == [(Verdict.DRAW, (1, 1))] * 2
    assert whole.contest.round == 2
    assert await hall.said(number) == ["contest-note-extend", "contest-note-date"]


async def test_seeds_follow_ratings_or_the_lot(hall: Hall) -> None:
    by_lot = await hall.begun(4, seeding=Seeding.LOT, rounds=1)
    order = [each.number for each in by_lot.entrants]
    again = await hall.begun(4, seeding=Seeding.LOT, rounds=1)
    assert order == [each.number for each in again.entrants], "the lot alone decides"
    await play(hall, by_lot)
    await hall.look()
    by_rating = await hall.begun(4, seeding=Seeding.RATING, rounds=1)
    winners = {
        number for each in (await hall.whole(by_lot.contest.id)).meetings for number in _first(each.seats, each.places)
    }
    await Results(hall.store, lambda: hall.time).rate(GUILD)
    by_rating = await hall.begun(4, seeding=Seeding.RATING, rounds=1)
    assert {each.number for each in by_rating.entrants[:2]} == winners


def _first(seats: tuple[int, ...], places: tuple[int, ...] | None) -> list[int]:
    return [number for number, place in zip(seats, places or (), strict=True) if place == 1]


def test_who_runs_out_of_time_twice_finishes_two_games_first() -> None:
    start = Hall.START

    def game(day: int, *, timeout: bool) -> Result:
        at = start + timedelta(days=day)
        seat = ResultSeat(
            seat=0, user_id=7, began=7, name="x", ended=Ended.LEFT if timeout else Ended.PLAYED, place=1, score=1
        )
        gone = Departure(seat=0, user_id=7, at=at, revision=1, how=Leaving.FORFEITED)
        return Result(
            table_id=day,
            guild_id=GUILD,
            game="pebbles",
            options={},
            pace=Pace.SLOW,
            began_at=start,
            ended_at=at,
            turns=1,
            seats=(seat,),
            teams=((0,),),
            departures=(gone,) if timeout else (),
        )

    late = [game(1, timeout=True), game(2, timeout=True)]
    assert to_finish(late[:1], 7) == 0
    assert to_finish(late, 7) == 2
    assert to_finish([*late, game(3, timeout=False)], 7) == 1
    assert to_finish([*late, game(3, timeout=False), game(4, timeout=False)], 7) == 0
    assert to_finish([*late, *(game(day, timeout=False) for day in range(3, 13))], 7) == 0
    assert to_finish(late, 8) == 0


async def test_groups_of_several_sit_together(hall: Hall) -> None:
    whole = await hall.begun(6, group_size=3, rounds=1)
    tables = await hall.running(whole)
    assert sorted(len(table.seats) for table in tables) == [3, 3]
    table = tables[0]
    await hall.contests.forfeit(whole.contest.id, BOSS, table.people[0], "sleeps")
    await hall.look()
    meeting = next(each for each in (await hall.whole(whole.contest.id)).open if each.table_id == table.id)
    assert len(meeting.forfeited) == 1
    assert (await hall.tables.get(table.id)).status is Status.RUNNING, "a computer plays on"
    await hall.contests.forfeit(whole.contest.id, BOSS, table.people[1], "sleeps, too")
    await hall.look()
    whole = await hall.whole(whole.contest.id)
    meeting = next(each for each in whole.meetings if each.table_id == table.id)
    assert meeting.verdict is Verdict.FORFEIT
    assert sorted(meeting.places or ()) == [1, 2, 2]


@pytest.mark.parametrize(("form", "people", "size", "rounds"), [("knockout", 5, 2, 3), ("round_robin", 7, 3, 3)])
async def test_every_form_comes_to_its_end(hall: Hall, form: str, people: int, size: int, rounds: int) -> None:
    """The first round is drawn by its date; later all but the last of a table concede."""
    whole = await hall.begun(people, form=form, rounds=None, group_size=size)
    hall.later(days=15)
    await hall.look()
    for _ in range(rounds - 1):
        hall.later(minutes=1)
        whole = await hall.opened(whole.contest.id)
        for table in await hall.running(whole):
            for user in table.people[:-1]:
                await leaving.concede(hall.tables, table.id, user)
        await hall.look()
    whole = await hall.whole(whole.contest.id)
    assert (whole.contest.over, whole.contest.round) == ("contest-over-finished", rounds)
    assert {each.verdict for each in whole.meetings if each.round == 1} <= {Verdict.DRAW, Verdict.BYE}
    assert all(each.places for each in whole.meetings)
