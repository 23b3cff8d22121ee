"""Packages of other people that mean harm: each costs its own table a refusal, and the others notice nothing."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Mapping
from functools import partial
from pathlib import Path

import pytest

from bot.core.localizer import Catalogue
from testing.driver import Sandbox
from testing.story.bad_games import BotWithGames, Changes
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.killable_bot import Patient, seated
from testing.views import Response

NAMES = ["Ann", "Ben", "Eve"]
ACKNOWLEDGED = 6.0

LAID = "    state.laid[effect.seat] = effect.card\n"
THINGS = "        return [str(card) for card in state.hands[frame.seat]]\n"
FIRST, PILLOW = "from magpies.effects", "from PIL import Image\n\nfrom magpies.effects"
"""Pillow has modules in it that games may not import: whoever gets at them finds that they are of no use."""


def when_laid(does: str, imports: str = FIRST) -> Changes:
    """A game that does something when a card is laid."""
    return {"rules.py": {FIRST: imports, LAID: LAID + "".join(f"    {line}\n" for line in does.splitlines())}}


SAYS = {
    "calling": "calling: run.steps: RecursionError",
    "bombing": "bombing: run.steps took ",
    "breeding": "breeding: run.steps: it may not do this: os.fork",
    "killing": "killing: run.steps: it may not do this: os.kill",
    "writing": "writing: run.steps: it may not write files",
    "reading": "reading: run.steps: it may not read files that are not its own",
    "spying": "spying: run.steps: LookupError",
    "chatty": "chatty: run.steps took ",
    "boundless": "boundless: run.steps: it offers seat 1 10,000 choices, of 1,000 at most",
    "bloated": "bloated: run.steps: ValueError: an answer of ",
    "meddling": "meddling: run.ahead: ValidationError",
    "stubborn": "stubborn: run.steps took too long",
}
"""The line of the log about each that goes wrong."""

AGAIN = "def again(n):\n    return again(n + 1)\n\n\n@MACHINE.do(LayCard)"

HOSTILE: Mapping[str, Changes] = {
    "calling": {"rules.py": {LAID: f"{LAID}    again(0)\n", "@MACHINE.do(LayCard)": AGAIN}},
    "bombing": when_laid(
        "bomb = zlib.compress(bytes(1 << 24))\nheld = [zlib.decompress(bomb) for _ in range(64)]",
        "import zlib\n\nfrom magpies.effects",
    ),
    "breeding": when_laid("Image.os.fork() or Image.os._exit(0)", PILLOW),
    "killing": when_laid("Image.os.kill(Image.os.getppid(), 9)", PILLOW),
    "writing": when_laid("Image.new('RGB', (9, 9)).save('/written-by-a-game.png')", PILLOW),
    "reading": when_laid("Image.open(f'/proc/{Image.os.getppid()}/environ')", PILLOW),
    "spying": when_laid(
        "assert not {*Image.os.environ} - {'PYTHONHASHSEED', 'PYTHONPATH', 'LC_CTYPE'}\nraise LookupError", PILLOW
    ),
    "chatty": when_laid("while True:\n    print('spam' * 100)"),
    "boundless": {
        "rules.py": {
            THINGS: f"        if any(state.laid):\n            return [str(n) for n in range(10_000)]\n{THINGS}"
        }
    },
    "bloated": when_laid("state.played += range(3_000_000)"),
    "meddling": when_laid(
        "msgspec.msgpack.encode = lambda *_: b'what the bot is to unpack'", "import msgspec\n\nfrom magpies.effects"
    ),
    "wordy": {"rules.py": {"thing=named(picked))": 'thing="thing " * 200_000)'}},
    "lying": when_laid("Game.to_act = lambda *_: (7, 99)", "from games.engine import Game\nfrom magpies.effects"),
    "stubborn": when_laid("while True:\n    try:\n        while True:\n            pass\n    except:\n        pass"),
}


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


@pytest.mark.parametrize("keys", [[*SAYS][third::3] for third in range(3)], ids=" ".join)
async def test_what_means_harm_costs_its_own_table_a_refusal(
    sandbox: Sandbox, bot: BotWithGames, keys: list[str]
) -> None:
    bot.install(HOSTILE, *keys)
    await bot.start()
    ours = await seated(bot, sandbox, sandbox.guild.channel("ours"), 1, NAMES[:2])
    for key in keys:
        theirs = await seated(bot, sandbox, sandbox.guild.channel(key), 1, NAMES, game=key)
        await played(theirs)
        await sandbox.until(partial(bot.told, SAYS[key]))
        await ours.turn()
    assert len(bot.log()) < 100_000


async def test_words_without_end_and_false_answers_do_no_harm(sandbox: Sandbox, bot: BotWithGames) -> None:
    bot.install(HOSTILE, "lying", "wordy")
    await bot.start()
    ours = await seated(bot, sandbox, sandbox.guild.channel("ours"), 1, NAMES[:2])
    for key in ("lying", "wordy"):
        theirs = await seated(bot, sandbox, sandbox.guild.channel(key), 1, NAMES, game=key)
        for _ in range(4):
            with contextlib.suppress(AssertionError, StopIteration):
                await played(theirs)
        await ours.turn()
    assert not any("Incident" in line and "wordy" in line for line in bot.log().splitlines())


BEYOND: Mapping[str, tuple[Changes, str]] = {
    "scrambled": ({"locale/en.ftl": {"ask-card = Lay": "ask-card = \udcff Lay"}}, "en.ftl is not written in UTF-8"),
    "lengthy": ({"locale/en.ftl": {"Lay a card": "Lay a card " * 2000}}, "en.ftl has an entry of "),
    "heavy": ({"locale/rules.en.md": {"# Magpies": "# Magpies" + " " * (2 << 20)}}, "rules.en.md has more than "),
    "exact": (
        {"locale/en.ftl": {"{ $card }": "{ NUMBER($card, minimumFractionDigits: 900000000) }"}},
        "en.ftl wants a number written with Digits: 90",
    ),
}


async def test_words_that_the_bot_could_not_take_leave_a_package_out(sandbox: Sandbox, bot: BotWithGames) -> None:
    bot.install({key: changes for key, (changes, _) in BEYOND.items()}, *BEYOND)
    await bot.start()
    for key, (_, why) in BEYOND.items():
        [line] = bot.told(f"left out: {key}")
        assert why in line
    ours = await seated(bot, sandbox, sandbox.guild.channel("ours"), 1, NAMES[:2])
    await ours.turn()


def test_words_that_refer_to_each_other_have_an_end() -> None:
    """Thirty messages of which each says another twice are a billion words."""
    laughs = "".join(f"a{n} = {{ a{n + 1} }}{{ a{n + 1} }}\n" for n in range(30)) + "a30 = ha\nself = { self }\n"
    words = Catalogue("en", f"game-name = Ha\n{laughs}".encode(), foreign=True)
    began = time.process_time()
    with pytest.raises(ValueError, match="Too many"):
        words.format("a0", ())
    with pytest.raises(RecursionError):  # which a localizer takes for a message that cannot be formatted
        words.format("self", ())
    notes = Catalogue("en", b"note = words\n" + b"#   \t  \n" * 60 + b"    { $and }\n", foreign=True)
    assert "words" in notes.format("note", (("and", "more"),))
    assert time.process_time() - began < 1
