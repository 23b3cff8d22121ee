"""*Try it*: the private page of a line of play, and the form that names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import ui

from bot.analysis.lines import may_ask_computers
from bot.analysis.model import MAX_DEALS, MAX_NAME, SCRATCH, Line
from bot.analysis.service import TriedPosition
from bot.core.localizer import Localizer
from bot.discord.choices import MAX_OPTIONS, Ids, PanelPage, Size, choice_rows, lettered, open_choices
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.form import form, line
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, rows, text_block
from bot.discord.sanitize import escaped, visible
from bot.discord.screen import first_that_fits
from bot.premoves.plans import turn_has_come
from bot.premoves.views import Cursor
from bot.tables.core.model import Position, Status, Table
from bot.tables.history.log import log_lines
from bot.tables.show.rating_views import signed
from bot.tables.show.status import title
from games.engine import Decision
from render.scene import Picture

MAX_OFFERS = 3
"""Menus of what nobody waits for."""
MAX_TOLD = 4
"""Lines of what the last choice has led to."""


def try_page(
    tried: TriedPosition,
    decision: Decision | None,
    localizer: Localizer,
    *,
    place: PanelPage,
    boards: Sequence[Picture],
    looked_at: Sequence[Picture] = (),
    letters: Mapping[str, str] | None = None,
    happened: Sequence[str] = (),
    since: int | None = None,
) -> Message:
    """The page of a line: the board as it would be, what its mover looks at, and the choices.

    With the board it is often higher than a screen: then of each kind of pictures the first alone is shown.

    ``decision`` is what is asked, in the words of the panel; ``happened`` are lines of what came at the table after the
    position where the line begins, from the turn ``since`` on.
    """
    told = log_lines(tried.dealt.told, localizer)[-MAX_TOLD:]

    def made(pictures: Sequence[Picture], lines: Sequence[str], size: Size) -> Message:
        names = [f"try-{number}.png" for number in range(1, len(pictures) + 1)]
        return Message(
            layout(
                text_block(f"### {title(tried.position.table, localizer)}\n{_heading(tried, localizer)}"),
                text_block("\n".join(lines)) if lines else None,
                *galleries(names, [picture.alt for picture in pictures]),
                text_block(_scores(tried, localizer)),
                text_block(_asked(tried, decision, localizer)),
                *_choices(tried, decision, letters or {}, place, localizer, size),
                *_offers(tried, localizer),
                *_tools(tried, localizer),
                _lines(tried, localizer),
                _beside(tried.position, since, localizer),
            ),
            dict(zip(names, pictures, strict=True)),
        )

    notes = [f"⚠️ {localizer(tried.note)}"] if tried.note else []
    shown = [[*boards, *looked_at], [*boards[:1], *looked_at], [*boards[:1], *looked_at[:1]]]
    return first_that_fits(
        made(pictures, [*notes, *told[cut:], *happened], size)
        for size in (Size.FULL, Size.BRIEF)
        for number, pictures in enumerate(shown)
        if pictures not in shown[:number]
        for cut in sorted({0, max(0, len(told) - 1)})
    )


def name_form(table: Table, tried: Cursor, name: str, localizer: Localizer) -> ui.Modal:
    """Asks for the name by which a line is kept."""
    field = line(
        "name", localizer.format("try-name"), hint=localizer.format("try-name-hint"), value=name, most=MAX_NAME
    )
    return form(Id("analysis-keep", table.id, arg=_arg(tried)), localizer.format("button-try-keep"), field)


def _arg(at: Cursor) -> str:
    return f"{at.number}.{at.step}"


def _heading(tried: TriedPosition, localizer: Localizer) -> str:
    """Which line it is, how far it has come, in which deal; and what is a guess."""
    name = escaped(tried.line.name) or localizer.format("try-scratch")
    where = localizer.format(
        "try-heading",
        name=name,
        at=tried.at,
        steps=len(tried.line.steps),
        deal=tried.dealt.deal.number + 1,
        most=MAX_DEALS,
    )
    return f"{where}\n-# {localizer.format('try-about')}"


def _scores(tried: TriedPosition, localizer: Localizer) -> str:
    """The running score of each player, and by how much it differs."""
    found = [
        localizer.format("try-score", name=localizer.names[seat], score=score, more=signed(more))
        if more
        else localizer.format("try-score-same", name=localizer.names[seat], score=score)
        for seat, (score, more) in enumerate(tried.dealt.scores())
    ]
    return localizer.format("try-scores", scores=localizer.format("semicolon").join(found))


def _asked(tried: TriedPosition, decision: Decision | None, localizer: Localizer) -> str:
    if decision is None:
        over = not tried.dealt.position.to_act or tried.position.table.over
        return localizer.format("try-over" if over else "try-elsewhere")
    prompt = f"**{localizer(decision.prompt)}**"
    if decision.seat == tried.dealt.deal.seat:
        return prompt
    return f"{localizer.format('try-for', name=localizer.names[decision.seat])}\n{prompt}"


def _choices(
    tried: TriedPosition,
    decision: Decision | None,
    letters: Mapping[str, str],
    place: PanelPage,
    localizer: Localizer,
    size: Size,
) -> Iterator[ui.Item[Any] | None]:
    if decision is not None:
        before = f"{tried.line.number}.{tried.at}."
        ids = Ids(
            tried.position.table.id, tried.analysis.revision, "analysis-act", "analysis-group", "analysis-at", before
        )
        yield from choice_rows(ids, lettered(decision, letters), place, localizer, size)


def _offers(tried: TriedPosition, localizer: Localizer) -> Iterator[ui.Item[Any] | None]:
    """A menu for each thing that somebody may do though nobody waits for it."""
    place = f"{tried.line.number}.{tried.at}"
    for number, decision in enumerate(tried.dealt.offers[:MAX_OFFERS]):
        seat = decision.seat
        prompt = localizer(decision.prompt)
        if seat != tried.dealt.deal.seat:
            prompt = localizer.format("labelled", label=localizer.names[seat], words=prompt)
        options = [option(localizer(each.label), each.key) for each in open_choices(decision)[:MAX_OPTIONS]]
        where = Id("analysis-offer", tried.position.table.id, tried.analysis.revision, f"{place}.{seat}.{number}")
        yield row(CairnMenu(where, options, placeholder=prompt)) if options else None


def _tools(tried: TriedPosition, localizer: Localizer) -> list[ui.ActionRow[Any]]:
    """Back, forward, a computer’s answers for the others; then what can be done with the line and its deal."""
    table, number, left = tried.position.table, tried.line.number, len(tried.line.steps) - tried.at
    runs, mine = table.status is Status.RUNNING, tried.dealt.deal.seat
    plans = runs and bool(tried.dealt.first_turn) and not turn_has_come(tried.position, mine)
    asks = may_ask_computers(table) and tried.dealt.mover not in (None, mine)

    def to(at: int) -> Id:
        return Id("analysis-at", table.id, tried.analysis.revision, f"{number}.{at}.")

    def button(verb: str, emoji: str | None) -> CairnButton:
        where = Id(f"analysis-{verb}", table.id, tried.analysis.revision, f"{number}.{tried.at}")
        return CairnButton(where, localizer.format(f"button-try-{verb}"), emoji=emoji)

    found = [
        CairnButton(to(tried.at - 1), localizer.format("button-turn-back"), emoji="◀️") if tried.at else None,
        CairnButton(to(tried.at + 1), localizer.format("button-turn-on"), emoji="▶️") if left else None,
        button("computer", "🤖") if asks else None,
        button("order", "📋") if plans else None,
        button("keep", "📌") if number == SCRATCH and tried.line.steps else None,
        button("drop", None) if number != SCRATCH else None,
        button("deal", "🎲") if runs and tried.left else None,
        CairnButton(Id("panel", table.id, table.revision), localizer.format("button-try-table")) if runs else None,
    ]
    return rows(*(each for each in found if each is not None))


def _lines(tried: TriedPosition, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """A menu of the lines, where there are several."""
    lines = tried.analysis.lines
    if len(lines) < 2:
        return None
    options = [
        option(_called(each, localizer), str(each.number), default=each.number == tried.line.number) for each in lines
    ]
    menu = Id("analysis-line", tried.position.table.id, tried.analysis.revision)
    return row(CairnMenu(menu, options, placeholder=localizer.format("try-lines")))


def _called(each: Line, localizer: Localizer) -> str:
    name = visible(each.name) or localizer.format("try-scratch")
    return localizer.format("try-line", name=name, steps=len(each.steps))


def _beside(position: Position, since: int | None, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """The way to what happened at the table in the place of what was tried."""
    if since is None:
        return None
    there = Id("moment", position.table.id, since)
    return row(CairnButton(there, localizer.format("button-try-happened"), emoji="⏪"))
