"""A button that cannot help now does not call for a click."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from discord import ButtonStyle

from bot.discord.message import Message
from bot.tables.core.model import Position, Seat
from bot.tables.show import status
from bot.tables.show.hand import hand_message
from games import GAMES
from games.players import Level
from testing.messages import PICTURE, body, parts, positions


def styles(message: Message) -> dict[str, ButtonStyle]:
    """The style of each button, by its verb."""
    buttons: list[Any] = [part for part in parts(body(message)["components"]) if part["type"] == 2]
    return {part["custom_id"].split(":")[2]: ButtonStyle(part["style"]) for part in buttons if "custom_id" in part}


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_in_a_lobby(game: str) -> None:
    seats = GAMES[game].seats
    position, _ = next(iter(positions(game, seats[-1], seed=1, every=1)))
    for count in range(1, seats[-1] + 1):
        table = msgspec.structs.replace(position.table, seats=position.table.seats[:count])
        found = styles(status.lobby(table))
        assert (found["start"] is ButtonStyle.primary) == (count in seats)
        assert (found["join"] is ButtonStyle.success) == (count not in seats), "only as long as it is what is missing"


@pytest.mark.parametrize("person", [True, False])
def test_a_board_calls_for_a_turn_only_where_a_person_is_waited_for(person: bool) -> None:
    game = next(iter(GAMES))
    position, _ = next(iter(positions(game, GAMES[game].seats[0], seed=1, every=1)))
    seats = tuple(
        Seat(seat.seat, 100 + seat.seat, "Ann", "en-US") if person else Seat(seat.seat, None, "Juno", "", Level.EASY)
        for seat in position.table.seats
    )
    asked = Position(msgspec.structs.replace(position.table, seats=seats), position.game, position.state)
    found = styles(status.status(asked, "", [PICTURE]))
    assert (found["turn"] is ButtonStyle.primary) == person


def test_a_hand_calls_for_a_turn_only_where_it_is_its_owners() -> None:
    game = next(iter(GAMES))
    position, _ = next(iter(positions(game, GAMES[game].seats[0], seed=1, every=1)))
    words = status.localizer_for(position.table)
    for seat in range(len(position.table.seats)):
        found = styles(hand_message(position, seat, words, PICTURE))
        assert (found["turn"] is ButtonStyle.primary) == (seat in position.to_act)
