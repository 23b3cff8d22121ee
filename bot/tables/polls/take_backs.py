"""Taking back what others have seen or moved after: one person asks, and it is done if everybody else agrees.

A table goes back to the end of a turn, to the very position that was kept then: the order of every pile is as it was,
so whoever draws again draws the same. What was seen stays seen.
"""

from __future__ import annotations

from datetime import timedelta

import msgspec
import sqlalchemy as sa

from bot.outbox.model import Kind, NewItem
from bot.tables.core import journal_queries as journal
from bot.tables.core import play
from bot.tables.core.base import called, entry_for
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Person, Seat, Status, Table
from bot.tables.core.play import hands_after
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.history import position_queries as positions
from bot.tables.history.history import TurnEnd
from bot.tables.polls import changes
from bot.tables.polls.kinds import CONSENT, PollEnd, PollKind, everybody_else, require_player
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import AGREE, TakeBack
from bot.tables.time import turns
from games.engine import Event, UnreadableState, text

REQUEST_LIFE = timedelta(hours=24)
"""How long a request stands; silence refuses it."""

MAX_REQUESTS = 3
"""How often one person may ask in one game."""

MAX_TARGETS = 10
"""How many of one's own turns one may ask to take back."""


class Target(msgspec.Struct, frozen=True):
    """How far one may ask to go back: to the ``end`` of a turn; ``turns`` in which ``seats`` moved would be undone.

    ``first`` is the revision of the first move that would be.
    """

    end: TurnEnd
    first: int
    turns: int
    seats: tuple[int, ...]


async def targets(tables: Tables, table: Table, user_id: int) -> list[Target]:
    """How far a person may ask to take a table back, the nearest first; each undoes more of their own moves.

    Raises NotSeated, or Refusal where nothing may be asked.
    """

    def read(connection: sa.Connection) -> list[Target]:
        found = _targets(connection, table, user_id)
        _require_unspent(connection, table, user_id)
        return found

    return await tables.store.read(read)


def _targets(connection: sa.Connection, table: Table, user_id: int) -> list[Target]:
    seat = _seated(table, user_id)
    if table.status is not Status.RUNNING:
        raise Refusal("refusal-not-running")
    if not table.undo_by_consent:
        raise Refusal("refusal-undo-no-consent")
    ends = positions.turn_ends(connection, table.id)
    moves = journal.moves_since(connection, table.id, ends[0].revision if ends else 0)
    mine = [revision for revision, mover in moves if mover == seat.seat]
    not_mine = max((revision for revision in mine if revision <= seat.since), default=0)  # of who sat here before
    found, most = list[Target](), 0
    for number, end in reversed(list(enumerate(ends))):
        undone = [(revision, mover) for revision, mover in moves if revision > end.revision]
        own = sum(revision > end.revision for revision in mine)
        if own > most and end.revision >= not_mine:
            under_way = any(revision > ends[-1].revision for revision, _ in undone)
            turns = len(ends) - 1 - number + under_way
            movers = tuple(sorted({mover for _, mover in undone}))
            found.append(Target(end, undone[0][0], turns, movers))
            most = own
    if not found:
        raise Refusal("refusal-undo-too-old" if any(each > seat.since for each in mine) else "refusal-undo-none")
    return found[:MAX_TARGETS]


async def ask(tables: Tables, table_id: int, to: int, person: Person, interaction_id: str) -> Table:
    """A person asks to take the table back to the end of the turn at revision ``to``.

    Where only computer players sit besides, it is done at once: they agree. Raises NotSeated, Refusal.
    """

    async def decide(stored: Stored) -> Change:
        table, user_id = tables.running(stored).table, person.user_id
        target = await tables.store.read(_askable, table, user_id, to)
        about = TakeBack(to=to, first=target.first, turns=target.turns, undoes=target.seats)
        seat = _seated(table, user_id).seat
        poll = changes.new_poll(tables, stored, TAKE_BACK, about, seat=seat, by=user_id)
        return await changes.proposed(tables, stored, TAKE_BACK, poll, person)

    return await changes.once(tables, table_id, interaction_id, decide)


def _askable(connection: sa.Connection, table: Table, user_id: int, to: int) -> Target:
    """Return the target at revision ``to``.

    Raises Refusal where it is none any more, while a request is open, after one this turn, and after enough of them in
    this game.
    """
    target = next((each for each in _targets(connection, table, user_id) if each.end.revision == to), None)
    if target is None:
        raise Refusal("refusal-undo-moved-on")
    _require_unspent(connection, table, user_id)
    return target


def _require_unspent(connection: sa.Connection, table: Table, user_id: int) -> None:
    """Refuse a person who may not ask now: while a request is open, after one this turn, or after enough of them."""
    if table.asking(TakeBack):
        raise Refusal("refusal-undo-asked")
    if not (made := journal.undo_requests(connection, table.id)):
        return
    last = positions.turn_ends(connection, table.id)[-1].revision
    if any(revision > last for revision, _ in made):
        raise Refusal("refusal-undo-asked-turn")
    if sum(user == user_id for _, user in made) >= MAX_REQUESTS:
        raise Refusal("refusal-undo-asked-often", limit=MAX_REQUESTS)


def _becomes(before: Table, change: Change, poll: Poll[TakeBack]) -> Poll[TakeBack] | PollEnd:
    """A turn that a person has finished ends a request, and so does taking all of it back freely.

    What computer players do meanwhile is undone along with the rest.
    """
    table, entry, request = change.table, change.entry, poll.about
    if entry.kind is EntryKind.MOVE:
        ended = change.turn_end is not None
        if entry.seat is not None and ended and before.seats[entry.seat].computer_level is None:
            return PollEnd("undo-over-turn")
        undoes = tuple(sorted({*request.undoes, *(() if entry.seat is None else (entry.seat,))}))
        poll = msgspec.structs.replace(
            poll, about=msgspec.structs.replace(request, undoes=undoes, turns=request.turns + ended)
        )
    if table.status is not Status.RUNNING:
        return PollEnd("undo-over-closed")
    if entry.kind is EntryKind.REPLACE:
        return PollEnd("undo-over-seat")
    undone = change.take_back is not None and change.take_back <= request.first
    return PollEnd("undo-over-undone") if undone else poll


async def _effect(tables: Tables, stored: Stored, poll: Poll[TakeBack], outcome: str, by: Person | None) -> Change:
    user_id = None if by is None else by.user_id
    if outcome == AGREE:
        return await _back(tables, stored, poll, user_id)
    return changes.closed(tables, stored, poll, user_id, why=changes.why_over("undo", poll, outcome, user_id))


async def _back(tables: Tables, stored: Stored, poll: Poll[TakeBack], user_id: int | None) -> Change:
    """The change that takes the table back, with its board and all hands."""
    before, request, seat = tables.running(stored), poll.about, poll.seat or 0
    state = await tables.store.read(positions.state_at, before.table.id, request.to)
    try:
        earlier = before.game.decode(state or b"")
    except UnreadableState:
        raise Refusal("refusal-undo-lost") from None
    after, _ = play.position_after(tables, stored, before, seat, earlier, 1)
    ends = await tables.store.read(positions.turn_ends, before.table.id)
    then = next(end.clocks for end in ends if end.revision == request.to)
    about, now = await tables.clock_contexts(stored), after.table.touched_at
    back = turns.Back(request.to + 1, then)
    clocks = turns.taken_back(before.table, after, seat, back, about, now, ended=True)
    after.table = msgspec.structs.replace(
        after.table,
        turn_since=after.table.touched_at,
        undo_seat=None,
        undo_depth=0,
        polls=changes.without(stored.table, poll),
        clocks=clocks,
    )
    hands_due, hands = hands_after(stored, before, after, ended=True)
    told = text("log-taken-back-agreed", who=called(before.table.seats[seat]), turns=request.turns)
    entry = entry_for(
        after.table,
        EntryKind.TAKEN_BACK,
        user_id,
        seat=seat,
        key=str(request.to),
        events=(Event(told),),
        turn_ended=True,
    )
    return Change(
        table=after.table,
        entry=entry,
        state=state or b"",
        hands_due=hands_due,
        forget=True,
        take_back=request.to + 1,
        clocks=turns.changed(before.table.clocks, clocks),
        charged=turns.charged(before.table, about, now),
        items=(NewItem(Kind.STATUS), changes.poll_item(TakeBack.kind, "undo-over-done"), *hands),
    )


def _seated(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


TAKE_BACK = PollKind(
    about=TakeBack,
    life=REQUEST_LIFE,
    answers=lambda _: CONSENT,
    asked=everybody_else,
    require=require_player,
    gone="refusal-undo-gone",
    own="refusal-undo-own",
    twice="refusal-undo-answered",
    becomes=_becomes,
    effect=_effect,
    opened=EntryKind.UNDO_ASKED,
)
