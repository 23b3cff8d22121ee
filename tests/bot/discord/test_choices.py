"""The form of a question: buttons or menus, and the same one while its choices come and go."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.choices import BUTTONS_IN_A_ROW, MAX_OPTIONS, Ids, PanelPage, Size, choice_rows
from games.engine import Choice, Decision, text

SHORT, LONG = "Sea 4", "Sea 4, with all that it would bring at this table"


def asked(open_: int, *, groups: tuple[str, ...] = (), label: str = SHORT, closed: str | None = None) -> Decision:
    """A question with so many open choices, in turn of these ``groups``, and one in a ``closed`` group."""
    found = [
        Choice(
            f"take-{number}",
            text("panel-in-full", choice=f"{label} {number}"),
            text("panel-in-full", choice=groups[number % len(groups)]) if groups else None,
        )
        for number in range(open_)
    ]
    if closed is not None:
        group = text("panel-in-full", choice=closed)
        found.append(Choice("never", text("button-log"), group, why_not=text("button-log")))
    return Decision(0, text("panel-choose"), tuple(found))


def parts(decision: Decision, size: Size = Size.FULL) -> list[ui.Item[Any]]:
    """The buttons and menus that ask ``decision``."""
    items = choice_rows(Ids(1, 1), decision, PanelPage(), Localizer("en"), size)
    rows = (row for row in items if isinstance(row, ui.ActionRow))
    return [part.item for row in rows for part in row.walk_children() if isinstance(part, ui.DynamicItem)]


def kinds(decision: Decision, size: Size = Size.FULL) -> list[str]:
    """Whether each of them is a ``button`` or a ``menu``."""
    return ["menu" if isinstance(part, ui.Select) else "button" for part in parts(decision, size)]


@pytest.mark.parametrize(
    ("decision", "wanted"),
    [
        (asked(4), "button"),
        (asked(BUTTONS_IN_A_ROW + 1), "button"),
        (asked(BUTTONS_IN_A_ROW + 1, label=LONG), "menu"),
        (asked(4, groups=("Play",)), "button"),
        (asked(4, groups=("Play", "Discard")), "menu"),
        (asked(4, groups=("Play",), closed="Discard"), "menu"),
        (asked(1, groups=("Play",), closed="Discard"), "button"),
    ],
)
def test_a_question_has_one_form_however_few_of_its_groups_are_open(decision: Decision, wanted: str) -> None:
    assert set(kinds(decision)) == {wanted}


def test_briefer_forms_have_fewer_buttons_then_fewer_menus() -> None:
    grouped = asked(6, groups=("Red", "Blue"))
    mixed = msgspec.structs.replace(grouped, choices=(*grouped.choices, *asked(3).choices))
    assert kinds(mixed) == ["menu", "menu", "button", "button", "button"]
    assert kinds(mixed, Size.BRIEF) == ["menu", "menu", "menu"]
    (menu,) = parts(mixed, Size.ONE_MENU)
    assert isinstance(menu, ui.Select)
    assert [line.description for line in menu.options] == ["› Red", "› Blue"] * 3 + [None] * 3


def test_choices_of_no_group_are_named_by_what_they_are_beside_groups() -> None:
    grouped, three = asked(6, groups=("Red", "Blue")), asked(3)
    mixed = msgspec.structs.replace(grouped, choices=(*grouped.choices, *three.choices))
    *_, menu = parts(mixed, Size.BRIEF)
    assert isinstance(menu, ui.Select)
    assert menu.placeholder == "› Sea 4 0, › Sea 4 1, › Sea 4 2"
    way_out = msgspec.structs.replace(
        grouped, choices=(*grouped.choices, *asked(1, label=LONG).choices, *asked(1).choices)
    )
    *_, menu = parts(way_out, Size.BRIEF)
    assert isinstance(menu, ui.Select)
    assert (menu.placeholder or "").startswith("› Sea 4 0, › Sea 4, with all"), "a short way out is seen"
    many = msgspec.structs.replace(grouped, choices=grouped.choices * 4 + three.choices)
    (menu,) = parts(many, Size.ONE_MENU)
    assert isinstance(menu, ui.Select)
    assert [line.label for line in menu.options] == ["› Red", "› Blue", "› Sea 4 0, › Sea 4 1, › Sea 4 2"]


def test_one_menu_of_too_many_choices_asks_for_a_group_first() -> None:
    (menu,) = parts(asked(MAX_OPTIONS + 1, groups=("Red", "Blue")), Size.ONE_MENU)
    assert isinstance(menu, ui.Select)
    assert [line.label for line in menu.options] == ["› Red", "› Blue"]


def test_brief_forms_keep_few_short_choices_as_buttons_and_one_beside_menus() -> None:
    for size in Size:
        assert set(kinds(asked(4), size)) == {"button"}
    grouped = asked(6, groups=("Red", "Blue"))
    one_more = msgspec.structs.replace(grouped, choices=(*grouped.choices, *asked(1).choices))
    assert kinds(one_more, Size.BRIEF) == ["menu", "menu", "button"]
    assert kinds(asked(4, label=LONG), Size.BRIEF) == ["menu"]
