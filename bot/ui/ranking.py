"""A ranking in words, and what its picture says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.localizer import Localizer
from bot.results.ranking import TOP, Ranked
from bot.ui.message import Message, galleries, layout, text_block
from bot.ui.ratings import signed
from bot.ui.sanitize import visible
from render.ranking_line import Line
from render.scene import Picture

Drawn = tuple[str, tuple[Line, ...], str, str]


def drawing(lines: Sequence[Ranked], names: Mapping[int, str], reader: int, localizer: Localizer) -> Drawn:
    """What the picture shows: its title, its lines, its note and its description."""
    drawn = tuple(
        Line(
            f"{each.place}.",
            visible(names.get(each.user_id, "")) or localizer.format("ranking-nameless", number=each.place),
            number(each),
            "" if each.change is None else signed(each.change),
            each.rating.settling,
            each.user_id == reader,
        )
        for each in lines
    )
    title = localizer.format("ranking-title")
    told = "; ".join(f"{line.place} {line.name} {line.number}" for line in drawn)
    return title, drawn, localizer.format("ranking-note"), f"{title}: {told}"


def ranking(lines: Sequence[Ranked], reader: int, picture: Picture, localizer: Localizer) -> Message:
    """The ranking as picture and text; the reader's own line is marked."""
    told = [
        localizer.format(
            "ranking-line",
            place=each.place,
            who=f"<@{each.user_id}>",
            number=number(each),
            change="" if each.change is None else f"({signed(each.change)})",
            games=each.rating.games,
            mine="yes" if each.user_id == reader else "no",
        )
        for each in lines
    ]
    if len(lines) > TOP:
        told.insert(TOP, "…")
    return Message(
        layout(
            text_block("## " + localizer.format("ranking-title")),
            *galleries(["ranking.png"], [picture.alt]),
            text_block("\n".join([*told, "-# " + localizer.format("ranking-note")])),
        ),
        {"ranking.png": picture},
    )


def number(each: Ranked) -> str:
    """A rating; with a question mark while it is settling."""
    return f"{each.rating.number}{'?' if each.rating.settling else ''}"
