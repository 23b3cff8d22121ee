"""Seats of a running game that pass to somebody else, in one change.

Who sits on a seat knows its hand, and who has seen a hand is never forgotten.
"""

from __future__ import annotations

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.scores.departures import Leaving
from bot.tables.core.base import board_item, called, entry_for, user_mention, user_mentions
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Person, Position, Seat, Table
from bot.tables.core.service import Tables
from bot.tables.polls.subjects import SeatOffer
from bot.tables.seating.absence import Override
from bot.tables.seating.seating import hand_items, journal_key, new_computer, seat_for
from bot.tables.time.absence import asked_anew, departed, late_seats
from bot.tables.time.turns import changed, charged, reseated
from games.engine import Event, Text, text


def override_for(table: Table, seat: int, *, left: bool) -> Override | None:
    """Return why the person on a seat need not be asked now, whoever offers it; ``left``: the server."""
    if left:
        return Override.LEFT
    if seat in late_seats(table):
        return Override.LATE
    return Override.KEPT if table.seats[seat].stand_in else None


async def reseat_change(
    tables: Tables,
    stored: Stored,
    position: Position,
    seat: int,
    offer: SeatOffer,
    user_id: int | None,
    *,
    by: int,
    how: Leaving | None = None,
) -> Change:
    """Return the change by which a person passes ``seat`` on, on the terms of an ``offer`` that ``by`` has made.

    Its person has left, in the way ``how`` says if that is given.
    """
    table = position.table
    old = table.seats[seat]
    new = _newcomer(stored, old, offer)
    seats = tuple(new if other.seat == seat else other for other in table.seats)
    undo = {"undo_seat": None, "undo_depth": 0} if table.undo_seat == seat else {}
    table = tables.touched(stored, seats=seats, **undo)
    table = msgspec.structs.replace(
        table,
        owner_id=_owner(table, old, new, chosen=by == old.user_id),
        with_computers=table.with_computers or new.level is not None,
        turn_since=table.touched_at if seat in table.to_act else table.turn_since,  # nobody inherits being late
    )
    table = departed(table, old, how or _how(new, offer))
    about = await tables.clock_contexts(stored)
    clocks = reseated(stored.table, table, seat, about, table.touched_at)
    table = msgspec.structs.replace(table, clocks=clocks, asked_since=asked_anew(table, (seat,)))
    # A fresh ping is for a person who is now waited for; where nobody is, the computer players' turns are shown.
    asks = seat in table.to_act and (new.user_id is not None or not table.awaited)
    public = board_item(table) if asks else NewItem(Kind.REFRESH)
    position.table = table
    hand = [item for item in hand_items(position) if item.number == seat]
    taken = _taken(offer, old, new, by)
    entry = entry_for(
        table,
        EntryKind.REPLACE,
        user_id,
        seat=seat,
        key=journal_key(new),
        level=new.level,
        events=tuple(map(Event, (taken, *_seen(position, new)))),
    )
    return Change(
        table=table,
        entry=entry,
        hands_due=stored.hands_due & ~(1 << seat),
        reseated=True,
        clocks=changed(stored.table.clocks, clocks),
        charged=charged(stored.table, about, table.touched_at),
        forget=bool(undo),
        forget_posts=(seat,),  # the next hand must not go where the last player's went
        items=(NewItem(Kind.NOTICE, note=taken), public, *hand),
    )


def _how(new: Seat, offer: SeatOffer) -> Leaving:
    """How the person has left whose seat passed on by an offer."""
    if new.user_id is None:
        return Leaving.COMPUTER
    return Leaving.REPLACED if offer.override is Override.MANAGER else Leaving.SUBSTITUTE


def _newcomer(stored: Stored, old: Seat, offer: SeatOffer) -> Seat:
    player = offer.to if isinstance(offer.to, Person) else new_computer(stored.table, offer.to)
    new = seat_for(old.seat, player)
    seen = dict.fromkeys(user for user in (*old.seen_by, old.user_id) if user is not None)
    seen.pop(new.user_id or 0, None)
    return msgspec.structs.replace(new, since=stored.table.revision + 1, seen_by=tuple(seen))


def _taken(offer: SeatOffer, old: Seat, new: Seat, by: int) -> Text:
    """The public note about a seat that changed hands, and why that was allowed."""
    return text(
        "notice-seat-taken",
        new=called(new),
        old=called(old),
        seat=new.seat + 1,
        why=offer.override or "agreed",
        by=user_mention(by),
        reason=offer.reason,
    )


def _seen(position: Position, new: Seat) -> tuple[Text, ...]:
    """The line that names everybody who knows a seat's hand, if it has one."""
    people = (*new.seen_by, *(() if new.user_id is None else (new.user_id,)))
    if not people or position.game.hand(position.view(new.seat)) is None:
        return ()
    return (text("log-hand-seen", seat=new.seat + 1, who=user_mentions(people)),)


def _owner(table: Table, old: Seat, new: Seat, *, chosen: bool) -> int:
    """Return the owner of a table where ``new`` took the seat of ``old``: a person who plays, if there is one.

    Whom an owner has ``chosen`` follows them; else those come first who have played there all along.
    """
    if table.owner_id != old.user_id:
        return table.owner_id
    if chosen and new.user_id is not None:
        return new.user_id
    stayed = (user for user in table.people if user != new.user_id)
    return next(stayed, new.user_id or table.owner_id)
