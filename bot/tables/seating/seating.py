"""Seats: people and computer players who sit down, names, and the hands that are sent."""

from __future__ import annotations

from bot.outbox.model import Kind, NewItem
from bot.tables.core.model import Computer, Person, Position, Seat, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from games.players import Level

COMPUTER_NAMES = ("Juno", "Kiko", "Ludo", "Mira", "Nilo", "Pola", "Rika", "Taro", "Umba", "Vega", "Yara", "Zibo")
"""The names of computer players: short, so that a picture has room for their level."""


def hand_items(position: Position) -> tuple[NewItem, ...]:
    """The outbox items that send every person's hand."""
    game = position.game
    return tuple(
        NewItem(Kind.HAND, seat.seat)
        for seat in position.table.seats
        if seat.user_id is not None and game.hand(position.view(seat.seat)) is not None
    )


def new_computer(table: Table, level: Level) -> Computer:
    """A computer player of ``level`` with a name that nobody at ``table`` has; tables start with different names."""
    taken = {seat.name for seat in table.seats}
    names = [COMPUTER_NAMES[(table.id + n) % len(COMPUTER_NAMES)] for n in range(len(COMPUTER_NAMES))]
    free = (name for name in names if name not in taken)
    return Computer(level, next(free, f"{names[0]} {len(taken)}"))


def seat_for(number: int, player: Person | Computer) -> Seat:
    """The seat ``number`` with ``player`` on it."""
    if isinstance(player, Computer):
        return Seat(number, None, player.name, "", player.level)
    return Seat(number, player.user_id, player.name, player.locale)


def journal_key(seat: Seat) -> str:
    """How the journal names who sits there: a person's user id, a computer player's name."""
    return seat.name if seat.user_id is None else str(seat.user_id)


async def is_welcome(tables: Tables, table: Table, user_id: int, seat: int | None = None) -> bool:
    """Whether a person may sit down, where a ``seat`` is given in the place of who plays there.

    They may not where the server bans them or somebody blocks them who opened the table or stays there, nor with the
    hand of another seat of the same game in their memory. Whom a tournament brings together it has warned of each
    other.
    """
    if seat is not None and any(user_id in other.seen_by for other in table.seats if other.seat != seat):
        return False
    gone = None if seat is None else table.seats[seat].user_id
    stay = set() if table.match else {table.owner_id, *table.people} - {gone}
    return await tables.people.may_sit(table.guild_id, stay, user_id)


async def require_welcome(
    tables: Tables, table: Table, user_id: int, refusal: Refusal, seat: int | None = None
) -> None:
    """Raise ``refusal`` where a person may not sit down, or another one where that is because the server bans them."""
    if not await is_welcome(tables, table, user_id, seat):
        await tables.people.require_admitted(table.guild_id, [user_id])
        raise refusal
