"""Somebody is not there: the others vote, a computer keeps the seat warm, a substitute comes, all agree to a pause."""

from __future__ import annotations

import re
from functools import partial

import pytest

from bot.app import Cairn
from bot.people.calendar import Hours
from bot.tables.core.model import Status
from testing.driver import Channel, Message, Sandbox, User
from testing.story.acts import at_table, calendar, pause, replace
from testing.story.helpers import ballot, said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table

HOUR, DAY = 3_600.0, 86_400.0


pytestmark = pytest.mark.usefixtures("followed_clock")


def post_with(table: Table, verb: str) -> Message | None:
    """The newest post with a button of ``verb``."""
    return next(
        (p for p in reversed(table.posts) if any(f":b:{verb}:" in (b.custom_id or "") for b in p.buttons)), None
    )


async def test_a_vote_that_is_called_keeps_a_seat_warm_and_its_player_comes_back(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/server settings", options={"pace": "steady"})
    table = await Table.lobby(sandbox, people[:3], game="expeditions")
    lobby = await sandbox.until(lambda: next((post for post in table.posts if post.buttons), None))
    assert said(None, "late-vote-about") in lobby.text
    panel = await people[0].click(lobby, custom_id="cairn:b:options")
    await people[0].choose(panel, None, "wait", custom_id="cairn:s:option:1:0:late")
    assert await sandbox.until(lambda: said(None, "late-wait-about") in table.posts[-1].text)
    await people[0].click(lobby, custom_id="cairn:b:start")
    await table.board()
    await all_said(cairn.store, sandbox)
    late = table.actor
    first, second = (user for user in people[:3] if user is not late)
    assert (await at_table(first, "call-vote")).text == said(first, "refusal-nobody-late")
    sandbox.later(5 * DAY)
    board = await sandbox.until(lambda: post_with(table, "call-vote"))
    assert post_with(table, "poll") is None, "the table waits until somebody asks"
    assert (await at_table(late, "call-vote")).text == said(late, "refusal-vote-late")
    assert (await at_table(people[3], "call-vote")).text == said(people[3], "refusal-not-seated")
    assert (await at_table(first, "call-vote")).text == said(first, "said-vote-called")
    vote = await sandbox.until(lambda: post_with(table, "poll"))
    assert (await second.forge_component(board, "cairn:b:call-vote:1:0:")).text == said(second, "refusal-vote-open")
    assert (set(vote.pings), late.mention in vote.text) == ({first.id, second.id}, True)
    assert (await late.click(vote, custom_id=ballot(vote, "computer"))).text == said(late, "refusal-vote-late")
    end = ballot(vote, "end")
    ends = await first.click(vote, custom_id=end)
    assert said(first, "vote-sure-end") in ends.text
    answer = await first.click(vote, custom_id=ballot(vote, "computer"))
    assert (answer.ephemeral, answer.text) == (True, said(first, "said-voted"))
    await sandbox.until(lambda: re.search(r"1 (of 2|von 2)", post_with(table, "poll").text))  # type: ignore[union-attr]
    before = vote.text
    again = await first.click(vote, custom_id=ballot(vote, "substitute"))
    assert again.text == said(first, "said-voted")
    await all_said(cairn.store, sandbox)
    assert vote.text == before or "1" in vote.text, "whatever was answered, the post says the same"
    await first.click(vote, custom_id=ballot(vote, "computer"))
    await second.click(vote, custom_id=ballot(vote, "computer"))
    await sandbox.until(lambda: said(None, "vote-over-computer") in "".join(post.text for post in table.posts))
    board = await sandbox.until(lambda: post_with(table, "back"))
    assert (await second.click(board, custom_id="cairn:b:back")).text == said(second, "refusal-not-kept")
    kept = await late.click(board, custom_id="cairn:b:turn")
    assert said(late, "kept-panel") in kept.text
    back = await late.click(kept, custom_id="cairn:b:back")
    assert back.text in {said(late, "said-back"), said(late, "kept-returning")}
    await sandbox.until(lambda: post_with(table, "back") is None)
    old = await first.forge_component(table.posts[-1], end)
    assert old.text == said(first, "refusal-vote-gone")


async def test_an_old_vote_that_may_not_be_edited_asks_nobody_again(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    await sandbox.guild.user("Boss", manager=True).slash("/server settings", options={"pace": "steady"})
    table = await Table.start(sandbox, people[:3], game="expeditions")
    await all_said(cairn.store, sandbox)
    first, second = (user for user in people[:3] if user is not table.actor)
    sandbox.later(5 * DAY)
    vote = await sandbox.until(lambda: post_with(table, "poll"))
    assert set(vote.pings) == {first.id, second.id}
    await all_said(cairn.store, sandbox)
    sandbox.later(2 * HOUR)
    for answer in ("computer", "substitute", "computer", "substitute"):
        await first.click(vote, custom_id=ballot(vote, answer))
        await all_said(cairn.store, sandbox)
    anew = post_with(table, "poll")
    assert anew is not None
    assert anew != vote, "the fourth edit in ten minutes"
    assert anew.pings == []


async def test_votes_of_several_tables_ping_once_and_come_back_in_the_same_post(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """Whom the first post has pinged reads of the others in one message, and of those that were put once more."""
    await sandbox.guild.user("Boss", manager=True).slash("/server settings", options={"pace": "steady"})
    tables = [await Table.start(sandbox, people[:2], sandbox.guild.channel(f"place {n}")) for n in range(3)]
    for table in tables:
        while table.actor is not people[0]:
            await table.turn()
    bob = people[1]
    told = [said(bob, "alert-asked", count=count) for count in (2, 3)]

    def told_of(count: int) -> int:
        return sum(told[count - 2] in message.text for message in bob.dms())

    await all_said(cairn.store, sandbox)
    sandbox.later(5 * DAY)
    votes = [await sandbox.until(partial(post_with, table, "poll")) for table in tables]
    assert sorted(vote.pings for vote in votes) == [[], [], [bob.id]]
    await all_said(cairn.store, sandbox)
    sandbox.later(2 * HOUR)
    await sandbox.until(lambda: told_of(2) == 1)
    posts = [len(table.posts) for table in tables]
    for again in (1, 2):
        await all_said(cairn.store, sandbox)
        sandbox.later(DAY)
        await sandbox.until(lambda: not any(post_with(table, "poll") for table in tables))
        await all_said(cairn.store, sandbox)
        sandbox.later(DAY)
        assert [await sandbox.until(partial(post_with, table, "poll")) for table in tables] == votes, "the same posts"
        await all_said(cairn.store, sandbox)
        sandbox.later(2 * HOUR)
        await sandbox.until(lambda again=again: told_of(3) == again)  # type: ignore[misc]
    assert [len(table.posts) for table in tables] == posts


async def test_a_vote_asks_nobody_who_is_on_vacation(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/server settings", options={"pace": "steady"})
    table = await Table.start(sandbox, people[:4], game="expeditions")
    await all_said(cairn.store, sandbox)
    away, *others = (user for user in people[:4] if user is not table.actor)
    page = await calendar(away)
    await away.click(page, custom_id="cairn:b:me-away-open")
    sandbox.later(5 * DAY)
    vote = await sandbox.until(lambda: post_with(table, "poll"))
    asked = ", ".join(user.mention for user in people[:4] if user in others)
    assert set(vote.pings) == {user.id for user in others}
    assert said(None, "vote-count", asked=asked, given=0, all=2) in vote.text
    for user in others:
        await user.click(vote, custom_id=ballot(vote, "computer"))
    assert await sandbox.until(lambda: post_with(table, "back")), "nobody waits for who is away"


async def test_who_leaves_is_followed_by_a_substitute_who_sees_the_hand_only_then(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, _ = people
    wanted = sandbox.guild.channel("substitutes")
    boss = sandbox.guild.user("Boss", manager=True)
    page = await boss.slash("/server settings", options={"substitutes": wanted.id})
    assert f"<#{wanted.id}>" in page.text or "#substitutes" in page.text
    table = await Table.start(sandbox, [alice, bob])
    panel = await at_table(bob, "leave")
    offered = await bob.click(panel, custom_id="cairn:b:leave-game:1:0:substitute")
    assert offered.text == said(bob, "said-leave-substitute")
    advert = await sandbox.until(lambda: next((post for post in wanted.messages if post.by_bot), None))
    assert "Turn 1" in advert.text
    listed = await carla.click(await carla.slash("/find"), said(carla, "button-open-seats"))
    assert said(carla, "seats-title") in listed.text
    assert len(listed.buttons) == 1
    assert (await alice.click(advert, custom_id=ballot(advert, "take"))).text == said(alice, "refusal-you-sit-already")
    take = ballot(advert, "take")
    await cairn.people.set_blocked(int(carla.id), [int(alice.id)])
    asked = await carla.click(advert, custom_id=take)
    assert said(carla, "seat-blocked", who=alice.mention) in asked.text, "whom she blocks, she is told of before"
    assert not asked.pictures
    assert (await carla.slash("/hand")).text == said(carla, "refusal-not-seated")
    taken = await carla.click(asked, custom_id=ballot(asked, "sure"))
    assert taken.text == said(carla, "said-seat-yours", table="1")
    assert (await carla.slash("/hand")).pictures
    await sandbox.until(lambda: said(None, "seat-settled") in advert.text)
    assert f"{bob.mention}, {carla.mention}" in (await alice.slash("/log")).text
    late = await people[3].forge_component(advert, take)
    assert late.text == said(people[3], "refusal-seat-gone")
    panel = await at_table(carla, "leave")
    sure = await carla.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await carla.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    table.users = [alice, carla]
    await sandbox.until(lambda: table.over)
    assert "alice" in table.posts[-1].text.split("🏆")[1].splitlines()[0]
    assert [each.how.value for each in (await cairn.tables.get(1)).absence.departures] == ["substitute", "conceded"]


async def test_nobody_sits_opposite_those_who_block_them_nor_knows_two_hands(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, dora = people
    page = await calendar(bob)
    await bob.choose(page, None, dora, custom_id="cairn:u:me-block")
    page = await calendar(carla)
    await carla.choose(page, None, bob, custom_id="cairn:u:me-block")
    table = await Table.start(sandbox, [alice, bob])
    await alice.click(await at_table(alice, "leave"), custom_id="cairn:b:leave-game:1:0:substitute")
    open_seat = await sandbox.until(lambda: post_with(table, "poll"))
    refused = await dora.click(open_seat, custom_id=ballot(open_seat, "take"))
    assert refused.text == said(dora, "refusal-seat-not-for-you"), "bob blocks her, who has not opened the table"
    offered = await replace(alice, alice, new=dora)
    assert offered.text == said(alice, "refusal-seat-not-for", who=dora.mention)
    await replace(alice, alice, new=carla)
    offer = await sandbox.until(lambda: next((post for post in table.posts if carla.mention in post.text), None))
    asked = await carla.click(offer, custom_id=ballot(offer, "agree"))
    assert asked.text.endswith(said(carla, "join-blocked", who=bob.mention)), "she is told before"
    await carla.click(asked, custom_id=ballot(asked, "sure"))
    await bob.click(await at_table(bob, "leave"), custom_id="cairn:b:leave-game:1:0:substitute")
    await all_said(cairn.store, sandbox)
    open_seat = await sandbox.until(lambda: post_with(table, "poll"))
    refused = await alice.click(open_seat, custom_id=ballot(open_seat, "take"))
    assert refused.text == said(alice, "refusal-seat-not-for-you"), "she knows the other hand"


async def test_an_open_seat_calls_those_who_wait_for_such_a_game_and_is_posted_again(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, dora = people
    page = await calendar(bob)
    await bob.choose(page, None, dora, custom_id="cairn:u:me-block")
    table = await Table.start(sandbox, [alice, bob])
    await dora.slash("/find", sandbox.guild.channel("elsewhere"), game="lost_cities")
    await carla.slash("/find", sandbox.guild.channel("elsewhere"), options={"game": "lost_cities", "seats": 4})
    await alice.click(await at_table(alice, "leave"), custom_id="cairn:b:leave-game:1:0:substitute")

    def offered() -> Message | None:
        return next((post for post in reversed(table.posts) if "💺" in post.text and post.buttons), None)

    post = await sandbox.until(offered)
    assert post.pings == [carla.id], "who is blocked there is not called"
    assert said(None, "seat-called", who=carla.mention) in post.text
    for days in (1, 2):
        await all_said(cairn.store, sandbox)
        before = post
        sandbox.later(days * DAY)
        await sandbox.until(lambda before=before: before.deleted)  # type: ignore[misc]
        post = await sandbox.until(offered)
        assert post.id > before.id, "in place of the one before"
    await all_said(cairn.store, sandbox)
    sandbox.later(DAY)
    vote = await sandbox.until(lambda: next((post for post in table.posts if "🚪" in post.text and post.buttons), None))
    assert vote.pings == [bob.id], "nobody took it: the others decide"
    assert said(None, "leave-vote-asks", who=alice.mention, days=4) in vote.text
    own = await alice.click(vote, custom_id=ballot(vote, "computer"))
    assert own.text == said(alice, "refusal-vote-own")
    decided = await bob.click(vote, custom_id=ballot(vote, "computer"))
    assert decided.text == said(bob, "said-vote-decided")
    assert await sandbox.until(lambda: post_with(table, "back")), "a computer player keeps the seat warm"


async def test_what_may_not_be_asked_again_is_not_offered(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    first, other = table.actor, table.other
    await table.turn()
    board = await table.board()
    asked = await first.forge_component(board, "cairn:b:undo-far:1:0:")
    assert said(first, "button-ask-others") in [button.label for button in asked.buttons]
    await first.click(asked, label=said(first, "button-ask-others"))
    poll = await sandbox.until(lambda: post_with(table, "poll"))
    again = await first.forge_component(board, "cairn:b:undo-far:1:0:")
    assert (again.text, again.buttons) == (said(first, "refusal-undo-asked"), [])
    await other.click(poll, custom_id=ballot(poll, "refuse"))
    again = await first.forge_component(board, "cairn:b:undo-far:1:0:")
    assert (again.text, again.buttons) == (said(first, "refusal-undo-asked-turn"), [])


async def test_all_agree_to_a_pause_and_anybody_ends_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob])
    assert (await pause(alice, 10)).text == said(alice, "said-proposed")
    proposal = await sandbox.until(lambda: post_with(table, "poll"))
    assert proposal.pings == [bob.id]
    own = await alice.click(proposal, custom_id=ballot(proposal, "agree"))
    assert own.text == said(alice, "refusal-proposal-own")
    agreed = await bob.click(proposal, custom_id=ballot(proposal, "agree"))
    assert agreed.text == said(bob, "said-all-agreed")
    board = await sandbox.until(lambda: post_with(table, "play-on"))
    assert "⏸️" in board.text
    sandbox.later(10 * DAY + HOUR)
    await sandbox.until(lambda: table.boards[-1] != board)
    assert "⏸️" not in table.boards[-1].text
    await typed(table.actor, games)
    sandbox.later(59 * DAY)
    await sandbox.settled()
    sandbox.later(2 * DAY)
    idle = await sandbox.until(lambda: next((p for p in table.posts if "💤" in p.text), None))
    assert (await bob.click(idle, custom_id=ballot(idle, "play_on"))).text == said(bob, "said-play-on")
    assert await sandbox.until(lambda: said(None, "idle-over") in idle.text)
    sandbox.later(61 * DAY)
    await sandbox.until(lambda: any("💤" in p.text and p.buttons for p in table.posts))
    sandbox.later(8 * DAY)
    await sandbox.until(lambda: any(said(None, "notice-idle", days=60) in post.text for post in table.posts))
    assert (await cairn.tables.get(1)).status is Status.CLOSED


async def test_a_question_wakes_nobody_and_is_told_of_in_the_morning(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """Whom it would have pinged at night reads of it in one message, whatever tables ask."""
    alice, bob = people[:2]
    tables = [await Table.start(sandbox, [alice, bob], sandbox.guild.channel(f"place {n}")) for n in range(2)]
    now = cairn.time.now()
    night = Hours((now.hour * 60 + now.minute - 5) % 1440, (now.hour * 60 + now.minute + 60) % 1440)
    await cairn.people.add_hours(int(bob.id), night)
    for table in tables:
        assert (await pause(alice, 10, table.channel)).text == said(alice, "said-proposed")
        proposal = await sandbox.until(partial(post_with, table, "poll"))
        assert proposal.pings == []
    told = said(bob, "alert-asked", count=2)
    assert not [message for message in bob.dms() if told in message.text]
    await all_said(cairn.store, sandbox)
    sandbox.later(2 * HOUR)
    await sandbox.until(lambda: [message for message in bob.dms() if told in message.text])
    sandbox.later(HOUR)
    await sandbox.settled()
    assert len([message for message in bob.dms() if told in message.text]) == 1


async def test_who_is_no_member_of_the_server_any_more_is_known_to_have_left(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    guild, stays, leaves = int(sandbox.guild.id), *people[:2]
    leaves.leave(sandbox.guild)
    assert [await cairn.has_left(guild, int(user.id)) for user in (stays, leaves)] == [False, True]
    assert not await cairn.has_left(guild + 1, int(stays.id)), "a server that the bot does not see tells nothing"
