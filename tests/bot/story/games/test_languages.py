"""Each game begins by clicks in each further language: nothing on its posts, panels and pictures is said in English."""

from __future__ import annotations

from functools import cache

import pytest

from bot.app import Cairn
from bot.core.localizer import BOT, ENGINE, GAME, Localizer
from contract.words.catalogues import arguments
from games import GAMES
from testing.driver import Channel, Sandbox
from testing.story.helpers import described, said
from testing.story.table import Table

LOCALES = {"fr": "fr", "es": "es-ES"}
TURNS = 3
SHORTEST = 25
"""Characters from which on a message can hardly be the same in two languages."""


def english(game: str, language: str) -> list[str]:
    """Whole sentences that English has and the language says in other words."""
    shared = [said for package in (BOT, ENGINE) for said in english_of(package, language)]
    return [*shared, *english_of(f"{GAME}{game}", language, game)]


@cache
def english_of(package: str, language: str, game: str | None = None) -> list[str]:
    """Those of one catalogue."""
    ours, theirs = Localizer("en", game), Localizer(language, game)
    found = []
    for id_, taken in arguments(package, "en").items():
        if not taken and len(words := ours.format(id_)) >= SHORTEST and words != theirs.format(id_):
            found.append(words)
    return found


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_begins_in_a_further_language(
    cairn: Cairn, sandbox: Sandbox, games: Channel, game: str, language: str
) -> None:
    boss = sandbox.guild.user("Boss", manager=True, locale=LOCALES[language])
    people = [sandbox.guild.user(name, locale=LOCALES[language]) for name in ("Alix", "Bruno")]
    await boss.slash("/server settings", games, language=language)
    table = await Table.start(sandbox, people, games, game=game)
    for _ in range(TURNS):
        await table.turn()
    first = people[0]
    answers = [await first.slash(each, games) for each in ("/table", "/hand", "/log", "/mygames", "/help")]
    answers.append(await first.slash("/help", games, game=game))
    answers.append(await first.click(await table.board(), custom_id="cairn:b:more"))
    posts = [*table.posts, *(answer.need() for answer in answers if answer.message)]
    told = "\n".join(
        text
        for post in posts
        for text in (
            post.text,
            *(button.label for button in post.buttons),
            *(f"{menu.placeholder} {' '.join(menu.labels)}" for menu in post.selects),
            *map(described, post.pictures),
        )
    )
    told += "\n".join(move.answer for move in table.moves)
    assert said(first, "button-turn") in told
    foreign = english(game, language)
    assert len(foreign) > 100
    assert [words for words in foreign if words in told] == []
