"""A try that counts is one, is never lost, and comes out the same wherever it is played."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.core.workers.pool import WorkerError
from bot.daily import course, queries
from bot.daily.model import DAY, Try
from bot.daily.plan import AHEAD_DAYS
from bot.daily.schema import daily_deals
from bot.daily.service import Daily, TryPage, Verdict
from bot.tables.computers.service import MAX_WISHES
from bot.tables.time import clock_queries as clocks
from bot.tables.time.clock import Outage
from testing.daily import ThinksHere, keys
from testing.world import World
from tests.bot.daily.conftest import ANN, BEN, CLEO, days_pass, played, seeds


async def stored(world: World, daily: Daily, user_id: int, *, counts: bool = True) -> Try:
    found = await world.store.read(queries.attempt, daily.today, user_id, counts=counts)
    assert found is not None
    return found


def shown(page: TryPage) -> bytes:
    return page.course.game.encode(page.course.state)


async def test_everybody_gets_the_same_deal_and_the_same_answers_to_the_same_choices(
    world: World, daily: Daily, thinker: ThinksHere
) -> None:
    for _ in range(4):
        first, second = await played(daily, ANN), await played(daily, BEN)
        assert first.course.over
        assert shown(first) == shown(second)
        mine, yours = await stored(world, daily, ANN), await stored(world, daily, BEN)
        assert (mine.choices, mine.told, mine.squares) == (yours.choices, yours.told, yours.squares)
        assert mine.choices
        await days_pass(world, daily)
    assert thinker.asked > 10


async def test_another_choice_leads_elsewhere(daily: Daily) -> None:
    assert shown(await played(daily, ANN)) != shown(await played(daily, BEN, choice=1))


async def test_a_try_that_counts_is_begun_once(world: World, daily: Daily) -> None:
    first = await played(daily, ANN, most=1)
    again = await daily.begin(ANN, daily.today, counts=True)
    assert (shown(again), again.attempt) == (shown(first), first.attempt)
    both = await asyncio.gather(*(daily.begin(BEN, daily.today, counts=True) for _ in range(4)))
    assert len({shown(page) for page in both}) == 1
    assert len(await world.store.read(queries.tries, daily.today)) == 2


async def test_two_processes_that_answer_at_once_store_one_try(world: World, daily: Daily, thinker: ThinksHere) -> None:
    other = Daily(world.store, thinker, lambda: world.time, draw_seed=seeds())
    page = await daily.begin(ANN, daily.today, counts=True)
    while not page.course.over:
        key, day, revision = keys(page)[0], page.attempt.day, page.attempt.revision
        pages = await asyncio.gather(*(each.choose(ANN, day, revision, key, counts=True) for each in (daily, other)))
        assert [each.verdict for each in pages].count(Verdict.STALE) <= 1
        looked = await other.look(ANN, day, counts=True)
        assert (await stored(world, daily, ANN)).revision == looked.attempt.revision
        page = looked
    assert shown(page) == shown(await played(daily, BEN))


async def test_a_choice_is_kept_where_computers_cannot_answer(
    world: World, daily: Daily, thinker: ThinksHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_args: object) -> str:
        raise WorkerError("no process")

    page = await daily.begin(ANN, daily.today, counts=True)
    with monkeypatch.context() as patch:
        patch.setattr(thinker, "fixed", fails)
        while page.verdict is Verdict.NOTHING:
            page = await daily.choose(ANN, daily.today, page.attempt.revision, keys(page)[0], counts=True)
    assert page.verdict is Verdict.THINKING
    kept = await stored(world, daily, ANN)
    assert kept.choices == page.attempt.choices
    page = await daily.look(ANN, daily.today, counts=True)
    assert page.course.asks_player or page.course.over
    assert shown(await played(daily, ANN)) == shown(await played(daily, BEN))


async def test_a_choice_drawn_for_another_position_is_not_taken(world: World, daily: Daily) -> None:
    page = await played(daily, ANN, most=1)
    stale = await daily.choose(ANN, daily.today, page.attempt.revision - 1, keys(page)[0], counts=True)
    assert stale.verdict is Verdict.STALE
    closed = await daily.choose(ANN, daily.today, page.attempt.revision, "nonsense", counts=True)
    assert closed.verdict is Verdict.CLOSED
    assert await stored(world, daily, ANN) == page.attempt


async def test_a_try_may_go_on_over_midnight_for_24_hours_and_no_longer(world: World, daily: Daily) -> None:
    world.later(hours=11)
    day = daily.today
    page = await played(daily, ANN, most=1)
    world.later(hours=23)
    assert daily.today == day + DAY
    page = await daily.choose(ANN, day, page.attempt.revision, keys(page)[0], counts=True)
    assert page.verdict is Verdict.NOTHING
    world.later(hours=1)
    late = await daily.choose(ANN, day, page.attempt.revision, keys(page)[0], counts=True)
    assert (late.verdict, late.attempt) == (Verdict.LATE, page.attempt)
    assert not (await daily.overview(ANN, day)).attempt.finished  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="refusal-daily-over"):
        await daily.begin(BEN, day, counts=True)


async def test_an_outage_costs_nobody_time(world: World, daily: Daily) -> None:
    page = await played(daily, ANN, most=1)
    went = world.time + timedelta(hours=1)
    world.later(hours=25)
    assert (await daily.look(ANN, page.attempt.day, counts=True)).verdict is Verdict.LATE
    for shard in (0, 0):  # told twice, it is one
        await world.store.write(clocks.note_outage, Outage(went, went + timedelta(hours=2 + shard)))
    back = await daily.look(ANN, page.attempt.day, counts=True)
    assert back.verdict is Verdict.NOTHING
    assert back.until == page.attempt.begun_at + timedelta(hours=26)


async def test_no_try_goes_on_for_ever(world: World, daily: Daily, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game lets people go round in circles it ends as the score stands."""
    monkeypatch.setattr(course, "MAX_MOVES", 5)
    page = await played(daily, ANN)
    assert page.course.over
    assert 5 <= page.attempt.steps < 5 + MAX_WISHES
    assert (await stored(world, daily, ANN)).finished


async def test_deals_are_fixed_from_when_somebody_first_asks_for_one(world: World, daily: Daily) -> None:
    """Until then a bot imports the rules of no game for it."""

    async def fixed() -> int:
        return len(await world.store.read(queries.deals, daily.today))

    await days_pass(world, daily)
    assert await fixed() == 0
    await daily.overview(ANN)
    assert await fixed() == AHEAD_DAYS + 1
    await days_pass(world, daily, 2)
    assert await fixed() == AHEAD_DAYS + 1


async def test_a_deal_that_was_fixed_for_other_programs_says_so(world: World, daily: Daily) -> None:
    await daily.fix_ahead()
    assert not (await daily.overview(ANN)).changed
    before = sa.update(daily_deals).values(engine="earlier")
    await world.store.write(lambda c: c.execute(before) and None)
    assert (await daily.overview(ANN)).changed
    await played(daily, ANN)
    assert (await daily.overview(ANN)).changed


async def test_freely_only_after_the_try_that_counts(world: World, daily: Daily) -> None:
    await played(daily, ANN, most=1)
    with pytest.raises(Refusal, match="refusal-daily-first"):
        await daily.begin(ANN, daily.today, counts=False)
    end = await played(daily, ANN)
    free = await played(daily, ANN, counts=False, choice=1)
    assert free.course.over
    assert free.until is None
    assert await stored(world, daily, ANN) == end.attempt
    again = await daily.begin(ANN, daily.today, counts=False)
    assert (again.attempt.choices, again.attempt.counts) == ((), False)
    assert len(await world.store.read(queries.tries, daily.today)) == 1


async def test_others_are_told_of_after_the_own_try_and_nobody_from_elsewhere_is_named(daily: Daily) -> None:
    for user, guild in ((ANN, 10), (BEN, 10), (CLEO, 20)):
        assert (await daily.overview(user, guild_id=guild)).all is None
        await played(daily, user, choice=user)
    first = await daily.overview(ANN, guild_id=10)
    assert {each.attempt.user_id for each in first.here} == {ANN, BEN}
    assert first.all is not None
    assert (first.all.begun, first.all.finished) == (3, 3)
    elsewhere = await daily.overview(ANN, guild_id=20)  # whoever looks there as well is in its ranking with the same
    assert {each.attempt.user_id for each in elsewhere.here} == {ANN, CLEO}
    assert elsewhere.attempt == first.attempt
    assert (await daily.overview(ANN)).here == ()


async def test_streaks_outlive_outages_and_nothing_else(world: World, daily: Daily) -> None:
    for _ in range(3):
        await played(daily, ANN)
        await days_pass(world, daily)
    assert (await daily.overview(ANN)).streak == 3  # today is not over
    await world.store.write(clocks.note_outage, Outage(world.time, world.time + timedelta(hours=3)))
    await days_pass(world, daily)
    await played(daily, ANN)
    assert (await daily.overview(ANN)).streak == 4
    await days_pass(world, daily, 2)
    assert (await daily.overview(ANN)).streak == 0
    await played(daily, ANN)
    assert (await daily.overview(ANN)).streak == 1


async def test_old_positions_and_free_tries_are_forgotten_and_results_stay(world: World, daily: Daily) -> None:
    day = daily.today
    await played(daily, ANN)
    await played(daily, ANN, counts=False)
    await days_pass(world, daily, 4)
    kept = await world.store.read(queries.attempt, day, ANN)
    assert kept is not None
    assert (kept.state, kept.choices, kept.finished) == (None, (), True)
    assert await world.store.read(queries.attempt, day, ANN, counts=False) is None
    with pytest.raises(Refusal, match="refusal-daily-none"):
        await daily.look(ANN, day, counts=True)
    world.time += queries.KEEP
    await daily.check(0)
    assert await world.store.read(queries.attempt, day, ANN) is None
