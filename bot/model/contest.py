"""Tournaments, as data: how one is played, who plays in it, and who meets whom in each round."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

import msgspec

from bot.model.clock import Pace
from bot.model.table import Actor
from games.engine import Text

ALLOWANCE = 7
"""So many days of vacation a year clocks at a tournament's tables rest for, where the server does not grant fewer."""

FIRST_MOVE = timedelta(hours=72)
"""Who is asked for so long for the first move of a game forfeits it."""

ROUND_DAYS = {Pace.EVENING: 1, Pace.BRISK: 14, Pace.STEADY: 28, Pace.SLOW: 56}
"""How many days a round lasts at most where nothing else is said; the paces at which tournaments are played."""

CHECK_IN = {Pace.EVENING: timedelta(minutes=30)}
"""For how long people may check in, where that is not a day."""

FORFEITS = 2
"""Who has forfeited so many games of a tournament is out of it."""


class Phase(StrEnum):
    """What a tournament is at."""

    SIGN_UP = "sign_up"
    CHECK_IN = "check_in"
    RUNNING = "running"
    OVER = "over"


class Seeding(StrEnum):
    """By what people are put into order at the start."""

    RATING = "rating"
    LOT = "lot"


class Verdict(StrEnum):
    """How a meeting was decided. DRAW: nobody had by its date. ANNULLED: it counts for nobody."""

    PLAYED = "played"
    BYE = "bye"
    FORFEIT = "forfeit"
    DRAW = "draw"
    ADJUDICATED = "adjudicated"
    ANNULLED = "annulled"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How a tournament is to be played: so many people sit at a table, in so many rounds (None: as it takes).

    At most ``most`` people sign up, until ``sign_up_until``. A round lasts ``round_days`` at most.
    """

    name: str
    game: str
    options: dict[str, Any]
    pace: Pace
    form: str
    group_size: int
    rounds: int | None
    most: int
    rated: bool
    seeding: Seeding
    sign_up_until: datetime
    round_days: int


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in the channel ``channel_id``, opened by ``opener_id``.

    ``lot`` is secret until it is over; everybody knows its ``commitment`` from the beginning. ``round`` is the one that
    is played (0: none yet) of so many ``rounds``. ``over``: why it is, by the message that says so.
    """

    id: int
    guild_id: int
    channel_id: int
    opener_id: int
    plan: Plan
    lot: bytes
    opened_at: datetime
    changed_at: datetime
    phase: Phase = Phase.SIGN_UP
    check_in_until: datetime | None = None
    round: int = 0
    rounds: int = 0
    round_ends_at: datetime | None = None
    over: str | None = None


class Participant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has signed up, as the ``number``-th; whoever takes their place has that number from then on.

    ``seed`` counts from 1 by strength or lot (0: did not begin). ``dropped``: why they are out, by a message.
    """

    number: int
    user_id: int
    name: str
    locale: str
    signed_at: datetime
    checked_in: bool = False
    seed: int = 0
    dropped: str | None = None


class ContestMeeting(msgspec.Struct, frozen=True, kw_only=True):
    """Those with the numbers ``seats`` meet at one table, in the order in which they sit; one alone has a bye.

    ``places`` are theirs in that order, once a ``verdict`` says how that was decided; those who ``forfeited`` come last
    whatever was played. The table ``table_id`` opens from ``opens_at`` on.
    """

    id: int
    contest_id: int
    round: int
    number: int
    seats: tuple[int, ...]
    opens_at: datetime
    table_id: int | None = None
    verdict: Verdict | None = None
    places: tuple[int, ...] | None = None
    forfeited: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None


class ContestNote(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is to be said in a tournament's channel, once; ``pings`` are the user ids of those it calls."""

    words: Text
    pings: tuple[int, ...] = ()
    id: int = 0
    contest_id: int = 0


class Official(msgspec.Struct, frozen=True):
    """Somebody who acts for a tournament, with the ids of their ``roles`` on the server where they act."""

    actor: Actor
    roles: tuple[int, ...] = ()


class Whole(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to know of a tournament: its ``people`` by number, its ``meetings`` by round and number."""

    contest: Contest
    people: tuple[Participant, ...] = ()
    meetings: tuple[ContestMeeting, ...] = ()

    def of_user(self, user_id: int) -> Participant | None:
        """The participant who is this person."""
        return next((each for each in self.people if each.user_id == user_id), None)

    def participant(self, number: int) -> Participant:
        """The participant with this number."""
        return next(each for each in self.people if each.number == number)

    @property
    def entrants(self) -> tuple[Participant, ...]:
        """Those who began to play, by their seeds."""
        return tuple(sorted((each for each in self.people if each.seed), key=lambda each: each.seed))

    @property
    def active(self) -> tuple[Participant, ...]:
        """Those of them who are still in it."""
        return tuple(each for each in self.entrants if each.dropped is None)

    @property
    def current(self) -> tuple[ContestMeeting, ...]:
        """The meetings of the round that is played."""
        return tuple(each for each in self.meetings if each.round == self.contest.round)

    @property
    def open(self) -> tuple[ContestMeeting, ...]:
        """Those of them that nothing has decided yet."""
        return tuple(each for each in self.current if each.verdict is None)


class Alteration(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament after a change, and what is to be said of it; what is left at its default stays as it is.

    ``people`` and ``meetings`` are those that have changed or are new (a new meeting has the id 0), ``gone`` the
    numbers of people who are no longer there. ``news`` is what webhooks are told of a round that begins; ``told`` what
    is to be said at tables, by their ids.
    """

    contest: Contest
    people: tuple[Participant, ...] = ()
    gone: tuple[int, ...] = ()
    meetings: tuple[ContestMeeting, ...] = ()
    notes: tuple[ContestNote, ...] = ()
    news: dict[str, Any] | None = None
    told: tuple[tuple[int, Text], ...] = ()
