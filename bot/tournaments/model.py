"""Tournaments, as data: how one is played, who plays in it, and who meets whom in each round."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

import msgspec

from bot.core.pace import Pace
from bot.tables.core.model import Actor, Person
from bot.tournaments.pairing.field import Form
from games.engine import Text

FIRST_MOVE_TIME = timedelta(hours=72)
"""The time after which somebody who has not made the first move of a game forfeits it."""

ROUND_DAYS = {Pace.EVENING: 1, Pace.BRISK: 14, Pace.STEADY: 28, Pace.SLOW: 56}
"""How many days a round lasts at most where nothing else is said; the paces at which tournaments are played."""

CHECK_IN_TIME = {Pace.EVENING: timedelta(minutes=30)}
"""For how long people may check in, where that is not a day."""

TABLE_EVERY = timedelta(seconds=6)
"""A round's tables open so far apart: Discord lets nobody make many threads at once."""

MAX_FORFEITS = 2
"""The number of forfeits after which somebody is out of a tournament."""


class Phase(StrEnum):
    """The phases of a tournament."""

    SIGN_UP = "sign_up"
    CHECK_IN = "check_in"
    RUNNING = "running"
    OVER = "over"


class Seeding(StrEnum):
    """By what people are put into order at the start."""

    RATING = "rating"
    LOT = "lot"


class MatchVerdict(StrEnum):
    """How a match was decided. DRAW: nobody had by its date. ANNULLED: it counts for nobody."""

    PLAYED = "played"
    BYE = "bye"
    FORFEIT = "forfeit"
    DRAW = "draw"
    ADJUDICATED = "adjudicated"
    ANNULLED = "annulled"


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How a tournament is to be played: so many people sit at a table, in so many rounds (None: as it takes).

    A knockout may have a game for ``third_place``; in a round robin of two all meet ``legs`` times. At most ``most``
    people sign up, until ``sign_up_until``. A round lasts ``round_days`` at most. Of a division so many go ``up`` and
    ``down``.
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
    third_place: bool = False
    legs: int = 1
    up: int = 0
    down: int = 0

    @property
    def has_fixtures(self) -> bool:
        """Whether it is known beforehand who meets whom in each round: in a round robin of two at a table."""
        return self.form == Form.ROUND_ROBIN and self.group_size == 2

    @property
    def knockout(self) -> str:
        """Whether somebody always goes through, as an argument of messages."""
        return "yes" if self.form == Form.KNOCKOUT else "no"


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in the channel ``channel_id``, opened by ``opener_id``.

    ``draw_seed`` is secret until it is over; everybody knows its ``commitment`` from the beginning. ``round`` is the
    one that is played (0: none yet) of so many ``rounds``. ``over``: why it is, by the message that says so.

    No round begins before ``rests_until``. In a league it is a ``season``, or one of its divisions, numbered from 1.
    """

    id: int
    guild_id: int
    channel_id: int
    opener_id: int
    plan: TournamentPlan
    draw_seed: bytes
    opened_at: datetime
    changed_at: datetime
    phase: Phase = Phase.SIGN_UP
    check_in_until: datetime | None = None
    round: int = 0
    rounds: int = 0
    round_ends_at: datetime | None = None
    over: str | None = None
    rests_until: datetime | None = None
    league_id: int | None = None
    season: int = 0
    division: int = 0

    @property
    def is_season(self) -> bool:
        """Whether it is a season of a league, whose divisions are tournaments of their own."""
        return self.league_id is not None and not self.division


class Substitute(msgspec.Struct, frozen=True):
    """Somebody who is to take a player's place: who has proposed that, by user id, and why, ready for a message."""

    person: Person
    by: int
    reason: str


class Participant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has signed up, as the ``number``-th; whoever takes their place has that number from then on.

    What those have played who had it ``earlier``, by user id, counts for it. ``seed`` counts from 1 by strength or lot
    (0: did not begin). ``dropped``: why they are out, by a message. The ``substitute`` takes their place once they or
    another organiser have agreed. In a season they are ``placed`` into that division by an organiser (0: by the rules).
    """

    number: int
    user_id: int
    name: str
    locale: str
    signed_at: datetime
    checked_in: bool = False
    seed: int = 0
    dropped: str | None = None
    earlier: tuple[int, ...] = ()
    substitute: Substitute | None = None
    placed: int = 0


class MatchDecision(msgspec.Struct, frozen=True):
    """How a match was decided, or not, before organisers decided it otherwise."""

    verdict: MatchVerdict | None = None
    places: tuple[int, ...] | None = None
    forfeited: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Those with the numbers ``seats`` meet at one table, in the order in which they sit; one alone has a bye.

    ``places`` are theirs in that order, once a ``verdict`` says how that was decided; those who ``forfeited`` come last
    whatever was played. The table ``table_id`` opens from ``opens_at`` on. ``closed``: it was closed before its game
    ended, and organisers have been called to decide. ``before``: how it stood before the last decision of theirs.
    """

    id: int
    tournament_id: int
    round: int
    number: int
    seats: tuple[int, ...]
    opens_at: datetime
    table_id: int | None = None
    verdict: MatchVerdict | None = None
    places: tuple[int, ...] | None = None
    forfeited: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    closed: bool = False
    before: MatchDecision | None = None


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is to be said in a tournament's channel, once; ``pings`` are the user ids of those it calls."""

    words: Text
    pings: tuple[int, ...] = ()


class Organiser(msgspec.Struct, frozen=True):
    """Somebody who acts for a tournament, with the ids of their ``roles`` on the server where they act."""

    actor: Actor
    roles: tuple[int, ...] = ()


class TournamentState(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to know of a tournament: its ``people`` by number, its ``matches`` by round and number."""

    tournament: Tournament
    people: tuple[Participant, ...] = ()
    matches: tuple[Match, ...] = ()

    def of_user(self, user_id: int) -> Participant | None:
        """The participant who is this person."""
        return next((each for each in self.people if each.user_id == user_id), None)

    def match(self, match_id: int) -> Match | None:
        """The match with this id."""
        return next((each for each in self.matches if each.id == match_id), None)

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
    def current(self) -> tuple[Match, ...]:
        """The matches of the round that is played."""
        return tuple(each for each in self.matches if each.round == self.tournament.round)

    @property
    def open(self) -> tuple[Match, ...]:
        """Those of them that nothing has decided yet."""
        return tuple(each for each in self.current if each.verdict is None)


class TournamentChange(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament after a change, and what is to be said of it; what is left at its default stays as it is.

    ``people`` and ``matches`` are those that have changed or are new (a new match has the id 0), ``gone`` the
    numbers of people who are no longer there. ``news`` is what webhooks are told of a round that begins; ``notices`` is
    what is to be said at tables, by their ids. ``opened`` are tournaments that begin with it.
    """

    tournament: Tournament
    people: tuple[Participant, ...] = ()
    gone: tuple[int, ...] = ()
    matches: tuple[Match, ...] = ()
    notes: tuple[Announcement, ...] = ()
    news: dict[str, Any] | None = None
    notices: tuple[tuple[int, Text], ...] = ()
    opened: tuple[TournamentState, ...] = ()
