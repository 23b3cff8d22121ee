"""People who were chosen in forms, in options and in menus, as the table service knows people."""

from __future__ import annotations

from bot.discord.form import Picked
from bot.tables.core.model import Person
from bot.tables.core.refusals import Refusal


def picked_person(found: Picked) -> Person:
    """Somebody chosen in a form as the table service knows people. Raises Refusal: a bot, or no member."""
    if found.bot:
        raise Refusal("refusal-bot-player")
    if not found.member:
        raise Refusal("refusal-not-a-member", name=f"<@{found.id}>")
    return Person(found.id, found.name, "")
