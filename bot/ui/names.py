"""What the players of a table are called, and that computer players are shown as such everywhere."""

from __future__ import annotations

from bot.painter import Canvas
from bot.tables.model import Seat, Table
from bot.ui.message import escaped
from bot.words import Words
from games.engine import text


def name(seat: Seat, words: Words, *, plain: bool = False) -> str:
    """Who sits there: a person by name, escaped unless ``plain``; a computer player with what it is and its level."""
    if seat.level is not None:
        return words.say("computer-name", name=seat.name, level=text(f"level-{seat.level}"))
    return seat.name if plain else escaped(seat.name)


def mention(seat: Seat, words: Words) -> str:
    """The same, a person as a mention, which pings if it is allowed to."""
    return name(seat, words) if seat.user_id is None else f"<@{seat.user_id}>"


def canvas(table: Table, language: str) -> Canvas:
    """What the pictures of ``table`` need to know: there, names are plain and computer players' marks short."""
    words = Words(language)
    names = (
        seat.name
        if seat.level is None
        else words.say("computer-name-short", name=seat.name, level=text(f"level-{seat.level}"))
        for seat in table.seats
    )
    return Canvas(table.game, language, tuple(names))
