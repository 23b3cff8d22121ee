"""A table on one page: its facts, and everything that its reader can do there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.form import form, line, people, select
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.core.base import user_mentions
from bot.tables.core.model import Seat, Status, Table
from bot.tables.lobby.option_views import option_lines, shuffle_line
from bot.tables.polls.proposals import MAX_PAUSE
from bot.tables.show.names import person_mention, seat_mention, seat_name
from bot.tables.show.status import status_text, title, unrated_by_computers
from bot.tables.time.absence import late_seats, under_way
from bot.tables.time.clock_views import pace_line
from games import GAMES
from games.players import Level

MAX_REASON = 200
"""Characters of the reason a manager gives for replacing a player."""


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """The reader of a table's page.

    ``owns``: has the power of its owner there; ``manages`` its server; reads it ``elsewhere`` on its server.
    """

    user_id: int
    owns: bool = False
    manages: bool = False
    elsewhere: bool = False


def table_page(table: Table, visitor: Visitor, localizer: Localizer, notes: Sequence[str] = ()) -> Message:
    """Compose the page of a table, with ``notes`` about problems. What is done there is checked again."""
    seats = [
        localizer.format("lobby-seat", number=seat.seat + 1, name=seat_name(seat, localizer))
        + ("" if seat.user_id is None else f" · {seat_mention(seat, localizer.in_words())}")
        + (f"\n-# {localizer.format('info-hand-seen', who=user_mentions(seat.seen_by))}" if seat.seen_by else "")
        for seat in table.seats
    ]
    facts = [
        localizer.format("info-status", status=status_text(table)),
        localizer.format(
            "info-opened",
            when=f"<t:{int(table.created_at.timestamp())}:R>",
            owner=person_mention(table.owner_id, localizer),
        ),
    ]
    if table.commitment:
        facts.append(shuffle_line(table, localizer))
    if unrated_by_computers(table):
        facts.append(localizer.format("end-computers"))
    if table.archived_at is not None:
        facts.append(localizer.format("info-swept"))
    options = [*option_lines(table, localizer), pace_line(table, localizer)]
    return Message(
        layout(
            text_block(f"## {title(table, localizer)}\n" + "\n".join(facts)),
            text_block("\n".join(notes)) if notes else None,
            text_block("\n".join(seats)) if seats else None,
            text_block("\n".join(options)) if options else None,
            *_acts(table, visitor, localizer),
        )
    )


def _acts(table: Table, visitor: Visitor, localizer: Localizer) -> Iterator[ui.ActionRow[Any] | None]:
    """The rows of what a reader can do."""
    lobby, running = table.status is Status.LOBBY, table.status is Status.RUNNING
    seated = table.seat_of(visitor.user_id) is not None
    hands = running and seated and table.game in GAMES and GAMES[table.game].has_hands

    def button(verb: str, label: str, *, revision: int = 0, emoji: str | None = None) -> CairnButton:
        return CairnButton(Id(verb, table.id, revision), localizer.format(label), emoji=emoji)

    late = [seat for seat in late_seats(table) if not under_way(table, seat)]
    if lobby:
        yield row(
            None if seated else button("join", "button-join"),
            button("leave", "button-leave") if seated else None,
            button("start", "button-start") if visitor.owns else None,
            button("options", "button-options"),
            button("computer", "button-computer", emoji="🤖") if visitor.owns else None,
        )
    else:
        yield row(
            button("turn", "button-turn", revision=table.revision) if running and seated else None,
            button("hand", "button-hand", revision=table.revision) if hands else None,
            None if table.archived_at or table.status is Status.QUARANTINED else button("board", "button-board"),
            button("log", "button-log"),
            button("replay", "button-replay"),
        )
    if running and seated:
        yield row(
            button("undo", "button-undo", revision=table.revision),
            button("nudge", "button-nudge"),
            button("pause", "button-pause"),
            button("call-vote", "button-call-vote") if late else None,
            button("leave", "button-leave-table"),
        )
    if (menu := _people_menu(table, visitor, localizer)) is not None:
        yield row(menu)
    movable = visitor.elsewhere and table.live and table.status is not Status.QUARANTINED
    yield row(
        button("move", "button-move-here") if movable and (visitor.owns or seated) else None,
        button("try-again", "button-try-again") if visitor.owns and table.status is Status.QUARANTINED else None,
        button("export", "button-export"),
        button("close", "button-close") if visitor.owns and table.live else None,
    )


def _people_menu(table: Table, visitor: Visitor, localizer: Localizer) -> CairnMenu | None:
    """The menu of those whom a reader can take off a table, or whose seats they can offer."""
    match table.status:
        case Status.LOBBY:
            verb, words = "kick", "menu-kick"
            keys = {seat_key(seat): seat for seat in table.seats if visitor.owns and seat.user_id != visitor.user_id}
        case Status.RUNNING:
            verb, words = "replace", "menu-replace"
            keys = {str(seat.seat): seat for seat in table.seats if visitor.owns or seat.user_id == visitor.user_id}
        case _:
            return None
    options = [option(_seat_line(seat, localizer), key) for key, seat in keys.items()]
    return CairnMenu(Id(verb, table.id), options, placeholder=localizer.format(words)) if keys else None


def seat_key(seat: Seat) -> str:
    """The occupant of a seat in a lobby, where numbers change: a person's id, or a computer player's name."""
    return seat.name if seat.user_id is None else str(seat.user_id)


def _seat_line(seat: Seat, localizer: Localizer) -> str:
    return localizer.format("lobby-seat", number=seat.seat + 1, name=seat_name(seat, localizer, plain=True))


def replace_form(table: Table, seat: Seat, visitor: Visitor, localizer: Localizer) -> ui.Modal:
    """Asks who is to have a seat of a running game: a person or a computer player, and of a manager why."""
    levels = [discord.SelectOption(label=localizer.format(f"level-{level}"), value=level) for level in Level]
    why = visitor.manages and seat.user_id not in (None, visitor.user_id)
    reason = line(
        "reason",
        localizer.format("form-replace-reason"),
        about=localizer.format("form-replace-reason-about"),
        needed=False,
        most=MAX_REASON,
    )
    return form(
        Id("replace", table.id, arg=str(seat.seat)),
        localizer.format("form-replace-title", name=seat_name(seat, localizer, plain=True)),
        people("new", localizer.format("form-replace-new"), needed=False),
        select("level", localizer.format("form-replace-level"), levels, needed=False),
        *([reason] if why else []),
    )


def pause_form(table: Table, localizer: Localizer) -> ui.Modal:
    """Asks for how many days a game is to pause."""
    days = [
        discord.SelectOption(label=localizer.format("form-pause-day", days=days), value=str(days))
        for days in range(1, MAX_PAUSE + 1)
    ]
    return form(
        Id("pause", table.id),
        localizer.format("form-pause-title"),
        select("days", localizer.format("form-pause-days"), days),
    )
