"""What a table's players are called; computer players are always shown as such."""

from __future__ import annotations

from bot.localizer import Localizer
from bot.model.former import code_of, is_former
from bot.model.table import Seat, Table
from bot.render_pool import RenderContext
from bot.ui.sanitize import escaped, visible
from games.engine import Text, text


def computer_text(seat: Seat) -> Text:
    """A computer player with what it is and its level."""
    return text("computer-name", name=seat.name, level=text(f"level-{seat.level}"))


def seat_name(seat: Seat, localizer: Localizer, *, plain: bool = False) -> str:
    """Who sits there: a person by name, escaped unless ``plain``; a computer player with what it is and its level.

    Where one keeps a person's seat warm, that is said.
    """
    if seat.level is not None:
        return localizer(computer_text(seat))
    shown = visible(seat.name) if plain else escaped(seat.name)
    name = shown or localizer.format("player-number", number=seat.seat + 1)
    return localizer.format("kept-name", name=name) if seat.kept else name


def short_name(seat: Seat, localizer: Localizer, *, plain: bool = False) -> str:
    """The short form, for logs and pictures: a sign marks a computer player."""
    if seat.level is not None:
        return localizer.format("computer-name-short", name=seat.name, level=text(f"level-{seat.level}"))
    return seat_name(seat, localizer, plain=plain)


def seat_mention(seat: Seat, localizer: Localizer) -> str:
    """The same, with a person as a mention, which pings if the message allows it."""
    nobody = seat.user_id is None or is_former(seat.user_id)
    return seat_name(seat, localizer) if nobody else f"<@{seat.user_id}>"


def person_mention(user_id: int, localizer: Localizer) -> str:
    """A person as a mention; who was forgotten by the name that stands for them."""
    return localizer.format("former-player", code=code_of(user_id)) if is_former(user_id) else f"<@{user_id}>"


def render_context(table: Table, language: str) -> RenderContext:
    """What the pictures of ``table`` need to know; names are plain there."""
    localizer = Localizer(language)
    return RenderContext(table.game, language, tuple(short_name(seat, localizer, plain=True) for seat in table.seats))
