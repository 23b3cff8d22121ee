"""Tournaments from sign-up to the end, whatever dies in between."""

from __future__ import annotations

import itertools
from collections import Counter
from datetime import datetime, timedelta

import pytest

from bot.core.localizer import Localizer
from bot.core.pace import Pace
from bot.core.refusal import Refusal
from bot.people import setting_queries as settings
from bot.people.settings import GuildSettings
from bot.results import Results
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due, Handler
from bot.scores.departures import Departure, Leaving
from bot.scores.result import Ended, Result, ResultSeat
from bot.tables.core import play as moves
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Actor, Status
from bot.tables.lobby import service as lobby
from bot.tables.seating import leaving
from bot.tables.seating.absence import Late
from bot.tables.time.fact_queries import clock_facts
from bot.tournaments.model import MatchVerdict, Organiser, Phase, Seeding, TournamentState
from bot.tournaments.outcome import to_finish
from bot.tournaments.played import standing
from bot.tournaments.views import round_lines
from testing.crashes import Crashed
from testing.world import posted
from tests.bot.tournaments.hall import BOSS, CHANNEL, GUILD, Hall, person


async def play(hall: Hall, state: TournamentState) -> None:
    """Everything that is played is over: who sits first concedes."""
    for table in await hall.running(state):
        await leaving.concede(hall.tables, table.id, table.people[0])


async def surviving(hall: Hall, tournament_id: int) -> TournamentState:
    """Plays a tournament to its end in a program that dies again and again."""
    for _ in range(400):
        try:
            await hall.arrange()
            state = await hall.opened(tournament_id)
            if state.tournament.phase is Phase.OVER:
                return state
            await play(hall, state)
            hall.later(minutes=1)
        except Crashed:
            hall.begin()
    raise AssertionError("it never ends")


@pytest.mark.parametrize("every", [2, 3, 5])
async def test_a_program_that_dies_again_and_again_changes_nothing(hall: Hall, every: int) -> None:
    state = await hall.begun(6)
    points = itertools.count(1)  # each write is two
    hall.crashes.plan = lambda _step, _before: next(points) % every == 0
    state = await surviving(hall, state.tournament.id)
    assert state.tournament.over == "tournament-over-finished"
    assert [each.round for each in state.matches] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    for number in (1, 2, 3):
        seated = [user for each in state.matches if each.round == number for user in each.seats]
        assert sorted(seated) == [1, 2, 3, 4, 5, 6]
    assert len({each.table_id for each in state.matches}) == 9
    pairs = Counter(frozenset(each.seats) for each in state.matches)
    assert max(pairs.values()) == 1, "no rematch"
    assert sum(each.points for each in standing(state)) == 9
    assert Counter(await hall.said(state.tournament.id)) == {"tournament-over-finished": 1}


async def test_tables_of_a_tournament(hall: Hall) -> None:
    state = await hall.begun(5, pace=Pace.STEADY)
    tables = await hall.running(state)
    assert len(tables) == 2
    assert [each.verdict for each in state.matches] == [None, None, MatchVerdict.BYE]
    assert [each.places for each in state.matches] == [None, None, (1,)]
    for table in tables:
        assert (table.late, table.undo_by_consent, table.rated, table.pace) == (Late.FORFEIT, False, True, Pace.STEADY)
    await hall.arrange()
    assert (await hall.opened(state.tournament.id)).matches == state.matches, "no table opens twice"
    facts = await hall.store.read(clock_facts, GUILD, [100], tables[0].id)
    other = await hall.store.read(clock_facts, GUILD, [100], 999)
    assert (facts.allowance, other.allowance) == (7, 30)
    mine = await lobby.open_table(hall.tables, GUILD, CHANNEL, person(1), "pebbles", {}, "en", "own")
    assert await hall.store.read(table_queries.live_owned, GUILD, 1) == 1, "its tables count for nobody"
    assert mine.owner_id == 1


async def test_a_knockout_has_a_game_for_third_place(hall: Hall) -> None:
    state = await hall.begun(4, form="knockout", third_place=True)
    await play(hall, state)
    await hall.look()
    hall.later(minutes=1)
    final, third = (await hall.opened(state.tournament.id)).open
    assert await hall.running(await hall.state(state.tournament.id)), "both are played"
    await play(hall, await hall.state(state.tournament.id))
    await hall.look()
    state = await hall.state(state.tournament.id)
    assert state.tournament.phase is Phase.OVER
    order = [number for each in (final, third) for number in each.seats[::-1]]  # who sits first concedes
    assert [(each.person, each.place) for each in standing(state)] == [*zip(order, (1, 2, 3, 4), strict=True)]


@pytest.mark.parametrize(("count", "form", "numbers"), [(5, "swiss", 1), (6, "knockout", 2), (4, "swiss", 0)])
async def test_who_has_a_bye_is_told(hall: Hall, count: int, form: str, numbers: int) -> None:
    state = await hall.begun(count, form=form)
    alone = [state.participant(each.seats[0]).user_id for each in state.matches if each.verdict is MatchVerdict.BYE]
    assert len(alone) == numbers
    notes = [note for note in await hall.notes(state.tournament.id) if note.id == "tournament-note-bye"]
    assert [note.args["who"] for note in notes] == ([", ".join(f"<@{user}>" for user in alone)] if alone else [])
    assert [note.args["knockout"] for note in notes] == (["yes" if form == "knockout" else "no"] if alone else [])
    assert "\n".join(round_lines(state, Localizer("en"), 0)).count("bye") == numbers, "once each on its page"


async def test_sign_up_has_its_rules(hall: Hall) -> None:
    state = await hall.open(most=2)
    number = state.tournament.id
    await hall.tournaments.sign_up(number, GUILD, person(100))
    await hall.tournaments.sign_up(number, GUILD, person(100))
    await hall.tables.people.set_blocked(101, [100])
    assert await hall.tournaments.blocked_there(number, 101) == [100]
    assert await hall.tournaments.blocked_there(number, 100) == []
    await hall.tournaments.sign_up(number, GUILD, person(101))
    with pytest.raises(Refusal, match="refusal-tournament-full"):
        await hall.tournaments.sign_up(number, GUILD, person(102))
    with pytest.raises(Refusal, match="refusal-no-tournament"):
        await hall.tournaments.sign_up(number, GUILD + 1, person(102))
    await hall.tournaments.leave(number, GUILD, 101)
    await hall.tournaments.sign_up(number, GUILD, person(102))
    with pytest.raises(Refusal, match="refusal-tournament-not-begun"):
        await hall.tournaments.check_in(number, GUILD, 100)
    hall.later(days=1)
    with pytest.raises(Refusal, match="refusal-sign-up-over"):
        await hall.tournaments.sign_up(number, GUILD, person(103))
    for wrong, why in (
        ({"pace": Pace.FREE}, "pace"),
        ({"form": "knockout", "group_size": 3}, "knockout"),
        ({"form": "swiss", "third_place": True}, "third"),
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
    number = (await hall.open()).tournament.id
    for user in range(come):
        await hall.tournaments.sign_up(number, GUILD, person(100 + user))
    hall.later(days=1)
    await hall.arrange()
    for user in range(here):
        await hall.tournaments.check_in(number, GUILD, 100 + user)
    hall.later(days=1)
    await hall.arrange()
    assert (await hall.state(number)).tournament.over == f"tournament-over-{why}"


async def test_who_leaves_is_paired_no_more_and_everybody_may(hall: Hall) -> None:
    state = await hall.begun(4, rounds=3)
    number = state.tournament.id
    gone = state.participant(state.open[0].seats[0])
    await hall.tournaments.leave(number, GUILD, gone.user_id)
    await hall.look()
    state = await hall.state(number)
    assert state.matches[0].forfeited == (gone.number,)
    assert state.matches[0].places == tuple(2 if each == gone.number else 1 for each in state.matches[0].seats)
    await play(hall, state)
    await hall.look()
    state = await hall.state(number)
    assert state.tournament.round == 2
    assert gone.number not in {each for match in state.current for each in match.seats}
    for each in state.active:
        await hall.tournaments.leave(number, GUILD, each.user_id)
    hall.later(minutes=1)
    await hall.look()
    assert (await hall.state(number)).tournament.over == "tournament-over-left"


async def test_no_first_move_forfeits_and_two_forfeits_drop_out(hall: Hall) -> None:
    state = await hall.begun(4, rounds=3, pace=Pace.SLOW, round_days=60)
    number, idle = state.tournament.id, set[int]()
    for _ in (1, 2):
        state = await hall.opened(number)
        await posted(hall)  # type: ignore[arg-type] # it has a store and a time
        idle |= {table.people[table.to_act[0]] for table in await hall.running(state)}
        hall.later(hours=71)
        await hall.look()
        assert (await hall.state(number)).open
        hall.later(hours=2)
        await hall.look()
        hall.later(minutes=1)
    state = await hall.state(number)
    lost = Counter(each for match in state.matches for each in match.forfeited)
    assert sum(lost.values()) == 4
    assert {each.number for each in state.people if each.dropped == "tournament-out-forfeits"} == {
        each for each, count in lost.items() if count == 2
    }


async def test_a_date_makes_draws_of_what_is_unfinished(hall: Hall) -> None:
    state = await hall.begun(4, pace=Pace.SLOW, rounds=2, round_days=2)
    number = state.tournament.id
    tables = [each.id for each in await hall.running(state)]
    state = await hall.tournaments.extend(number, BOSS, 1, "a feast")
    hall.later(days=2)
    await hall.look()
    assert (await hall.state(number)).tournament.round == 1, "it was extended"
    hall.later(days=1)
    await hall.look()
    state = await hall.state(number)
    first = [each for each in state.matches if each.round == 1]
    assert [(each.verdict, each.places) for each in first] == [(MatchVerdict.DRAW, (1, 1))] * 2
    assert state.tournament.round == 2
    assert await hall.said(number) == ["tournament-note-extend", "tournament-note-date"]
    stopped = [await hall.tables.get(number) for number in tables]
    assert [(table.stopped, table.rated, table.pace) for table in stopped] == [(True, False, Pace.FREE)] * 2


async def test_seeds_follow_ratings_or_the_lot(hall: Hall) -> None:
    by_draw = await hall.begun(4, seeding=Seeding.LOT, rounds=1)
    order = [each.number for each in by_draw.entrants]
    again = await hall.begun(4, seeding=Seeding.LOT, rounds=1)
    assert order == [each.number for each in again.entrants], "the lot alone decides"
    for table in await hall.running(by_draw):
        for number in range(4):
            user = (await hall.tables.get(table.id)).awaited[0]
            await moves.act(hall.tables, table.id, None, user, "end", f"{table.id}.{number}")
    await play(hall, by_draw)
    await hall.look()
    by_rating = await hall.begun(4, seeding=Seeding.RATING, rounds=1)
    winners = {
        number
        for each in (await hall.state(by_draw.tournament.id)).matches
        for number in _first(each.seats, each.places)
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
    state = await hall.begun(6, group_size=3, rounds=1)
    tables = await hall.running(state)
    assert sorted(len(table.seats) for table in tables) == [3, 3]
    table = tables[0]
    await hall.tournaments.forfeit(state.tournament.id, BOSS, table.people[0], "sleeps")
    await hall.look()
    match = next(each for each in (await hall.state(state.tournament.id)).open if each.table_id == table.id)
    assert len(match.forfeited) == 1
    assert (await hall.tables.get(table.id)).status is Status.RUNNING, "a computer plays on"
    await hall.tournaments.forfeit(state.tournament.id, BOSS, table.people[1], "sleeps, too")
    await hall.look()
    state = await hall.state(state.tournament.id)
    match = next(each for each in state.matches if each.table_id == table.id)
    assert match.verdict is MatchVerdict.FORFEIT
    assert sorted(match.places or ()) == [1, 2, 2]
    table = await hall.tables.get(table.id)
    assert (table.stopped, table.rated, len(table.present)) == (True, False, 1), "who is left is asked"


@pytest.mark.parametrize(("form", "people", "size", "rounds"), [("knockout", 5, 2, 3), ("round_robin", 7, 3, 3)])
async def test_every_form_comes_to_its_end(hall: Hall, form: str, people: int, size: int, rounds: int) -> None:
    """The first round is drawn by its date; later all but the last of a table concede."""
    state = await hall.begun(people, form=form, rounds=None, group_size=size)
    hall.later(days=15)
    await hall.look()
    for _ in range(rounds - 1):
        hall.later(minutes=1)
        state = await hall.opened(state.tournament.id)
        for table in await hall.running(state):
            for user in table.people[:-1]:
                await leaving.concede(hall.tables, table.id, user)
        await hall.look()
    state = await hall.state(state.tournament.id)
    assert (state.tournament.over, state.tournament.round) == ("tournament-over-finished", rounds)
    assert {each.verdict for each in state.matches if each.round == 1} <= {MatchVerdict.DRAW, MatchVerdict.BYE}
    assert all(each.places for each in state.matches)


async def test_a_tournament_is_opened_by_managers_and_by_who_has_the_role_for_it(hall: Hall) -> None:
    role, other = 7, 8
    organiser, member = (Organiser(Actor(2, GUILD), (other, *more)) for more in ((role,), ()))
    plan = hall.plan()
    with pytest.raises(Refusal, match="refusal-tournament-open"):
        await hall.tournaments.open(organiser, plan, CHANNEL, "nobody has the role yet")
    await hall.store.write(settings.change, "guild", GUILD, GuildSettings, {"organisers": role})
    with pytest.raises(Refusal, match="refusal-tournament-open"):
        await hall.tournaments.open(member, plan, CHANNEL, "another role")
    for by in (organiser, BOSS):
        state = await hall.tournaments.open(by, plan, CHANNEL, f"opened by {by.actor.user_id}")
        assert state.tournament.opener_id == by.actor.user_id


async def test_who_waits_for_what_is_due_hears_of_a_new_tournament(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sign-up may end before anything else is due."""
    heard: list[datetime] = []
    monkeypatch.setattr(hall.tables.scheduler, "wake", lambda: heard.append(hall.time))
    await hall.open(sign_up_until=hall.time + timedelta(minutes=5))
    assert heard == [hall.time]


async def test_a_tournament_is_checked_when_its_sign_up_ends_and_when_one_of_its_tables_does(hall: Hall) -> None:
    async def check_at() -> datetime:
        found, *_ = await hall.store.read(scheduler.first, [[Due.TOURNAMENT]], (), None)
        return found.at

    state = await hall.open()
    assert await check_at() == state.tournament.plan.sign_up_until
    state = await hall.begun(4)
    for table in await hall.running(state):
        await hall.tables.scheduler.run_due()
        hall.tables.scheduler.handle({Due.TOURNAMENT: Handler(hall.tournaments.check)})
        await hall.tables.scheduler.run_due()
        assert await check_at() > hall.time
        await leaving.concede(hall.tables, table.id, table.people[0])
        assert await check_at() <= hall.time
