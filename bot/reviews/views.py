"""Shared reviews as messages: the film with its thread, a pinned position, a person's one message, the form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, turn_buttons
from bot.discord.form import form, line
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, rows, shortened, text_block, units
from bot.discord.sanitize import visible
from bot.learning.model import LostMoment
from bot.reviews.model import MAX_LINE, Pin
from bot.tables.core.model import Table
from bot.tables.show.names import person_mention, seat_name
from bot.tables.show.status import title
from render.scene import Picture

MAX_TEXT, MAX_SHOWN = 2600, 10
"""Characters, and pins, of one page of them: a way to the turn of each stands below."""


def thread_name(table: Table, localizer: Localizer) -> str:
    """Return the name of a review's thread."""
    return shortened(visible(localizer.format("review-thread", table=title(table, localizer))), 100)


def review_post(table: Table, shown: Sequence[Picture], turns: tuple[int, int] | None, localizer: Localizer) -> Message:
    """The head of a review: the film of these ``turns``, or where there is none the last board; it makes no sound."""
    names = ["film.webp"] if turns else [f"board-{number}.png" for number in range(1, len(shown) + 1)]
    return Message(
        layout(
            text_block(_head(table, localizer)),
            *galleries(names, [picture.alt for picture in shown]),
            row(*_ways(table, localizer)),
        ),
        dict(zip(names, shown, strict=True)),
        silent=True,
    )


def pin_post(table: Table, pin: Pin, when: str, pictures: Sequence[Picture], localizer: Localizer) -> Message:
    """A pinned position, with what is said of it, and ``when`` in the game it was."""
    names = [f"pin-{number}.png" for number in range(1, len(pictures) + 1)]
    return Message(
        layout(
            text_block(f"{told(table, pin, localizer)}\n-# {when}"),
            *galleries(names, [picture.alt for picture in pictures]),
            row(_way_to(table, pin, localizer)),
        ),
        dict(zip(names, pictures, strict=True)),
        silent=True,
    )


def person_message(table: Table, pins: Sequence[Pin], pictures: Sequence[Picture], localizer: Localizer) -> Message:
    """The review of a table by message as one person has it: the newest pins, with ``pictures`` of the last of them."""
    names = [f"review-{number}.png" for number in range(1, len(pictures) + 1)]
    pages = paged(table, pins, localizer)
    newest = pages[-1] if pages else []
    older = CairnButton(Id("pins", table.id), localizer.format("button-pins"))
    film = CairnButton(Id("film", table.id), localizer.format("button-film"), emoji="🎞️")
    return Message(
        layout(
            text_block(_head(table, localizer)),
            *galleries(names, [picture.alt for picture in pictures]),
            *_listed(table, newest, localizer),
            row(*_ways(table, localizer), film, older if pages else None),
        ),
        dict(zip(names, pictures, strict=True)),
        silent=True,
    )


def pins_page(table: Table, pins: Sequence[Pin], page: int, localizer: Localizer) -> Message:
    """A page of all pins, the newest on the last."""
    pages = paged(table, pins, localizer)
    page = max(0, min(page, len(pages) - 1))
    heading = f"### {title(table, localizer)}\n**{localizer.format('button-review')}**"
    return Message(
        layout(
            text_block(heading),
            *_listed(table, pages[page] if pages else [], localizer),
            row(
                *turn_buttons(page, len(pages), lambda to: Id("pins", table.id, arg=str(to)), localizer),
                CairnButton(Id("report", table.id), localizer.format("button-report")),
            ),
        )
    )


def pin_form(table: Table, turn: int, eyes: str, localizer: Localizer) -> ui.Modal:
    """Asks for the line below a position."""
    field = line("words", localizer.format("pin-label"), about=localizer.format("pin-about"), most=MAX_LINE)
    return form(Id("pin", table.id, turn, eyes), localizer.format("pin-title", turn=turn), field)


def told(table: Table, pin: Pin, localizer: Localizer) -> str:
    """A pin in words: by whom, and what they say of it; or what a search has found for them there."""
    who = _who(table, pin.user_id, localizer)
    if pin.moment is None:
        return localizer.format("pin-line", who=who, words=pin.words)
    return _found(pin.moment, who, localizer)


def paged(table: Table, pins: Sequence[Pin], localizer: Localizer) -> list[list[Pin]]:
    """Pins on pages, as they fit, the oldest first."""
    pages, room = list[list[Pin]](), 0
    for pin in pins:
        length = units(told(table, pin, localizer)) + 40
        if not pages or length > room or len(pages[-1]) == MAX_SHOWN:
            pages.append([])
            room = MAX_TEXT
        pages[-1].append(pin)
        room -= length
    return pages


def _listed(table: Table, pins: Sequence[Pin], localizer: Localizer) -> list[ui.Item[Any]]:
    lines = [f"{localizer.format('turn-option', turn=pin.turn)} · {told(table, pin, localizer)}" for pin in pins]
    ways = {pin.turn: _way_to(table, pin, localizer) for pin in sorted(pins, key=lambda pin: pin.turn)}
    return [text_block("\n".join(lines), MAX_TEXT + 1000), *rows(*ways.values())] if pins else []


def _head(table: Table, localizer: Localizer) -> str:
    return f"### {title(table, localizer)}\n**{localizer.format('button-review')}**\n{localizer.format('review-about')}"


def _ways(table: Table, localizer: Localizer) -> list[CairnButton]:
    return [
        CairnButton(Id("replay", table.id), localizer.format("button-replay"), emoji="⏪"),
        CairnButton(Id("review-agree", table.id), localizer.format("button-review-agree"), emoji="🔎"),
    ]


def _way_to(table: Table, pin: Pin, localizer: Localizer) -> CairnButton:
    return CairnButton(Id("moment", table.id, pin.turn), localizer.format("turn-option", turn=pin.turn), emoji="⏪")


def _found(moment: LostMoment, who: str, localizer: Localizer) -> str:
    taken, best = (localizer(choice).removesuffix(".") for choice in (moment.taken, moment.best))
    chosen = localizer.format("review-moment", who=who, taken=taken, best=best)
    reasons = [localizer(moment.reason)] if moment.reason else []
    games = max(1, round(100 * moment.lost))
    return " ".join([chosen, *reasons, localizer.format("look-back-lost", games=games)])


def _who(table: Table, user_id: int, localizer: Localizer) -> str:
    """A player by name, for at a table by message a mention is none to strangers; anybody else as a mention."""
    seat = table.seat_of(user_id)
    return person_mention(user_id, localizer) if seat is None else seat_name(seat, localizer)
