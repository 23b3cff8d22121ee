"""Who sits down: seats, computer players with their names, and the hands that are sent."""

from __future__ import annotations

from bot.model.outbox import Kind, NewItem
from bot.model.table import Computer, Person, Position, Seat, Table
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
