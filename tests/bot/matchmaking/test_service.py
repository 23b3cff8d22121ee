"""Who waits for a game, who is asked, and what becomes of that, on both databases."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.pace import Pace
from bot.core.refusal import Refusal
from bot.matchmaking import queries
from bot.matchmaking.model import Criteria, Party, QueueEntry
from bot.matchmaking.service import ENTRY_LIFE, MAX_ENTRIES, PARTY_LIFE, Matchmaking, together
from bot.tables.core.model import Person
from games import GAMES
from games.packages import MAX_SEATS
from testing.toys import TOYS
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World

each_kind = pytest.mark.usefixtures("each_kind")
TWO = Criteria(GUILD, "pebbles", 2, Pace.FREE)
THREE = TWO._replace(seats=3)


def test_as_many_seats_may_be_asked_for_as_any_game_has() -> None:
    assert max(max(game.seats) for game in GAMES.values()) == MAX_SEATS


class Waiters:
    """The people of a world who wait for games."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.finding = Matchmaking(world.store, TOYS, now=lambda: world.time, on_server=lambda guild: guild == GUILD)

    async def wait(self, *people: Person, wanted: Criteria = TWO, only_one: bool = False) -> None:
        for person in people:
            await self.finding.wait(person, wanted, 20 + person.user_id, only_one=only_one)
            self.world.later(minutes=1)

    async def arrange(self) -> list[Party]:
        for guild in (GUILD, GUILD + 1):
            await self.finding.check(guild)
        return await self.world.store.read(queries.under_way, GUILD)

    async def answer(self, party: Party, person: Person, *, yes: bool = True) -> Party:
        return await self.finding.answer(party.id, GUILD, person.user_id, yes=yes)

    async def names(self, wanted: Criteria = TWO) -> list[str]:
        """Who waits for this and is not being asked."""
        found, _ = await self.world.store.read(queries.free, wanted, self.world.time)
        return [wait.person.name for wait in found]


@pytest.fixture
def waiters(world: World) -> Waiters:
    return Waiters(world)


def who(party: Party) -> list[str]:
    return [wait.person.name for wait in party.queue_entries]


@each_kind
async def test_those_who_fit_are_asked_in_the_order_in_which_they_came(waiters: Waiters) -> None:
    await waiters.wait(ANN)
    assert await waiters.arrange() == []
    await waiters.wait(BEN, wanted=TWO._replace(pace=Pace.SLOW))
    await waiters.wait(BEN, wanted=THREE)
    assert await waiters.arrange() == [], "another pace and another number are other games"
    await waiters.wait(CLEO, DORA)
    (party,) = await waiters.arrange()
    assert who(party) == ["Ann", "Cleo"]
    assert party.channel_id == 20 + CLEO.user_id, "where it was asked for last"
    assert party.until == waiters.world.time + PARTY_LIFE
    assert await waiters.arrange() == [party], "it is made once"
    assert await waiters.names() == ["Dora"]
    standing = await waiters.finding.standing(GUILD, DORA.user_id)
    assert [standing.together[wait.id] for wait in standing.queue_entries] == [1]


@each_kind
async def test_all_say_yes_and_who_wanted_only_one_game_waits_for_no_other(waiters: Waiters) -> None:
    await waiters.wait(ANN, wanted=THREE, only_one=True)
    await waiters.wait(BEN, wanted=THREE)
    await waiters.wait(ANN, only_one=True)
    await waiters.wait(BEN)
    (party,) = await waiters.arrange()
    after = await waiters.answer(party, ANN)
    assert not after.complete
    assert await waiters.answer(party, ANN) == after, "the same answer again"
    assert (await waiters.answer(party, BEN)).complete
    with pytest.raises(Refusal, match="refusal-party-over"):
        await waiters.answer(party, BEN, yes=False)
    for _ in range(2):
        await waiters.world.store.write(queries.end_with_table, party.id, 7, waiters.world.time)
    over = await waiters.world.store.read(queries.find, party.id)
    assert over is not None
    assert (over.over, over.table_id, over.queue_entries) == ("party-table", 7, ())
    assert await waiters.names(THREE) == ["Ben"]
    assert await waiters.arrange() == []


@each_kind
async def test_who_does_not_answer_leaves_the_queue_and_the_others_keep_their_place(waiters: Waiters) -> None:
    await waiters.wait(ANN, BEN, CLEO, wanted=THREE)
    (party,) = await waiters.arrange()
    await waiters.answer(party, ANN)
    await waiters.answer(party, CLEO)
    waiters.world.time = party.until
    with pytest.raises(Refusal, match="refusal-party-over"):
        await waiters.answer(party, BEN)
    assert await waiters.arrange() == []
    assert await waiters.names(THREE) == ["Ann", "Cleo"]
    await waiters.wait(DORA, wanted=THREE)
    (again,) = await waiters.arrange()
    assert who(again) == ["Ann", "Cleo", "Dora"]
    assert not any(wait.ready for wait in again.queue_entries), "they are asked anew"
    await waiters.answer(again, DORA, yes=False)
    assert await waiters.arrange() == []
    assert await waiters.names(THREE) == ["Ann", "Cleo"]
    ended = await waiters.world.store.read(queries.find, again.id)
    assert ended is not None
    assert ended.over == "party-called-off"


@each_kind
async def test_waiting_ends_by_itself_and_at_will(waiters: Waiters) -> None:
    await waiters.wait(ANN)
    waiters.world.time += ENTRY_LIFE
    assert (await waiters.finding.standing(GUILD, ANN.user_id)).queue_entries == []
    await waiters.wait(BEN)
    assert await waiters.arrange() == []
    assert await waiters.names() == ["Ben"]
    waiters.world.later(days=2)
    await waiters.wait(BEN)
    waiters.world.later(days=2)
    await waiters.arrange()
    assert await waiters.names() == ["Ben"], "who asks again waits for three days from then on"
    (wait,) = (await waiters.finding.standing(GUILD, BEN.user_id)).queue_entries
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
    (party,) = await waiters.arrange()
    assert who(party) == ["Ann", "Cleo"]


@each_kind
async def test_nobody_is_counted_with_whom_one_would_not_play(waiters: Waiters) -> None:
    await waiters.world.tables.people.set_blocked(BEN.user_id, [ANN.user_id])
    await waiters.wait(ANN, BEN, CLEO, wanted=THREE)
    assert await waiters.arrange() == []
    for person, count in ((ANN, 2), (BEN, 2), (CLEO, 2), (DORA, 0)):
        together = (await waiters.finding.standing(GUILD, person.user_id)).together
        assert sum(together.values()) == count, person.name
    await waiters.wait(ANN, BEN)
    assert list((await waiters.finding.standing(GUILD, BEN.user_id)).together.values()) == [2, 1]
    for pace, people in ((Pace.FREE, [ANN, BEN, CLEO]), (Pace.SLOW, [])):
        found = await waiters.world.store.read(queries.waiting_for, GUILD, "pebbles", pace, waiters.world.time)
        assert found == [person.user_id for person in people], "each once, for however many seats"


@each_kind
async def test_what_is_refused(waiters: Waiters) -> None:
    for wanted, refusal in ((TWO._replace(game="go"), "game"), (TWO._replace(seats=9), "seats")):
        with pytest.raises(Refusal, match=f"refusal-(unknown|find)-{refusal}"):
            await waiters.finding.wait(ANN, wanted, 20)
    await waiters.wait(ANN, BEN)
    (party,) = await waiters.arrange()
    for number, guild, person in (
        (party.id, GUILD, CLEO),
        (party.id, GUILD + 1, ANN),
        (party.id, None, ANN),
        (party.id + 1, GUILD, ANN),
    ):
        with pytest.raises(Refusal, match="refusal-party-not-asked"):
            await waiters.finding.answer(number, guild, person.user_id, yes=True)
    found = [TWO._replace(pace=pace, seats=seats) for pace in Pace for seats in TOYS["pebbles"].seats]
    assert len(found) > MAX_ENTRIES
    await waiters.wait(DORA, wanted=found[0])
    for each in found[:MAX_ENTRIES]:
        await waiters.finding.wait(DORA, each, 20)
    with pytest.raises(Refusal, match="refusal-find-many"):
        await waiters.finding.wait(DORA, found[MAX_ENTRIES], 20)


@settings(max_examples=60, deadline=None)
@given(
    people=st.integers(0, 9),
    seats=st.integers(2, 5),
    blocked=st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=12),
)
def test_those_who_are_brought_together_fit(people: int, seats: int, blocked: set[tuple[int, int]]) -> None:
    queue_entries = [_wait(number) for number in range(people)]
    found = [wait.person.user_id for wait in together(queue_entries, blocked, seats)]
    assert len(found) in (0, seats)
    assert found == sorted(found)
    assert not [(a, b) for a in found for b in found if a != b and (a, b) in blocked]
    apart = {frozenset(pair) for pair in blocked if pair[0] != pair[1]}
    if not apart:
        assert found == (list(range(seats)) if people >= seats else [])


def _wait(number: int) -> QueueEntry:
    at = datetime(2026, 3, 1, tzinfo=UTC)
    return QueueEntry(id=number, person=Person(number, "x", "en"), wanted=TWO, channel_id=1, since=at, until=at)
