"""The declaration of a kind of question, and the quorum of its answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import Generic, NamedTuple

from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Person, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.polls.model import Poll, Q
from bot.tables.polls.subjects import AGREE, REFUSE

SILENCE = "silence"
"""The outcome of a poll that ends without a decision by its answers."""


class Quorum(Enum):
    """How many have to give an answer so that it is decided on.

    MAJORITY: more than half of all who are asked, or once the time is over more than half of those who have answered.
    """

    ONE = "one"
    MAJORITY = "majority"
    ALL = "all"


class PollAnswer(NamedTuple):
    """One of the answers that a poll offers. ``sure``: who gives it is asked once more."""

    key: str
    quorum: Quorum
    sure: bool = False


CONSENT = (PollAnswer(AGREE, Quorum.ALL), PollAnswer(REFUSE, Quorum.ONE))
"""The answers to what all have to agree to. Who asks withdraws it by refusing."""


def everybody_else(table: Table, poll: Poll[Q]) -> tuple[int, ...]:
    """The people at a table but for whoever asks."""
    return tuple(user for user in table.present if user != poll.by)


class PollEnd(NamedTuple):
    """The end of a poll by a change of its table; ``why`` is the message id for its post."""

    why: str | None = None


async def _as_it_is(
    _tables: Tables, _table: Table, poll: Poll[Q], _person: Person, _answer: str, _left: Collection[int]
) -> Poll[Q]:
    return poll


def anybody(_table: Table, _user_id: int) -> None:
    """Refuse nobody."""


def require_player(table: Table, user_id: int) -> None:
    """Refuse a person who does not sit at ``table``, or for whom a computer player plays."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    if seat.stand_in:
        raise Refusal("refusal-kept")


@dataclass(frozen=True, slots=True, kw_only=True)
class PollKind(Generic[Q]):
    """A kind of question. Message ids are those of the bot's catalogue.

    ``about`` is the class of what its polls are about. A poll stands for ``life``, then silence has its effect.
    ``answers`` are offered at a table, and ``asked`` are the user ids of the people who are to answer; where the kind
    ``spares_away``, nobody waits for those of them who are away. ``require`` refuses those who may not answer at all,
    ``gone`` is the refusal where a poll does not stand any more, ``own`` that for agreeing to one's own, ``twice`` that
    for giving the same answer again. ``admit`` returns the poll brought up to date for an answer that a person gives,
    or refuses it; it is told whether the one has ``left`` the server of whom that matters.

    ``becomes`` says what a change of the table before it makes of a poll: the poll itself, or that it is over.
    ``effect`` is the change that follows from what is decided, by the person who gave the last answer.
    """

    about: type[Q]
    life: timedelta
    answers: Callable[[Table], Sequence[PollAnswer]]
    asked: Callable[[Table, Poll[Q]], tuple[int, ...]]
    require: Callable[[Table, int], None]
    gone: str
    becomes: Callable[[Table, Change, Poll[Q]], Poll[Q] | PollEnd]
    effect: Callable[[Tables, Stored, Poll[Q], str, Person | None], Awaitable[Change]]
    own: str | None = None
    twice: str | None = None
    admit: Callable[[Tables, Table, Poll[Q], Person, str, Collection[int]], Awaitable[Poll[Q]]] = _as_it_is
    left: Callable[[Poll[Q]], int | None] = lambda _: None
    spares_away: bool = False
    opened: EntryKind = EntryKind.POLL_OPENED
    """The kind of the journal entry for such a poll."""


def decision(
    answers: Sequence[PollAnswer], given: Mapping[int, str], asked: Collection[int], *, over: bool
) -> str | None:
    """Return the key of the answer that is decided on by those ``given``, by user id; None where nothing is yet.

    Those who are ``asked`` may still answer. Once the time is ``over``, :data:`SILENCE` is decided on where nothing
    else is.
    """
    everybody = {*asked, *given}
    for key, quorum, _ in answers:
        voices = sum(each == key for each in given.values())
        needed = {
            Quorum.ONE: 1,
            Quorum.MAJORITY: (len(given) if over else len(everybody)) // 2 + 1,
            Quorum.ALL: max(len(everybody), 1),
        }
        if voices >= needed[quorum]:
            return key
    return SILENCE if over else None
