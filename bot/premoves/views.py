"""Planning ahead: the private panel of one's next turn, and what one has ordered in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.choices import MAX_OPTIONS, Ids, PanelPage, choice_rows, lettered
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, text_block
from bot.premoves.model import MAX_ALTERNATIVES, MAX_WATCHED, Alternative, Premove, PremoveState
from bot.premoves.plans import PlannedPosition, watchable
from bot.tables.core.model import Position
from bot.tables.show.board_buttons import can_plan
from bot.tables.show.help_buttons import try_button
from bot.tables.show.status import title
from games.engine import Decision
from render.scene import Picture


class Cursor(msgspec.Struct, frozen=True):
    """Where somebody is in planning: at a choice (``step``) of an alternative (``number``), and what ``rest`` says."""

    number: int = 0
    step: int = 0
    rest: str = ""

    @classmethod
    def parsed(cls, arg: str) -> Cursor:
        """The spot that ``arg`` names; the first one for anything else."""
        number, _, rest = arg.partition(".")
        step, _, rest = rest.partition(".")
        known = number.isdecimal() and step.isdecimal() and len(number) < 3 and len(step) < 3
        return cls(int(number), int(step), rest) if known else cls()

    @property
    def before(self) -> str:
        """Return the cursor before ``rest``."""
        return f"{self.number}.{self.step}."


def premove_notes(premove: Premove | None, localizer: Localizer) -> list[str]:
    """Return lines of the panel about a premove, or why it was dropped."""
    if premove is None:
        return []
    if premove.dropped is not None:
        return ["⚠️ " + localizer.format("premove-dropped", why=premove.dropped)]
    heading = localizer.format("premove-lies" if premove.state is PremoveState.WAITING else "premove-comes")
    return [f"📋 {heading}", *alternative_lines(premove.alternatives, localizer)]


def alternative_lines(alternatives: Sequence[Alternative], localizer: Localizer) -> list[str]:
    """Alternatives in words, a line each."""
    return [_line(number, each, localizer) for number, each in enumerate(alternatives, 1)]


def _line(number: int, each: Alternative, localizer: Localizer) -> str:
    what = localizer.format("premove-then").join(localizer.leniently(step.label) for step in each.steps)
    guard = localizer.format("premove-or").join(localizer.leniently(watched.name) for watched in each.unless)
    if guard:
        return localizer.format("premove-line-unless", number=number, what=what, guard=guard)
    return localizer.format("premove-line", number=number, what=what)


def plan_button(position: Position, seat: int, premove: Premove | None, localizer: Localizer) -> CairnButton | None:
    """Lead from the panel of who waits to planning, where it can be done; cancel a premove that is coming or rests."""
    table = position.table
    coming = seat in position.to_act or (premove is not None and premove.state is not PremoveState.WAITING)
    if premove is not None and premove.state is not PremoveState.DROPPED and coming:
        return CairnButton(Id("plan-cancel", table.id, table.revision), localizer.format("button-cancel-premove"))
    if position.over or table.stopped or seat in position.to_act or not (premove or can_plan(position, seat)):
        return None
    return CairnButton(Id("plan", table.id, table.revision), localizer.format("button-plan"), emoji="📋")


def plan_panel(
    position: Position,
    premove: Premove | None,
    at: Cursor,
    found: PlannedPosition,
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
    alternatives = () if premove is None or premove.state is PremoveState.DROPPED else premove.alternatives
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
            *(choice_rows(ids, shown, PanelPage.parsed(at.rest), localizer) if shown else ()),
            _guards(position, at, mine, found, localizer),
            _alternatives(position, at, alternatives, localizer),
            _tools(position, at, found, localizer, ordered=bool(alternatives)),
        ),
        dict(zip(names, pictures, strict=True)),
    )


def _guards(
    position: Position, at: Cursor, mine: Alternative, found: PlannedPosition, localizer: Localizer
) -> ui.ActionRow[Any] | None:
    """A menu of what may not be touched meanwhile; a click on one that is chosen takes it away."""
    if not mine.steps:
        return None
    table = position.table
    known = {each.piece: each for each in (*mine.unless, *watchable(found))}
    options = [
        option(("✓ " if each in mine.unless else "") + localizer.leniently(each.name), each.piece)
        for each in list(known.values())[:MAX_OPTIONS]
    ]
    menu = Id("plan-watch", table.id, table.revision, f"{at.number}.{found.fitting}")
    placeholder = localizer.format("plan-unless", most=MAX_WATCHED)
    return row(CairnMenu(menu, options, placeholder=placeholder) if options else None)


def _alternatives(
    position: Position, at: Cursor, alternatives: Sequence[Alternative], localizer: Localizer
) -> ui.ActionRow[Any] | None:
    """Buttons to the alternatives, and to a further one."""
    table, buttons = position.table, list[CairnButton]()
    for number in range(min(len(alternatives) + 1, MAX_ALTERNATIVES)):
        name = "button-alternative" if number < len(alternatives) else "button-new-alternative"
        cursor = Id("plan", table.id, table.revision, Cursor(number).before)
        label = localizer.format(name, number=number + 1)
        buttons.append(CairnButton(cursor, label, disabled=number == at.number))
    return row(*buttons) if alternatives else None


def _tools(
    position: Position, at: Cursor, found: PlannedPosition, localizer: Localizer, *, ordered: bool
) -> ui.ActionRow[Any] | None:
    table = position.table
    back = Id("plan-back", table.id, table.revision, f"{at.number}.{max(found.fitting - 1, 0)}")
    return row(
        CairnButton(back, localizer.format("button-step-back"), emoji="↩️") if found.fitting else None,
        CairnButton(Id("plan-cancel", table.id, table.revision), localizer.format("button-cancel-premove"))
        if ordered
        else None,
        try_button(table, localizer),
        CairnButton(Id("panel", table.id, table.revision), localizer.format("button-plan-done")),
    )
