"""Many clicks at the same moment: each is answered in time, and exactly the legal ones are applied."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from random import Random
from typing import Any

import msgspec
import pytest

from bot.app import Cairn
from bot.discord import ack_batch, replies
from bot.server import settings as server_settings
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Stored
from bot.tables.core.model import Actor, Person, Status
from bot.tables.history import export_queries as export
from bot.tables.history.verification import Exported, replay
from bot.tables.lobby import service as lobby
from sandbox.interactions import Interaction
from testing.driver import Sandbox, User
from testing.story.helpers import GAME, moves, said, stop_services
from testing.story.table import Table, choices, key, press, revision
from testing.views import Response

CROWD = 100
"""Clicks at one table."""

TABLES = 25
"""At each of which several click."""


def refused(sandbox: Sandbox, answer: Response) -> bool:
    """Whether what the bot sent said no; by now a later click's answer may stand on the same panel."""
    sent = [request for request in sandbox.server.requests if answer.interaction.token in request.path]
    words = msgspec.json.encode(sent[-1].body).decode()
    return "⚠️" in words or said(None, "refusal-not-seated") in words


async def check(cairn: Cairn, sandbox: Sandbox, answers: list[Response], table: int) -> list[str | None]:
    """Each answer that says so has its move in the journal, no other has; the moves replay. Returns their keys."""
    assert not [answer for answer in answers if answer.failed or not answer.text]
    for answer in answers:
        entry = await cairn.store.read(journal.entry_of, table, answer.interaction.id)
        assert (entry is None) == refused(sandbox, answer), answer
        assert entry is None or entry.user_id == int(answer.interaction.user.id)
    made = await moves(cairn, table)
    exported = msgspec.json.decode(msgspec.json.encode(await cairn.store.read(export.export, table)), type=Exported)
    assert f"{len(made)} moves" in replay(exported)
    return [entry.key for entry in made]


async def test_a_hundred_clicks_at_one_table(cairn: Cairn, sandbox: Sandbox) -> None:
    people = [sandbox.guild.user(f"player {n}") for n in range(4)]
    table = await Table.start(sandbox, people[:2])
    board, actor, other, strangers = await table.board(), table.actor, table.other, people[2:]
    before = revision(board)
    panels = [await table.panel() for _ in range(10)]
    discards = [choice for choice in choices(panels[0]) if key(choice).startswith("discard-")]
    same = [press(actor, panel, discards[0]) for panel in panels for _ in range(4)]
    different = [press(actor, panel, discard) for panel in panels[:5] for discard in discards[1:4]]
    typed = [actor.slash("/play", choice=word) for word in ("draw-pile", "nonsense") for _ in range(5)]
    others = [user.slash("/play", choice=key(discards[0])) for user in (other, *strangers) for _ in range(12)]
    clicks = [*same, *different, *typed, *others]
    assert len(clicks) + 1 >= CROWD
    Random(1).shuffle(clicks)
    answers = await asyncio.gather(*clicks)
    made = await check(cairn, sandbox, answers, 1)
    assert made[:1] != ["draw-pile"]
    assert made[1:] in ([], ["draw-pile"])
    if not made[1:]:
        await actor.slash("/play", choice="draw-pile")
    await sandbox.until(lambda: table.boards[-1] != board)
    await sandbox.settled()
    assert len(table.boards) == 2
    assert revision(table.boards[-1]) == (await cairn.tables.get(1)).revision == before + 2
    assert table.boards[-1].pings == [other.id]


async def test_clicks_at_many_tables(cairn: Cairn, sandbox: Sandbox) -> None:
    """At each table the actor and somebody else choose the same card at the same moment, and the actor draws."""
    guild = int(sandbox.guild.id)
    await server_settings.change(cairn.tables, guild, 0, dm_hands=False)
    people = [sandbox.guild.user(f"player {n}") for n in range(20)]
    tables = [await _started(cairn, sandbox, people, n) for n in range(TABLES)]
    firsts = [await table.board() for table in tables]
    revisions = [revision(board) for board in firsts]
    positions = [await cairn.tables.position(n + 1) for n in range(TABLES)]
    discards = [
        next(c.key for c in position.decisions[0].choices if c.key.startswith("discard-")) for position in positions
    ]
    answers = await asyncio.gather(
        *(
            user.slash("/play", channel=table.channel, choice=discard)
            for table, discard in zip(tables, discards, strict=True)
            for user in (table.other, table.actor)
        )
    )
    answers += await asyncio.gather(
        *(table.actor.slash("/play", channel=table.channel, choice="draw-pile") for table in tables)
    )
    for n, table in enumerate(tables):
        here = [answer for answer in answers if answer.interaction.channel is table.channel.inner]
        mine = [answer for answer in here if not ahead(answer)]
        assert await check(cairn, sandbox, mine, n + 1) == [discards[n], "draw-pile"]
    await sandbox.until(lambda: all(len(table.boards) == 2 for table in tables))
    for table, first, before in zip(tables, firsts, revisions, strict=True):
        board = await table.board()
        assert revision(board) == before + 2
        assert board.pings != first.pings
        assert "draw pile" in board.text
    await sandbox.settled()
    assert not any(first.buttons for first in firsts)


def ahead(answer: Response) -> bool:
    """Whether it was not the person's turn yet, so that what they chose is kept as an order."""
    return said(None, "plan-kept") in answer.text


async def _started(cairn: Cairn, sandbox: Sandbox, people: list[User], n: int) -> Table:
    """A table that was opened without the clicks, which are not what is counted here."""
    channel, pair = sandbox.guild.channel(f"games {n}"), (people[n % 20], people[(n + 1) % 20])
    first, second = (Person(int(user.id), user.name, "en-US") for user in pair)
    opened = await lobby.open_table(
        cairn.tables, int(sandbox.guild.id), int(channel.id), first, GAME, {}, "en", f"opening {n}"
    )
    await lobby.join(cairn.tables, opened.id, second)
    position = await lobby.start(cairn.tables, opened.id, Actor(first.user_id, opened.guild_id))
    assert position.table.status is Status.RUNNING
    return Table(sandbox, pair, channel)


async def test_of_a_crowd_each_click_is_acknowledged_before_anything_else(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Buttons and commands that come at the same moment: nothing is asked of the database before all have their ack."""
    monkeypatch.setattr(replies, "DEFER_AFTER", 1000.0)  # no timer helps
    monkeypatch.setattr(ack_batch, "ACK_TIMEOUT", 1000.0)
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    await sandbox.settled()
    await stop_services(cairn)
    arrived: list[Interaction] = []
    taken: list[Interaction] = []
    unacknowledged: list[int] = []
    read, write, clicked = cairn.store.read, cairn.store.write, ContextVar("clicked", default=False)

    def counting(way: Any) -> Any:
        async def asked(query: Any, *args: Any, **kwargs: Any) -> Any:
            if clicked.get():  # a post of before may still be noted
                unacknowledged.append(sum(each.acked is None for each in taken))
            return await way(query, *args, **kwargs)

        return asked

    monkeypatch.setattr(cairn.store, "read", counting(read))
    monkeypatch.setattr(cairn.store, "write", counting(write))

    def keep(each: Interaction) -> bool:
        arrived.append(each)
        return True

    with monkeypatch.context() as held_back:
        held_back.setattr(sandbox.server.broker, "_deliver", keep)
        clicks = [
            asyncio.create_task(actor.click(board, custom_id="cairn:b:turn") if n % 2 else actor.slash("/log"))
            for n in range(3 * ack_batch.MAX_AT_ONCE)
        ]
        await sandbox.until(lambda: len(arrived) == len(clicks))
    take: Any = cairn._connection.parse_interaction_create
    clicked.set(True)
    for each in arrived:  # as the gateway's reader does with those of one packet
        taken.append(each)
        take(each.payload)
    answers = await asyncio.gather(*clicks)
    assert unacknowledged
    assert not any(unacknowledged)
    assert all(answer.text for answer in answers)
    await sandbox.until(lambda: replies.Request.batch.in_hand == 0)


async def test_who_came_before_a_crowd_is_acknowledged_with_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for those who came before, whatever their answers take."""
    monkeypatch.setattr(replies, "DEFER_AFTER", 1000.0)  # no timer helps
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    await sandbox.settled()
    before, load, opened = len(sandbox.interactions), cairn.context._load, asyncio.Event()
    begun: list[int] = []

    async def slow(interaction: Any, table_id: int) -> Stored:
        begun.append(table_id)
        await opened.wait()
        return await load(interaction, table_id)

    def acknowledged() -> int:
        return sum(interaction.acked is not None for interaction in sandbox.interactions[before:])

    def click() -> asyncio.Task[Response]:
        return asyncio.create_task(actor.click(board, custom_id="cairn:b:turn"))

    monkeypatch.setattr(cairn.context, "_load", slow)
    early = [click() for _ in range(ack_batch.MAX_AT_ONCE)]
    await sandbox.until(lambda: len(begun) == len(early))
    assert acknowledged() == 0, "an answer is the acknowledgement where few are in hand"
    late = click()
    await sandbox.until(lambda: acknowledged() == len(early) + 1)
    opened.set()
    answers = await asyncio.gather(*early, late)
    assert all(choices(answer) for answer in answers)
    await sandbox.until(lambda: replies.Request.batch.in_hand == 0)


async def test_a_click_is_acknowledged_while_its_picture_is_drawn(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long that takes; the panel comes once it is there."""
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    pictures, opened = cairn.context.panel_pictures, asyncio.Event()

    async def draw(*args: Any) -> Any:
        await opened.wait()
        return await pictures(*args)

    monkeypatch.setattr(cairn.context, "panel_pictures", draw)
    click = asyncio.create_task(actor.click(board, custom_id="cairn:b:turn"))
    before = len(sandbox.interactions)
    await sandbox.until(lambda: sandbox.interactions[before:] and sandbox.interactions[-1].acked is not None)
    assert not click.done()
    opened.set()
    assert choices(await click)


async def test_who_waits_while_the_bot_stops_is_asked_to_press_again(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine draws for longer than a bot that stops may take: no answer goes on "thinking" for ever."""
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    drawing = asyncio.Event()

    async def draw(*_: Any) -> None:
        drawing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(cairn.context, "panel_pictures", draw)
    monkeypatch.setattr(replies, "ANSWER_SECONDS", replies.DEFER_AFTER + 0.4)
    click = asyncio.create_task(actor.click(board, custom_id="cairn:b:turn"))
    await drawing.wait()
    await cairn.shutdown()
    assert (await click).text == said(actor, "refusal-restarting")
