"""People who were chosen in forms, in options and in menus, as the table service knows people."""

from __future__ import annotations

import discord

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


def picked_user(user: discord.User | discord.Member) -> Picked:
    """Somebody whom an option of a command names, or in whose menu it was chosen, as a form has them."""
    return Picked(user.id, user.display_name, bot=user.bot, member=isinstance(user, discord.Member))
