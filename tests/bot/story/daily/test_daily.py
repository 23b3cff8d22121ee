"""The deal of the day by clicks: one try that counts, wherever; then the results; then as often as one likes."""

from __future__ import annotations

from datetime import date

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.daily import queries
from bot.daily.model import DAY as ONE_DAY
from bot.daily.model import Try
from games import GAMES
from games.engine import text
from testing.driver import Channel, Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.messages import installed
from tests.bot.story.daily.trier import Trier, short, undrawn

pytestmark = pytest.mark.usefixtures("followed_clock")

DAY, HOUR = 86400.0, 3600.0


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals end soon; they are fixed when the bot starts."""
    short(monkeypatch)


async def tried(cairn: Cairn, user: User, day: date | None = None, *, counts: bool = True) -> Try:
    found = await cairn.store.read(queries.attempt, day or cairn.daily.today, int(user.id), counts=counts)
    assert found is not None
    return found


async def test_all_four_games_are_dealt_in_turn_and_played_by_clicks(
    sandbox: Sandbox, cairn: Cairn, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With pictures on the first day; nothing is seen by others."""
    seen = []
    for number in range(len(GAMES)):
        user = people[number % 2]
        with monkeypatch.context() as patch:
            if number:
                undrawn(cairn, patch)
            trier = await Trier.opens(sandbox, user, games)
            await trier.presses("button-daily-begin")
            assert trier.message.pictures or number
            assert said(user, "daily-final") in trier.message.text
            assert await trier.plays() > 1
        attempt, deal = await tried(cairn, user), await cairn.store.read(queries.deal, cairn.daily.today)
        assert attempt.finished
        assert deal is not None
        words = Localizer("de" if number % 2 else "en", deal.game)
        line = words.format("daily-line", date=str(deal.day), game=text("game-name"), squares=attempt.squares, lead="")
        assert line.strip() in trier.message.text
        assert bool(trier.message.pictures) == (number == 0), "the score sheet"
        seen.append(deal.game)
        sandbox.later(DAY)
    assert sorted(seen) == sorted(GAMES)
    assert games.messages == []


async def test_one_try_wherever_it_is_played(
    sandbox: Sandbox, cairn: Cairn, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    undrawn(cairn, monkeypatch)
    alice, bob = people[0], installed(sandbox, "ben", "de")
    here = await Trier.opens(sandbox, alice, games)
    await here.presses("button-daily-begin")
    await here.takes(min(here.offered()))
    there = await Trier.opens(sandbox, alice, alice.private)
    assert said(alice, "button-daily-begin") not in [button.label for button in there.message.buttons]
    await there.presses("button-go-on")
    assert there.offered() == here.offered()
    await there.takes(min(there.offered()))
    before = await tried(cairn, alice)
    await here.takes(min(here.offered()))
    assert said(alice, "daily-stale") in here.message.text
    assert await tried(cairn, alice) == before
    await there.plays()
    end = await tried(cairn, alice)
    assert end.squares in there.message.text
    again = await Trier.opens(sandbox, alice, games)
    assert end.squares in again.message.text
    assert f"**1.** <@{alice.id}>" in again.message.text
    own = await Trier.opens(sandbox, bob, bob.private)
    assert end.squares not in own.message.text
    await own.presses("button-daily-begin")
    await own.plays()
    assert f"<@{alice.id}>" not in own.message.text
    everywhere = said(bob, "daily-all", begun=2, finished=2, best="", middle="").partition(",")[0]
    assert everywhere in own.message.text


async def test_a_try_survives_a_restart_and_its_old_buttons_still_work(
    sandbox: Sandbox,
    cairn: Cairn,
    people: list[User],
    settings: Settings,
    games: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    undrawn(cairn, monkeypatch)
    alice = people[0]
    trier = await Trier.opens(sandbox, alice, games)
    await trier.presses("button-daily-begin")
    await trier.takes(min(trier.offered()))
    before = await tried(cairn, alice)
    await cairn.shutdown()
    second = steady(await sandbox.connect(lambda: Cairn(settings)))
    undrawn(second, monkeypatch)
    assert await tried(second, alice) == before
    await trier.plays()
    assert (await tried(second, alice)).finished
    await second.shutdown()


async def test_yesterdays_try_is_finished_and_then_the_day_is_over(
    sandbox: Sandbox, cairn: Cairn, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    undrawn(cairn, monkeypatch)
    alice, bob, carla = people[:3]
    day = cairn.daily.today
    tries = [await Trier.opens(sandbox, user, games) for user in (alice, bob, carla)]
    for trier in tries[:2]:
        await trier.presses("button-daily-begin")
    sandbox.later(13 * HOUR)  # one in the morning
    answer = await carla.click(tries[2].message, said(carla, "button-daily-begin"))
    assert said(carla, "refusal-daily-over") in answer.text
    await tries[0].plays()
    assert (await tried(cairn, alice, day)).finished
    sandbox.later(12 * HOUR)
    await tries[1].takes(min(tries[1].offered()))
    assert said(bob, "daily-late") in tries[1].message.text
    assert not (await tried(cairn, bob, day)).choices
    page = await Trier.opens(sandbox, alice, games)
    assert said(alice, "daily-streak", count=1) in page.message.text
    assert cairn.daily.today == day + ONE_DAY


async def test_afterwards_it_is_played_freely(
    sandbox: Sandbox, cairn: Cairn, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    undrawn(cairn, monkeypatch)
    alice = people[0]
    trier = await Trier.opens(sandbox, alice, games)
    await trier.presses("button-daily-begin")
    await trier.plays()
    end = await tried(cairn, alice)
    await trier.presses("button-daily-again")
    await trier.plays()
    assert (await tried(cairn, alice, counts=False)).finished
    assert await tried(cairn, alice) == end


async def test_a_channel_gets_yesterdays_ranking_once(
    sandbox: Sandbox, people: list[User], settings: Settings, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    undrawn(cairn, monkeypatch)
    alice, bob = people[:2]
    boss, wall = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("days")
    page = await boss.slash("/server settings", games)
    (pages,) = [menu for menu in page.selects if "setting-page" in menu.custom_id]
    there = await boss.choose(page, None, "tournaments", custom_id=pages.custom_id)
    await boss.choose(there, None, wall.id, custom_id="cairn:c:setting:0:0:daily")
    for user in (alice, bob):
        trier = await Trier.opens(sandbox, user, games)
        assert said(user, "daily-named") in trier.message.text
        await trier.presses("button-daily-begin")
        await trier.plays(most=1 if user is bob else 80)

    def posts() -> list[str]:
        return [message.text for message in wall.messages if message.by_bot]

    sandbox.later(12 * HOUR + 60)
    await sandbox.settled(0.2)
    assert posts() == []  # Bob is still playing
    sandbox.later(12 * HOUR)
    await sandbox.until(lambda: len(posts()) == 1)
    assert f"**1.** <@{alice.id}>" in posts()[0]
    assert said(None, "daily-still-playing", count=1) not in posts()[0]
    assert wall.messages[0].raw["mentions"] == []
    await all_said(cairn.store, sandbox)
    await cairn.shutdown()
    second = steady(await sandbox.connect(lambda: Cairn(settings)))
    sandbox.later(DAY)  # nobody has played: nothing is said of it
    await sandbox.settled(0.2)
    await all_said(second.store, sandbox)
    assert len(posts()) == 1
    await second.shutdown()


async def test_forged_buttons_lead_nowhere(
    sandbox: Sandbox, cairn: Cairn, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No deal is seen before its day, nor anything of another person's try."""
    undrawn(cairn, monkeypatch)
    alice, bob = people[:2]
    trier = await Trier.opens(sandbox, alice, games)
    await trier.presses("button-daily-begin")
    mine, page = await tried(cairn, alice), (await Trier.opens(sandbox, bob, games)).message
    today = cairn.daily.today.toordinal()
    known = ("refusal-old-button", "refusal-daily-none", "refusal-daily-over", "refusal-daily-first")
    refusals = [said(bob, each) for each in known]
    for what in ("on", "look", "signs", "again", "nonsense", ""):
        answer = await bob.forge_component(page, f"cairn:b:daily:0:0:{today}.{what}")
        assert any(refusal in answer.text for refusal in refusals), what
    for day in (today + 1, today + 20, today - 1, 0, 9_999_999, 10**12):
        for made in (
            f"b:daily:0:0:{day}.begin",
            f"b:daily:0:0:{day}.show",
            f"b:daily-act:0:1:{day}.x",
            f"b:daily-why:0:0:{day}.",
        ):
            answer = await bob.forge_component(page, f"cairn:{made}")
            assert any(refusal in answer.text for refusal in refusals), made
    assert await tried(cairn, alice) == mine
    assert await cairn.store.read(queries.attempt, cairn.daily.today, int(bob.id)) is None
