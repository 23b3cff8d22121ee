"""Seats of a running game that are offered to somebody else: nobody is seated, and nobody loses a seat, unasked.

But who is late, has left the server, or is overruled by a manager who says in public why, is not asked.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta

import msgspec

from bot.tables.core import journal_queries as journal
from bot.tables.core.base import manages, moment, require_here, require_owner, user_mention, user_mentions
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, EntryKind, Person, Seat, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import CONSENT, SILENCE, PollEnd, PollKind, anybody
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import AGREE, REFUSE, SeatOffer
from bot.tables.seating.absence import Override
from bot.tables.seating.seating import require_welcome
from bot.tables.seating.seats import override_for, reseat_change
from games.engine import text
from games.players import Level

OFFER_LIFE = timedelta(days=3)
"""How long an offer stands."""

CHECKED = frozenset({Override.LATE, Override.KEPT, Override.LEFT})
"""Why somebody is not asked, as long as that is still so when the newcomer agrees."""

MAX_OFFERS = 3
"""How often in 24 hours one person may offer seats to another, or ask for the same seat."""


async def hand_over(
    tables: Tables, table_id: int, seat: int, to: Person | Level, by: Actor, *, reason: str = ""
) -> Table:
    """Give ``seat`` to ``to``, at once or, if somebody has to agree, as an offer.

    Who sits there may do that, and the owner and managers. ``reason`` is a manager's, ready for a message: with it
    nobody but the newcomer is asked.
    """
    left = await _has_left(tables, await tables.get(table_id), seat)

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        if not 0 <= seat < len(table.seats):
            raise Refusal("refusal-other-not-seated")
        _require_power(table, table.seats[seat], to, by)
        _require_unseated(table, to)
        if isinstance(to, Person):
            closed = Refusal("refusal-seat-not-for", who=user_mention(to.user_id))
            await require_welcome(tables, table, to.user_id, closed, seat)
        offer = _offer(table, table.seats[seat], to, by, reason, left=left)
        poll = changes.new_poll(tables, stored, SEAT_OFFER, offer, seat=seat, by=by.user_id)
        if not pending(table, poll):
            return await _reseated(tables, stored, poll, by.user_id)
        await _require_few(tables, table, poll)
        named = {"key": str(to.user_id)} if isinstance(to, Person) else {"key": None, "level": to}
        return changes.opened(tables, stored, SEAT_OFFER, poll, by.user_id, **named)

    return await tables.change(table_id, decide)


def pending(_table: Table, poll: Poll[SeatOffer]) -> tuple[int, ...]:
    """Return the user ids of those who have still to agree to an offer, the newcomer first."""
    return tuple(user for user in _concerned(poll) if user != poll.by and user not in poll.answers)


def _concerned(poll: Poll[SeatOffer]) -> tuple[int, ...]:
    """Return whom an offer is for, who sits there (unless that is overruled), and who made it."""
    newcomer = poll.about.to.user_id if isinstance(poll.about.to, Person) else None
    occupant = poll.about.occupant if poll.about.override is None else None
    return tuple(dict.fromkeys(user for user in (newcomer, occupant, poll.by) if user is not None))


async def _has_left(tables: Tables, table: Table, seat: int) -> bool:
    """Whether the person on ``seat`` has left the table's server."""
    user_id = table.seats[seat].user_id if 0 <= seat < len(table.seats) else None
    return user_id is not None and await tables.has_left(table.guild_id, user_id)


def _offer(table: Table, old: Seat, to: Person | Level, by: Actor, reason: str, *, left: bool) -> SeatOffer:
    override = None
    if old.user_id is not None and old.user_id != by.user_id:
        override = Override.MANAGER if manages(table, by) and reason else override_for(table, old.seat, left=left)
    return SeatOffer(
        to=to, occupant=old.user_id, override=override, reason=reason if override is Override.MANAGER else ""
    )


async def _admit(
    tables: Tables, table: Table, poll: Poll[SeatOffer], person: Person, answer: str, left: Collection[int]
) -> Poll[SeatOffer]:
    """Return an offer as it is once ``person`` may answer it: who sits there is asked after all if they are back."""
    may = pending(table, poll) if answer == AGREE else _concerned(poll)
    if person.user_id not in may:
        raise Refusal("refusal-offer-not-yours", who=user_mentions(may))
    if answer == REFUSE:
        return poll
    offer, seat = poll.about, poll.seat or 0
    if isinstance(offer.to, Person) and offer.to.user_id == person.user_id:
        _require_unseated(table, person)
        await require_welcome(tables, table, person.user_id, Refusal("refusal-seat-not-for-you"), seat)
        offer = msgspec.structs.replace(offer, to=person)
    if offer.override in CHECKED:
        override = override_for(table, seat, left=table.seats[seat].user_id in left)
        offer = msgspec.structs.replace(offer, override=override)
    return msgspec.structs.replace(poll, about=offer)


def _becomes(_before: Table, change: Change, poll: Poll[SeatOffer]) -> Poll[SeatOffer] | PollEnd:
    """An offer ends with its game, when its seat changes hands, and when whom it is for sits down elsewhere."""
    table, to = change.table, poll.about.to
    passed = change.entry.kind is EntryKind.REPLACE and change.entry.seat == poll.seat
    sits = isinstance(to, Person) and table.seat_of(to.user_id) is not None
    return PollEnd() if table.status is not Status.RUNNING or passed or sits else poll


async def _effect(tables: Tables, stored: Stored, poll: Poll[SeatOffer], outcome: str, by: Person | None) -> Change:
    number, user_id = (poll.seat or 0) + 1, None if by is None else by.user_id
    if outcome == AGREE:
        return await _reseated(tables, stored, poll, user_id)
    if outcome == SILENCE:
        who = user_mentions(pending(stored.table, poll))
        notice = text("notice-offer-expired", seat=number, who=who, days=OFFER_LIFE.days)
    else:
        notice = text("notice-offer-refused", seat=number, who=user_mention(user_id or 0))
    return changes.closed(tables, stored, poll, user_id, notice=notice)


async def _reseated(tables: Tables, stored: Stored, poll: Poll[SeatOffer], user_id: int | None) -> Change:
    position = tables.running(stored)
    return await reseat_change(tables, stored, position, poll.seat or 0, poll.about, user_id, by=poll.by or 0)


async def _require_few(tables: Tables, table: Table, poll: Poll[SeatOffer]) -> None:
    """Refuse where the same person has been asked often enough today."""
    day, to = timedelta(days=1), poll.about.to
    whom = to.user_id if isinstance(to, Person) else None
    made = await tables.store.read(
        journal.seat_offers, poll.by or 0, whom, table.id, poll.seat or 0, tables.now() - day
    )
    if len(made) >= MAX_OFFERS:
        raise Refusal("refusal-offered-often", limit=MAX_OFFERS, when=moment(made[-MAX_OFFERS] + day))


def _require_power(table: Table, seat: Seat, to: Person | Level, by: Actor) -> None:
    """Refuse unless ``by`` may offer the seat; one's own may be left to a computer player from anywhere."""
    if by.user_id != seat.user_id:
        require_owner(table, by)
    elif isinstance(to, Person):
        require_here(table, by)


def _require_unseated(table: Table, to: Person | Level) -> None:
    if isinstance(to, Person) and table.seat_of(to.user_id) is not None:
        raise Refusal("refusal-already-seated")


SEAT_OFFER = PollKind(
    about=SeatOffer,
    life=OFFER_LIFE,
    answers=lambda _: CONSENT,
    asked=pending,
    require=anybody,
    gone="refusal-offer-gone",
    admit=_admit,
    left=lambda poll: poll.about.occupant if poll.about.override in CHECKED else None,
    becomes=_becomes,
    effect=_effect,
    opened=EntryKind.SEAT_OFFERED,
)
