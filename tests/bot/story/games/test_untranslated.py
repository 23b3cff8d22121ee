"""A game of a package that lacks languages: it speaks English there, its lobby says so, and the rest is translated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.engine.text import LANGUAGES
from testing.driver import Sandbox, User
from testing.story.helpers import post_with, said
from testing.story.messages import CODE, installed
from tests.bot.story.failures.test_games_that_are_gone import ABOUT, GAME, PACKAGE, BotWithGame, sandbox

__all__ = ["sandbox"]

LOCALES = {"fr": "fr", "es": "es-ES", "de": "de"}


def words_of(message: str) -> dict[str, str]:
    """What the package says for a message, by language."""
    found = {}
    for language in ABOUT.languages:
        lines = (PACKAGE.parent / "locale" / f"{language}.ftl").read_text("utf-8").splitlines()
        found[language] = next(line.partition(" = ")[2] for line in lines if line.startswith(f"{message} ="))
    return found


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotWithGame]:
    made = BotWithGame(sandbox, tmp_path)
    try:
        await made.start()
        yield made
    finally:
        await made.kill()


@pytest.mark.parametrize("language", LOCALES)
async def test_a_game_without_the_language_of_its_table_says_so_in_its_lobby_and_is_played(
    sandbox: Sandbox, bot: BotWithGame, language: str
) -> None:
    assert {*LOCALES} == {*LANGUAGES[1:]}
    games, spoken = sandbox.guild.channel("games"), language in ABOUT.languages
    boss = sandbox.guild.user("Boss", manager=True, locale=LOCALES[language])
    people = [sandbox.guild.user(name, locale=LOCALES[language]) for name in ("Ann", "Ben", "Eve")]
    ann, ben, eve = people
    await boss.slash("/server settings", games, language=language)
    await ann.slash("/open", games, game=GAME)
    lobby = await sandbox.until(lambda: post_with(games, "join"))
    name = words_of("game-name")[language if spoken else "en"]
    line = said(ann, "lobby-untranslated", game=name)
    assert (line in lobby.text) is not spoken
    assert words_of("game-blurb")[language if spoken else "en"] in lobby.text
    assert said(ann, "button-join") in [button.label for button in lobby.buttons]
    for person in (ben, eve):
        await person.click(lobby, said(ann, "button-join"))
    await sandbox.until(lambda: not lobby.button(said(ann, "button-start")).disabled)
    await ann.click(lobby, said(ann, "button-start"))
    board = await sandbox.until(lambda: post_with(games, "turn"))
    assert board.pictures
    panel = await ann.click(board, custom_id="cairn:b:turn")
    assert said(ann, "refusal-incident", number="|").split("|")[0] not in panel.text
    rules = await ann.slash("/help", games, game=GAME)
    assert (line in rules.text) is not spoken
    assert f"# {name}" in rules.text
    await _alone(sandbox, LOCALES[language], line, spoken=spoken)
    assert "Traceback" not in bot.log()


async def _alone(sandbox: Sandbox, locale: str, line: str, *, spoken: bool) -> None:
    """By message each reads the lobby in their own language."""
    lea: User = installed(sandbox, "Lea", locale)
    await lea.slash("/open", lea.private, game=GAME)
    lobby = await sandbox.until(lambda: next((each for each in lea.dms() if CODE.search(each.text)), None))
    assert (line in lobby.text) is not spoken
