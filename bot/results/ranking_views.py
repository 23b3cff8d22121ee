"""A ranking in words, and what its picture says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.localizer import Localizer
from bot.discord.message import Message, galleries, layout, text_block
from bot.discord.sanitize import visible
from bot.results.ranking import MAX_PLACES, Ranked
from bot.tables.show.names import person_mention
from bot.tables.show.rating_views import signed
from games.engine import labelled, text
from render.ranking_line import Line
from render.scene import Picture

Drawn = tuple[str, tuple[Line, ...], str, str]


def drawing(lines: Sequence[Ranked], names: Mapping[int, str], reader: int, localizer: Localizer) -> Drawn:
    """Describe the picture: its title, its lines, its note and its description."""
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
    title = localizer.format("ranking-title", game=text("game-name"))
    told = localizer.format("semicolon").join(f"{line.place} {line.name} {line.number}" for line in drawn)
    return title, drawn, localizer.format("ranking-note"), localizer(labelled(title, told))


def ranking(lines: Sequence[Ranked], reader: int, picture: Picture, localizer: Localizer) -> Message:
    """The ranking as picture and text; the reader's own line is marked."""
    told = [
        localizer.format(
            "ranking-line",
            place=each.place,
            who=person_mention(each.user_id, localizer),
            number=number(each),
            change="" if each.change is None else f"({signed(each.change)})",
            games=each.rating.games,
            mine="yes" if each.user_id == reader else "no",
        )
        for each in lines
    ]
    if len(lines) > MAX_PLACES:
        told.insert(MAX_PLACES, "…")
    return Message(
        layout(
            text_block("## " + localizer.format("ranking-title", game=text("game-name"))),
            *galleries(["ranking.png"], [picture.alt]),
            text_block("\n".join([*told, "-# " + localizer.format("ranking-note")])),
        ),
        {"ranking.png": picture},
    )


def number(each: Ranked) -> str:
    """A rating; with a question mark while it is settling."""
    return f"{each.rating.number}{'?' if each.rating.settling else ''}"
