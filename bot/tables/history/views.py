"""Looking back, privately: a turn again with its log beside it, and all that somebody has missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option, turn_buttons
from bot.discord.form import form, line, paragraph
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, text_block, units
from bot.tables.core.model import Table
from bot.tables.history.history import Moment, TurnSummary
from bot.tables.history.log import log_lines, log_text
from bot.tables.history.replays import OWN
from bot.tables.show.help_buttons import try_button
from bot.tables.show.names import seat_name
from bot.tables.show.status import title
from games.engine import Argument, text
from render.scene import Film, Picture

MAX_PAGE_TEXT = 2600
"""Characters of what was missed on one page."""

MAX_TOLD = 3800
"""Characters of a board in words."""

MAX_BRIEF_TEXT = 1000
"""Characters of it in a panel."""

MAX_JUMPS, MIN_JUMP_TURNS = 25, 4
"""Turns that a menu offers, and from how many on there is one."""


def replay(table: Table, moment: Moment, reader: int, pictures: Sequence[Picture], localizer: Localizer) -> Message:
    """The viewer of a person: the end of a turn, what was done in it, and the ways to all others."""
    names = [f"turn-{number}.png" for number in range(1, len(pictures) + 1)]
    heading = f"### {title(table, localizer)}\n{turn_title(table, moment.turn, localizer, moment.last)}"
    log = log_text(moment.turn.events, localizer)
    return Message(
        layout(
            text_block(heading),
            *galleries(names, [picture.alt for picture in pictures]),
            text_block(log) if log else None,
            _why_no_hand(table, moment, reader, localizer),
            row(*_steps(table, moment, localizer)),
            _jumps(table, moment, localizer),
            _eyes(table, moment, localizer),
            row(
                CairnButton(
                    Id("replay-go", table.id, moment.turn.number, moment.eyes), localizer.format("button-go-to")
                ),
                CairnButton(Id("film", table.id), localizer.format("button-film"), emoji="🎞️"),
                CairnButton(Id("branch", table.id, moment.turn.number), localizer.format("button-branch"), emoji="🌿")
                if table.over
                else None,
                _trying(table, moment, reader, localizer),
                CairnButton(
                    Id("pin", table.id, moment.turn.number, moment.eyes), localizer.format("button-pin"), emoji="📌"
                )
                if table.over
                else None,
            )
            if moment.last
            else None,
        ),
        dict(zip(names, pictures, strict=True)),
    )


def turn_title(table: Table, turn: TurnSummary, localizer: Localizer, last: int | None = None) -> str:
    """Which turn it is (of how many), whose, and when it ended."""
    end = turn.end
    if end is None:
        return localizer.format("turn-now")
    if end.seat is None:
        return localizer.format("turn-start", last=last or 0)
    who, when = seat_name(table.seats[end.seat], localizer), f"<t:{int(end.at.timestamp())}:R>"
    if table.archived_at is not None:
        return localizer.format("turn-of-swept", turn=turn.number, last=last or 0, who=who)
    if last is None:
        return localizer.format("turn-title", turn=turn.number, who=who, when=when)
    return localizer.format("turn-of", turn=turn.number, last=last, who=who, when=when)


def _why_no_hand(table: Table, moment: Moment, reader: int, localizer: Localizer) -> ui.TextDisplay[Any] | None:
    """Why a player does not see their hand of then."""
    seat, end = table.seat_of(reader), moment.turn.end
    if moment.eyes != OWN or moment.hands or seat is None or end is None:
        return None
    return text_block(localizer.format("replay-hand-passed" if end.revision >= seat.since else "replay-before-you"))


def _trying(table: Table, moment: Moment, reader: int, localizer: Localizer) -> CairnButton | None:
    """The way to try something from here, for a player who sees their hand of then."""
    if table.seat_of(reader) is None or table.archived_at is not None or (not table.over and not _own_hand(moment)):
        return None
    return try_button(table, localizer, moment.turn.number)


def _own_hand(moment: Moment) -> bool:
    return moment.eyes == OWN and bool(moment.hands)


def turn_form(table: Table, number: int, eyes: str, localizer: Localizer) -> ui.Modal:
    """Asks for the number of a turn."""
    field = line("turn", localizer.format("arg-turn"), hint=localizer.format("turn-hint"), most=5)
    return form(Id("replay-go", table.id, number, eyes), localizer.format("menu-turns"), field)


def note_form(table: Table, words: str, where: str, localizer: Localizer) -> ui.Modal:
    """Asks for a person's note about a table; ``words`` is the one there is."""
    field = paragraph("words", localizer.format("note-label"), hint=localizer.format("note-hint"), value=words)
    return form(Id("note", table.id, arg=where), localizer.format("note-title", table=str(table.id)), field)


def _steps(table: Table, moment: Moment, localizer: Localizer) -> list[CairnButton]:
    """First, back, forward, last."""
    number, last = moment.turn.number, moment.last
    steps = [("first", "⏮️", 0), ("back", "◀️", number - 1), ("on", "▶️", number + 1), ("last", "⏭️", last)]
    return [
        CairnButton(
            Id("replay", table.id, min(max(to, 0), last), f"{moment.eyes}.{name}"),
            localizer.format(f"button-turn-{name}"),
            emoji=emoji,
            disabled=number == (0 if name in {"first", "back"} else last),
        )
        for name, emoji, to in steps
    ]


def _jumps(table: Table, moment: Moment, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """A menu of turns spread over the game, where it has more than a few."""
    if moment.last < MIN_JUMP_TURNS:
        return None
    step = max(1, -(-(moment.last + 1) // MAX_JUMPS))
    numbers = sorted({*range(0, moment.last + 1, step)} - {moment.turn.number})
    options = [option(localizer.format("turn-option", turn=number), str(number)) for number in numbers]
    return row(CairnMenu(Id("replay", table.id, arg=moment.eyes), options, placeholder=localizer.format("menu-turns")))


def _eyes(table: Table, moment: Moment, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """A menu of whose hands to see, where there is anything to choose."""
    if len(moment.choices) == 1:
        return None
    options = [
        option(
            localizer.format("eyes-seat", who=seat_name(table.seats[int(each)], localizer, plain=True))
            if each.isdecimal()
            else localizer.format(f"eyes-{each}"),
            each,
            default=each == moment.eyes,
        )
        for each in moment.choices
    ]
    menu = Id("replay-eyes", table.id, moment.turn.number)
    return row(CairnMenu(menu, options, placeholder=localizer.format("menu-eyes")))


def since(
    table: Table,
    turns: Sequence[TurnSummary],
    page: int,
    begun: int,
    pictures: Sequence[Picture],
    localizer: Localizer,
    first: int | None = None,
) -> Message:
    """Compose the turns since revision ``begun``, and the board with all changes.

    They are those that somebody has missed, or those from the turn ``first`` on.
    """
    pages = paged(table, turns, localizer)
    page = max(0, min(page, len(pages) - 1))
    names = [f"since-{number}.png" for number in range(1, len(pictures) + 1)]
    what = localizer.format("since-title") if first is None else localizer.format("since-turn", turn=first)
    heading, further = f"### {what}\n-# {title(table, localizer)}", "" if first is None else f".{first}"
    return Message(
        layout(
            text_block(heading),
            text_block(pages[page] if pages else localizer.format("since-nothing"), MAX_PAGE_TEXT + 1000),
            row(*turn_buttons(page, len(pages), lambda to: Id("since", table.id, begun, f"{to}{further}"), localizer)),
            *galleries(names, [picture.alt for picture in pictures]),
            row(
                CairnButton(Id("replay", table.id), localizer.format("button-replay"), emoji="⏪"),
                CairnButton(Id("film", table.id, begun), localizer.format("button-as-film"), emoji="🎞️")
                if any(turn.end for turn in turns)
                else None,
            ),
        ),
        dict(zip(names, pictures, strict=True)),
    )


def told_board(table: Table, moment: Moment, described: str, localizer: Localizer) -> Message:
    """Compose the board at the end of a turn in words."""
    turn = turn_title(table, moment.turn, localizer, moment.last)
    return Message(layout(text_block(f"### {title(table, localizer)}\n{turn}\n{described}", MAX_TOLD)))


def paged(table: Table, turns: Sequence[TurnSummary], localizer: Localizer) -> list[str]:
    """Turns in words, on pages."""
    pages = list[str]()
    for turn in turns:
        told = _told(table, turn, localizer)
        if pages and units(pages[-1]) + units(told) + 1 <= MAX_PAGE_TEXT:
            pages[-1] += f"\n{told}"
        else:
            pages.append(told)
    return pages


def brief(table: Table, turns: Sequence[TurnSummary], count: int, localizer: Localizer) -> list[str]:
    """The same for a panel: how many turns were missed, and the newest of them in words."""
    found = list[str]()
    for turn in reversed(turns):
        told = _told(table, turn, localizer)
        if sum(map(units, found)) + units(told) > MAX_BRIEF_TEXT:
            break
        found.insert(0, told)
    return [localizer.format("since-brief", turns=count), *found]


def _told(table: Table, turn: TurnSummary, localizer: Localizer) -> str:
    return "\n".join([turn_title(table, turn, localizer), *log_lines(turn.events, localizer)])


def film(
    table: Table, made: Film, turns: tuple[int, int], localizer: Localizer, *, may_post: str = "", by: str = ""
) -> Message:
    """A film of ``turns``, the first and the last; posted ``by`` somebody, or with a button for it (``may_post``)."""
    first, last = turns
    heading = localizer.format("film-heading", first=first, last=last, seconds=round(made.seconds))
    heading += f"\n-# {localizer.format('film-by', who=by)}" if by else ""
    post = (
        CairnButton(Id("film-post", table.id, int(may_post)), localizer.format("button-film-post"))
        if may_post
        else None
    )
    picture = film_picture(table, made, turns, localizer)
    return Message(
        layout(
            text_block(f"### {title(table, localizer)}\n{heading}"), *galleries(["film.webp"], [picture.alt]), row(post)
        ),
        {"film.webp": picture},
    )


def film_picture(table: Table, made: Film, turns: tuple[int, int], localizer: Localizer) -> Picture:
    """A film of ``turns`` as a picture, with what it shows in words."""
    first, last = turns
    known: dict[str, Argument] = {"game": text("game-name"), "table": str(table.id), "first": first, "last": last}
    return Picture(made.webp, localizer.format("film-alt", **known), made.width, made.height)
