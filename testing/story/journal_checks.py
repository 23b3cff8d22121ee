"""Checks of the stored journal against the players' acts: nothing lost, nothing doubled, everything posted."""

from __future__ import annotations

import asyncio
import difflib
import re
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.core.localizer import language_of
from bot.core.steady_time import utc_now
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.db import Store
from bot.db.schema import outbox
from bot.outbox import queries as outbox_queries
from bot.outbox.messenger import read_shown
from bot.outbox.model import Kind, Pool
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as tables
from bot.tables.core.model import Entry, EntryKind, Status
from bot.tables.core.model import Table as StoredTable
from bot.tables.core.service import Tables
from bot.tables.history import export_queries as export
from bot.tables.history import position_queries as positions
from bot.tables.history import replays
from bot.tables.history.log import board_log, log_lines
from bot.tables.history.verification import Exported, replay
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for
from games.engine import THEN, Event
from testing.driver import Sandbox, User
from testing.story.table import LINE, Table, revision

EMOJI = re.compile(r"<:\w+:\d+>[ \u00a0]?")
"""An icon before its word."""
CUT = "-# …"
"""Begins the line above the last lines of a log that is too long for a board."""


async def all_said(store: Store, sandbox: Sandbox) -> None:
    """Waits until the bot has nothing more to say now."""
    async with asyncio.timeout(sandbox.timeout):
        while await store.read(unsaid):
            await sandbox.settled(0.02)
        await sandbox.settled()


def unsaid(connection: sa.Connection) -> list[str]:
    """Return what waits to be said: its kind and subject, and its attempts.

    Reminders that wait for their minute do not, nor do hands and standings that rest.
    """
    found = connection.execute(sa.select(outbox.c.kind, outbox.c.subject, outbox.c.attempts).where(~_resting()))
    return [f"{row.kind} of {row.subject}, attempt {row.attempts}" for row in found]


def _resting() -> sa.ColumnElement[bool]:
    patient = (outbox.c.pool == Pool.ALERTS) | outbox.c.kind.in_((Kind.HAND, Kind.STANDINGS))
    return patient & (outbox.c.attempts == 0) & (outbox.c.due_at > utc_now())


async def hold(store: Store, played: Table, *, hands: bool = True) -> None:
    """Holds the store and the channel against the clicks of ``played``, once everything has been said.

    Without ``hands`` where they could not be delivered.
    """
    table = await store.read(tables.at_channel, int(played.channel.id))
    assert table is not None
    entries = await _kept(store, played, table)
    await all_told(store, played, table, entries)
    newest = played.boards[-1]
    assert [board for board in played.boards if board.buttons] == [newest]
    apart = [line for board in played.boards[:-1] for line in board.text.splitlines() if not line.startswith(LINE)]
    assert not any("<@" in line for line in apart), "only a log names whoever has left by a mention, which pings nobody"
    position = await Tables(store, after_change=AFTER_CHANGE).position(table.id)
    if table.status is Status.RUNNING:
        turned = [end.revision for end in await store.read(positions.turn_ends, table.id)]
        asked_at = max(*turned, *(entry.revision for entry in entries if entry.seat is None))
        assert asked_at <= revision(newest) <= table.revision, "a board that was sent again shows the turn so far"
        follow = [seat.user_id for seat in table.seats if seat.follows]  # their own message pings them
        waits, asked = [str(user) for user in table.awaited if user not in follow], newest.pings
        some_are_done = set(waits) < set(asked)  # of several who are asked at once
        assert waits == asked or (waits and some_are_done), f"{asked} {table} {played.boards}"
    waiting = await hands_that_wait(store, table.id)
    for seat in table.seats:
        if seat.level is not None or not hands or seat.seat in waiting:
            continue
        user = next(user for user in played.users if int(user.id) == seat.user_id)
        (hand,) = (message for message in user.dms() if message.pictures)
        on = render_context(table, language_of(seat.locale))
        wanted = draw(Drawing(on, "delivered_hand", (position.view(seat.seat),))).alt
        assert hand.pictures[0].description == wanted, f"{hand.pictures[0].description}\n{wanted}"
        assert bool(hand.buttons) is (table.status is Status.RUNNING)


async def _kept(store: Store, played: Table, table: StoredTable) -> list[Entry]:
    """The journal of a table, which has every click of ``played`` once, and leads to the position there is."""
    entries = await store.read(journal.since, table.id, 0)
    moves = [entry for entry in entries if entry.kind is EntryKind.MOVE]
    for click in played.moves:
        entry = await store.read(journal.entry_of, table.id, click.interaction_id)
        assert entry is not None, f"{click.key} was shown as taken and is not in the journal: {click.answer!r}"
        assert (entry.key, entry.user_id) == (click.key.split(THEN)[0], int(click.user.id))
    assert len({click.interaction_id for click in played.moves}) == len(played.moves) <= len(moves)
    exported = msgspec.json.decode(msgspec.json.encode(await store.read(export.export, table.id)), type=Exported)
    assert f"{len(moves)} moves" in replay(exported)
    return entries


async def hold_by_message(store: Store, played: Table, table_id: int, *readers: User, all_of_it: bool = True) -> None:
    """Holds the store, and the one message of each of ``readers``, against the clicks of ``played``, likewise.

    The readers are those who have the table in their own messages, and have it in the language of the table. Without
    ``all_of_it`` where not all of the log could be told.
    """
    table = await store.read(tables.find, table_id)
    assert table is not None
    await _kept(store, played, table)
    running = Tables(store, after_change=AFTER_CHANGE)
    position = await running.position(table.id)
    for user in readers:
        seat = table.seat_of(int(user.id))
        post = await store.read(outbox_queries.find_post, table.id, Kind.LIVING, int(user.id))
        assert seat is not None
        assert post is not None, f"{user.name} has no message of the table"
        (message,) = (message for message in user.dms() if message.pictures)
        assert message.id == str(post.message_id), "the message that is known is the one that there is"
        if table.status is not Status.RUNNING:
            continue
        as_shown, localizer = msgspec.structs.replace(table, revision=post.revision), localizer_for(table).in_words()
        told = board_log(await replays.public_since(running, as_shown, read_shown(post).since or 0), localizer)
        assert not all_of_it or told in EMOJI.sub("", message.text), f"{told}\n---\n{message.text}"
        asks = localizer.format("living-turn", asked="").rstrip(".") in message.text
        assert asks is (int(user.id) in table.awaited), (user.name, table.awaited, message.text)
        wanted = draw(Drawing(render_context(table, localizer.language), "delivered_hand", (position.view(seat.seat),)))
        if wanted is not None:
            assert message.pictures[-1].description == wanted.alt, f"an old hand of {user.name}"


async def hands_that_wait(store: Store, table_id: int) -> set[int]:
    """Return the seats whose hand is sent when their turn ends, and not before, and those whose hand rests."""
    stored = await store.read(tables.load, table_id)
    assert stored is not None
    queued = sa.select(outbox.c.number).where(outbox.c.kind == Kind.HAND, outbox.c.subject == table_id, _resting())
    rest = set(await store.read(lambda connection: connection.scalars(queued).all()))
    return {seat.seat for seat in stored.table.seats if stored.hands_due >> seat.seat & 1} | rest


async def all_told(store: Store, played: Table, table: StoredTable, entries: Sequence[Entry]) -> None:
    """Every line of the log stands on the boards, in order and without a gap.

    A board tells again what has happened since an earlier one that asked the same person. Board by board: what a game
    tells in one line is told in two where a board ends in the middle of it. What the newest board does not tell yet,
    though its picture may show it, the next one will. The lines of a board that was cut may stand in several places:
    all are tried.
    """
    post = await store.read(outbox_queries.find_post, table.id, Kind.STATUS)
    if post is not None:
        entries = [entry for entry in entries if entry.revision <= post.revision]
    events = [event for entry in entries for event in entry.readable(None)]
    shown, wrong = [_shown(board.text) for board in played.boards], dict[tuple[int, int], str]()

    def all_tell(ends: list[int]) -> bool:
        """Whether all boards fit of which the first end there; where not, why is in ``wrong``."""
        here = len(ends), ends[-1]
        if len(ends) > len(shown):
            left = told_lines(events[ends[-1] :], table)
            wrong[here] = f"never told: {left}; {post}, {entries[-6:]}"
            return not left
        if here in wrong:
            return False
        lines, cut = shown[len(ends) - 1]
        later = range(ends[-1], len(events) + 1)
        if any(_fits(lines, events, ends, end, table, cut=cut) and all_tell([*ends, end]) for end in later):
            return True
        wrong[here] = "\n".join(difflib.ndiff(told_lines(events[ends[-1] :], table), lines))
        return False

    assert all_tell([0]), wrong[max(wrong)]


def _shown(text: str) -> tuple[list[str], bool]:
    """The lines of the log on a board, and whether it was cut because it was too long."""
    lines = EMOJI.sub("", text).splitlines()
    return [line for line in lines if line.startswith(LINE)], any(line.startswith(CUT) for line in lines)


def _fits(
    shown: list[str], events: Sequence[Event], ends: Sequence[int], end: int, table: StoredTable, *, cut: bool
) -> bool:
    """Whether a board with these lines tells, to its ``end``, what is new, and else what an earlier one began with.

    What is new may stand in one line with what was told before: then the board tells all since that earlier one. Of a
    log that was ``cut`` because it was too long, a board tells the last lines.
    """
    new = told_lines(events[ends[-1] : end], table)
    since = [told_lines(events[start:end], table) for start in ends[::-1]]
    if cut:
        return bool(shown) and any(len(lines) > len(shown) and _ends_with(lines, shown) for lines in since)
    return shown in since or (_ends_with(shown, new) and any(_ends_with(lines, shown) for lines in since))


def _ends_with(lines: list[str], last: list[str]) -> bool:
    return not last or lines[-len(last) :] == last


def told_lines(events: Sequence[Event], table: StoredTable) -> list[str]:
    """The lines of a log."""
    return [line for told in log_lines(events, localizer_for(table).in_words()) for line in told.splitlines()]
