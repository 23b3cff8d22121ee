"""A server's database as its program kept it, version after version, goes up with all that each of them had written."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.contests.played import standing
from bot.model.contest import Phase, Verdict
from bot.model.gathering import Gathering
from bot.model.hook import HookEvent
from bot.results import Results
from bot.store import Store, alerts, contests, finding, guild_posts, ratings, results, webhooks
from bot.store.database import connect
from bot.store.migrate import known_versions, upgrade
from tests.bot.store.test_migrations import FIRST, Rows, fill
from tests.support.databases import url

NOON = 1772366400000000
"""The first of March 2026, as instants are stored."""

DAY = 86_400_000_000
MOON = {"guild_id": 10, "game": "moon", "seats": 2, "pace": "slow"}
WAIT = {**MOON, "locale": "en-GB", "since": NOON, "until": NOON + 3 * DAY, "ready": False, "channel_id": 30}


def table(number: int, **given: Any) -> dict[str, Any]:
    return {**FIRST["tables"][0], "id": number, "channel_id": number, "once": f"click-{number}"} | given


def ended(number: int, day: int, first: int, second: int, *, rated: bool) -> dict[str, Any]:
    """The result of a game of two that the first of them has won."""
    seats = ",".join(
        f'{{"seat":{seat},"user_id":{user},"began":{user},"name":"P{user}","ended":"played","place":{seat + 1},'
        f'"score":{20 - seat},"parts":{{"round-1":{20 - seat}}}}}'
        for seat, user in enumerate((first, second))
    )
    record = (
        f'{{"table_id":{number},"guild_id":10,"game":"lost_cities","options":{{"rounds":1,"expeditions":5,'
        f'"first":"random"}},"pace":"brisk","began_at":"2026-03-01T12:00:00Z",'
        f'"ended_at":"2026-03-{day + 1:02}T12:00:00Z","turns":44,'
        f'"seats":[{seats}],"teams":[[0],[1]],"departures":[],"rated":{str(rated).lower()},'
        '"annulled":false}'
    )
    at = NOON + day * DAY
    return {"table_id": number, "guild_id": 10, "game": "lost_cities", "ended_at": at, "rated": rated, "record": record}


def met(number: int, round_: int, seats: str, **given: Any) -> dict[str, Any]:
    row = {"id": number, "contest_id": 1, "round": round_, "number": 1 + (number - 1) % 2, "seats": seats}
    return row | {"opens_at": NOON, "led_to": None, "verdict": None, "places": None, "forfeited": "[]"} | given


def rated(user: int, mu: float, won: float) -> dict[str, Any]:
    row = {"table_id": 11, "user_id": user, "guild_id": 10, "game": "lost_cities", "ended_at": NOON, "games": 1}
    row |= {"mu_before": 25.0, "sigma_before": 8.333333333333334, "expected": 0.5}
    return row | {"mu": mu, "sigma": 8.06590141354368, "won": won}


WRITTEN: dict[str, Rows] = {
    "0018": {
        "tables": [table(7, to_act=0b01), *(table(number, status="finished", to_act=0) for number in (8, 9))],
        "seats": FIRST["seats"],
        "journal": FIRST["journal"],
        "posts": FIRST["posts"],
    },
    "0019": {
        "results": [ended(8, 5, 100, 101, rated=True), ended(9, 6, 100, 101, rated=False)],
        "result_people": [{"table_id": number, "user_id": user} for number in (8, 9) for user in (100, 101)],
    },
    "0020": {
        "webhooks": [
            {
                "id": 1,
                "guild_id": 10,
                "url": "https://example.com/cairn",
                "secret": "s" * 48,
                "subscribed": '["end","result"]',
                "created_at": NOON,
                "failing_since": NOON,
                "trouble": "http-503",
                "off": False,
            }
        ],
        "deliveries": [
            {
                "id": 5,
                "webhook_id": 1,
                "event_id": "61be1df4b826a480681c3ba1b619d041",
                "event": "end",
                "payload": '{"format":1}',
                "attempts": 3,
                "due_at": NOON,
            }
        ],
    },
    "0021": {
        "meetings": [{**MOON, "id": 1, "channel_id": 30, "made_at": NOON, "until": NOON + DAY // 2, "over": None}],
        "waits": [
            {**WAIT, "id": 1, "user_id": 102, "name": "P102", "only_one": False, "meeting_id": 1},
            {**WAIT, "id": 2, "user_id": 100, "name": "P100", "only_one": True, "meeting_id": 1, "ready": True},
            {**WAIT, "id": 3, "user_id": 101, "name": "P101", "only_one": False, "meeting_id": None},
        ],
        "guild_posts": [
            {
                "id": 1,
                "guild_id": 10,
                "kind": "meeting",
                "number": 1,
                "channel_id": 30,
                "message_id": 2**60,
                "attempts": 1,
                "first_attempt_at": NOON,
                "looks": "ab",
                "shown_at": NOON,
            }
        ],
    },
    "0022": {"tables": [table(10, hints=True, to_act=0)]},
    "0023": {
        "tables": [table(11, status="finished", to_act=0, rated=True)],
        "results": [{**ended(11, 0, 201, 202, rated=True), "counted": True}],
        "rating_changes": [rated(201, 27.635389493140497, 1.0), rated(202, 22.364610506859503, 0.0)],
    },
    "0024": {"tables": [table(12, status="lobby", to_act=0, gathering='{"private":true,"invited":[5]}')]},
    "0025": {
        "contests": [
            {
                "id": 1,
                "guild_id": 10,
                "channel_id": 20,
                "opener_id": 1,
                "plan": '{"name":"Spring","game":"lost_cities","options":{"rounds":1},"pace":"brisk","form":"swiss",'
                '"group_size":2,"rounds":3,"most":100,"rated":true,"seeding":"lot",'
                '"sign_up_until":"2026-03-02T12:00:00Z","round_days":14}',
                "lot": b"l" * 32,
                "phase": "running",
                "sign_up_until": NOON + DAY,
                "check_in_until": NOON + 2 * DAY,
                "round": 2,
                "rounds": 3,
                "round_ends_at": NOON + 15 * DAY,
                "over": None,
                "opened_at": NOON,
                "changed_at": NOON + DAY,
                "once": "open-2",
            }
        ],
        "contest_people": [
            {
                "contest_id": 1,
                "number": number,
                "user_id": 99 + number,
                "name": f"P{99 + number}",
                "locale": "en-GB",
                "signed_at": NOON,
                "checked_in": True,
                "seed": 4 - number,
                "dropped": None,
            }
            for number in (1, 2, 3)
        ],
        "contest_meetings": [
            met(1, 1, "[3,2]", led_to=8, verdict="played", places="[2,1]", scores="[19,20]"),
            met(2, 1, "[1]", verdict="bye", places="[1]"),
            met(3, 2, "[2,1]"),
            met(4, 2, "[3]", verdict="bye", places="[1]"),
        ],
        "contest_notes": [{"id": 3, "contest_id": 1, "words": '{"id":"contest-note-date"}', "pings": "[100]"}],
    },
    "0026": {},
}
"""What the program of each version wrote, which the next one found."""

FOUND: dict[str, tuple[str, list[tuple[Any, ...]]]] = {
    "0019": ("SELECT id, rated FROM tables ORDER BY id", [(7, False), (8, False), (9, False)]),
    "0020": ("SELECT table_id, rated FROM results ORDER BY table_id", [(8, True), (9, False)]),
    "0021": ("SELECT event_id, attempts FROM deliveries", [("61be1df4b826a480681c3ba1b619d041", 3)]),
    "0022": ("SELECT id, hints FROM tables ORDER BY id", [(7, False), (8, False), (9, False)]),
    "0023": ("SELECT table_id, counted FROM results ORDER BY table_id", [(8, None), (9, False)]),
    "0024": ("SELECT id, gathering FROM tables ORDER BY id", [(number, "{}") for number in (7, 8, 9, 10, 11)]),
    "0025": ("SELECT gathering FROM tables WHERE id = 12", [('{"private":true,"invited":[5]}',)]),
    "0026": (
        "SELECT table_id, seat, user_id, told, reminded, several, alone FROM waiting",
        [(7, 0, 1, True, 0, False, False)],
    ),
}
"""What is there after each migration."""


@pytest.mark.usefixtures("each_kind")
async def test_each_migration_takes_up_what_the_version_before_it_has_written(tmp_path: Path) -> None:
    assert [*WRITTEN][1:] == [*FOUND] == [each for each in known_versions() if "0018" < each <= "0026"]
    database = connect(url(tmp_path, empty=True))
    counts: dict[str, int] = {}
    for version, rows in WRITTEN.items():
        await database.migrate(upgrade, version)
        if version in FOUND:
            query, right = FOUND[version]
            assert await database.read(asked, query) == right, f"after {version}"
        for name, number in (await database.read(counted, [*counts])).items():
            assert number >= counts[name], f"{name} after {version}"
        await database.write(fill, rows)
        counts |= {name: counts.get(name, 0) + len(each) for name, each in rows.items()}
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    await at_play(store)
    await waiting(store)
    await rated_on(store)
    await in_a_tournament(store)
    await store.close()


def asked(connection: sa.Connection, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(sa.text(query))]


def counted(connection: sa.Connection, names: list[str]) -> dict[str, int]:
    return {name: connection.execute(sa.text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names}


async def at_play(store: Store) -> None:
    """Tables are played at as they were."""
    old, helped, lobby = [await store.table(number) for number in (7, 10, 12)]
    assert old is not None
    assert helped is not None
    assert lobby is not None
    assert (old.rated, old.hints, old.gathering) == (False, False, Gathering())
    assert (helped.hints, lobby.gathering.private, lobby.gathering.invited) == (True, True, (5,))
    (told,) = await store.read(alerts.of_user, 1)
    assert (told.table_id, told.seat, told.told) == (7, 0, True)


async def waiting(store: Store) -> None:
    """What was to be told is told, who was asked is asked."""
    (hook,) = await store.read(webhooks.of_guild, 10)
    assert (hook.secret, hook.events, hook.trouble) == ("s" * 48, (HookEvent.END, HookEvent.RESULT), "http-503")
    (told,) = await store.write(webhooks.claim, datetime.now(UTC), 5)
    assert (told.event_id, told.event, told.attempts) == ("61be1df4b826a480681c3ba1b619d041", HookEvent.END, 4)
    (meeting,) = await store.read(finding.under_way)
    assert [(each.person.user_id, each.ready, each.only_one) for each in meeting.waits] == [
        (102, False, False),
        (100, True, True),
    ]
    assert [each.meeting for each in await store.read(finding.of_person, 10, 101)] == [None]
    post = await store.read(guild_posts.find, 10, "meeting", 1)
    assert post is not None
    assert (post.message_id, post.looks) == (2**60, "ab")


async def rated_on(store: Store) -> None:
    """What was rated stays, and what was not yet is."""
    kept = await store.read(results.find, 8)
    assert kept is not None
    assert [(seat.name, seat.place, seat.score) for seat in kept.result.seats] == [("P100", 1, 20), ("P101", 2, 19)]
    before = await store.read(ratings.of_table, 11)
    await Results(store).rate(10)
    assert await store.read(ratings.of_table, 11) == before
    assert [(each.user_id, each.won) for each in before] == [(201, 1.0), (202, 0.0)]
    assert sorted(each.user_id for each in await store.read(ratings.of_table, 8)) == [100, 101]
    assert await store.read(ratings.of_table, 9) == []


async def in_a_tournament(store: Store) -> None:
    whole = await store.read(contests.find, 1)
    assert whole is not None
    assert (whole.contest.phase, whole.contest.plan.rounds, whole.contest.lot) == (Phase.RUNNING, 3, b"l" * 32)
    assert [each.verdict for each in whole.meetings] == [Verdict.PLAYED, Verdict.BYE, None, Verdict.BYE]
    assert {each.person: int(each.points) for each in standing(whole)} == {1: 1, 2: 1, 3: 1}
    assert [note.id for note in await store.read(contests.notes, 1)] == [3]
