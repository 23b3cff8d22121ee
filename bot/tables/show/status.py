"""The public messages of a table: the lobby, the board with whose turn it is, and the end."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.core.steady_time import utc_now
from bot.discord.board_ids import BoardShown, numbered
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.imprint import origin_lines
from bot.discord.message import QUIET, Message, galleries, layout, row, text_block
from bot.outbox.model import Trouble
from bot.scores.rating import RatingChange
from bot.tables.core.base import place
from bot.tables.core.model import Position, Status, Table
from bot.tables.history.history import Archive
from bot.tables.lobby.invitation_views import has_room, invitation_lines
from bot.tables.lobby.invitations import INVITATION
from bot.tables.lobby.option_views import option_lines, shuffle_line
from bot.tables.lobby.service import seat_counts
from bot.tables.show.board_buttons import board_buttons, final_buttons
from bot.tables.show.help_buttons import learn_button
from bot.tables.show.names import seat_mention, seat_name
from bot.tables.show.rating_views import rating_line
from bot.tables.time.clock_views import pace_line
from games import GAMES
from games.engine import Standing, Text, text
from games.players import TURN_SECONDS
from render.scene import Picture

log = logging.getLogger(__name__)

HIDE_WAIT_WITHIN = timedelta(minutes=1)
"""For so long nobody is told since when they have been asked."""


def localizer_for(table: Table, language: str | None = None, *, plain: bool = False) -> Localizer:
    """The localizer of ``table`` in ``language`` (the table's own by default), with names escaped or ``plain``.

    What it says has icons, unless it is ``plain``; ``in_words`` has none.
    """
    localizer = Localizer(language or table.language, table.game, posts=table.language, icons=not plain)
    return localizer.with_names([seat_name(seat, localizer, plain=plain) for seat in table.seats])


def asked(table: Table, now: datetime | None = None) -> Text:
    """Since when the table waits, ``now`` or at that time, as a Discord timestamp; not a word of what is fresh."""
    since = table.turn_since or table.touched_at
    if (now or utc_now()) - since < HIDE_WAIT_WITHIN:
        return text("asked-now")
    return text("asked-since", since=f"<t:{int(since.timestamp())}:R>")


def title(table: Table, localizer: Localizer) -> str:
    """The heading of every message about ``table``."""
    return localizer.format("status-title", game=Text("game-name"), table=str(table.id))


def status_text(table: Table) -> Text:
    """The state of a table in a few words; of one that is set aside because its game is gone, that."""
    if table.status is Status.QUARANTINED and table.game not in GAMES:
        return text("table-status-game-gone")
    return text(f"table-status-{table.status.value.replace('_', '-')}")


def lobby(table: Table, notes: Sequence[str] = ()) -> Message:
    """The message of an open lobby: its players, its options, how to join; with ``notes`` on how long it may take."""
    localizer, game = localizer_for(table), GAMES[table.game]
    players = table.invitations.players(game.seats)
    full, ready = len(table.seats) >= max(players), len(table.seats) in players
    return Message(
        layout(
            *lobby_texts(table, localizer, notes),
            row(
                CairnButton(
                    Id("join", table.id),
                    localizer.format("button-join"),
                    style=discord.ButtonStyle.secondary if ready or full else discord.ButtonStyle.success,
                ),
                CairnButton(Id("leave", table.id), localizer.format("button-leave")),
                CairnButton(
                    Id("start", table.id),
                    localizer.format("button-start"),
                    style=discord.ButtonStyle.primary if ready else discord.ButtonStyle.secondary,
                    disabled=not ready,
                ),
                CairnButton(Id("options", table.id), localizer.format("button-options")),
                CairnButton(Id("rules", table.id), localizer.format("button-rules")),
            ),
            row(
                CairnButton(Id("computer", table.id), localizer.format("button-computer"), emoji="🤖"),
                CairnButton(Id("decline", table.id), localizer.format("button-decline"))
                if table.invitations.invited
                else None,
                learn_button(localizer, table=table.id) if game.lessons else None,
            ),
        )
    )


def lobby_texts(table: Table, localizer: Localizer, notes: Sequence[str] = ()) -> list[ui.TextDisplay[Any]]:
    """The words of an open lobby: the game, who sits there, how it is played, and ``notes``."""
    players = table.invitations.players(GAMES[table.game].seats)
    seated = [
        localizer.format("lobby-seat", number=n, name=seat_name(seat, localizer))
        for n, seat in enumerate(table.seats, 1)
    ]
    blurb = localizer.format("game-blurb")
    count = localizer.format("lobby-players", count=len(table.seats), seats=seat_counts(players))
    return [
        text_block("\n".join([f"## {title(table, localizer)}", blurb, *origin_lines(table.game, localizer)])),
        text_block("\n".join([count, *seated, *invitation_lines(table, localizer)])),
        text_block("\n".join([localizer.format("lobby-options"), *option_lines(table, localizer)])),
        text_block("\n".join([pace_line(table, localizer), *notes])),
    ]


def opening(words: Localizer, opener: int) -> Message:
    """The first message of a post for a table that is only being opened: its game, and by whom."""
    line = words.format("forum-opening", who=f"<@{opener}>")
    return Message(layout(text_block(f"**{words.format('game-name')}**\n{line}"), accent=QUIET))


def signpost(table: Table, *, here: bool = False) -> Message:
    """The post in the channel of a table's thread: who sits there, *Join* as long as one can, and the way to it.

    ``here``: it heads the thread itself, which is a post of a forum.
    """
    localizer = localizer_for(table)
    names = ", ".join(seat_name(seat, localizer) for seat in table.seats)
    open_seats = table.status is Status.LOBBY and has_room(table)
    state = status_text(table)
    said = "signpost-here" if here else "signpost"
    line = localizer.format(said, names=names or "–", status=state, thread=place(table))
    link = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    watch: discord.ui.Button[Any] = discord.ui.Button(label=localizer.format("button-watch"), url=link)
    join = CairnButton(Id("join", table.id), localizer.format("button-join"), style=discord.ButtonStyle.success)
    return Message(
        layout(
            text_block(f"**{title(table, localizer)}**\n{line}"),
            row(join if open_seats else None, None if here else watch),
            accent=QUIET,
        )
    )


def lobby_over(table: Table) -> Message:
    """The lobby message after the start or the close, or while the table is set aside: without buttons."""
    localizer = localizer_for(table)
    names = ", ".join(seat_name(seat, localizer) for seat in table.seats) or "–"
    note = localizer.format("lobby-started" if table.commitment else "lobby-closed", names=names)
    if table.status is Status.QUARANTINED:
        note = localizer.format("info-status", status=status_text(table))
    return Message(
        layout(
            text_block(f"## {title(table, localizer)}\n{note}"),
            text_block("-# " + shuffle_line(table, localizer)) if table.commitment else None,
            accent=QUIET,
        )
    )


def status(
    position: Position,
    log: str,
    pictures: Sequence[Picture],
    clocks: Sequence[str] = (),
    alerts: tuple[Sequence[int], bool] | None = None,
) -> Message:
    """The board post: what happened since the last one, the board, who is next, ``clocks``.

    ``alerts`` are those whom it pings (None: all who are next), and whether it makes no sound.
    """
    table = position.table
    localizer = localizer_for(table)
    actors = position.awaited
    pings, silent = (actors, False) if alerts is None else alerts
    names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
    heading, shown = text_block(f"### {title(table, localizer)}"), galleries(names, [each.alt for each in pictures])
    numbered(heading, shown, BoardShown(table.id, table.revision))
    return Message(
        layout(
            heading,
            text_block(log) if log else None,
            *shown,
            text_block("\n".join([turn_line(position, localizer), *clocks])),
            *board_buttons(position, localizer),
        ),
        dict(zip(names, pictures, strict=True)),
        pings=pings,
        silent=silent,
    )


def turn_line(position: Position, localizer: Localizer) -> str:
    """The line that says who is next: the people waited for, or else the computer players that are thinking."""
    actors = position.awaited
    if position.table.stopped:
        return localizer.format("status-stopped")
    if not actors:
        return thinking_line(
            position, localizer, [seat_name(position.table.seats[seat], localizer) for seat in position.to_act]
        )
    seats = [position.table.seats[seat] for seat in position.to_act]
    players = ", ".join(seat_mention(seat, localizer) for seat in seats if seat.active_user is not None)
    return localizer.format(
        "status-turn", count=len(actors), players=players, asked=asked(position.table, position.table.touched_at)
    )


def thinking_line(position: Position, localizer: Localizer, names: Sequence[str], ahead: int | None = None) -> str:
    """The line that computer players with these names think, and for how long at most where they need not wait.

    Where their decision does, ``ahead`` of it are so many.
    """
    if ahead is not None:
        return localizer.format("status-thinks-later", count=len(names), players=", ".join(names), ahead=ahead)
    levels = [position.table.seats[seat].computer_level for seat in position.to_act]
    seconds = max((TURN_SECONDS.get(level, 0.0) for level in levels if level is not None), default=0.0)
    key = "status-thinking-until" if seconds else "status-thinking"
    return localizer.format(key, count=len(names), players=", ".join(names), seconds=ceil(seconds))


def retired(
    table: Table,
    log: str,
    alts: Sequence[str],
    pictures: Sequence[Picture] = (),
    *,
    revision: int,
    left: bool = False,
) -> Message:
    """An earlier board post, of the table at a ``revision``: it keeps its log and pictures, and loses its buttons.

    Give ``pictures`` if the post may not exist yet. Where the table has ``left`` its channel, it says where that is.
    """
    localizer = localizer_for(table)
    names = [f"board-{number}.png" for number in range(1, len(alts) + 1)]
    heading, shown = text_block(f"### {title(table, localizer)}"), galleries(names, alts)
    numbered(heading, shown, BoardShown(table.id, revision))
    return Message(
        layout(
            heading,
            text_block(log) if log else None,
            *shown,
            text_block(localizer.format("moved-to", channel=place(table))) if left else None,
            accent=QUIET,
        ),
        dict(zip(names, pictures, strict=False)),
    )


def final(
    position: Position,
    log: str,
    standings: Sequence[Standing],
    pictures: Sequence[Picture],
    changes: Sequence[RatingChange] = (),
    language: str | None = None,
) -> Message:
    """The last post of a game: who won, the board, the score sheet, and the seed that proves the shuffle.

    ``changes`` are what its result has changed in ratings. It is in ``language``, or the table's own.
    """
    table = position.table
    localizer = localizer_for(table, language)
    names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
    lines = place_lines(table, standings, localizer)
    heading = text_block(f"## {title(table, localizer)}\n{winners(standings, localizer)}")
    shown = galleries(names, [picture.alt for picture in pictures])
    numbered(heading, shown, BoardShown(table.id, table.revision))
    uncounted = unrated_by_computers(table) and not table.by_message  # there, nothing counts
    return Message(
        layout(
            heading,
            text_block(log) if log else None,
            text_block("\n".join(lines)),
            *shown,
            text_block(rating_line(changes, localizer)) if table.rated else None,
            text_block("-# " + localizer.format("end-computers")) if uncounted else None,
            text_block("-# " + localizer.format("end-seed", seed=table.seed.hex())) if table.seed else None,
            *final_buttons(table, localizer),
        ),
        dict(zip(names, pictures, strict=True)),
        pings=table.people,
    )


def place_lines(table: Table, standings: Sequence[Standing], localizer: Localizer) -> list[str]:
    """A result, a line a seat, the best first."""
    return [
        localizer.format(
            "end-place",
            place=standing.place,
            name=seat_mention(table.seats[standing.seat], localizer),
            score=standing.score,
        )
        for standing in sorted(standings, key=lambda standing: (standing.place, standing.seat))
    ]


def winners(standings: Sequence[Standing], localizer: Localizer) -> str:
    """The line that names who won."""
    names = [localizer.names[standing.seat] for standing in standings if standing.place == 1]
    return localizer.format("end-winners", count=len(names), names=", ".join(names))


def unrated_by_computers(table: Table) -> bool:
    """Whether computer players keep a game from counting: those who began it, not those who took over from a person."""
    return table.with_computers and not table.rated


def nudge(table: Table, actors: Sequence[int], link: str | None) -> Message:
    """A fresh ping for those the table waits for, with a link to the board."""
    localizer = localizer_for(table)
    players = ", ".join(f"<@{user}>" for user in actors)
    button: discord.ui.Button[Any] | None = (
        discord.ui.Button(label=localizer.format("button-table"), url=link) if link else None
    )
    return Message(
        layout(
            text_block(localizer.format("nudge-line", players=players, asked=asked(table))), row(button), accent=QUIET
        ),
        pings=actors,
    )


def notice(table: Table, note: Text, language: str | None = None) -> Message:
    """A short note about a table, in its language or another. Only an invitation pings, those who are invited."""
    localizer = localizer_for(table, language)
    guests = re.findall(r"<@(\d+)>", str(note.args.get("guests", ""))) if note.id == INVITATION else []
    said = text_block(f"**{title(table, localizer)}**\n{localizer.leniently(note)}")
    return Message(layout(said, accent=QUIET), pings=[int(guest) for guest in guests])


def swept(table: Table, archive: Archive | None, localizer: Localizer, *, why_not_again: Text | None = None) -> Message:
    """Compose an archived game: its result, and a button to play its turns again, or why that cannot be."""
    standings, moves = (archive.result if archive else None) or (), len(archive.moves) if archive else 0
    lines = [f"**{title(table, localizer)}**", localizer.format("log-swept", moves=moves)]
    lines += place_lines(table, standings, localizer)
    again = CairnButton(Id("replay", table.id), localizer.format("button-replay"), emoji="⏪")
    return Message(
        layout(
            text_block("\n".join(lines)),
            text_block(f"⚠️ {localizer(why_not_again)}") if why_not_again else None,
            row(again) if moves and not why_not_again else None,
            accent=QUIET,
        )
    )


def trouble_lines(table: Table, trouble: Trouble | None, localizer: Localizer) -> list[str]:
    """Why a table cannot be posted to, for its Info."""
    if table.resting or trouble is None:
        return resting_lines(table, localizer)
    lines = [localizer.format(trouble.reason, game=Text("game-name"), table=str(table.id), channel=place(table))]
    if trouble.gave_up:
        lines.append(localizer.format("trouble-gave-up"))
    if trouble.incident:
        lines.append(localizer.format("trouble-incident", number=trouble.incident))
    return ["⚠️ " + " ".join(lines)]


def resting_lines(table: Table, localizer: Localizer) -> list[str]:
    """That nothing can be done at a table, for its Info and its panels; nothing unless its server rests."""
    return ["⚠️ " + localizer.format("refusal-resting")] if table.resting else []
