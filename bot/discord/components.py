"""Persistent buttons and menus: each names its verb, table and revision, and works after a restart.

Three classes serve all of them; what a verb does is declared by the cogs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.core.icons import Icon, first_icon, without_icons
from bot.core.localizer import Localizer
from bot.discord.ids import PATTERN, Id, parsed
from bot.discord.interactions import ComponentInteraction, ComponentKind, router_of
from bot.discord.message import shortened, units

MAX_BUTTON_LABEL = 80
"""Characters of a button's label."""
MAX_OPTIONS = 25
"""Options of a menu."""
MAX_OPTION_LABEL = 100
"""Characters of an option's label, and of its description."""
KINDS = "[bsucrm]"
"""How the pattern of custom ids says of which kind they are."""
Picker = ui.UserSelect[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]
PICKERS: Mapping[ComponentKind, tuple[type[Picker], discord.SelectDefaultValueType]] = {
    ComponentKind.PEOPLE: (ui.UserSelect, discord.SelectDefaultValueType.user),
    ComponentKind.CHANNELS: (ui.ChannelSelect, discord.SelectDefaultValueType.channel),
    ComponentKind.ROLES: (ui.RoleSelect, discord.SelectDefaultValueType.role),
}
TEXT_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
MARKS, MIN_CLAUSE = (re.compile(r"[.:;] | · "), re.compile(", ")), 10
"""The separators of clauses, best first, and the characters of the shortest clause that stands alone."""


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
                label=labelled(label or "…", MAX_BUTTON_LABEL),
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
        await router_of(interaction).handle(ComponentKind.BUTTON, ComponentInteraction(interaction, self.cairn_id))


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
                options=list(options[:MAX_OPTIONS]) or [discord.SelectOption(label="…")],
                placeholder=shortened(without_icons(placeholder), 150) if placeholder else None,
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
        request = ComponentInteraction(interaction, self.cairn_id, data.get("values", ()))
        await router_of(interaction).handle(ComponentKind.MENU, request)


class CairnPicker(ui.DynamicItem[Picker], template=PATTERN.replace(KINDS, "[ucr]")):
    """A menu that Discord fills with a server's people, roles or ``channels`` of some kinds, of any verb.

    None of them up to ``most`` can be chosen; those with the ids ``chosen`` are at first.
    """

    def __init__(
        self,
        id: Id,  # noqa: A002 - what it is
        kind: ComponentKind,
        chosen: Sequence[int] = (),
        *,
        most: int = 1,
        placeholder: str | None = None,
        channels: Sequence[discord.ChannelType] = TEXT_CHANNELS,
    ) -> None:
        made, default = PICKERS[kind]
        item: Picker = made(
            custom_id=id.custom(kind),
            default_values=[discord.SelectDefaultValue(id=each, type=default) for each in chosen],
            min_values=0,
            max_values=most,
            placeholder=shortened(placeholder, 150) if placeholder else None,
        )
        if isinstance(item, ui.ChannelSelect):
            item.channel_types = [*channels]
        super().__init__(item)
        self.cairn_id, self.kind = id, kind

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(parsed(match), ComponentKind(match["kind"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        request = ComponentInteraction(interaction, self.cairn_id, data.get("values", ()))
        await router_of(interaction).handle(self.kind, request)


def rebind_ids(item: ui.Item[Any], verbs: Mapping[str, str], to: str) -> None:
    """Lets the buttons and menus in ``item`` lead elsewhere: to other verbs, with arguments that begin with ``to``."""
    found = item.children if isinstance(item, ui.ActionRow) else ()
    for each in found:
        if isinstance(each, CairnButton | CairnMenu) and each.cairn_id.verb in verbs:
            was, kind = each.cairn_id, "b" if isinstance(each, CairnButton) else "s"
            each.cairn_id = Id(verbs[was.verb], was.table, was.revision, f"{to}.{was.arg}")
            each.custom_id = each.cairn_id.custom(kind)


def option(label: str, value: str, *, description: str | None = None, default: bool = False) -> discord.SelectOption:
    """A menu's option within Discord's lengths; what of a label is too long stands below it, if there is room."""
    icon = first_icon(label)
    if description is None:
        label, description = parted(without_icons(label), MAX_OPTION_LABEL)
    return discord.SelectOption(
        label=labelled(label, MAX_OPTION_LABEL, icon),
        value=value,
        description=shortened(without_icons(description), MAX_OPTION_LABEL) if description else None,
        default=default,
    )


def labelled(words: str, limit: int, icon: Icon | None = None) -> str:
    """``words`` of at most ``limit`` characters, and before them the ``icon``, or their first: a label has one."""
    found = icon or first_icon(words)
    return ("" if found is None else found.mark) + shortened(without_icons(words), limit)


def parted(words: str, limit: int) -> tuple[str, str]:
    """``words`` in two, each of at most ``limit`` characters if that can be: between two clauses, or else two words."""
    if units(words) <= limit:
        return words, ""
    most = len(shortened(words, limit + 1)) - 1
    ends = (found.end() for mark in MARKS for found in mark.finditer(words, MIN_CLAUSE))
    fitting = (end for end in ends if end <= most and units(words[end:]) <= limit)
    cut = next(fitting, 0) or words[: most + 1].rfind(" ") + 1 or most
    return words[:cut].rstrip(" ·"), words[cut:]


def turn_buttons(page: int, pages: int, to: Callable[[int], Id], localizer: Localizer) -> list[CairnButton]:
    """Return the buttons from one of several pages (0-based) to the one before and the next, where there are any."""
    turns = (("button-previous", page - 1), ("button-next", page + 1))
    return [CairnButton(to(other), localizer.format(label)) for label, other in turns if 0 <= other < pages]
