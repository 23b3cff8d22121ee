"""Seats of a running game that pass to somebody else: offered, agreed to, refused, withdrawn.

Who sits on a seat knows its hand. So nobody is seated without agreeing, and nobody loses a seat without agreeing,
unless they are late, have left the server, or a manager says in public why. Who has seen a hand is never forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from bot.model.absence import Leaving
from bot.model.change import Change, Due, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, EntryKind, Override, Person, Position, Seat, SeatOffer, Table
from bot.pace.turns import changed, charged, reseated
from bot.tables.absence import asked_anew, departed, late_seats
from bot.tables.base import board_item, entry_for, moment, require_here, require_owner
from bot.tables.refusal import Refusal
from bot.tables.seating import hand_items, journal_key, new_computer, seat_for
from bot.tables.tables import Tables
from bot.tables.undo_requests import request_due, request_items
from games.engine import Argument, Event, Text, text
from games.players import Level

OFFER_LIFE = timedelta(days=3)
"""How long an offer stands."""

OFFERS_A_DAY = 3
"""How often in 24 hours one person may offer seats to another, or ask for the same seat."""


async def hand_over(
    tables: Tables, table_id: int, seat: int, to: Person | Level, by: Actor, *, reason: str = ""
) -> Table:
    """Gives ``seat`` to ``to``, at once or, if somebody has to agree, as an offer in the table's ``offers``.

    Who sits there may do that, and the owner and managers. ``reason`` is a manager's, ready for a message: with it
    nobody but the newcomer is asked.
    """
    table = await tables.get(table_id)
    left = await _gone(tables, table, seat)

    async def decide(stored: Stored) -> Change:
        position = tables.running(stored)
        table = position.table
        if not 0 <= seat < len(table.seats):
            raise Refusal("refusal-other-not-seated")
        _require_power(table, table.seats[seat], to, by)
        _require_unseated(table, to)
        if isinstance(to, Person) and await tables.people.blocks(table.owner_id, to.user_id):
            raise Refusal("refusal-seat-not-for", who=user_mention(to.user_id))
        offer = _offer(tables, table, table.seats[seat], to, by, reason, left=left)
        if not offer.asked:
            return await reseat_change(tables, stored, position, offer, by.user_id)
        await _require_few(tables, table, offer)
        return _offered(
            tables,
            stored,
            (*_without(table, seat), offer),
            EntryKind.SEAT_OFFERED,
            by.user_id,
            seat=seat,
            key=str(to.user_id) if isinstance(to, Person) else None,
            level=None if isinstance(to, Person) else to,
        )

    return await tables.change(table_id, decide)


async def agree(
    tables: Tables, table_id: int, seat: int, revision: int, person: Person, found: Stored | None = None
) -> Table:
    """``person`` agrees to the offer for ``seat`` that was made at ``revision``; the last one to do so seals it.

    At a table that was ``found`` just now, or is to be loaded.
    """
    found = found or await tables.load(table_id)
    left = await _gone(tables, found.table, seat)

    async def decide(stored: Stored) -> Change:
        position = tables.running(stored)
        offer = _standing(position.table, seat, revision)
        if person.user_id not in offer.asked:
            raise Refusal("refusal-offer-not-yours", who=user_mentions(offer.asked))
        if isinstance(offer.to, Person) and offer.to.user_id == person.user_id:
            _require_unseated(position.table, person)
            if await tables.people.blocks(position.table.owner_id, person.user_id):
                raise Refusal("refusal-not-for-you")
            offer = msgspec.structs.replace(offer, to=person)
        still = tuple(user for user in offer.asked if user != person.user_id)
        offer = _asking_again(position.table, msgspec.structs.replace(offer, asked=still), left=left)
        if not offer.asked:
            return await reseat_change(tables, stored, position, offer, person.user_id)
        offers = (*_without(position.table, seat), offer)
        return _offered(tables, stored, offers, EntryKind.SEAT_AGREED, person.user_id, seat=seat)

    return await tables.change(table_id, decide, found)


async def refuse(
    tables: Tables, table_id: int, seat: int, revision: int, user_id: int, found: Stored | None = None
) -> Table:
    """Withdraws or declines the offer for ``seat``: who made it, who would come or who would go may do that.

    Likewise.
    """

    async def decide(stored: Stored) -> Change:
        table = stored.table
        offer = _standing(table, seat, revision)
        if user_id not in _concerned(offer):
            raise Refusal("refusal-offer-not-yours", who=user_mentions(_concerned(offer)))
        note = text("notice-offer-refused", who=user_mention(user_id), seat=seat + 1)
        offers = _without(table, seat)
        return _offered(tables, stored, offers, EntryKind.SEAT_REFUSED, user_id, seat=seat, notes=(note,))

    return await tables.change(table_id, decide, found)


async def expire(tables: Tables, table_id: int) -> None:
    """Withdraws the offers of a table that have stood for :data:`OFFER_LIFE`, with a notice."""

    async def decide(stored: Stored) -> Change | None:
        table = stored.table
        now = tables.now()
        over = [offer for offer in table.offers if offer.made_at + OFFER_LIFE <= now]
        if not over or not table.live:
            return None
        notes = tuple(
            text("notice-offer-expired", seat=offer.seat + 1, who=user_mentions(offer.asked), days=OFFER_LIFE.days)
            for offer in over
        )
        offers = tuple(offer for offer in table.offers if offer not in over)
        return _offered(tables, stored, offers, EntryKind.SEAT_REFUSED, None, seat=over[0].seat, notes=notes)

    await tables.change(table_id, decide)


async def _gone(tables: Tables, table: Table, seat: int) -> bool:
    """Whether the person on ``seat`` has left the table's server."""
    user_id = table.seats[seat].user_id if 0 <= seat < len(table.seats) else None
    return user_id is not None and await tables.has_left(table.guild_id, user_id)


def _offer(
    tables: Tables, table: Table, old: Seat, to: Person | Level, by: Actor, reason: str, *, left: bool
) -> SeatOffer:
    """The offer of a seat, with those in it who must agree: the newcomer first."""
    override, asked = None, []
    if isinstance(to, Person) and to.user_id != by.user_id:
        asked.append(to.user_id)
    if old.user_id is not None and old.user_id != by.user_id:
        override = Override.MANAGER if by.manager and reason else override_for(table, old.seat, left=left)
        if override is None:
            asked.append(old.user_id)
    return SeatOffer(
        seat=old.seat,
        revision=table.revision + 1,
        by=by.user_id,
        to=to,
        occupant=old.user_id,
        asked=tuple(asked),
        made_at=tables.now(),
        override=override,
        reason=reason if override is Override.MANAGER else "",
    )


def override_for(table: Table, seat: int, *, left: bool) -> Override | None:
    """Why the person on a seat need not be asked now, whoever offers it."""
    if left:
        return Override.LEFT
    return Override.LATE if seat in late_seats(table) or table.seats[seat].kept else None


def _asking_again(table: Table, offer: SeatOffer, *, left: bool) -> SeatOffer:
    """``offer``, with its occupant asked after all if they have moved or come back meanwhile."""
    if offer.override not in {Override.LATE, Override.LEFT} or offer.occupant is None:
        return offer
    override = override_for(table, offer.seat, left=left)
    asked = offer.asked if override is not None else (*offer.asked, offer.occupant)
    return msgspec.structs.replace(offer, override=override, asked=asked)


async def _require_few(tables: Tables, table: Table, offer: SeatOffer) -> None:
    """Refuses where the same person has been asked often enough today."""
    day = timedelta(days=1)
    to = offer.to.user_id if isinstance(offer.to, Person) else None
    made = await tables.store.seat_offers(offer.by, to, table.id, offer.seat, tables.now() - day)
    if len(made) >= OFFERS_A_DAY:
        raise Refusal("refusal-offered-often", limit=OFFERS_A_DAY, when=moment(made[-OFFERS_A_DAY] + day))


def _offered(
    tables: Tables,
    stored: Stored,
    offers: tuple[SeatOffer, ...],
    kind: EntryKind,
    user_id: int | None,
    *,
    seat: int,
    notes: Iterable[Text] = (),
    key: str | None = None,
    level: Level | None = None,
) -> Change:
    """``stored`` with other ``offers``."""
    table = tables.touched(stored, offers=offers)
    return Change(
        table=table,
        entry=entry_for(table, kind, user_id, seat=seat, key=key, level=level),
        hands_due=stored.hands_due,
        due=_due(offers),
        items=(*(NewItem(Kind.NOTICE, note=note) for note in notes), NewItem(Kind.SEAT_OFFER)),
    )


async def reseat_change(
    tables: Tables, stored: Stored, position: Position, offer: SeatOffer, by: int | None, how: Leaving | None = None
) -> Change:
    """The change that passes the seat on; its person has left, in the way ``how`` says if that is given."""
    table, seat = position.table, offer.seat
    old = table.seats[seat]
    new = _newcomer(stored, old, offer)
    seats = tuple(new if other.seat == seat else other for other in table.seats)
    undo = {"undo_seat": None, "undo_depth": 0} if table.undo_seat == seat else {}
    offers = tuple(other for other in _without(table, seat) if new.user_id is None or not _is_for(other, new.user_id))
    table = tables.touched(stored, seats=seats, offers=offers, undo_request=None, **undo)
    table = msgspec.structs.replace(
        table,
        owner_id=_owner(table, old, new),
        with_computers=table.with_computers or new.level is not None,
        turn_since=table.touched_at if seat in table.to_act else table.turn_since,  # nobody inherits being late
    )
    table = departed(table, old, how or (Leaving.COMPUTER if new.user_id is None else Leaving.SUBSTITUTE))
    about = await tables.about_clocks(stored.table)
    clocks = reseated(stored.table, table, seat, about, table.touched_at)
    table = msgspec.structs.replace(table, clocks=clocks, asked_since=asked_anew(table, (seat,)))
    # A fresh ping is for a person who is now waited for; where nobody is, the computer players' turns are shown.
    asks = seat in table.to_act and (new.user_id is not None or not table.awaited)
    public = board_item(table) if asks else NewItem(Kind.REFRESH)
    position.table = table
    hand = [item for item in hand_items(position) if item.seat == seat]
    taken = _taken(offer, old, new)
    entry = entry_for(
        table,
        EntryKind.REPLACE,
        by,
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
        due={**(_due(offers) if stored.table.offers else {}), **request_due(stored.table, None)},
        items=(
            NewItem(Kind.NOTICE, note=taken),
            public,
            *hand,
            *offer_items(stored.table),
            *request_items(stored.table, None, "undo-over-seat"),
        ),
    )


def _newcomer(stored: Stored, old: Seat, offer: SeatOffer) -> Seat:
    player = offer.to if isinstance(offer.to, Person) else new_computer(stored.table, offer.to)
    new = seat_for(old.seat, player)
    seen = dict.fromkeys(user for user in (*old.seen_by, old.user_id) if user is not None)
    seen.pop(new.user_id or 0, None)
    return msgspec.structs.replace(new, since=stored.table.revision + 1, seen_by=tuple(seen))


def offer_items(table: Table) -> tuple[NewItem, ...]:
    """The item that brings the post of a table's offers up to date, where there are any."""
    return (NewItem(Kind.SEAT_OFFER),) if table.offers else ()


def user_mention(user_id: int) -> str:
    """A user mention, which Discord shows as a name; it needs no escaping."""
    return f"<@{user_id}>"


def user_mentions(users: Iterable[int]) -> str:
    """Several user mentions."""
    return ", ".join(map(user_mention, users))


def _require_power(table: Table, seat: Seat, to: Person | Level, by: Actor) -> None:
    """Refuses unless ``by`` may offer the seat; one's own may be left to a computer player from anywhere."""
    if by.user_id != seat.user_id:
        require_owner(table, by)
    elif isinstance(to, Person):
        require_here(table, by)


def _require_unseated(table: Table, to: Person | Level) -> None:
    if isinstance(to, Person) and table.seat_of(to.user_id) is not None:
        raise Refusal("refusal-already-seated")


def _standing(table: Table, seat: int, revision: int) -> SeatOffer:
    """The offer that was made at ``revision``. Raises Refusal where it stands no more."""
    offer = table.offer_of(seat)
    if offer is None or offer.revision != revision:
        raise Refusal("refusal-offer-gone")
    return offer


def _without(table: Table, seat: int) -> tuple[SeatOffer, ...]:
    return tuple(offer for offer in table.offers if offer.seat != seat)


def _is_for(offer: SeatOffer, user_id: int) -> bool:
    return isinstance(offer.to, Person) and offer.to.user_id == user_id


def _concerned(offer: SeatOffer) -> tuple[int, ...]:
    """Who may end an offer: whom it is for, who sits there (unless that is overruled), who made it."""
    newcomer = offer.to.user_id if isinstance(offer.to, Person) else None
    occupant = offer.occupant if offer.override is None else None
    return tuple(dict.fromkeys(user for user in (newcomer, occupant, offer.by) if user is not None))


def _due(offers: Iterable[SeatOffer]) -> dict[Due, datetime | None]:
    return {Due.SEAT_OFFERS: min((offer.made_at + OFFER_LIFE for offer in offers), default=None)}


def _taken(offer: SeatOffer, old: Seat, new: Seat) -> Text:
    """The public note about a seat that changed hands, and why that was allowed."""
    return text(
        "notice-seat-taken",
        new=_called(new),
        old=_called(old),
        seat=offer.seat + 1,
        why=offer.override or "agreed",
        by=user_mention(offer.by),
        reason=offer.reason,
    )


def _seen(position: Position, new: Seat) -> tuple[Text, ...]:
    """The line that names everybody who knows a seat's hand, if it has one."""
    people = (*new.seen_by, *(() if new.user_id is None else (new.user_id,)))
    if not people or position.game.hand(position.view(new.seat)) is None:
        return ()
    return (text("log-hand-seen", seat=new.seat + 1, who=user_mentions(people)),)


def _owner(table: Table, old: Seat, new: Seat) -> int:
    """Who owns a table where ``new`` took the seat of ``old``: a person who plays, as long as there is one."""
    if table.owner_id != old.user_id:
        return table.owner_id
    if new.user_id is not None:
        return new.user_id
    return next(iter(table.people), table.owner_id)


def _called(seat: Seat) -> Argument:
    """Who sits there, for a notice: a person is mentioned, a computer player named as what it is."""
    if seat.user_id is not None:
        return user_mention(seat.user_id)
    return text("computer-name", name=seat.name, level=text(f"level-{seat.level}"))
