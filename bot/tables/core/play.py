"""During a game: moves and taking them back."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import timedelta
from typing import Any

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as table_queries
from bot.tables.core.base import board_item, called, entry_for, moment
from bot.tables.core.change import Change, DuplicateRequest, Stored
from bot.tables.core.model import Entry, EntryKind, Played, Position, Seat, Status, Table
from bot.tables.core.refusals import NotOpen, NotSeated, NotYourTurn, Refusal, Stale
from bot.tables.core.service import Answer, Tables
from bot.tables.history.history import TurnEnd
from bot.tables.history.retention import over_due
from bot.tables.seating.seating import hand_items
from bot.tables.time import turns
from bot.tables.time.clock import SeatClock
from games.engine import Decision, Event, IllegalMove, UnreadableState, steps, text

UNDO_LIMIT, UNDO_SPAN = 2, timedelta(minutes=10)
"""How often in that time one person may take back a turn that was already posted."""


async def act(
    tables: Tables,
    table_id: int,
    revision: int | None,
    user_id: int,
    key: str,
    interaction_id: str,
    *,
    ordered: bool = False,
    found: Stored | None = None,
) -> Played:
    """``user_id`` takes the choice ``key`` at a table drawn at ``revision`` (None: as it is now).

    It may be a path of several keys; see :mod:`games.engine.steps`, which also says what is taken with them. The
    events are those that the mover may read. ``ordered``: as they have planned; that costs no bank. The table may have
    been ``found`` just now. Raises NotSeated, Stale, NotYourTurn, NotOpen, SetAside, Refusal.
    """

    async def step(stored: Stored) -> tuple[Change, Played]:
        position, seat = _seated(tables, stored, revision, user_id)
        return await _move(tables, stored, position, seat, key, interaction_id, ordered=ordered)

    return await _idempotent(tables, table_id, user_id, interaction_id, step, found)


async def act_as_computer(tables: Tables, table_id: int, revision: int, seat: int, key: str) -> Table:
    """The computer player on ``seat`` takes the choice ``key`` at a table as it was at ``revision``.

    Raises Stale where the table has moved on, NotYourTurn, NotOpen, SetAside, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        position = tables.running(stored)
        player = position.table.seats[seat]
        if player.computer_level is None or revision != position.table.revision:
            raise Stale(position)
        change, _ = await _move(tables, stored, position, player, key, f"computer-{table_id}-{revision}")
        return change

    try:
        return await tables.change(table_id, decide)
    except DuplicateRequest:
        raise Stale(await tables.position(table_id)) from None


async def undo(
    tables: Tables,
    table_id: int,
    revision: int | None,
    user_id: int,
    interaction_id: str,
    found: Stored | None = None,
) -> Played:
    """``user_id`` takes back their last move, if nothing was revealed and nobody else has moved since.

    The table may have been ``found`` just now.
    """

    async def step(stored: Stored) -> tuple[Change, Played]:
        position, seat = _seated(tables, stored, revision, user_id)
        kept = await tables.store.read(table_queries.snapshot, table_id) if can_undo(position, user_id) else None
        if kept is None:
            raise Refusal(await _why_no_undo(tables, position.table, seat))
        change, played = await _take_back(tables, stored, position, seat, interaction_id, *kept)
        if played.turn_ended:
            await _require_few_undos(tables, table_id, user_id)
        return change, played

    return await _idempotent(tables, table_id, user_id, interaction_id, step, found)


def can_undo(position: Position, user_id: int) -> bool:
    """Whether this person could take back a move now."""
    table = position.table
    seat = table.seat_of(user_id)
    return table.status is Status.RUNNING and seat is not None and table.undo_seat == seat.seat


async def _why_no_undo(tables: Tables, table: Table, seat: Seat) -> str:
    """The reason why ``seat`` cannot take anything back."""
    entries = await tables.store.read(journal.since, table.id, seat.since)
    moves = [entry.seat for entry in entries if entry.kind is EntryKind.MOVE]
    if seat.seat not in moves:
        return "refusal-undo-new-seat" if seat.since else "refusal-undo-none"
    return "refusal-undo-revealed" if moves[-1] == seat.seat else "refusal-undo-others"


async def _idempotent(
    tables: Tables,
    table_id: int,
    user_id: int,
    interaction_id: str,
    step: Answer[Played],
    found: Stored | None = None,
) -> Played:
    """Does ``step``, or repeats the answer if ``interaction_id`` was answered before."""
    try:
        table, played = await tables.change_both(table_id, step, found)
    except (Refusal, DuplicateRequest):
        entry = await tables.store.read(journal.entry_of, table_id, interaction_id)
        if entry is None:
            raise
        return await _again(tables, table_id, user_id, entry)
    played.position.table = table
    return played


async def _again(tables: Tables, table_id: int, user_id: int, entry: Entry) -> Played:
    position = await tables.position(table_id)
    table = position.table
    return Played(
        position=position,
        events=entry.readable(entry.seat) if entry.user_id == user_id else entry.readable(None),
        turn_ended=entry.turn_ended,
        finished=table.status is Status.FINISHED and table.revision == entry.revision,
        repeated=True,
    )


async def _require_few_undos(tables: Tables, table_id: int, user_id: int) -> None:
    """Refuses to take back one more posted turn if that was done too often lately."""
    made = await tables.store.read(journal.turns_undone, table_id, user_id, tables.now() - UNDO_SPAN)
    if len(made) >= UNDO_LIMIT:
        raise Refusal("refusal-undone-often", limit=UNDO_LIMIT, when=moment(made[-UNDO_LIMIT] + UNDO_SPAN))


def _seated(tables: Tables, stored: Stored, revision: int | None, user_id: int) -> tuple[Position, Seat]:
    """The position and the seat of a player, who is asked what was asked at ``revision`` (None: whatever it is)."""
    seat = stored.table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    position = tables.running(stored)
    if seat.stand_in:
        raise Refusal("refusal-returning" if seat.coming_back else "refusal-kept")
    if revision is not None and position.table.is_stale(seat.seat, revision):
        raise Stale(position)
    return position, seat


async def _move(
    tables: Tables,
    stored: Stored,
    before: Position,
    seat: Seat,
    path: str,
    interaction_id: str,
    *,
    ordered: bool = False,
) -> tuple[Change, Played]:
    if not before.decisions_of(seat.seat):
        raise NotYourTurn(before)
    game = before.game
    try:
        taken = steps(game, before.state, seat.seat, path)
    except IllegalMove as refused:
        raise NotOpen(before, refused.text) from None
    after, ended = position_after(tables, stored, before, seat.seat, taken[-1].outcome.state, len(taken))
    revealed = any(step.outcome.revealed for step in taken)
    final = revealed or after.table.status is Status.FINISHED or seat.computer_level is not None
    kept = () if final else (seat.seat,)
    others = stored.table.undo_seat not in {None, seat.seat}
    after.table = msgspec.structs.replace(
        after.table,
        undo_seat=kept[0] if kept else None,
        undo_depth=(0 if others else stored.table.undo_depth) + 1 if kept else 0,
    )
    about, now = await tables.clock_contexts(stored), after.table.touched_at
    clocks = turns.moved(before, after, seat.seat, about, now, free=ordered)
    turn_end = _turn_end(before, after, seat.seat, clocks)
    after.table = msgspec.structs.replace(after.table, clocks=clocks)
    hands_due, items = hands_after(stored, before, after, ended=ended)
    first, *rest = (
        msgspec.structs.replace(
            entry_for(
                after.table,
                EntryKind.MOVE,
                seat.active_user,
                seat=seat.seat,
                key=step.key,
                events=step.outcome.events,
                turn_ended=ended and number == len(taken),
                level=seat.level,
                ordered=ordered,
            ),
            revision=before.table.revision + number,
        )
        for number, step in enumerate(taken, 1)
    )
    change = Change(
        table=after.table,
        entry=first,
        more=tuple(rest),
        interaction_id=interaction_id,
        state=game.encode(after.state),
        turn_end=turn_end,
        hands_due=hands_due,
        undo_state=stored.state if kept else None,
        undo_clocks=turns.kept_clocks(before.table, about, now) if kept else (),
        clocks=turns.changed(before.table.clocks, clocks),
        charged=turns.charged(before.table, about, now),
        forget=bool(stored.table.undo_depth) and (others or not kept),
        items=(*_public(before, after, ended=ended), *items),
        due=over_due(after.table) if after.over else {},
    )
    return change, _played(after, first.joined(rest), seat.seat)


async def _take_back(
    tables: Tables,
    stored: Stored,
    before: Position,
    seat: Seat,
    interaction_id: str,
    taken: int,
    state: bytes,
    kept: tuple[SeatClock, ...],
) -> tuple[Change, Played]:
    try:
        earlier = before.game.decode(state)
    except UnreadableState:
        raise Refusal("refusal-undo-lost") from None
    after, ended = position_after(tables, stored, before, seat.seat, earlier, 1)
    depth = stored.table.undo_depth - 1
    about, now = await tables.clock_contexts(stored), after.table.touched_at
    clocks = turns.taken_back(before.table, after, seat.seat, turns.Back(taken, kept), about, now, ended=ended)
    after.table = msgspec.structs.replace(
        after.table, undo_seat=seat.seat if depth else None, undo_depth=depth, clocks=clocks
    )
    hands_due, items = hands_after(stored, before, after, ended=ended)
    entry = entry_for(
        after.table,
        EntryKind.UNDO,
        seat.user_id,
        seat=seat.seat,
        key=str(taken),
        events=(Event(text("log-taken-back", who=called(seat))),) if ended else (),
        turn_ended=ended,
    )
    change = Change(
        table=after.table,
        entry=entry,
        interaction_id=interaction_id,
        state=state,
        hands_due=hands_due,
        take_back=taken,
        clocks=turns.changed(before.table.clocks, clocks),
        charged=turns.charged(before.table, about, now),
        items=(*((NewItem(Kind.REFRESH),) if ended else ()), *items),  # the board that stands is put right
    )
    return change, _played(after, entry, seat.seat)


def position_after(
    tables: Tables, stored: Stored, before: Position, mover: int, state: Any, steps: int
) -> tuple[Position, bool]:
    """The position with ``state`` in it; whether a turn ends with ``mover``'s ``steps`` from ``before`` to it."""
    game = before.game
    revision = stored.table.revision + steps
    after = Position(msgspec.structs.replace(tables.touched(stored), revision=revision), game, state)
    to_act, over = after.to_act, after.over
    ended = over or to_act != before.to_act or game.turn(state) != game.turn(before.state)
    changes: dict[str, Any] = {"to_act": to_act, "asked_since": _asked_since(before, mover, after)}
    if over:
        changes |= {"status": Status.FINISHED, "turn_since": None, "seed": stored.seed}
    elif ended:
        changes["turn_since"] = after.table.touched_at
    after.table = msgspec.structs.replace(after.table, **changes)
    return after, ended


def _asked_since(before: Position, mover: int, after: Position) -> tuple[int, ...]:
    """Of each seat the revision since which it is asked what it is asked now.

    Of several who are asked at once, a move of one leaves the buttons of the others as good as they were.
    """
    seats = range(len(before.table.seats))
    since = before.table.asked_since or (before.table.revision,) * len(seats)
    return tuple(
        after.table.revision if seat == mover or before.decisions_of(seat) != after.decisions_of(seat) else since[seat]
        for seat in seats
    )


def _turn_end(before: Position, after: Position, mover: int, clocks: turns.Clocks) -> TurnEnd | None:
    """The end of the turn that ends between two positions, if one does."""
    turn = after.game.turn(after.state)
    if turn == after.game.turn(before.state) and not after.over:
        return None
    return TurnEnd(after.table.revision, turn, mover, after.table.touched_at, clocks)


def _played(after: Position, entry: Entry, seat: int) -> Played:
    return Played(
        position=after,
        events=entry.readable(seat),
        turn_ended=entry.turn_ended,
        finished=after.table.status is Status.FINISHED,
    )


def _public(before: Position, after: Position, *, ended: bool) -> tuple[NewItem, ...]:
    """Return the public posts of a move: none in the middle of a turn, and nobody is asked twice.

    Of several who answer at once, one who is done changes nothing for those who are still waited for. The board that
    stands says who they are, and one board follows when all are done.
    """
    if after.table.status is Status.FINISHED:
        return (NewItem(Kind.END),)
    same_turn = after.game.turn(after.state) == before.game.turn(before.state)
    if same_turn and after.table.awaited and set(after.table.awaited) <= set(before.table.awaited):
        return () if after.table.awaited == before.table.awaited else (NewItem(Kind.REFRESH),)
    return (board_item(after.table),) if ended else ()


def hands_after(stored: Stored, before: Position, after: Position, *, ended: bool) -> tuple[int, tuple[NewItem, ...]]:
    """The bits of hands that wait for the end of their owner's turn, and the hands to be sent or edited now."""
    if after.over:
        return 0, hand_items(after)  # their buttons go
    due, items = stored.hands_due, []
    for seat in (seat.seat for seat in before.table.seats if seat.user_id is not None):
        bit = 1 << seat
        if not due & bit and _delivered(before, seat) != _delivered(after, seat):
            due |= bit
        if due & bit and (ended or seat not in before.to_act):
            due &= ~bit
            items.append(NewItem(Kind.HAND, seat))
    return due, tuple(items)


def _delivered(position: Position, seat: int) -> tuple[Hashable, list[Decision]]:
    """Return the contents of a delivered hand: its cards, and the actions out of turn of its owner."""
    return position.game.hand(position.view(seat)), position.offers_to(seat)
