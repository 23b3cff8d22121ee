"""What organisers may do, who is one, and what everybody else is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import msgspec
import pytest
import sqlalchemy as sa

from bot.model.contest import Official, Participant, Phase, Verdict, Whole
from bot.model.former import is_former
from bot.model.hook import HookEvent, Webhook
from bot.model.refusal import Refusal
from bot.model.settings import GuildSettings
from bot.model.table import Actor, Person, Status
from bot.store import contests, results, webhooks
from bot.store.contest_schema import contest_people
from bot.store.contest_schema import contests as rows
from bot.store.hook_schema import deliveries
from bot.store.personal_data import personal_data
from bot.tables import leaving, seats
from bot.tables.forgetting import Forgetting
from tests.bot.contests.hall import BOSS, GUILD, Hall, person

ROLE = 55
HELPER = Official(Actor(2, GUILD), (ROLE,))
PLAYER = Official(Actor(100, GUILD))
ELSEWHERE = Official(Actor(1, GUILD + 1, manager=True))


def acts(hall: Hall, whole: Whole, by: Official, reason: str = "why") -> list[Callable[[], Awaitable[Whole]]]:
    """Everything that an organiser may do, in an order in which all of it can be done."""
    service, number = hall.contests, whole.contest.id
    first, second = whole.open[0], whole.open[1]
    users = [whole.participant(each).user_id for each in (*first.seats, *second.seats)]
    return [
        lambda: service.extend(number, by, 2, reason),
        lambda: service.forfeit(number, by, users[0], reason),
        lambda: service.adjudicate(number, by, second.table_id or 0, users[2], reason),
        lambda: service.annul(number, by, second.table_id or 0, reason),
        lambda: service.replace(number, by, users[3], person(200), reason),
        lambda: service.remove(number, by, users[1], reason),
        lambda: service.end(number, by, reason),
    ]


async def test_only_organisers_have_power_and_everything_is_told_with_its_reason(hall: Hall) -> None:
    whole = await hall.begun(4)
    number = whole.contest.id
    for stranger in (PLAYER, HELPER, ELSEWHERE):
        for act in acts(hall, whole, stranger):
            with pytest.raises(Refusal, match=r"refusal-(tournament-organisers|no-tournament)"):
                await act()
    for act in acts(hall, whole, BOSS, "  "):
        with pytest.raises(Refusal, match="refusal-no-reason"):
            await act()
    assert await hall.whole(number) == whole
    await hall.store.save_guild_settings(GUILD, GuildSettings(organisers=ROLE))
    for act in acts(hall, whole, HELPER):
        await act()
    told = await hall.store.read(contests.notes, number)
    assert [note.words.id.removeprefix("contest-note-") for note in told] == [
        *("extend", "forfeit", "adjudicate", "annul", "replace", "remove", "end"),
    ]
    assert {note.words.args["reason"] for note in told} == {"why"}
    assert {note.words.args["by"] for note in told} == {"<@2>"}
    assert (await hall.whole(number)).contest.over == "contest-over-ended"
    with pytest.raises(Refusal, match="refusal-tournament-over"):
        await hall.contests.extend(number, BOSS, 1, "more")


async def test_only_organisers_open_tournaments(hall: Hall) -> None:
    for by in (PLAYER, HELPER):
        with pytest.raises(Refusal, match="refusal-tournament-open"):
            await hall.contests.open(by, hall.plan(), 20, "a")
    await hall.store.save_guild_settings(GUILD, GuildSettings(organisers=ROLE))
    mine = await hall.contests.open(HELPER, hall.plan(), 20, "a")
    again = await hall.contests.open(HELPER, hall.plan(name="Other"), 20, "a")
    assert mine == again, "an interaction opens one"
    await hall.store.save_guild_settings(GUILD, GuildSettings())
    whole = await hall.contests.extend(mine.contest.id, Official(Actor(2, GUILD)), 1, "it is mine")
    assert whole.contest.plan.sign_up_until == mine.contest.plan.sign_up_until + timedelta(days=1)


async def test_adjudicated_and_annulled_games(hall: Hall) -> None:
    whole = await hall.begun(4, rounds=1)
    number, (first, second) = whole.contest.id, whole.open
    winner = whole.participant(first.seats[1]).user_id
    with pytest.raises(Refusal, match="refusal-plays-elsewhere"):
        await hall.contests.adjudicate(number, BOSS, first.table_id or 0, 99, "x")
    with pytest.raises(Refusal, match="refusal-no-such-meeting"):
        await hall.contests.annul(number, BOSS, 999, "x")
    whole = await hall.contests.adjudicate(number, BOSS, first.table_id or 0, winner, "clear")
    assert (whole.meetings[0].verdict, whole.meetings[0].places) == (Verdict.ADJUDICATED, (2, 1))
    assert (await hall.tables.get(first.table_id or 0)).status is Status.RUNNING, "they may play on"
    loser = (await hall.tables.get(second.table_id or 0)).people[0]
    await leaving.concede(hall.tables, second.table_id or 0, loser)
    whole = await hall.contests.annul(number, BOSS, second.table_id or 0, "a mistake")
    assert (whole.meetings[1].verdict, whole.meetings[1].places) == (Verdict.ANNULLED, None)
    kept = await hall.store.read(results.find, second.table_id or 0)
    assert kept is not None
    assert kept.removal is not None, "it counts for no rating either"
    await hall.look()
    whole = await hall.whole(number)
    assert whole.contest.phase is Phase.OVER
    assert whole.meetings[1].verdict is Verdict.ANNULLED


async def test_an_annulled_game_under_way_is_closed(hall: Hall) -> None:
    whole = await hall.begun(2, rounds=1)
    table = whole.open[0].table_id or 0
    await hall.contests.annul(whole.contest.id, BOSS, table, "a mistake")
    assert (await hall.tables.get(table)).status is Status.CLOSED


async def test_a_substitute_takes_the_place_with_all_results(hall: Hall) -> None:
    whole = await hall.begun(4, rounds=2)
    number = whole.contest.id
    for table in await hall.running(whole):
        await leaving.concede(hall.tables, table.id, table.people[0])
    await hall.look()
    hall.later(minutes=1)
    whole = await hall.opened(number)
    meeting = whole.open[0]
    leaver = whole.participant(meeting.seats[0])
    whole = await hall.contests.replace(number, BOSS, leaver.user_id, person(200), "ill")
    assert whole.participant(leaver.number).user_id == 200
    table = await hall.tables.get(meeting.table_id or 0)
    (offer,) = table.offers
    assert offer.asked == (200,), "who comes agrees, who goes is not asked"
    await seats.agree(hall.tables, table.id, offer.seat, offer.revision, person(200))
    other = next(user for user in (await hall.tables.get(table.id)).people if user != 200)
    await leaving.concede(hall.tables, table.id, other)
    await hall.look()
    whole = await hall.whole(number)
    decided = next(each for each in whole.meetings if each.id == meeting.id)
    assert dict(zip(decided.seats, decided.places or (), strict=True))[leaver.number] == 1
    assert not decided.forfeited
    with pytest.raises(Refusal, match="refusal-plays-already"):
        await hall.contests.replace(number, BOSS, whole.active[0].user_id, person(200), "again")


async def test_webhooks_hear_of_rounds(hall: Hall) -> None:
    hook = Webhook(
        id=0, guild_id=GUILD, url="https://x.example", secret="s", events=(HookEvent.ROUND,), created_at=hall.time
    )
    await hall.store.write(webhooks.add, hook, 5)
    await hall.begun(3)
    (payload,) = await hall.store.read(lambda c: c.execute(sa.select(deliveries.c.payload)).scalars().all())
    told = msgspec.json.decode(payload)
    assert (told["event"], told["round"]["number"], told["tournament"]["form"]) == ("round", 1, "swiss")
    users = sorted(each["user_id"] for meeting in told["round"]["meetings"] for each in meeting)
    assert users == ["100", "101", "102"]


async def test_who_is_forgotten_stays_under_a_pseudonym_and_plays_no_more(hall: Hall) -> None:
    whole = await hall.begun(4)
    waiting = await hall.open()
    zoe = Person(100, "Zoë", "de")
    await hall.contests.sign_up(waiting.contest.id, GUILD, zoe)
    data = await hall.store.read(personal_data, 100)
    assert [each["contest_id"] for each in data["contests"]] == [whole.contest.id, waiting.contest.id]
    assert (await hall.store.read(personal_data, 1))["opened_contests"][0]["plan"]["game"] == "pebbles"
    forgetting = Forgetting(hall.store, hall.tables)
    await forgetting.begin(100)
    await forgetting.forget(100)
    await hall.look()
    left: Participant = (await hall.whole(whole.contest.id)).people[0]
    assert is_former(left.user_id)
    assert (left.locale, left.dropped) == ("", "contest-out-left")
    assert (await hall.whole(waiting.contest.id)).people == ()
    await forgetting.begin(1)
    await forgetting.forget(1)
    found = await hall.store.read(
        lambda c: [
            *c.execute(sa.select(contest_people.c.user_id)).scalars(),
            *c.execute(sa.select(rows.c.opener_id)).scalars(),
        ]
    )
    assert not {1, 100} & {*found}
