"""Persistent buttons and menus: each names its verb, table and revision, and works after a restart.

Two classes serve all of them; what a verb does is registered by the cogs.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Self

import discord
from discord import ui

from bot.logs import log_about
from bot.tables.refusal import Refusal
from bot.ui.dedup import InteractionDedup
from bot.ui.form import Fields, filled
from bot.ui.ids import PATTERN, Id, parsed
from bot.ui.message import shortened, units
from bot.ui.reply import KNOWS, Reply, refuse_while_stopping

BUTTON = 80
"""Characters of a button's label."""
OPTION = 100
"""Characters of an option's label, and of its description."""
KINDS = "[bsum]"
"""How the pattern of custom ids says of which kind they are."""
MARKS, LEAST = (re.compile(r"[.:;] | · "), re.compile(", ")), 10
"""What ends a clause, best first, and the shortest clause that stands alone."""


@dataclass(frozen=True, slots=True)
class Press:
    """A click on a button, a choice in a menu with its ``values``, or a form with its ``fields``, by the user."""

    interaction: discord.Interaction
    id: Id
    values: tuple[str, ...] = ()
    fields: Fields = field(default_factory=dict)


Handler = Callable[[Press], Awaitable[None]]


async def _ours(_interaction: discord.Interaction) -> bool:
    return True


async def _known_to_all(_interaction: discord.Interaction, _table: int) -> bool:
    return True


class Handlers:
    """The handler of each verb. Cogs register them; buttons and menus look them up."""

    def __init__(self) -> None:
        self._by_verb: dict[str, Handler] = {}
        self._dedup = InteractionDedup()
        self.knows: Callable[[discord.Interaction, int], Awaitable[bool]] = _known_to_all
        """Whether who sent an interaction may know of a table: a forged button tells nothing of others."""
        self.admits: Callable[[discord.Interaction], Awaitable[bool]] = _ours
        """Whether this process is to handle an interaction."""
        self.stopping = False
        """Whether the bot is stopping and refuses every press."""

    def add(self, **handlers: Handler) -> None:
        """Registers handlers by verb (``_`` for ``-``)."""
        for name, handler in handlers.items():
            verb = name.replace("_", "-")
            if verb in self._by_verb:
                raise ValueError(f"verb {verb!r} is registered twice")
            self._by_verb[verb] = handler

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every verb that a button or menu may have."""
        return tuple(self._by_verb)

    async def answered(self, interaction: discord.Interaction) -> None:
        """Runs the handler of a form that was answered, unless it is none of ours."""
        data: Any = interaction.data
        found = re.fullmatch(PATTERN.replace(KINDS, "m"), data["custom_id"])
        if found is not None:
            await self.handle(Press(interaction, parsed(found), fields=filled(data)))

    async def handle(self, press: Press) -> None:
        """Runs the verb's handler, once; a verb that this version no longer knows is refused kindly."""
        if not self._dedup.is_first(press.interaction) or not await self.admits(press.interaction):
            return
        log_about(interaction=press.interaction.id, table=press.id.table or None)
        if self.stopping:
            await refuse_while_stopping(press.interaction)
            return
        handler = self._by_verb.get(press.id.verb)
        if handler is not None:
            if press.id.table:
                press.interaction.extras[KNOWS] = partial(self.knows, press.interaction, press.id.table)
            await handler(press)
            return
        async with Reply(press.interaction):
            raise Refusal("refusal-old-button")


def _handlers(interaction: discord.Interaction) -> Handlers:
    handlers = getattr(interaction.client, "handlers", None)
    assert isinstance(handlers, Handlers)  # noqa: S101 - only this bot's client dispatches these items
    return handlers


class CairnButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN.replace(KINDS, "b")):
    """A button of any verb."""

    def __init__(
        self,
        id: Id,  # noqa: A002 - what it is
        label: str | None = None,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            ui.Button(
                label=shortened(label or "…", BUTTON),
                style=style,
                emoji=emoji,
                disabled=disabled,
                custom_id=id.custom("b"),
            )
        )
        self.cairn_id = id

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(parsed(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _handlers(interaction).handle(Press(interaction, self.cairn_id))


class CairnMenu(ui.DynamicItem[ui.Select[Any]], template=PATTERN.replace(KINDS, "s")):
    """A menu of any verb, of at most 25 options."""

    def __init__(
        self,
        id: Id,  # noqa: A002 - what it is
        options: Sequence[discord.SelectOption] = (),
        *,
        placeholder: str | None = None,
        disabled: bool = False,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(
            ui.Select(
                custom_id=id.custom("s"),
                options=list(options) or [discord.SelectOption(label="…")],
                placeholder=shortened(placeholder, 150) if placeholder else None,
                min_values=least,
                max_values=most,
                disabled=disabled,
            )
        )
        self.cairn_id = id

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(parsed(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await _handlers(interaction).handle(Press(interaction, self.cairn_id, tuple(data.get("values", ()))))


class CairnPeople(ui.DynamicItem[ui.UserSelect[Any]], template=PATTERN.replace(KINDS, "u")):
    """A menu of people of any verb: none of them up to ``most``, those with the user ids ``chosen`` at first."""

    def __init__(
        self,
        id: Id,  # noqa: A002 - what it is
        chosen: Sequence[int] = (),
        *,
        most: int = 25,
        placeholder: str | None = None,
    ) -> None:
        super().__init__(
            ui.UserSelect(
                custom_id=id.custom("u"),
                default_values=[discord.SelectDefaultValue.from_user(discord.Object(user)) for user in chosen],
                min_values=0,
                max_values=most,
                placeholder=shortened(placeholder, 150) if placeholder else None,
            )
        )
        self.cairn_id = id

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(parsed(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await _handlers(interaction).handle(Press(interaction, self.cairn_id, tuple(data.get("values", ()))))


def readdressed(item: ui.Item[Any], verbs: Mapping[str, str], to: str) -> None:
    """Lets the buttons and menus in ``item`` lead elsewhere: to other verbs, with arguments that begin with ``to``."""
    found = item.children if isinstance(item, ui.ActionRow) else ()
    for each in found:
        if isinstance(each, CairnButton | CairnMenu) and each.cairn_id.verb in verbs:
            was, kind = each.cairn_id, "b" if isinstance(each, CairnButton) else "s"
            each.cairn_id = Id(verbs[was.verb], was.table, was.revision, f"{to}.{was.arg}")
            each.custom_id = each.cairn_id.custom(kind)


def option(label: str, value: str, *, description: str | None = None, default: bool = False) -> discord.SelectOption:
    """A menu's option within Discord's lengths; what of a label is too long stands below it, if there is room."""
    if description is None:
        label, description = parted(label, OPTION)
    return discord.SelectOption(
        label=shortened(label, OPTION),
        value=value,
        description=shortened(description, OPTION) if description else None,
        default=default,
    )


def parted(words: str, limit: int) -> tuple[str, str]:
    """``words`` in two, each of at most ``limit`` characters if that can be: between two clauses, or else two words."""
    if units(words) <= limit:
        return words, ""
    most = len(shortened(words, limit + 1)) - 1
    ends = (found.end() for mark in MARKS for found in mark.finditer(words, LEAST))
    fitting = (end for end in ends if end <= most and units(words[end:]) <= limit)
    cut = next(fitting, 0) or words[: most + 1].rfind(" ") + 1 or most
    return words[:cut].rstrip(" ·"), words[cut:]
