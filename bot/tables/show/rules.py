"""The rules of a game, page by page, as the game's package tells them."""

from __future__ import annotations

from functools import lru_cache

from bot.core.config import Settings
from bot.core.localizer import Localizer, spoken
from bot.core.mentions import unmentioned
from bot.discord.components import CairnButton, turn_buttons
from bot.discord.ids import Id
from bot.discord.imprint import marked_name, operator_lines, origin_lines, rights_lines
from bot.discord.message import ROW_LENGTH, Message, layout, row, rows, text_block
from bot.tables.show.help_buttons import learn_button
from games import GAMES, PACKAGES

MAX_OWNERS = 800
"""Characters about whose games these are; each game's rules say so as well."""


@lru_cache
def pages(game: str, language: str) -> tuple[str, ...]:
    """The pages of ``rules.<language>.md`` in the package of ``game``; a line ``---`` parts them."""
    source = PACKAGES[game].rules / f"rules.{spoken(language, game)}.md"
    words = source.read_text("utf-8")
    return tuple(page.strip() for page in (unmentioned(words) if PACKAGES[game].foreign else words).split("\n---\n"))


def rules_page(game: str, language: str, page: int) -> Message:
    """One page of the rules (0-based, kept within the book), with buttons to turn it."""
    book, localizer = pages(game, language), Localizer(language, game)
    at = max(0, min(page, len(book) - 1))
    origin = origin_lines(game, localizer) if at == 0 else []
    return Message(
        layout(
            text_block(book[at], 3800),
            text_block("\n".join([localizer.format("rules-page", page=at + 1, pages=len(book)), *origin])),
            row(
                *turn_buttons(at, len(book), lambda to: Id("rules", 0, arg=f"{game}.{to}"), localizer),
                learn_button(localizer, game=game) if GAMES[game].lessons else None,
                CairnButton(Id("help", 0), localizer.format("button-help")),
            ),
        )
    )


def help_page(localizer: Localizer, settings: Settings) -> Message:
    """Compose the help: what Cairn is, the first steps, where things are; buttons to lesson and rules of each game.

    Where there are many games, a lesson is offered on the pages of its rules alone.
    Below it stand whose games these are, and who runs this bot, as its ``settings`` say.
    """
    names = {game: marked_name(game, localizer) for game in GAMES}
    taught = [key for key, game in GAMES.items() if game.lessons] if len(GAMES) <= ROW_LENGTH else []
    lessons = [CairnButton(Id("learn", 0, arg=game), names[game], emoji="🎓") for game in taught]
    books = [CairnButton(Id("rules", 0, arg=f"{game}.0"), name, emoji="📖") for game, name in names.items()]
    owners = "\n".join([localizer.format("help-games"), *rights_lines(GAMES, localizer)])
    run_by = operator_lines(settings, localizer)
    return Message(
        layout(
            text_block(localizer.format("help")),
            row(*lessons),
            *rows(*books),
            text_block(owners, MAX_OWNERS),
            text_block(run_by) if run_by else None,
        )
    )
