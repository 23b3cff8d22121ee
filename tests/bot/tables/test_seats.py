"""Seats of a running game that pass to somebody else: by consent, or with a reason that all may read."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.model.change import Due
from bot.model.outbox import Kind, Sent
from bot.model.table import Actor, EntryKind, Person, Position, Status, Table
from bot.tables import administration, play, replays, seats, terms
from bot.tables import lobby as table_lobby
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.seats import OFFER_LIFE
from games.players import Level
from tests.bot.tables.test_administration import posted
from tests.bot.tables.world import ANN, BEN, CLEO, DORA, GUILD, World, by, hand_over, look

STATUS, REFRESH, NOTICE, OFFER = ((kind, None) for kind in (Kind.STATUS, Kind.REFRESH, Kind.NOTICE, Kind.SEAT_OFFER))
EASY = Level.EASY
WEEK = 7 * 86_400.0


async def offered(world: World, position: Position, seat: int, to: Person | Level, actor: Actor, **more: str) -> Table:
    """The table after an offer was made, which changed no seat."""
    table = await seats.hand_over(world.tables, position.table.id, seat, to, actor, **more)
    assert table.seats == position.table.seats
    assert await world.queue() == [OFFER]
    await world.hush()
    return table


async def on_the_table(world: World) -> Position:
    """A game under way whose board is posted."""
    position = await world.started()
    await world.store.record_posts([posted(position.table.id, Kind.STATUS, None, position.table.revision)])
    return position


async def agree(world: World, table: Table, seat: int, person: Person) -> Table:
    offer = table.offer_of(seat)
    assert offer is not None
    return await seats.agree(world.tables, table.id, seat, offer.revision, person)


def asked(table: Table, seat: int) -> tuple[int, ...]:
    offer = table.offer_of(seat)
    assert offer is not None
    return offer.asked


# -- with consent ----------------------------------------------------------------------------------------------------


async def test_who_gives_the_own_seat_away_is_followed_by_somebody_who_agrees(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take")
    table = await offered(world, await world.tables.position(position.table.id), 0, CLEO, by(ANN))
    assert asked(table, 0) == (CLEO.user_id,)
    await world.act(position, ANN, "take")  # the seat is hers until then
    world.later(minutes=1)
    taken = await agree(world, table, 0, CLEO)
    assert taken == await world.tables.get(table.id)
    assert [seat.user_id for seat in taken.seats] == [CLEO.user_id, BEN.user_id]
    assert (taken.owner_id, taken.offers, taken.turn_since) == (CLEO.user_id, (), world.time)
    assert await world.queue() == [NOTICE, STATUS, (Kind.HAND, 0), OFFER]
    with pytest.raises(NotSeated):
        await world.act(position, ANN, "take")
    now = await world.tables.position(table.id)
    assert not play.can_undo(now, CLEO.user_id)  # it was not Cleo's move
    with pytest.raises(Refusal, match="refusal-undo-new-seat"):
        await world.undo(position, CLEO)
    await world.act(position, CLEO, "give")


async def test_a_seat_that_nobody_waits_for_is_taken_over_without_a_ping(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take")
    await hand_over(world, position.table, 1, CLEO, ANN)
    assert await world.queue() == [NOTICE, REFRESH, (Kind.HAND, 1), OFFER]
    assert play.can_undo(await world.tables.position(position.table.id), ANN.user_id)


@pytest.mark.parametrize("first", [CLEO, BEN], ids=["the newcomer first", "who sits there first"])
async def test_an_owner_gives_away_a_seat_only_if_both_agree(world: World, first: Person) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(ANN))
    assert asked(table, 1) == (CLEO.user_id, BEN.user_id)
    second = BEN if first is CLEO else CLEO
    table = await agree(world, table, 1, first)
    assert (asked(table, 1), table.seats) == ((second.user_id,), position.table.seats)
    assert await world.queue() == [OFFER]
    with pytest.raises(Refusal, match="refusal-offer-not-yours"):
        await agree(world, table, 1, first)
    table = await agree(world, table, 1, second)
    assert [seat.user_id for seat in table.seats] == [ANN.user_id, CLEO.user_id]


async def test_nobody_is_thrown_out_for_a_computer_player_either(world: World) -> None:
    position = await world.started()
    table = await offered(world, position, 1, EASY, by(ANN))
    assert asked(table, 1) == (BEN.user_id,)
    table = await agree(world, table, 1, BEN)
    assert (table.seats[1].level, table.with_computers) == (EASY, True)
    assert [draft for draft in await world.queue() if draft[0] is Kind.HAND] == []


async def test_ones_own_seat_goes_to_a_computer_player_at_once_from_anywhere(world: World) -> None:
    position = await world.started()
    table = await seats.hand_over(world.tables, position.table.id, 1, EASY, by(BEN, guild=None))
    assert (table.seats[1].level, table.seats[1].seen_by) == (EASY, (BEN.user_id,))


@pytest.mark.parametrize(
    ("seat", "person", "actor", "refusal"),
    [
        (1, CLEO, by(CLEO), "refusal-owner-only"),
        (0, CLEO, by(BEN), "refusal-owner-only"),
        (0, BEN, by(ANN), "refusal-already-seated"),
        (2, CLEO, by(ANN), "refusal-other-not-seated"),
        (-1, CLEO, by(ANN), "refusal-other-not-seated"),
        (1, CLEO, by(ANN, guild=99), "refusal-other-server"),
        (1, CLEO, by(DORA, guild=99, manager=True), "refusal-other-server"),
        (1, EASY, by(DORA, guild=99, manager=True), "refusal-other-server"),
        (0, CLEO, by(ANN, guild=99), "refusal-other-server"),
        (0, CLEO, by(ANN, guild=None), "refusal-other-server"),
    ],
)
async def test_who_may_offer_a_seat(
    world: World, seat: int, person: Person | Level, actor: Actor, refusal: str
) -> None:
    position = await world.started()
    with pytest.raises(Refusal, match=refusal):
        await seats.hand_over(world.tables, position.table.id, seat, person, actor, reason="because")
    assert await world.tables.get(position.table.id) == position.table


# -- without consent -------------------------------------------------------------------------------------------------


async def test_who_is_late_loses_the_seat_without_being_asked(world: World) -> None:
    position = await on_the_table(world)
    world.later(seconds=WEEK - 1)
    await look(world)
    early = await offered(world, position, 0, CLEO, by(BEN, manager=True))
    assert asked(early, 0) == (CLEO.user_id, ANN.user_id), "a week is not over"
    world.later(seconds=1)
    await look(world)
    await world.hush()
    waiting = await offered(world, position, 1, CLEO, by(ANN))
    assert asked(waiting, 1) == (CLEO.user_id, BEN.user_id), "nobody waits for Ben"
    table = await offered(world, position, 0, DORA, by(BEN, manager=True))
    assert asked(table, 0) == (DORA.user_id,)
    table = await agree(world, table, 0, DORA)
    assert table.seats[0].user_id == DORA.user_id
    assert '"why":"late"' in (await world.notes())[0]
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await seats.hand_over(world.tables, table.id, 0, CLEO, by(BEN))
    table = await seats.hand_over(world.tables, table.id, 0, EASY, by(BEN, manager=True))
    assert asked(table, 0) == (DORA.user_id,), "the delay is not the newcomer's"


async def test_who_comes_back_in_time_is_asked_after_all(world: World) -> None:
    position = await on_the_table(world)
    world.later(seconds=WEEK)
    await look(world)
    await world.hush()
    table = await offered(world, position, 0, CLEO, by(BEN, manager=True))
    await world.act(position, ANN, "end")
    table = await agree(world, table, 0, CLEO)
    assert (asked(table, 0), table.seats) == ((ANN.user_id,), position.table.seats)
    await seats.refuse(world.tables, table.id, 0, table.offers[0].revision, ANN.user_id)
    assert (await world.tables.get(table.id)).seats == position.table.seats


async def test_who_has_left_the_server_loses_the_seat_without_being_asked(world: World) -> None:
    position = await world.started()
    gone: list[tuple[int, int]] = [(GUILD, BEN.user_id)]

    async def has_left(guild_id: int, user_id: int) -> bool:
        return (guild_id, user_id) in gone

    world.tables.has_left = has_left
    table = await offered(world, position, 1, CLEO, by(ANN))
    assert asked(table, 1) == (CLEO.user_id,)
    gone.clear()
    assert asked(await agree(world, table, 1, CLEO), 1) == (BEN.user_id,), "he is here again"
    await world.hush()
    gone.append((GUILD, BEN.user_id))
    table = await seats.hand_over(world.tables, table.id, 1, EASY, by(ANN))
    assert table.seats[1].level is EASY
    assert '"why":"left"' in (await world.notes())[0]


async def test_a_manager_says_in_public_why_somebody_is_not_asked(world: World) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(DORA, manager=True))
    assert asked(table, 1) == (CLEO.user_id, BEN.user_id), "without a reason all are asked"
    table = await offered(world, position, 1, CLEO, by(ANN), reason="I want to")
    assert asked(table, 1) == (CLEO.user_id, BEN.user_id), "an owner's reasons are no manager's"
    table = await offered(world, position, 1, CLEO, by(DORA, manager=True), reason="he asked me to")
    assert asked(table, 1) == (CLEO.user_id,)
    table = await agree(world, table, 1, CLEO)
    assert table.seats[1].user_id == CLEO.user_id
    (note,) = await world.notes()
    assert '"why":"manager"' in note
    assert '"by":"<@4>"' in note
    assert "he asked me to" in note
    public = [event.text.args for entry in await replays.log(world.tables, table.id) for event in entry.readable(None)]
    assert any(args.get("reason") == "he asked me to" for args in public), "the log keeps it"


# -- who knows a hand --------------------------------------------------------------------------------------------------


async def test_whoever_has_seen_a_hand_is_named_for_ever(world: World) -> None:
    position = await world.started()
    table = await hand_over(world, position.table, 0, CLEO, ANN)
    assert table.seats[0].seen_by == (ANN.user_id,)
    table = await hand_over(world, table, 0, ANN, CLEO)
    assert table.seats[0].seen_by == (CLEO.user_id,)
    table = await seats.hand_over(world.tables, table.id, 0, EASY, by(ANN))
    assert table.seats[0].seen_by == (CLEO.user_id, ANN.user_id)
    table = await hand_over(world, table, 0, DORA, BEN)
    assert table.seats[0].seen_by == (CLEO.user_id, ANN.user_id)
    assert table == await world.tables.get(table.id)
    events = [event for entry in await replays.log(world.tables, table.id) for event in entry.readable(None)]
    told = [event.text.args["who"] for event in events if event.text.id == "log-hand-seen"]
    assert told == ["<@1>, <@3>", "<@3>, <@1>", "<@3>, <@1>", "<@3>, <@1>, <@4>"]


async def test_a_newcomer_does_not_read_what_only_the_predecessor_was_told(world: World) -> None:
    position = await world.started()
    await world.act(position, BEN if position.to_act == (1,) else ANN, "take")
    table = await hand_over(world, position.table, 0, CLEO, ANN)
    await world.act(position, CLEO, "take")
    seat = table.seats[0]
    entries = [entry for entry in await replays.log(world.tables, table.id) if entry.kind is EntryKind.MOVE]
    assert [[event.text.id for event in entry.readable(0, seat.since)] for entry in entries] == [
        ["did"],
        ["did", "secret"],
    ]


async def test_a_new_players_hand_never_goes_where_the_last_ones_went(world: World) -> None:
    position = await world.started()
    table = position.table
    await world.store.record_posts([posted(table.id, "hand", seat, table.revision) for seat in (0, 1)])
    await world.act(position, ANN, "draw")
    (item,) = [e for e in await world.store.claim(world.time, (), 10) if e.kind is Kind.HAND]
    await hand_over(world, table, 0, CLEO, ANN)
    assert await world.store.post(table.id, "hand", 0) is None
    assert await world.store.post(table.id, "hand", 1) is not None
    # what was under way to the last player meanwhile is not remembered either
    await world.store.finish(item, Sent((posted(table.id, "hand", 0, item.revision),)), world.time)
    assert await world.store.post(table.id, "hand", 0) is None
    (item,) = [e for e in await world.store.claim(world.time, (), 10) if e.kind is Kind.HAND]
    await world.store.finish(item, Sent((posted(table.id, "hand", 0, item.revision, 2),)), world.time)
    assert (await world.store.post(table.id, "hand", 0)) == posted(table.id, "hand", 0, item.revision, 2)


# -- what becomes of offers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [CLEO, BEN, ANN], ids=["who is to come", "who is to go", "who made it"])
async def test_an_offer_is_ended_by_all_whom_it_concerns_and_nobody_else(world: World, who: Person) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(ANN))
    revision = table.offers[0].revision
    for attempt in (
        seats.refuse(world.tables, table.id, 1, revision, DORA.user_id),
        seats.agree(world.tables, table.id, 1, revision, DORA),
    ):
        with pytest.raises(Refusal, match="refusal-offer-not-yours"):
            await attempt
    ended = await seats.refuse(world.tables, table.id, 1, revision, who.user_id)
    assert (ended.offers, ended.seats) == ((), position.table.seats)
    assert await world.queue() == [NOTICE, OFFER]
    for person in (CLEO, BEN):
        with pytest.raises(Refusal, match="refusal-offer-gone"):
            await seats.agree(world.tables, table.id, 1, revision, person)


async def test_who_is_overruled_cannot_end_the_offer(world: World) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(DORA, manager=True), reason="so be it")
    with pytest.raises(Refusal, match="refusal-offer-not-yours"):
        await seats.refuse(world.tables, table.id, 1, table.offers[0].revision, BEN.user_id)


async def test_a_later_offer_takes_the_place_of_an_earlier_one(world: World) -> None:
    position = await world.started()
    first = await offered(world, position, 0, CLEO, by(ANN))
    second = await offered(world, position, 0, DORA, by(ANN))
    assert [offer.to for offer in second.offers] == [DORA]
    with pytest.raises(Refusal, match="refusal-offer-gone"):
        await agree(world, first, 0, CLEO)


async def test_an_offer_ends_by_itself(world: World) -> None:
    position = await world.started()
    await offered(world, position, 0, CLEO, by(ANN))
    world.later(hours=1)
    await offered(world, position, 1, DORA, by(ANN))
    ends = world.time - timedelta(hours=1) + OFFER_LIFE
    assert await world.due_at(Due.SEAT_OFFERS) == ends
    world.time = ends
    await seats.expire(world.tables, position.table.id)
    table = await world.tables.get(position.table.id)
    assert [offer.to for offer in table.offers] == [DORA]
    assert await world.queue() == [NOTICE, OFFER]
    assert "notice-offer-expired" in (await world.notes())[0]
    assert await world.due_at(Due.SEAT_OFFERS) == table.offers[0].made_at + OFFER_LIFE
    await world.hush()
    await seats.expire(world.tables, table.id)
    assert (await world.tables.get(table.id), await world.queue()) == (table, [])


@pytest.mark.parametrize("end", ["stop", "close", "move"])
async def test_offers_go_with_their_game(world: World, end: str) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(ANN))
    if end == "stop":
        await world.act(position, ANN, "stop")
    elif end == "close":
        await administration.close(world.tables, table.id, by(ANN))
    else:
        await administration.move(world.tables, table.id, 77, by(ANN))
    now = await world.tables.get(table.id)
    assert OFFER in await world.queue()
    if end == "move":
        assert now.offers == table.offers
        await agree(world, table, 1, CLEO)
    else:
        assert now.offers == ()
        due = await world.store.next_due()
        assert due is not None
        assert due[1] == Due.SWEEP
        with pytest.raises(Refusal, match="refusal-over"):
            await agree(world, table, 1, CLEO)


async def test_somebody_who_sits_down_elsewhere_at_the_table_is_offered_nothing_more(world: World) -> None:
    position = await world.started()
    await offered(world, position, 1, CLEO, by(ANN))
    table = await offered(world, position, 0, CLEO, by(ANN))
    table = await agree(world, table, 0, CLEO)
    assert table.offers == ()


async def test_seats_are_offered_three_times_a_day_at_most(world: World) -> None:
    position = await world.started()
    for _ in range(3):
        await offered(world, position, 0, CLEO, by(ANN))
        world.later(hours=1)
    with pytest.raises(Refusal, match="refusal-offered-often") as refused:
        await seats.hand_over(world.tables, position.table.id, 0, CLEO, by(ANN))
    assert refused.value.text.args["when"] == f"<t:{int(world.time.timestamp()) + 21 * 3600}:R>"
    for other in (DORA, EASY):  # nor may who sits there be asked for ever
        table = await offered(world, position, 1, other, by(ANN))
    await offered(world, position, 1, EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-offered-often"):
        await seats.hand_over(world.tables, table.id, 1, DORA, by(ANN))
    elsewhere = await world.started(ANN, DORA, channel=21)
    with pytest.raises(Refusal, match="refusal-offered-often"):
        await seats.hand_over(world.tables, elsewhere.table.id, 0, CLEO, by(ANN))
    assert (await world.tables.get(elsewhere.table.id)).status is Status.RUNNING
    world.later(hours=21)
    await offered(world, elsewhere, 0, CLEO, by(ANN))


# -- power -------------------------------------------------------------------------------------------------------------


async def test_power_belongs_to_the_tables_own_server(world: World) -> None:
    """Whoever manages another server, or names the table from there, has no say about it."""
    tables = world.tables
    lobby, running = await world.open(channel=30), await world.started(channel=31)
    await world.hush()
    before = [await world.store.export(number) for number in (lobby.id, running.table.id)]
    for actor in (by(DORA, guild=99, manager=True), by(ANN, guild=99, manager=True), by(ANN, guild=None)):
        for attempt in (
            administration.close(tables, lobby.id, actor),
            administration.close(tables, running.table.id, actor),
            table_lobby.start(tables, lobby.id, actor),
            table_lobby.kick(tables, lobby.id, ANN.user_id, actor),
            terms.set_options(tables, lobby.id, {}, actor),
            table_lobby.add_computer(tables, lobby.id, EASY, actor),
            table_lobby.remove_computer(tables, lobby.id, "Juno", actor),
            administration.move(tables, running.table.id, 77, actor),
            seats.hand_over(tables, running.table.id, 1, DORA, actor, reason="mine now"),
            seats.hand_over(tables, running.table.id, 1, EASY, actor, reason="mine now"),
        ):
            with pytest.raises(Refusal, match="refusal-other-server"):
                await attempt
    assert [await world.store.export(number) for number in (lobby.id, running.table.id)] == before
