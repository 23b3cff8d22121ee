"""The buttons about a person's own message of a table."""

from __future__ import annotations

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.tables.core.model import Table

FOLLOW, UNFOLLOW = "follow", "unfollow"
"""The verbs of those that begin and end it for a table of a server."""

PANEL = "panel"
"""Says of the button for a line that it stands in the panel, which is shown again."""


def again_button(table: Table, localizer: Localizer) -> CairnButton:
    """For somebody who has deleted the message, or lost sight of it: it comes anew."""
    return CairnButton(Id("message-again", table.id), localizer.format("button-message-again", table=str(table.id)))


def follow_button(table: Table, seat: int, localizer: Localizer) -> CairnButton | None:
    """For the person on ``seat``: the table by message as well, or no more; None where it is by message alone."""
    if table.by_message or not table.live:
        return None
    verb = UNFOLLOW if table.seats[seat].follows else FOLLOW
    return CairnButton(Id(verb, table.id), localizer.format(f"button-{verb}"), emoji="📨")


def say_button(table: Table, localizer: Localizer, where: str = "") -> CairnButton | None:
    """For who wants to say a line, where somebody else reads it; None at a table of a server: there people write."""
    if not table.by_message or len(table.people) < 2:
        return None
    return CairnButton(Id("say", table.id, arg=where), localizer.format("button-say"), emoji="💬")
