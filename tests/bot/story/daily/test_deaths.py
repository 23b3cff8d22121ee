"""The bot dies again and again while somebody plays the deal of the day: no choice is lost, none is made twice."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from bot.daily.schema import daily_tries
from testing.driver import Response
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.killable_bot import Bot, living
from tests.bot.story.daily.trier import Trier
from tests.bot.story.learning.test_deaths import dying

CHOICES = sa.select(daily_tries.c.choices).where(daily_tries.c.counts)


async def made(bot: Bot) -> tuple[str, ...]:
    """The choices that are stored of the one try."""
    async with bot.store() as store:
        found: tuple[str, ...] = await store.read(lambda connection: connection.execute(CHOICES).scalar_one())
        return found


async def test_the_bot_dies_in_the_middle_of_choices_of_a_try(tmp_path: Path) -> None:
    async with checked_sandbox(ack_seconds=6.0) as sandbox:
        channel, ann = sandbox.guild.channel("games"), sandbox.guild.user("ann")
        async with living(sandbox, tmp_path, fork_bot) as bot:
            trier = await Trier.opens(sandbox, ann, channel)
            await trier.presses("button-daily-begin")
            known: tuple[str, ...] = ()
            for when in ("POST /interactions", "POST /webhooks", "PATCH /webhooks", ""):
                while not trier.offered() and (await trier.opens_group() or await trier.asks_again()):
                    pass
                key = min(key for key in trier.offered() if not key.endswith("?"))
                custom_id, message = trier.offered()[key], trier.message

                async def choose(custom_id: str = custom_id, key: str = key, on: object = message) -> Response:
                    if custom_id.startswith("cairn:b:"):
                        return await ann.click(on, custom_id=custom_id)  # type: ignore[arg-type]
                    return await ann.choose(on, None, key, custom_id=custom_id)  # type: ignore[arg-type]

                await dying(bot, sandbox, when, choose)
                now = await made(bot)
                assert now in (known, (*known, key)), "it is there whole or not at all"
                trier = await Trier.opens(sandbox, ann, channel)
                await trier.presses("button-go-on")
                assert await made(bot) == now
                known = now
            await trier.plays(3)
            assert len(await made(bot)) > len(known)
            assert "Traceback" not in bot.log()
