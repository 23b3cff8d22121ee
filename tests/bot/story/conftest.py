"""The real bot in the sandbox, over real sockets, with a database of its own; every request body is checked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from discord import app_commands

from bot import offers
from bot.app import Cairn
from bot.cli.sandbox import follow_clock
from bot.core.config import Settings
from bot.core.steady_time import utc_now, wall_clock
from bot.core.workers import pool
from bot.discord import replies
from testing.databases import setting
from testing.driver import Channel, Sandbox, User
from testing.story import forked
from testing.story.checked import checked_sandbox, steady
from testing.story.table import NAMES


@pytest.fixture(autouse=True)
def _forked_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "start", forked.fork)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are as people see them; other stories have sketches, for to paint takes longer than all the rest."""
    monkeypatch.setattr(forked, "PAINTED", True)


@pytest.fixture(autouse=True)
def _words_of_commands_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of bots in one process tell Discord the same commands: their words are read once, not at each start."""
    monkeypatch.setattr(offers, "forget_commands", lambda: None)
    for kind in COMMANDS:
        monkeypatch.setattr(kind, "get_translated_payload", TRANSLATE_ONCE[kind])


def translated_once(translate: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """``translate`` for a command as it reads in English, which asks for each word in Discord's 32 languages, once."""
    found = dict[tuple[str, bytes], Any]()

    async def translated(command: Any, tree: Any, translator: Any) -> Any:
        english = command.qualified_name, msgspec.json.encode(command.to_dict(tree))
        if english not in found:
            found[english] = await translate(command, tree, translator)
        return found[english]

    return translated


COMMANDS = app_commands.Command, app_commands.Group
TRANSLATE_ONCE = {kind: translated_once(kind.get_translated_payload) for kind in COMMANDS}


@pytest.fixture(autouse=True)
def _answers_in_one_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes longer for an answer: its requests would not be the same in every run."""
    monkeypatch.setattr(replies, "DEFER_AFTER", 0.6)


@pytest.fixture
def followed_clock(sandbox: Sandbox) -> Iterator[None]:
    """The bot goes by the sandbox's clock, as `cairn sandbox` lets it; it is noon there, and no quiet hour."""
    sandbox.world.watchers.append(follow_clock)
    since_noon = utc_now() - utc_now().replace(hour=12, minute=0, second=0)
    sandbox.later((-since_noon % timedelta(days=1)).total_seconds())
    yield
    wall_clock.ahead = timedelta()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with checked_sandbox() as running:
        yield running


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=setting(tmp_path), pause=0, icons="off")


@pytest.fixture
async def cairn(sandbox: Sandbox, settings: Settings, games: Channel) -> AsyncIterator[Cairn]:
    client = steady(await sandbox.connect(lambda: Cairn(settings)))
    yield client
    await client.shutdown()


@pytest.fixture
def games(sandbox: Sandbox) -> Channel:
    return sandbox.guild.channel("games")


@pytest.fixture
def people(sandbox: Sandbox) -> list[User]:
    """Four people, two of them German."""
    return [
        sandbox.guild.user(name, locale=locale)
        for name, locale in zip(NAMES, ("en-US", "de", "en-GB", "de"), strict=True)
    ]


@pytest.fixture
def alice(people: list[User]) -> User:
    return people[0]


@pytest.fixture
def bob(people: list[User]) -> User:
    return people[1]
