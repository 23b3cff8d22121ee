"""What is posted about players who are not there tells nothing that the board does not, and no answer of anybody's."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from bot.localizer import Localizer
from bot.model.absence import Absence, Answer, OpenSeat, Vote
from bot.model.alerts import Told, Waiting
from bot.model.clock import Pace, SeatClock
from bot.model.table import Position, Table
from bot.ui.alerts import alert
from bot.ui.open_seats import confirm_taking, open_seats
from bot.ui.status import localizer_for
from bot.ui.votes import votes
from games import GAMES
from tests.bot.ui.messages import body, positions, texts

POSITIONS = 5
HOUR = timedelta(hours=1)


def absent(table: Table) -> Table:
    """``table`` where the first seat is late and open, and the others are asked about it."""
    late = table.seats[0].user_id or 0
    at = table.touched_at
    vote = Vote(seat=0, user_id=late, revision=3, made_at=at)
    seat = OpenSeat(seat=0, user_id=late, revision=4, made_at=at, late=True)
    clock = SeatClock(seat=0, bank=timedelta(), late_since=at)
    absence = Absence(votes=(vote,), open_seats=(seat,))
    return msgspec.structs.replace(table, absence=absence, clocks=(clock,), pace=Pace.BRISK)


def said(position: Position) -> list[Any]:
    """Everything that others read about somebody who is late, and what that person is told."""
    table, words = position.table, Localizer("en")
    user, at = table.seats[0].user_id or 0, table.touched_at
    waits = Waiting(table_id=table.id, seat=0, user_id=user, since=at, at=None, several=True)
    alerts = [
        alert(told, user, [(waits, table, None)], words, public=public) for told in Told for public in (True, False)
    ]
    seat = table.absence.open_seats[0]
    found = [votes(table), open_seats(position), confirm_taking(table, seat, localizer_for(table)), *alerts]
    return [body(message) for message in found]


@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_it_depends_on_what_is_hidden(key: str) -> None:
    """Along random games, with everything that a spectator cannot know dealt anew."""
    game, changed = GAMES[key], 0
    found = [position for position, _ in positions(key, game.seats[-1], seed=5, every=9) if not position.over]
    for number, position in enumerate(found[:: max(1, len(found) // POSITIONS)]):
        table = absent(position.table)
        other = game.resample(position.state, None, Random(number))
        changed += game.encode(other) != game.encode(position.state)
        assert said(Position(table, game, position.state)) == said(Position(table, game, other))
    assert changed >= POSITIONS


def test_a_vote_tells_nobodys_answer() -> None:
    """How many have answered and no more: neither by words, nor by whom it names, nor by its buttons."""
    (position, _) = next(positions("moon", 5, seed=5, every=9))
    table = absent(position.table)
    (vote,) = table.absence.votes
    asked = [seat.user_id for seat in table.seats[1:4] if seat.user_id is not None]

    def post(answers: dict[int, Answer]) -> Any:
        answered = msgspec.structs.replace(vote, answers=answers)
        absence = msgspec.structs.replace(table.absence, votes=(answered,))
        return body(votes(msgspec.structs.replace(table, absence=absence)))

    for count in (1, 2):
        seen = [
            post(dict.fromkeys(users, answer))
            for users in (asked[:count], asked[-count:])
            for answer in Answer
            if answer is not Answer.WIN
        ]
        assert all(each == seen[0] for each in seen)
    assert post({}) != post({asked[0]: Answer.WAIT})


@pytest.mark.parametrize(
    ("language", "late", "words"),
    [
        ("en", True, "is late, and keeps it by making a move."),
        ("en", False, "gives it up."),
        ("de", True, "ist zu spät und behält ihn durch einen Zug."),
        ("de", False, "gibt ihn ab."),
    ],
)
def test_the_post_of_an_open_seat_says_why_it_is_open(language: str, *, late: bool, words: str) -> None:
    (position, _) = next(positions("moon", 5, seed=5, every=9, language=language))
    table = absent(position.table)
    seat = msgspec.structs.replace(table.absence.open_seats[0], late=late)
    absence = msgspec.structs.replace(table.absence, open_seats=(seat,))
    position.table = msgspec.structs.replace(table, absence=absence)
    assert f"<@{seat.user_id}> {words}" in texts(open_seats(position))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_alert_begins_as_a_sentence_does_and_says_how_to_change_it(language: str) -> None:
    (position, _) = next(positions("moon", 5, seed=5, every=9, language=language))
    user, at = position.table.seats[0].user_id or 0, position.table.touched_at
    waits = Waiting(table_id=position.table.id, seat=0, user_id=user, since=at, at=None)
    for told in Told:
        message = alert(told, user, [(waits, position.table, None)], Localizer(language), public=False)
        assert texts(message)[0].isupper()
        assert "cairn:b:me:0" in str(body(message))
