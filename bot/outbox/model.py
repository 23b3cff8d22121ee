"""The outbox as data: items to be posted, their results, and what stands where."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, NamedTuple, Self

import msgspec

from games.engine import Text

if TYPE_CHECKING:
    import sqlalchemy as sa


class PostTarget(Enum):
    """Where a post goes. Its subject is the id of one of these.

    A seat's is its table, and its number the seat; likewise a person's, and its number their user id. Seats change
    hands, and numbers in a lobby: what a person is to keep in one message goes to the person.
    """

    TABLE = "table"
    SEAT = "seat"
    PERSON = "person"
    SERVER = "server"
    WEBHOOK = "webhook"


class Pool(StrEnum):
    """Items of one pool are under way together up to a limit of their own, so that no pool waits for another."""

    TABLES = "tables"
    ALERTS = "alerts"
    SERVERS = "servers"
    WEBHOOKS = "webhooks"


class Kind(StrEnum):
    """The kinds of posts. All but NOTICE, TOURNAMENT_NOTE and WEBHOOK are composed when they are sent.

    Of each there is at most one per subject, number and key. What is only noted of a subject is never queued.
    """

    target: PostTarget
    pool: Pool

    def __new__(cls, value: str, target: PostTarget = PostTarget.TABLE, pool: Pool = Pool.TABLES) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.target, member.pool = target, pool
        return member

    LOBBY = "lobby"
    """The lobby message is posted or brought up to date; it shows a start and a close as well."""
    STATUS = "status"
    """The board is posted, with a ping for those who are waited for."""
    REFRESH = "refresh"
    """The board that stands is edited in place; nobody is pinged."""
    NUDGE = "nudge"
    """Those who are waited for are pinged once more."""
    NOTICE = "notice"
    """A text is posted at the table; never overtaken."""
    POLL = "poll"
    """The questions of one kind that a table asks; the kind is the key."""
    POINTER = "pointer"
    """The post in its body, in the channel that a table has left, leads to where it is now; the key tells which."""
    END = "end"
    """The game is over: the last board, the result and the seed. It takes the place of the last STATUS."""
    HAND = "hand", PostTarget.SEAT
    """The hand of a seat is sent to its owner."""
    AWAY_ENDS = "away_ends", PostTarget.SEAT
    """The person on a seat is told that their vacation ends soon."""
    TROUBLED = "troubled", PostTarget.SEAT
    """The person on a seat is told why their table cannot be posted to, in its note's words."""
    ASKED = "asked", PostTarget.SEAT, Pool.ALERTS
    """The person on a seat is told of a question that did not ping them, once they may be disturbed."""
    ALERT = "alert", PostTarget.SEAT, Pool.ALERTS
    """The person on a seat is told that tables wait for them; its note says what kind of alert it is."""
    REVIEW = "review"
    """The review that people share of a game that is over: its film, with a thread below where there can be one."""
    PIN = "pin"
    """A position that is pinned in it; its number is the key."""

    LIVING = "living", PostTarget.PERSON
    """The one message of a person that shows a table as it is: posted anew, with sound, when it asks them."""
    ANEW = "anew", PostTarget.PERSON
    """That message is posted anew in any case; with a note, only where the table waits for the person."""
    TOLD = "told", PostTarget.PERSON
    """A text is told a person at a table; never overtaken."""
    QUESTION = "question", PostTarget.PERSON
    """The questions of one kind that a table asks, in a person's own messages; the kind is the key."""
    REVIEWED = "reviewed", PostTarget.PERSON
    """The one message of a person that shows a review; with a note they have just asked for it."""

    BOARD = "board", PostTarget.SERVER, Pool.SERVERS
    """The living post of a server's tables."""
    DIGEST = "digest", PostTarget.SERVER, Pool.SERVERS
    """The events of the week with this number."""
    DAILY = "daily", PostTarget.SERVER, Pool.SERVERS
    """The ranking of the deal of the day with this number."""
    PARTY = "party", PostTarget.SERVER, Pool.SERVERS
    """Those who fit are asked by ``/find``; the number is the party's."""
    SIGN_UP = "sign_up", PostTarget.SERVER, Pool.SERVERS
    """The sign-up of a tournament, whose number it is; likewise the check-in and the standings."""
    CHECK_IN = "check_in", PostTarget.SERVER, Pool.SERVERS
    CHECK_IN_REMINDER = "check_in_reminder", PostTarget.SERVER, Pool.ALERTS
    """Somebody is reminded by direct message to check in; the number is the tournament's with theirs in it."""
    STANDINGS = "standings", PostTarget.SERVER, Pool.SERVERS
    MATCH = "match", PostTarget.SERVER, Pool.SERVERS
    """The table of a tournament's match, with its thread; the number is the match's."""
    ASLEEP = "asleep", PostTarget.SERVER, Pool.SERVERS
    """The owner of a server is told that the game at the table with this number sleeps, or what its note says."""
    BANNED = "banned", PostTarget.SERVER, Pool.ALERTS
    """Somebody is told, alone, that the server keeps them away from its tables; the number is their user id."""
    REPORT = "report", PostTarget.SERVER, Pool.SERVERS
    """A report to those who manage the server, or the operator (0); the number is the report's."""
    TOURNAMENT_ANNOUNCEMENT = "tournament_announcement", PostTarget.SERVER, Pool.SERVERS
    """Something is said of a tournament, whose number it is; never overtaken."""

    WEBHOOK = "webhook", PostTarget.WEBHOOK, Pool.WEBHOOKS
    """A webhook is told of an event: its body is stored with the change, and its note names the event."""

    THREAD_LINK = "thread_link"
    """Leads from a channel to a table in one of its threads. It follows what else is posted at the table."""
    FILM = "film"
    """Only noted: the last film of a table."""
    TROUBLE = "trouble"
    """Only noted: why a table cannot be posted to, until something is posted."""


def kinds_to(*targets: PostTarget) -> tuple[Kind, ...]:
    """The kinds of posts that go to one of ``targets``."""
    return tuple(kind for kind in Kind if kind.target in targets)


AT_TABLES = kinds_to(PostTarget.TABLE, PostTarget.SEAT, PostTarget.PERSON)
"""Kinds of posts whose subject is a table."""

OF_REVIEWS = (Kind.REVIEW, Kind.PIN, Kind.REVIEWED)
"""Those that come after the end and that no game waits for: a place that does not take them is nobody's trouble."""


class NewItem(msgspec.Struct, frozen=True):
    """An item before it is stored. ``number`` is the seat, or the person, that it goes to.

    ``note`` is given for texts, for an ALERT, and for a question that is over: why it is. ``key`` tells several posts
    of a kind apart: for POLL it is the kind of question. ``body`` is sent as it is, with the id ``event_id``.

    ``wait``: seconds that it may wait for a newer one to overtake it. What it overtakes itself keeps its earlier time.
    """

    kind: Kind
    number: int = 0
    note: Text | None = None
    wait: float = 0.0
    key: str = ""
    body: str = ""
    event_id: str = ""


class OutboxItem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to send. ``attempts`` counts this one, so it is 1 at first; ``nonce`` is the same at every attempt.

    ``guild_id`` is the server that it concerns (None: it concerns none).
    """

    id: int
    kind: Kind
    subject: int
    number: int = 0
    guild_id: int | None = None
    revision: int
    note: Text | None
    body: str = ""
    attempts: int
    created_at: datetime
    first_attempt_at: datetime
    key: str = ""
    nonce: str  # 20 characters; Discord allows 25
    incident: str = ""  # what could not be sent as it should is sent as plain text, with this number

    @property
    def table_id(self) -> int:
        """The table that it is about; 0 where that is none."""
        return self.subject if self.kind in AT_TABLES else 0

    @property
    def seat(self) -> int | None:
        """The seat whose owner it goes to; None where everybody at its place may see it."""
        return self.number if self.kind.target is PostTarget.SEAT else None


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message of ours that stands somewhere: one per kind, subject, number and key.

    It shows what there was at ``revision``, looks as its ``fingerprint`` says, and was last posted or edited at
    ``shown_at``. ``body`` is what of it the sender will want to know again, in the sender's own form.
    """

    kind: Kind
    subject: int
    number: int = 0
    key: str = ""
    channel_id: int
    message_id: int
    revision: int = 0
    fingerprint: str = ""
    shown_at: datetime | None = None
    body: str = ""


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """Why a table cannot be posted to: ``reason`` is a message id of the bot's catalogue.

    ``told``: its players know. ``gave_up``: nothing is tried any more before somebody moves or the place changes.
    """

    reason: str
    notified: bool = False
    gave_up: bool = False
    incident: str = ""


troubles = msgspec.json.Decoder(Trouble)
"""Reads the bodies of posts that note trouble."""


def read_trouble(post: Post | None) -> Trouble | None:
    """The trouble that ``post`` notes, if it is one that notes any."""
    return troubles.decode(post.body) if post is not None and post.body else None


class Sent(msgspec.Struct, frozen=True):
    """The outcome of sending an item: posts to remember, each in place of the one before it, and posts to forget.

    ``already_posted``: its post stands there already, and nothing was sent. ``thread_id`` is the thread below its post,
    where it was to have one. ``later`` are the ids of users who are to be notified later instead of pinged. ``dropped``
    are the ids of other items that this post covers.
    """

    posts: tuple[Post, ...] = ()
    gone: tuple[Post, ...] = ()
    already_posted: bool = False
    thread_id: int | None = None
    later: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()


class Outcome(StrEnum):
    """The outcome of an attempt at an item.

    SENT: it was posted. TOLD: its post stands there already, or is needless. UNREACHABLE: its place does not take it;
    it will be tried again. GONE: its place is gone for good, and it is dropped. GIVEN_UP: its place has taken nothing
    for a day, or Discord refuses it; it is dropped with all that waits behind it.
    """

    SENT = "sent"
    ALREADY_POSTED = "already_posted"
    UNREACHABLE = "unreachable"
    GONE = "gone"
    GIVEN_UP = "given_up"


class SendReport(NamedTuple):
    """A report to the service of an item, before the item ends or is put off; it comes at least once.

    ``reason`` says in a word why the item was not sent.
    """

    item: OutboxItem
    outcome: Outcome
    sent: Sent = Sent()
    reason: str = ""


Also = Callable[["sa.Connection"], None]
"""A query that a service runs in the transaction in which an item ends."""


def lane(kind: Kind, subject: int, number: int) -> str:
    """Return the lane of an item, within which items are said one after the other.

    That of what is posted at a table, of a seat's hand, which may rest, of its other messages, of its alerts, of a
    person's messages about a table, of one post of a server, or of a webhook.
    """
    match kind.target:
        case PostTarget.TABLE | PostTarget.WEBHOOK:
            return f"{kind.target.value} {subject}"
        case PostTarget.SEAT:
            what = kind if kind is Kind.HAND else "alert" if kind.pool is Pool.ALERTS else "seat"
            return f"{what} {subject} {number}"
        case PostTarget.PERSON:
            return f"person {subject} {number}"
        case PostTarget.SERVER:
            return f"{kind} {subject} {number}"
