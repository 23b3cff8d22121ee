"""The lines that tell people who runs this bot, as its settings say."""

from __future__ import annotations

from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.discord.sanitize import escaped


def operator_lines(settings: Settings, localizer: Localizer) -> str:
    """Return who runs the bot, how to reach them, and links to help, terms and privacy policy; empty if none is set.

    An operator's contact is shown as it was set: an address, or a link.
    """
    who = escaped(settings.operator)
    lines = [localizer.format("operator-name", name=who)] if who else []
    if settings.contact:
        lines.append(localizer.format("operator-contact", contact=settings.contact))
    links = [
        f"[{localizer.format(f'operator-{name}')}](<{getattr(settings, name)}>)"
        for name in ("support", "terms", "privacy")
        if getattr(settings, name)
    ]
    if links:
        lines.append(" · ".join(links))
    return "\n".join(f"-# {line}" for line in lines)
