"""``cairn ratings rebuild``: the same numbers, or what was wrong put right."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.__main__ import main
from bot.results import Results
from bot.results.schema import rating_changes
from testing.databases import setting
from testing.world import GUILD, world
from tests.bot.results.test_ratings import happen, kept, made
from tests.bot.scores.test_arithmetic import some


def test_a_rebuild_gives_the_same_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = some(Random(9), 40)

    async def prepare() -> None:
        async with world(tmp_path) as prepared:
            await happen(prepared, found)
            await Results(prepared.store).rate(GUILD)

    async def spoil() -> None:
        async with world(tmp_path) as spoiled:
            wrong = sa.update(rating_changes).where(rating_changes.c.games == 1).values(mu=99.0)
            await spoiled.store.write(lambda c: c.execute(wrong) and None)

    async def check() -> None:
        async with world(tmp_path) as rebuilt:
            assert await kept(rebuilt) == made(found)

    asyncio.run(prepare())
    command = ["ratings", "rebuild", "--database", setting(tmp_path)]
    assert main(command) == 0
    assert capsys.readouterr().out.endswith("; 0 differ from what was kept\n")
    asyncio.run(spoil())
    assert main(command) == 0
    assert not capsys.readouterr().out.endswith("; 0 differ from what was kept\n")
    asyncio.run(check())
