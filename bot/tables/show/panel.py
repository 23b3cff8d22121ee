"""The private panel: the hand, the open decision, its choices as buttons or menus, and undo."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.localizer import Localizer
from bot.core.workers.foreign_pool import GameFailed, GameStopped
from bot.discord.choices import (
    BUTTONS_IN_A_ROW,
    MAX_MENUS,
    MAX_OPTIONS,
    Ids,
    PanelPage,
    Size,
    choice_rows,
    lettered,
    open_choices,
)
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, shortened, text_block
from bot.discord.screen import first_that_fits, less_and_less
from bot.outbox.model import Post
from bot.tables.by_message.buttons import PANEL, say_button
from bot.tables.core.model import Position, Seat, Status, Table
from bot.tables.polls.undo_views import ask_button
from bot.tables.show.board_buttons import has_hands
from bot.tables.show.help_buttons import try_button
from bot.tables.show.status import asked, resting_lines, thinking_line, title
from bot.tables.show.thread_link import board_link
from bot.tables.time.absence_views import back_button
from games.engine import THEN, WAYS_OUT, Choice, Decision, ahead, steps, text
from render.scene import Picture

log = logging.getLogger(__name__)

DEPTH, PATH = 2, 60
"""How many questions are asked along with a choice, and the characters of a path of keys."""
MAX_DEEP = 8
"""Entries of a menu of which each answers two questions at once; where they would be more, only the first is asked."""


def panel(
    position: Position,
    decisions: Sequence[Decision],
    localizer: Localizer,
    *,
    place: PanelPage | None = None,
    pictures: Sequence[Picture] = (),
    letters: Mapping[str, str] | None = None,
    notes: Sequence[str] = (),
    told: Sequence[str] = (),
    final: Collection[str] = (),
    can_undo: bool = False,
    can_ask: bool = False,
    missed: str = "",
    below: Sequence[ui.ActionRow[Any] | None] = (),
    planning: CairnButton | None = None,
    no_hints: CairnButton | None = None,
    ahead: int | None = None,
) -> Message:
    """The panel for one player.

    ``decisions`` are the player's own open ones, what is waited for first; ``letters`` are those that the pictures give
    to choices, by key. Lines above the decision are ``told``, what has happened, and ``notes``, what there is to know.
    ``final`` are the choices of the decision shown that cannot be taken back: each says so, or where all are, the panel
    does. Its player ``can_undo`` the last step or else, having moved at all, ``can_ask`` the others to take back more.
    ``missed`` is what its player has missed, ``below`` are the last rows, ``planning`` stands above the tools, and
    ``no_hints`` among them if there is room; of ``ahead`` see :func:`waiting`. Of ``pictures`` the first ones are
    shown, as many as stand on a screen, and of what is ``told`` the last lines; where that is not enough, of what is
    ``missed`` the first line alone, and then choices are asked in a smaller size.
    """
    table = position.table
    at = place or PanelPage()
    decision = at.of(decisions)
    notes = [*resting_lines(table, localizer), *notes]
    trying = try_button(table, localizer) if table.status is Status.RUNNING else None  # where it takes no row

    def made(shown: Sequence[Picture], told: Sequence[str], missed: str, size: Size) -> Message:
        top = _head(table, shown, localizer, missed=missed, notes=[*told, *notes], trying=trying)
        asked_now = [*_asked(position, decision, localizer, at, letters, final, ahead, size)]
        tools = _tools(position, decisions, localizer, at, can_undo=can_undo, can_ask=can_ask)
        tools += [trying] if trying and not missed and not planning else []
        tools += [no_hints] if no_hints and size is Size.FULL else []
        cut = len(shown) < len(pictures) and has_hands(position)
        looking = _looking(table, localizer, deciding=decision is not None, cut=cut)
        rows = (
            others_menu(position, decisions, decision, localizer),
            row(planning, trying if planning and not missed else None),
            *_rows(tools, looking),
            *below,
        )
        return Message(layout(*top, *asked_now, *rows), dict(zip(_names(shown), shown, strict=True)))

    recaps = dict.fromkeys((missed, missed.partition("\n")[0]))
    return first_that_fits(
        made(*shown, recap, size) for size in Size for recap in recaps for shown in less_and_less(pictures, told)
    )


def _rows(*parts: Sequence[CairnButton]) -> list[ui.ActionRow[Any] | None]:
    """Buttons in one row, or where there are too many each part in one of its own."""
    together = [button for part in parts for button in part]
    return [row(*together)] if len(together) <= BUTTONS_IN_A_ROW else [row(*part) for part in parts]


def _names(pictures: Sequence[Picture]) -> list[str]:
    return [f"panel-{number}.png" for number in range(1, len(pictures) + 1)]


def _head(
    table: Table,
    pictures: Sequence[Picture],
    localizer: Localizer,
    *,
    missed: str,
    notes: Sequence[str],
    trying: CairnButton | None,
) -> list[ui.Item[Any] | None]:
    """Return what stands above the decision: what there is to know, and what it is about."""
    return [
        text_block(f"### {title(table, localizer)}"),
        text_block(missed) if missed else None,
        row(CairnButton(Id("since", table.id), localizer.format("button-since")), trying) if missed else None,
        text_block("\n".join(notes)) if notes else None,
        *galleries(_names(pictures), [picture.alt for picture in pictures]),
    ]


def _asked(
    position: Position,
    decision: Decision | None,
    localizer: Localizer,
    at: PanelPage,
    letters: Mapping[str, str] | None,
    final: Collection[str],
    ahead: int | None,
    size: Size,
) -> Iterator[ui.Item[Any] | None]:
    """The decision with its choices, or whom the table waits for."""
    if decision is None:
        yield text_block(waiting(position, localizer, ahead))
        return
    whole = len(final) == len(open_choices(decision)) > 0
    note = f"\n-# {localizer.format('panel-final')}" if whole else ""
    yield text_block("**" + localizer(decision.prompt) + "**" + note)
    shown = decision if whole else marked(decision, final)
    yield from choice_items(position, shown, localizer, place=at, letters=letters, size=size)


def waiting(position: Position, localizer: Localizer, ahead: int | None = None) -> str:
    """The line that says whom the table waits for; of a computer player how many decisions are ``ahead`` of its own."""
    if not position.to_act:
        return localizer.format("status-stopped" if position.table.stopped else "panel-over")
    if not position.awaited:
        return thinking_line(position, localizer, [localizer.names[seat] for seat in position.to_act], ahead)
    names = ", ".join(localizer.names[seat] for seat in position.to_act)
    return localizer.format("panel-waiting", names=names, asked=asked(position.table))


def unfolded(position: Position, decision: Decision) -> Decision:
    """``decision`` with what its choices are about asked in the same panel, a menu each, as far as there is room.

    The key of such a choice is a path: the choice, then what it leads to.
    """
    try:
        return _unfolded(position, decision) if decision.waits else decision
    except (GameStopped, GameFailed) as error:  # whoever takes that choice is told
        if not error.again:
            log.warning("What choices lead to at table %d cannot be told: %s", position.table.id, error)
        return decision


def _unfolded(position: Position, decision: Decision) -> Decision:
    groups = {choice.group for choice in open_choices(decision)}
    found: list[Choice] = []
    for choice in decision.choices:
        inner = [] if len(groups) == MAX_MENUS else _ahead(position, position.state, decision.seat, choice)
        found += [replace(each, group=choice.label) for each in inner] or [choice]
        groups.update(choice.label for _ in inner)
    return replace(decision, choices=tuple(found))


def _ahead(position: Position, state: Any, seat: int, choice: Choice, depth: int = 1) -> list[Choice]:
    """Return the parts of ``choice`` as choices with a path for a key; none where it has none."""
    if choice.group is not None or choice.why_not is not None:
        return []
    asked = ahead(position.game, state, seat, choice.key)
    if asked is None:
        return []
    found = list(asked[0].choices)
    if depth < DEPTH:
        deeper = [part for each in found for part in _both(each, _ahead(position, asked[1], seat, each, depth + 1))]
        deeper = _without_detours(position, asked[1], seat, deeper)
        found = deeper if len(deeper) <= MAX_DEEP else found
    paths = [
        replace(each, key=f"{choice.key}{THEN}{each.key}", warning=each.warning or choice.warning) for each in found
    ]
    return paths if len(paths) <= MAX_OPTIONS and all(len(path.key) <= PATH for path in paths) else []


def _without_detours(position: Position, state: Any, seat: int, choices: Sequence[Choice]) -> list[Choice]:
    """``choices`` without those that take something only to give it up, where giving up at once comes to the same."""

    def after(choice: Choice) -> Any:
        return steps(position.game, state, seat, choice.key)[-1].outcome.state

    ways_out = [choice for choice in choices if choice.why_not is None and choice.key.split(THEN)[-1] in WAYS_OUT]
    detours = [choice for choice in ways_out if THEN in choice.key]
    ends = [after(choice) for choice in ways_out if THEN not in choice.key] if detours else []
    dropped = {choice.key for choice in detours if after(choice) in ends}
    return [choice for choice in choices if choice.key not in dropped]


def _both(choice: Choice, inner: Sequence[Choice]) -> list[Choice]:
    """Return the open ones of ``inner`` named with the ``choice`` that leads to them; itself where there are none."""
    found = [
        replace(
            each,
            label=text("choice-then", choice=choice.label, then=each.label),
            warning=each.warning or choice.warning,
        )
        for each in inner
        if each.why_not is None
    ]
    return found or [choice]


def marked(decision: Decision, final: Collection[str]) -> Decision:
    """``decision`` with a word at each of its ``final`` choices, those that cannot be taken back."""
    choices = (
        replace(choice, label=text("choice-final", choice=choice.label)) if choice.key in final else choice
        for choice in decision.choices
    )
    return replace(decision, choices=tuple(choices)) if final else decision


def warning(position: Position, choice: Choice, localizer: Localizer) -> Message:
    """Asks whether a choice is meant that gives something of worth away."""
    table = position.table
    what = localizer(choice.warning) if choice.warning else ""
    sure = Id("act", table.id, table.revision, choice.key)
    return Message(
        layout(
            text_block(f"### {title(table, localizer)}\n{what}"),
            row(
                CairnButton(sure, localizer.format("button-anyway"), style=discord.ButtonStyle.danger),
                CairnButton(_ids(position).place(PanelPage()), localizer.format("button-back"), emoji="↩️"),
            ),
        )
    )


def choice_items(
    position: Position,
    decision: Decision,
    localizer: Localizer,
    *,
    place: PanelPage | None = None,
    letters: Mapping[str, str] | None = None,
    size: Size = Size.FULL,
) -> Iterator[ui.Item[Any] | None]:
    """The open choices of ``decision`` as buttons or menus."""
    shown = lettered(decision, letters or {})
    return choice_rows(_ids(position), shown, place or PanelPage(), localizer, size)


def others_menu(
    position: Position, decisions: Sequence[Decision], shown: Decision | None, localizer: Localizer
) -> ui.ActionRow[Any] | None:
    """A menu of the player's other open decisions, such as what may be done out of turn."""
    others = [
        option(localizer(decision.prompt), PanelPage(number).arg)
        for number, decision in enumerate(decisions)
        if decision is not shown
    ][:MAX_OPTIONS]
    if not others:
        return None
    menu = Id("group", position.table.id, position.table.revision, "other")
    return row(CairnMenu(menu, others, placeholder=localizer.format("panel-others")))


def offers(position: Position, seat: int, localizer: Localizer) -> list[ui.ActionRow[Any] | None]:
    """Return the actions of ``seat`` out of turn, a menu for each such decision, for messages that stay.

    They name no revision: an action out of turn may be taken as long as it is open.
    """
    return [
        row(
            CairnMenu(
                Id("offer", position.table.id, 0, str(number)),
                [option(localizer(choice.label), choice.key) for choice in open_choices(decision)[:MAX_OPTIONS]],
                placeholder=localizer(decision.prompt),
            )
        )
        for number, decision in enumerate(marked(each, position.final_keys(each)) for each in position.offers_to(seat))
        if open_choices(decision)
    ][:MAX_MENUS]


def _tools(
    position: Position,
    decisions: Sequence[Decision],
    localizer: Localizer,
    at: PanelPage,
    *,
    can_undo: bool,
    can_ask: bool,
) -> list[CairnButton]:
    """Return what can be done about the decision beside answering it."""
    table = position.table
    reasons = any(choice.why_not is not None for decision in decisions for choice in decision.choices)
    buttons = (
        CairnButton(Id("undo", table.id, table.revision), localizer.format("button-undo"), emoji="↩️")
        if can_undo
        else ask_button(table, localizer)
        if can_ask and table.status is Status.RUNNING
        else None,
        CairnButton(Id("why", table.id, table.revision), localizer.format("button-why")) if reasons else None,
        CairnButton(Id("advice", table.id, table.revision), localizer.format("button-advice"), emoji="💡")
        if table.hints_allowed and any(decision.waits for decision in decisions)
        else None,
        CairnButton(_ids(position).place(PanelPage()), localizer.format("button-refresh"))
        if at.of(decisions) is None
        else None,
    )
    return [button for button in buttons if button is not None]


def _looking(table: Table, localizer: Localizer, *, deciding: bool, cut: bool) -> list[CairnButton]:
    """Ways to look at more than the decision is about; at the hand where that was ``cut``."""
    return [
        *([CairnButton(Id("hand", table.id), localizer.format("button-hand"))] if cut else []),
        *([CairnButton(Id("board", table.id), localizer.format("button-board"))] if deciding else []),
        CairnButton(Id("signs", table.id), localizer.format("button-signs")),
        CairnButton(Id("note", table.id, arg="panel"), localizer.format("button-note"), emoji="📝"),
        *([] if (say := say_button(table, localizer, PANEL)) is None else [say]),
    ]


def _ids(position: Position) -> Ids:
    return Ids(position.table.id, position.table.revision)


def kept_panel(table: Table, seat: Seat, localizer: Localizer) -> Message:
    """Compose the panel of somebody whose seat has a stand-in."""
    words = localizer.format("kept-returning" if seat.coming_back else "kept-panel")
    button = None if seat.coming_back else back_button(table, localizer)
    return Message(layout(text_block(f"### {title(table, localizer)}\n{words}"), row(button)))


def next_table_row(table: Table, board: Post | None, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """The way to the next table that waits for who has nothing more to do at this one: its panel, and its board."""
    name = Localizer(localizer.language, table.game).format(
        "button-next-table", game=text("game-name"), table=str(table.id)
    )
    there: ui.Button[Any] = ui.Button(label=localizer.format("button-table"), url=board_link(table, board))
    return row(CairnButton(Id("panel", table.id), name, style=discord.ButtonStyle.primary, emoji="➡️"), there)


def own_note(words: str, *, short: bool) -> list[str]:
    """A person's own note about a table, as far as there is room for it."""
    return [f"📝 {shortened(words, 300 if short else 800)}"] if words else []
