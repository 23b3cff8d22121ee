"""Icons in words: the bot brings them, uses them where Discord shows them, and does without where they are missing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.workers.drawing_pool import RenderPool
from bot.db.schema import tables
from bot.icons import service
from bot.icons.service import FULL, Icons
from bot.tables.core.model import Status
from games import GAMES
from render.scene import Emoji, scene
from sandbox.rest.emojis import MOST
from sandbox.settings import SandboxSettings
from sandbox.state import OwnEmoji, Person
from testing.databases import setting
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.helpers import described
from testing.story.messages import MessageTable, installed
from testing.story.table import Table, choices, key

GAME = "lost_cities"
UPLOAD = "POST /applications/*/emojis"
EMOJI = re.compile(r"<:(\w+):\d+>")


@pytest.fixture(autouse=True)
def few_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one game, without pauses."""
    monkeypatch.setattr(service, "GAMES", {GAME: GAMES[GAME]})
    monkeypatch.setattr(service, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(service, "RETRY_AFTER", timedelta(0))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=setting(tmp_path), pause=0)


@pytest.fixture
async def unchecked() -> AsyncIterator[Sandbox]:
    """A sandbox in which Discord may refuse something."""
    async with Sandbox(SandboxSettings(rate_limits="off"), quiet=0.1, timeout=20.0) as running:
        running.guild.channel("games")
        yield running


@cache
def drawn() -> dict[str, Emoji]:
    return dict(scene(GAME).emoji())


def names() -> set[str]:
    return {each.names[0] for each in drawn().values()}


def there(sandbox: Sandbox) -> set[str]:
    return {each.name for each in sandbox.world.emojis.values()}


async def uploaded(sandbox: Sandbox, wanted: set[str] | None = None) -> None:
    await sandbox.until(lambda: (wanted or names()) <= there(sandbox))
    await sandbox.settled()


async def started(sandbox: Sandbox, settings: Settings) -> Cairn:
    return steady(await sandbox.connect(lambda: Cairn(settings)))


def strings(part: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Every string in a body, with the name of its field."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from strings(value, key)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from strings(each, at)
    elif isinstance(part, str):
        yield at, part


async def test_options_and_the_log_show_cards_and_every_other_text_reads_as_before(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    await uploaded(sandbox)
    table = await Table.start(sandbox, people[:2])
    actor = people[(await cairn.tables.position(1)).to_act[0]]
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    options = [option for menu in panel.need().selects for option in menu.options]
    assert {option.emoji for option in options} <= names()
    for option in options:
        _, colour, rank = option.value.rsplit("-", 2)
        assert (option.emoji or "").startswith(f"{colour}_{rank}_"), "a card's colour and value"
        assert ":" not in option.label
    discard = next(choice for choice in choices(panel.need()) if key(choice).startswith("discard"))
    drawing = await table.take(actor, panel, discard)
    pile = next(button for button in drawing.buttons if (button.custom_id or "").endswith("draw-pile"))
    assert (pile.emoji or "").startswith("draw_pile_")
    boards = len(table.boards)
    await table.take(actor, drawing, (pile.custom_id or "", None))
    await sandbox.until(lambda: len(table.boards) > boards)
    board = await table.board()
    shown = EMOJI.findall(board.text)
    card = key(discard).removeprefix("discard-").replace("-", "_")
    assert any(name.startswith(f"{card}_") for name in shown)
    assert any(name.startswith("seat_") for name in shown), "players have their colour and shape"
    assert all("<:" not in described(picture) for picture in board.pictures)

    told = await actor.slash("/board", show="text")
    assert "<:" not in told.text
    exported = await at_table(actor, "export")
    assert all(b"<:" not in file.data for file in exported.need().pictures)
    found = await people[0].autocomplete("/play", focused="choice", value="")
    assert all("<:" not in each.name for each in found)
    for request in sandbox.server.requests:
        assert {at for at, words in strings(request.body) if EMOJI.search(words)} <= {"content"}, request.path


async def test_an_emoji_that_is_deleted_in_the_portal_costs_nobody_an_answer_and_comes_back(
    unchecked: Sandbox, settings: Settings
) -> None:
    cairn = await started(unchecked, settings)
    people = [unchecked.guild.user(name) for name in ("alice", "bob")]
    await uploaded(unchecked)
    table = await Table.start(unchecked, people)
    actor = people[(await cairn.tables.position(1)).to_act[0]]
    before = set(unchecked.world.emojis)
    for each in list(unchecked.world.emojis.values()):
        unchecked.world.drop_emoji(each)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    options = [option for menu in panel.need().selects for option in menu.options]
    assert options
    assert not any(option.emoji for option in options), "words alone"
    await uploaded(unchecked)
    assert not before & set(unchecked.world.emojis)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    assert all(option.emoji for menu in panel.need().selects for option in menu.options)


async def test_one_that_discord_refuses_leaves_its_words_alone(unchecked: Sandbox, settings: Settings) -> None:
    unchecked.faults.fail(UPLOAD, code=50138)
    await started(unchecked, settings)
    await unchecked.until(lambda: len(there(unchecked)) == len(names()) - 1)
    await unchecked.settled()
    (missing,) = names() - there(unchecked)
    assert missing.startswith("yellow_x_"), "the first"


async def test_where_the_application_is_full_the_bot_does_without(
    unchecked: Sandbox, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    person = Person("1", "Ann")
    full = {str(n): OwnEmoji(str(n), f"e_{n}", person, "image/png", b"") for n in range(MOST)}
    unchecked.world.emojis |= full
    cairn = await started(unchecked, settings)
    await unchecked.until(lambda: f"{FULL}" in caplog.text)
    await unchecked.settled()
    assert unchecked.server.counts["POST /applications/{application}/emojis"] == 1, "it is not tried again and again"
    assert len(cairn.own_emoji) == 0
    assert unchecked.world.emojis == full


@pytest.mark.parametrize("retry_after", [0.05, 0.3])
async def test_a_limit_that_nothing_announced_is_waited_for(
    unchecked: Sandbox, settings: Settings, monkeypatch: pytest.MonkeyPatch, retry_after: float
) -> None:
    """Shortly by the library, longer by the scheduler: nothing else waits."""
    monkeypatch.setattr("bot.app.PATIENCE_SECONDS", 30.0)
    fault = unchecked.faults.fail(UPLOAD, 429, times=2, retry_after=retry_after)
    await started(unchecked, settings)
    await uploaded(unchecked)
    assert fault.hits == 2


async def test_a_long_limit_is_left_to_the_scheduler(
    unchecked: Sandbox, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    unchecked.faults.fail(UPLOAD, 429, retry_after=3600.0)
    cairn = await started(unchecked, settings)
    await unchecked.settled()
    assert there(unchecked) == set()
    alice = unchecked.guild.user("alice")
    assert "1" in (await alice.slash("/open", game=GAME)).text, "meanwhile the bot serves"
    assert cairn._scheduler is not None
    monkeypatch.setattr(cairn._scheduler, "_now", lambda: cairn.time.now() + timedelta(hours=2))
    cairn._scheduler.wake()
    await uploaded(unchecked)


async def test_a_name_that_a_person_has_taken_is_left_to_them(unchecked: Sandbox, settings: Settings) -> None:
    key = "blue_7"
    first, second, _ = drawn()[key].names
    theirs = OwnEmoji("1", first, Person("1", "Ann"), "image/png", b"theirs")
    unchecked.world.emojis["1"] = theirs
    cairn = await started(unchecked, settings)
    await uploaded(unchecked, (names() - {first}) | {second})
    assert unchecked.world.emojis["1"] is theirs
    shown = {icon.key: emoji.name for icon, emoji in cairn.own_emoji.known.items()}
    assert shown[key] == second


async def test_what_is_there_is_found_again_and_neither_drawn_nor_uploaded_twice(
    sandbox: Sandbox, settings: Settings, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await started(sandbox, settings)
    await uploaded(sandbox)
    before, drew = dict(sandbox.world.emojis), list[str]()
    await first.shutdown()
    draw = RenderPool.emoji

    async def counted(pool: RenderPool, game: str) -> dict[str, Emoji]:
        drew.append(game)
        return await draw(pool, game)

    monkeypatch.setattr(RenderPool, "emoji", counted)
    second = await started(sandbox, settings)
    await sandbox.until(lambda: len(second.own_emoji) >= len(names()))
    await sandbox.settled()
    assert (sandbox.world.emojis, drew) == (before, [])
    await second.shutdown()
    sandbox.world.drop_emoji(next(iter(sandbox.world.emojis.values())))
    third = await started(sandbox, settings)
    await uploaded(sandbox)
    assert drew == [GAME], "what is missing is drawn, once"
    assert {each.name: each.data for each in sandbox.world.emojis.values()} == {
        each.name: each.data for each in before.values()
    }
    await third.shutdown()
    monkeypatch.setattr("bot.icons.known.drawn_by", lambda: "another version")
    fourth = await started(sandbox, settings)
    await sandbox.until(lambda: len(fourth.own_emoji) >= len(names()))
    assert drew == [GAME, GAME], "another version may draw them otherwise"
    await fourth.shutdown()


async def test_an_outdated_one_goes_once_no_game_shows_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    await uploaded(sandbox)
    bot = sandbox.world.bot
    old = OwnEmoji("5", "blue_7_old", bot, "image/png", b"")
    others = (
        OwnEmoji("6", "party_old", bot, "image/png", b""),
        OwnEmoji("7", "blue_8_ann", Person("1", "Ann"), "image/png", b""),
    )
    sandbox.world.emojis |= {each.id: each for each in (old, *others)}
    await Table.start(sandbox, people[:2])
    icons = cairn._icons
    assert isinstance(icons, Icons)
    application = cairn.application_id or 0
    await icons.check(application)
    assert "5" in sandbox.world.emojis, "another process may still show it"
    later = cairn.time.now() + timedelta(days=3)
    monkeypatch.setattr(icons, "_now", lambda: later)
    await icons.check(application)
    assert "5" in sandbox.world.emojis, "the board that stands may show it"
    over = sa.update(tables).values(status=Status.FINISHED)
    await cairn.store.write(lambda connection: connection.execute(over))
    await icons.check(application)
    assert "5" not in sandbox.world.emojis
    assert {"6", "7"} <= sandbox.world.emojis.keys(), "what is no icon, or a person's, is left alone"


async def test_the_bot_serves_before_its_icons_are_there(unchecked: Sandbox, settings: Settings) -> None:
    unchecked.faults.fail("* /applications/*/emojis", action="hang", seconds=5.0)
    await started(unchecked, settings)
    alice = unchecked.guild.user("alice")
    async with asyncio.timeout(3):
        assert "1" in (await alice.slash("/open", game=GAME)).text


async def test_icons_can_be_switched_off(unchecked: Sandbox, settings: Settings) -> None:
    await started(unchecked, msgspec.structs.replace(settings, icons="off"))
    await unchecked.settled()
    assert not any("emojis" in route for route in unchecked.server.counts)


async def test_a_table_in_peoples_own_messages_has_icons_in_its_words(cairn: Cairn, sandbox: Sandbox) -> None:
    await uploaded(sandbox)
    table = await MessageTable.by_code(sandbox, [installed(sandbox, "ann"), installed(sandbox, "ben", "de")])
    for _ in range(2):
        await table.turn()
    message = table.living(await table.next_actor())
    assert {*EMOJI.findall(message.text)} & names(), message.text
    assert not [picture for picture in message.pictures if EMOJI.search(picture.description or "")]
