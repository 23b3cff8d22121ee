"""Looking back: what has been missed, and any turn again, each as its reader may see it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.after_change import AFTER_CHANGE
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.db import Store
from bot.tables.core import administration, play
from bot.tables.core.model import Position
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.history import position_queries, replays, retention_queries
from bot.tables.history import views as compose
from bot.tables.history.history import Moment
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for
from games import GAMES
from games.engine import AnyGame
from testing.databases import url
from testing.messages import body
from testing.queries import answer
from testing.world import ANN, BEN, CLEO, DORA, World, by, hand_over, world

each_kind = pytest.mark.usefixtures("each_kind")

PEOPLE = (ANN, BEN, CLEO, DORA)


async def turn(at: World, position: Position, *people: Any) -> Position:
    for person in people:
        position = (await at.act(position, person, "take", "end")).position
    return position


@each_kind
async def test_who_comes_back_is_told_what_they_have_missed_and_twice_the_same(world: World, tmp_path: Path) -> None:
    position = await world.started(ANN, BEN, CLEO)
    begun = position.table.revision
    assert await replays.look(world.tables, position, ANN.user_id) == (0, 0)
    position = await turn(world, position, ANN)
    own = position.table.revision
    position = await turn(world, position, BEN, CLEO)
    missed, since = await replays.look(world.tables, position, ANN.user_id)
    assert (missed, since) == (2, own), "her own turn she knows"
    assert await replays.look(world.tables, position, ANN.user_id) == (0, own)
    told = await replays.told_since(world.tables, position, ANN.user_id, since)
    assert [(each.number, each.end.seat if each.end else None) for each in told] == [(2, 1), (3, 2)]
    assert [[event.text.id for event in each.events] for each in told] == [["did"] * 2] * 2
    seen = position.table.revision
    position = await turn(world, position, ANN)
    assert await replays.look(world.tables, position, ANN.user_id) == (0, own), "what she did is no news"
    world.store = await Store.open(url(tmp_path))  # after a restart
    again = World(world.store)
    again._clicks = world._clicks
    position = (await again.act(position, BEN, "take")).position
    position = (await again.act(position, BEN, "end")).position
    position = await turn(again, position, CLEO)
    position = (await again.act(position, ANN, "take")).position
    missed, since = await replays.look(again.tables, position, ANN.user_id)
    assert missed == 2
    assert since > seen
    told = await replays.told_since(again.tables, position, ANN.user_id, since)
    assert [each.number for each in told] == [5, 6, 7]
    assert told[-1].end is None, "the turn under way comes last"
    assert await replays.look(again.tables, position, BEN.user_id) == (4, 0)
    assert begun < since
    await world.store.close()


async def test_what_was_taken_back_is_not_told(world: World) -> None:
    position = await turn(world, await world.started(), ANN)
    await world.undo(position, ANN)
    position = await world.tables.position(position.table.id)
    assert (await replays.look(world.tables, position, BEN.user_id))[0] == 0
    told = await replays.told_since(world.tables, position, BEN.user_id, 0)
    assert [event.text.id for each in told for event in each.events] == ["did", "log-taken-back"]


async def test_a_player_sees_the_own_hand_from_the_turn_on_in_which_they_took_the_seat(world: World) -> None:
    position = await turn(world, await world.started(ANN, BEN), ANN, BEN)
    await hand_over(world, position.table, 0, CLEO, ANN)
    position = await turn(world, await world.tables.position(position.table.id), CLEO, BEN)

    async def seen(user: int, number: int | None, eyes: str = "") -> Moment:
        return await replays.moment(world.tables, position, user, number, eyes)

    assert [(await seen(CLEO.user_id, number)).hands for number in range(5)] == [
        (),
        (),
        (),
        ((0, (0, 2)),),
        ((0, (0, 2)),),
    ]
    assert [(await seen(BEN.user_id, number)).hands for number in (0, 2, 4)] == [((1, (1, n)),) for n in (0, 1, 2)]
    third = await seen(CLEO.user_id, 3)
    assert [event.text.id for event in third.turn.events] == [
        *("notice-seat-taken", "log-hand-seen"),
        *("did", "secret") * 2,
    ]
    assert [event.text.id for event in (await seen(CLEO.user_id, 1)).turn.events] == ["did", "did"], "her predecessor's"
    assert (await seen(ANN.user_id, 1)).hands == (), "who has left sees what everybody sees"
    last = await seen(DORA.user_id, None)
    assert (last.turn.number, last.last, last.hands, last.choices) == (4, 4, (), ("public",))
    assert (await seen(DORA.user_id, 99)).turn.number == 4
    for user, eyes in ((CLEO.user_id, "1"), (CLEO.user_id, "all"), (DORA.user_id, "own"), (BEN.user_id, "x")):
        with pytest.raises(Refusal) as refused:
            await seen(user, 3, eyes)
        assert refused.value.text.id == "refusal-replay-eyes"


async def test_after_the_end_everybody_may_see_all_hands(world: World) -> None:
    position = await turn(world, await world.started(ANN, BEN), ANN, BEN)
    position = (await world.act(position, ANN, "stop")).position
    seen = await replays.moment(world.tables, position, DORA.user_id, 1, "all")
    assert seen.choices == ("public", "0", "1", "all")
    assert seen.hands == ((0, (0, 1)), (1, (1, 0)))
    assert [event.text.id for event in seen.turn.events] == ["did", "secret"] * 2
    assert (await replays.moment(world.tables, position, DORA.user_id, 2, "1")).hands == ((1, (1, 1)),)
    assert (await replays.moment(world.tables, position, ANN.user_id)).turn.number == 3


async def test_a_table_that_has_not_begun_has_no_turns(world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await replays.turns(world.tables, await world.open())
    assert refused.value.text.id == "refusal-not-started"


async def played(at: World, game: AnyGame, turns: int) -> Position:
    """A game at random, so many turns of it or to the choice that would end it."""
    people = PEOPLE[: game.seats[0]]
    position, rng = await at.started(*people, game=game.key), Random(3)
    while position.to_act and game.turn(position.state) < turns:
        seat = position.to_act[0]
        decision = next(each for each in position.decisions_of(seat) if each.waits)
        choice = rng.choice([each.key for each in decision.choices if each.why_not is None])
        user = position.table.seats[seat].user_id or 0
        if not game.to_act(game.apply(position.state, seat, choice).state):
            break
        position = (await play.act(at.tables, position.table.id, None, user, choice, at.click())).position
    return position


def drawn(position: Position, moment: Moment, reader: int) -> Any:
    """All that the viewer shows."""
    on, touched = (
        render_context(position.table, "en"),
        {piece for event in moment.turn.events for piece in event.touched},
    )
    pictures = draw(Drawing(on, "board", (moment.board,), {"touched": touched}))
    hands = [draw(Drawing(on, "hand", (view,))) for _, view in moment.hands]
    return (
        body(compose.replay(position.table, moment, reader, pictures + hands, localizer_for(position.table))),
        pictures,
        hands,
    )


@pytest.mark.usefixtures("sketched")
@pytest.mark.parametrize("key", list(GAMES))
async def test_a_replay_is_the_same_to_the_byte_whatever_others_held(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every position of a game is dealt anew for one reader: what they see of it again stays as it is."""
    game = GAMES[key]
    async with world(tmp_path, GAMES) as at:
        position = await played(at, game, 12)
        ends = await replays.turns(at.tables, position.table)
        dealt = 0
        for reader in (ANN.user_id, DORA.user_id + 1):
            seat = None if position.table.seat_of(reader) is None else 0
            numbers = range(0, len(ends), 5)
            true = [await replays.moment(at.tables, position, reader, number) for number in numbers]
            read = at.store.read

            async def anew(table: int, revision: int, seat: int | None = seat) -> bytes | None:
                stored = await read(position_queries.state_at, table, revision)  # noqa: B023 - the store's own
                state = game.decode(stored or b"")
                return game.encode(game.resample(state, seat, Random(revision)))

            with monkeypatch.context() as patched:
                answer(patched, at.store, position_queries.state_at, anew)
                other = [await replays.moment(at.tables, position, reader, number) for number in numbers]
                for end in ends:
                    dealt += await anew(position.table.id, end.revision) != await read(
                        position_queries.state_at, position.table.id, end.revision
                    )
            assert [drawn(position, each, reader) for each in other] == [drawn(position, each, reader) for each in true]
        assert dealt > len(ends)
        assert all(each.choices == ("public",) for each in true)
        await administration.close(at.tables, position.table.id, by(ANN))


async def test_hands_that_were_passed_on_are_not_shown_again(tmp_path: Path) -> None:
    game = next(game for game in GAMES.values() if type(game).recalls is not AnyGame_recalls)
    async with world(tmp_path, GAMES) as at:
        position = await played(at, game, 5)
        shown = [bool((await replays.moment(at.tables, position, ANN.user_id, number)).hands) for number in range(6)]
        assert shown == [False, False, False, False, True, True]
        closed = await administration.close(at.tables, position.table.id, by(ANN))
        over = Position(closed, position.game, position.state)
        assert (await replays.moment(at.tables, over, ANN.user_id, 0)).hands, "once it is over, all may be seen"


AnyGame_recalls = next(vars(each)["recalls"] for each in type(GAMES["lost_cities"]).__mro__ if "recalls" in vars(each))


@each_kind
@pytest.mark.parametrize("key", list(GAMES))
async def test_the_turns_of_a_swept_game_are_seen_again_as_they_were(tmp_path: Path, key: str) -> None:
    """Its seed and its moves lead to every position again; after a restart and on either database, too."""
    async with world(tmp_path, GAMES) as at:
        position = await played(at, GAMES[key], 4)
        table = await administration.close(at.tables, position.table.id, by(ANN))

        async def seen() -> list[Any]:
            tables = Tables(at.store, GAMES, after_change=AFTER_CHANGE)
            found = await replays.past(tables, await tables.load(table.id))
            last = len(await replays.turns(tables, found.table)) - 1
            moments = [
                await replays.moment(tables, found, user, number, eyes)
                for user, eyes in ((ANN.user_id, "own"), (DORA.user_id + 1, "public"), (DORA.user_id + 1, "all"))
                for number in range(0, last + 1, max(1, last // 4))
            ]
            views = [view async for _, view in replays.views(tables, found, await replays.turns(tables, found.table))]
            told = [
                (each.turn.number, each.turn.end and each.turn.end.seat, each.turn.events, each.board, each.hands)
                for each in moments
            ]
            return [found.standings(), last, [each.choices for each in moments], told, views]

        before = await seen()
        assert await at.store.write(retention_queries.archive_table, table.id, at.time, None)
        assert await seen() == before
        swept = await at.tables.get(table.id)
        ends = await replays.turns(at.tables, swept)
        assert await replays.between(at.tables, swept, 0, ends[1].revision)


async def test_a_swept_game_that_leads_elsewhere_by_now_is_not_shown(world: World) -> None:
    async def over(channel: int) -> Position:
        position = await turn(world, await world.started(ANN, BEN, channel=channel), ANN, BEN)
        return (await world.act(position, ANN, "stop")).position

    same, other, never = await over(1), await over(2), await world.open(channel=3)
    never = await administration.close(world.tables, never.id, by(ANN))
    result = other.standings() or ()
    assert await world.store.write(retention_queries.archive_table, same.table.id, world.time, result)
    assert await world.store.write(
        retention_queries.archive_table, other.table.id, world.time, [replace(each, score=9) for each in result]
    )
    assert await world.store.write(retention_queries.archive_table, never.id, world.time, None)
    found = await replays.past(world.tables, await world.tables.load(same.table.id))
    assert found.standings() == result
    assert (await replays.moment(world.tables, found, DORA.user_id, 1, "all")).hands == ((0, (0, 1)), (1, (1, 0)))
    for table, why in ((other.table, "refusal-swept-rules"), (never, "refusal-swept")):
        with pytest.raises(Refusal) as refused:
            await replays.past(world.tables, await world.tables.load(table.id))
        assert refused.value.text.id == why
