"""The posts of questions that are put to people at a table, what is asked before an answer, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.imprint import is_alpha
from bot.discord.message import ACCENT, QUIET, Message, layout, row, text_block
from bot.tables.core.base import place, user_mention, user_mentions
from bot.tables.core.model import Person, Position, Table
from bot.tables.polls.late_votes import MAX_UNDECIDED
from bot.tables.polls.model import Poll, Q
from bot.tables.polls.open_seats import SEAT_LIFE, offered_until
from bot.tables.polls.service import KINDS, Ballot
from bot.tables.polls.subjects import (
    AGREE,
    PLAY_ON,
    REFUSE,
    TAKE,
    LateAnswer,
    LateVote,
    LeaveAnswer,
    LeaveVote,
    OpenSeat,
    PlayUnrated,
    Proposal,
    Proposed,
    SeatOffer,
    StillPlaying,
    TakeBack,
)
from bot.tables.polls.undo_views import undo_what
from bot.tables.show.names import computer_text
from bot.tables.show.notes import tournament_lines
from bot.tables.show.status import localizer_for, title
from bot.tables.time.absence import IDLE_AFTER
from bot.tables.time.clock_views import calendar_notes, moment, pace_name
from games.engine import Argument, Text, text

VERB = "poll"
"""The verb of every button below a poll."""

SURE = "sure"
"""The argument of a button that confirms."""

SUCCESS, DANGER, PLAIN = (discord.ButtonStyle[name] for name in ("success", "danger", "secondary"))


class Confirmation(NamedTuple):
    """A question that asks for confirmation, with the label and the style of the button that agrees."""

    lines: Sequence[Text]
    label: str
    style: discord.ButtonStyle


Asked = Mapping[int, Sequence[int]]
"""The user ids of those who are asked by each poll of a table, by its revision."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PollView(Generic[Q]):
    """How polls of a kind look. Message ids are those of the bot's catalogue.

    ``words`` are said of a poll whose people who are asked are given, ``buttons`` are the label and the style of each
    answer, and ``over`` is said where no reason is known, after the ``icon``. ``said`` is told somebody who has given
    an answer, with the table as it is then and the poll if that stands still. ``sure`` is asked before an answer that
    has to be confirmed, of somebody who blocks some of those at the table.

    ``shared``: all polls of the kind stand in one post, each with its buttons. ``facts`` stand there before them,
    ``last`` after them. ``advertised``: it is posted where the server looks for substitutes.
    """

    words: Callable[[Table, Poll[Q], Sequence[int], Localizer], str]
    buttons: Mapping[str, tuple[str, discord.ButtonStyle]]
    over: str
    said: Callable[[Table, Poll[Q] | None, Ballot, Person], Text]
    icon: str = ""
    sure: Callable[[Table, Poll[Q], str, Sequence[int]], Confirmation] | None = None
    shared: bool = False
    accent: int = ACCENT
    facts: Callable[[Position, Localizer], str] | None = None
    last: Callable[[Table, Sequence[Poll[Q]], Localizer], str] | None = None
    advertised: bool = False


def open_polls(table: Table, kind: str) -> list[Poll[Any]]:
    """Return the polls of a kind that may be answered."""
    return [poll for poll in table.polls if poll.kind == kind and not poll.resting]


def poll_post(
    table: Table,
    kind: str,
    asked: Asked,
    over: Text | None = None,
    position: Position | None = None,
    called: Sequence[int] = (),
    language: str | None = None,
) -> Message:
    """Compose the post of all open polls of a kind, with pings for those who are asked; or why the last is ``over``.

    It tells how many have answered, and nobody's answer. ``position`` is given where there are facts to be told of it.
    Those who are ``called`` wait for such a game in the queue of ``/find``. It is in ``language``, or the table's own.
    """
    view, localizer, polls = VIEWS[kind], localizer_for(table, language), open_polls(table, kind)
    heading = f"**{title(table, localizer)}**"
    if not polls:
        ended = localizer(over) if over is not None else localizer.format(view.over)
        return Message(layout(text_block(f"{heading}\n{view.icon}{ended}"), accent=QUIET))
    parts: list[ui.Item[Any] | None] = [text_block(heading)] if view.shared else []
    if view.facts is not None and position is not None:
        parts.append(text_block(view.facts(position, localizer)))
    for poll in polls:
        words = view.words(table, poll, asked[poll.revision], localizer)
        buttons = (_button(table, poll, key, *view.buttons[key], localizer) for key in _keys(table, poll))
        parts += [text_block(words if view.shared else f"{heading}\n{words}"), row(*buttons)]
    if view.last is not None:
        parts.append(text_block(view.last(table, polls, localizer)))
    if called:
        parts.append(text_block(localizer.format("seat-called", who=user_mentions(called))))
    pings = dict.fromkeys([*(user for poll in polls for user in asked[poll.revision]), *called])
    return Message(layout(*parts, accent=view.accent), pings=list(pings))


def confirmation(table: Table, poll: Poll[Any], answer: str, blocked: Sequence[int], localizer: Localizer) -> Message:
    """Ask somebody once more who is about to give an answer that cannot be taken back."""
    view = VIEWS[poll.kind]
    if view.sure is None:
        raise ValueError(f"nothing of {poll.kind} is asked once more")
    lines, label, style = view.sure(table, poll, answer, blocked)
    words = "\n".join([f"**{title(table, localizer)}**", *map(localizer, lines)])
    return Message(layout(text_block(words), row(_button(table, poll, f"{answer}.{SURE}", label, style, localizer))))


def poll_id(table: Table, poll: Poll[Any], answer: str) -> Id:
    """Return the id of the button that gives an answer to a poll."""
    return Id(VERB, table.id, poll.revision, f"{poll.kind}.{answer}")


def ballot_in(id: Id) -> tuple[Ballot, bool] | None:  # noqa: A002 - what it is
    """Return what a button below a poll stands for, and whether it confirms; None for an id that no button has."""
    kind, answer, *more = [*id.arg.split("."), ""]
    known = kind in KINDS and more in ([""], [SURE, ""])
    return (Ballot(kind, id.revision, answer), SURE in more) if known else None


def _button(
    table: Table, poll: Poll[Any], answer: str, label: str, style: discord.ButtonStyle, localizer: Localizer
) -> CairnButton:
    return CairnButton(poll_id(table, poll, answer), localizer.format(label), style=style)


def _keys(table: Table, poll: Poll[Any]) -> list[str]:
    return [answer.key for answer in KINDS[poll.kind].answers(table)]


# -- the kinds -------------------------------------------------------------------------------------------------------


def _late(table: Table, poll: Poll[LateVote], asked: Sequence[int], localizer: Localizer) -> str:
    clock = table.clock_of(poll.seat or 0)
    since = clock.late_since if clock is not None else None
    two, last = len(table.seats) == 2, poll.about.undecided + 1 == MAX_UNDECIDED
    how: dict[str, Argument] = {"two": "yes" if two else "no", "last": "yes" if last else "no"}
    lines = [
        localizer.format("vote-asks", who=user_mention(poll.about.user_id), since=moment(since or poll.opened_at)),
        localizer.format("vote-count", asked=user_mentions(asked), given=len(poll.answers), all=len(asked)),
        "-# " + localizer.format("vote-how", until=moment(poll.closes_at), **how),
    ]
    return "\n".join(lines)


def _leave(_table: Table, poll: Poll[LeaveVote], asked: Sequence[int], localizer: Localizer) -> str:
    who, given = user_mention(poll.about.user_id), len(poll.answers)
    lines = [
        localizer.format("leave-vote-asks", who=who, days=SEAT_LIFE.days),
        localizer.format("vote-count", asked=user_mentions(asked), given=given, all=len(asked)),
        "-# " + localizer.format("leave-vote-how", until=moment(poll.closes_at)),
    ]
    return "\n".join(lines)


def _proposal(table: Table, poll: Poll[Proposal], asked: Sequence[int], localizer: Localizer) -> str:
    what, agreed = poll.about, len(poll.answers)
    lines = [
        localizer.format(f"proposal-{what.what}", who=user_mention(poll.by or 0), days=what.days),
        *(tournament_lines(table, localizer) if what.what is Proposed.END else ()),
        localizer.format("proposal-count", asked=user_mentions(asked), agreed=agreed, all=len(asked)),
        "-# " + localizer.format("proposal-until", until=moment(poll.closes_at)),
    ]
    return "\n".join(lines)


def _take_back(_table: Table, poll: Poll[TakeBack], asked: Sequence[int], localizer: Localizer) -> str:
    what = undo_what(poll.about.turns, poll.about.undoes, localizer)
    lines = [
        localizer.format("undo-asks", who=user_mention(poll.by or 0), what=what),
        f"-# {localizer.format('undo-caution')}",
        localizer.format("undo-count", asked=user_mentions(asked), agreed=len(poll.answers), all=len(asked)),
    ]
    return "\n".join(lines)


def _seat_offer(table: Table, poll: Poll[SeatOffer], asked: Sequence[int], localizer: Localizer) -> str:
    offer, seat = poll.about, table.seats[poll.seat or 0]
    new: Argument = text("offer-computer", level=text(f"level-{offer.to}"))
    if isinstance(offer.to, Person):
        new = user_mention(offer.to.user_id)
    asks = localizer.format(
        "offer-own" if poll.by == offer.occupant else "offer-line",
        by=user_mention(poll.by or 0),
        new=new,
        old=computer_text(seat) if offer.occupant is None else user_mention(offer.occupant),
        seat=seat.seat + 1,
        why=offer.override or "agreed",
        reason=offer.reason,
        asked=user_mentions(asked),
    )
    return "\n".join([asks, *map(localizer, _alpha_lines(table))])


def _alpha_lines(table: Table) -> list[Text]:
    """Return a line for who may take a seat in a game that is still being tried out."""
    return [text("lobby-stage-alpha", game=text("game-name"))] if is_alpha(table.game) else []


def _offer_said(table: Table, poll: Poll[SeatOffer] | None, ballot: Ballot, person: Person) -> Text:
    """Return a line about who is still asked, or who has the seat now."""
    if ballot.answer == REFUSE:
        return text("said-offer-refused")
    if poll is not None:
        return text("said-offer-agreed", who=user_mentions(KINDS[poll.kind].asked(table, poll)))
    mine = table.seat_of(person.user_id) is not None
    return text("said-seat-yours" if mine else "said-seat-passed", table=str(table.id))


def _open_seat(_table: Table, poll: Poll[OpenSeat], _asked: Sequence[int], localizer: Localizer) -> str:
    who, late = user_mention(poll.about.user_id), "yes" if poll.about.late else "no"
    return f"💺 {localizer.format('seat-open', seat=(poll.seat or 0) + 1, who=who, late=late)}"


def _seat_facts(position: Position, localizer: Localizer) -> str:
    """The turn, the pace, and the score so far, which everybody can see on the board."""
    table = position.table
    scores = position.standings(final=False) or ()
    standing = ", ".join(
        localizer.format("seat-score", name=localizer.names[each.seat], score=each.score)
        for each in sorted(scores, key=lambda each: (each.place, each.seat))
    )
    turn = position.game.turn(position.state) + 1
    return localizer.format("seat-facts", turn=turn, pace=pace_name(table.pace), standing=standing)


def _seat_until(table: Table, polls: Sequence[Poll[OpenSeat]], localizer: Localizer) -> str:
    until = moment(max(map(offered_until, polls)))
    return f"-# {localizer.format('seat-until', until=until, table=place(table))}"


def _seat_sure(table: Table, poll: Poll[OpenSeat], _answer: str, blocked: Sequence[int]) -> Confirmation:
    """Before anything of the seat is shown; those there whom the person blocks are named."""
    who, seat = user_mention(poll.about.user_id), (poll.seat or 0) + 1
    lines = [text("seat-sure", seat=seat, who=who, pace=pace_name(table.pace)), *calendar_notes(table.pace)]
    if others := [user for user in blocked if user != poll.about.user_id]:
        lines.append(text("seat-blocked", who=user_mentions(others)))
    lines += _alpha_lines(table)
    return Confirmation(lines, "button-take-seat-sure", SUCCESS)


def _offer_sure(_table: Table, _poll: Poll[SeatOffer], _answer: str, blocked: Sequence[int]) -> Confirmation:
    """Before somebody sits down whom a seat was offered, where they block people there."""
    return Confirmation([text("join-blocked", who=user_mentions(blocked))], "button-join-anyway", PLAIN)


def _still_playing(table: Table, poll: Poll[StillPlaying], _asked: Sequence[int], localizer: Localizer) -> str:
    people, ends = user_mentions(table.people), moment(poll.closes_at)
    return f"💤 {localizer.format('idle-asks', people=people, days=IDLE_AFTER.days, ends=ends)}"


def _play_unrated(_table: Table, poll: Poll[PlayUnrated], asked: Sequence[int], localizer: Localizer) -> str:
    agreed, until = len(poll.answers), moment(poll.closes_at)
    lines = [
        localizer.format("play-unrated-why", why=poll.about.why),
        localizer.format("play-unrated-asks"),
        localizer.format("proposal-count", asked=user_mentions(asked), agreed=agreed, all=len(asked)),
        "-# " + localizer.format("play-unrated-until", until=until),
    ]
    return "\n".join(lines)


def _said(refused: str, agreed: str) -> Callable[[Table, Poll[Any] | None, Ballot, Person], Text]:
    """Return the text for somebody who refuses, or who agrees as the last one."""

    def said(_table: Table, poll: Poll[Any] | None, ballot: Ballot, _person: Person) -> Text:
        if ballot.answer == REFUSE:
            return text(refused)
        return text(agreed if poll is None else "said-undo-agreed")

    return said


CONSENT = {AGREE: ("button-agree", SUCCESS), REFUSE: ("button-refuse", PLAIN)}

VIEWS: dict[str, PollView[Any]] = {
    LateVote.kind: PollView(
        words=_late,
        buttons={
            answer: (f"button-vote-{answer}", style)
            for answer, style in zip(
                LateAnswer, (PLAIN, discord.ButtonStyle.primary, PLAIN, PLAIN, DANGER), strict=True
            )
        },
        icon="⌛ ",
        over="vote-over",
        said=lambda _table, poll, _ballot, _person: text("said-vote-decided" if poll is None else "said-voted"),
        sure=lambda _table, _poll, answer, _blocked: Confirmation(
            [text(f"vote-sure-{answer}")], f"button-vote-{answer}", DANGER
        ),
        shared=True,
    ),
    Proposal.kind: PollView(
        words=_proposal,
        buttons=CONSENT,
        icon="🤝 ",
        over="proposal-over",
        said=_said("said-proposal-refused", "said-all-agreed"),
    ),
    TakeBack.kind: PollView(
        words=_take_back,
        buttons=CONSENT,
        icon="↩️ ",
        over="undo-over",
        said=_said("said-undo-refused", "said-undo-done"),
    ),
    SeatOffer.kind: PollView(
        words=_seat_offer,
        buttons={AGREE: ("button-agree", SUCCESS), REFUSE: ("button-decline", PLAIN)},
        over="offer-settled",
        said=_offer_said,
        sure=_offer_sure,
        shared=True,
        accent=QUIET,
    ),
    OpenSeat.kind: PollView(
        words=_open_seat,
        buttons={TAKE: ("button-take-seat", SUCCESS)},
        over="seat-settled",
        said=lambda table, _poll, _ballot, _person: text("said-seat-yours", table=str(table.id)),
        sure=_seat_sure,
        shared=True,
        facts=_seat_facts,
        last=_seat_until,
        advertised=True,
    ),
    LeaveVote.kind: PollView(
        words=_leave,
        buttons={
            answer: (f"button-vote-{answer}", DANGER if answer is LeaveAnswer.END else PLAIN) for answer in LeaveAnswer
        },
        icon="🚪 ",
        over="vote-over",
        said=lambda _table, poll, _ballot, _person: text("said-vote-decided" if poll is None else "said-voted"),
        sure=lambda *_: Confirmation([text("vote-sure-end")], "button-vote-end", DANGER),
        shared=True,
    ),
    StillPlaying.kind: PollView(
        words=_still_playing,
        buttons={PLAY_ON: ("button-play-on", SUCCESS)},
        icon="💤 ",
        over="idle-over",
        said=lambda *_: text("said-play-on"),
    ),
    PlayUnrated.kind: PollView(
        words=_play_unrated,
        buttons={AGREE: ("button-play-on", SUCCESS), REFUSE: ("button-stop-here", PLAIN)},
        icon="🏁 ",
        over="play-unrated-over",
        said=_said("said-stopped-here", "said-play-on"),
        sure=lambda *_: Confirmation([text("play-unrated-sure")], "button-stop-here", DANGER),
    ),
}
"""How each kind of question looks, by its name."""
