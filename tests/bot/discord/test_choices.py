"""The form of a question: buttons or menus, and the same one while its choices come and go."""

from __future__ import annotations

import pytest
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.choices import BUTTONS_IN_A_ROW, Ids, PanelPage, choice_rows
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


def form(decision: Decision) -> set[str]:
    """Whether choices are ``button`` or ``menu``."""
    items = (item for item in choice_rows(Ids(1, 1), decision, PanelPage(), Localizer("en")) if item is not None)
    rows = (row for row in items if isinstance(row, ui.ActionRow))
    made = (part.item for row in rows for part in row.walk_children() if isinstance(part, ui.DynamicItem))
    return {"menu" if isinstance(part, ui.Select) else "button" for part in made}


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
    assert form(decision) == {wanted}
