"""Forgetting a person, proved by looking into every column of every table; and what is told of one on request."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.model.alerts import Alerts
from bot.model.calendar import Hours
from bot.model.clock import Pace
from bot.model.finding import Wait, Wanted
from bot.model.former import code_of, is_former
from bot.model.history import Visit
from bot.model.hook import CHOSEN, Webhook
from bot.model.lesson import Learner
from bot.model.outbox import Kind, Post
from bot.model.settings import GuildSettings, SettingChange, UserSettings
from bot.model.table import Person
from bot.store import finding, forgetting, webhooks
from bot.store.column_types import Instant, Span
from bot.store.forgetting import OTHERS, OWN, TEXTS, Pseudonym, ids, rewritten
from bot.store.personal_data import personal_data
from bot.store.result_schema import rating_changes
from bot.store.schema import metadata, orders, vacation_days, waiting
from bot.tables import lobby as table_lobby
from bot.tables import own_tables, seats
from bot.tables.forgetting import Forgetting
from tests.bot.tables.world import BEN, CLEO, GUILD, World, by

ZOE = Person(234567890123456789, "Zoë *the* Moon", "de")
EVE = Person(345678901234567890, "Eve", "en-GB")
EVERYWHERE = {"guild_id", "channel_id", "message_id", "game", "pace", "kind", "level", "once", "process"}
FREE = {
    "tables": {"options", "language", "status", "seed", "state", "asked_since", "late"},
    "orders": {"alternatives", "over"},
    "snapshots": {"state", "clocks"},
    "positions": {"data", "clocks"},
    "archives": {"result", "moves"},
    "outbox": {"id", "nonce"},
    "processes": {"id", "version", "place", "successor"},
    "interactions": {"id"},
    "calendars": {"calendar"},
    "away": {"zone"},
    "notes": {"words"},
    "learners": {"lesson", "step", "state", "finished", "met"},
    "settings": {"scope"},
    "webhooks": {"url", "secret", "subscribed", "trouble"},
    "deliveries": {"id", "event", "event_id"},
    "meetings": {"over"},
    "waits": {"name", "locale"},
    "setting_changes": {"name", "before", "after"},
    "guild_posts": {"looks"},
    "contests": {"plan", "lot", "phase", "over"},
    "contest_people": {"dropped"},
    "contest_meetings": {"seats", "verdict", "places", "forfeited", "scores"},
}
"""Columns that tell of nobody, or whose rows go with their person. A new one is to be thought about first."""


def test_every_column_that_may_tell_who_somebody_is_has_its_way() -> None:
    known = {str(column) for column in (*OWN, *ids(), *TEXTS, *OTHERS)}
    kinds = (sa.BigInteger, sa.String, sa.LargeBinary)
    may = {
        table.name: {
            column.name
            for column in table.c
            if isinstance(column.type, kinds) and not isinstance(column.type, Instant | Span)
            if str(column) not in known and column.name not in EVERYWHERE
        }
        for table in metadata.sorted_tables
    }
    assert {name: columns for name, columns in may.items() if columns} == FREE


def everything(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Every value in the database as text, with its column; what is compressed as what it says."""
    for table in metadata.sorted_tables:
        for row in connection.execute(sa.select(*(sa.type_coerce(column, _plain(column)) for column in table.c))):
            for column, value in zip(table.c, row, strict=True):
                yield str(column), _text(value)


def _plain(column: sa.Column[Any]) -> sa.types.TypeEngine[Any]:
    return sa.BigInteger() if isinstance(column.type, Instant | Span) else column.type


def _text(value: Any) -> str:
    if not isinstance(value, bytes):
        return str(value)
    try:
        return zlib.decompress(value).decode("utf-8", "replace")
    except zlib.error:
        return value.decode("utf-8", "replace")


async def found(world: World, *words: str) -> list[str]:
    """The columns in which one of ``words`` occurs."""
    values = await world.store.read(lambda c: list(everything(c)))
    return sorted({column for column, value in values if any(word in value for word in words)})


async def lived(world: World) -> None:
    """Zoë has done everything that leaves something behind."""
    zoe = ZOE.user_id
    hook = Webhook(id=0, guild_id=GUILD, url="x", secret="s", events=CHOSEN, created_at=world.time)
    await world.store.write(webhooks.add, hook, 5)
    people = world.tables.people
    await people.set_zone(zoe, "Europe/Vienna")
    await people.add_hours(zoe, Hours(0, 60, (0,)))
    await people.go_away(zoe, world.time.date() + timedelta(days=3), None)
    await world.store.save_user_settings(zoe, UserSettings(language="de", alerts=Alerts(delay=30)))
    changed = SettingChange(user_id=zoe, at=world.time, name="open", before="everyone", after="managers")
    await world.store.save_guild_settings(GUILD, GuildSettings(may_open="managers"), [changed])
    await world.store.note_messages_closed(zoe)
    await world.store.advance(Learner(user_id=zoe, game="pebbles", lesson="first", step="one", state=b"x", revision=1))
    finished = await world.started(ZOE, EVE, channel=1)
    await world.store.save_note(zoe, finished.table.id, "Zoe's own", world.time)
    await world.act(finished, ZOE, "take", "end")
    await world.act(finished, EVE, "stop")
    three = await world.started(EVE, ZOE, CLEO, channel=2)
    await seats.hand_over(world.tables, three.table.id, 1, BEN, by(ZOE))
    await world.store.note_visit(zoe, three.table.id, Visit(1, 0))
    rows: dict[sa.Table, dict[str, Any]] = {
        orders: {"table_id": 3, "seat": 0, "revision": 1, "deals": 0, "alternatives": "[]", "over_at": 0},
        vacation_days: {"guild_id": GUILD, "day": 1},
        waiting: {"table_id": 3, "seat": 0, "since": world.time, "told": True, "reminded": 0, "urged": False},
    }
    rows[waiting]["several"] = False
    rows[rating_changes] = {"table_id": finished.table.id, "guild_id": GUILD, "game": "pebbles", "games": 1}
    rows[rating_changes] |= {"ended_at": world.time, "mu_before": 25, "sigma_before": 8, "mu": 26, "sigma": 7}
    rows[rating_changes] |= {"expected": 0.5, "won": 1}
    two = await world.started(ZOE, EVE, channel=3)
    await world.act(two, ZOE, "end")
    await world.store.write(
        lambda c: [c.execute(sa.insert(part).values(user_id=zoe, **rows[part])) for part in rows] and None
    )
    wanted = Wanted(GUILD, "pebbles", 2, Pace.FREE)
    wait = Wait(id=0, person=ZOE, wanted=wanted, channel_id=5, since=world.time, until=world.time)
    await world.store.write(finding.enter, wait)
    lobby = await world.open(4, ZOE)
    await table_lobby.join(world.tables, lobby.id, EVE)
    other = await world.open(5, EVE)
    await table_lobby.join(world.tables, other.id, ZOE)
    await table_lobby.kick(world.tables, other.id, zoe, by(EVE))
    body = msgspec.json.encode({"log": f"› {ZOE.name} takes", "alts": [f"{ZOE.name}, <@{zoe}>"]}).decode()
    board = Post(table_id=three.table.id, kind=Kind.STATUS, channel_id=2, message_id=9, revision=1, body=body)
    await world.store.record_posts([board])
    swept = await world.started(EVE, ZOE, channel=6)
    await world.act(swept, EVE, "stop")
    await world.store.sweep(swept.table.id, world.time, None)
    await table_lobby.open_table(world.tables, GUILD, 7, EVE, "pebbles", {}, "en", world.click(), [zoe, CLEO.user_id])
    await people.set_blocked(zoe, [EVE.user_id])
    await people.set_blocked(EVE.user_id, [zoe])


@pytest.mark.usefixtures("each_kind")
async def test_nothing_of_a_person_is_left_in_the_whole_database(world: World) -> None:
    await lived(world)
    zoe = str(ZOE.user_id)
    before = await found(world, zoe, ZOE.name)
    assert len(before) > 15, before
    assert set(map(str, OWN)) <= set(before)
    told = await world.store.read(personal_data, ZOE.user_id)
    assert told["notes"][0]["words"] == "Zoe's own"
    assert {seat["game"] for seat in told["seats"]} == {"pebbles"}
    assert told["blocks"] == [{"user_id": ZOE.user_id, "blocked_id": EVE.user_id}]
    assert [(change["game"], change["mu"]) for change in told["rating_changes"]] == [("pebbles", 26)]
    others = {column for column, value in await world.store.read(lambda c: list(everything(c))) if "Eve" in value}

    await Forgetting(world.store, world.tables).forget(ZOE.user_id)

    assert await found(world, zoe, ZOE.name, "Zoë", "Zoe") == []
    kept = {column for column, value in await world.store.read(lambda c: list(everything(c))) if "Eve" in value}
    assert others <= kept, "what is known of others stays"
    ids = {table.owner_id for table in [await world.tables.get(number) for number in range(1, 7)]}
    ids |= {s.user_id for n in range(1, 7) for s in (await world.tables.get(n)).seats if s.user_id is not None}
    (former,) = {user for user in ids if is_former(user)}
    seat = (await world.tables.get(1)).seats[0]
    assert (seat.user_id, seat.name, seat.locale) == (former, f"former player {code_of(former)}", "")
    assert await own_tables.of_user(world.tables, ZOE.user_id) == []
    assert (await world.tables.get(3)).over, "at a table of two that ends the game"
    assert (await world.tables.get(2)).seats[1].user_id is None, "at others a computer player plays on"
    assert (await world.tables.get(7)).gathering.invited == (CLEO.user_id,), "an invitation is declined"
    told = await world.store.read(personal_data, ZOE.user_id)
    assert not any(told.values())


async def test_who_is_forgotten_in_two_goes_has_one_pseudonym(world: World) -> None:
    await world.started(ZOE, EVE, channel=1)
    await world.started(ZOE, EVE, channel=2)
    service = Forgetting(world.store, world.tables)
    await service.begin(ZOE.user_id)
    first = await world.store.write(forgetting.begin, ZOE.user_id)
    await world.store.write(forgetting.rewrite, 1, world.time, Pseudonym(ZOE.user_id, first, "former", {ZOE.name}))
    await Forgetting(world.store, world.tables).resume()
    owners = {(await world.tables.get(number)).seats[0].user_id for number in (1, 2)}
    assert owners <= {first, None}
    assert await found(world, str(ZOE.user_id), ZOE.name) == []
    assert await world.store.read(forgetting.begun) == []


async def test_the_word_of_a_game_is_not_taken_for_a_name() -> None:
    who = Pseudonym(ZOE.user_id, -77, "former player 04d", {"Moon", "Al", "Al B."})
    told = {"game": "Moon", "words": "Moon and Moonshine, Al B. and Al", "ids": [ZOE.user_id], str(ZOE.user_id): True}
    assert who.in_place(told) == {
        "game": "Moon",
        "words": "former player 04d and Moonshine, former player 04d and former player 04d",
        "ids": [-77],
        "-77": True,
    }
    assert rewritten("", who.in_place) == ""
    assert rewritten(b'{"a": 1}', who.in_place) == b'{"a": 1}', "what does not change stays as it is, to the byte"
    assert who.in_text(f"<@{ZOE.user_id}> 1{ZOE.user_id}") == f"former player 04d 1{ZOE.user_id}"
