"""Taking back what others have seen or moved after: one person asks, and it is done if everybody else agrees.

A table goes back to the end of a turn, to the very position that was kept then: the order of every pile is as it was,
so whoever draws again draws the same. What was seen stays seen.
"""

from __future__ import annotations

import msgspec

from bot.model.change import Change, DuplicateRequest, Stored
from bot.model.history import TurnEnd
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Position, Seat, Status, Table
from bot.model.undo import UndoRequest
from bot.pace import turns
from bot.tables import play
from bot.tables.base import entry_for
from bot.tables.play import hands_after
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.tables import Tables
from bot.tables.undo_requests import REQUEST_LIFE, request_due, request_items
from games.engine import Event, Player, UnreadableState, text

REQUESTS_A_GAME = 3
"""How often one person may ask in one game."""

FARTHEST = 10
"""How many of one's own turns one may ask to take back."""


class Target(msgspec.Struct, frozen=True):
    """How far one may ask to go back: to the ``end`` of a turn; ``turns`` in which ``seats`` moved would be undone."""

    end: TurnEnd
    turns: int
    seats: tuple[int, ...]


async def targets(tables: Tables, table: Table, user_id: int) -> list[Target]:
    """How far a person may ask to take a table back, the nearest first; each undoes more of their own moves.

    Raises NotSeated, or Refusal where nothing may be asked.
    """
    seat = _seated(table, user_id)
    if table.status is not Status.RUNNING:
        raise Refusal("refusal-not-running")
    if not table.undo_by_consent:
        raise Refusal("refusal-undo-no-consent")
    ends = await tables.store.turn_ends(table.id)
    moves = await tables.store.moves_since(table.id, ends[0].revision if ends else 0)
    mine = [revision for revision, mover in moves if mover == seat.seat]
    not_mine = max((revision for revision in mine if revision <= seat.since), default=0)  # of who sat here before
    found, most = list[Target](), 0
    for number, end in reversed(list(enumerate(ends))):
        undone = [(revision, mover) for revision, mover in moves if revision > end.revision]
        own = sum(revision > end.revision for revision in mine)
        if own > most and end.revision >= not_mine:
            under_way = any(revision > ends[-1].revision for revision, _ in undone)
            turns = len(ends) - 1 - number + under_way
            found.append(Target(end, turns, tuple(sorted({mover for _, mover in undone}))))
            most = own
    if not found:
        raise Refusal("refusal-undo-too-old" if any(each > seat.since for each in mine) else "refusal-undo-none")
    return found[:FARTHEST]


async def ask(tables: Tables, table_id: int, to: int, user_id: int, interaction_id: str) -> Table:
    """A person asks to take the table back to the end of the turn at revision ``to``.

    Where only computer players sit besides, it is done at once: they agree. Raises NotSeated, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        position = tables.running(stored)
        table = position.table
        target = next((each for each in await targets(tables, table, user_id) if each.end.revision == to), None)
        if target is None:
            raise Refusal("refusal-undo-moved-on")
        await _require_few_requests(tables, table, user_id)
        request = UndoRequest(
            by=user_id,
            seat=_seated(table, user_id).seat,
            revision=table.revision + 1,
            to=to,
            turns=target.turns,
            undoes=target.seats,
            made_at=tables.now(),
        )
        if not request.asked(table):
            return await _back_to(tables, stored, position, request, user_id, interaction_id)
        return _requested(tables, stored, request, EntryKind.UNDO_ASKED, user_id, interaction_id)

    try:
        return await tables.change(table_id, decide)
    except (Refusal, DuplicateRequest):
        if await tables.store.entry_of(table_id, interaction_id) is None:
            raise
        return await tables.get(table_id)


async def agree(tables: Tables, table_id: int, revision: int, user_id: int) -> Table:
    """A person agrees to the request that was made at ``revision``; the last one to do so has it carried out."""

    async def decide(stored: Stored) -> Change:
        position = tables.running(stored)
        request = _standing(position.table, revision, user_id)
        if user_id == request.by:
            raise Refusal("refusal-undo-own")
        if user_id not in request.asked(position.table):
            raise Refusal("refusal-kept")
        if user_id in request.agreed:
            raise Refusal("refusal-undo-answered")
        request = msgspec.structs.replace(request, agreed=(*request.agreed, user_id))
        if not set(request.asked(position.table)) - set(request.agreed):
            return await _back_to(tables, stored, position, request, user_id)
        return _requested(tables, stored, request, EntryKind.UNDO_AGREED, user_id)

    return await tables.change(table_id, decide)


async def refuse(tables: Tables, table_id: int, revision: int, user_id: int) -> Table:
    """A person refuses the request that was made at ``revision``, or withdraws it: that ends it."""

    async def decide(stored: Stored) -> Change:
        request = _standing(tables.running(stored).table, revision, user_id)
        why = "undo-over-withdrawn" if user_id == request.by else "undo-over-refused"
        return _ended(tables, stored, user_id, why)

    return await tables.change(table_id, decide)


async def expire(tables: Tables, table_id: int) -> None:
    """Ends a request that has stood for :data:`REQUEST_LIFE`: silence refuses."""

    async def decide(stored: Stored) -> Change | None:
        request = stored.table.undo_request
        if request is None or request.made_at + REQUEST_LIFE > tables.now():
            return None
        return _ended(tables, stored, None, "undo-over-silence")

    await tables.change(table_id, decide)


async def _require_few_requests(tables: Tables, table: Table, user_id: int) -> None:
    """Refuses while a request is open, after one this turn, and after enough of them in this game."""
    if table.undo_request is not None:
        raise Refusal("refusal-undo-asked")
    made = await tables.store.undo_requests(table.id)
    last = (await tables.store.turn_ends(table.id))[-1].revision
    if any(revision > last for revision, _ in made):
        raise Refusal("refusal-undo-asked-turn")
    if sum(user == user_id for _, user in made) >= REQUESTS_A_GAME:
        raise Refusal("refusal-undo-asked-often", limit=REQUESTS_A_GAME)


def _requested(
    tables: Tables,
    stored: Stored,
    request: UndoRequest,
    kind: EntryKind,
    user_id: int,
    interaction_id: str | None = None,
) -> Change:
    """``stored`` with a request that is still to be agreed to."""
    table = tables.touched(stored, undo_request=request)
    return Change(
        table=table,
        entry=entry_for(table, kind, user_id, seat=request.seat, key=str(request.to)),
        interaction_id=interaction_id,
        hands_due=stored.hands_due,
        items=(NewItem(Kind.UNDO_REQUEST),),
        due=request_due(stored.table, request),
    )


def _ended(tables: Tables, stored: Stored, user_id: int | None, why: str) -> Change:
    table = tables.touched(stored, undo_request=None)
    return Change(
        table=table,
        entry=entry_for(table, EntryKind.UNDO_REFUSED, user_id),
        hands_due=stored.hands_due,
        items=request_items(stored.table, None, why),
        due=request_due(stored.table, None),
    )


async def _back_to(
    tables: Tables,
    stored: Stored,
    before: Position,
    request: UndoRequest,
    user_id: int,
    interaction_id: str | None = None,
) -> Change:
    """The change that takes the table back, with its board and all hands."""
    state = await tables.store.state_at(before.table.id, request.to)
    try:
        earlier = before.game.decode(state or b"")
    except UnreadableState:
        raise Refusal("refusal-undo-lost") from None
    after, _ = play.position_after(tables, stored, before, request.seat, earlier, 1)
    ends = await tables.store.turn_ends(before.table.id)
    then = next(end.clocks for end in ends if end.revision == request.to)
    about, now = await tables.about_clocks(before.table), after.table.touched_at
    back = turns.Back(request.to + 1, then)
    clocks = turns.taken_back(before.table, after, request.seat, back, about, now, ended=True)
    after.table = msgspec.structs.replace(
        after.table,
        turn_since=after.table.touched_at,
        undo_seat=None,
        undo_depth=0,
        undo_request=None,
        clocks=clocks,
    )
    hands_due, hands = hands_after(stored, before, after, ended=True)
    told = text("log-taken-back-agreed", who=Player(request.seat), turns=request.turns)
    entry = entry_for(
        after.table,
        EntryKind.TAKEN_BACK,
        user_id,
        seat=request.seat,
        key=str(request.to),
        events=(Event(told),),
        turn_ended=True,
    )
    return Change(
        table=after.table,
        entry=entry,
        interaction_id=interaction_id,
        state=state or b"",
        hands_due=hands_due,
        forget=True,
        take_back=request.to + 1,
        clocks=turns.changed(before.table.clocks, clocks),
        charged=turns.charged(before.table, about, now),
        items=(NewItem(Kind.STATUS), *request_items(stored.table, None, "undo-over-done"), *hands),
        due=request_due(stored.table, None),
    )


def _seated(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


def _standing(table: Table, revision: int, user_id: int) -> UndoRequest:
    """The request that was made at ``revision``, for somebody at the table. Raises NotSeated, Refusal."""
    _seated(table, user_id)
    request = table.undo_request
    if request is None or request.revision != revision:
        raise Refusal("refusal-undo-gone")
    return request
