"""Another game from a position of one that is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.localizer import Localizer
from bot.model.gathering import Branch, Gathering
from bot.model.table import Person, Position, Table
from bot.replay import Exported, replay
from bot.tables.refusal import Refusal
from bot.tables.replays import ALL
from bot.ui.gathering import gathering_lines
from games import GAMES
from games.engine import Standing
from games.players import Level
from tests.bot.tables.world import ANN, BEN, CLEO, DORA, GUILD, World, by, world

each_kind = pytest.mark.usefixtures("each_kind")


async def over(at: World) -> Table:
    """A game of five turns."""
    position = await at.started(ANN, BEN)
    for person in (ANN, BEN, ANN, BEN):
        await at.act(position, person, "take", "end")
    return (await at.act(position, ANN, "stop")).position.table


async def branched(at: World, branch: Branch, owner: Person, channel: int = 2) -> Table:
    source = await at.tables.get(branch.table)
    wanted = Gathering(branch=branch)
    return await at.tables.open(GUILD, channel, owner, source.game, source.options, "en", at.click(), gathering=wanted)


@each_kind
async def test_a_game_goes_on_from_a_turn_of_one_that_is_over(world: World) -> None:
    source = await over(world)
    then = await world.tables.moment(await world.tables.position(source.id), ANN.user_id, 2, ALL)
    table = await branched(world, await world.tables.branch(source, 2), CLEO)
    world.seed = b"t" * 32
    with pytest.raises(Refusal, match="refusal-seat-count"):
        await world.tables.start(table.id, by(CLEO))
    table = await world.tables.join(table.id, BEN)
    with pytest.raises(Refusal, match="refusal-table-full"):
        await world.tables.join(table.id, DORA)
    with pytest.raises(Refusal, match="refusal-branch-options"):
        await world.tables.set_options(table.id, {}, by(CLEO))
    with pytest.raises(Refusal, match="refusal-branch-rated"):
        await world.tables.set_rated(table.id, True, by(CLEO))
    position = await world.tables.start(table.id, by(CLEO))
    assert [seat.user_id for seat in position.table.seats] == [CLEO.user_id, BEN.user_id], "Ben sits where he sat"
    assert [(seat, position.view(seat)) for seat in (0, 1)] == list(then.hands)
    assert position.table.commitment == source.commitment
    with pytest.raises(Refusal, match="refusal-replay-eyes"):
        await world.tables.moment(position, CLEO.user_id, 0, ALL)
    ended = await world.act(await World(world.store).tables.position(table.id), CLEO, "stop")
    assert (ended.finished, ended.position.table.rated, ended.position.table.seed) == (True, False, source.seed)


@each_kind
async def test_what_is_left_of_games_is_enough_to_branch_from_them_and_to_see_branches_again(world: World) -> None:
    source = await over(world)
    position = await begun(world, await branched(world, await world.tables.branch(source, 2), CLEO))
    ended = (await world.act(position, CLEO, "stop")).position
    moments = [await world.tables.moment(ended, DORA.user_id, number, ALL) for number in (0, 1)]
    for table, result in ((source, None), (ended.table, ended.standings())):
        assert await world.store.sweep(table.id, world.time, result)
    found = await World(world.store).tables.past(await world.tables.load(ended.table.id))
    again = [await world.tables.moment(found, DORA.user_id, number, ALL) for number in (0, 1)]
    assert [(each.board, each.hands) for each in again] == [(each.board, each.hands) for each in moments]
    swept = await world.tables.get(source.id)
    other = await begun(world, await branched(world, await world.tables.branch(swept, 2), CLEO, 3))
    assert other.state == position.state


async def begun(at: World, table: Table) -> Position:
    await at.tables.join(table.id, BEN)
    return await at.tables.start(table.id, by(CLEO))


async def test_who_did_not_sit_there_takes_what_is_left(world: World) -> None:
    source = await over(world)
    table = await branched(world, await world.tables.branch(source, 1), BEN)
    await world.tables.add_computer(table.id, Level.EASY, by(BEN))
    position = await world.tables.start(table.id, by(BEN))
    assert [(seat.seat, seat.user_id) for seat in position.table.seats] == [(0, None), (1, BEN.user_id)]


async def test_at_a_table_with_open_hands_everybody_sees_every_hand(world: World) -> None:
    source = await over(world)
    table = await branched(world, await world.tables.branch(source, 1, open_hands=True), CLEO)
    await world.tables.join(table.id, DORA)
    position = await world.tables.start(table.id, by(CLEO))
    assert len((await world.tables.moment(position, ANN.user_id, 0, ALL)).hands) == 2


async def test_there_is_nothing_to_branch_from_while_a_game_runs_nor_after_its_end(world: World) -> None:
    running = (await world.started(CLEO, DORA, channel=9)).table
    with pytest.raises(Refusal, match="refusal-branch-running"):
        await world.tables.branch(running, 0)
    source = await over(world)
    for turn in (-1, 5, 99):
        with pytest.raises(Refusal, match="refusal-branch-turn") as refused:
            await world.tables.branch(source, turn)
        assert refused.value.text.args["last"] == 4
    assert (await world.tables.branch(source, None)).turn == 4
    table = await branched(world, await world.tables.branch(source, 4), ANN)
    await world.tables.join(table.id, BEN)
    await world.store.sweep(source.id, world.time, [Standing(0, 1, 99, {})])
    with pytest.raises(Refusal, match="refusal-swept-rules"):
        await world.tables.start(table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-swept-rules"):
        await world.tables.branch(await world.tables.get(source.id), 1)


async def play(at: World, position: Position, rng: Random, moves: int) -> Position:
    for _ in range(moves):
        decision = rng.choice([found for found in position.decisions if found.waits])
        key = rng.choice([choice.key for choice in decision.choices if choice.why_not is None])
        user = position.table.seats[decision.seat].user_id
        assert user is not None
        position = (await at.tables.act(position.table.id, None, user, key, at.click())).position
    return position


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_is_played_on_and_verified(tmp_path: Path, key: str) -> None:
    game, people = GAMES[key], (ANN, BEN, CLEO, DORA)
    async with world(tmp_path, GAMES) as at:
        sat = people[: game.seats[0]]
        first = await play(at, await at.started(*sat, game=key), Random(3), 60)
        source = await at.tables.close(first.table.id, by(ANN))
        turn = len(await at.tables.turns(source)) - 1
        at.seed = b"t" * 32
        table = await branched(at, await at.tables.branch(source, turn), sat[-1])
        for person in sat[:-1]:
            await at.tables.join(table.id, person)
        position = await at.tables.start(table.id, by(sat[-1]))
        assert [seat.user_id for seat in position.table.seats] == [person.user_id for person in sat]
        position = await play(at, position, Random(4), 30)
        assert "moves; it began under version" in await verified(at, table)
        await at.tables.close(table.id, by(sat[-1]))
        await at.store.sweep(table.id, at.time, None)
        assert "moves; it began under version" in await verified(at, table)


async def verified(at: World, table: Table) -> str:
    return replay(msgspec.json.decode(msgspec.json.encode(await at.store.export(table.id)), type=Exported))


async def test_it_is_said_where_a_game_begins(world: World) -> None:
    source = await over(world)
    table = await branched(world, await world.tables.branch(source, 1, open_hands=True), CLEO)
    assert gathering_lines(table, Localizer("en")) == [
        "🌿 Begins with the end of turn 1 at table 1",
        "👐 Everyone may look at every hand: *Replay* under *More*",
    ]
