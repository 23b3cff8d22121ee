"""The clocks of tables: when they run and stand, what undo, outages and other hands do to them, who is late."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.core.pace import Pace
from bot.db import Store
from bot.outbox.model import Kind
from bot.scheduler.model import Due
from bot.tables.core import play
from bot.tables.core.model import EntryKind, Person, Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as table_lobby
from bot.tables.lobby import terms as table_terms
from bot.tables.polls import seat_offers, take_backs
from bot.tables.polls.subjects import AGREE, REFUSE, LateVote, SeatOffer, TakeBack
from bot.tables.seating.absence import Override
from bot.tables.time import clock_queries as clocks
from bot.tables.time.clock import PACE_TERMS, Outage, SeatClock
from bot.tables.time.pacing import Pacing
from games import GAMES
from games.players import Level
from testing.databases import url
from testing.world import ANN, BEN, CLEO, GUILD, World, answer, by, last_entries, look, only, posted
from testing.world import world as make

HOUR = timedelta(hours=1)


async def started(world: World, pace: Pace = Pace.BRISK, *, game: str = "pebbles") -> Position:
    """A clocked game of Ann and Ben whose first board is posted."""
    table = await world.open(game=game)
    await table_lobby.join(world.tables, table.id, BEN)
    await table_terms.set_pace(world.tables, table.id, pace, by(ANN))
    position = await table_lobby.start(world.tables, table.id, by(ANN))
    await posted(world)
    return position


async def clock(world: World, position: Position, seat: int) -> SeatClock:
    found = (await world.tables.get(position.table.id)).clock_of(seat)
    assert found is not None
    return found


async def late(world: World, position: Position) -> list[int]:
    await look(world)
    table = await world.tables.get(position.table.id)
    return [each.seat for each in table.clocks if each.late_since is not None]


async def test_a_clock_runs_from_the_post_on_stands_with_the_move_and_gets_its_addition(world: World) -> None:
    table = await world.open()
    await table_lobby.join(world.tables, table.id, BEN)
    await table_terms.set_pace(world.tables, table.id, Pace.BRISK, by(ANN))
    position = await table_lobby.start(world.tables, table.id, by(ANN))
    world.later(hours=5)  # Discord did not take the board any sooner
    assert (await clock(world, position, 0)).since is None
    await posted(world)
    assert (await clock(world, position, 0)).since == world.time
    world.later(hours=10)
    await world.act(position, ANN, "take")
    assert (await clock(world, position, 0)).bank == 36 * HOUR, "in the middle of a turn it runs on"
    await world.act(position, ANN, "end")
    assert await clock(world, position, 0) == SeatClock(seat=0, bank=32 * HOUR, used=10 * HOUR)
    ben = await clock(world, position, 1)
    assert (ben.bank, ben.since, ben.owed) == (36 * HOUR, None, True)
    world.later(hours=100)
    assert await late(world, position) == [], "a table whose board cannot be posted sleeps"
    await posted(world)
    assert (await clock(world, position, 1)).since == world.time


@pytest.mark.usefixtures("each_kind")
async def test_who_runs_out_of_time_is_late_until_they_move(world: World) -> None:
    position = await started(world)
    world.later(hours=36, minutes=-1)
    assert await late(world, position) == []
    world.later(minutes=2)
    assert await late(world, position) == [0]
    assert (await clock(world, position, 0)).late_since == world.time - timedelta(minutes=1)
    assert await world.queue() == [(Kind.REFRESH, None), (Kind.POLL, LateVote.kind)]
    assert (await last_entries(world.tables, position.table.id))[-2].kind is EntryKind.LATE
    await posted(world)
    world.later(hours=3)
    assert (await clock(world, position, 0)).since is None
    await world.act(position, ANN, "take")
    back = await clock(world, position, 0)
    assert (back.bank, back.since, back.late_since) == (12 * HOUR, world.time, None)
    world.later(hours=12)
    assert await late(world, position) == [0], "the clock of who resumes is looked at in time"


async def test_who_is_late_may_be_replaced_and_nobody_else(world: World) -> None:
    position = await started(world)
    table = await seat_offers.hand_over(world.tables, position.table.id, 0, CLEO, by(BEN, manager=True))
    assert seat_offers.pending(table, only(table, SeatOffer)) == (CLEO.user_id, ANN.user_id)
    await answer(world, table, only(table, SeatOffer), CLEO, REFUSE)
    world.later(hours=37)
    await look(world)
    table = await seat_offers.hand_over(world.tables, table.id, 0, CLEO, by(BEN, manager=True))
    offer = only(table, SeatOffer)
    assert (seat_offers.pending(table, offer), offer.about.override) == ((CLEO.user_id,), Override.LATE)
    table = await answer(world, table, offer, CLEO, AGREE)
    new = await clock(world, position, 0)
    assert (new.bank, new.since, new.late_since) == (12 * HOUR, None, None)
    assert new.asked == table.revision
    await posted(world)
    assert (await clock(world, position, 0)).since == world.time


async def test_a_computer_player_has_no_clock(world: World) -> None:
    position = await started(world)
    world.later(hours=6)
    table = await seat_offers.hand_over(world.tables, position.table.id, 0, Level.EASY, by(ANN))
    await posted(world)
    world.later(hours=100)
    assert await late(world, position) == []
    assert (await clock(world, position, 0)) == SeatClock(seat=0, bank=30 * HOUR, owed=True, used=6 * HOUR)
    table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
    assert (await clock(world, position, 0)).bank == 30 * HOUR
    assert (await clock(world, position, 1)).asked == table.revision


async def test_undo_restores_all_banks_less_what_the_mover_used_since(world: World) -> None:
    position = await started(world)
    world.later(hours=10)
    await world.act(position, ANN, "take", "end")
    await posted(world)
    world.later(hours=7)
    await world.undo(position, ANN)
    ann, ben = await clock(world, position, 0), await clock(world, position, 1)
    assert (ann.bank, ann.since, ann.owed) == (26 * HOUR, None, True), "without the addition of the turn's end"
    assert ben == SeatClock(seat=1, bank=36 * HOUR), "who was waited for meanwhile loses nothing"
    await posted(world)
    assert (await clock(world, position, 0)).since == world.time, "the board that asks again stands"
    world.later(hours=1)
    await world.undo(position, ANN)
    assert (await clock(world, position, 0)).since == world.time - HOUR, "in the middle of a turn it runs on"
    await world.act(position, ANN, "end")
    assert (await clock(world, position, 0)).bank == 31 * HOUR


async def agreed(world: World, position: Position, nth: int, other: Person) -> Table:
    """Ann asks to take back so many more of her own moves than the last, and an hour later the other agrees."""
    table = await world.tables.get(position.table.id)
    target = (await take_backs.targets(world.tables, table, ANN.user_id))[nth]
    table = await take_backs.ask(world.tables, table.id, target.end.revision, ANN, world.click())
    world.later(hours=1)
    return await answer(world, table, only(table, TakeBack), other, AGREE)


@pytest.mark.usefixtures("each_kind")
async def test_undo_by_consent_restores_all_banks_less_what_who_asked_used_since(world: World) -> None:
    position = await started(world)
    world.later(hours=10)
    await world.act(position, ANN, "end")
    await posted(world)
    world.later(hours=7)
    await world.act(position, BEN, "end")
    await posted(world)
    world.later(hours=2)
    await world.act(position, ANN, "take")
    table = await agreed(world, position, 1, BEN)
    back = SeatClock(seat=0, bank=23 * HOUR, asked=table.revision, owed=True, used=13 * HOUR)
    assert table.clocks == (await world.tables.get(table.id)).clocks == (back, SeatClock(seat=1, bank=36 * HOUR))
    await posted(world)
    world.later(hours=1)
    await world.act(position, ANN, "end")
    await posted(world)
    world.later(hours=30)
    await world.act(position, BEN, "end")
    await posted(world)
    world.later(hours=20)
    await world.act(position, ANN, "take", "end")
    world.later(hours=3)  # nobody is asked: the board does not stand
    table = await agreed(world, position, 0, BEN)
    ann, ben = table.clocks
    assert (ann.bank, ann.asked, ann.used) == (8 * HOUR, table.revision, 34 * HOUR)
    assert (ben.bank, ben.asked, ben.used) == (12 * HOUR, 0, 30 * HOUR), "what came before it stays used"
    world.later(hours=100)
    assert await late(world, position) == [], "a clock of which a turn was taken back is not looked at as if it ran"


async def test_who_took_a_seat_over_keeps_their_bank_when_earlier_turns_are_taken_back(world: World) -> None:
    position = await started(world)
    world.later(hours=10)
    await world.act(position, ANN, "end")
    await posted(world)
    world.later(hours=37)
    assert await late(world, position) == [1]
    table = await seat_offers.hand_over(world.tables, position.table.id, 1, CLEO, by(ANN, manager=True))
    await answer(world, table, only(table, SeatOffer), CLEO, AGREE)
    await posted(world)
    world.later(hours=2)
    table = await agreed(world, position, 0, CLEO)
    ann, cleo = table.clocks
    assert (ann.bank, ann.asked, ann.used) == (26 * HOUR, table.revision, 10 * HOUR)
    assert (cleo.bank, cleo.asked, cleo.since, cleo.late_since) == (9 * HOUR, 0, None, None)


async def test_undo_does_not_make_up_for_being_late(world: World) -> None:
    position = await started(world)
    world.later(hours=40)
    await look(world)
    await world.act(position, ANN, "take")
    await world.undo(position, ANN)
    again = await clock(world, position, 0)
    assert (again.bank, again.late_since) == (timedelta(), world.time - 4 * HOUR)


async def test_what_passed_in_an_outage_is_given_back_and_an_hour_follows_it(world: World) -> None:
    position = await started(world)
    world.later(hours=35)
    await world.store.write(clocks.note_outage, Outage(world.time - 20 * HOUR, world.time - 10 * HOUR))
    world.later(hours=10, minutes=59)
    assert await late(world, position) == []
    await world.store.write(clocks.note_outage, Outage(world.time - HOUR / 2, world.time))
    world.later(minutes=59)
    assert await late(world, position) == []
    world.later(minutes=1)
    assert await late(world, position) == [0]


async def test_outages_are_gaps_between_signs_of_life_and_the_one_that_lasts_counts(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    world = World(store)
    pacing = Pacing(store, lambda: world.time, alive_at=world.time - 9 * HOUR)
    world.tables.pacing = pacing
    await pacing.note_alive()
    world.later(minutes=1)
    await pacing.note_alive()
    pacing.leap(5 * HOUR)
    world.later(hours=5)
    await pacing.note_alive()
    assert await store.read(clocks.find_outages, world.time - 99 * HOUR, GUILD, world.time) == (
        Outage(world.time - timedelta(hours=14, minutes=1), world.time - timedelta(hours=5, minutes=1)),
    )
    position = await started(world)
    world.later(hours=48)  # nobody hears of anything
    assert await late(world, position) == []
    await pacing.note_alive()
    last = (await store.read(clocks.find_outages, world.time - HOUR, GUILD, world.time))[-1]
    assert last.ended == world.time
    await store.write(clocks.note_outage, Outage(last.began, world.time + HOUR))  # another process was back later
    assert (await store.read(clocks.find_outages, world.time, GUILD, world.time))[-1] == Outage(
        last.began, world.time + HOUR
    )
    await store.close()


async def test_a_table_that_is_set_aside_holds_its_clocks(world: World) -> None:
    position = await started(world)
    world.later(hours=6)
    world.tables.games = {}
    with pytest.raises(Refusal):
        await world.tables.position(position.table.id)
    held = await clock(world, position, 0)
    assert (held.bank, held.since, held.asked > 0) == (30 * HOUR, None, True)


async def test_a_finished_game_has_nothing_that_is_due(world: World) -> None:
    position = await started(world)
    await world.act(position, ANN, "stop")
    assert await world.due_at(Due.CLOCK) is None


async def test_the_pace_is_set_in_the_lobby_by_its_owner_and_free_has_no_clock(world: World) -> None:
    position = await started(world, Pace.FREE)
    assert position.table.clocks == ()
    await world.act(position, ANN, "end")
    assert await world.due() == set()
    with pytest.raises(Refusal) as refused:
        await table_terms.set_pace(world.tables, position.table.id, Pace.SLOW, by(ANN))
    assert refused.value.text.id == "refusal-already-started"
    lobby = await world.open(channel=99)
    with pytest.raises(Refusal) as refused:
        await table_terms.set_pace(world.tables, lobby.id, Pace.SLOW, by(BEN))
    assert refused.value.text.id == "refusal-owner-only"
    kept: Table = await table_terms.set_pace(world.tables, lobby.id, Pace.SLOW, by(ANN))
    assert (await world.tables.get(lobby.id)).pace is kept.pace is Pace.SLOW


@pytest.mark.parametrize("key", GAMES)
async def test_every_games_banks_add_up(key: str, tmp_path: Path) -> None:
    """Who is asked uses time, and nobody else; who was asked when a turn began gets its addition, and nobody else."""
    game, terms, rng = GAMES[key], PACE_TERMS[Pace.SLOW], Random(7)
    people = (ANN, BEN, CLEO) if 3 in game.seats else (ANN, BEN)
    async with make(tmp_path, GAMES) as world:
        table = await world.open(game=key)
        for person in people[1:]:
            await table_lobby.join(world.tables, table.id, person)
        await table_terms.set_pace(world.tables, table.id, Pace.SLOW, by(ANN))
        position = await table_lobby.start(world.tables, table.id, by(ANN))
        await posted(world)
        banks, own, turns = dict.fromkeys(range(len(people)), terms.bank), position.to_act, 0
        for _ in range(24):
            passes = timedelta(minutes=rng.randrange(30, 300))
            world.time += passes
            for seat in position.to_act:
                banks[seat] -= passes
            mover = rng.choice(position.to_act)
            decision = next(each for each in position.decisions_of(mover) if each.waits)
            choices = [choice.key for choice in decision.choices if choice.why_not is None]
            await world.act(position, people[mover], rng.choice(choices))
            await posted(world)
            after = await world.tables.position(table.id)
            if game.turn(after.state) != game.turn(position.state):
                banks |= {seat: min(banks[seat] + terms.added, terms.most) for seat in own}
                own, turns = after.to_act, turns + 1
            position = after
            for each in position.table.clocks:
                assert (each.since is not None) == (each.seat in position.to_act)
                assert each.bank - (world.time - (each.since or world.time)) == banks[each.seat]
        assert turns
