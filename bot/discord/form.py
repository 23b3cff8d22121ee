"""Forms: their answer is handled like the press of a button, by the verb in their custom id, after a restart too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.core.icons import without_icons
from bot.core.refusal import Refusal
from bot.discord.ids import Id
from bot.discord.message import shortened
from bot.discord.sanitize import without_nul

MAX_TITLE = 45
"""Characters of a form's title, and of a field's label."""
MAX_HINT = 100
"""Characters of what a field says below its label, or while it is empty."""

Fields = Mapping[str, tuple[str, ...]]
"""The contents of an answered form: for each field the text, or the chosen values."""


def form(id: Id, title: str, *fields: ui.Label[Any]) -> ui.Modal:  # noqa: A002 - what it is
    """A form with ``fields``, whose answer is a press of ``id`` that has them."""
    made = ui.Modal(title=_words(title, MAX_TITLE), custom_id=id.custom("m"))
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
        placeholder=_words(hint, MAX_HINT) or None,
        default=value or None,
        required=needed,
        max_length=most,
    )
    return ui.Label(text=_words(label, MAX_TITLE), description=_words(about, MAX_HINT) or None, component=field)


def paragraph(name: str, label: str, *, hint: str = "", value: str = "", most: int = 1000) -> ui.Label[Any]:
    """A field for some lines, at most ``most`` characters in all; it may stay empty."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        placeholder=_words(hint, MAX_HINT) or None,
        default=value or None,
        required=False,
        max_length=most,
    )
    return ui.Label(text=_words(label, MAX_TITLE), component=field)


def ticks(name: str, label: str, options: Sequence[tuple[str, str, bool]]) -> ui.Label[Any]:
    """A field of boxes to tick, at most ten: of each its value, its label, and whether it is ticked at first."""
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=name,
        options=[
            discord.CheckboxGroupOption(value=value, label=_words(shown, 100), default=ticked)
            for value, shown, ticked in options
        ],
    )
    return ui.Label(text=_words(label, MAX_TITLE), component=boxes)


def _words(words: str, limit: int) -> str:
    """``words`` of at most ``limit`` characters: a form shows no icons."""
    return shortened(without_icons(words), limit)


def select(
    name: str, label: str, options: Sequence[discord.SelectOption], *, about: str = "", needed: bool = True
) -> ui.Label[Any]:
    """A field to choose one of at most 25 ``options``."""
    menu: ui.Select[Any] = ui.Select(custom_id=name, options=[*options], required=needed, min_values=int(needed))
    return ui.Label(text=_words(label, MAX_TITLE), description=_words(about, MAX_HINT) or None, component=menu)


def one_of(name: str, label: str, options: Sequence[tuple[str, str]]) -> ui.Label[Any]:
    """A field to choose one of a few options, each by its value and its label; the first is chosen at first."""
    made = [
        discord.RadioGroupOption(value=value, label=_words(shown, 100), default=not at)
        for at, (value, shown) in enumerate(options)
    ]
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=name, options=made)
    return ui.Label(text=_words(label, MAX_TITLE), component=group)


def people(
    name: str, label: str, *, about: str = "", needed: bool = True, most: int = 1, chosen: Sequence[int] = ()
) -> ui.Label[Any]:
    """A field to choose people, at most ``most``, found by typing; those ``chosen`` are there at first, by user id."""
    there = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in chosen]
    menu: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=name, required=needed, min_values=int(needed), max_values=most, default_values=there
    )
    return ui.Label(text=_words(label, MAX_TITLE), description=_words(about, MAX_HINT) or None, component=menu)


class Picked(NamedTuple):
    """Somebody chosen in a form: their name where it was sent, and whether they are a bot, or on the server."""

    id: int
    name: str
    bot: bool
    member: bool


def picked(data: Mapping[str, Any], values: Sequence[str]) -> list[Picked]:
    """Return the people that were chosen as ``values``. Raise Refusal for who was not resolved by Discord."""
    resolved = data.get("resolved") or {}
    users, members, found = resolved.get("users") or {}, resolved.get("members") or {}, []
    for value in filter(None, values):
        user, member = users.get(value), members.get(value)
        if user is None or not value.isdecimal():
            raise Refusal("refusal-unknown-value")
        name = (member or {}).get("nick") or user.get("global_name") or user["username"]
        found.append(Picked(int(value), name, bool(user.get("bot")), member is not None))
    return found


def filled(data: Mapping[str, Any]) -> Fields:
    """Read the fields of an answered form."""
    return {
        str(field["custom_id"]): tuple(map(str, field.get("values") or [field.get("value") or ""]))
        for field in _fields(without_nul(data.get("components") or []))
    }


def _fields(parts: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        if "custom_id" in part:
            yield part
        yield from _fields(part.get("components") or ([part["component"]] if part.get("component") else []))
