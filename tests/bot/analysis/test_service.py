"""Lines on one's own: what is dealt and how often, what is kept, and that nothing else knows of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.analysis import queries, service
from bot.analysis.model import MAX_DEALS, MAX_KEPT, SCRATCH, LineStep
from bot.analysis.service import Beginning
from bot.analysis.views import try_page
from bot.db.schema import whole_schema
from bot.discord.choices import PanelPage
from bot.premoves.model import MAX_ALTERNATIVES
from bot.tables.core import administration
from bot.tables.core.model import Position
from bot.tables.core.refusals import Refusal
from bot.tables.history import replays, retention
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.show.status import localizer_for
from games.engine import open_keys, text
from testing.crashes import Crashed, CrashInjector
from testing.messages import body, parts
from testing.world import ANN, BEN, CLEO, by, hand_over
from tests.bot.analysis.conftest import Trying

each_kind = pytest.mark.usefixtures("each_kind")


async def begun(world: Trying) -> Position:
    """Ann and Ben play cards, Ann begins."""
    return await world.started(ANN, BEN, game="lost_cities", first=0)


async def stored(world: Trying) -> dict[str, list[Any]]:
    """Everything in the database but what people try."""

    def read(connection: sa.Connection) -> dict[str, list[Any]]:
        parts = (part for part in whole_schema().sorted_tables if part.name != "analyses")
        return {part.name: [tuple(row) for row in connection.execute(sa.select(part)).all()] for part in parts}

    return await world.store.read(read)


@each_kind
async def test_asking_again_tells_nothing_new(world: Trying) -> None:
    position = await begun(world)
    first = await world.tried(position, BEN, 3)
    again = await world.analyses.open(position, BEN.user_id)
    assert again.line == first.line
    assert again.dealt.start == first.dealt.start
    await world.store.write(lambda connection: connection.execute(sa.text("DELETE FROM analyses")) and None)
    anew = await world.analyses.open(position, BEN.user_id)
    assert anew.dealt.start == first.dealt.start, "what was forgotten is dealt alike"
    anns = await world.analyses.open(position, ANN.user_id)
    assert anns.dealt.start != anew.dealt.start
    assert position.view(1) == anew.dealt.position.view(1)


async def test_nothing_else_knows_of_it(world: Trying) -> None:
    position = await begun(world)
    before, woken = await stored(world), world.woken
    tried = await world.tried(position, BEN, 4)
    await world.analyses.keep(position, BEN.user_id, SCRATCH, tried.at, "gone")
    await world.analyses.another(position, BEN.user_id, Beginning(position, position.table.revision))
    assert await stored(world) == before
    assert world.woken == woken


async def test_there_are_three_deals_between_two_own_turns_whatever_the_revision(world: Trying) -> None:
    position = await begun(world)
    here = Beginning(position, position.table.revision)
    starts = [(await world.analyses.open(position, BEN.user_id)).dealt.start]
    starts.append((await world.analyses.another(position, BEN.user_id, here)).dealt.start)
    position = await world.turn(position, ANN)
    third = await world.analyses.open(position, BEN.user_id)
    assert third.left == 0
    assert third.dealt.deal.revision == position.table.revision
    assert third.dealt.start not in starts
    with pytest.raises(Refusal, match="refusal-try-deals"):
        await world.analyses.another(position, BEN.user_id, Beginning(position, position.table.revision))
    hand = position.view(1).hand
    await world.act(position, BEN, f"discard-{hand[0]}")
    position = await world.now(position)
    used = await world.analyses.open(position, BEN.user_id)
    assert used.note is not None
    assert used.dealt.start == third.dealt.start, "a choice within the turn brings no other"
    await world.act(position, BEN, "draw-pile")
    position = await world.now(position)
    assert (await world.analyses.open(position, BEN.user_id)).left == MAX_DEALS - 1


async def test_a_line_goes_back_and_on_and_branches_off(world: Trying) -> None:
    position = await begun(world)
    tried = await world.tried(position, ANN, 4)
    back = await world.analyses.look(position, ANN.user_id, SCRATCH, 2)
    assert (back.at, len(back.line.steps)) == (2, 4)
    kept = await world.analyses.keep(position, ANN.user_id, SCRATCH, 4, "bold")
    number = kept.line.number
    other = min(
        choice.key
        for choice in back.dealt.position.decisions_of(back.dealt.mover or 0)[0].choices
        if choice.why_not is None and choice.key != tried.line.steps[2].key
    )
    branched = await world.analyses.choose(position, ANN.user_id, number, 2, other, 0)
    assert branched.line.number == SCRATCH
    assert [step.key for step in branched.line.steps] == [*(step.key for step in tried.line.steps[:2]), other]
    assert (await world.analyses.look(position, ANN.user_id, number)).line.steps == tried.line.steps
    assert tried.dealt.touched
    assert len(tried.dealt.scores()) == 2
    assert tried.dealt.guessed(1) > tried.dealt.guessed(0), "copies of one's own cards"


async def test_lines_are_kept_by_name_three_at_most_until_they_are_forgotten(world: Trying) -> None:
    position = await begun(world)
    await world.tried(position, ANN, 2)
    for name in ("a", "b", "c"):
        await world.analyses.keep(position, ANN.user_id, SCRATCH, 2, name)
    with pytest.raises(Refusal, match="refusal-try-full"):
        await world.analyses.keep(position, ANN.user_id, SCRATCH, 2, "d")
    with pytest.raises(Refusal, match="refusal-try-name"):
        await world.analyses.keep(position, ANN.user_id, SCRATCH, 2, "  ")
    renewed = await world.analyses.keep(position, ANN.user_id, SCRATCH, 1, "B")
    assert sorted(line.name for line in renewed.analysis.kept) == ["B", "a", "c"]
    left = await world.analyses.drop(position, ANN.user_id, renewed.line.number)
    assert len(left.analysis.kept) == MAX_KEPT - 1
    gone = await world.analyses.look(position, ANN.user_id, renewed.line.number)
    assert gone.note is not None
    assert gone.line.number == SCRATCH


@each_kind
async def test_of_two_clicks_at_once_one_counts_and_an_old_one_none(world: Trying) -> None:
    position = await begun(world)
    tried = await world.tried(position, ANN, 0)
    keys = [choice.key for choice in tried.dealt.position.decisions_of(0)[0].choices if choice.why_not is None]
    drawn_at = tried.analysis.revision
    clicks = (world.analyses.choose(position, ANN.user_id, SCRATCH, 0, key, drawn_at) for key in keys[:2])
    both = await asyncio.gather(*clicks)
    assert {len(each.line.steps) for each in both} == {1}
    now = await world.analyses.look(position, ANN.user_id, SCRATCH)
    assert now.analysis.revision == drawn_at + 1
    old = await world.analyses.choose(position, ANN.user_id, SCRATCH, 0, keys[1], drawn_at)
    assert old.note is not None
    assert old.line == now.line


@pytest.mark.parametrize("before", [True, False])
async def test_a_choice_is_there_whole_or_not_at_all_if_the_program_dies(world: Trying, *, before: bool) -> None:
    position = await begun(world)
    tried = await world.tried(position, ANN, 1)
    key = tried.dealt.position.decisions_of(0)[0].choices[0].key
    crashes = CrashInjector(world.store)
    crashes.crash_at(1, before=before)
    with pytest.raises(Crashed):
        await world.analyses.choose(position, ANN.user_id, SCRATCH, 1, key, tried.analysis.revision)
    crashes.start()
    now = await world.analyses.open(position, ANN.user_id)
    assert len(now.line.steps) == (1 if before else 2)


async def test_a_substitute_inherits_no_lines_and_who_left_sees_no_more(world: Trying) -> None:
    position = await begun(world)
    await world.tried(position, BEN, 2)
    begin = Beginning(position, position.table.revision)
    table = await hand_over(world, position.table, 1, CLEO, ANN)
    position = await world.now(position)
    assert table.seats[1].user_id == CLEO.user_id
    fresh = await world.analyses.open(position, CLEO.user_id)
    assert (fresh.analysis.deals[0].revision, fresh.line.steps) == (position.table.revision, ())
    with pytest.raises(Refusal, match="refusal-not-seated"):
        await world.analyses.open(position, BEN.user_id)
    past = Beginning(Position(position.table, position.game, begin.position.state), begin.revision)
    with pytest.raises(Refusal, match="refusal-try-turn"):
        await world.analyses.another(position, CLEO.user_id, past)


async def test_the_first_own_turn_of_a_line_becomes_an_order(world: Trying) -> None:
    position = await begun(world)
    tried = await world.tried(position, BEN, 4)
    assert [step.seat for step in tried.line.steps] == [0, 0, 1, 1]
    laid, number = await world.analyses.order(position, BEN.user_id, SCRATCH)
    assert laid.premove is not None
    assert laid.premove.alternatives[number].keys == tuple(step.key for step in tried.line.steps[2:])
    again, there = await world.analyses.order(position, BEN.user_id, SCRATCH)
    assert (again.premove, there) == (laid.premove, number), "the same again is no other"
    tried = await world.analyses.look(position, BEN.user_id, SCRATCH, 2)
    first, *others = open_keys(tried.dealt.position.decisions_of(1)[0])
    assert tried.line.steps[2].key == first
    for key in others[:MAX_ALTERNATIVES]:
        tried = await world.analyses.look(position, BEN.user_id, SCRATCH, 2)
        await world.analyses.choose(position, BEN.user_id, SCRATCH, 2, key, tried.analysis.revision)
        if key != others[MAX_ALTERNATIVES - 1]:
            await world.analyses.order(position, BEN.user_id, SCRATCH)
    with pytest.raises(Refusal, match="refusal-try-orders"):
        await world.analyses.order(position, BEN.user_id, SCRATCH)
    await world.tried(position, ANN, 2)
    with pytest.raises(Refusal, match="refusal-try-order"):
        await world.analyses.order(position, ANN.user_id, SCRATCH)


async def test_computers_answer_for_the_others_where_hints_are_allowed(world: Trying) -> None:
    position = await begun(world)
    await world.tried(position, BEN, 0)
    with pytest.raises(Refusal, match="refusal-no-hints"):
        await world.analyses.answer(position, BEN.user_id, SCRATCH, 0)
    table = await world.open(channel=21, game="lost_cities", first=0)
    await lobby.join(world.tables, table.id, BEN)
    await terms.set_hints(world.tables, table.id, True, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    await world.tried(position, BEN, 0)
    answered = await world.analyses.answer(position, BEN.user_id, SCRATCH, 0)
    assert answered.dealt.mover == 1
    assert {step.seat for step in answered.line.steps} == {0}
    world.chooser.failing = True
    with pytest.raises(Refusal, match="refusal-try-computer"):
        await world.analyses.answer(position, BEN.user_id, SCRATCH, 0)


async def test_computers_answer_for_everybody_until_the_owner_is_asked(world: Trying) -> None:
    table = await world.open(channel=21, game="expeditions")
    for person in (BEN, CLEO):
        await lobby.join(world.tables, table.id, person)
    await terms.set_hints(world.tables, table.id, True, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    mine = (position.to_act[0] + 2) % 3
    owner = (ANN, BEN, CLEO)[mine]
    await world.tried(position, owner, 0)
    answered = await world.analyses.answer(position, owner.user_id, SCRATCH, 0)
    assert answered.dealt.mover == mine
    assert {step.seat for step in answered.line.steps} == {0, 1, 2} - {mine}


async def test_a_line_ends_at_its_bound_and_says_so(world: Trying, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MAX_STEPS", 5)
    table = await world.open(channel=21, game="lost_cities", first=0)
    await lobby.join(world.tables, table.id, BEN)
    await terms.set_hints(world.tables, table.id, True, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    tried = await world.tried(position, ANN, 5)
    (mover,) = tried.dealt.position.to_act
    key = open_keys(tried.dealt.position.decisions_of(mover)[0])[0]
    more = await world.analyses.choose(position, ANN.user_id, SCRATCH, 5, key, tried.analysis.revision)
    assert (more.line.steps, more.note) == (tried.line.steps, text("try-whole", most=5))
    monkeypatch.setattr(service, "MAX_STEPS", 3)
    assert (await world.analyses.look(position, ANN.user_id, SCRATCH, 2)).dealt.mover == 1
    answered = await world.analyses.answer(position, ANN.user_id, SCRATCH, 2)
    assert len(answered.line.steps) == 3, "a turn of Ben's is two choices"


async def test_a_table_may_do_without(world: Trying) -> None:
    table = await world.open(game="lost_cities", first=0)
    await lobby.join(world.tables, table.id, BEN)
    await terms.set_analysis(world.tables, table.id, False, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-no-analysis"):
        await world.analyses.open(position, ANN.user_id)


async def test_a_line_is_shown_as_far_as_it_fits_the_rules(world: Trying) -> None:
    position = await begun(world)
    tried = await world.tried(position, ANN, 3)
    line = msgspec.structs.replace(tried.line, steps=(*tried.line.steps[:2], LineStep(0, "gone"), tried.line.steps[2]))
    changed = msgspec.structs.replace(tried.analysis, revision=tried.analysis.revision + 1, lines=(line,))
    assert await world.store.write(queries.save, changed)
    shown = await world.analyses.look(position, ANN.user_id, SCRATCH)
    assert (shown.at, shown.note is not None) == (2, True)
    deals = tuple(msgspec.structs.replace(deal, start=b"\xff") for deal in changed.deals)
    changed = msgspec.structs.replace(changed, revision=changed.revision + 1, deals=deals)
    assert await world.store.write(queries.save, changed)
    with pytest.raises(Refusal, match="refusal-try-rules"):
        await world.analyses.look(position, ANN.user_id, SCRATCH)


@each_kind
async def test_lines_are_looked_at_after_the_end_until_the_game_is_swept(world: Trying) -> None:
    position = await begun(world)
    await world.tried(position, ANN, 3)
    position = await world.turn(position, ANN)
    await administration.close(world.tables, position.table.id, by(ANN, manager=True))
    position = await world.now(position)
    shown = await world.analyses.open(position, ANN.user_id)
    assert (shown.at, shown.dealt.mover) == (3, None)
    with pytest.raises(Refusal, match="refusal-over"):
        await world.analyses.choose(position, ANN.user_id, SCRATCH, 3, "draw-pile", shown.analysis.revision)
    with pytest.raises(Refusal, match="refusal-try-none"):
        await world.analyses.open(position, BEN.user_id)
    assert await replays.at_end(world.tables, position, shown.dealt.deal.revision) is not None
    world.later(days=500)
    await retention.archive_table(world.tables, position.table.id)
    assert not await world.store.read(lambda c: c.execute(sa.text("SELECT user_id FROM analyses")).all())


async def test_what_was_passed_on_is_not_looked_at_in_a_line_before_the_end(world: Trying) -> None:
    position = await world.started(ANN, BEN, game="moon")
    first, other = (ANN, BEN) if position.to_act == (0,) else (BEN, ANN)
    await world.tried(position, first, 1)
    for person in (first, other):
        while (position := await world.now(position)).to_act == position.seats_of(person.user_id):
            await world.act(position, person, open_keys(position.decisions_of(position.to_act[0])[0])[-1])
    assert position.game.deals(position.state)
    with pytest.raises(Refusal, match="refusal-try-passed"):
        await world.analyses.look(position, first.user_id, SCRATCH)
    await administration.close(world.tables, position.table.id, by(ANN, manager=True))
    assert len((await world.analyses.open(await world.now(position), first.user_id)).line.steps) == 1


async def test_what_nobody_waits_for_is_tried_too_and_is_part_of_no_order(world: Trying) -> None:
    """Auto-score in Famous Explorers: one's own in one's turn and in that of somebody else, and of who moves."""
    position = await world.started(ANN, BEN, game="famous_explorers")
    mover, other = (ANN, BEN) if position.to_act == (0,) else (BEN, ANN)
    for person in (mover, other):
        mine = position.seats_of(person.user_id)[0]
        tried = await world.analyses.open(position, person.user_id)
        assert {offer.seat for offer in tried.dealt.offers} == {mine, tried.dealt.mover}
        drawn_at, before = tried.analysis.revision, tried.dealt.mover
        refused = await world.analyses.choose(position, person.user_id, 0, 0, "auto-nonsense", drawn_at, mine)
        assert refused.note is not None
        key = open_keys(next(each for each in tried.dealt.offers if each.seat == mine))[0]
        tried = await world.analyses.choose(position, person.user_id, 0, 0, key, drawn_at, mine)
        assert tried.note is None
        assert (tried.line.steps, tried.dealt.mover) == ((LineStep(mine, key),), before)
        assert key not in open_keys(next(each for each in tried.dealt.offers if each.seat == mine))
        page = body(try_page(tried, None, localizer_for(position.table), place=PanelPage(), boards=()))
        ids = [part.get("custom_id", "") for part in parts(page["components"])]
        menus = [custom_id for custom_id in ids if "analysis-offer" in custom_id]
        assert len(menus) == len(set(menus)) == len(tried.dealt.offers)
    tried = await world.tried(position, mover, 2)
    assert tried.dealt.first_turn == (), "an order holds no such choice"
