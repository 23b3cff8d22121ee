"""A tournament as people play it: they sign up and check in, and tables open by themselves, across a restart."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.pace import Pace
from bot.discord.sanitize import escaped
from bot.server import settings as server_settings
from bot.tables.core.model import Status
from bot.tables.polls.subjects import AGREE, REFUSE
from bot.tables.seating import leaving
from bot.tables.seating.absence import Override
from bot.tournaments.model import Match, Phase, TournamentState
from bot.tournaments.played import standing
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table, decide, organise
from testing.story.checked import steady
from testing.story.helpers import ballot, begun, opened, post_with, said, typed
from testing.story.journal_checks import all_said

pytestmark = pytest.mark.usefixtures("followed_clock")

HOUR = 3600.0


async def test_four_play_two_rounds_across_a_restart(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tournaments.posts.BOARD_RESTS", timedelta(seconds=1))
    boss = sandbox.guild.user("Boss", manager=True)
    four = [*people[:3], sandbox.guild.user("Dora")]
    alice = four[0]
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    given = {"game": "lost_cities", "pace": "brisk", "title": "Spring *cup*", "rounds": 2, "seeding": "lot"}
    assert (await alice.slash("/tournament open", games, options=given)).text == said(alice, "refusal-tournament-open")
    wrong = await boss.slash("/tournament open", games, options={**given, "form": "knockout", "seats": 4})
    assert wrong.text == said(boss, "refusal-tournament-knockout")
    await boss.slash("/tournament open", games, options=given)
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    assert "Spring \\*cup\\*" in post.text
    for person in four:
        answer = await person.click(post, said(None, "button-sign-up"))
        assert said(person, "said-signed-up") in answer.text
    await sandbox.until(lambda: said(None, "tournament-signed-up", count=4, most=64) in post.text)
    assert (
        said(boss, "refusal-tournament-not-begun")
        == (await organise(boss, "annul", games, game_table="1", cause="x")).text
    )
    for forged in ("999", "x", "1.x", "9" * 12, ""):
        answer = await alice.forge_component(post, f"cairn:b:tournament-here:0:0:{forged}")
        assert answer.text in {said(alice, "refusal-no-tournament"), said(alice, "refusal-tournament-not-begun")}
    sandbox.later(24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    assert set(asks.pings) == {person.id for person in four}
    for person in four:
        await person.click(asks, said(None, "button-here"))
    await sandbox.until(
        lambda: [m for m in games.messages if said(None, "tournament-check-in-over", count=4) in m.text]
    )
    await first.shutdown()

    cairn, guild = steady(await sandbox.connect(lambda: Cairn(settings))), int(sandbox.guild.id)
    for number in (1, 2):
        await sandbox.until(partial(begun, games, number))
        sandbox.later(60)
        await sandbox.until(partial(opened, games, number))
        state = await cairn.tournaments.get(1, guild)
        for match in state.open:
            table = await cairn.tables.get(match.table_id or 0)
            assert (table.status, table.undo_by_consent) == (Status.RUNNING, False)
            assert len({*table.people} & {int(person.id) for person in four}) == 2
            await leaving.concede(cairn.tables, table.id, table.people[0])
    last = (
        await sandbox.until(
            lambda: [
                m for m in games.messages if said(None, "tournament-over-finished") in m.text and "🏆 <@" in m.text
            ]
        )
    )[-1]
    state = await cairn.tournaments.get(1, guild)
    best = [state.participant(each.person) for each in standing(state) if each.place == 1]
    who = ", ".join(f"<@{each.user_id}>" for each in best)
    assert said(None, "ceremony-winner", who=who, count=len(best)) in last.text
    assert {str(each.user_id) for each in best} <= {*last.pings}
    assert said(None, "ceremony-thanks", players=4, games=4, organiser=boss.mention) in last.text
    film = next(button for button in last.buttons if "cairn:b:film" in (button.custom_id or ""))
    assert (await alice.click(last, film.label)).text == said(alice, "refusal-film-none"), "nobody moved"
    assert (await cairn.tournaments.get(1, guild)).tournament.phase is Phase.OVER
    board = await sandbox.until(
        lambda: next((m for m in games.messages if state.tournament.draw_seed.hex() in m.text), None)
    )
    assert board.pictures, "the standings have a picture"
    shown = await alice.slash("/tournament show", games)
    mine = await alice.click(shown, said(alice, "button-standings"))
    assert said(alice, "standings-note-swiss") in mine.text
    page = await alice.slash("/tournament show", games)
    assert state.tournament.draw_seed.hex() in page.text
    await cairn.shutdown()


async def first_round(
    cairn: Cairn, sandbox: Sandbox, games: Channel, boss: User, four: Sequence[User], title: str = "Cup"
) -> TournamentState:
    """A tournament of two rounds whose first tables are being played at."""
    given = {"game": "lost_cities", "pace": "brisk", "title": title, "rounds": 2, "seeding": "lot"}
    await boss.slash("/tournament open", games, options=given)
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    for person in four:
        await person.click(post, said(None, "button-sign-up"))
    sandbox.later(24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    for person in four:
        await person.click(asks, said(None, "button-here"))
    await sandbox.until(partial(begun, games, 1))
    sandbox.later(60)
    await sandbox.until(partial(opened, games, 1))
    for thread in games.threads:
        await sandbox.until(lambda: post_with(thread, "turn"))  # noqa: B023 - it is waited for here
    return await cairn.tournaments.get(1, int(sandbox.guild.id))


def players(state: TournamentState, match: Match, four: Sequence[User]) -> list[User]:
    """Those who play a match, in the order of their seats."""
    users = [state.participant(number).user_id for number in match.seats]
    return [next(person for person in four if int(person.id) == user) for user in users]


async def thread_of(cairn: Cairn, games: Channel, match: Match) -> Channel:
    """Where a match is played."""
    table = await cairn.tables.get(match.table_id or 0)
    return next(thread for thread in games.threads if int(thread.id) == table.channel_id)


async def test_closed_tables_are_put_to_the_organiser_and_the_round_goes_on(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, four = sandbox.guild.user("Boss", manager=True), [*people[:3], sandbox.guild.user("Dora")]
    state = await first_round(cairn, sandbox, games, boss, four)
    first, second = state.open
    one, other = players(state, second, four)
    thread = await thread_of(cairn, games, second)

    page = await boss.slash("/server tables", games)
    assert said(boss, "tables-tournament") in page.text
    page = await boss.choose(page, None, str(first.table_id), custom_id="cairn:s:server-pick:0:0")
    page = await boss.click(page, said(boss, "button-close-tables"))
    assert said(boss, "tables-sure-tournament") in page.text, "it is said before"
    sure = await at_table(boss, "close", thread)
    assert said(boss, "close-tournament") in sure.text
    await boss.submit(await boss.click(page, said(boss, "button-do-it")), {"why": "stuck"})
    panel = await at_table(one, "leave", thread)
    assert said(one, "close-tournament") in panel.text
    await one.click(panel, said(one, "button-leave-end"))
    poll = await sandbox.until(lambda: post_with(thread, "poll"))
    assert said(None, "close-tournament") in poll.text
    await other.click(poll, custom_id=ballot(poll, AGREE))

    asked = await sandbox.until(
        lambda: [m for m in games.messages if said(None, "button-organise") in m.text and "closed" in m.text][1:]
    )
    assert [m.pings for m in games.messages if said(None, "button-organise") in m.text and "closed" in m.text] == [
        [boss.id]
    ] * 2
    assert asked
    assert await sandbox.until(lambda: [m for m in thread.messages if said(None, "notice-tournament-closed") in m.text])
    waits = [m for m in begun(games, 1) if m.buttons]
    assert len(waits) == 2
    page = await one.slash("/tournament show", games)
    assert page.text.count(said(one, "tournament-waits")) == 2
    assert (await one.click(waits[0], custom_id="cairn:b:tournament-decide")).text == said(
        one, "refusal-tournament-organisers"
    )
    for match, winner in ((first, players(state, first, four)[1]), (second, None)):
        post = next(
            m for m in waits if said(None, "tournament-closed", table=str(match.table_id), knockout="no") in m.text
        )
        panel = await boss.click(post, said(None, "button-decide-match"))
        forged = await boss.forge_component(panel, f"cairn:b:tournament-award:0:0:{match.id}.x")
        assert (await boss.submit(forged, {"cause": "x"})).text == said(boss, "refusal-old-button")
        label = said(boss, "button-wins", name=winner.name) if winner else said(boss, "button-draw")
        form, again = [await boss.click(panel, label) for _ in range(2)]
        answer = await boss.submit(form, {"cause": "so it stood"})
        assert said(boss, "said-organised", channel=f"<#{games.id}>") in answer.text
        assert (await boss.submit(again, {"cause": "twice"})).text == said(boss, "refusal-match-decided")
    decided = (await cairn.tournaments.get(1, int(sandbox.guild.id))).matches
    assert {each.id: each.places for each in decided if each.round == 1} == {first.id: (2, 1), second.id: (1, 1)}
    how = said(None, "tournament-verdict-adjudicated", who="", tie="yes", count=2)
    told = said(None, "notice-tournament-counts", how=how)
    assert await sandbox.until(lambda: [m for m in thread.messages if told in m.text])
    await sandbox.until(partial(begun, games, 2))


async def test_an_adjudicated_game_stops_and_is_played_on_unrated_as_all_want_that(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, four = sandbox.guild.user("Boss", manager=True), [*people[:3], sandbox.guild.user("Dora")]
    state = await first_round(cairn, sandbox, games, boss, four)
    match = state.open[0]
    table = await cairn.tables.get(match.table_id or 0)
    thread = await thread_of(cairn, games, match)
    both = players(state, match, four)
    mover = next(person for person in both if int(person.id) in table.awaited)
    decided = await decide(boss, table.id, [both[0].name], "the other is ill", games)
    assert said(boss, "said-organised", channel=f"<#{games.id}>") in decided.text

    poll = await sandbox.until(lambda: post_with(thread, "poll"))
    how = said(None, "tournament-verdict-adjudicated", who=both[0].mention, tie="no", count=1)
    assert said(None, "play-unrated-why", why=how) in poll.text
    assert {*poll.pings} == {person.id for person in both}
    board = post_with(thread, "turn")
    assert board is not None
    await sandbox.until(lambda: said(None, "status-stopped") in board.text)
    panel = await mover.click(board, custom_id="cairn:b:turn")
    assert said(mover, "status-stopped") in panel.text
    assert (await mover.slash("/play", thread, choice="discard")).text == said(mover, "refusal-stopped")
    assert (
        said(mover, "mygames-line", turn="stopped", game="", table="", where="").split(": ")[1]
        in (await mover.slash("/mygames", games)).text
    )
    sandbox.later(60 * HOUR)  # the time of whoever was to move would have run out
    await sandbox.settled(0.5)
    assert (await cairn.tables.get(table.id)).absence.departures == ()
    sure = await both[0].click(poll, custom_id=ballot(poll, REFUSE))
    assert said(both[0], "play-unrated-sure") in sure.text, "nobody closes it by a slip"
    for person in both:
        await person.click(poll, custom_id=ballot(poll, AGREE))
    await sandbox.until(lambda: said(None, "play-unrated-over-agreed") in poll.text)
    await sandbox.until(lambda: post_with(thread, "turn") != board)
    fresh = post_with(thread, "turn")
    assert fresh is not None
    assert fresh.pings == [mover.id]
    await typed(mover, thread)
    table = await cairn.tables.get(table.id)
    assert (table.rated, table.pace, table.awaited) == (
        False,
        Pace.FREE,
        (int(next(p.id for p in both if p != mover)),),
    )


async def test_who_forfeits_is_told_of_as_it_was_and_not_as_one_who_kept_others_waiting(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, four = sandbox.guild.user("Boss", manager=True), [*people[:3], sandbox.guild.user("Dora")]
    state = await first_round(cairn, sandbox, games, boss, four)
    (leaver, stays), (rude, other) = (players(state, match, four) for match in state.open)
    threads = [await thread_of(cairn, games, match) for match in state.open]
    page = await leaver.slash("/tournament show", games)
    asked = await leaver.click(page, said(leaver, "button-leave-tournament"))
    await leaver.click(asked, said(leaver, "button-leave-tournament"))
    await organise(boss, "forfeit", games, player=rude, cause="abuse")
    for thread, loser, winner, why in zip(
        threads, (leaver, rude), (stays, other), (Override.WITHDREW, Override.RULED), strict=True
    ):
        end = await sandbox.until(lambda: next((m for m in thread.messages if "🏆" in m.text), None))  # noqa: B023
        beside = ("-#", "📈", said(None, "log-turn", turn=1))
        first, log, *places = [line for line in end.text.splitlines()[1:] if not line.startswith(beside)]
        assert first == said(None, "end-winners", count=1, names=escaped(winner.name))
        assert log == "› " + said(None, "log-lost", who=loser.mention, why=why)
        assert "waiting" not in end.text
        assert [line.partition(" – ")[0] for line in places] == [f"**1.** {winner.mention}", f"**2.** {loser.mention}"]
        page = await loser.slash("/profile", games)
        assert said(loser, "profile-reliable", games=1) in page.text, "no time of theirs has run out"


async def test_one_that_is_ended_opens_no_more_tables(cairn: Cairn, sandbox: Sandbox, games: Channel) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    given = {"game": "lost_cities", "pace": "brisk", "title": "Cup", "seeding": "lot"}
    await boss.slash("/tournament open", games, options=given)
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    six = [sandbox.guild.user(f"Player {number}") for number in range(6)]
    for person in six:
        await person.click(post, said(None, "button-sign-up"))
    sandbox.later(24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    for person in six:
        await person.click(asks, said(None, "button-here"))
    await sandbox.until(lambda: games.threads)
    await organise(boss, "end", games, cause="rain")
    sandbox.later(60)  # the others would be due
    await sandbox.settled(1.0)
    assert len(games.threads) == 1
    assert len(begun(games, 1)) == 1
    state = await cairn.tournaments.get(1, int(sandbox.guild.id))
    assert len(state.open) == 3


async def test_an_old_check_in_that_may_not_be_edited_calls_nobody_again(
    cairn: Cairn, sandbox: Sandbox, games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/tournament open", games, options={"game": "lost_cities", "pace": "brisk", "title": "Cup"})
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    five = [sandbox.guild.user(f"Player {number}") for number in range(5)]
    for person in five:
        await person.click(post, said(None, "button-sign-up"))
    sandbox.later(24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    assert set(asks.pings) == {person.id for person in five}
    await all_said(cairn.store, sandbox)
    sandbox.later(2 * HOUR)
    for person in five[:4]:
        await person.click(asks, said(None, "button-here"))
        sandbox.later(4)
        await all_said(cairn.store, sandbox)
    anew = post_with(games, "tournament-here")
    assert anew is not None
    assert anew != asks, "the fourth edit in ten minutes"
    assert anew.pings == []
    assert not [each for each in sandbox.server.requests if each.status == 429], "Discord is not asked for it"


async def test_an_old_post_that_was_edited_often_loses_its_buttons_a_little_later(
    cairn: Cairn, sandbox: Sandbox, games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/tournament open", games, options={"game": "lost_cities", "pace": "brisk", "title": "Cup"})
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    sandbox.later(2 * HOUR)
    for number in range(3):
        await sandbox.guild.user(f"Player {number}").click(post, said(None, "button-sign-up"))
        sandbox.later(4)
        await all_said(cairn.store, sandbox)
    await organise(boss, "end", games, cause="Nobody has time")
    await sandbox.settled()
    assert post_with(games, "tournament-in") == post
    sandbox.later(600)
    await all_said(cairn.store, sandbox)
    assert post_with(games, "tournament-in") is None
    assert not [each for each in sandbox.server.requests if each.status == 429]


async def test_who_opened_a_tournament_replaces_no_opponent_and_organisers_do_only_where_it_is_agreed_to(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    opener, victim, friend, _ = people
    boss, second = (sandbox.guild.user(name, manager=True) for name in ("Boss", "Second"))
    role, guild = sandbox.guild.role("Organisers"), int(sandbox.guild.id)
    await server_settings.change(cairn.tables, guild, int(boss.id), organisers=int(role.id))
    opener.add_role(role)
    await opener.slash("/tournament open", games, options={"game": "lost_cities", "pace": "brisk", "title": "Cup"})
    post = await sandbox.until(lambda: post_with(games, "tournament-in"))
    for person in (opener, victim):
        await person.click(post, said(None, "button-sign-up"))
    sandbox.later(24 * HOUR)
    asks = await sandbox.until(lambda: post_with(games, "tournament-here"))
    await server_settings.change(cairn.tables, guild, int(boss.id), organisers=None)
    given = {"player": victim, "substitute": friend, "cause": "*ill*"}
    refused = await organise(opener, "replace", games, **given)
    assert refused.text == said(opener, "refusal-tournament-replace")

    await organise(boss, "replace", games, **given)
    ask = await sandbox.until(lambda: post_with(games, "tournament-agree"))
    assert (ask.pings, victim.mention in ask.text, friend.mention in ask.text) == ([victim.id], True, True)
    for stranger in (opener, friend, boss):
        answer = await stranger.click(ask, said(None, "button-agree"))
        assert answer.text == said(stranger, "refusal-replace-agree", who=victim.mention)
    assert said(victim, "said-agreed-tournament") in (await victim.click(ask, said(None, "button-agree"))).text
    told = await sandbox.until(lambda: next((m for m in games.messages if friend.id in m.pings), None))
    assert told.text.count(victim.mention) == 2, "whose place it was, and who agreed"
    assert (await second.click(ask, said(None, "button-agree"))).text == said(second, "refusal-replace-gone")
    for person, word in ((victim, "refusal-not-signed-up"), (friend, "said-here")):
        assert said(person, word) in (await person.click(asks, said(None, "button-here"))).text
