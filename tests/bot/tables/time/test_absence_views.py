"""What is posted about players who are not there tells nothing that the board does not, and no answer of anybody's."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from bot.core.localizer import Localizer
from bot.core.pace import Pace
from bot.discord.message import Message
from bot.reminders.model import AlertKind
from bot.reminders.views import AlertLine, alert
from bot.tables.core.model import Position, Table
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import TAKE, LateAnswer, LateVote, OpenSeat
from bot.tables.polls.views import confirmation, poll_post
from bot.tables.show.status import localizer_for
from bot.tables.time.clock import SeatClock
from bot.tables.time.waiting import Waiting
from games import GAMES
from testing.messages import body, positions, texts

POSITIONS = 5
HOUR = timedelta(hours=1)
VOTE, SEAT = 3, 4
"""The revisions at which both were asked."""


def absent(table: Table) -> Table:
    """``table`` where the first seat is late and open, and the others are asked about it."""
    late = table.seats[0].user_id or 0
    at = table.touched_at
    vote, seat = LateVote(user_id=late), OpenSeat(user_id=late, late=True)
    polls = tuple(
        Poll[Any](about=about, revision=revision, opened_at=at, closes_at=at + 24 * HOUR, seat=0)
        for revision, about in ((VOTE, vote), (SEAT, seat))
    )
    clock = SeatClock(seat=0, bank=timedelta(), late_since=at)
    return msgspec.structs.replace(table, polls=polls, clocks=(clock,), pace=Pace.BRISK)


def votes(table: Table) -> Message:
    return poll_post(table, LateVote.kind, {VOTE: table.people[1:]})


def open_seats(position: Position) -> Message:
    return poll_post(position.table, OpenSeat.kind, {SEAT: ()}, position=position)


def said(position: Position) -> list[Any]:
    """Everything that others read about somebody who is late, and what that person is told."""
    table, words = position.table, Localizer("en")
    user, at = table.seats[0].user_id or 0, table.touched_at
    waits = Waiting(table_id=table.id, seat=0, user_id=user, since=at, several=True)
    alerts = [
        alert(told, user, [AlertLine(waits, table, None)], words, public=public)
        for told in AlertKind
        for public in (True, False)
    ]
    sure = confirmation(table, table.polls[1], TAKE, (), localizer_for(table))
    found = [votes(table), open_seats(position), sure, *alerts]
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
    vote, _ = table.polls
    asked = [seat.user_id for seat in table.seats[1:4] if seat.user_id is not None]

    def post(answers: dict[int, LateAnswer]) -> Any:
        answered = msgspec.structs.replace(vote, answers=answers)
        return body(votes(msgspec.structs.replace(table, polls=(answered,))))

    for count in (1, 2):
        seen = [
            post(dict.fromkeys(users, answer))
            for users in (asked[:count], asked[-count:])
            for answer in LateAnswer
            if answer is not LateAnswer.WIN
        ]
        assert all(each == seen[0] for each in seen)
    assert post({}) != post({asked[0]: LateAnswer.WAIT})


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_last_of_three_undecided_votes_says_what_will_be_done(language: str) -> None:
    (position, _) = next(positions("moon", 5, seed=5, every=9, language=language))
    table = absent(position.table)
    how = {}
    for undecided in range(3):
        about = LateVote(user_id=table.seats[0].user_id or 0, undecided=undecided)
        polls = (msgspec.structs.replace(table.polls[0], about=about),)
        how[undecided] = texts(votes(msgspec.structs.replace(table, polls=polls)))
    assert how[0] == how[1] != how[2]
    assert "third" in how[2] or "dritte" in how[2]


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
    seat = OpenSeat(user_id=table.seats[0].user_id or 0, late=late)
    poll = msgspec.structs.replace(table.polls[1], about=seat)
    position.table = msgspec.structs.replace(table, polls=(poll,))
    assert f"<@{seat.user_id}> {words}" in texts(open_seats(position))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_alert_begins_as_a_sentence_does_and_says_how_to_change_it(language: str) -> None:
    (position, _) = next(positions("moon", 5, seed=5, every=9, language=language))
    user, at = position.table.seats[0].user_id or 0, position.table.touched_at
    waits = Waiting(table_id=position.table.id, seat=0, user_id=user, since=at)
    for told in AlertKind:
        message = alert(told, user, [AlertLine(waits, position.table, None)], Localizer(language), public=False)
        assert texts(message)[0].isupper()
        assert "cairn:b:me:0" in str(body(message))
