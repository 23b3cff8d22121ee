"""Orders: laid down before one's turn, played in it as planned, and dropped by whatever makes them uncertain."""

from __future__ import annotations

import pytest

from bot.model.clock import Pace
from bot.model.outbox import Kind, Post, Sent
from bot.model.table import Position
from bot.store import orders as queries
from bot.tables import administration, lobby, play, terms
from bot.tables.refusal import NotSeated, Refusal
from tests.bot.orders.conftest import Planned
from tests.bot.tables.world import ANN, BEN, CLEO, by, hand_over

each_kind = pytest.mark.usefixtures("each_kind")


async def begun(world: Planned) -> tuple[Position, list[str], list[str]]:
    """Ann and Ben play cards, Ann begins: the table, and what each holds."""
    position = await world.started(ANN, BEN, game="lost_cities", first=0)
    hands = [list(position.view(seat).hand) for seat in (0, 1)]
    return position, hands[0], hands[1]


async def turn(world: Planned, position: Position, hand: list[str]) -> None:
    """Ann discards her first card and draws from the pile."""
    await world.moved(position, ANN, f"discard-{hand[0]}", "draw-pile")


@each_kind
async def test_an_order_plays_in_its_turn_and_once(world: Planned) -> None:
    position, ann, ben = await begun(world)
    order = await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    assert [step.key for step in order.alternatives[0].steps] == [f"discard-{ben[0]}", "draw-pile"]
    await world.pass_time()
    assert await world.keys(position) == []
    await turn(world, position, ann)
    await world.pass_time()
    made = [(0, f"discard-{ann[0]}", False), (0, "draw-pile", False)]
    ordered = [(1, f"discard-{ben[0]}", True), (1, "draw-pile", True)]
    assert await world.keys(position) == made + ordered
    assert await world.orders.of(position.table.id, BEN.user_id) is None
    await world.pass_time(1000)
    assert len(await world.keys(position)) == 4


@each_kind
async def test_an_order_survives_a_restart_in_every_state(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.act(position, ANN, f"discard-{ann[0]}", "draw-pile")  # and the process dies before it looks
    world.restart()
    await world.orders.resume()
    world.restart()
    await world.orders.resume()
    await world.pass_time()
    assert [each for each in await world.keys(position) if each[0] == 1] == [
        (1, f"discard-{ben[0]}", True),
        (1, "draw-pile", True),
    ]


@each_kind
async def test_a_death_between_two_keys_neither_loses_nor_doubles_one(
    world: Planned, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, ann, ben = await begun(world)
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await turn(world, position, ann)
    act, calls = play.act, []

    async def dies(*args: object, **more: object) -> object:
        calls.append(args)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return await act(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(play, "act", dies)
    with pytest.raises(KeyboardInterrupt):
        await world.pass_time()
    monkeypatch.undo()
    world.restart()
    await world.orders.resume()
    await world.pass_time()
    assert len(await world.keys(position)) == 4
    assert await world.orders.of(position.table.id, BEN.user_id) is None


async def test_the_first_alternative_that_can_begin_is_taken(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.orders.watch(position.table.id, BEN.user_id, 0, f"discard-{ann[0].split('-')[0]}")
    await world.order(position, BEN, f"discard-{ben[1]}", "draw-pile", number=1)
    await turn(world, position, ann)
    await world.pass_time()
    assert (1, f"discard-{ben[1]}", True) in await world.keys(position)


async def test_a_guard_that_has_fired_is_told(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.orders.watch(position.table.id, BEN.user_id, 0, f"discard-{ann[0].split('-')[0]}")
    await turn(world, position, ann)
    await world.pass_time()
    assert len(await world.keys(position)) == 2
    assert await world.told(position, BEN) == "order-over-touched"
    await world.moved(position, BEN, f"discard-{ben[0]}")
    assert await world.told(position, BEN) is None


async def test_a_key_that_is_closed_stops_the_order_there(world: Planned) -> None:
    """The card that Ben wanted to draw is gone: Ann has taken it."""
    position, ann, ben = await begun(world)
    colour = ben[0].split("-")[0]
    first, second = [card for card in ann if not card.startswith(colour)][:2]
    other = next(card for card in ben[1:] if not card.startswith(colour))
    await world.moved(position, ANN, f"discard-{first}", "draw-pile")
    await world.moved(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.order(position, BEN, f"discard-{other}", f"draw-{colour}")
    await world.moved(position, ANN, f"discard-{second}", f"draw-{colour}")
    await world.pass_time()
    assert (await world.keys(position))[-1] == (1, f"discard-{other}", True)
    assert await world.told(position, BEN) == "order-over-at"
    assert (await world.tables.position(position.table.id)).to_act == (1,)


async def test_an_order_is_changed_and_cancelled(world: Planned) -> None:
    position, ann, ben = await begun(world)
    table, user = position.table.id, BEN.user_id
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    order = await world.order(position, BEN, f"discard-{ben[1]}")
    assert order.alternatives[0].keys == (f"discard-{ben[1]}",)
    await world.orders.shorten(table, user, 0, 0)
    assert await world.orders.of(table, user) is None
    await world.order(position, BEN, f"discard-{ben[0]}")
    await world.orders.cancel(table, user)
    await turn(world, position, ann)
    await world.pass_time()
    assert len(await world.keys(position)) == 2


async def test_what_cannot_be_planned_is_refused(world: Planned) -> None:
    position, ann, ben = await begun(world)
    table, lay = position.table.id, world.orders.lay
    refused = [
        (lay(table, BEN.user_id, 0, 0, f"discard-{ann[0]}"), "refusal-order-not-open"),
        (lay(table, BEN.user_id, 0, 1, "draw-pile"), "refusal-order-moved-on"),
        (lay(table, BEN.user_id, 7, 0, f"discard-{ben[0]}"), "refusal-order-moved-on"),
        (lay(table, ANN.user_id, 0, 0, f"discard-{ann[0]}"), "refusal-order-your-turn"),
        (lay(table, CLEO.user_id, 0, 0, f"discard-{ann[0]}"), "refusal-not-seated"),
        (world.orders.watch(table, BEN.user_id, 0, "yellow"), "refusal-order-not-open"),
        (world.orders.cancel(table, CLEO.user_id), "refusal-not-seated"),
    ]
    for attempt, why in refused:
        with pytest.raises(Refusal) as told:
            await attempt
        assert told.value.text.id == why
    assert NotSeated().text.id == "refusal-not-seated"
    assert await world.store.read(queries.at_table, table) == []


async def test_who_moves_first_does_not_move_twice(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await turn(world, position, ann)
    await world.moved(position, BEN, f"discard-{ben[1]}")
    assert await world.told(position, BEN) == "order-over-moved"
    await world.pass_time()
    assert len(await world.keys(position)) == 3


@each_kind
@pytest.mark.parametrize("how", ["undo", "seat", "closed"])
async def test_what_is_not_certain_is_dropped_and_said(world: Planned, how: str) -> None:
    position, ann, ben = await begun(world)
    await world.moved(position, ANN, f"discard-{ann[0]}", "draw-pile")
    await world.moved(position, BEN, f"discard-{ben[0]}", "draw-pile")
    colour = ben[0].split("-")[0]
    await world.moved(position, ANN, f"discard-{ann[1]}", "draw-pile")
    await world.moved(position, BEN, f"discard-{ben[1]}", f"draw-{colour}")
    await world.order(position, BEN, f"discard-{ben[2]}", "draw-pile")
    if how == "undo":
        await world.undo(position, BEN)
        await world.moved(position, BEN, f"draw-{colour}")
    elif how == "seat":
        await hand_over(world, position.table, 0, CLEO, ANN)
    else:
        await administration.close(world.tables, position.table.id, by(ANN))
    await world.orders.review(position.table.id)
    expected = {"undo": "order-over-undone", "seat": "order-over-seat", "closed": None}
    assert await world.told(position, BEN) == expected[how]
    assert await world.store.read(queries.next_at, position.table.id) is None
    before = await world.keys(position)
    await world.pass_time()
    assert await world.keys(position) == before


async def test_a_successor_does_not_inherit_an_order(world: Planned) -> None:
    position, _, ben = await begun(world)
    await world.order(position, BEN, f"discard-{ben[0]}")
    await hand_over(world, position.table, 1, CLEO, ANN)
    await world.orders.review(position.table.id)
    assert await world.store.read(queries.at_table, position.table.id) == []


async def test_an_order_costs_no_bank(world: Planned) -> None:
    table = await world.open(game="lost_cities", first=0)
    await lobby.join(world.tables, table.id, BEN)
    await terms.set_pace(world.tables, table.id, Pace.BRISK, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    ann, ben = (position.view(seat).hand for seat in (0, 1))

    async def posted() -> None:
        for item in await world.store.claim(world.time, (), 10):
            board = Post(table_id=table.id, kind=Kind.STATUS, channel_id=1, message_id=1, revision=item.revision)
            await world.store.finish(item, Sent((board,) if item.kind is Kind.STATUS else ()), world.time)

    await posted()
    await world.order(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await turn(world, position, list(ann))
    await posted()
    before = (await world.tables.get(table.id)).clock_of(1)
    assert before is not None
    assert before.since is not None
    await world.pass_time()
    after = (await world.tables.get(table.id)).clock_of(1)
    assert after is not None
    assert len(await world.keys(position)) == 4
    assert after.used == before.used
