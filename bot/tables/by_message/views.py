"""The one message by which a person has a table in their own: its lobby, its board with their hand, its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import QUIET, Message, galleries, layout, line, row, text_block
from bot.discord.permissions import for_person
from bot.discord.sanitize import escaped
from bot.tables.by_message.codes import written
from bot.tables.core.base import place
from bot.tables.core.model import Position, Table
from bot.tables.history.replays import ALL
from bot.tables.show.board_buttons import plan_button
from bot.tables.show.help_buttons import learn_button
from bot.tables.show.names import seat_name
from bot.tables.show.panel import offers, waiting
from bot.tables.show.status import asked, lobby_texts, title
from bot.tables.time.absence_views import absence_buttons
from games import GAMES
from render.scene import Picture

HAND = "hand.png"


class LivingContent(NamedTuple):
    """The content of a person's message in a running game: log, board, their hand (if they hold any), and lines."""

    log: str
    board: Sequence[Picture]
    hand: Picture | None
    notes: Sequence[str] = ()
    nudged: bool = False


def lobby_message(table: Table, user_id: int, localizer: Localizer, notes: Sequence[str], app_id: int) -> Message:
    """A lobby as a person has it: its owner with the code and whoever asks, the others with the way out."""
    owner, invited = table.owner_id == user_id, user_id in table.invitations.invited
    mine = table.seat_of(user_id)
    return Message(
        layout(
            *lobby_texts(table, localizer, [*notes, *unreachable_lines(table, mine.seat if mine else None, localizer)]),
            *(_code(table, localizer, app_id) if owner and table.by_message else ()),
            *(_asking(table, localizer) if owner else ()),
            line() if owner and (table.by_message or table.invitations.asking) else None,
            row(*_ways(table, localizer, owner=owner, invited=invited)),
            row(
                CairnButton(Id("rules", table.id), localizer.format("button-rules")),
                learn_button(localizer, table=table.id) if GAMES[table.game].lessons else None,
            ),
        )
    )


def _ways(table: Table, localizer: Localizer, *, owner: bool, invited: bool) -> list[CairnButton]:
    """Return the buttons of a person in a lobby."""
    if invited:
        join = CairnButton(Id("join", table.id), localizer.format("button-join"), style=discord.ButtonStyle.success)
        return [join, CairnButton(Id("decline", table.id), localizer.format("button-decline"))]
    leave = CairnButton(Id("leave", table.id), localizer.format("button-leave"))
    if not owner:
        return [leave]
    ready = len(table.seats) in table.invitations.players(GAMES[table.game].seats)
    return [
        CairnButton(
            Id("start", table.id),
            localizer.format("button-start"),
            style=discord.ButtonStyle.primary if ready else discord.ButtonStyle.secondary,
            disabled=not ready,
        ),
        CairnButton(Id("computer", table.id), localizer.format("button-computer"), emoji="🤖"),
        CairnButton(Id("options", table.id), localizer.format("button-options")),
        leave,
    ]


def _code(table: Table, localizer: Localizer, app_id: int) -> list[ui.Item[Any] | None]:
    """The code with which others ask for a seat, and how they come to the app."""
    until, new = table.invitations.code_until, CairnButton(Id("code", table.id), localizer.format("button-new-code"))
    if table.code is None or until is None:
        return [line(), text_block(localizer.format("living-no-code")), row(new)]
    words = localizer.format(
        "living-code",
        code=written(table.code),
        link=for_person(app_id),
        until=f"<t:{int(until.timestamp())}:f>",
    )
    revoke = CairnButton(Id("code", table.id, arg="off"), localizer.format("button-revoke-code"))
    return [line(), text_block(words), row(new, revoke)]


def _asking(table: Table, localizer: Localizer) -> list[ui.Item[Any] | None]:
    """Return the lines about those who ask for a seat, each with the two answers."""
    parts: list[ui.Item[Any] | None] = []
    for each in table.invitations.asking:
        name = escaped(each.name) or f"<@{each.user_id}>"
        parts += [
            None if parts else line(),
            text_block(localizer.format("living-asks", name=name, who=f"<@{each.user_id}>")),
            row(
                CairnButton(
                    Id("admit", table.id, arg=str(each.user_id)),
                    localizer.format("button-admit"),
                    style=discord.ButtonStyle.success,
                ),
                CairnButton(Id("turn-away", table.id, arg=str(each.user_id)), localizer.format("button-turn-away")),
            ),
        ]
    return parts


def board_message(position: Position, seat: int, localizer: Localizer, shown: LivingContent) -> Message:
    """A running game as the person on ``seat`` has it: what a channel's board says, their hand, and the buttons."""
    table, pictures = position.table, pictures_of(shown)
    where = localizer.format("hand-where", channel=place(table))
    mine = seat in position.to_act and not table.stopped and not table.seats[seat].stand_in
    turn = (
        localizer.format("living-turn", asked=asked(table, table.touched_at)) if mine else waiting(position, localizer)
    )
    lines = [turn, *shown.notes, *unreachable_lines(table, seat, localizer)]
    return Message(
        layout(
            text_block(f"### {title(table, localizer)}\n-# {where}"),
            text_block(localizer.format("living-nudged")) if shown.nudged else None,
            text_block(shown.log) if shown.log else None,
            *galleries(list(pictures), [picture.alt for picture in pictures.values()]),
            text_block("\n".join(lines)),
            *offers(position, seat, localizer),
            *_buttons(position, localizer, mine=mine),
        ),
        pictures,
    )


def unreachable_lines(table: Table, seat: int | None, localizer: Localizer) -> list[str]:
    """A line for each of the others whom nothing reaches, and whose clock waits for that."""
    if not table.by_message:
        return []  # who follows it by message plays in its channel all the same
    others = (each for each in table.seats if each.unreachable and each.seat != seat)
    return [localizer.format("living-unreachable", name=seat_name(each, localizer)) for each in others]


def pictures_of(shown: LivingContent) -> dict[str, Picture]:
    """The files of a person's message: the board, then the hand."""
    board = {f"board-{number}.png": picture for number, picture in enumerate(shown.board, 1)}
    return board | ({} if shown.hand is None else {HAND: shown.hand})


def _buttons(position: Position, localizer: Localizer, *, mine: bool) -> list[ui.ActionRow[Any] | None]:
    table = position.table
    turn = CairnButton(
        Id("turn", table.id, table.revision),
        localizer.format("button-turn"),
        style=discord.ButtonStyle.primary if mine else discord.ButtonStyle.secondary,
    )
    looks = (
        CairnButton(Id("log", table.id), localizer.format("button-log")),
        CairnButton(Id("since", table.id), localizer.format("button-since")),
        CairnButton(Id("more", table.id, table.revision), localizer.format("button-more")),
    )
    plan = None if mine else plan_button(position, localizer)
    return [row(turn, *looks), row(plan, *absence_buttons(table, localizer))]


def closed_message(table: Table, localizer: Localizer) -> Message:
    """A table that was closed without a result."""
    replay = CairnButton(Id("replay", table.id, arg=ALL), localizer.format("button-end-position"))
    words = f"### {title(table, localizer)}\n{localizer.format('lobby-closed')}"
    return Message(layout(text_block(words), row(replay if table.commitment else None), accent=QUIET))


def left_message(table: Table, localizer: Localizer) -> Message:
    """The message of somebody who has no seat there any more, or follows the table by message no more."""
    key = "living-left" if table.by_message else "living-followed-no-more"
    words = localizer.format(key, channel=place(table))
    return Message(layout(text_block(f"### {title(table, localizer)}\n{words}"), accent=QUIET))
