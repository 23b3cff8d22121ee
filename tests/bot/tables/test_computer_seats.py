"""Seats of computer players: added and taken away in the lobby, taken over from people and given back."""

from __future__ import annotations

import pytest

from bot.outbox.model import Kind
from bot.tables.core.base import COMPUTERS_BOARD_DELAY
from bot.tables.core.model import EntryKind, Status
from bot.tables.core.refusals import Refusal
from bot.tables.history import export_queries as export
from bot.tables.lobby import service as lobby
from bot.tables.polls import seat_offers
from bot.tables.polls.subjects import SeatOffer
from bot.tables.seating.seating import COMPUTER_NAMES
from testing.computers import EASY, HARD, due, seated
from testing.world import ANN, BEN, CLEO, World, by, hand_over, last_entries

NOTICE, REFRESH, OFFER = (Kind.NOTICE, None), (Kind.REFRESH, None), (Kind.POLL, SeatOffer.kind)


# -- sitting down -------------------------------------------------------------------------------------------------


async def test_computer_players_sit_down_and_go(world: World) -> None:
    table = await seated(world, EASY, HARD)
    names = [seat.name for seat in table.computers]
    assert [(seat.seat, seat.user_id, seat.level) for seat in table.seats] == [
        (0, ANN.user_id, None), (1, None, EASY), (2, None, HARD),
    ]  # fmt: skip
    assert len(set(names)) == 2
    assert set(names) <= set(COMPUTER_NAMES)
    assert table == await world.tables.get(table.id)
    with pytest.raises(Refusal, match="refusal-table-full"):
        await lobby.add_computer(world.tables, table.id, EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-other-not-seated"):
        await lobby.remove_computer(world.tables, table.id, "Nobody", by(ANN))
    table = await lobby.remove_computer(world.tables, table.id, names[0], by(ANN))
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ann"), (1, names[1])]
    log = [(entry.kind, entry.user_id, entry.key, entry.level) for entry in await last_entries(world.tables, table.id)]
    assert log[1:] == [
        (EntryKind.JOIN, ANN.user_id, names[0], EASY),
        (EntryKind.JOIN, ANN.user_id, names[1], HARD),
        (EntryKind.KICK, ANN.user_id, names[0], EASY),
    ]


async def test_only_the_owner_and_managers_decide_about_them(world: World) -> None:
    table = await seated(world, EASY)
    (computer,) = table.computers
    for person in (BEN, CLEO):
        with pytest.raises(Refusal, match="refusal-owner-only"):
            await lobby.add_computer(world.tables, table.id, EASY, by(person))
        with pytest.raises(Refusal, match="refusal-owner-only"):
            await lobby.remove_computer(world.tables, table.id, computer.name, by(person))
    table = await lobby.add_computer(world.tables, table.id, HARD, by(BEN, manager=True))
    await lobby.start(world.tables, table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-already-started"):
        await lobby.add_computer(world.tables, table.id, EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-kick-running"):
        await lobby.remove_computer(world.tables, table.id, computer.name, by(ANN))


async def test_a_lobby_without_a_person_is_closed_and_owned_by_persons_only(world: World) -> None:
    table = await seated(world, EASY)
    await lobby.join(world.tables, table.id, BEN)
    table = await lobby.leave(world.tables, table.id, ANN.user_id)
    assert (table.owner_id, [seat.user_id for seat in table.seats]) == (BEN.user_id, [None, BEN.user_id])
    table = await lobby.leave(world.tables, table.id, BEN.user_id)
    assert (table.status, table.seats) == (Status.CLOSED, ())


async def test_a_game_with_computer_players_is_marked_for_ever(world: World) -> None:
    position = await world.started()
    assert not position.table.with_computers
    table = await seat_offers.hand_over(world.tables, position.table.id, 1, EASY, by(BEN))
    assert table.with_computers
    table = await hand_over(world, table, 1, CLEO, ANN)
    assert table.with_computers, "it was played with one"
    assert table == await world.tables.get(table.id)
    exported = await world.store.read(export.export, table.id)
    assert exported is not None
    assert exported["table"]["with_computers"] is True
    assert [entry["level"] for entry in exported["journal"]][-3:] == ["easy", None, None]


# -- taking over ----------------------------------------------------------------------------------------------------


async def test_a_person_leaves_to_a_computer_player_and_another_comes_back(world: World) -> None:
    position = await world.started(ANN, BEN, CLEO)
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await seat_offers.hand_over(world.tables, position.table.id, 2, EASY, by(BEN))
    table = await seat_offers.hand_over(world.tables, position.table.id, 1, EASY, by(BEN))
    assert await world.queue() == [NOTICE, REFRESH]
    assert '"level-easy"' in (await world.notes())[0]
    (computer,) = table.computers
    assert (computer.seat, table.owner_id) == (1, ANN.user_id)
    await world.hush()
    with pytest.raises(Refusal, match="refusal-owner-only"):
        await seat_offers.hand_over(world.tables, table.id, 1, BEN, by(BEN))
    table = await hand_over(world, table, 1, BEN, ANN)
    assert table.people == (ANN.user_id, BEN.user_id, CLEO.user_id)
    assert await world.queue() == [NOTICE, REFRESH, (Kind.HAND, 1), OFFER]


async def test_an_owner_who_leaves_to_a_computer_player_hands_the_table_on(world: World) -> None:
    position = await world.started()
    table = await seat_offers.hand_over(world.tables, position.table.id, 0, HARD, by(ANN))
    assert table.owner_id == BEN.user_id
    assert await due(world) == [("notice", 0), ("status", COMPUTERS_BOARD_DELAY)], (
        "the board waits for the computer player's turn"
    )
