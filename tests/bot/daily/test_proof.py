"""Deals are fixed a month ahead, and whoever keeps the file can see that nothing was changed."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.daily.model import DAY, begins
from bot.daily.plan import AHEAD_DAYS
from bot.daily.service import Daily, Verdict
from bot.tables.time import clock_queries as clocks
from bot.tables.time.clock import Outage
from testing.world import World
from tests.bot.daily.conftest import ANN, days_pass, played, seeds


async def files(world: World, daily: Daily, folder: Path, days: int) -> tuple[Path, Path]:
    """The file of today, and that of so many days later."""
    found = folder / "earlier.json", folder / "later.json"
    found[0].write_bytes(await daily.proof())
    await days_pass(world, daily, days)
    found[1].write_bytes(await daily.proof())
    return found


async def test_a_month_is_fixed_and_no_seed_told_before_its_day_is_over(
    world: World, daily: Daily, tmp_path: Path
) -> None:
    await played(daily, ANN)
    first = daily.today
    earlier, later = await files(world, daily, tmp_path, 3)
    before, after = (json.loads(file.read_bytes())["deals"] for file in (earlier, later))
    assert [each["day"] for each in before] == [str(first + number * DAY) for number in range(AHEAD_DAYS + 1)]
    assert not any("seed" in each for each in before)
    assert [each["day"] for each in after if "seed" in each] == [str(first), str(first + DAY)]
    assert len({each["fingerprint"] for each in after}) == len(after) == AHEAD_DAYS + 4
    seeds_kept = [each.seed.hex() for each in await daily.deals()]
    told = later.read_text()
    assert [seed in told for seed in seeds_kept] == [True] * 2 + [False] * (len(seeds_kept) - 2)


async def test_no_seed_is_told_while_an_outage_leaves_somebody_time(world: World, daily: Daily) -> None:
    """Who begins late in the evening may finish as much later the day after as the bot was down."""
    first = daily.today
    world.time = begins(first + DAY) - timedelta(minutes=1)
    await daily.begin(ANN, first, counts=True)
    outage = Outage(world.time + timedelta(minutes=2), world.time + timedelta(hours=10))
    await world.store.write(clocks.note_outage, outage)

    async def told() -> list[str]:
        return [each["day"] for each in json.loads(await daily.proof())["deals"] if "seed" in each]

    world.time = begins(first + 2 * DAY) + timedelta(hours=9)
    assert (await daily.look(ANN, first, counts=True)).verdict is Verdict.NOTHING
    assert await told() == []
    world.time += timedelta(hours=1)
    assert (await daily.look(ANN, first, counts=True)).verdict is Verdict.LATE
    assert await told() == [str(first)]


async def test_cairn_verify_finds_what_was_changed(
    world: World, daily: Daily, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    earlier, later = await files(world, daily, tmp_path, 3)
    assert main(["verify", "daily", str(later), str(earlier)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.endswith("as fixed before") for line in said] == [True, True, False]
    assert f"{AHEAD_DAYS + 1} fingerprints are those of the earlier file" in said[-1]
    assert main(["verify", "daily", str(later)]) == 0
    data = json.loads(later.read_bytes())
    data["deals"][0]["level"] = "hard"
    (tmp_path / "changed.json").write_text(json.dumps(data))
    assert main(["verify", "daily", str(tmp_path / "changed.json")]) == 1
    assert "does not fit" in capsys.readouterr().err
    data = json.loads(later.read_bytes())
    data["deals"][5]["fingerprint"] = "0" * 64
    (tmp_path / "changed.json").write_text(json.dumps(data))
    assert main(["verify", "daily", str(tmp_path / "changed.json"), str(earlier)]) == 1
    assert "was fixed as" in capsys.readouterr().err
    assert main(["verify", "daily"]) == 1
    (tmp_path / "changed.json").write_text("{}")
    assert main(["verify", "daily", str(tmp_path / "changed.json")]) == 1


async def test_what_is_fixed_stays_fixed(world: World, daily: Daily) -> None:
    before = await daily.deals()
    other = Daily(world.store, daily._thinker, lambda: world.time, draw_seed=lambda: seeds()() + b"x")
    await other.fix_ahead()
    assert await other.deals() == before
    world.time -= DAY  # a clock may be set back
    assert (await other.deals())[1:] == before
