"""The digest of a week: what it tells, to whom, and once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind
from bot.outbox.outbox import Outbox
from bot.outbox.server_posts import ServerPosts
from bot.results import Results
from bot.results.digest import MONDAY, span_of, surprising, week_of
from bot.results.digest_posts import Digests
from bot.results.digest_views import digest_post, drawing
from bot.scheduler.model import Due, Handler
from bot.scores.arithmetic import Rater
from bot.server import settings as server_settings
from bot.server.posts import ServerPostTimes
from testing.messages import texts
from testing.world import GUILD, World
from tests.bot.results.test_ratings import happen
from tests.bot.scores.test_arithmetic import NOON, game

PLACE = 77


class Sent:
    def __init__(self, number: int) -> None:
        self.id = number

    async def edit(self, **_: Any) -> Sent:
        return self


class Channel:
    """A channel that keeps what is sent to it, or takes nothing."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed = False

    async def send(self, **message: Any) -> Any:
        if self.closed:
            raise OSError("closed")
        self.sent.append(message)
        return Sent(len(self.sent))

    async def history(self, **_: Any) -> Any:
        for message in tuple[Any, ...]():
            yield message


class Pictures:
    async def ranking(self, *_: object) -> None:
        return None


async def tell(world: World, channel: Channel) -> None:
    """Whatever is to be told of a week is told, if it can be."""
    place = SimpleNamespace(id=PLACE)
    guild = SimpleNamespace(
        id=GUILD,
        roles=[],
        preferred_locale=SimpleNamespace(value="en-GB"),
        get_channel=lambda _: place,
        get_channel_or_thread=lambda number: None if number == 3 else place,
    )
    client: Any = SimpleNamespace(
        get_guild=lambda number: guild if number == GUILD else None,
        get_partial_messageable=lambda *_, **__: channel,
        get_channel=lambda _: channel,
    )
    pictures: Any = Pictures()
    compose = Digests(client, world.store, pictures, lambda: world.time).compose
    sender = ServerPosts(world.store, Messenger(client), {Kind.DIGEST: compose}, lambda: world.time)
    times = ServerPostTimes(world.store, lambda: world.time, lambda guild: guild == GUILD, lambda: None)
    world.scheduler.handle({Due.DIGEST: Handler(times.check_digest)})
    await world.scheduler.run_due()
    await Outbox(world.store, sender, now=lambda: world.time).drained()


def test_a_week_is_told_of_on_the_monday_after_it() -> None:
    monday = datetime(2026, 3, 9, 8, tzinfo=UTC)
    week = week_of(monday)
    assert span_of(week) == (monday - timedelta(days=7, hours=8), monday - timedelta(hours=8))
    assert week_of(monday - timedelta(minutes=1)) == week - 1
    assert week_of(monday + timedelta(days=6)) == week
    assert (monday - MONDAY).days % 7 == 0


@pytest.mark.usefixtures("each_kind")
async def test_it_is_posted_once_a_week_where_it_is_wanted_and_only_the_last_after_an_outage(world: World) -> None:
    channel = Channel()
    await happen(world, [game(1, {1: 1, 2: 2}), game(2, {1: 1, 2: 2})])
    world.time = span_of(week_of((await Results(world.store).changes(2))[0].at) + 1)[1] + timedelta(hours=9)
    await tell(world, channel)
    assert channel.sent == [], "nobody asked for it"
    await server_settings.change(world.tables, GUILD, 0, digest_channel=PLACE)
    channel.closed = True
    await tell(world, channel)
    channel.closed = False
    world.later(seconds=1)
    for _ in range(2):
        await tell(world, channel)
    assert len(channel.sent) == 1
    world.later(days=7)
    await tell(world, channel)
    assert len(channel.sent) == 1, "a quiet week needs no words"
    world.later(days=21)
    await happen(world, [game(9, {1: 1, 2: 2}, hours=(world.time - timedelta(days=5) - NOON) / timedelta(hours=1))])
    for _ in range(2):
        await tell(world, channel)
    assert len(channel.sent) == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_tells_what_may_be_shown_and_names_nobody_who_hides(world: World, language: str) -> None:
    service = Results(world.store, lambda: world.time)
    favourite = [game(number, {1: 1, 2: 2}) for number in range(10, 40)]
    lately = [game(4, {2: 1, 1: 2}, hours=5000), game(5, {3: 1, 1: 2}, hours=5100, key="lost_cities")]
    await happen(world, [*favourite, *lately])
    until = datetime(2027, 1, 1, tzinfo=UTC)
    since = favourite[-1].ended_at + timedelta(minutes=1)
    found = await service.digest(GUILD, since, until, lambda table: table.id != 5)
    assert [result.table_id for result in found.finished] == [4]
    assert [each.user_id for each in found.surprises] == [2]
    drawn = drawing(found, {1: "Ann", 2: "Ben"}, language)
    assert drawn is not None
    assert drawn[0] == "moon"
    told = texts(digest_post(found, [], language, None))
    assert "<@2>" in told
    assert "<@3>" not in told
    unknown = [msgspec.structs.replace(result, game="far-away") for result in found.finished]
    assert "far away" in texts(digest_post(found._replace(finished=unknown), [], language, None))
    await world.tables.people.change_settings(2, ranked=False)
    found = await service.digest(GUILD, since, until, lambda table: table.id != 5)
    assert found.surprises == []
    assert {each.user_id for each in found.rankings["moon"]} == {1}


def test_who_wins_among_equals_has_surprised_nobody() -> None:
    equals, upset = game(1, {1: 1, 2: 2, 3: 2}), game(2, {4: 1, 5: 2})
    change = Rater().rate(equals)[0]
    least = msgspec.structs.replace(change, table_id=2, user_id=4, expected=0.34)
    assert surprising([change, least], [equals, upset]) == [least]
