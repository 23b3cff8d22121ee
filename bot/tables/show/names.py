"""Names of a table's players; computer players are always shown as such."""

from __future__ import annotations

from bot.core.icons import Icon
from bot.core.localizer import Localizer
from bot.core.pseudonym import is_pseudonym
from bot.core.workers.drawing_pool import RenderContext
from bot.discord.sanitize import name_forms
from bot.tables.core.model import Seat, Table
from games.engine import Text, text


def computer_text(seat: Seat) -> Text:
    """A computer player with what it is and its level."""
    return text("computer-name", name=seat.name, level=text(f"level-{seat.level}"))


def seat_name(seat: Seat, localizer: Localizer, *, plain: bool = False) -> str:
    """Return the name of a seat's player: a person's, escaped unless ``plain``, or a computer player's with its level.

    A stand-in is shown as such. In words with icons the seat's colour and symbol stand before it.
    """
    icon = "" if plain else seat_icon(seat.seat, localizer)
    if seat.level is not None:
        return icon + localizer(computer_text(seat))
    in_pictures, in_messages = name_forms(seat.name)
    shown = in_pictures if plain else in_messages
    name = shown or localizer.format("player-number", number=seat.seat + 1)
    return icon + (localizer.format("kept-name", name=name) if seat.stand_in else name)


def seat_icon(seat: int, localizer: Localizer) -> str:
    """The colour and symbol of a seat, to stand before what its player is called; nothing in words without icons."""
    return f"{Icon(localizer.game, f'seat_{seat + 1}').mark} " if localizer.icons and localizer.game else ""


def short_name(seat: Seat, localizer: Localizer, *, plain: bool = False) -> str:
    """The short form, for logs and pictures: a sign marks a computer player."""
    if seat.level is not None:
        return localizer.format("computer-name-short", name=seat.name, level=text(f"level-{seat.level}"))
    return seat_name(seat, localizer, plain=plain)


def seat_mention(seat: Seat, localizer: Localizer) -> str:
    """The same, with a person as a mention, which pings if the message allows it."""
    nobody = seat.user_id is None or is_pseudonym(seat.user_id)
    return seat_name(seat, localizer) if nobody else f"{seat_icon(seat.seat, localizer)}<@{seat.user_id}>"


def person_mention(user_id: int, localizer: Localizer) -> str:
    """A person as a mention; who was forgotten by the name that stands for them."""
    return localizer.former_player(user_id) if is_pseudonym(user_id) else f"<@{user_id}>"


def render_context(table: Table, language: str) -> RenderContext:
    """Return the context for the pictures of ``table``; names are plain there."""
    localizer = Localizer(language)
    return RenderContext(table.game, language, tuple(short_name(seat, localizer, plain=True) for seat in table.seats))
