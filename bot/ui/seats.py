"""The post that offers seats of a running game: who would come, who would go, and who has still to agree."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.localizer import Localizer
from bot.model.table import Person, SeatOffer, Table
from bot.tables.seats import user_mention, user_mentions
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, layout, row, text_block
from bot.ui.names import computer_text
from bot.ui.status import localizer_for, title
from games.engine import Argument, text


def seat_offers(table: Table) -> Message:
    """The offers of ``table`` with their buttons, which ping those who have to agree; or that none stands any more."""
    localizer = localizer_for(table)
    parts: list[ui.Item[Any] | None] = []
    for offer in table.offers:
        parts += [text_block(_words(table, offer, localizer)), _buttons(table, offer, localizer)]
    return Message(
        layout(
            text_block(f"**{title(table, localizer)}**"),
            *parts or [text_block(localizer.format("offer-settled"))],
            accent=QUIET,
        ),
        pings=[user for offer in table.offers for user in offer.asked],
    )


def _words(table: Table, offer: SeatOffer, localizer: Localizer) -> str:
    own = offer.by == offer.occupant
    return localizer.format(
        "offer-own" if own else "offer-line",
        by=user_mention(offer.by),
        new=_newcomer(offer),
        old=_occupant(table, offer),
        seat=offer.seat + 1,
        why=offer.override or "agreed",
        reason=offer.reason,
        asked=user_mentions(offer.asked),
    )


def _newcomer(offer: SeatOffer) -> Argument:
    if isinstance(offer.to, Person):
        return user_mention(offer.to.user_id)
    return text("offer-computer", level=text(f"level-{offer.to}"))


def _occupant(table: Table, offer: SeatOffer) -> Argument:
    return computer_text(table.seats[offer.seat]) if offer.occupant is None else user_mention(offer.occupant)


def _buttons(table: Table, offer: SeatOffer, localizer: Localizer) -> ui.ActionRow[Any] | None:
    seat = str(offer.seat)
    return row(
        CairnButton(
            Id("seat-agree", table.id, offer.revision, seat),
            localizer.format("button-agree"),
            style=discord.ButtonStyle.success,
        ),
        CairnButton(Id("seat-refuse", table.id, offer.revision, seat), localizer.format("button-decline")),
    )
