"""Choices on a private message: a few are buttons, and so are a few that belong to no group.

More, or long ones, are one menu a group, however few are open of those of a question with several; many small groups
share one, many large ones are chosen in two steps, and what is too long is paged. Where a message would not stand on a
screen otherwise, fewer are buttons, then fewer have menus of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.core.icons import without_icons
from bot.core.localizer import Localizer
from bot.discord.components import MAX_BUTTON_LABEL, CairnButton, CairnMenu, labelled, option, turn_buttons
from bot.discord.ids import Id
from bot.discord.message import row, shortened, text_block, units
from games.engine import Choice, Decision, Text, text

ASK = "?"
"""Ends the key of a choice that leaves something of worth behind: a click on it asks once more."""
MAX_OPTIONS = 25
"""Options a menu may hold."""
MAX_BUTTONS = 10
"""Up to this many ungrouped choices are buttons."""
MAX_LONG_BUTTONS, MAX_LETTERS = 3, 150
"""More choices than so few are buttons where their labels have no more characters together."""
BUTTONS_IN_A_ROW = 5
"""Buttons in a row. Beside the menus of groups, up to this many ungrouped choices are buttons."""
MAX_MENUS = 5
"""Up to this many groups get a menu each; more share one menu or, if that is too long, one is chosen first."""
MAX_BRIEF_NAME, ELLIPSIS = 32, "…"
"""Letters of a menu's name that stand on one line of a phone, and how words end that are cut."""


class Size(IntEnum):
    """How much room choices take: each less than the one before."""

    FULL = 0
    BRIEF = 1
    """Menus have names of one line, and where there are any or choices are long, no more than one is a button."""
    ONE_MENU = 2
    """All groups share one menu, or one of them is chosen first."""


class PanelPage(msgspec.Struct, frozen=True):
    """The page of a panel: a decision (-1: the awaited one), one of its groups (-1: none), a page."""

    decision: int = -1
    group: int = -1
    page: int = 0

    @property
    def arg(self) -> str:
        return f"{_part(self.decision)}.{_part(self.group)}.{self.page}"

    @classmethod
    def parsed(cls, arg: str) -> PanelPage:
        """The place ``arg`` names; the first one for anything else."""
        found = re.fullmatch(r"(\d{1,3}|x)\.(\d{1,3}|x)\.(\d{1,3})", arg)
        if found is None:
            return cls()
        return cls(*(-1 if part == "x" else int(part) for part in found.groups()))

    def of(self, decisions: Sequence[Decision]) -> Decision | None:
        """Which of ``decisions`` is shown: the chosen one, else the awaited one, else none."""
        if 0 <= self.decision < len(decisions):
            return decisions[self.decision]
        return next((decision for decision in decisions if decision.waits), None)


def _part(number: int) -> str:
    return "x" if number < 0 else str(number)


class Ids(msgspec.Struct, frozen=True):
    """The verbs of clicks on a choice, a menu, a group or a page, and the prefix of their arguments."""

    table: int
    revision: int
    act_verb: str = "act"
    group_verb: str = "group"
    place_verb: str = "panel"
    before: str = ""

    def act(self, key: str) -> Id:
        """A button that takes the choice ``key``."""
        return Id(self.act_verb, self.table, self.revision, self.before + key)

    def menu(self, at: PanelPage) -> Id:
        """A menu of choices' keys."""
        return Id(self.act_verb, self.table, self.revision, self.before + at.arg)

    def group(self, at: PanelPage) -> Id:
        """A menu of places on the message."""
        return Id(self.group_verb, self.table, self.revision, self.before + at.arg)

    def place(self, at: PanelPage) -> Id:
        """A button that leads to a place on the message."""
        return Id(self.place_verb, self.table, self.revision, self.before + at.arg)


def open_choices(decision: Decision) -> list[Choice]:
    """The choices of ``decision`` that can be taken."""
    return [choice for choice in decision.choices if choice.why_not is None]


def _key(choice: Choice) -> str:
    """Return the argument of a click on ``choice``."""
    return choice.key + ASK if choice.warning else choice.key


def choice_rows(
    ids: Ids, decision: Decision, at: PanelPage, localizer: Localizer, size: Size = Size.FULL
) -> Iterator[ui.Item[Any] | None]:
    """The choices of ``decision`` that can be taken, as buttons or menus."""
    for item in _rows(ids, decision, at, localizer, size):
        if size > Size.FULL and isinstance(item, ui.ActionRow):
            _name_briefly(item)
        yield item


def _rows(
    ids: Ids, decision: Decision, at: PanelPage, localizer: Localizer, size: Size
) -> Iterator[ui.Item[Any] | None]:
    most = 1 if size is Size.ONE_MENU else MAX_MENUS
    choices = open_choices(decision)
    groups = list(_grouped(choices).items())
    if len(groups) == 1 and len(choices) <= MAX_BUTTONS and _are_buttons(decision, choices, localizer):
        yield from _buttons(ids, choices, localizer)
    elif 0 <= at.group < len(groups):
        group, members = groups[at.group]
        yield from _menu(ids, members, _group(group, localizer), at, localizer)
        if len(groups) > 1:
            yield row(CairnButton(ids.place(PanelPage(at.decision)), localizer.format("button-back"), emoji="↩️"))
    elif len(groups) > most and len(choices) <= MAX_OPTIONS:
        found = [
            option(localizer(choice.label), _key(choice), description=localizer(choice.group) if choice.group else None)
            for choice in choices
        ]
        yield from _paged(ids, ids.menu, found, localizer.format("panel-choose"), at, localizer)
    elif len(groups) > most:
        yield from _group_menu(ids, [_name(*each, localizer) for each in groups], at, localizer)
    else:
        for number, (group, members) in enumerate(groups):
            if group is None and len(members) <= (BUTTONS_IN_A_ROW if size is Size.FULL else 1):
                yield from _buttons(ids, members, localizer)
            else:
                name = _name(group, members, localizer) if len(groups) > 1 else _group(group, localizer)
                yield from _menu(ids, members, name, PanelPage(at.decision, number), localizer)


def _name_briefly(items: ui.ActionRow[Any]) -> None:
    """Give menus names of one line, and buttons whose labels stand above them in full."""
    for part in items.children:
        if isinstance(part, CairnMenu) and part.item.placeholder:
            part.item.placeholder = shortened(part.item.placeholder, MAX_BRIEF_NAME)
        elif isinstance(part, CairnButton) and part.item.label and part.item.label.endswith(ELLIPSIS):
            part.item.label = labelled(part.item.label, MAX_BRIEF_NAME)


def lettered(decision: Decision, letters: Mapping[str, str]) -> Decision:
    """``decision`` with the letters of the pictures before its choices' labels, those of each group in their order."""
    if not letters:
        return decision
    queues: dict[Text | None, Iterator[Choice]] = {}
    for group in {choice.group for choice in decision.choices}:
        members = (choice for choice in decision.choices if choice.group == group and choice.key in letters)
        queues[group] = iter(sorted(members, key=lambda choice: (len(letters[choice.key]), letters[choice.key])))
    choices = [next(queues[choice.group]) if choice.key in letters else choice for choice in decision.choices]
    return replace(
        decision,
        choices=tuple(
            replace(choice, label=text("choice-lettered", letter=letters[choice.key], choice=choice.label))
            if choice.key in letters
            else choice
            for choice in choices
        ),
    )


def _are_buttons(decision: Decision, choices: Sequence[Choice], localizer: Localizer) -> bool:
    """Whether the open ``choices``, all of one group, are buttons: not where others of the question have a menu.

    Long ones of which there are many are none either: they would push what they are about off the screen.
    """
    if len(choices) > MAX_LONG_BUTTONS and sum(map(units, _words(choices, localizer))) > MAX_LETTERS:
        return False
    if choices[0].group is None or len(choices) == 1:
        return True
    return len(_grouped(decision.choices)) == 1 and not _long(choices, localizer)


def _grouped(choices: Sequence[Choice]) -> dict[Text | None, list[Choice]]:
    groups: dict[Text | None, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return groups


def _group(group: Text | None, localizer: Localizer) -> str:
    return localizer(group) if group else localizer.format("panel-choose")


def _name(group: Text | None, members: Sequence[Choice], localizer: Localizer) -> str:
    """Return what one of several groups is called: what belongs to none, by what is in it, short labels first."""
    labels = sorted(_words(members, localizer), key=len)
    return localizer(group) if group else shortened(", ".join(labels), MAX_BRIEF_NAME)


def _buttons(ids: Ids, choices: Sequence[Choice], localizer: Localizer) -> Iterator[ui.Item[Any] | None]:
    """Rows of buttons; labels that are too long for a button stand above them in full."""
    if found := _long(choices, localizer):
        yield text_block("\n".join(localizer.format("panel-in-full", choice=choice) for choice in found))
    for start in range(0, len(choices), BUTTONS_IN_A_ROW):
        yield row(*(_button(ids, choice, localizer) for choice in choices[start : start + BUTTONS_IN_A_ROW]))


def _long(choices: Sequence[Choice], localizer: Localizer) -> list[str]:
    """The labels that are too long for a button."""
    labels = [localizer(choice.label) for choice in choices]
    return [label for label in labels if units(without_icons(label)) > MAX_BUTTON_LABEL]


def _words(choices: Sequence[Choice], localizer: Localizer) -> list[str]:
    """The labels of ``choices`` without icons."""
    return [without_icons(localizer(choice.label)) for choice in choices]


def _button(ids: Ids, choice: Choice, localizer: Localizer) -> CairnButton:
    """A button; a label that is too long for it keeps the word that the choice is final."""
    label, final = localizer(choice.label), localizer.format("choice-final", choice="")
    if label.endswith(final):
        label = labelled(label.removesuffix(final), MAX_BUTTON_LABEL - units(final)) + final
    return CairnButton(ids.act(_key(choice)), label, style=discord.ButtonStyle.primary)


def _menu(
    ids: Ids, choices: Sequence[Choice], name: str, at: PanelPage, localizer: Localizer
) -> Iterator[ui.Item[Any] | None]:
    found = [option(localizer(choice.label), _key(choice)) for choice in choices]
    yield from _paged(ids, ids.menu, found, name, at, localizer)


def _group_menu(ids: Ids, names: Sequence[str], at: PanelPage, localizer: Localizer) -> Iterator[ui.Item[Any] | None]:
    found = [option(name, PanelPage(at.decision, number).arg) for number, name in enumerate(names)]
    yield from _paged(ids, ids.group, found, localizer.format("panel-group"), at, localizer)


def _paged(
    ids: Ids,
    menu: Callable[[PanelPage], Id],
    options: Sequence[discord.SelectOption],
    name: str,
    at: PanelPage,
    localizer: Localizer,
) -> Iterator[ui.Item[Any] | None]:
    """A menu of the page of ``options`` that ``at`` names; with buttons to turn where there are more."""
    pages = -(-len(options) // MAX_OPTIONS)
    page = min(at.page, pages - 1)
    yield row(
        CairnMenu(
            menu(at),
            options[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS],
            placeholder=name if pages == 1 else localizer.format("panel-page", name=name, page=page + 1, pages=pages),
        )
    )
    yield row(*turn_buttons(page, pages, lambda to: ids.place(PanelPage(at.decision, at.group, to)), localizer))
