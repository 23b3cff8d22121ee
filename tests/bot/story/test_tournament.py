"""A tournament as people play it: they sign up and check in, and tables open by themselves, across a restart."""

from __future__ import annotations

from functools import partial

import pytest

from bot.client import Cairn
from bot.config import Settings
from bot.model.contest import Phase
from bot.model.table import Status
from bot.sandbox.driver import Channel, Sandbox, User
from bot.sandbox.views import Message
from bot.tables import leaving
from tests.bot.story.conftest import steady
from tests.bot.story.helpers import said

pytestmark = pytest.mark.usefixtures("followed_clock")

HOUR = 3600.0


def post_with(channel: Channel, verb: str) -> Message | None:
    """The newest post in a channel with a button of this verb."""
    found = [m for m in channel.messages if any(f":{verb}:" in (b.custom_id or "") for b in m.buttons)]
    return found[-1] if found else None


def begun(channel: Channel, round_number: int) -> list[Message]:
    """The posts of the tables of a round."""
    begins = said(None, "contest-table", round=round_number, number=0, name="").split("0")[0]
    return [m for m in channel.messages if begins in m.text]


def opened(channel: Channel, round_number: int) -> bool:
    """Whether both tables of a round are open."""
    word = "\n" + said(None, "contest-at-table", table="0").rstrip("0")
    return len([m for m in begun(channel, round_number) if word in m.text]) == 2


async def test_four_play_two_rounds_across_a_restart(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    four = [*people[:3], sandbox.guild.user("Dora")]
    alice = four[0]
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    given = {"game": "lost_cities", "pace": "brisk", "title": "Spring *cup*", "rounds": 2, "seeding": "lot"}
    assert (await alice.slash("/tournament open", games, options=given)).text == said(alice, "refusal-tournament-open")
    wrong = await boss.slash("/tournament open", games, options={**given, "form": "knockout", "seats": 4})
    assert wrong.text == said(boss, "refusal-tournament-knockout")
    await boss.slash("/tournament open", games, options=given)
    post = await sandbox.until(lambda: post_with(games, "contest-in"))
    assert "Spring \\*cup\\*" in post.text
    for person in four:
        answer = await person.click(post, said(None, "button-sign-up"))
        assert said(person, "said-signed-up") in answer.text
    await sandbox.until(lambda: said(None, "contest-signed-up", count=4, most=64) in post.text)
    assert (
        said(boss, "refusal-tournament-not-begun")
        == (await boss.slash("/tournament annul", games, options={"game-table": "1", "cause": "x"})).text
    )
    for forged in ("999", "x", "1.x", "9" * 12, ""):
        answer = await alice.forge_component(post, f"cairn:b:contest-here:0:0:{forged}")
        assert answer.text in {said(alice, "refusal-no-tournament"), said(alice, "refusal-tournament-not-begun")}
    sandbox.later(24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "contest-here"))
    assert set(asks.pings) == {person.id for person in four}
    for person in four:
        await person.click(asks, said(None, "button-here"))
    await sandbox.until(lambda: [m for m in games.messages if said(None, "contest-check-in-over", count=4) in m.text])
    await first.shutdown()

    cairn, guild = steady(await sandbox.connect(lambda: Cairn(settings))), int(sandbox.guild.id)
    for number in (1, 2):
        await sandbox.until(partial(begun, games, number))
        sandbox.later(60)
        await sandbox.until(partial(opened, games, number))
        whole = await cairn.contests.get(1, guild)
        for meeting in whole.open:
            table = await cairn.tables.get(meeting.table_id or 0)
            assert (table.status, table.undo_by_consent) == (Status.RUNNING, False)
            assert len({*table.people} & {int(person.id) for person in four}) == 2
            await leaving.concede(cairn.tables, table.id, table.people[0])
    whole = await cairn.contests.get(1, guild)
    await sandbox.until(lambda: [m for m in games.messages if said(None, "contest-over-finished") in m.text])
    assert (await cairn.contests.get(1, guild)).contest.phase is Phase.OVER
    board = await sandbox.until(lambda: next((m for m in games.messages if whole.contest.lot.hex() in m.text), None))
    assert board.pictures, "the standings have a picture"
    mine = await alice.slash("/tournament standings", games)
    assert said(alice, "standings-note-swiss") in mine.text
    page = await alice.slash("/tournament show", games)
    assert whole.contest.lot.hex() in page.text
    await cairn.shutdown()
