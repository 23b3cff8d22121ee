"""In words: whose the games are, by what right they are offered, how far their packages are; and who runs this bot."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.config import Settings
from bot.core.localizer import Localizer, spoken
from bot.discord.message import shortened
from bot.discord.sanitize import escaped
from games import PACKAGES
from games.engine import Text, text
from games.packages import Rights, Stage

MAX_AUTHORS = 120
"""Characters of a game's authors, where they are named."""


def is_alpha(game: str) -> bool:
    """Whether a game is still being tried out."""
    return PACKAGES.stage(game) is Stage.ALPHA


def marked_name(game: str, localizer: Localizer) -> str:
    """Return the name of a game, with its stage unless it was released."""
    return Localizer(localizer.language, game)(marked(game))


def marked(game: str) -> Text:
    """Return the same as a text of its catalogue."""
    stage = PACKAGES.stage(game)
    name = text("game-name")
    return name if stage is Stage.RELEASED else text("game-marked", game=name, stage=text(f"stage-{stage}"))


def origin_lines(game: str, localizer: Localizer) -> list[str]:
    """Return lines about a game: its stage unless it was released, that it lacks this language, whose it is."""
    words, stage = Localizer(localizer.language, game), PACKAGES.stage(game)
    lines = [] if stage is Stage.RELEASED else [words.format(f"lobby-stage-{stage}", game=text("game-name"))]
    if spoken(localizer.language, game) != localizer.language:
        lines.append(words.format("lobby-untranslated", game=text("game-name")))
    if game in PACKAGES:
        lines.append(words.format(f"rights-{PACKAGES[game].about.rights}", authors=_authors(game)))
    return lines


def rights_lines(games: Iterable[str], localizer: Localizer) -> list[str]:
    """Return whose games these are, in a line for each right by which some are offered."""
    known = [game for game in games if game in PACKAGES]
    lines = []
    for right in Rights:
        of_it = [game for game in known if PACKAGES[game].about.rights is right]
        named = (
            localizer.format("game-by", game=marked_name(game, localizer), authors=_authors(game)) for game in of_it
        )
        if of_it:
            lines.append(localizer.format(f"help-{right}", games=", ".join(named)))
    return lines


def _authors(game: str) -> str:
    return escaped(shortened(", ".join(PACKAGES[game].about.authors), MAX_AUTHORS))


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
