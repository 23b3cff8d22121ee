"""What a table is by its rows in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.model.absence import Absence, Late
from bot.model.change import UnreadableTable
from bot.model.clock import Pace, SeatClock
from bot.model.gathering import Gathering
from bot.model.table import Seat, SeatOffer, Status, Table
from bot.model.undo import UndoRequest
from games.engine import commitment
from games.players import Level

_offers = msgspec.json.Decoder(tuple[SeatOffer, ...])
_request = msgspec.json.Decoder(UndoRequest)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_gathering = msgspec.json.Decoder(Gathering)
_absence = msgspec.json.Decoder(Absence)


def read_table(rows: Sequence[Any]) -> Table:
    """A table from its rows, one per seat (or a single one without). Raises UnreadableTable."""
    try:
        return _decoded(rows)
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError) as error:
        raise UnreadableTable(f"Table {rows[0].id} cannot be read: {error}") from error


def absence_in(row: Any) -> Absence:
    """What a table's row says of who is absent, and of its pauses."""
    return _absence.decode(row.absence)


def _decoded(rows: Sequence[Any]) -> Table:
    row = rows[0]
    status = Status(row.status)
    over = status in (Status.FINISHED, Status.CLOSED)
    return Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        language=row.language,
        status=status,
        owner_id=row.owner_id,
        seats=tuple(read_seat(each) for each in rows if each.seat is not None),
        revision=row.revision,
        created_at=row.created_at,
        touched_at=row.touched_at,
        to_act=_seats(row.to_act),
        turn_since=row.turn_since,
        commitment=None if row.seed is None else commitment(row.seed),
        seed=row.seed if over else None,
        rules_version=row.rules_version,
        undo_seat=row.undo_seat,
        undo_depth=row.undo_depth,
        with_computers=row.with_computers,
        offers=_offers.decode(row.offers),
        asked_since=_numbers.decode(row.asked_since),
        swept_at=row.swept_at,
        undo_by_consent=row.undo_by_consent,
        undo_request=None if row.undo_request is None else _request.decode(row.undo_request),
        pace=Pace(row.pace),
        late=Late(row.late),
        absence=absence_in(row),
        gathering=_gathering.decode(row.gathering),
        rated=row.rated,
        hints=row.hints,
        clocks=tuple(_clock_in(each) for each in rows if each.bank is not None),
    )


def read_seat(row: Any) -> Seat:
    level = None if row.level is None else Level(row.level)
    seen_by, kept = _numbers.decode(row.seen_by), (row.kept, row.kept_turns, row.coming_back)
    return Seat(row.seat, row.user_id, row.name, row.locale, level, row.since, seen_by, *kept)


def _clock_in(row: Any) -> SeatClock:
    return SeatClock(
        seat=row.seat,
        bank=row.bank,
        asked=row.asked,
        since=row.runs_since,
        late_since=row.late_since,
        owed=row.owed,
        used=row.used,
    )


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
