"""Packages of other people that go wrong in every way: each harms its own table alone, and has its own clear line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from testing.driver import Sandbox
from testing.story.acts import at_table
from testing.story.bad_games import BotWithGames, Changes
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.helpers import described, said
from testing.story.killable_bot import Bot, Patient, seated
from testing.story.table import choices, key
from testing.views import Response

pytestmark = pytest.mark.long

NAMES = ["Ann", "Ben", "Eve"]
ACKNOWLEDGED = 6.0

LAID = "    state.laid[effect.seat] = effect.card\n"
THINGS = "        return [str(card) for card in state.hands[frame.seat]]\n"
BOARD = "        from magpies import paint\n\n        return [paint.board("

BAD: Mapping[str, Changes] = {
    "circular": {"rules.py": {"from magpies.effects": "from magpies import GAME\nfrom magpies.effects"}},
    "curious": {"state.py": {"import msgspec\n": "import msgspec\nimport socket\n"}},
    "endless": {"rules.py": {LAID: f"{LAID}    while True:\n        pass\n"}},
    "hungry": {"rules.py": {LAID: f"{LAID}    held = [bytearray(1 << 26) for _ in range(1 << 10)]\n"}},
    "silent": {"rules.py": {THINGS: f"        if any(state.laid):\n            return []\n{THINGS}"}},
    "shapeless": {"rules.py": {LAID: LAID.replace("= effect.card", "= str(effect.card)")}},
    "dying": {"rules.py": {LAID: f"{LAID}    raise SystemExit\n"}},
    "wordless": {"locale/en.ftl": {"{ $who } takes { $thing }.": "{ $who } takes { $thin }."}},
    "torn": {"scene.py": {BOARD: f"        raise LookupError('a hand')\n{BOARD}"}},
    "huge": {"scene.py": {BOARD: f"        return [Picture(bytes(40 << 20), 'all', 400, 400)]\n{BOARD}"}},
    "pushy": {
        "locale/en.ftl": {
            "The cards are": "<@123456789012345678> <@&123456789012345678> @everyone: the cards are",
            "Lay a card": "Lay a card, @here",
        },
        "locale/rules.en.md": {"# Magpies": "# Magpies @everyone </erase:123456789012345678>"},
    },
}
"""What differs in each from Magpies, by file."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with checked_sandbox(ack_seconds=ACKNOWLEDGED) as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotWithGames]:
    made = BotWithGames(sandbox, tmp_path, start=fork_bot)
    try:
        yield made
    finally:
        await made.kill()


async def played(table: Patient) -> Response:
    """What whoever is asked is told when they take the first choice."""
    panel = await table.panel()
    choice = table.pick(panel)
    assert choice is not None, panel.text
    return await table.take(table.actor, panel, choice)


async def test_what_cannot_be_imported_is_left_out_with_a_line_of_its_own(sandbox: Sandbox, bot: BotWithGames) -> None:
    bot.install(BAD, "circular", "curious")
    await bot.start()
    await sandbox.until(lambda: len(bot.told("left out: ")) == 2)  # games are loaded once the bot is connected
    (circular,), (curious,) = bot.told("left out: circular"), bot.told("left out: curious")
    assert "circular import" in circular
    assert "its file curious/state.py, line 8: imports socket: a game has no files, network, clock" in curious
    table = await seated(bot, sandbox, sandbox.guild.channel("games"), 1, NAMES[:2])
    await table.turn()
    assert "Traceback" not in bot.log()


@pytest.mark.parametrize(
    ("key", "refusal", "notice", "line"),
    [
        (
            "endless",
            "refusal-game-stopped",
            "too much time or memory",
            "endless: run.steps",
        ),
        ("hungry", "refusal-game-stopped", "too much time or memory", "hungry: run.steps took too much memory"),
        (
            "silent",
            "refusal-step-failed",
            "went wrong",
            "silent: run.steps: it asks seat 1 ask-card, and nothing is open",
        ),
        ("shapeless", "refusal-step-failed", "went wrong", "shapeless: run.steps: its state cannot be read again"),
        ("dying", "refusal-step-failed", "went wrong", "dying: run.steps: SystemExit"),
    ],
)
async def test_a_rule_that_goes_wrong_costs_one_table_one_refusal(
    sandbox: Sandbox, bot: BotWithGames, key: str, refusal: str, notice: str, line: str
) -> None:
    bot.install(BAD, key)
    await bot.start()
    theirs = await seated(bot, sandbox, sandbox.guild.channel("theirs"), 1, NAMES, game=key)
    other = await seated(bot, sandbox, sandbox.guild.channel("others"), 1, NAMES, game=key)
    ours = await seated(bot, sandbox, sandbox.guild.channel("ours"), 1, NAMES[:2])
    answer = await played(theirs)
    await sandbox.until(lambda: any(notice in post.text for post in theirs.posts))
    assert answer.text.startswith(said(theirs.actor, refusal, number="x").split("**")[0]), answer.text
    [told] = bot.told(line)
    assert "set aside" in told
    await ours.turn()
    assert (await other.panel()).text, "another table of the same game goes on"
    assert not any(notice in post.text for post in (*ours.posts, *other.posts))


async def test_what_never_ends_is_not_done_again_until_the_package_comes_back(
    sandbox: Sandbox, bot: BotWithGames
) -> None:
    bot.install(BAD, "endless")
    bot.command = Bot.command  # a second of a core for each call
    await bot.start()
    theirs = await seated(bot, sandbox, sandbox.guild.channel("theirs"), 1, NAMES, game="endless")
    tried = "What choices lead to at table 1 cannot be told"
    await theirs.panel()
    assert len(bot.told(tried)) == 1
    used = bot.seconds("endless")
    for _ in range(3):
        assert "Lay a card" in (await theirs.panel()).text
    assert bot.seconds("endless") - used < 0.75, "nobody has looked where choices lead"
    assert len(bot.told(tried)) == 1

    line = (bot.folder / "allowed").read_text("utf-8")
    bot.allow("")
    await sandbox.until(lambda: any("isn’t available here" in post.text for post in theirs.posts))
    bot.allow(line)
    await sandbox.until(lambda: any(said(None, "notice-back") in post.text for post in theirs.posts))
    panel = await theirs.panel()
    assert len(bot.told(tried)) == 2, "it may be another version"

    used = bot.seconds("endless")
    first = min(choices(panel), key=lambda choice: int(key(choice).removeprefix("card-")))
    answer = await theirs.take(theirs.actor, panel, first)
    assert answer.text.startswith(said(theirs.actor, "refusal-game-stopped", number="x").split("**")[0]), answer.text
    assert bot.seconds("endless") - used < 0.75
    assert bot.told("is set aside: endless: run.steps")


async def test_words_that_lack_something_are_told_as_they_are_and_the_game_goes_on(
    sandbox: Sandbox, bot: BotWithGames
) -> None:
    bot.install(BAD, "wordless")
    await bot.start()
    table = await seated(bot, sandbox, sandbox.guild.channel("games"), 1, NAMES, game="wordless")
    for _ in range(5):
        await table.turn()
    assert bot.told("The message event-thing cannot be formatted")
    assert not any("set aside" in post.text for post in table.posts)


@pytest.mark.parametrize("key", ["torn", "huge"])
async def test_a_board_that_cannot_be_drawn_is_said_to_be_missing(
    sandbox: Sandbox, bot: BotWithGames, key: str
) -> None:
    bot.install(BAD, key)
    await bot.start()
    table = await seated(bot, sandbox, sandbox.guild.channel("games"), 1, NAMES, game=key)
    ours = await seated(bot, sandbox, sandbox.guild.channel("ours"), 1, NAMES[:2])
    assert said(None, "picture-failed") in described((await table.board()).pictures[0])
    assert said(table.actor, "picture-failed") in (await table.panel()).text
    await table.turn()
    await ours.turn()
    assert bot.told(f"A picture of {key} cannot be drawn: {key}: draw.board")
    assert "Incident" not in bot.log()


async def test_its_words_mention_and_ping_nobody(sandbox: Sandbox, bot: BotWithGames) -> None:
    bot.install(BAD, "pushy")
    await bot.start()
    table = await seated(bot, sandbox, sandbox.guild.channel("games"), 1, NAMES, game="pushy")
    rules = await at_table(table.actor, "rules", table.channel)
    answer = await played(table)
    for _ in range(4):
        await table.turn()
    assert any("everyone: the cards are turned over" in post.text for post in table.posts)
    for words in (rules.text, answer.text, *(post.text for post in table.posts)):
        assert not any(each in words for each in ("@everyone", "@here", "<@123", "<@&123", "</erase")), words
    assert all(user in [person.id for person in table.users] for post in table.posts for user in post.pings)
