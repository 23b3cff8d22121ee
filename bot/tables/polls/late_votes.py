"""Players who are late: what the table was opened to do about it, and the vote of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

from bot.scheduler.model import Due
from bot.tables.core import administration
from bot.tables.core.base import called
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Person, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.polls import changes
from bot.tables.polls.kinds import SILENCE, PollAnswer, PollEnd, PollKind, Quorum, require_player
from bot.tables.polls.model import Poll
from bot.tables.polls.open_seats import open_change
from bot.tables.polls.subjects import LateAnswer, LateVote
from bot.tables.seating import stand_ins as keeping
from bot.tables.seating.absence import Late, Override
from bot.tables.time.absence import late_people, late_seats, under_way
from games.engine import Event, text

DAY = timedelta(days=1)

VOTE_LIFE = DAY
"""After so long the votes that were given decide."""

REST = DAY
"""How long a table waits where that was decided, or nothing."""

MAX_UNDECIDED = 3
"""Votes about the same person that come to nothing, one after the other, before all their answers are counted."""

MAX_STEPS = 20
"""Changes about late players of a table in one go."""

ANSWERS = tuple(PollAnswer(answer, Quorum.MAJORITY) for answer in (LateAnswer.WAIT, LateAnswer.COMPUTER))
ANSWERS += (PollAnswer(LateAnswer.SUBSTITUTE, Quorum.MAJORITY), PollAnswer(LateAnswer.WIN, Quorum.MAJORITY, sure=True))
ANSWERS += (PollAnswer(LateAnswer.END, Quorum.ALL, sure=True),)


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Do what is due about those who are late: ask the others, or do what needs no asking.

    Return when to look again; None: not by itself.
    """

    async def decide(stored: Stored) -> tuple[Change | None, bool]:
        change = await _next_step(tables, stored) if stored.table.status is Status.RUNNING else None
        return change, change is not None

    for _ in range(MAX_STEPS):
        if not await tables.change_for(table_id, decide):
            break
    return tables.now() + DAY if unattended(await tables.get(table_id)) else None


async def call(tables: Tables, table_id: int, user_id: int) -> Table:
    """A player has the others asked about those who are late. Raises NotSeated, Refusal."""

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        _require_voter(table, user_id)
        seat = next((seat for seat in late_seats(table) if not under_way(table, seat)), None)
        if seat is None:
            raise Refusal("refusal-vote-open" if late_seats(table) else "refusal-nobody-late")
        return _called(tables, stored, seat, user_id)

    return await tables.change(table_id, decide)


async def watch(_tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add to a change when something is to be done about who is late: at once where nothing is under way."""
    before = () if stored is None else unattended(stored.table)
    after = unattended(change.table)
    if not before and not after:
        return change
    at = change.table.touched_at if after else None
    return msgspec.structs.replace(change, due={Due.ABSENCE: at, **change.due})


def unattended(table: Table) -> tuple[int, ...]:
    """Return the seats of late players about whom something is to be done, and nothing is under way."""
    if table.status is not Status.RUNNING or table.late is Late.WAIT:
        return ()
    return tuple(seat for seat in late_seats(table) if not under_way(table, seat))


async def _next_step(tables: Tables, stored: Stored) -> Change | None:
    """Return the next change that is due about those who are late, None where there is none."""
    table = stored.table
    for seat in unattended(table) if len(table.people) > 1 else ():
        if table.late is Late.COMPUTER:
            return await keeping.stand_in_change(tables, stored, seat)
        if table.late is Late.FORFEIT:
            return await keeping.loss_change(tables, stored, seat, Override.LATE)
        if _voters(table, table.seats[seat].user_id):
            return _called(tables, stored, seat)
    return None


def _called(tables: Tables, stored: Stored, seat: int, user_id: int | None = None) -> Change:
    """``stored`` with the others asked about who is late on ``seat``."""
    about = LateVote(user_id=stored.table.seats[seat].user_id or 0)
    poll = changes.new_poll(tables, stored, LATE_VOTE, about, seat=seat)
    return changes.opened(tables, stored, LATE_VOTE, poll, user_id)


def _becomes(before: Table, change: Change, poll: Poll[LateVote]) -> Poll[LateVote] | PollEnd:
    """A vote is over once nobody is late any more on its seat; answers of who may not answer now do not count."""
    table, seat = change.table, poll.seat or 0
    if table.status is not Status.RUNNING:
        return PollEnd("vote-over-closed")
    late = table.seats[seat]
    if seat in late_seats(table) and late.user_id == poll.about.user_id:
        return poll.of(_voters(table, late.user_id))
    if late.user_id != before.seats[seat].user_id or late.stand_in:
        return PollEnd("vote-over-seat")
    if table.absence.paused_until is not None:
        return PollEnd("vote-over-paused")
    if change.entry.kind in {EntryKind.UNDO, EntryKind.TAKEN_BACK}:
        return PollEnd("vote-over-undone")
    return PollEnd("vote-over-moved" if change.entry.kind is EntryKind.MOVE else None)


async def _effect(tables: Tables, stored: Stored, poll: Poll[LateVote], outcome: str, by: Person | None) -> Change:
    """Carry out the outcome of the vote; without an outcome it is put again after a day."""
    user_id, seat = None if by is None else by.user_id, poll.seat or 0
    if poll.resting:
        return _put_again(tables, stored, poll)
    about = LateVote(user_id=poll.about.user_id)
    if outcome == SILENCE:
        outcome, about = _undecided(poll)
    why = changes.poll_item(LateVote.kind, f"vote-over-{outcome}")
    match LateAnswer(outcome):
        case LateAnswer.COMPUTER:
            return await keeping.stand_in_change(tables, stored, seat, user_id, why)
        case LateAnswer.WIN:
            return await keeping.loss_change(tables, stored, seat, Override.LATE, user_id, why)
        case LateAnswer.END:
            return administration.close_change(tables, stored, user_id, text("notice-ended-by-vote"))
        case LateAnswer.SUBSTITUTE:
            change = open_change(tables, stored, seat, user_id, late=True)
            table = msgspec.structs.replace(change.table, polls=changes.without(change.table, poll))
            return msgspec.structs.replace(change, table=table, items=(*change.items, why))
        case LateAnswer.WAIT:
            told = (Event(text("log-vote-wait", who=called(stored.table.seats[seat]))),)
            change = changes.closed(tables, stored, poll, user_id, why="vote-over-wait", events=told)
            return change if stored.table.late is Late.WAIT else _resting(tables, change, poll, about)


def _undecided(poll: Poll[LateVote]) -> tuple[LateAnswer, LateVote]:
    """Return the outcome of an undecided vote, and the subject of the next one.

    After :data:`MAX_UNDECIDED` of them in a row the outcome is the answer that was given most often in all of these, at
    least twice.
    """
    voices = (*poll.about.voices, *map(LateAnswer, poll.answers.values()))
    undecided = poll.about.undecided + 1
    if undecided < MAX_UNDECIDED:
        return LateAnswer.WAIT, LateVote(user_id=poll.about.user_id, undecided=undecided, voices=voices)
    counted = Counter(voice for voice in voices if voice is not LateAnswer.END)  # for which all have to be
    (first, most), *others = [*counted.most_common(2), (LateAnswer.WAIT, 1)]
    leads = all(most > fewer for _, fewer in others)
    return first if leads else LateAnswer.WAIT, LateVote(user_id=poll.about.user_id)


def _resting(tables: Tables, change: Change, poll: Poll[LateVote], about: LateVote) -> Change:
    """``change``, which closes ``poll``, with the vote put again after a while."""
    rests = msgspec.structs.replace(poll, about=about, answers={}, resting=True, closes_at=tables.now() + REST)
    table = msgspec.structs.replace(change.table, polls=(*change.table.polls, rests))
    return msgspec.structs.replace(change, table=table)


def _put_again(tables: Tables, stored: Stored, poll: Poll[LateVote]) -> Change:
    """``stored`` with a vote that has rested put once more, unless nobody is there to answer it."""
    if not _voters(stored.table, poll.about.user_id):
        return changes.closed(tables, stored, poll)
    about = msgspec.structs.replace(poll.about, again=True)
    again = changes.new_poll(tables, stored, LATE_VOTE, about, seat=poll.seat)
    return changes.opened(tables, stored, LATE_VOTE, again)


def _require_voter(table: Table, user_id: int) -> None:
    """Refuse who may not answer a vote at ``table``: no player, or late."""
    require_player(table, user_id)
    if user_id in late_people(table):
        raise Refusal("refusal-vote-late")


def _voters(table: Table, late: int | None) -> tuple[int, ...]:
    """Return who may answer a vote about the person ``late``: everybody who plays, and is not late themselves."""
    absent = {late, *late_people(table)}
    return tuple(user for user in table.present if user not in absent)


def _answers(table: Table) -> Sequence[PollAnswer]:
    """Return the answers at a table: of two, one wins; by message, nobody hears of an open seat."""
    no = [] if len(table.seats) == 2 else [LateAnswer.WIN]
    no += [LateAnswer.SUBSTITUTE] if table.by_message else []
    return [each for each in ANSWERS if each.key not in no]


LATE_VOTE = PollKind(
    about=LateVote,
    life=VOTE_LIFE,
    answers=_answers,
    asked=lambda table, poll: _voters(table, poll.about.user_id),
    require=_require_voter,
    gone="refusal-vote-gone",
    becomes=_becomes,
    effect=_effect,
    spares_away=True,
)
