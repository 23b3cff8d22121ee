"""What the players of a table are called, and that computer players are shown as such everywhere."""

from __future__ import annotations

from bot.painter import Canvas
from bot.tables.model import Seat, Table
from bot.ui.message import escaped
from bot.words import Words
from games.engine import Text, text


def computer_text(seat: Seat) -> Text:
    """A computer player with what it is and its level."""
    return text("computer-name", name=seat.name, level=text(f"level-{seat.level}"))


def name(seat: Seat, words: Words, *, plain: bool = False) -> str:
    """Who sits there: a person by name, escaped unless ``plain``; a computer player with what it is and its level."""
    if seat.level is not None:
        return words(computer_text(seat))
    return seat.name if plain else escaped(seat.name)


def short(seat: Seat, words: Words, *, plain: bool = False) -> str:
    """The same where it stands often or room is scarce: what a computer player is, by a sign."""
    if seat.level is not None:
        return words.say("computer-name-short", name=seat.name, level=text(f"level-{seat.level}"))
    return name(seat, words, plain=plain)


def mention(seat: Seat, words: Words) -> str:
    """The same, a person as a mention, which pings if it is allowed to."""
    return name(seat, words) if seat.user_id is None else f"<@{seat.user_id}>"


def canvas(table: Table, language: str) -> Canvas:
    """What the pictures of ``table`` need to know: there, names are plain."""
    words = Words(language)
    return Canvas(table.game, language, tuple(short(seat, words, plain=True) for seat in table.seats))
