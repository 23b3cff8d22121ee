"""Whom a post may ping: nobody at night, on vacation or who wants none, and nobody too often."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.outbox.brake import MAX_REPEATS, SPAN_SECONDS, Brake
from bot.outbox.gate import MAX_AT_TABLE, MAX_BY_ONE, Gate, Ping
from bot.outbox.model import Kind
from bot.outbox.sender import TooOften
from bot.people.calendar import Hours
from bot.people.settings import TurnAlert
from testing.world import ANN, BEN, CLEO, World


def item(number: int, table: int = 1) -> Any:
    return Mock(id=number, kind=Kind.POLL, subject=table)


async def test_who_rests_is_told_later(world: World) -> None:
    gate, people = Gate(world.tables.people, lambda: world.time), world.tables.people
    users = [ANN.user_id, BEN.user_id, CLEO.user_id]
    await people.add_hours(BEN.user_id, Hours(0, 23 * 60))
    await people.change_settings(CLEO.user_id, turn=TurnAlert.NONE)
    admitted = await gate.admit(item(1), users, Ping())
    assert (admitted.now, admitted.later) == ([ANN.user_id], [BEN.user_id, CLEO.user_id])
    assert (await gate.admit(item(1), users, Ping(heeds=False))).later == [CLEO.user_id]
    assert (await gate.admit(item(1), users, Ping(free=users))).now == users, "a board knows itself whom it pings"


async def test_one_person_pings_another_so_often_an_hour_wherever_they_sit(world: World) -> None:
    gate, by = Gate(world.tables.people, lambda: world.time), Ping(ANN.user_id)

    async def pings(number: int, why: Ping) -> bool:
        return bool((await gate.admit(item(number, number), [BEN.user_id], why)).now)

    assert [await pings(number, by) for number in range(20)] == [True] * MAX_BY_ONE + [False] * (20 - MAX_BY_ONE)
    assert await pings(0, by), "it is the same post, which is tried again"
    assert await pings(30, Ping(CLEO.user_id)), "another person may"
    world.later(hours=1)
    assert await pings(31, by)


async def test_of_all_who_were_pinged_the_last_hour_is_remembered_and_no_more(world: World) -> None:
    """So memory is flat, whoever pings whom for days."""
    gate = Gate(world.tables.people, lambda: world.time)
    for hour in range(4):
        for number in range(100):
            ping = Ping(1000 * hour + number)
            assert (await gate.admit(item(number, 1000 * hour + number), [BEN.user_id], ping)).now
        world.later(hours=1)
        assert len(gate._pings) <= 2 * 2 * 100, "a place and a person each, of this hour and perhaps the last"


def test_of_all_requests_the_last_are_remembered_and_no_more() -> None:
    """So memory is flat, however many posts there are."""
    time = 0.0
    brake = Brake(lambda: time)
    for number in range(50_000):
        with brake.hold("post", number):
            time += 0.1
    assert len(brake._made) <= 2 * SPAN_SECONDS / 0.1 + 1


async def test_a_table_pings_a_person_so_often_an_hour_whoever_has_it_do_so(world: World) -> None:
    gate = Gate(world.tables.people, lambda: world.time)
    found = [(await gate.admit(item(number), [BEN.user_id], Ping(100 + number))).now for number in range(20)]
    assert found == [[BEN.user_id]] * MAX_AT_TABLE + [[]] * (20 - MAX_AT_TABLE)
    assert (await gate.admit(item(40), [BEN.user_id], Ping(free=[BEN.user_id]))).now, "a turn is never too often"


async def test_what_nobody_in_particular_asks_at_several_tables_pings_once_an_hour(world: World) -> None:
    gate = Gate(world.tables.people, lambda: world.time)
    found = [await gate.admit(item(number, number), [BEN.user_id], Ping()) for number in range(3)]
    assert [(each.now, each.later) for each in found] == [([BEN.user_id], []), ([], [BEN.user_id]), ([], [BEN.user_id])]
    assert (await gate.admit(item(4, 4), [BEN.user_id], Ping(ANN.user_id))).now, "what somebody asks still does"
    world.later(hours=1)
    assert (await gate.admit(item(5, 5), [BEN.user_id], Ping())).now


def test_nothing_is_asked_for_again_and_again_without_a_pause() -> None:
    time = 0.0
    brake = Brake(lambda: time)
    for _ in range(MAX_REPEATS):
        with brake.hold("thread", 1, 2):
            pass
    with brake.hold("thread", 1, 3):
        pass
    with pytest.raises(TooOften) as held, brake.hold("thread", 1, 2):
        pass
    assert held.value.seconds == 60
    time = 60.0
    with brake.hold("thread", 1, 2):
        pass


FORBIDDEN, BUSY = Mock(status=403, reason=""), Mock(status=503, reason="")


@pytest.mark.parametrize("error", [OSError(), TimeoutError(), aiohttp.ClientError(), discord.HTTPException(BUSY, "")])
def test_what_discord_does_not_answer_is_left_to_the_pauses_that_grow(error: Exception) -> None:
    """An outage is no mistake of whoever asks, and no error is logged of it."""
    brake = Brake(lambda: 0.0)
    for _ in range(2 * MAX_REPEATS):
        with pytest.raises(type(error)), brake.hold("edit", 1):
            raise error


def test_what_discord_refuses_again_and_again_is_held() -> None:
    brake = Brake(lambda: 0.0)
    for _ in range(MAX_REPEATS):
        with pytest.raises(discord.HTTPException), brake.hold("edit", 1):
            raise discord.HTTPException(FORBIDDEN, "")
    with pytest.raises(TooOften), brake.hold("edit", 1):
        pass
