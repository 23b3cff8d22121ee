"""Menus of the parts of a table's board, and of its cards and places, for a closer look."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.core.localizer import Localizer
from bot.discord.choices import MAX_OPTIONS
from bot.discord.components import CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import row
from bot.tables.core.model import Position
from games.engine import Text
from render.scene import scene

MAX_MENUS = 4
"""The most menus of pieces; what lies further down on the board is found by typing its name after `/card`."""


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
