"""Forgetting a person, proved by looking into every column of every table; and what is told of one on request."""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Collection, Iterator
from datetime import timedelta
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.analysis import queries as analyses
from bot.analysis.model import Analysis, Line, LineStep
from bot.core.pace import Pace
from bot.core.pseudonym import code_of, is_pseudonym
from bot.daily import queries as daily
from bot.daily.model import Try
from bot.db.column_types import NUMBER, Instant, Mark, Span, as_stored, marked
from bot.db.schema import whole_schema
from bot.learning import queries as learners
from bot.learning.model import Learner
from bot.matchmaking import queries as finding
from bot.matchmaking.model import Criteria, QueueEntry
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Post
from bot.people import queries as people_queries
from bot.people.calendar import Hours
from bot.people.schema import vacation_days
from bot.premoves.schema import premoves
from bot.privacy import queries as forgetting
from bot.privacy.personal_data import personal_data
from bot.privacy.queries import Pseudonym, rewritten
from bot.privacy.service import Forgetting
from bot.results.schema import rating_changes
from bot.reviews import queries as reviews
from bot.reviews.model import Pin
from bot.server import settings as server_settings
from bot.tables.by_message import codes
from bot.tables.core.model import Person
from bot.tables.core.refusals import Refusal
from bot.tables.history import note_queries as notes
from bot.tables.history import retention_queries
from bot.tables.history import visit_queries as visits
from bot.tables.history.history import Visit
from bot.tables.lobby import service as table_lobby
from bot.tables.polls import seat_offers
from bot.tables.show import own_tables
from bot.tables.time.schema import waiting
from bot.webhooks import queries as webhooks
from bot.webhooks.model import CHOSEN, Webhook
from testing.world import BEN, CLEO, GUILD, World, by

ZOE = Person(234567890123456789, "Zoë *the* Moon", "de")
EVE = Person(345678901234567890, "Eve", "en-GB")
EVERYWHERE = {"guild_id", "channel_id", "message_id", "game", "pace", "kind", "level", "once", "process"}
FREE = {
    "tables": {"options", "language", "status", "seed", "state", "asked_since", "late", "code"},
    "premoves": {"alternatives", "dropped"},
    "analyses": {"dealt", "lines"},
    "snapshots": {"state", "clocks"},
    "positions": {"data", "clocks"},
    "archives": {"result", "moves"},
    "due": {"guild"},
    "outbox": {"subject", "number", "key", "lane", "pool", "nonce"},
    "posts": {"subject", "number", "key", "fingerprint"},
    "poll_answers": {"answer"},
    "processes": {"id", "version", "place", "successor"},
    "interactions": {"id"},
    "calendars": {"calendar"},
    "away": {"zone"},
    "notes": {"words"},
    "learners": {"lesson", "step", "state", "finished", "met"},
    "guild_settings": {"value"},
    "user_settings": {"value"},
    "forgotten": {"pseudonym", "names"},
    "webhooks": {"url", "secret", "subscribed", "trouble"},
    "parties": {"over"},
    "setting_changes": {"name", "before", "after"},
    "tournaments": {"plan", "draw_seed", "phase", "over"},
    "tournament_people": {"dropped"},
    "tournament_matches": {"seats", "verdict", "places", "forfeited", "scores", "before"},
    "leagues": {"plan"},
    "erasures": {"secret"},
    "bans": {"known_by"},
    "reports": {"place", "source", "ref", "decision"},
    "daily_deals": {"options", "engine", "seed"},
    "pins": {"eyes", "moment"},
    "daily_tries": {"engine", "state", "choices", "told", "leads"},
}
"""Columns that tell of nobody, or whose rows go with their person. A new one is to be thought about first."""


def test_every_column_that_may_tell_who_somebody_is_is_marked() -> None:
    kinds = (sa.BigInteger, sa.String, sa.LargeBinary)
    may = {
        table.name: {
            column.name
            for column in table.c
            if isinstance(as_stored(column).type, kinds) and not isinstance(column.type, Instant | Span)
            if "mark" not in column.info and column.type is not NUMBER and column.name not in EVERYWHERE
        }
        for table in whole_schema().sorted_tables
    }
    assert {name: columns for name, columns in may.items() if columns} == FREE


def test_what_is_called_like_a_person_is_marked_as_one() -> None:
    named = [column for table in whole_schema().sorted_tables for column in table.c if column.name.endswith("user_id")]
    assert [str(column) for column in named if column not in marked(whole_schema(), Mark.OWN, Mark.PERSON)] == []


def everything(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Every value in the database as text, with its column; what is compressed as what it says."""
    for table in whole_schema().sorted_tables:
        for row in connection.execute(sa.select(*(as_stored(column) for column in table.c))):
            for column, value in zip(table.c, row, strict=True):
                yield str(column), _text(value)


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
    await world.tables.people.change_settings(zoe, language="de", delay=30)
    await server_settings.change(world.tables, GUILD, zoe, may_open="managers")
    await world.store.write(people_queries.note_messages_closed, zoe)
    await world.store.write(codes.note_wrong, zoe, world.time)
    await world.store.write(
        learners.advance, Learner(user_id=zoe, game="pebbles", lesson="first", step="one", state=b"x", revision=1)
    )
    for counts in (True, False):
        attempt = Try(day=world.time.date(), user_id=zoe, counts=counts, begun_at=world.time, engine="x", state=b"x")
        await world.store.write(daily.begin, attempt)
    await world.store.write(daily.note_place, world.time.date(), GUILD, zoe)
    finished = await world.started(ZOE, EVE, channel=1)
    await world.store.write(notes.save, zoe, finished.table.id, "Zoe's own", world.time)
    tried = Line(1, 1, (LineStep(0, "take"),), "Zoe's line")
    await world.store.write(
        analyses.save, Analysis(user_id=zoe, table_id=finished.table.id, revision=1, lines=(tried,))
    )
    await world.act(finished, ZOE, "take", "end")
    await world.act(finished, EVE, "stop")
    for person, words in ((ZOE, "Here Zoe lost"), (EVE, f"{ZOE.name} <\u200b@{zoe}>, says Eve")):
        pin = Pin(
            table_id=finished.table.id,
            number=0,
            user_id=person.user_id,
            turn=1,
            eyes="public",
            words=words,
            at=world.time,
        )
        await world.store.write(reviews.pin, pin)
    three = await world.started(EVE, ZOE, CLEO, channel=2)
    await seat_offers.hand_over(world.tables, three.table.id, 1, BEN, by(ZOE))
    await world.store.write(visits.note, zoe, three.table.id, Visit(1, 0))
    rows: dict[sa.Table, dict[str, Any]] = {
        premoves: {"table_id": 3, "seat": 0, "revision": 1, "deals": 0, "alternatives": (), "dropped_revision": 0},
        vacation_days: {"guild_id": GUILD, "day": 1},
        waiting: {"table_id": 3, "seat": 0, "since": world.time, "notified": True, "reminded": 0, "urged": False},
    }
    rows[waiting] |= {"several": False, "alone": False}
    rows[rating_changes] = {"table_id": finished.table.id, "guild_id": GUILD, "game": "pebbles", "games": 1}
    rows[rating_changes] |= {"ended_at": world.time, "mu_before": 25, "sigma_before": 8, "mu": 26, "sigma": 7}
    rows[rating_changes] |= {"expected": 0.5, "won": 1}
    two = await world.started(ZOE, EVE, channel=3)
    await world.act(two, ZOE, "end")
    await world.store.write(
        lambda c: [c.execute(sa.insert(part).values(user_id=zoe, **rows[part])) for part in rows] and None
    )
    wanted = Criteria(GUILD, "pebbles", 2, Pace.FREE)
    wait = QueueEntry(id=0, person=ZOE, wanted=wanted, channel_id=5, since=world.time, until=world.time)
    await world.store.write(finding.enter, wait)
    lobby = await world.open(4, ZOE)
    await table_lobby.join(world.tables, lobby.id, EVE)
    other = await world.open(5, EVE)
    await table_lobby.join(world.tables, other.id, ZOE)
    await table_lobby.kick(world.tables, other.id, zoe, by(EVE))
    body = msgspec.json.encode({"log": f"› {ZOE.name} takes", "alts": [f"{ZOE.name}, <@{zoe}>"]}).decode()
    board = Post(kind=Kind.STATUS, subject=three.table.id, channel_id=2, message_id=9, revision=1, body=body)
    await world.store.write(outbox.record_posts, [board])
    swept = await world.started(EVE, ZOE, channel=6)
    await world.act(swept, EVE, "stop")
    await world.store.write(retention_queries.archive_table, swept.table.id, world.time, None)
    await table_lobby.open_table(world.tables, GUILD, 7, EVE, "pebbles", {}, "en", world.click(), [zoe, CLEO.user_id])
    await people.set_blocked(zoe, [EVE.user_id])
    await people.set_blocked(EVE.user_id, [zoe])


@pytest.mark.usefixtures("each_kind")
async def test_nothing_of_a_person_is_left_in_the_whole_database(world: World) -> None:
    await lived(world)
    zoe = str(ZOE.user_id)
    before = await found(world, zoe, ZOE.name)
    assert len(before) > 15, before
    assert {str(column) for column in marked(whole_schema(), Mark.OWN)} - {"forgotten.user_id"} <= set(before)
    told = await world.store.read(personal_data, ZOE.user_id)
    assert told["notes"][0]["words"] == "Zoe's own"
    assert told["analyses"][0]["lines"][0]["name"] == "Zoe's line"
    assert "dealt" not in told["analyses"][0]
    assert [pin["words"] for pin in told["pins"]] == ["Here Zoe lost"]
    assert {seat["game"] for seat in told["seats"]} == {"pebbles"}
    assert {time["kind"] for time in told["due"]} == {"vacation", "reminder"}
    assert told["blocks"] == [{"user_id": ZOE.user_id, "blocked_id": EVE.user_id}]
    assert [(change["game"], change["mu"]) for change in told["rating_changes"]] == [("pebbles", 26)]
    assert [each["counts"] for each in told["daily_tries"]] == [0, 1]
    assert "state" not in told["daily_tries"][0]
    assert len(told["daily_places"]) == 1
    others = {column for column, value in await world.store.read(lambda c: list(everything(c))) if "Eve" in value}

    await Forgetting(world.store, world.tables).forget(ZOE.user_id)

    assert await found(world, zoe, ZOE.name, "Zoë", "Zoe") == []
    (pin,) = await world.store.read(reviews.all_pins, 1)
    assert (pin.user_id, pin.words.startswith("former player")) == (EVE.user_id, True), "what others say stays"
    (tried,) = await world.store.read(daily.tries, world.time.date())
    assert is_pseudonym(tried.user_id), "its place among those of others stays"
    kept = {column for column, value in await world.store.read(lambda c: list(everything(c))) if "Eve" in value}
    assert others <= kept, "what is known of others stays"
    ids = {table.owner_id for table in [await world.tables.get(number) for number in range(1, 7)]}
    ids |= {s.user_id for n in range(1, 7) for s in (await world.tables.get(n)).seats if s.user_id is not None}
    (pseudonym,) = {user for user in ids if is_pseudonym(user)}
    seat = (await world.tables.get(1)).seats[0]
    assert (seat.user_id, seat.name, seat.locale) == (pseudonym, f"former player {code_of(pseudonym)}", "")
    assert await own_tables.of_user(world.tables, ZOE.user_id) == []
    assert (await world.tables.get(3)).over, "at a table of two that ends the game"
    assert (await world.tables.get(2)).seats[1].user_id is None, "at others a computer player plays on"
    assert (await world.tables.get(7)).invitations.invited == (CLEO.user_id,), "an invitation is declined"
    told = await world.store.read(personal_data, ZOE.user_id)
    assert not any(told.values())


async def test_who_is_forgotten_in_two_goes_has_one_pseudonym(world: World) -> None:
    await world.started(ZOE, EVE, channel=1)
    await world.started(ZOE, EVE, channel=2)
    service = Forgetting(world.store, world.tables)
    await service.begin(ZOE.user_id)
    await world.store.write(forgetting.names_of, ZOE.user_id, ["Zoë in a post"])
    first = await world.store.write(forgetting.begin, ZOE.user_id)
    await world.store.write(forgetting.rewrite, 1, world.time, Pseudonym(ZOE.user_id, first, "pseudonym", {ZOE.name}))
    called, looked_through = list[str](), set[int]()

    async def erase(_user: int, channels: Collection[int], who: Pseudonym) -> None:
        looked_through.update(channels)
        called.append(who.in_text(f"Zoë in a post met {ZOE.name} and <@{ZOE.user_id}>"))

    await Forgetting(world.store, world.tables, erase).resume()
    name = f"former player {code_of(first)}"
    assert called == [f"{name} met {name} and {name}"], "what it was called is known still"
    assert looked_through == {1, 2}, "where the table stands that was rewritten before, too"
    owners = {(await world.tables.get(number)).seats[0].user_id for number in (1, 2)}
    assert owners <= {first, None}
    assert await found(world, str(ZOE.user_id), ZOE.name) == []
    assert await world.store.read(forgetting.begun) == []


async def test_who_is_being_forgotten_joins_nothing_until_it_is_done(world: World) -> None:
    """Old messages can take minutes; a seat taken meanwhile would be handed to the pseudonym."""
    await world.started(ZOE, EVE, channel=1)
    lobby = await world.open(channel=2, owner=EVE)
    joined, wanted = list[str](), Criteria(GUILD, "pebbles", 2, Pace.STEADY)

    async def meanwhile(*_: object) -> None:
        wait = QueueEntry(id=0, person=ZOE, wanted=wanted, channel_id=9, since=world.time, until=world.time)
        tries: dict[str, Callable[[], Awaitable[object]]] = {
            "a lobby": lambda: table_lobby.join(world.tables, lobby.id, ZOE),
            "a table of one's own": lambda: world.open(channel=3, owner=ZOE),
            "a queue": lambda: world.store.write(finding.enter, wait),
        }
        for name, attempt in tries.items():
            with pytest.raises(Refusal, match="refusal-being-forgotten"):
                await attempt()
            joined.append(name)

    await Forgetting(world.store, world.tables, meanwhile).forget(ZOE.user_id)
    assert len(joined) == 3
    assert all(seat.user_id == EVE.user_id for seat in (await world.tables.get(lobby.id)).seats)
    table = await table_lobby.join(world.tables, lobby.id, ZOE)
    assert table.seat_of(ZOE.user_id) is not None, "who comes back is a new person"


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
