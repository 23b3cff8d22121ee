"""Undo by consent: how far one may ask, who agrees, what ends a request, and what a table is like after it."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.schema import positions
from bot.outbox.model import Kind
from bot.tables.core import administration, play
from bot.tables.core.model import Entry, EntryKind, Person, Position, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.history import position_queries
from bot.tables.history.log import undone_by_consent
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.polls import service, take_backs
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import AGREE, REFUSE, TakeBack
from games.players import Level
from testing.databases import url
from testing.toys import TOYS
from testing.world import ANN, BEN, CHANNEL, CLEO, DORA, World, answer, by, hand_over, last_entries, only

each_kind = pytest.mark.usefixtures("each_kind")

STATUS, REQUEST = (Kind.STATUS, None), (Kind.POLL, TakeBack.kind)


async def far(world: World, position: Position, person: Person) -> list[tuple[int, int, tuple[int, ...]]]:
    """How far one may go: the turn it would be again, how many turns are undone, and whose."""
    table = await world.tables.get(position.table.id)
    found = await take_backs.targets(world.tables, table, person.user_id)
    return [(each.end.turn, each.turns, each.seats) for each in found]


async def ask(world: World, position: Position, person: Person, nth: int = 0) -> Table:
    table = await world.tables.get(position.table.id)
    target = (await take_backs.targets(world.tables, table, person.user_id))[nth]
    return await take_backs.ask(world.tables, table.id, target.end.revision, person, world.click())


def request(table: Table) -> Poll[TakeBack]:
    return only(table, TakeBack)


async def agree(world: World, table: Table, person: Person) -> Table:
    return await answer(world, table, request(table), person, AGREE)


async def refuse(world: World, table: Table, person: Person) -> Table:
    return await answer(world, table, request(table), person, REFUSE)


async def test_how_far_one_may_ask_to_go(world: World) -> None:
    position = await world.started(ANN, BEN, CLEO)
    with pytest.raises(Refusal, match="refusal-undo-none"):
        await far(world, position, ANN)
    await world.act(position, ANN, "take", "peek")
    assert await far(world, position, ANN) == [(0, 1, (0,))]
    await world.act(position, ANN, "end")
    await world.act(position, BEN, "draw")
    await world.act(position, CLEO, "take")
    assert await far(world, position, ANN) == [(0, 3, (0, 1, 2))]
    assert await far(world, position, BEN) == [(1, 2, (1, 2))]
    await world.act(position, CLEO, "end")
    await world.act(position, ANN, "end")
    assert await far(world, position, ANN) == [(3, 1, (0,)), (0, 4, (0, 1, 2))]
    assert await far(world, position, BEN) == [(1, 3, (0, 1, 2))]
    with pytest.raises(NotSeated):
        await far(world, position, DORA)


@each_kind
async def test_all_agree_and_the_table_is_as_it_was(world: World, tmp_path: Path) -> None:
    position = await world.started(ANN, BEN, CLEO)
    await world.act(position, ANN, "take", "draw")
    before = await world.tables.position(position.table.id)
    await world.act(position, BEN, "draw")
    await world.act(position, CLEO, "take")
    await world.hush()
    world.later(hours=1)
    table = await ask(world, position, BEN)
    assert await service.asked(world.tables, table, request(table)) == (1, 3)
    assert await world.queue() == [REQUEST]
    assert (await agree(world, table, ANN)).polls
    again = Tables(
        await Store.open(url(tmp_path)), TOYS, now=lambda: world.time, after_change=AFTER_CHANGE
    )  # the bot was started anew
    ballot = service.Ballot(TakeBack.kind, request(table).revision, AGREE)
    table = await service.answer(again, table.id, ballot, CLEO)
    assert (table.polls, table.undo_seat, table.turn_since) == ((), None, world.time)
    after = await again.position(table.id)
    assert (after.state, after.to_act) == (before.state, before.to_act)
    assert set(await world.queue()) == {STATUS, REQUEST, (Kind.HAND, 1), (Kind.HAND, 2)}
    assert "undo-over-done" in (await world.notes())[0]
    entries = await last_entries(world.tables, table.id, 50)
    told = [entry for entry in entries if entry.events and not entry.undone]
    assert told[-1].kind is EntryKind.TAKEN_BACK
    assert told[-1].readable(None)[0].text.id == "log-taken-back-agreed"
    assert {entry.key for entry in entries if entry.revision in undone_by_consent(entries)} == {"draw", "take"}
    assert [end.turn for end in await again.store.read(position_queries.turn_ends, table.id)] == [0, 1]
    with pytest.raises(Refusal, match="refusal-undo-gone"):
        await service.answer(world.tables, table.id, ballot, CLEO)
    await world.act(position, BEN, "end")
    await again.store.close()


@pytest.mark.parametrize("who", [BEN, CLEO, ANN])
async def test_one_refusal_ends_it_and_so_does_who_asked(world: World, who: Person) -> None:
    position = await world.started(ANN, BEN, CLEO)
    await world.act(position, ANN, "draw")
    table = await ask(world, position, ANN)
    with pytest.raises(Refusal, match="refusal-undo-own"):
        await agree(world, table, ANN)
    table = await agree(world, table, BEN)
    with pytest.raises(Refusal, match="refusal-undo-answered"):
        await agree(world, table, BEN)
    for stranger in (agree, refuse):
        with pytest.raises(NotSeated):
            await stranger(world, table, DORA)
    after = await refuse(world, table, who)
    assert (after.polls, after.to_act) == ((), (1,))
    assert ("undo-over-withdrawn" if who is ANN else "undo-over-refused") in (await world.notes())[-1]
    assert await world.due() == set()
    told = [
        entry.readable(None)
        for entry in await last_entries(world.tables, table.id, 5)
        if entry.kind is not EntryKind.MOVE
    ]
    assert not any(told), "who has answered what is nobody's to read"


async def test_silence_refuses(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "draw")
    await ask(world, position, ANN)
    world.later(hours=23, minutes=59)
    assert await world.scheduler.run_due() == 60
    await service.check(world.tables, position.table.id)
    assert (await world.tables.get(position.table.id)).polls
    world.later(minutes=1)
    await world.scheduler.run_due()
    assert (await world.tables.get(position.table.id)).polls == ()
    assert "undo-over-silence" in (await world.notes())[-1]
    assert await world.due() == set()


@pytest.mark.parametrize(
    ("keys", "ends"),
    [
        (["take"], None),
        (["peek"], None),
        (["end"], "undo-over-turn"),
        (["stop"], "undo-over-turn"),
    ],
)
async def test_play_goes_on_meanwhile_until_a_turn_is_finished(world: World, keys: list[str], ends: str | None) -> None:
    position = await world.started()
    await world.act(position, ANN, "draw")
    table = await ask(world, position, ANN)
    await world.hush()
    played = await world.act(position, BEN, *keys)
    requests = played.position.table.asking(TakeBack)
    assert played.position.table == await world.tables.get(table.id)
    if ends is None:
        assert [each.about.undoes for each in requests] == [(0, 1)], "the post tells that these moves are undone, too"
        assert REQUEST in await world.queue()
        after = await agree(world, table, BEN)
        assert (await world.tables.position(after.id)).state == position.state
    else:
        assert requests == ()
        assert ends in (await world.notes())[-1]
        with pytest.raises(Refusal, match=r"refusal-(undo-gone|over)"):
            await agree(world, table, BEN)


async def test_a_seat_that_changes_hands_and_a_table_that_is_closed_end_it(world: World) -> None:
    position = await world.started(ANN, BEN)
    await world.act(position, ANN, "draw")
    await world.act(position, BEN, "draw")
    await world.act(position, ANN, "draw")
    table = await ask(world, position, ANN)
    await hand_over(world, table, 1, CLEO, ANN)
    assert "undo-over-seat" in "".join(await world.notes())
    for gone in (BEN, CLEO):
        with pytest.raises((NotSeated, Refusal)):
            await agree(world, table, gone)
    with pytest.raises(Refusal, match="refusal-undo-none"):
        await far(world, position, CLEO)
    await world.act(position, CLEO, "draw")
    table = await ask(world, position, CLEO)
    moved = await administration.move(world.tables, table.id, CHANNEL + 9, by(ANN))
    assert moved.polls == table.polls
    assert REQUEST in await world.queue(), "it is posted in the new channel"
    closed = await administration.close(world.tables, table.id, by(ANN))
    assert (closed.polls, closed.status) == ((), Status.CLOSED)
    assert "undo-over-closed" in "".join(await world.notes())


@pytest.mark.parametrize("first", ["take", "end"])
async def test_a_free_undo_ends_a_request_that_nothing_is_left_of(world: World, first: str) -> None:
    position = await world.started()
    await world.act(position, ANN, "draw")
    await world.act(position, BEN, first)
    table = await ask(world, position, BEN)
    await world.act(position, BEN if first == "take" else ANN, "take")
    await world.undo(position, BEN if first == "take" else ANN)
    assert (await world.tables.get(table.id)).polls
    if first == "take":
        played = await world.undo(position, BEN)
        assert played.position.table == await world.tables.get(table.id)
        assert played.position.table.polls == ()
        assert "undo-over-undone" in (await world.notes())[-1]
        assert await world.due() == set()


async def test_computer_players_agree_and_what_they_do_meanwhile_is_undone_too(world: World) -> None:
    table = await world.open()
    await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    await world.act(position, ANN, "take", "draw")
    now = await world.tables.get(table.id)
    await play.act_as_computer(world.tables, table.id, now.revision, 1, "draw")
    await world.hush()
    click = world.click()
    target = (await take_backs.targets(world.tables, await world.tables.get(table.id), ANN.user_id))[0]
    for _ in range(2):  # the same click twice
        after = await take_backs.ask(world.tables, table.id, target.end.revision, ANN, click)
    assert (await world.tables.position(table.id)).state == position.state
    assert after.polls == ()
    assert REQUEST not in await world.queue()
    with pytest.raises(Refusal, match="refusal-undo-none"):
        await ask(world, position, ANN)


async def test_a_turn_of_a_computer_player_does_not_end_a_request(world: World) -> None:
    table = await world.open()
    await lobby.join(world.tables, table.id, BEN)
    await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    await world.act(position, ANN, "draw")
    await world.act(position, BEN, "draw")
    table = await ask(world, position, BEN)
    await play.act_as_computer(world.tables, table.id, table.revision, 2, "draw")
    table = await world.tables.get(table.id)
    assert (request(table).about.turns, request(table).about.undoes) == (2, (1, 2))
    after = await agree(world, table, ANN)
    assert after.to_act == (1,)


async def test_one_request_a_turn_three_a_game(world: World) -> None:
    position = await world.started()
    for _ in range(3):
        await world.act(position, ANN, "draw")
        table = await ask(world, position, ANN)
        with pytest.raises(Refusal, match=r"refusal-undo-asked$"):
            await ask(world, position, ANN)
        await refuse(world, table, BEN)
        with pytest.raises(Refusal, match="refusal-undo-asked-turn"):
            await ask(world, position, ANN)
        await world.act(position, BEN, "draw")
    with pytest.raises(Refusal, match="refusal-undo-asked-often"):
        await ask(world, position, ANN)
    with pytest.raises(Refusal, match="refusal-undo-asked-often"):  # by an old button
        await take_backs.ask(world.tables, table.id, request(table).about.to, ANN, world.click())
    assert (await ask(world, position, BEN)).polls


async def test_a_table_may_be_opened_without_take_backs(world: World) -> None:
    table = await lobby.open_table(world.tables, 1, 77, ANN, "pebbles", {}, "en", "open", undo_by_consent=False)
    assert not table.undo_by_consent
    await lobby.join(world.tables, table.id, BEN)
    for allowed in (True, False):
        table = await terms.set_undo_by_consent(world.tables, table.id, allowed, by(ANN, guild=1))
        assert table.undo_by_consent == allowed
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await terms.set_undo_by_consent(world.tables, table.id, True, by(BEN, guild=1))
    position = await lobby.start(world.tables, table.id, by(ANN, guild=1))
    with pytest.raises(Refusal, match="refusal-already-started"):
        await terms.set_undo_by_consent(world.tables, table.id, True, by(ANN, guild=1))
    await world.act(position, ANN, "take")
    await world.undo(position, ANN)
    await world.act(position, ANN, "draw")
    with pytest.raises(Refusal, match="refusal-undo-no-consent"):
        await ask(world, position, ANN)


async def test_what_was_not_kept_cannot_be_taken_back(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "draw")
    table = await world.tables.get(position.table.id)
    target = (await take_backs.targets(world.tables, table, ANN.user_id))[0]
    with pytest.raises(Refusal, match="refusal-undo-moved-on"):
        await take_backs.ask(world.tables, table.id, target.end.revision + 1, ANN, world.click())
    table = await ask(world, position, ANN)
    await world.store.write(lambda c: c.execute(sa.update(positions).values(data=b"dust")) and None)
    with pytest.raises(Refusal, match="refusal-undo-lost"):
        await agree(world, table, BEN)
    assert (await world.tables.get(table.id)).status is Status.RUNNING
    await world.store.write(lambda c: c.execute(sa.delete(positions)) and None)  # begun before positions were kept
    with pytest.raises(Refusal, match="refusal-undo-too-old"):
        await take_backs.targets(world.tables, table, ANN.user_id)


def test_only_what_all_agreed_to_undo_is_shown_struck_through(world: World) -> None:
    at = world.time

    def entry(revision: int, kind: EntryKind, key: str = "take", *, undone: bool = False) -> Entry:
        return Entry(table_id=1, revision=revision, kind=kind, at=at, key=key, undone=undone)

    move = EntryKind.MOVE
    entries = [
        entry(3, move),
        entry(4, move, undone=True),
        entry(5, EntryKind.UNDO, "4"),
        entry(6, move, undone=True),
        entry(7, EntryKind.UNDO_ASKED, "3"),
        entry(8, EntryKind.TAKEN_BACK, "3"),
        entry(9, move, undone=True),
        entry(10, EntryKind.UNDO, "9"),
    ]
    assert undone_by_consent(entries) == {6}
