"""Table options for people: their names and values in words, and the menus that set them."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.tables.model import Table
from bot.ui.ids import Id
from bot.ui.items import CairnMenu, option
from bot.ui.message import Message, layout, row, said
from bot.ui.names import name
from bot.words import Words
from games import GAMES
from games.engine import OptionField, option_fields
from games.engine.options import Value

PRESET = "preset"


def option_lines(table: Table, words: Words) -> list[str]:
    """Each option with its value, as lines."""
    options = GAMES[table.game].Options(**table.options)
    return [
        words.say(
            "option-line",
            name=_name(field, words),
            value=value_words(field, getattr(options, field.name), table, words),
        )
        for field in option_fields(type(options))
    ]


def value_words(field: OptionField, value: Value, table: Table, words: Words) -> str:
    """One value of an option in words."""
    if isinstance(value, bool):
        return words.say("option-on" if value else "option-off")
    if isinstance(value, int):
        if not field.by_seat:
            return str(value)
        return name(table.seats[value], words) if value < len(table.seats) else str(value + 1)
    return words.say(f"option-{field.name.replace('_', '-')}-{value.replace('_', '-')}")


def options_panel(table: Table, words: Words) -> Message:
    """The private panel in which a table's owner sets its options."""
    game = GAMES[table.game]
    options = game.Options(**table.options)
    menus = [
        row(
            CairnMenu(
                Id("option", table.id, arg=field.name),
                [
                    option(
                        f"{_name(field, words)}: {value_words(field, value, table, words)}",
                        _token(value),
                        default=value == getattr(options, field.name),
                    )
                    for value in _values(field, table)
                ],
            )
        )
        for field in option_fields(game.Options)
    ]
    presets = (
        row(
            CairnMenu(
                Id("option", table.id, arg=PRESET),
                [
                    option(words.say(f"preset-{key.replace('_', '-')}"), key, default=preset == options)
                    for key, preset in game.presets.items()
                ],
                placeholder=words.say("options-preset"),
            )
        )
        if game.presets
        else None
    )
    return Message(layout(said("## " + words.say("options-title")), presets, *menus))


def changed(table: Table, key: str, token: str) -> dict[str, Any]:
    """The table's options with option ``key`` set to what the menu's value ``token`` stands for.

    Raises ValueError for a name or token that is none of the game's.
    """
    game = GAMES[table.game]
    if key == PRESET:
        if token not in game.presets:
            raise ValueError(token)
        return dict(msgspec.structs.asdict(game.presets[token]))
    field = next((field for field in option_fields(game.Options) if field.name == key), None)
    value = next((value for value in _values(field, table) if _token(value) == token), None) if field else None
    if value is None:
        raise ValueError(token)
    return {**table.options, key: value}


def _name(field: OptionField, words: Words) -> str:
    return words.say(f"option-{field.name.replace('_', '-')}")


def _values(field: OptionField, table: Table) -> list[Value]:
    return [*field.values, *(range(len(table.seats)) if field.by_seat else ())]


def _token(value: Value) -> str:
    return f"{type(value).__name__}-{value}"


__all__ = ["changed", "option_lines", "options_panel", "value_words"]
