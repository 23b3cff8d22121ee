"""Menus of the parts of a table's board, and of its cards and places, for a closer look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.core.localizer import Localizer
from bot.discord.choices import MAX_OPTIONS
from bot.discord.components import CairnButton, CairnMenu, option, turn_buttons
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, text_block
from bot.discord.screen import first_that_fits, pages
from bot.tables.core.model import Position
from bot.tables.show.status import title
from games.engine import Text
from render.scene import Legend, scene

SIGNS, IN_WORDS = "signs.png", "text"
"""The legend's picture, and what asks for it in words; a number after a dot for a later page."""
MAX_MENUS = 4
"""The most menus of pieces; what lies further down on the board is found by typing its name with `/help`."""


def regions(position: Position, seat: int | None) -> dict[str, Text]:
    """The parts of the board that can be seen large, those of ``seat`` first."""
    return dict(scene(position.table.game).regions(position.view(seat)))


def pieces(localizer: Localizer) -> dict[str, str]:
    """The names of all pieces of the localizer's game by key. They are words: people are typing."""
    return {key: localizer(name) for key, name in scene(localizer.game or "").pieces().items()}


def in_play(position: Position, seat: int | None) -> list[str]:
    """The pieces that ``seat`` (None: a spectator) sees, in the order they stand there, each once."""
    return list(dict.fromkeys(scene(position.table.game).in_play(position.view(seat))))


def zoom_menu(position: Position, seat: int | None, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """A menu of the parts of the board."""
    found = [option(localizer(name), key) for key, name in regions(position, seat).items()][:MAX_OPTIONS]
    menu = CairnMenu(Id("zoom", position.table.id), found, placeholder=localizer.format("menu-zoom"))
    return row(menu if found else None)


def piece_menus(position: Position, seat: int | None, localizer: Localizer) -> list[ui.ActionRow[Any] | None]:
    """Menus of the pieces in play, as they stand on the board."""
    names = pieces(localizer)
    found = [option(names[key], key) for key in in_play(position, seat) if key in names]
    pages = [found[start : start + MAX_OPTIONS] for start in range(0, len(found), MAX_OPTIONS)][:MAX_MENUS]
    return [
        row(
            CairnMenu(
                Id("card", position.table.id, arg=str(page)),
                options,
                placeholder=localizer.format("menu-card")
                if len(pages) == 1
                else localizer.format("panel-page", name=localizer.format("menu-card"), page=page, pages=len(pages)),
            )
        )
        for page, options in enumerate(pages, 1)
    ]


def signs(
    position: Position, seat: int | None, localizer: Localizer, legend: Legend | None, *, page: int | None = None
) -> Message:
    """The legend as a picture, above menus of what lies on the table, as many as stand on a screen.

    Or a ``page`` of it in words (0-based, kept within what there is).
    """
    heading = f"### {localizer.format('button-signs')}\n-# {title(position.table, localizer)}"
    if legend is None:
        none = text_block(localizer.format("signs-none"))
        return Message(layout(text_block(heading), none, *piece_menus(position, seat, localizer)))
    if page is not None:
        lines = [localizer.format("log-line", line=line) for line in legend.lines]
        return _in_words(position.table.id, heading, lines, page, localizer)

    def made(most: int) -> Message:
        words = row(CairnButton(Id("signs", position.table.id, arg=IN_WORDS), localizer.format("button-as-text")))
        shown = galleries([SIGNS], [legend.picture.alt])
        menus = piece_menus(position, seat, localizer)[:most]
        return Message(layout(text_block(heading), *shown, words, *menus), {SIGNS: legend.picture})

    return first_that_fits(made(most) for most in range(MAX_MENUS, -1, -1))


def _in_words(table: int, heading: str, lines: Sequence[str], page: int, localizer: Localizer) -> Message:
    """One page of ``lines``, with buttons to turn it; each page stands on a screen."""

    def made(shown: Sequence[str], at: int, many: int) -> Message:
        turns = turn_buttons(at, many, lambda to: Id("signs", table, arg=f"{IN_WORDS}.{to}"), localizer)
        return Message(layout(text_block(heading), text_block("\n".join(shown)), row(*turns)))

    book = pages(lines, lambda shown: made(shown, 1, 3))
    at = max(0, min(page, len(book) - 1))
    return made(book[at], at, len(book))
