"""The public messages of a table: the lobby, the board with whose turn it is, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
import msgspec

from bot.tables.model import Position, Table
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, galleries, layout, row, said
from bot.ui.names import mention, name, short
from bot.ui.options import option_lines
from bot.words import Words
from games import GAMES
from games.engine import Event, Standing, Text, option_fields, text
from render.scene import Picture

LOG_LIMIT = 1900
"""Characters of the log that a board post shows; the whole log is behind its button."""


def words_for(table: Table, language: str | None = None, *, plain: bool = False) -> Words:
    """The words of ``table`` in ``language`` (its own where None); names escaped, or ``plain``."""
    words = Words(language or table.language, table.game)
    return words.with_names([short(seat, words, plain=plain) for seat in table.seats])


def since(table: Table) -> str:
    """How long the present actors have been waited for, as a moment that Discord shows in the reader's own way."""
    return f"<t:{int((table.turn_since or table.touched_at).timestamp())}:R>"


def title(table: Table, words: Words) -> str:
    """The heading of every message about ``table``."""
    return words.say("status-title", game=Text("game-name"), table=str(table.id))


def lobby(table: Table) -> Message:
    """The message of a table that waits for players: who sits there, the options, how to join."""
    words, game = words_for(table), GAMES[table.game]
    seated = [words.say("lobby-seat", number=n, name=name(seat, words)) for n, seat in enumerate(table.seats, 1)]
    counts = ", ".join(str(count) for count in game.seats)
    return Message(
        layout(
            said(f"## {title(table, words)}\n{words.say('game-blurb')}"),
            said("\n".join([words.say("lobby-players", count=len(table.seats), seats=counts), *seated])),
            said(words.say("lobby-options") + "\n" + "\n".join(option_lines(table, words))),
            row(
                CairnButton(Id("join", table.id), words.say("button-join"), style=discord.ButtonStyle.success),
                CairnButton(Id("leave", table.id), words.say("button-leave")),
                CairnButton(
                    Id("start", table.id),
                    words.say("button-start"),
                    style=discord.ButtonStyle.primary,
                    disabled=len(table.seats) not in game.seats,
                ),
                CairnButton(Id("options", table.id), words.say("button-options")),
                CairnButton(Id("rules", table.id), words.say("button-rules")),
            ),
            row(CairnButton(Id("computer", table.id), words.say("button-computer"), emoji="🤖")),
        )
    )


def lobby_over(table: Table) -> Message:
    """The lobby message once the table has started or was closed: no buttons any more."""
    words = words_for(table)
    names = ", ".join(name(seat, words) for seat in table.seats) or "–"
    note = "lobby-started" if table.commitment else "lobby-closed"
    return Message(
        layout(
            said(f"## {title(table, words)}\n{words.say(note, names=names)}"),
            said("-# " + words.say("status-commitment", hash=table.commitment)) if table.commitment else None,
            accent=QUIET,
        )
    )


def status(position: Position, log: str, pictures: Sequence[Picture]) -> Message:
    """The board post: what happened since the last one, the board, who is next (the only ones it pings)."""
    table = position.table
    words = words_for(table)
    actors = position.awaited
    names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
    return Message(
        layout(
            said(f"### {title(table, words)}"),
            said(log) if log else None,
            *galleries(names, [picture.alt for picture in pictures]),
            said(_turn(position, words)),
            row(
                CairnButton(
                    Id("turn", table.id, table.revision),
                    words.say("button-turn"),
                    style=discord.ButtonStyle.primary,
                ),
                CairnButton(Id("hand", table.id, table.revision), words.say("button-hand")),
                CairnButton(Id("log", table.id), words.say("button-log")),
                CairnButton(Id("more", table.id, table.revision), words.say("button-more")),
            ),
        ),
        dict(zip(names, pictures, strict=True)),
        pings=actors,
    )


def _turn(position: Position, words: Words) -> str:
    """The line that says who is next: the persons, or where nobody is waited for the computer players that think."""
    actors = position.awaited
    if not actors:
        thinking = [name(position.table.seats[seat], words) for seat in position.to_act]
        return words.say("status-thinking", count=len(thinking), players=", ".join(thinking))
    players = ", ".join(f"<@{user}>" for user in actors)
    return words.say("status-turn", count=len(actors), players=players, since=since(position.table))


def retired(table: Table, log: str, alts: Sequence[str], pictures: Sequence[Picture] = ()) -> Message:
    """An earlier board post: its log and its pictures stay, its ping and its buttons go.

    ``pictures`` are given where it is not sure that the post stands already.
    """
    words = words_for(table)
    names = [f"board-{number}.png" for number in range(1, len(alts) + 1)]
    return Message(
        layout(said(f"### {title(table, words)}"), said(log) if log else None, *galleries(names, alts), accent=QUIET),
        dict(zip(names, pictures, strict=False)),
    )


def final(position: Position, log: str, standings: Sequence[Standing], pictures: Sequence[Picture]) -> Message:
    """The last post of a game: who won, the board, the score sheet, and the seed that proves the shuffle."""
    table = position.table
    words = words_for(table)
    names = [f"board-{number}.png" for number in range(1, len(pictures) + 1)]
    lines = [
        words.say(
            "end-place",
            place=standing.place,
            name=mention(table.seats[standing.seat], words),
            score=standing.score,
        )
        for standing in sorted(standings, key=lambda standing: (standing.place, standing.seat))
    ]
    return Message(
        layout(
            said(f"## {title(table, words)}\n{winners(standings, words)}"),
            said(log) if log else None,
            said("\n".join(lines)),
            *galleries(names, [picture.alt for picture in pictures]),
            said("-# " + words.say("end-computers")) if table.with_computers else None,
            said("-# " + words.say("end-seed", hash=table.commitment or "–", command=_verify(table))),
            row(
                CairnButton(Id("log", table.id), words.say("button-log")),
                CairnButton(Id("again", table.id), words.say("button-again"), style=discord.ButtonStyle.primary),
            ),
        ),
        dict(zip(names, pictures, strict=True)),
        pings=table.people,
    )


def _verify(table: Table) -> str:
    """The command that repeats the deal of a table that is over."""
    options = GAMES[table.game].Options(**table.options)
    given = msgspec.json.encode(options).decode()
    usual = options == GAMES[table.game].Options()
    seed = table.seed.hex() if table.seed else ""
    return f"cairn verify {table.game} --seats {len(table.seats)} --seed {seed}" + (
        "" if usual else f" --options '{given}'"
    )


def winners(standings: Sequence[Standing], words: Words) -> str:
    """The line that names who won."""
    names = [words.names[standing.seat] for standing in standings if standing.place == 1]
    return words.say("end-winners", count=len(names), names=", ".join(names))


def nudge(table: Table, actors: Sequence[int], link: str | None) -> Message:
    """A fresh ping for those the table waits for, with the way to the board."""
    words = words_for(table)
    players = ", ".join(f"<@{user}>" for user in actors)
    button: discord.ui.Button[Any] | None = (
        discord.ui.Button(label=words.say("button-table"), url=link) if link else None
    )
    return Message(
        layout(said(words.say("nudge-line", players=players, since=since(table))), row(button), accent=QUIET),
        pings=actors,
    )


def notice(table: Table, note: Text) -> Message:
    """A word to the channel about a table."""
    words = words_for(table)
    return Message(layout(said(f"**{title(table, words)}**\n{words(note)}"), accent=QUIET))


def info(table: Table, words: Words, *, move_here: bool = False) -> Message:
    """What there is to know about a table; with ``move_here`` a button that brings it to the reader's channel."""
    seats = [
        words.say("lobby-seat", number=seat.seat + 1, name=name(seat, words))
        + ("" if seat.user_id is None else f" · {mention(seat, words)}")
        for seat in table.seats
    ]
    facts = [
        words.say("info-status", status=text(f"table-status-{table.status.value.replace('_', '-')}")),
        words.say("info-opened", when=f"<t:{int(table.created_at.timestamp())}:R>", owner=f"<@{table.owner_id}>"),
    ]
    if table.commitment:
        facts.append(words.say("status-commitment", hash=table.commitment))
    if table.with_computers:
        facts.append(words.say("end-computers"))
    return Message(
        layout(
            said(f"## {title(table, words)}\n" + "\n".join(facts)),
            said("\n".join(seats)) if seats else None,
            said("\n".join(option_lines(table, words))) if option_fields(GAMES[table.game].Options) else None,
            row(CairnButton(Id("move", table.id), words.say("button-move-here"))) if move_here else None,
        )
    )


def log_lines(events: Iterable[Event], words: Words) -> list[str]:
    """Events as lines of a log."""
    said = [event.text for event in events]
    return [words.say("log-line", line=line) for line in (GAMES[words.game].told(said) if words.game else said)]


def log_text(events: Sequence[Event], words: Words) -> str:
    """Events as the log of a board post: the newest lines where not all fit."""
    lines = log_lines(events, words)
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > LOG_LIMIT - len("…\n"):
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))
