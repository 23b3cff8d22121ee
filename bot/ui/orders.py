"""Planning ahead: the private panel of one's next turn, and what one has ordered in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.localizer import Localizer
from bot.model.orders import MOST_ALTERNATIVES, MOST_WATCHED, Alternative, Order
from bot.model.table import Position
from bot.orders.plans import Plan, watchable
from bot.ui.choices import PAGE, Ids, Place, choice_rows
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, option
from bot.ui.message import Message, galleries, layout, row, text_block
from bot.ui.panel import lettered
from bot.ui.status import title
from games.engine import Decision
from render.scene import Picture


@dataclass(frozen=True, slots=True)
class Spot:
    """Where somebody is in planning: at a choice (``step``) of an alternative (``number``), and what ``rest`` says."""

    number: int = 0
    step: int = 0
    rest: str = ""

    @classmethod
    def parsed(cls, arg: str) -> Spot:
        """The spot that ``arg`` names; the first one for anything else."""
        number, _, rest = arg.partition(".")
        step, _, rest = rest.partition(".")
        known = number.isdecimal() and step.isdecimal() and len(number) < 3 and len(step) < 3
        return cls(int(number), int(step), rest) if known else cls()

    @property
    def before(self) -> str:
        """What stands before ``rest``."""
        return f"{self.number}.{self.step}."


def order_notes(order: Order | None, localizer: Localizer) -> list[str]:
    """What lies ordered, or why it was dropped, as lines of the panel."""
    if order is None:
        return []
    if order.over is not None:
        return ["⚠️ " + localizer.format("order-dropped", why=order.over)]
    heading = localizer.format("order-lies" if order.due_at is None else "order-comes")
    return [f"📋 {heading}", *alternative_lines(order.alternatives, localizer)]


def alternative_lines(alternatives: Sequence[Alternative], localizer: Localizer) -> list[str]:
    """Alternatives in words, a line each."""
    return [_line(number, each, localizer) for number, each in enumerate(alternatives, 1)]


def _line(number: int, each: Alternative, localizer: Localizer) -> str:
    what = localizer.format("order-then").join(localizer.leniently(step.label) for step in each.steps)
    guard = ", ".join(localizer.leniently(watched.name) for watched in each.unless)
    if guard:
        return localizer.format("order-line-unless", number=number, what=what, guard=guard)
    return localizer.format("order-line", number=number, what=what)


def plan_button(position: Position, seat: int, order: Order | None, localizer: Localizer) -> CairnButton | None:
    """Leads from the panel of who waits to planning; where an order is about to be played, cancels it."""
    table = position.table
    if order is not None and order.over is None and order.due_at is not None:
        return CairnButton(Id("plan-cancel", table.id, table.revision), localizer.format("button-cancel-order"))
    if position.over or seat in position.to_act:
        return None
    return CairnButton(Id("plan", table.id, table.revision), localizer.format("button-plan"), emoji="📋")


def plan_panel(
    position: Position,
    order: Order | None,
    at: Spot,
    found: Plan,
    localizer: Localizer,
    *,
    decision: Decision | None,
    pictures: Sequence[Picture] = (),
    letters: Mapping[str, str] | None = None,
    notes: Sequence[str] = (),
) -> Message:
    """The panel of the next turn as it would be now, after what alternative ``at.number`` plans so far.

    ``decision`` is what is asked next (None: nothing more can be planned), in the words of the reader's panel.
    """
    table = position.table
    alternatives = () if order is None or order.over is not None else order.alternatives
    mine = alternatives[at.number] if at.number < len(alternatives) else Alternative()
    ids = Ids(table.id, table.revision, "plan-act", "plan-group", "plan", f"{at.number}.{found.fitting}.")
    names = [f"panel-{number}.png" for number in range(1, len(pictures) + 1)]
    lines = [localizer.format("plan-title"), *alternative_lines(alternatives, localizer)]
    if found.fitting < len(mine.steps):
        lines.append("⚠️ " + localizer.format("plan-closed", choice=mine.steps[found.fitting].label))
    asked = localizer.format("plan-whole") if decision is None else f"**{localizer(decision.prompt)}**"
    shown = lettered(decision, letters or {}) if decision else None
    return Message(
        layout(
            text_block(f"### {title(table, localizer)}"),
            text_block("\n".join(notes)) if notes else None,
            text_block("\n".join(lines)),
            *galleries(names, [picture.alt for picture in pictures]),
            text_block(asked),
            *(choice_rows(ids, shown, Place.parsed(at.rest), localizer) if shown else ()),
            _guards(position, at, mine, found, localizer),
            _alternatives(position, at, alternatives, localizer),
            _tools(position, at, found, localizer, ordered=bool(alternatives)),
        ),
        dict(zip(names, pictures, strict=True)),
    )


def _guards(
    position: Position, at: Spot, mine: Alternative, found: Plan, localizer: Localizer
) -> ui.ActionRow[Any] | None:
    """A menu of what may not be touched meanwhile; a click on one that is chosen takes it away."""
    if not mine.steps:
        return None
    table = position.table
    known = {each.piece: each for each in (*mine.unless, *watchable(found))}
    options = [
        option(("✓ " if each in mine.unless else "") + localizer.leniently(each.name), each.piece)
        for each in list(known.values())[:PAGE]
    ]
    menu = Id("plan-watch", table.id, table.revision, f"{at.number}.{found.fitting}")
    placeholder = localizer.format("plan-unless", most=MOST_WATCHED)
    return row(CairnMenu(menu, options, placeholder=placeholder) if options else None)


def _alternatives(
    position: Position, at: Spot, alternatives: Sequence[Alternative], localizer: Localizer
) -> ui.ActionRow[Any] | None:
    """Buttons to the alternatives, and to a further one."""
    table, buttons = position.table, list[CairnButton]()
    for number in range(min(len(alternatives) + 1, MOST_ALTERNATIVES)):
        name = "button-alternative" if number < len(alternatives) else "button-new-alternative"
        spot = Id("plan", table.id, table.revision, Spot(number).before)
        label = localizer.format(name, number=number + 1)
        buttons.append(CairnButton(spot, label, disabled=number == at.number))
    return row(*buttons) if alternatives else None


def _tools(
    position: Position, at: Spot, found: Plan, localizer: Localizer, *, ordered: bool
) -> ui.ActionRow[Any] | None:
    table = position.table
    back = Id("plan-back", table.id, table.revision, f"{at.number}.{max(found.fitting - 1, 0)}")
    return row(
        CairnButton(back, localizer.format("button-step-back"), emoji="↩️") if found.fitting else None,
        CairnButton(Id("plan-cancel", table.id, table.revision), localizer.format("button-cancel-order"))
        if ordered
        else None,
        CairnButton(Id("panel", table.id, table.revision), localizer.format("button-plan-done")),
    )
