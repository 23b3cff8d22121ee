"""Forms: their answer is handled like the press of a button, by the verb in their custom id, after a restart too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.ui.ids import Id
from bot.ui.message import shortened

TITLE = 45
"""Characters of a form's title, and of a field's label."""
HINT = 100
"""Characters of what a field says below its label, or while it is empty."""

Fields = Mapping[str, tuple[str, ...]]
"""What somebody has filled in: of each field what was typed, or what was chosen."""


def form(id: Id, title: str, *fields: ui.Label[Any]) -> ui.Modal:  # noqa: A002 - what it is
    """A form with ``fields``, whose answer is a press of ``id`` that has them."""
    made = ui.Modal(title=shortened(title, TITLE), custom_id=id.custom("m"))
    for field in fields:
        made.add_item(field)
    made.stop()  # discord.py need not keep it: what comes back is known by its custom id
    return made


def line(
    name: str, label: str, *, hint: str = "", about: str = "", value: str = "", needed: bool = True, most: int = 40
) -> ui.Label[Any]:
    """A field for one line of at most ``most`` characters."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        placeholder=shortened(hint, HINT) or None,
        default=value or None,
        required=needed,
        max_length=most,
    )
    return ui.Label(text=shortened(label, TITLE), description=shortened(about, HINT) or None, component=field)


def paragraph(name: str, label: str, *, hint: str = "", value: str = "", most: int = 1000) -> ui.Label[Any]:
    """A field for some lines, at most ``most`` characters in all; it may stay empty."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        placeholder=shortened(hint, HINT) or None,
        default=value or None,
        required=False,
        max_length=most,
    )
    return ui.Label(text=shortened(label, TITLE), component=field)


def ticks(name: str, label: str, options: Sequence[tuple[str, str, bool]]) -> ui.Label[Any]:
    """A field of boxes to tick, at most ten: of each its value, its label, and whether it is ticked at first."""
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=name,
        options=[
            discord.CheckboxGroupOption(value=value, label=shortened(shown, 100), default=ticked)
            for value, shown, ticked in options
        ],
    )
    return ui.Label(text=shortened(label, TITLE), component=boxes)


def filled(data: Mapping[str, Any]) -> Fields:
    """What the data of an answered form says."""
    return {
        str(field["custom_id"]): tuple(map(str, field.get("values") or [field.get("value") or ""]))
        for field in _fields(data.get("components") or ())
    }


def _fields(parts: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        if "custom_id" in part:
            yield part
        yield from _fields(part.get("components") or ([part["component"]] if part.get("component") else []))
