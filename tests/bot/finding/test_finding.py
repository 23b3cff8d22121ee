"""Who waits for a game, who is asked, and what becomes of that, on both databases."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.finding.finding import MEETING_LIFE, MOST_WAITS, WAIT_LIFE, Finding, together
from bot.model.clock import Pace
from bot.model.finding import Meeting, Wait, Wanted
from bot.model.refusal import Refusal
from bot.model.table import Person
from bot.store import finding as queries
from tests.bot.tables.toy import TOYS
from tests.bot.tables.world import ANN, BEN, CLEO, DORA, GUILD, World

each_kind = pytest.mark.usefixtures("each_kind")
TWO = Wanted(GUILD, "pebbles", 2, Pace.FREE)
THREE = TWO._replace(seats=3)


class Waiters:
    """The people of a world who wait for games."""

    def __init__(self, world: World) -> None:
        self.world, self.woken = world, 0
        self.finding = Finding(world.store, TOYS, now=lambda: world.time, on_change=self._wake)

    def _wake(self) -> None:
        self.woken += 1

    async def wait(self, *people: Person, wanted: Wanted = TWO, only_one: bool = False) -> None:
        for person in people:
            await self.finding.wait(person, wanted, 20 + person.user_id, only_one=only_one)
            self.world.later(minutes=1)

    async def arrange(self) -> list[Meeting]:
        await self.finding.arrange(lambda guild: guild == GUILD)
        return await self.world.store.read(queries.under_way)

    async def answer(self, meeting: Meeting, person: Person, *, yes: bool = True) -> Meeting:
        return await self.finding.answer(meeting.id, GUILD, person.user_id, yes=yes)

    async def names(self, wanted: Wanted = TWO) -> list[str]:
        """Who waits for this and is not being asked."""
        found, _ = await self.world.store.read(queries.free, wanted, self.world.time)
        return [wait.person.name for wait in found]


@pytest.fixture
def waiters(world: World) -> Waiters:
    return Waiters(world)


def who(meeting: Meeting) -> list[str]:
    return [wait.person.name for wait in meeting.waits]


@each_kind
async def test_those_who_fit_are_asked_in_the_order_in_which_they_came(waiters: Waiters) -> None:
    await waiters.wait(ANN)
    assert await waiters.arrange() == []
    await waiters.wait(BEN, wanted=TWO._replace(pace=Pace.SLOW))
    await waiters.wait(BEN, wanted=THREE)
    assert await waiters.arrange() == [], "another pace and another number are other games"
    await waiters.wait(CLEO, DORA)
    assert waiters.woken == 5
    (meeting,) = await waiters.arrange()
    assert who(meeting) == ["Ann", "Cleo"]
    assert meeting.channel_id == 20 + CLEO.user_id, "where it was asked for last"
    assert meeting.until == waiters.world.time + MEETING_LIFE
    assert await waiters.arrange() == [meeting], "it is made once"
    assert await waiters.names() == ["Dora"]
    standing = await waiters.finding.standing(GUILD, DORA.user_id)
    assert [standing.together[wait.id] for wait in standing.waits] == [1]


@each_kind
async def test_all_say_yes_and_who_wanted_only_one_game_waits_for_no_other(waiters: Waiters) -> None:
    await waiters.wait(ANN, wanted=THREE, only_one=True)
    await waiters.wait(BEN, wanted=THREE)
    await waiters.wait(ANN, only_one=True)
    await waiters.wait(BEN)
    (meeting,) = await waiters.arrange()
    after = await waiters.answer(meeting, ANN)
    assert not after.complete
    assert await waiters.answer(meeting, ANN) == after, "the same answer again"
    assert (await waiters.answer(meeting, BEN)).complete
    with pytest.raises(Refusal, match="refusal-meeting-over"):
        await waiters.answer(meeting, BEN, yes=False)
    for _ in range(2):
        await waiters.world.store.write(queries.end_with_table, meeting.id, 7)
    over = await waiters.world.store.read(queries.find, meeting.id)
    assert over is not None
    assert (over.over, over.table_id, over.waits) == ("meeting-table", 7, ())
    assert await waiters.names(THREE) == ["Ben"]
    assert await waiters.arrange() == []


@each_kind
async def test_who_does_not_answer_leaves_the_queue_and_the_others_keep_their_place(waiters: Waiters) -> None:
    await waiters.wait(ANN, BEN, CLEO, wanted=THREE)
    (meeting,) = await waiters.arrange()
    await waiters.answer(meeting, ANN)
    await waiters.answer(meeting, CLEO)
    waiters.world.time = meeting.until
    with pytest.raises(Refusal, match="refusal-meeting-over"):
        await waiters.answer(meeting, BEN)
    assert await waiters.arrange() == []
    assert await waiters.names(THREE) == ["Ann", "Cleo"]
    await waiters.wait(DORA, wanted=THREE)
    (again,) = await waiters.arrange()
    assert who(again) == ["Ann", "Cleo", "Dora"]
    assert not any(wait.ready for wait in again.waits), "they are asked anew"
    await waiters.answer(again, DORA, yes=False)
    assert await waiters.arrange() == []
    assert await waiters.names(THREE) == ["Ann", "Cleo"]
    ended = await waiters.world.store.read(queries.find, again.id)
    assert ended is not None
    assert ended.over == "meeting-called-off"


@each_kind
async def test_waiting_ends_by_itself_and_at_will(waiters: Waiters) -> None:
    await waiters.wait(ANN)
    waiters.world.time += WAIT_LIFE
    assert (await waiters.finding.standing(GUILD, ANN.user_id)).waits == []
    await waiters.wait(BEN)
    assert await waiters.arrange() == []
    assert await waiters.names() == ["Ben"]
    waiters.world.later(days=2)
    await waiters.wait(BEN)
    waiters.world.later(days=2)
    await waiters.arrange()
    assert await waiters.names() == ["Ben"], "who asks again waits for three days from then on"
    (wait,) = (await waiters.finding.standing(GUILD, BEN.user_id)).waits
    with pytest.raises(Refusal, match="refusal-find-gone"):
        await waiters.finding.give_up(GUILD, ANN.user_id, wait.id)
    with pytest.raises(Refusal, match="refusal-find-gone"):
        await waiters.finding.give_up(GUILD + 1, BEN.user_id, wait.id)
    await waiters.finding.give_up(GUILD, BEN.user_id, wait.id)
    assert await waiters.names() == []


@each_kind
async def test_nobody_is_asked_with_whom_they_block_or_who_blocks_them(waiters: Waiters) -> None:
    await waiters.world.tables.people.set_blocked(BEN.user_id, [ANN.user_id])
    await waiters.wait(ANN, BEN)
    assert await waiters.arrange() == []
    await waiters.wait(CLEO)
    (meeting,) = await waiters.arrange()
    assert who(meeting) == ["Ann", "Cleo"]


@each_kind
async def test_what_is_refused(waiters: Waiters) -> None:
    for wanted, refusal in ((TWO._replace(game="go"), "game"), (TWO._replace(seats=9), "seats")):
        with pytest.raises(Refusal, match=f"refusal-(unknown|find)-{refusal}"):
            await waiters.finding.wait(ANN, wanted, 20)
    await waiters.wait(ANN, BEN)
    (meeting,) = await waiters.arrange()
    for number, guild, person in (
        (meeting.id, GUILD, CLEO),
        (meeting.id, GUILD + 1, ANN),
        (meeting.id, None, ANN),
        (meeting.id + 1, GUILD, ANN),
    ):
        with pytest.raises(Refusal, match="refusal-meeting-not-asked"):
            await waiters.finding.answer(number, guild, person.user_id, yes=True)
    wanted = [TWO._replace(pace=pace, seats=seats) for pace in Pace for seats in TOYS["pebbles"].seats]
    assert len(wanted) > MOST_WAITS
    await waiters.wait(DORA, wanted=wanted[0])
    for each in wanted[:MOST_WAITS]:
        await waiters.finding.wait(DORA, each, 20)
    with pytest.raises(Refusal, match="refusal-find-many"):
        await waiters.finding.wait(DORA, wanted[MOST_WAITS], 20)


@settings(max_examples=60, deadline=None)
@given(
    people=st.integers(0, 9),
    seats=st.integers(2, 5),
    blocked=st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=12),
)
def test_those_who_are_brought_together_fit(people: int, seats: int, blocked: set[tuple[int, int]]) -> None:
    waits = [_wait(number) for number in range(people)]
    found = [wait.person.user_id for wait in together(waits, blocked, seats)]
    assert len(found) in (0, seats)
    assert found == sorted(found)
    assert not [(a, b) for a in found for b in found if a != b and (a, b) in blocked]
    apart = {frozenset(pair) for pair in blocked if pair[0] != pair[1]}
    if not apart:
        assert found == (list(range(seats)) if people >= seats else [])


def _wait(number: int) -> Wait:
    at = datetime(2026, 3, 1, tzinfo=UTC)
    return Wait(id=number, person=Person(number, "x", "en"), wanted=TWO, channel_id=1, since=at, until=at)
