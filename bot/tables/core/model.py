"""The values of the table service: tables, seats, positions, journal entries."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from typing import Any

import msgspec

from bot.core.pace import Pace
from bot.core.pseudonym import is_pseudonym
from bot.core.workers.foreign_pool import GameFailed, GameStopped
from bot.scores.departures import left_seats, placed
from bot.tables.lobby.model import Invitations
from bot.tables.polls.model import Poll, Q
from bot.tables.seating.absence import STAND_IN_LEVEL, Absence, Late
from bot.tables.time.clock import SeatClock
from games.engine import AnyGame, Decision, Event, Standing, steps
from games.players import Level


class Status(StrEnum):
    """The state of a table. SET_ASIDE: this program cannot play it; its bytes are kept as they are."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"
    QUARANTINED = "set_aside"


OVER = (Status.FINISHED, Status.CLOSED)
"""Nothing changes any more at a table with one of these."""

LIVE = (Status.LOBBY, Status.RUNNING, Status.QUARANTINED)
"""A table with one of these occupies its channel."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, as last seen: display name and Discord locale, neither of them escaped."""

    user_id: int
    name: str
    locale: str


class Actor(msgspec.Struct, frozen=True):
    """The person who acts, on which server (None: in a direct message), and whether they manage it."""

    user_id: int
    guild_id: int | None
    manager: bool = False


class Computer(msgspec.Struct, frozen=True):
    """A computer player: its level, and its first name at the table, the same in every language."""

    level: Level
    name: str


class Seat(msgspec.Struct, frozen=True):
    """One seat of a table, 0-based. In the lobby seats follow the order of joining; a start keeps that order.

    A person sits there, with a ``user_id``, or a computer player, with a ``level``: always one of the two.
    ``since`` is the table's revision at which they took the seat over in the middle of the game, 0 for who began it.
    ``seen_by`` sat there earlier in the game, and so know what was in its hand. ``stand_in``: while its person is not
    there, a computer player keeps it warm, and has played ``stand_in_turns``; ``coming_back``: the person is back, and
    has it again once that has ended its turn. ``follows``: its person has the table in their own messages, too;
    ``unreachable``: nothing reaches them there.
    """

    seat: int
    user_id: int | None
    name: str
    locale: str
    level: Level | None = None
    since: int = 0
    seen_by: tuple[int, ...] = ()
    stand_in: bool = False
    stand_in_turns: int = 0
    coming_back: bool = False
    follows: bool = False
    unreachable: bool = False

    @property
    def active_user(self) -> int | None:
        """The person who moves here; None where a computer player does."""
        return None if self.stand_in else self.user_id

    @property
    def computer_level(self) -> Level | None:
        """The level of the computer player that moves here, for good or for a while; None where a person does."""
        return STAND_IN_LEVEL if self.stand_in else self.level


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may know it.

    ``revision`` counts every change. ``to_act`` are the seats that are waited for, since ``turn_since``; both are empty
    unless the game runs. ``commitment`` is the SHA-256 of the seed, known from the start; ``seed`` itself is None until
    the table is finished or closed. ``undo_seat`` is the seat whose last ``undo_depth`` moves can be taken back.
    ``with_computers``: a computer player has had a seat in this game. ``asked_since`` tells of each seat the revision
    since which it is asked what it is asked now; empty for a game begun before that was kept. ``undo_by_consent``:
    whether one may ask the others to take back more than that. ``polls`` are the questions put to the people there, in
    order. ``archived_at``: since then only its seats, seed, moves and result are known. ``hints``, ``analysis``: it was
    opened with them. ``rated``: it was opened to count for ratings, and computer players did not begin it. ``clocks``
    are those of the persons, in seat order; none at a ``pace`` without (but for a mark of who is late), nor before the
    start. ``late``: what happens then, ``absence``: what goes on, ``invitations``: what is awaited. ``match``: a
    tournament opened it. ``resting``: its server rests.

    Its place is a channel of a server; or both are None: it is played by message, with a ``code`` to ask for a seat.
    """

    id: int
    guild_id: int | None
    channel_id: int | None
    game: str
    options: dict[str, Any]
    language: str
    status: Status
    owner_id: int
    seats: tuple[Seat, ...]
    revision: int
    created_at: datetime
    touched_at: datetime
    to_act: tuple[int, ...] = ()
    turn_since: datetime | None = None
    commitment: str | None = None
    seed: bytes | None = None
    rules_version: int | None = None
    undo_seat: int | None = None
    undo_depth: int = 0
    with_computers: bool = False
    asked_since: tuple[int, ...] = ()
    archived_at: datetime | None = None
    undo_by_consent: bool = True
    pace: Pace = Pace.FREE
    clocks: tuple[SeatClock, ...] = ()
    late: Late = Late.VOTE
    absence: Absence = Absence()
    polls: tuple[Poll[Any], ...] = ()
    invitations: Invitations = Invitations()
    rated: bool = False
    hints: bool = False
    analysis: bool = True
    match: bool = False
    resting: bool = False
    code: str | None = None

    @property
    def by_message(self) -> bool:
        """Whether it has no channel: everybody there has it in their own messages."""
        return self.channel_id is None

    @property
    def written_to(self) -> dict[int, int]:
        """The user ids of those who have the table in their own messages, by seat."""
        return {
            seat.seat: seat.user_id
            for seat in self.seats
            if seat.user_id is not None and not is_pseudonym(seat.user_id) and (self.by_message or seat.follows)
        }

    @property
    def in_tournament(self) -> bool:
        """Whether a tournament may wait for how this game ends: what is decided there has no clock any more."""
        return self.match and self.pace is not Pace.FREE

    @property
    def stopped(self) -> bool:
        """Whether nobody moves here for now, because all are asked first whether the game goes on."""
        return any(poll.about.stops for poll in self.polls)

    @property
    def hints_allowed(self) -> bool:
        """Whether its players may ask what a computer player would do: never where it counts for ratings."""
        return self.hints and not self.rated

    def is_stale(self, seat: int, revision: int) -> bool:
        """Whether what was drawn for ``seat`` at ``revision`` asks something else than is asked now."""
        return revision < (self.asked_since[seat] if self.asked_since else self.revision)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat ``user_id`` has at this table; nobody has two."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def clock_of(self, seat: int) -> SeatClock | None:
        """The clock of ``seat``."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)

    def asking(self, about: type[Q], seat: int | None = None) -> tuple[Poll[Q], ...]:
        """The polls of this kind, resting ones too; where a ``seat`` is given, those about it."""
        found = (poll for poll in self.polls if isinstance(poll.about, about))
        return tuple(poll for poll in found if seat is None or poll.seat == seat)

    def computer(self, name: str) -> Seat | None:
        """The seat of the computer player ``name``; no two of a table share one."""
        return next((seat for seat in self.seats if seat.level is not None and seat.name == name), None)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats of computer players."""
        return tuple(seat for seat in self.seats if seat.level is not None)

    @property
    def automatic(self) -> tuple[Seat, ...]:
        """The seats for which a computer player moves, for good or keeping them warm."""
        return tuple(seat for seat in self.seats if seat.computer_level is not None)

    @property
    def present(self) -> tuple[int, ...]:
        """The user ids of the persons who play here themselves."""
        return tuple(seat.active_user for seat in self.seats if seat.active_user is not None)

    @property
    def people(self) -> tuple[int, ...]:
        """The user ids of the persons who sit here."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The user ids of the persons who are waited for. Nobody waits for a computer player."""
        return self.people_on(self.to_act)

    def people_on(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The user ids of the persons who play on ``seats`` themselves."""
        return tuple(user for seat in seats if (user := self.seats[seat].active_user) is not None)

    @property
    def over(self) -> bool:
        """Whether it was finished, or closed before."""
        return self.status in OVER

    @property
    def live(self) -> bool:
        """Whether it occupies its channel: a lobby, a running game, or a quarantined table."""
        return self.status in LIVE


class Position:
    """A started table together with its game's state."""

    def __init__(self, table: Table, game: AnyGame, state: Any) -> None:
        self.table, self.game, self.state = table, game, state

    def seats_of(self, user_id: int) -> tuple[int, ...]:
        """The seats ``user_id`` plays: none or one."""
        return tuple(seat.seat for seat in self.table.seats if seat.user_id == user_id)

    @cached_property
    def decisions(self) -> Sequence[Decision]:
        """Every open decision; none at a table that is not being played at, or is stopped."""
        if self.table.status is not Status.RUNNING or self.table.stopped:
            return ()
        return self.game.decisions(self.state)

    def decisions_of(self, seat: int) -> list[Decision]:
        """The decisions open to ``seat``, those that are waited for first."""
        return sorted((found for found in self.decisions if found.seat == seat), key=lambda found: not found.waits)

    def final_keys(self, decision: Decision) -> set[str]:
        """The open choices that show something hidden or end the game; that depends on nothing hidden, a test holds."""
        game, found = self.game, set[str]()
        with suppress(GameStopped, GameFailed):  # whoever takes such a choice is told
            for choice in (each for each in decision.choices if each.why_not is None):
                taken = [step.outcome for step in steps(game, self.state, decision.seat, choice.key)]
                if any(each.revealed for each in taken) or game.standings(taken[-1].state) is not None:
                    found.add(choice.key)
        return found

    def offers_to(self, seat: int) -> list[Decision]:
        """The decisions open to ``seat`` that nobody waits for."""
        return [found for found in self.decisions_of(seat) if not found.waits]

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are waited for, in seat order."""
        return tuple(sorted({found.seat for found in self.decisions if found.waits}))

    @property
    def awaited(self) -> tuple[int, ...]:
        """The user ids of the persons who are waited for."""
        return self.table.people_on(self.to_act)

    @property
    def over(self) -> bool:
        """Whether nobody can do anything here any more: the game is over, or the table was closed."""
        return not self.decisions and not self.table.stopped

    def view(self, seat: int | None) -> Any:
        """Return the view of ``seat`` (None: of a spectator)."""
        return self.game.view(self.state, seat)

    def standings(self, *, final: bool = True) -> tuple[Standing, ...] | None:
        """The result, or the running score where ``final`` is False."""
        found = self.game.standings(self.state, final=final)
        if found is None and self.table.status is Status.FINISHED:  # the last who has left has lost it by that
            lost = [gone.seat for gone in self.table.absence.departures[-1:]]
            return placed(self.game.standings(self.state, final=False) or (), lost)
        return found

    @property
    def result(self) -> tuple[Standing, ...] | None:
        """The result as it counts and is told: who has left comes last, whatever a computer player made of that."""
        if self.game.standings(self.state) is None:
            return self.standings()
        seats, teams = self.table.seats, self.game.teams(len(self.table.seats))
        lost = left_seats(self.table.absence.departures, [seat.user_id for seat in seats], teams)
        return placed(self.standings() or (), lost) if lost else self.standings()


class EntryKind(StrEnum):
    """The kinds of journal entries."""

    OPEN = "open"
    JOIN = "join"
    DECLINED = "declined"
    ASKED_IN = "asked_in"
    TURNED_AWAY = "turned_away"
    FOLLOWED = "followed"
    UNFOLLOWED = "unfollowed"
    SAID = "said"
    LEAVE = "leave"
    KICK = "kick"
    OPTIONS = "options"
    START = "start"
    MOVE = "move"
    UNDO = "undo"
    UNDO_ASKED = "undo_asked"
    TAKEN_BACK = "taken_back"
    REPLACE = "replace"
    SEAT_OFFERED = "seat_offered"
    MOVE_HERE = "move_here"
    CLOSE = "close"
    QUARANTINED = "set_aside"
    BACK = "back"
    LATE = "late"
    KEPT = "kept"
    RETURNED = "returned"
    PAUSED = "paused"
    PLAYED_ON = "played_on"
    POLL_OPENED = "poll_opened"
    POLL_ANSWERED = "poll_answered"
    POLL_CLOSED = "poll_closed"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a table. ``revision`` is the table's after it; ``undone`` marks a move that was taken back.

    ``user_id`` is who caused it, ``seat`` the seat that moved (None where none did), ``key`` the choice taken, or for
    other kinds what they were about (the user id of who was kicked or came in, the name of a computer player). A
    ``level`` says that it was a computer player who moved, came or went, ``ordered`` that its player had planned it.
    """

    table_id: int
    revision: int
    kind: EntryKind
    at: datetime
    user_id: int | None = None
    seat: int | None = None
    key: str | None = None
    events: tuple[Event, ...] = ()
    turn_ended: bool = False
    undone: bool = False
    level: Level | None = None
    ordered: bool = False

    def joined(self, more: Sequence[Entry]) -> Entry:
        """Itself with what ``more`` tell: the steps that were taken with it."""
        events = tuple(event for entry in (self, *more) for event in entry.events)
        return msgspec.structs.replace(self, events=events, turn_ended=(self, *more)[-1].turn_ended)

    def readable(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """The events that ``seat`` (None: a spectator, or a public message) may read.

        A player who took the seat over at revision ``since`` does not read what only the predecessor was told.
        """
        mine = seat if self.revision >= since else None
        return tuple(found for found in self.events if found.seats is None or mine in found.seats)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a move or an undo.

    ``position`` is the table as it now is. ``repeated``: this interaction was answered before, nothing was changed
    now, and the other fields tell what it did then.
    """

    position: Position
    events: tuple[Event, ...]
    turn_ended: bool
    finished: bool
    repeated: bool = False
