"""Another game from a position of one that is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.core.localizer import Localizer
from bot.tables.core import administration
from bot.tables.core import play as table_play
from bot.tables.core.model import Person, Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.history import export_queries as export
from bot.tables.history import replays, retention_queries
from bot.tables.history.replays import ALL
from bot.tables.history.verification import Exported, replay
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.lobby.invitation_views import invitation_lines
from bot.tables.lobby.model import Branch, Invitations
from bot.tables.lobby.option_views import shuffle_line
from bot.tables.seating import branches
from games import GAMES
from games.engine import Standing
from games.players import Level
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, by, world

each_kind = pytest.mark.usefixtures("each_kind")


async def over(at: World) -> Table:
    """A game of five turns."""
    position = await at.started(ANN, BEN)
    for person in (ANN, BEN, ANN, BEN):
        await at.act(position, person, "take", "end")
    return (await at.act(position, ANN, "stop")).position.table


async def branched(at: World, branch: Branch, owner: Person, channel: int = 2) -> Table:
    source = await at.tables.get(branch.table)
    wanted = Invitations(branch=branch)
    return await lobby.open_table(
        at.tables, GUILD, channel, owner, source.game, source.options, "en", at.click(), invitations=wanted
    )


@each_kind
async def test_a_game_goes_on_from_a_turn_of_one_that_is_over(world: World) -> None:
    source = await over(world)
    then = await replays.moment(world.tables, await world.tables.position(source.id), ANN.user_id, 2, ALL)
    table = await branched(world, await branches.branch(world.tables, source, 2), CLEO)
    world.seed = b"t" * 32
    with pytest.raises(Refusal, match="refusal-seat-count"):
        await lobby.start(world.tables, table.id, by(CLEO))
    table = await lobby.join(world.tables, table.id, BEN)
    with pytest.raises(Refusal, match="refusal-table-full"):
        await lobby.join(world.tables, table.id, DORA)
    with pytest.raises(Refusal, match="refusal-branch-options"):
        await terms.set_options(world.tables, table.id, {}, by(CLEO))
    with pytest.raises(Refusal, match="refusal-branch-rated"):
        await terms.set_rated(world.tables, table.id, True, by(CLEO))
    position = await lobby.start(world.tables, table.id, by(CLEO))
    assert [seat.user_id for seat in position.table.seats] == [CLEO.user_id, BEN.user_id], "Ben sits where he sat"
    assert [(seat, position.view(seat)) for seat in (0, 1)] == list(then.hands)
    assert position.table.commitment == source.commitment
    told = shuffle_line(position.table, Localizer("en"))
    assert told == Localizer("en").format("status-branched", table=str(source.id)), "its seed is no secret"
    with pytest.raises(Refusal, match="refusal-replay-eyes"):
        await replays.moment(world.tables, position, CLEO.user_id, 0, ALL)
    ended = await world.act(await World(world.store).tables.position(table.id), CLEO, "stop")
    assert (ended.finished, ended.position.table.rated, ended.position.table.seed) == (True, False, source.seed)


@each_kind
async def test_what_is_left_of_games_is_enough_to_branch_from_them_and_to_see_branches_again(world: World) -> None:
    source = await over(world)
    position = await begun(world, await branched(world, await branches.branch(world.tables, source, 2), CLEO))
    ended = (await world.act(position, CLEO, "stop")).position
    moments = [await replays.moment(world.tables, ended, DORA.user_id, number, ALL) for number in (0, 1)]
    for table, result in ((source, None), (ended.table, ended.standings())):
        assert await world.store.write(retention_queries.archive_table, table.id, world.time, result)
    found = await replays.past(World(world.store).tables, await world.tables.load(ended.table.id))
    again = [await replays.moment(world.tables, found, DORA.user_id, number, ALL) for number in (0, 1)]
    assert [(each.board, each.hands) for each in again] == [(each.board, each.hands) for each in moments]
    swept = await world.tables.get(source.id)
    other = await begun(world, await branched(world, await branches.branch(world.tables, swept, 2), CLEO, 3))
    assert other.state == position.state


async def begun(at: World, table: Table) -> Position:
    await lobby.join(at.tables, table.id, BEN)
    return await lobby.start(at.tables, table.id, by(CLEO))


async def test_who_did_not_sit_there_takes_what_is_left(world: World) -> None:
    source = await over(world)
    table = await branched(world, await branches.branch(world.tables, source, 1), BEN)
    await lobby.add_computer(world.tables, table.id, Level.EASY, by(BEN))
    position = await lobby.start(world.tables, table.id, by(BEN))
    assert [(seat.seat, seat.user_id) for seat in position.table.seats] == [(0, None), (1, BEN.user_id)]


async def test_at_a_table_with_open_hands_everybody_sees_every_hand(world: World) -> None:
    source = await over(world)
    table = await branched(world, await branches.branch(world.tables, source, 1, open_hands=True), CLEO)
    await lobby.join(world.tables, table.id, DORA)
    position = await lobby.start(world.tables, table.id, by(CLEO))
    assert len((await replays.moment(world.tables, position, ANN.user_id, 0, ALL)).hands) == 2


async def test_there_is_nothing_to_branch_from_while_a_game_runs_nor_after_its_end(world: World) -> None:
    running = (await world.started(CLEO, DORA, channel=9)).table
    with pytest.raises(Refusal, match="refusal-branch-running"):
        await branches.branch(world.tables, running, 0)
    source = await over(world)
    for turn in (-1, 5, 99):
        with pytest.raises(Refusal, match="refusal-branch-turn") as refused:
            await branches.branch(world.tables, source, turn)
        assert refused.value.text.args["last"] == 4
    assert (await branches.branch(world.tables, source, None)).turn == 4
    table = await branched(world, await branches.branch(world.tables, source, 4), ANN)
    await lobby.join(world.tables, table.id, BEN)
    await world.store.write(retention_queries.archive_table, source.id, world.time, [Standing(0, 1, 99, {})])
    with pytest.raises(Refusal, match="refusal-swept-rules"):
        await lobby.start(world.tables, table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-swept-rules"):
        await branches.branch(world.tables, await world.tables.get(source.id), 1)


async def play(at: World, position: Position, rng: Random, moves: int) -> Position:
    """So many choices at random, or all but the one that would end the game."""
    for _ in range(moves):
        decision = rng.choice([found for found in position.decisions if found.waits])
        key = rng.choice([choice.key for choice in decision.choices if choice.why_not is None])
        user = position.table.seats[decision.seat].user_id
        assert user is not None
        if not position.game.to_act(position.game.apply(position.state, decision.seat, key).state):
            break
        position = (await table_play.act(at.tables, position.table.id, None, user, key, at.click())).position
    return position


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_is_played_on_and_verified(tmp_path: Path, key: str) -> None:
    game, people = GAMES[key], (ANN, BEN, CLEO, DORA)
    async with world(tmp_path, GAMES) as at:
        sat = people[: game.seats[0]]
        first = await play(at, await at.started(*sat, game=key), Random(3), 60)
        source = await administration.close(at.tables, first.table.id, by(ANN))
        turn = len(await replays.turns(at.tables, source)) - 1
        at.seed = b"t" * 32
        table = await branched(at, await branches.branch(at.tables, source, turn), sat[-1])
        for person in sat[:-1]:
            await lobby.join(at.tables, table.id, person)
        position = await lobby.start(at.tables, table.id, by(sat[-1]))
        assert [seat.user_id for seat in position.table.seats] == [person.user_id for person in sat]
        position = await play(at, position, Random(4), 30)
        assert "moves; it began under version" in await verified(at, table)
        await administration.close(at.tables, table.id, by(sat[-1]))
        await at.store.write(retention_queries.archive_table, table.id, at.time, None)
        assert "moves; it began under version" in await verified(at, table)


async def verified(at: World, table: Table) -> str:
    return replay(msgspec.json.decode(msgspec.json.encode(await at.store.read(export.export, table.id)), type=Exported))


async def test_it_is_said_where_a_game_begins(world: World) -> None:
    source = await over(world)
    table = await branched(world, await branches.branch(world.tables, source, 1, open_hands=True), CLEO)
    assert invitation_lines(table, Localizer("en")) == [
        "🌿 Begins with the end of turn 1 at table 1",
        "👐 Everyone may look at every hand: *Replay* under *More*",
    ]
