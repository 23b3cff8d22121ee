"""The outbox as data: items to be posted, their results, and what stands where."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from games.engine import Text


class Kind(StrEnum):
    """What an item is about. All but NOTICE are composed from the table as it is when they are sent.

    LOBBY: the lobby message is to be posted or brought up to date (it shows a start and a close as well).
    STATUS: the board post is due, with a ping for whoever is waited for.
    REFRESH: the current status post is to be edited in place; nobody is pinged.
    HAND: the hand of one seat is to be sent to its owner.
    NUDGE: those who are waited for are to be pinged once more.
    NOTICE: a text is to be posted at the table; never overtaken.
    UNDO_REQUEST: the request to take something back is to be posted, or its post brought up to date.
    SEAT_OFFER: the seats that are to change hands are to be posted, or their post brought up to date.
    VOTE: the vote about who is late is to be posted, or its post brought up to date.
    OPEN_SEAT: the seats that anybody may take over are to be posted, or their post brought up to date.
    PROPOSAL: what is proposed to all is to be posted, or its post brought up to date.
    IDLE: whether anybody plays on is to be asked, or the post that asks brought up to date.
    AWAY_ENDS: the person on one seat is to be told that their vacation ends soon.
    ALERT: the person on one seat is to be told that tables wait for them; what kind of alert it is says its note.
    END: the game is over: the last board, the result and the seed. Takes the place of the last STATUS.
    """

    LOBBY = "lobby"
    STATUS = "status"
    REFRESH = "refresh"
    HAND = "hand"
    NUDGE = "nudge"
    NOTICE = "notice"
    SEAT_OFFER = "seat_offer"
    UNDO_REQUEST = "undo_request"
    VOTE = "vote"
    OPEN_SEAT = "open_seat"
    PROPOSAL = "proposal"
    IDLE = "idle"
    AWAY_ENDS = "away_ends"
    ALERT = "alert"
    END = "end"


class NewItem(msgspec.Struct, frozen=True):
    """An item before it is stored. ``seat`` is given for what goes to one person.

    ``note`` is given for NOTICE and ALERT, and for a question that is over: why it is.

    ``wait``: seconds that it may wait for a newer one to overtake it. What it overtakes itself keeps its earlier time.
    """

    kind: Kind
    seat: int | None = None
    note: Text | None = None
    wait: float = 0.0


class OutboxItem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to send. ``attempts`` counts this one, so it is 1 at first; ``nonce`` is the same at every attempt."""

    id: int
    table_id: int
    kind: Kind
    seat: int | None
    revision: int
    note: Text | None
    attempts: int
    created_at: datetime
    first_attempt_at: datetime
    nonce: str  # 20 characters; Discord allows 25
    incident: str = ""  # what could not be sent as it should is sent as plain text, with this number


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message of ours that stands somewhere: one per table, ``kind`` (the sender's word) and seat."""

    table_id: int
    kind: str
    channel_id: int
    message_id: int
    revision: int
    seat: int | None = None
    body: str = ""  # what of it the sender will want to know again, in the sender's own form


SIGNPOST = "signpost"
"""The kind of post that leads from a channel to a table in one of its threads."""

FILM = "film"
"""The kind of post that is the last film of a table: its body says when it was posted, in seconds since 1970."""

TROUBLE = "trouble"
"""The kind of post that stands for none: it notes why a table cannot be posted to, until something is posted."""


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """Why a table cannot be posted to: ``reason`` is a message id of the bot's catalogue.

    ``told``: its players know. ``gave_up``: nothing is tried any more before somebody moves or the place changes.
    """

    reason: str
    told: bool = False
    gave_up: bool = False
    incident: str = ""


def read_trouble(post: Post | None) -> Trouble | None:
    """The trouble that ``post`` notes, if it is one that notes any."""
    return msgspec.json.decode(post.body, type=Trouble) if post is not None and post.body else None


class Sent(msgspec.Struct, frozen=True):
    """What an item led to: posts to remember (each takes the place of the one before it) and posts to forget."""

    posts: tuple[Post, ...] = ()
    gone: tuple[Post, ...] = ()
