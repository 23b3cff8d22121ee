"""Table options in words, and the menus that set them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.core.localizer import Localizer
from bot.discord.components import CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.core.model import Seat, Table
from bot.tables.seating.absence import Late
from bot.tables.show.names import seat_name
from bot.tables.time.clock_views import pace_menu
from games import GAMES
from games.engine import OptionField, labelled, option_fields, text
from games.engine.options import Value

PRESET = "preset"
UNDO, CONSENT, FREE = "take-backs", "consent", "free"
"""An option of every table that is none of its game's: what one may take back, and its values."""
HINTS, ON, OFF = "hints", "on", "off"
"""Whether its players may ask what a computer player would do."""
ANALYSIS = "analysis"
"""Whether they may try lines of play on their own."""
RATED = "rated"
"""Whether it counts for ratings."""
LATE = "late"
"""Another one: what becomes of who is late."""


def option_lines(table: Table, localizer: Localizer) -> list[str]:
    """The ready-made set that a table's options come closest to, then what differs from it.

    Nothing if this program cannot read the options.
    """
    return game_option_lines(table.game, table.options, localizer, table.seats) + _house_lines(table, localizer)


def game_option_lines(
    key: str, chosen: Mapping[str, Any], localizer: Localizer, seats: Sequence[Seat] = ()
) -> list[str]:
    """The same of a game's own options alone; who sits where, in ``seats``, as far as that is known."""
    try:
        game = GAMES[key]
        options = msgspec.convert(chosen, game.Options)
    except (KeyError, msgspec.ValidationError):
        return []
    fields = option_fields(game.Options)
    sets = {key: _differing(options, preset, fields) for key, preset in game.presets.items()}
    nearest = min(sets, key=lambda key: len(sets[key]), default=None)
    differing = _differing(options, game.Options(), fields) if nearest is None else sets[nearest]
    named = [] if nearest is None else [f"**{localizer.format(preset_id(nearest))}**"]
    return named + [
        localizer.format(
            "option-line",
            name=_name(field, localizer),
            value=value_text(field, getattr(options, field.name), seats, localizer),
        )
        for field in differing
    ]


def _house_lines(table: Table, localizer: Localizer) -> list[str]:
    """Return lines about the options that every table has, whatever its game."""
    lines = [_undo_line(table, localizer)]
    if table.hints_allowed:
        name, value = localizer.format("option-hints"), localizer.format("option-hints-on")
        lines.append(localizer.format("option-line", name=name, value=value))
    if not table.analysis:
        name, value = localizer.format("option-analysis"), localizer.format("option-analysis-off")
        lines.append(localizer.format("option-line", name=name, value=value))
    if table.rated:
        name, value = localizer.format("option-rated"), localizer.format("option-rated-on")
        lines.append(localizer.format("option-line", name=name, value=value))
    return lines


def _undo_line(table: Table, localizer: Localizer) -> str:
    """Return a line about what may be taken back at a table."""
    name, value = localizer.format("option-undo"), _undo_words(table.undo_by_consent, localizer)
    return localizer.format("option-line", name=name, value=value)


def _undo_words(allowed: bool, localizer: Localizer) -> str:
    return localizer.format(f"option-undo-{CONSENT if allowed else FREE}")


def preset_id(key: str) -> str:
    """The message that names a ready-made set of options."""
    return f"preset-{key.replace('_', '-')}"


def _differing(options: msgspec.Struct, other: msgspec.Struct, fields: Sequence[OptionField]) -> list[OptionField]:
    return [field for field in fields if getattr(options, field.name) != getattr(other, field.name)]


def value_text(field: OptionField, value: Value, seats: Sequence[Seat], localizer: Localizer) -> str:
    """One value of an option in words."""
    if isinstance(value, bool):
        return localizer.format("option-on" if value else "option-off")
    if isinstance(value, int):
        if not field.by_seat:
            return str(value)
        return seat_name(seats[value], localizer) if value < len(seats) else str(value + 1)
    return localizer.format(f"option-{field.name.replace('_', '-')}-{value.replace('_', '-')}")


def options_panel(table: Table, localizer: Localizer) -> Message:
    """The private panel in which a table's owner sets its options."""
    game = GAMES[table.game]
    options = game.Options(**table.options)
    menus = [
        row(
            CairnMenu(
                Id("option", table.id, arg=field.name),
                [
                    option(
                        localizer(labelled(_name(field, localizer), value_text(field, value, table.seats, localizer))),
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
                    option(localizer.format(preset_id(key)), key, default=preset == options)
                    for key, preset in game.presets.items()
                ],
                placeholder=localizer.format("options-preset"),
            )
        )
        if game.presets
        else None
    )
    name = text("option-hints")
    hints = [
        option(localizer(labelled(name, text(f"option-hints-{value}"))), value, default=table.hints is allowed)
        for value, allowed in ((ON, True), (OFF, False))
    ]
    helped = row(CairnMenu(Id("option", table.id, arg=HINTS), hints))
    name = text("option-analysis")
    tried = [
        option(localizer(labelled(name, text(f"option-analysis-{value}"))), value, default=table.analysis is allowed)
        for value, allowed in ((ON, True), (OFF, False))
    ]
    menus.append(row(CairnMenu(Id("option", table.id, arg=ANALYSIS), tried)))
    menus.append(row(pace_menu(Id("pace", table.id), table.pace, localizer)))
    name, now = text("option-undo"), table.undo_by_consent
    undo = [
        option(localizer(labelled(name, _undo_words(allowed, localizer))), value, default=allowed == now)
        for value, allowed in ((CONSENT, True), (FREE, False))
    ]
    menus.append(row(CairnMenu(Id("option", table.id, arg=UNDO), undo)))
    name = text("option-rated")
    rated = [
        option(localizer(labelled(name, text(f"option-rated-{value}"))), value, default=(value == ON) == table.rated)
        for value in (ON, OFF)
    ]
    menus.append(row(CairnMenu(Id("option", table.id, arg=RATED), rated)))
    late = [
        option(
            localizer.format("late-option", late=text(f"late-{each}")),
            each.value,
            description=localizer.format(f"late-{each}-about"),
            default=each is table.late,
        )
        for each in Late
    ]
    menus.append(row(CairnMenu(Id("option", table.id, arg=LATE), late)))
    return Message(layout(text_block("## " + localizer.format("options-title")), presets, helped, *menus))


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


def _name(field: OptionField, localizer: Localizer) -> str:
    return localizer.format(f"option-{field.name.replace('_', '-')}")


def _values(field: OptionField, table: Table) -> list[Value]:
    return [*field.values, *(range(len(table.seats)) if field.by_seat else ())]


def _token(value: Value) -> str:
    return f"{type(value).__name__}-{value}"


__all__ = ["changed", "option_lines", "options_panel", "preset_id", "value_text"]


def shuffle_line(table: Table, localizer: Localizer) -> str:
    """Say what fixes the shuffle; the position of another game has nothing secret: its seed was shown."""
    if table.invitations.branch is not None:
        return localizer.format("status-branched", table=str(table.invitations.branch.table))
    return localizer.format("status-commitment", hash=table.commitment or "")
