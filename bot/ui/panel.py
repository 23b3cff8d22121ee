"""The private panel: the hand, the open decision, its choices as buttons or menus, undo, and why some are withheld."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.localizer import Localizer
from bot.model.table import Position, Status
from bot.ui.choices import MENUS, PAGE, Ids, Place, choice_rows, open_choices
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, option
from bot.ui.message import Message, galleries, layout, row, text_block
from bot.ui.status import asked, thinking_line, title
from bot.ui.undo import ask_button
from games.engine import THEN, Choice, Decision, ahead, text
from render.scene import Picture

DEPTH, PATH = 2, 60
"""How many questions are asked along with a choice, and the characters of a path of keys."""


def panel(
    position: Position,
    decisions: Sequence[Decision],
    localizer: Localizer,
    *,
    place: Place | None = None,
    pictures: Sequence[Picture] = (),
    letters: Mapping[str, str] | None = None,
    notes: Sequence[str] = (),
    final: Collection[str] = (),
    can_undo: bool = False,
    missed: str = "",
    below: Sequence[ui.ActionRow[Any] | None] = (),
    planning: CairnButton | None = None,
    ahead: int | None = None,
) -> Message:
    """The panel for one player.

    ``decisions`` are the player's own open ones, what is waited for first; ``letters`` are those that the pictures give
    to choices, by key; ``notes`` are lines above the decision. ``final`` are the choices of the decision shown that
    cannot be taken back: each says so, or where all are, the panel does. ``missed`` is what its player has missed,
    ``below`` are the last rows, and ``planning`` stands above the tools; of ``ahead`` see :func:`waiting`.
    """
    table = position.table
    at = place or Place()
    decision = at.of(decisions)
    names = [f"panel-{number}.png" for number in range(1, len(pictures) + 1)]
    parts: list[ui.Item[Any] | None] = [
        text_block(f"### {title(table, localizer)}"),
        text_block(missed) if missed else None,
        row(CairnButton(Id("since", table.id), localizer.format("button-since"))) if missed else None,
        text_block("\n".join(notes)) if notes else None,
        *galleries(names, [picture.alt for picture in pictures]),
    ]
    if decision is None:
        parts.append(text_block(waiting(position, localizer, ahead)))
    else:
        whole = len(final) == len(open_choices(decision)) > 0
        note = f"\n-# {localizer.format('panel-final')}" if whole else ""
        parts.append(text_block("**" + localizer(decision.prompt) + "**" + note))
        shown = decision if whole else marked(decision, final)
        parts += choice_items(position, shown, localizer, place=at, letters=letters)
    parts.append(_others(position, decisions, decision, localizer))
    parts.append(row(planning))
    parts.append(_tools(position, decisions, localizer, at, can_undo=can_undo))
    return Message(layout(*parts, *below), dict(zip(names, pictures, strict=True)))


def waiting(position: Position, localizer: Localizer, ahead: int | None = None) -> str:
    """The line that says whom the table waits for; of a computer player how many decisions are ``ahead`` of its own."""
    if not position.to_act:
        return localizer.format("panel-over")
    if not position.awaited:
        return thinking_line(position, localizer, [localizer.names[seat] for seat in position.to_act], ahead)
    names = ", ".join(localizer.names[seat] for seat in position.to_act)
    return localizer.format("panel-waiting", names=names, asked=asked(position.table))


def unfolded(position: Position, decision: Decision) -> Decision:
    """``decision`` with what its choices are about asked in the same panel, a menu each, as far as there is room.

    The key of such a choice is a path: the choice, then what it leads to.
    """
    if not decision.waits:
        return decision
    groups = {choice.group for choice in open_choices(decision)}
    found: list[Choice] = []
    for choice in decision.choices:
        inner = [] if len(groups) == MENUS else _ahead(position, position.state, decision.seat, choice)
        found += [replace(each, group=choice.label) for each in inner] or [choice]
        groups.update(choice.label for _ in inner)
    return replace(decision, choices=tuple(found))


def _ahead(position: Position, state: Any, seat: int, choice: Choice, depth: int = 1) -> list[Choice]:
    """What ``choice`` is about, as choices with a path for a key; none where it is about nothing else."""
    if choice.group is not None or choice.why_not is not None:
        return []
    asked = ahead(position.game, state, seat, choice.key)
    if asked is None:
        return []
    found: list[Choice] = []
    for each in asked[0].choices:
        inner = _ahead(position, asked[1], seat, each, depth + 1) if depth < DEPTH else []
        told = [
            replace(one, label=text("choice-then", choice=each.label, then=one.label))
            for one in inner
            if one.why_not is None
        ]
        found += told or [each]
    paths = [replace(each, key=f"{choice.key}{THEN}{each.key}") for each in found]
    return paths if len(paths) <= PAGE and all(len(path.key) <= PATH for path in paths) else []


def marked(decision: Decision, final: Collection[str]) -> Decision:
    """``decision`` with a word at each of its ``final`` choices, those that cannot be taken back."""
    choices = (
        replace(choice, label=text("choice-final", choice=choice.label)) if choice.key in final else choice
        for choice in decision.choices
    )
    return replace(decision, choices=tuple(choices)) if final else decision


def withheld(decisions: Sequence[Decision], localizer: Localizer) -> str:
    """Every withheld choice with its reason, as lines."""
    lines = [
        localizer.format("why-not-line", choice=choice.label, reason=choice.why_not)
        for decision in decisions
        for choice in decision.choices
        if choice.why_not is not None
    ]
    return "\n".join(lines)


def forfeiting(position: Position, choice: Choice, localizer: Localizer) -> Message:
    """Asks whether a choice is meant that leaves something of worth behind."""
    table = position.table
    what = localizer.format("panel-forfeits", what=choice.forfeits or "")
    sure = Id("act", table.id, table.revision, choice.key)
    return Message(
        layout(
            text_block(f"### {title(table, localizer)}\n{what}"),
            row(
                CairnButton(sure, localizer.format("button-leave-it"), style=discord.ButtonStyle.danger),
                CairnButton(_ids(position).place(Place()), localizer.format("button-back"), emoji="↩️"),
            ),
        )
    )


def lettered(decision: Decision, letters: Mapping[str, str]) -> Decision:
    """``decision`` with the letters of the pictures before its choices' labels."""
    choices = (
        replace(choice, label=text("choice-lettered", letter=letters[choice.key], choice=choice.label))
        if choice.key in letters
        else choice
        for choice in decision.choices
    )
    return replace(decision, choices=tuple(choices)) if letters else decision


def choice_items(
    position: Position,
    decision: Decision,
    localizer: Localizer,
    *,
    place: Place | None = None,
    letters: Mapping[str, str] | None = None,
) -> Iterator[ui.Item[Any] | None]:
    """The open choices of ``decision`` as buttons or menus."""
    return choice_rows(_ids(position), lettered(decision, letters or {}), place or Place(), localizer)


def _others(
    position: Position, decisions: Sequence[Decision], shown: Decision | None, localizer: Localizer
) -> ui.ActionRow[Any] | None:
    """A menu of the player's other open decisions, such as what may be done out of turn."""
    others = [
        option(localizer(decision.prompt), Place(number).arg)
        for number, decision in enumerate(decisions)
        if decision is not shown
    ][:PAGE]
    if not others:
        return None
    menu = Id("group", position.table.id, position.table.revision, "other")
    return row(CairnMenu(menu, others, placeholder=localizer.format("panel-others")))


def offers(position: Position, seat: int, localizer: Localizer) -> list[ui.ActionRow[Any] | None]:
    """What ``seat`` may do out of turn, a menu for each such decision, for messages that stay while others move.

    They name no revision: what is offered out of turn may be taken as long as it is open.
    """
    return [
        row(
            CairnMenu(
                Id("offer", position.table.id, 0, str(number)),
                [option(localizer(choice.label), choice.key) for choice in open_choices(decision)[:PAGE]],
                placeholder=localizer(decision.prompt),
            )
        )
        for number, decision in enumerate(marked(each, position.final_keys(each)) for each in position.offers_to(seat))
        if open_choices(decision)
    ][:MENUS]


def _tools(
    position: Position,
    decisions: Sequence[Decision],
    localizer: Localizer,
    at: Place,
    *,
    can_undo: bool,
) -> ui.ActionRow[Any] | None:
    table = position.table
    reasons = any(choice.why_not is not None for decision in decisions for choice in decision.choices)
    return row(
        CairnButton(Id("undo", table.id, table.revision), localizer.format("button-undo"), emoji="↩️")
        if can_undo
        else ask_button(table, localizer)
        if table.status is Status.RUNNING
        else None,
        CairnButton(Id("why", table.id, table.revision), localizer.format("button-why")) if reasons else None,
        CairnButton(Id("advice", table.id, table.revision), localizer.format("button-advice"), emoji="💡")
        if table.hints_allowed and any(decision.waits for decision in decisions)
        else None,
        CairnButton(Id("signs", table.id), localizer.format("button-signs")),
        CairnButton(Id("note", table.id, arg="panel"), localizer.format("button-note"), emoji="📝"),
        CairnButton(_ids(position).place(Place()), localizer.format("button-refresh"))
        if at.of(decisions) is None
        else None,
    )


def _ids(position: Position) -> Ids:
    return Ids(position.table.id, position.table.revision)
