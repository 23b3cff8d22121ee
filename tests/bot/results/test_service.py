"""Results: what is kept of a game that ends, in the transaction that ends it."""

from __future__ import annotations

import msgspec
import pytest
import sqlalchemy as sa

from bot.core.pace import Pace
from bot.db import Store
from bot.results import queries as results
from bot.scores.departures import Leaving
from bot.scores.result import Ended, Result
from bot.tables.core import administration, play
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.polls import proposals
from bot.tables.polls.subjects import AGREE, Proposal, Proposed
from bot.tables.seating import leaving
from bot.tables.seating.absence import Late
from games import GAMES
from games.players import Level
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, answer, by, hand_over, only
from tests.bot.tables.polls.test_late_votes import ann_is_late

each_kind = pytest.mark.usefixtures("each_kind")


async def rated(world: World, channel: int = 20) -> Table:
    """A rated game of Ann, Ben and Cleo under way."""
    table = await lobby.open_table(world.tables, GUILD, channel, ANN, "pebbles", {}, "en", world.click(), rated=True)
    for person in (BEN, CLEO):
        await lobby.join(world.tables, table.id, person)
    return (await lobby.start(world.tables, table.id, by(ANN))).table


async def result(world: World, table: Table) -> Result:
    kept = await world.store.read(results.find, table.id)
    assert kept is not None
    assert kept.removal is None
    return kept.result


@each_kind
async def test_the_finishing_move_writes_the_result(world: World) -> None:
    table = await rated(world)
    assert await world.store.read(results.find, table.id) is None
    world.later(days=2)
    await world.act(table, ANN, "take", "end")
    await world.act(table, BEN, "stop")
    found = await result(world, table)
    assert found.order == (world.time, table.id)
    assert (found.guild_id, found.game, found.options["length"], found.pace) == (GUILD, "pebbles", 3, Pace.FREE)
    assert (found.days, found.turns, found.rated, found.annulled) == (2, 1, True, False)
    assert [(seat.began, seat.user_id, seat.name, seat.ended, seat.place, seat.score) for seat in found.seats] == [
        (1, 1, "Ann", Ended.PLAYED, 1, 1),
        (2, 2, "Ben", Ended.PLAYED, 1, 0),
        (3, 3, "Cleo", Ended.PLAYED, 1, 0),
    ]
    assert found.teams == ((0,), (1,), (2,))
    assert await world.store.read(results.of_guild, GUILD) == [found]
    assert await world.store.read(results.of_guild, GUILD, "lost_cities") == []
    assert await world.store.read(results.of_person, GUILD, BEN.user_id) == [found]
    assert await world.store.read(results.of_person, GUILD + 1, BEN.user_id) == []
    assert await world.store.read(results.of_person, GUILD, DORA.user_id) == []


async def test_an_answer_given_twice_has_one_result_that_a_restart_finds(world: World) -> None:
    table = await rated(world)
    for _ in range(2):
        await play.act(world.tables, table.id, None, ANN.user_id, "stop", "the same click")
    again = await Store.open(world.store._database.url.render_as_string(hide_password=False))
    assert await again.read(results.of_guild, GUILD) == [await result(world, table)]
    await again.close()


async def test_seats_that_changed_hands_tell_who_began_and_who_ended(world: World) -> None:
    table = await rated(world)
    for _ in range(2):
        for person in (ANN, BEN, CLEO):
            await world.act(table, person, "end")
    await hand_over(world, table, 1, DORA, ANN)
    await leaving.concede(world.tables, table.id, CLEO.user_id)
    await world.act(table, ANN, "stop")
    found = await result(world, table)
    assert [(seat.began, seat.user_id, seat.ended) for seat in found.seats] == [
        (1, 1, Ended.PLAYED),
        (2, 4, Ended.SUBSTITUTE),
        (3, None, Ended.COMPUTER),
    ]
    assert [(gone.user_id, gone.how) for gone in found.departures] == [
        (2, Leaving.SUBSTITUTE),
        (3, Leaving.CONCEDED),
    ]
    assert found.rated
    assert set(found.people) == {1, 2, 3, 4}
    assert await world.store.read(results.of_person, GUILD, DORA.user_id) == [found]


@pytest.mark.parametrize("turns", [1, 2])
async def test_who_leaves_before_a_second_turn_makes_the_game_count_for_nothing(world: World, turns: int) -> None:
    table = await rated(world)
    for number in range(2):
        for person in (ANN, BEN, CLEO):
            if number == turns and person is CLEO:
                await leaving.concede(world.tables, table.id, CLEO.user_id)
                await play.act_as_computer(
                    world.tables, table.id, (await world.tables.get(table.id)).revision, 2, "end"
                )
            else:
                await world.act(table, person, "end")
    if turns == 2:
        await leaving.concede(world.tables, table.id, CLEO.user_id)
    await world.act(table, ANN, "stop")
    assert (await result(world, table)).rated is (turns == 2)


async def test_who_returns_as_a_substitute_began_there_all_the_same(world: World) -> None:
    table = await rated(world)
    table = await hand_over(world, table, 1, DORA, ANN)
    await hand_over(world, table, 1, BEN, ANN)
    await world.act(table, ANN, "stop")
    seat = (await result(world, table)).seats[1]
    assert (seat.began, seat.user_id, seat.ended) == (2, 2, Ended.LEFT)


async def test_a_game_of_two_that_is_conceded_has_a_result(world: World) -> None:
    position = await world.started(ANN, BEN)
    await world.act(position, ANN, "end")
    await leaving.concede(world.tables, position.table.id, ANN.user_id)
    found = await result(world, position.table)
    assert [(seat.ended, seat.place) for seat in found.seats] == [(Ended.LEFT, 2), (Ended.PLAYED, 1)]
    assert (found.rated, found.annulled, found.turns) == (False, False, 1)


async def test_a_seat_that_is_kept_warm_to_the_end_was_played_by_a_computer(world: World) -> None:
    table = await ann_is_late(world, late=Late.COMPUTER)
    for _ in range(2):
        table = await play.act_as_computer(world.tables, table.id, table.revision, 0, "end")
        await world.act(table, BEN, "end")
        table = (await world.act(table, CLEO, "end")).position.table
    await play.act_as_computer(world.tables, table.id, table.revision, 0, "stop")
    found = await result(world, table)
    assert (found.seats[0].user_id, found.seats[0].ended) == (ANN.user_id, Ended.COMPUTER)
    assert [gone.user_id for gone in found.departures] == [ANN.user_id], "her third turn was the last of the game"


@each_kind
async def test_a_game_without_a_result_is_annulled(world: World) -> None:
    closed, agreed = await rated(world), await rated(world, channel=21)
    await administration.close(world.tables, closed.id, by(DORA, manager=True))
    agreed = await proposals.propose(world.tables, agreed.id, Proposed.END, ANN, world.click())
    for person in (BEN, CLEO):
        await answer(world, agreed, only(agreed, Proposal), person, AGREE)
    for table in (closed, agreed):
        found = await result(world, table)
        assert (found.annulled, found.rated, found.turns) == (True, False, 0)
        assert [seat.place for seat in found.seats] == [None] * 3


async def test_a_lobby_that_closes_has_no_result(world: World) -> None:
    table = await world.open()
    await administration.close(world.tables, table.id, by(ANN))
    assert await world.store.read(results.find, table.id) is None


async def test_a_game_that_cannot_be_read_is_closed_all_the_same(world: World) -> None:
    table = await rated(world)
    await world.store.write(lambda c: c.execute(sa.text("UPDATE tables SET state = :state"), {"state": b"?"}) and None)
    with pytest.raises(Refusal):
        await world.act(table, ANN, "take")
    assert (await world.tables.get(table.id)).status is Status.QUARANTINED
    await administration.close(world.tables, table.id, by(ANN, manager=True))
    assert ((await result(world, table)).annulled, (await result(world, table)).turns) == (True, None)


async def test_only_a_game_that_people_began_is_rated(world: World) -> None:
    table = await lobby.open_table(world.tables, GUILD, 20, ANN, "pebbles", {}, "en", "open", rated=True)
    assert (table.rated, table.undo_by_consent) == (True, False)
    await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    assert not position.table.rated
    await world.act(position, ANN, "stop")
    found = await result(world, position.table)
    assert (found.rated, found.seats[1].began, found.seats[1].ended) == (False, None, Ended.COMPUTER)


async def test_whether_a_table_is_rated_is_set_before_it_starts(world: World) -> None:
    table = await world.open()
    assert (table.rated, table.undo_by_consent) == (False, True)
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await terms.set_rated(world.tables, table.id, True, by(BEN))
    table = await terms.set_rated(world.tables, table.id, True, by(ANN))
    assert (table.rated, table.undo_by_consent) == (True, False)
    table = await terms.set_undo_by_consent(world.tables, table.id, True, by(ANN))
    assert (table.rated, table.undo_by_consent) == (True, True)
    await lobby.join(world.tables, table.id, BEN)
    table = (await lobby.start(world.tables, table.id, by(ANN))).table
    assert await world.tables.get(table.id) == table
    with pytest.raises(Refusal, match="refusal-already-started"):
        await terms.set_rated(world.tables, table.id, False, by(ANN))


def test_partners_win_and_lose_together() -> None:
    assert GAMES["lost_cities"].teams(4) == ((0, 2), (1, 3))
    assert GAMES["lost_cities"].teams(2) == ((0,), (1,))
    assert GAMES["moon"].teams(3) == ((0,), (1,), (2,))


async def test_a_result_reads_back_as_it_was(world: World) -> None:
    table = await rated(world)
    await world.act(table, ANN, "stop")
    found = await result(world, table)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Result) == found
