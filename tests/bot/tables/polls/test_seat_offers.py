"""Seats of a running game that pass to somebody else: by consent, or with a reason that all may read."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Sent
from bot.scheduler.model import Due
from bot.tables.core import administration, play
from bot.tables.core.model import Actor, EntryKind, Person, Position, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.polls import seat_offers, service
from bot.tables.polls.model import Poll
from bot.tables.polls.seat_offers import OFFER_LIFE
from bot.tables.polls.subjects import AGREE, REFUSE, SeatOffer
from games.players import Level
from testing.outbox import claim
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, answer, by, hand_over, last_entries, look, only
from tests.bot.tables.core.test_administration import posted

STATUS, REFRESH, NOTICE = ((kind, None) for kind in (Kind.STATUS, Kind.REFRESH, Kind.NOTICE))
OFFER = (Kind.POLL, SeatOffer.kind)
EASY = Level.EASY
WEEK = 7 * 86_400.0


async def offered(world: World, position: Position, seat: int, to: Person | Level, actor: Actor, **more: str) -> Table:
    """The table after an offer was made, which changed no seat."""
    table = await seat_offers.hand_over(world.tables, position.table.id, seat, to, actor, **more)
    assert table.seats == position.table.seats
    assert await world.queue() == [OFFER]
    await world.hush()
    return table


async def on_the_table(world: World) -> Position:
    """A game under way whose board is posted."""
    position = await world.started()
    board = posted(position.table.id, Kind.STATUS, position.table.revision)
    await world.store.write(outbox.record_posts, [board])
    return position


def offer(table: Table, seat: int) -> Poll[SeatOffer]:
    return only(table, SeatOffer, seat)


async def agree(world: World, table: Table, seat: int, person: Person) -> Table:
    return await answer(world, table, offer(table, seat), person, AGREE)


async def refuse(world: World, table: Table, seat: int, person: Person) -> Table:
    return await answer(world, table, offer(table, seat), person, REFUSE)


def asked(table: Table, seat: int) -> tuple[int, ...]:
    return seat_offers.pending(table, offer(table, seat))


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
    assert (taken.owner_id, taken.polls, taken.turn_since) == (CLEO.user_id, (), world.time)
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
    table = await seat_offers.hand_over(world.tables, position.table.id, 1, EASY, by(BEN, guild=None))
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
        await seat_offers.hand_over(world.tables, position.table.id, seat, person, actor, reason="because")
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
        await seat_offers.hand_over(world.tables, table.id, 1, CLEO, by(DORA))
    assert table.owner_id == BEN.user_id, "who stayed, not who came"
    table = await seat_offers.hand_over(world.tables, table.id, 0, EASY, by(BEN, manager=True))
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
    await refuse(world, table, 0, ANN)
    assert (await world.tables.get(table.id)).seats == position.table.seats


async def test_who_has_left_the_server_loses_the_seat_without_being_asked(world: World) -> None:
    position = await world.started()
    gone: list[tuple[int | None, int]] = [(GUILD, BEN.user_id)]

    async def has_left(guild_id: int | None, user_id: int) -> bool:
        return (guild_id, user_id) in gone

    world.tables.has_left = has_left
    table = await offered(world, position, 1, CLEO, by(ANN))
    assert asked(table, 1) == (CLEO.user_id,)
    gone.clear()
    assert asked(await agree(world, table, 1, CLEO), 1) == (BEN.user_id,), "he is here again"
    await world.hush()
    gone.append((GUILD, BEN.user_id))
    table = await seat_offers.hand_over(world.tables, table.id, 1, EASY, by(ANN))
    assert table.seats[1].level is EASY
    assert '"why":"left"' in (await world.notes())[0]


async def test_a_table_is_free_while_discord_is_asked_who_has_left(world: World) -> None:
    position = await world.started()

    async def has_left(_guild_id: int | None, user_id: int) -> bool:
        async with asyncio.timeout(10):  # not a wait: for ever it would be, for who waits for the table
            await world.act(position, ANN, "take")
        return user_id == BEN.user_id

    world.tables.has_left = has_left
    table = await offered(world, position, 1, CLEO, by(ANN))
    assert (await agree(world, table, 1, CLEO)).seats[1].user_id == CLEO.user_id


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
    public = [event.text.args for entry in await last_entries(world.tables, table.id) for event in entry.readable(None)]
    assert any(args.get("reason") == "he asked me to" for args in public), "the log keeps it"


# -- who knows a hand --------------------------------------------------------------------------------------------------


async def test_whoever_has_seen_a_hand_is_named_for_ever(world: World) -> None:
    position = await world.started()
    table = await hand_over(world, position.table, 0, CLEO, ANN)
    assert table.seats[0].seen_by == (ANN.user_id,)
    table = await hand_over(world, table, 0, ANN, CLEO)
    assert table.seats[0].seen_by == (CLEO.user_id,)
    table = await seat_offers.hand_over(world.tables, table.id, 0, EASY, by(ANN))
    assert table.seats[0].seen_by == (CLEO.user_id, ANN.user_id)
    table = await hand_over(world, table, 0, DORA, BEN)
    assert table.seats[0].seen_by == (CLEO.user_id, ANN.user_id)
    assert table == await world.tables.get(table.id)
    events = [event for entry in await last_entries(world.tables, table.id) for event in entry.readable(None)]
    told = [event.text.args["who"] for event in events if event.text.id == "log-hand-seen"]
    assert told == ["<@1>, <@3>", "<@3>, <@1>", "<@3>, <@1>", "<@3>, <@1>, <@4>"]


async def test_a_newcomer_does_not_read_what_only_the_predecessor_was_told(world: World) -> None:
    position = await world.started()
    await world.act(position, BEN if position.to_act == (1,) else ANN, "take")
    table = await hand_over(world, position.table, 0, CLEO, ANN)
    await world.act(position, CLEO, "take")
    seat = table.seats[0]
    entries = [entry for entry in await last_entries(world.tables, table.id) if entry.kind is EntryKind.MOVE]
    assert [[event.text.id for event in entry.readable(0, seat.since)] for entry in entries] == [
        ["did"],
        ["did", "secret"],
    ]


async def test_a_new_players_hand_never_goes_where_the_last_ones_went(world: World) -> None:
    position = await world.started()
    table = position.table
    await world.store.write(outbox.record_posts, [posted(table.id, Kind.HAND, table.revision, seat) for seat in (0, 1)])
    await world.act(position, ANN, "draw")
    (item,) = [e for e in await claim(world.store, world.time) if e.kind is Kind.HAND]
    await hand_over(world, table, 0, CLEO, ANN)
    assert await world.store.read(outbox.find_post, table.id, Kind.HAND, 0) is None
    assert await world.store.read(outbox.find_post, table.id, Kind.HAND, 1) is not None
    # what was under way to the last player meanwhile is not remembered either
    await world.store.write(outbox.finish, item, Sent((posted(table.id, Kind.HAND, item.revision),)))
    assert await world.store.read(outbox.find_post, table.id, Kind.HAND, 0) is None
    (item,) = [e for e in await claim(world.store, world.time) if e.kind is Kind.HAND]
    await world.store.write(outbox.finish, item, Sent((posted(table.id, Kind.HAND, item.revision, message=2),)))
    assert (await world.store.read(outbox.find_post, table.id, Kind.HAND, 0)) == posted(
        table.id, Kind.HAND, item.revision, message=2
    )


# -- what becomes of offers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [CLEO, BEN, ANN], ids=["who is to come", "who is to go", "who made it"])
async def test_an_offer_is_ended_by_all_whom_it_concerns_and_nobody_else(world: World, who: Person) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(ANN))
    for attempt in (refuse(world, table, 1, DORA), agree(world, table, 1, DORA)):
        with pytest.raises(Refusal, match="refusal-offer-not-yours"):
            await attempt
    ended = await refuse(world, table, 1, who)
    assert (ended.polls, ended.seats) == ((), position.table.seats)
    assert await world.queue() == [NOTICE, OFFER]
    for person in (CLEO, BEN):
        with pytest.raises(Refusal, match="refusal-offer-gone"):
            await agree(world, table, 1, person)


async def test_who_is_overruled_cannot_end_the_offer(world: World) -> None:
    position = await world.started()
    table = await offered(world, position, 1, CLEO, by(DORA, manager=True), reason="so be it")
    with pytest.raises(Refusal, match="refusal-offer-not-yours"):
        await refuse(world, table, 1, BEN)


async def test_a_later_offer_takes_the_place_of_an_earlier_one(world: World) -> None:
    position = await world.started()
    first = await offered(world, position, 0, CLEO, by(ANN))
    second = await offered(world, position, 0, DORA, by(ANN))
    assert [each.about.to for each in second.asking(SeatOffer)] == [DORA]
    with pytest.raises(Refusal, match="refusal-offer-gone"):
        await agree(world, first, 0, CLEO)


async def test_an_offer_ends_by_itself(world: World) -> None:
    position = await world.started()
    await offered(world, position, 0, CLEO, by(ANN))
    world.later(hours=1)
    await offered(world, position, 1, DORA, by(ANN))
    ends = world.time - timedelta(hours=1) + OFFER_LIFE
    assert await world.due_at(Due.POLL) == ends
    world.time = ends
    await service.check(world.tables, position.table.id)
    table = await world.tables.get(position.table.id)
    assert [each.about.to for each in table.asking(SeatOffer)] == [DORA]
    assert await world.queue() == [NOTICE, OFFER]
    assert "notice-offer-expired" in (await world.notes())[0]
    assert await world.due_at(Due.POLL) == offer(table, 1).opened_at + OFFER_LIFE
    await world.hush()
    await service.check(world.tables, table.id)
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
        assert now.polls == table.polls
        await agree(world, table, 1, CLEO)
    else:
        assert now.polls == ()
        assert await world.due() == {Due.ARCHIVE}
        with pytest.raises(Refusal, match="refusal-over"):
            await agree(world, table, 1, CLEO)


async def test_somebody_who_sits_down_elsewhere_at_the_table_is_offered_nothing_more(world: World) -> None:
    position = await world.started()
    await offered(world, position, 1, CLEO, by(ANN))
    table = await offered(world, position, 0, CLEO, by(ANN))
    table = await agree(world, table, 0, CLEO)
    assert table.polls == ()


async def test_seats_are_offered_three_times_a_day_at_most(world: World) -> None:
    position = await world.started()
    for _ in range(3):
        await offered(world, position, 0, CLEO, by(ANN))
        world.later(hours=1)
    with pytest.raises(Refusal, match="refusal-offered-often") as refused:
        await seat_offers.hand_over(world.tables, position.table.id, 0, CLEO, by(ANN))
    assert refused.value.text.args["when"] == f"<t:{int(world.time.timestamp()) + 21 * 3600}:R>"
    for other in (DORA, EASY):  # nor may who sits there be asked for ever
        table = await offered(world, position, 1, other, by(ANN))
    await offered(world, position, 1, EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-offered-often"):
        await seat_offers.hand_over(world.tables, table.id, 1, DORA, by(ANN))
    elsewhere = await world.started(ANN, DORA, channel=21)
    with pytest.raises(Refusal, match="refusal-offered-often"):
        await seat_offers.hand_over(world.tables, elsewhere.table.id, 0, CLEO, by(ANN))
    assert (await world.tables.get(elsewhere.table.id)).status is Status.RUNNING
    world.later(hours=21)
    await offered(world, elsewhere, 0, CLEO, by(ANN))
