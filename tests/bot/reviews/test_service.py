"""Shared reviews: who may pin what, what is shown to whom, and what becomes of it, whatever dies meanwhile."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.core.fair_queue import QueueKey
from bot.db import Store
from bot.db.schema import posts
from bot.learning.look_back import LookBack
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Outcome, SendReport
from bot.outbox.sender import LOCKED_OUT
from bot.reports import sources
from bot.reports.model import ReportPlace
from bot.reviews import queries
from bot.reviews.model import MAX_OWN, MAX_PINS, Pin
from bot.reviews.service import GIVE_UP_AFTER, Reviews
from bot.scheduler.model import Due, Handler
from bot.tables.core import administration
from bot.tables.core.model import Person, Position
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.history import replays, retention_queries
from bot.tables.seating import leaving
from bot.tables.show.reports import TableReports
from games import GAMES
from games.engine import open_keys
from games.players import Knowledge, Regret
from testing.crashes import CrashInjector, new_folder
from testing.databases import url
from testing.recorder import Recorder, at_work
from testing.world import ANN, BEN, CLEO, World, by

each_kind = pytest.mark.usefixtures("each_kind")

LINE = "Here it was lost"
TURNS = 4


class Judge:
    """Would always have taken another choice; ``failing``: it fails."""

    failing = False

    async def regret(self, game: str, known: Knowledge, key: str, _claim: QueueKey) -> Regret | None:
        if self.failing:
            raise OSError
        rules = GAMES[game]
        asked = next(each for each in rules.decisions(rules.decode(known.state)) if each.seat == known.seat)
        others = [each for each in open_keys(asked) if each != key]
        return Regret(others[0], 0.1 + len(others) / 100, None) if others else None


class Reviewing(World):
    """A world whose games are the real ones, in which people review them."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, GAMES)
        self.judge, self.posted = Judge(), list[tuple[Kind, int, str]]()
        self.begin()

    def begin(self) -> None:
        """The services of a program that starts."""
        self.look_back = LookBack(self.store, self.judge)
        self.reviews = Reviews(self.tables, self.look_back)
        self.scheduler = self.tables.scheduler
        self.scheduler.handle({Due.REVIEW: Handler(self.reviews.check)})

    async def over(self, *people: Person, game: str = "lost_cities", turns: int = TURNS) -> Position:
        """A game of some turns, then somebody has given up."""
        position = await self.started(*(people or (ANN, BEN)), game=game)
        rng = Random(1)
        for _ in range(turns):
            position = await self.tables.position(position.table.id)
            before, seat = position.game.turn(position.state), position.to_act[0]
            while position.game.turn(position.state) == before and seat in position.to_act:
                user = position.table.seats[seat].user_id
                person = next(each for each in (ANN, BEN, CLEO) if each.user_id == user)
                await self.act(position, person, rng.choice(open_keys(position.decisions_of(seat)[0])))
                position = await self.tables.position(position.table.id)
        await leaving.concede(self.tables, position.table.id, BEN.user_id)
        await self.hush()
        return await self.tables.position(position.table.id)

    async def pin(self, position: Position, person: Person, words: str = LINE, turn: int = 1, eyes: str = "") -> Pin:
        stored = await self.tables.load(position.table.id)
        await self.reviews.pin(stored, person.user_id, turn, eyes, words)
        return (await self.pins(position))[-1]

    async def pins(self, position: Position) -> list[Pin]:
        return await self.store.read(queries.all_pins, position.table.id)

    async def said(self) -> None:
        """Everything that is to be said is said."""
        sender = Recorder()
        try:
            await at_work(self, sender).drained()
        finally:
            self.posted += [(item.kind, item.number, item.key) for item in sender.said]


@pytest.fixture
async def world(tmp_path: Path) -> Any:
    store = await Store.open(url(tmp_path))
    yield Reviewing(store)
    await store.close()


@each_kind
async def test_a_position_is_pinned_once_with_its_line_and_each_review_is_opened_once(world: Reviewing) -> None:
    position = await world.over()
    assert await world.reviews.begin(position.table, ANN.user_id) is None
    await world.reviews.begin(position.table, ANN.user_id)
    pin = await world.pin(position, BEN, "**bold** @everyone\n<@1> discord.gg/x" + "y" * 300, turn=99, eyes="own")
    await world.pin(position, BEN, "**bold** @everyone\n<@1> discord.gg/x" + "y" * 300, turn=99, eyes="own")
    ends = await replays.turns(world.tables, position.table)
    assert (pin.number, pin.turn, pin.eyes) == (1, len(ends) - 1, "1"), "one's own hand is that of the seat"
    assert pin.words.startswith("\\*\\*bold\\*\\* @\u200beveryone <\u200b@1> discord\u200b.gg/x")
    assert len(pin.words) < 230
    await world.said()
    assert Counter(world.posted) == {(Kind.REVIEW, 0, ""): 1, (Kind.PIN, 0, "1"): 1}
    await world.reviews.begin(position.table, BEN.user_id)
    await world.said()
    assert len(world.posted) == 2, "it stands already"


async def test_nothing_is_pinned_before_the_end_by_strangers_without_a_review_or_beyond_the_limits(
    world: Reviewing,
) -> None:
    running = await world.started(ANN, BEN, channel=2, game="lost_cities")
    for act in (world.pin(running, ANN), world.reviews.begin(running.table, ANN.user_id)):
        with pytest.raises(Refusal, match="review-early"):
            await act
    with pytest.raises(Refusal, match="review-early"):
        await world.reviews.agree(running.table, ANN.user_id)
    lobby = await world.open(3, ANN, "lost_cities")
    with pytest.raises(Refusal, match="not-started"):
        await world.reviews.begin(lobby, ANN.user_id)
    position = await world.over()
    for act in (world.pin(position, CLEO), world.reviews.begin(position.table, CLEO.user_id)):
        with pytest.raises(Refusal, match="review-closed"):
            await act
    await world.reviews.begin(position.table, CLEO.user_id, manager=True)
    with pytest.raises(NotSeated):
        await world.reviews.agree(position.table, CLEO.user_id)
    with pytest.raises(Refusal, match="say-nothing"):
        await world.pin(position, ANN, "\u200b ")
    with pytest.raises(Refusal, match="eyes"):
        await world.pin(position, ANN, eyes="7")
    for number in range(MAX_OWN):
        await world.pin(position, CLEO, f"{number}")
    with pytest.raises(Refusal, match="pins-own"):
        await world.pin(position, CLEO, "more")
    others = [Person(100 + number, "somebody", "en-GB") for number in range(MAX_PINS - MAX_OWN)]
    for person in others:
        await world.pin(position, person)
    with pytest.raises(Refusal, match="pins-all"):
        await world.pin(position, ANN)
    closed = await world.started(ANN, BEN, channel=4, game="lost_cities")
    await administration.close(world.tables, closed.table.id, by(ANN), "click")
    assert await world.pin(await world.tables.position(closed.table.id), ANN, eyes="all")


@pytest.mark.parametrize("game", GAMES)
async def test_a_pin_shows_what_the_replay_shows_everybody(game: str, world: Reviewing) -> None:
    """Whoever pins, with whatever eyes: the same board, hands and log as a stranger has in the replay."""
    position = await world.over(game=game)
    stranger, now = 999, await world.tables.load(position.table.id)
    past = await replays.past(world.tables, now)
    last = len(await replays.turns(world.tables, past.table)) - 1
    for person in (ANN, BEN):
        for turn in (0, 1, last):
            own = await replays.moment(world.tables, past, person.user_id, turn)
            for eyes in own.choices:
                pin = await world.pin(position, person, f"{turn} {eyes}", turn, eyes)
                assert pin.eyes != replays.OWN
                shown = await replays.moment(world.tables, past, person.user_id, pin.turn, pin.eyes)
                theirs = await replays.moment(world.tables, past, stranger, pin.turn, pin.eyes)
                assert (shown.board, shown.hands, shown.turn) == (theirs.board, theirs.hands, theirs.turn)
                await world.store.write(queries.remove, position.table.id, pin.number, world.time)


@each_kind
async def test_who_agrees_has_three_moments_shown_and_nobody_else(world: Reviewing) -> None:
    position = await world.over(turns=8)
    assert await world.reviews.check(position.table.id) is None
    await world.reviews.begin(position.table, BEN.user_id)
    await world.reviews.agree(position.table, ANN.user_id)
    await world.reviews.agree(position.table, ANN.user_id)
    again = await world.reviews.check(position.table.id)
    assert again is not None, "the search has begun"
    await world.look_back.idle()
    assert await world.reviews.check(position.table.id) is None
    pins = await world.pins(position)
    assert {pin.user_id for pin in pins} == {ANN.user_id}
    assert len(pins) == 3
    assert [pin.turn for pin in pins] == sorted(pin.turn for pin in pins)
    found = (await world.look_back.ask(position, ANN.user_id)).moments
    assert {pin.moment for pin in pins} == {*(found or ())}
    assert await world.reviews.check(position.table.id) is None
    await world.said()
    assert Counter(kind for kind, _, _ in world.posted) == {Kind.REVIEW: 1, Kind.PIN: 3}


async def test_a_search_that_never_ends_is_left_alone_and_an_archived_game_has_none(world: Reviewing) -> None:
    position = await world.over()
    world.judge.failing = True
    await world.reviews.agree(position.table, ANN.user_id)
    for _ in range(3):
        assert await world.reviews.check(position.table.id) is not None
        await world.look_back.idle()
    world.time += GIVE_UP_AFTER + timedelta(seconds=1)
    assert await world.reviews.check(position.table.id) is None
    assert await world.pins(position) == []
    await world.reviews.agree(position.table, BEN.user_id)
    await world.store.write(retention_queries.archive_table, position.table.id, world.time, None)
    assert await world.reviews.check(position.table.id) is None
    with pytest.raises(Refusal, match="look-back-over"):
        await world.reviews.agree(await world.tables.get(position.table.id), ANN.user_id)


async def test_whoever_mutes_or_blocks_reads_no_pin_by_message(world: Reviewing) -> None:
    position = await world.over()
    await world.pin(position, BEN)
    people = world.tables.people

    async def readers() -> list[bool]:
        return [bool(await world.reviews.readable(position.table, each.user_id)) for each in (ANN, BEN)]

    assert await readers() == [True, True]
    for one, two in ((ANN, BEN), (BEN, ANN)):
        await people.set_blocked(one.user_id, [two.user_id])
        assert await readers() == [False, True]
        await people.set_blocked(one.user_id, [])
    await people.change_settings(ANN.user_id, muted=(BEN.user_id,))
    assert await readers() == [False, True]


async def test_what_was_pinned_can_be_reported_and_taken_away_also_once_the_game_is_archived(world: Reviewing) -> None:
    position = await world.over()
    table_id = position.table.id
    await world.pin(position, ANN, "first")
    await world.pin(position, BEN, "rude")
    await world.said()
    await world.store.write(retention_queries.archive_table, table_id, world.time, None)
    assert len(await world.pins(position)) == 2
    kinds = await world.store.read(lambda c: {*c.scalars(sa.select(posts.c.kind).where(posts.c.subject == table_id))})
    assert kinds == {Kind.REVIEW, Kind.PIN}, "where it stands is known still"
    (rude, _) = await world.store.read(sources.find, ReportPlace.TABLE, table_id)
    assert (rude.words, rude.author_id) == ("rude", BEN.user_id)
    await world.store.write(sources.SOURCES[rude.source].remove, table_id, rude.ref, world.time)
    world.posted.clear()
    await world.said()
    assert world.posted == [(Kind.PIN, 0, "2")]
    assert [pin.words for pin in await world.pins(position)] == ["first"]
    await world.store.write(queries.forget, table_id, ANN.user_id, world.time)
    await world.said()
    assert world.posted[1:] == [(Kind.PIN, 0, "1")]
    assert await world.pins(position) == []


async def test_a_place_that_takes_no_review_troubles_nobody(world: Reviewing) -> None:
    """Nobody at the table is written to about it."""
    position = await world.over()
    await world.pin(position, ANN)
    reports, later = TableReports(world.tables), world.time + timedelta(days=1)
    world.time = later
    for item in await outbox_items(world):
        for outcome in (Outcome.UNREACHABLE, Outcome.GONE, Outcome.GIVEN_UP):
            assert await reports.heard(SendReport(item, outcome, reason=LOCKED_OUT)) is None


async def outbox_items(world: Reviewing) -> list[Any]:
    sender = Recorder()
    await at_work(world, sender).drained()
    assert len(sender.said) == 2
    return sender.said


BLOWS = (True, False)


class Mortal(Reviewing):
    """It may die at a write."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.life = CrashInjector(store)

    async def restart(self) -> None:
        await self.look_back.stop()
        self.tables = Tables(
            self.store, GAMES, now=lambda: self.time, draw_seed=lambda: self.seed, after_change=AFTER_CHANGE
        )
        self.begin()

    async def settle(self) -> None:
        """Everything that is due is done and said, a search among it."""
        for _ in range(3):
            await self.scheduler.run_due()
            await self.look_back.idle()
            self.later(seconds=40)
        await self.said()


async def lived(world: Mortal, position: Position) -> dict[str, Any]:
    """What comes of it where two pin and agree."""
    world.life.start()

    async def begin() -> None:
        await world.reviews.begin(position.table, ANN.user_id)

    async def pin() -> None:
        await world.pin(position, BEN)

    async def agree() -> None:
        await world.reviews.agree(position.table, ANN.user_id)

    await world.life.survive(world.restart, begin, pin, agree, world.settle, world.settle)
    pins = await world.pins(position)
    return {
        "pins": [(pin.number, pin.user_id, pin.turn, pin.words, pin.moment) for pin in pins],
        "reviewers": [(each.user_id, each.looked) for each in await world.store.read(queries.all_reviewers, 1)],
        "left": await world.store.read(outbox.pending),
        "said": {*world.posted},
    }


@pytest.mark.parametrize("before", BLOWS)
async def test_it_dies_at_each_write_and_nothing_is_lost_or_doubled(tmp_path: Path, *, before: bool) -> None:
    async def at_the_end(name: str) -> tuple[Mortal, Position]:
        world = Mortal(await Store.open(url(new_folder(tmp_path / name))))
        return world, await world.over(turns=8)

    calm, position = await at_the_end("calm")
    calm.life.crash_at(0, before=before)
    right, writes = await lived(calm, position), calm.life.steps
    await calm.store.close()
    assert [words for _, _, _, words, _ in right["pins"]].count(LINE) == 1
    assert len(right["pins"]) == 4
    assert right["reviewers"] == [(ANN.user_id, True), (BEN.user_id, False)]
    assert not right["left"]
    assert len(right["said"]) == 5
    assert writes > 8
    for last in range(1, writes + 1):
        world, position = await at_the_end(f"{last}")
        world.life.crash_at(last, before=before)
        assert await lived(world, position) == right, f"it died at write {last}"
        await world.store.close()
