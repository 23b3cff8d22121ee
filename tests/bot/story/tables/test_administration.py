"""Looking after tables: who may open them and where, options, seats, undo, nudges, the end and a new game."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.pace import Pace
from bot.core.steady_time import utc_now
from bot.people import setting_queries as settings
from bot.people.settings import GuildSettings
from bot.tables.core.model import EntryKind, Status
from testing.driver import Channel, NotPossible, Sandbox, User
from testing.queries import answer
from testing.story.acts import at_table, kick, replace
from testing.story.checked import steady
from testing.story.helpers import ballot, later, moves, said, typed
from testing.story.table import Table, choices, key
from testing.views import Message
from testing.world import last_entries


@pytest.fixture
def boss(sandbox: Sandbox) -> User:
    return sandbox.guild.user("Boss", manager=True)


async def test_who_may_open_tables(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User
) -> None:
    alice, bob = people[:2]
    for name, value in {
        "open": "managers",
        "language": "de",
        "post": "thread",
        "hands": "off",
        "keep": "always",
    }.items():
        with pytest.raises(NotPossible):
            await bob.slash("/server settings", options={name: value})
        given = [{"name": "settings", "type": 1, "options": [{"name": name, "type": 3, "value": value}]}]
        refused = await bob.forge_command("server", given)
        assert (refused.ephemeral, refused.text) == (True, said(bob, "refusal-server-managers"))
    nameless = await boss.slash("/server settings", options={"open": "role"})
    assert nameless.text == said(boss, "refusal-role-missing")

    saved = await boss.slash("/server settings", options={"open": "managers"})
    assert said(boss, "settings-saved") in saved.text
    refused = await bob.slash("/open", game="lost_cities")
    assert refused.text == said(bob, "refusal-not-allowed-to-open", who=said(bob, "managers"))

    role = sandbox.guild.role("explorers")
    alice.add_role(role)
    shown = await boss.slash("/server settings", options={"open": "role", "role": role})
    assert f"<@&{role.id}>" in shown.text
    refused = await bob.slash("/open", game="lost_cities")
    who = said(bob, "role-named", role=f"<@&{role.id}>")
    assert refused.text == said(bob, "refusal-not-allowed-to-open", who=who)
    assert not games.messages
    await Table.lobby(sandbox, [alice])
    await boss.slash("/open", game="lost_cities")
    assert len(games.threads) == 1, "managers always may"
    await boss.slash("/server settings", options={"open": "everyone"})
    await bob.slash("/open", game="lost_cities")
    assert len(games.threads) == 2


async def test_of_two_managers_at_once_neither_undoes_what_the_other_sets(
    cairn: Cairn, sandbox: Sandbox, boss: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, read = sandbox.guild.user("Chief", manager=True), cairn.store.read

    async def slowly(guild_id: int) -> GuildSettings:
        found = await read(settings.of_guild, guild_id)
        await asyncio.sleep(0.2)
        return found

    answer(monkeypatch, cairn.store, settings.of_guild, slowly)
    await asyncio.gather(
        boss.slash("/server settings", options={"post": "thread"}),
        other.slash("/server settings", options={"pace": "brisk"}),
    )
    found = await read(settings.of_guild, int(sandbox.guild.id))
    assert (found.post_to, found.pace) == ("thread", Pace.BRISK)


async def test_language_place_and_hands_as_a_server_has_them(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User
) -> None:
    alice, bob = people[:2]
    wishes = {"language": "de", "post": "thread", "hands": "off", "keep": "90"}
    saved = await boss.slash("/server settings", options=wishes)
    assert "Deutsch" in saved.text
    assert said(boss, "settings-post-thread") in saved.text
    assert said(boss, "settings-hands-off") in saved.text
    assert said(boss, "settings-keep-90") in saved.text
    await alice.slash("/open", game="lost_cities")
    (thread,) = games.threads
    assert not games.messages
    table = Table(sandbox, [alice, bob], thread)
    lobby = await sandbox.until(lambda: table.posts[0] if table.posts else None)
    assert [button.label for button in lobby.buttons[:2]] == [said(bob, "button-join"), said(bob, "button-leave")]
    await bob.click(lobby, custom_id="cairn:b:join")
    await at_table(alice, "start", thread)
    board = await table.board()
    assert board.button(custom_id="cairn:b:turn").label == said(bob, "button-turn")
    await table.turn()
    await sandbox.settled()
    assert "Nachziehstapel" in table.boards[-1].text
    assert "Your hand" in (await alice.slash("/hand", channel=thread)).text, (
        "private answers stay in one's own language"
    )
    assert not alice.dms()
    assert not bob.dms()

    own = await alice.slash("/settings", options={"my-hands": "on", "my-language": "de"})
    assert own.text.startswith(said(bob, "settings-saved"))
    for _ in range(2):
        await table.turn()
    (hand,) = await sandbox.until(alice.dms)
    assert "Deine Hand" in hand.text
    assert not bob.dms()
    await alice.slash("/settings", options={"my-hands": "server", "my-language": "en"})
    shown = await alice.slash("/settings")
    assert said(alice, "settings-saved") not in shown.text
    assert said(alice, "settings-mine-title") in shown.text
    hands = shown.need().select(custom_id="cairn:s:setting:0:0:my-hands").options
    assert [each.label for each in hands if each.default] == [
        f"{said(alice, 'settings-my-hands')}: {said(alice, 'settings-my-hands-server')}"
    ]


async def test_options_seats_and_the_end_of_a_lobby(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User
) -> None:
    alice, bob, carla, _ = people
    table = await Table.lobby(sandbox, [alice, bob, carla])
    (lobby,) = table.posts
    panel = await alice.click(lobby, custom_id="cairn:b:options")
    for menu, label in ((0, said(alice, "preset-grand")), (2, "Rounds: 2")):
        chosen = panel.selects[menu]
        panel = await alice.choose(panel, None, label, custom_id=chosen.custom_id)
    assert (await cairn.tables.get(1)).options.items() >= {"rounds": 2, "expeditions": 6}.items()
    await sandbox.until(lambda: "Rounds: **2**" in lobby.text and said(None, "preset-grand") in lobby.text)
    wide = await boss.click(lobby, custom_id="cairn:b:options")
    rounds = wide.need().select(custom_id="cairn:s:option:1:0:rounds")
    await boss.choose(wide, None, "Rounds: 5", custom_id=rounds.custom_id)
    await sandbox.until(lambda: "Rounds:" not in lobby.text)  # five are the set's own

    kicked = await kick(alice, bob)
    assert kicked.text == said(alice, "said-kicked", table="1", name="bob")
    await sandbox.until(lambda: "bob" not in lobby.text)
    assert (await at_table(bob, "leave")).text == said(bob, "refusal-not-seated")
    left = await alice.click(lobby, custom_id="cairn:b:leave")
    assert left.text == said(alice, "said-left", table="1")
    assert (await cairn.tables.get(1)).owner_id == int(carla.id), "the next one owns it"
    await sandbox.until(lambda: "alice" not in lobby.text)
    await carla.click(lobby, custom_id="cairn:b:leave")
    await sandbox.until(lambda: not lobby.buttons)
    assert said(None, "lobby-closed") in lobby.text
    assert (await cairn.tables.get(1)).status is Status.CLOSED
    assert (await at_table(alice, "join")).text == said(alice, "refusal-over")

    second = await Table.lobby(sandbox, [bob])
    closed = await at_table(bob, "close")
    assert closed.text == said(bob, "said-closed", table="2")
    await sandbox.until(lambda: not second.posts[-1].buttons)
    kinds = [entry.kind for entry in await last_entries(cairn.tables, 1, 100)]
    assert kinds.count(EntryKind.OPTIONS) == 3


async def test_another_player_takes_over(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    alice, bob, carla, stranger = people
    table = await Table.start(sandbox, [alice, bob])
    actor, other = table.actor, table.other
    refused = await replace(stranger, actor, new=carla)
    assert refused.text == said(stranger, "refusal-owner-only")
    assert (await replace(alice, actor, new=other)).text == said(alice, "refusal-already-seated")
    cairn_itself = sandbox.world.bot
    robot = await replace(alice, actor, new=cairn_itself)
    assert robot.text == said(alice, "refusal-bot-player")
    assert said(alice, "leave-how") in (await at_table(alice, "leave")).text
    assert (await kick(alice, bob)).text == said(alice, "refusal-kick-running")

    panel, before = await table.panel(), table.boards[-1]
    asked = await replace(alice, actor, new=carla)
    assert asked.ephemeral
    both = [carla] if actor == alice else [carla, actor]
    assert asked.text == said(alice, "said-seat-offered", table="1", who=", ".join(person.mention for person in both))
    offer = await sandbox.until(lambda: next((post for post in table.posts if carla.mention in post.text), None))
    assert offer.pings == [person.id for person in both]
    wrong = await stranger.click(offer, custom_id=ballot(offer, "agree"))
    assert (wrong.ephemeral, wrong.text) == (
        True,
        said(stranger, "refusal-offer-not-yours", who=", ".join(person.mention for person in both)),
    )
    assert carla.dms() == [], "she has not agreed yet"
    for person in both:
        agreed = await person.click(offer, custom_id=ballot(offer, "agree"))
        assert agreed.ephemeral
    await sandbox.until(lambda: table.boards[-1] != before)
    await sandbox.until(lambda: said(None, "offer-settled") in offer.text and not offer.buttons)
    table.users = [carla, other]
    assert table.actor == carla
    (notice,) = [post for post in table.posts if carla.mention in post.text and not post.pictures]
    assert actor.mention in notice.text
    assert not notice.pings
    assert choices((await carla.click(await table.board(), custom_id="cairn:b:turn")).need())
    assert (await actor.slash("/hand")).text == said(actor, "refusal-not-seated")
    late = await actor.choose(panel, None, choices(panel)[0][1], custom_id=choices(panel)[0][0])
    assert late.text == said(actor, "refusal-not-seated")
    assert await moves(cairn) == []
    await table.turn()
    assert (await moves(cairn))[0].user_id == int(carla.id)
    (hand,) = await sandbox.until(carla.dms)
    assert "Your hand" in hand.text
    seen = said(None, "log-hand-seen", seat=1 + (actor == bob), who=f"{actor.mention}, {carla.mention}")
    assert seen in table.boards[-2].text
    assert seen in (await alice.slash("/log")).text
    info = await stranger.slash("/table")
    assert said(stranger, "info-hand-seen", who=actor.mention) in info.text


async def test_a_manager_gives_a_seat_away_with_a_reason_that_all_can_read(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User
) -> None:
    alice, bob, carla = people[:3]
    table = await Table.start(sandbox, [alice, bob])
    await replace(boss, bob, new=carla, reason="he is *ill* <@&1> @everyone")
    offer = await sandbox.until(lambda: next((post for post in table.posts if carla.mention in post.text), None))
    assert offer.pings == [carla.id]
    assert "he is \\*ill\\*" in offer.text
    refused = await bob.click(offer, custom_id=ballot(offer, "refuse"))
    assert refused.text == said(bob, "refusal-offer-not-yours", who=f"{carla.mention}, {boss.mention}")
    agreed = await carla.click(offer, custom_id=ballot(offer, "agree"))
    assert agreed.text == said(carla, "said-seat-yours", table="1")
    note = await sandbox.until(
        lambda: next((post for post in table.posts if bob.mention in post.text and not post.buttons), None)
    )
    assert boss.mention in note.text
    assert "he is \\*ill\\*" in note.text
    assert not note.pings
    assert (await bob.slash("/hand")).text == said(bob, "refusal-not-seated")


async def test_an_offer_outlives_the_bot_and_is_refused_with_a_word(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    table = await Table.start(sandbox, [alice, bob])
    await replace(alice, bob, new=carla)
    offer = await sandbox.until(lambda: next((post for post in table.posts if carla.mention in post.text), None))
    await sandbox.settled()
    await first.shutdown()
    await sandbox.disconnect(first)
    second = await sandbox.connect(lambda: Cairn(settings))
    agreed = await carla.click(offer, custom_id=ballot(offer, "agree"))
    assert agreed.text == said(carla, "said-offer-agreed", who=bob.mention)
    await sandbox.until(lambda: carla.mention not in offer.text.splitlines()[-1])
    refused = await bob.click(offer, custom_id=ballot(offer, "refuse"))
    assert refused.text == said(bob, "said-offer-refused")
    await sandbox.until(lambda: not offer.buttons)
    note = said(None, "notice-offer-refused", who=bob.mention, seat=2)
    await sandbox.until(lambda: any(note in post.text for post in table.posts))
    assert [seat.user_id for seat in (await second.tables.get(1)).seats] == [int(alice.id), int(bob.id)]
    assert carla.dms() == []
    await second.shutdown()


async def test_closing_a_running_game_asks_first(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User
) -> None:
    table = await Table.start(sandbox, people[:2])
    await table.turn()
    await sandbox.settled()
    alice, bob = people[:2]
    board = await table.board()
    panel = await table.panel()
    for user in (bob, people[2]):
        refused = await at_table(user, "close")
        assert (refused.text, refused.buttons) == (said(user, "refusal-owner-only"), []), "not offered to others"
    asked = await at_table(alice, "close")
    assert said(alice, "close-sure") in asked.text
    assert (await cairn.tables.get(1)).status is Status.RUNNING
    closed = await alice.click(asked, custom_id="cairn:b:close")
    assert closed.text == said(alice, "said-closed", table="1")
    await sandbox.until(lambda: not board.buttons)
    assert board.pictures
    await sandbox.until(lambda: said(None, "notice-closed", who=alice.mention) in table.posts[-1].text)
    assert len(table.boards) == 2
    for user in (alice, bob):
        assert (await user.slash("/play", choice="draw-pile")).text == said(user, "refusal-over")
    actor = next(user for user in people if user.person is panel.interaction.user)
    late = await actor.choose(panel, None, choices(panel)[0][1], custom_id=choices(panel)[0][0])
    assert late.text == said(actor, "refusal-over")
    again = await at_table(alice, "close")
    assert again.text == said(alice, "refusal-over")
    await Table.start(sandbox, people[2:])
    await boss.click(await at_table(boss, "close"), custom_id="cairn:b:close")
    assert (await cairn.tables.get(2)).status is Status.CLOSED, "managers may close any"


async def test_a_nudge_pings_once_in_a_while(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    actor, other, stranger = table.actor, table.other, people[3]
    assert (await at_table(stranger, "nudge")).text == said(stranger, "refusal-not-seated")
    assert (await at_table(actor, "nudge")).text == said(actor, "refusal-nudge-self")
    early = (await at_table(other, "nudge")).text
    (when,) = re.findall(r"<t:(\d+):R>", early)
    assert early == said(other, "refusal-nudge-soon", when=f"<t:{when}:R>")
    later(cairn, hours=1)
    asked = await at_table(other, "nudge")
    assert actor.mention in asked.text
    assert [post for post in table.posts if not post.pictures and post.pings] == [], "it asks first"
    assert (await other.click(asked, custom_id="cairn:b:nudge")).text == said(other, "said-nudged")
    nudge = await sandbox.until(lambda: next((p for p in table.posts if p.pings and not p.pictures), None))
    assert nudge.pings == [actor.id]
    (link,) = [button.url for button in nudge.buttons]
    assert (link or "").endswith(f"/{table.boards[-1].id}")
    more = await other.click(await table.board(), custom_id="cairn:b:more")
    again = await other.click(await other.click(more, custom_id="cairn:b:nudge"), custom_id="cairn:b:nudge")
    (when,) = re.findall(r"<t:(\d+):R>", again.text)
    assert again.text == said(other, "refusal-nudged-already", hours=12, when=f"<t:{when}:R>")
    assert abs(int(when) - utc_now().timestamp() - 13 * 3600) < 600
    later(cairn, hours=14)
    asked = await at_table(other, "nudge")
    assert (await other.click(asked, custom_id="cairn:b:nudge")).text == said(other, "said-nudged")
    await sandbox.until(lambda: nudge.deleted)
    assert len([post for post in table.posts if post.pings and not post.pictures]) == 1


async def test_undo_reaches_back_over_the_end_of_a_turn(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """A card taken from a discard pile was known to all, so that taking it can be taken back."""
    table = await Table.start(sandbox, people[:2])
    await typed(table.actor, games)
    await sandbox.until(lambda: len(table.boards) == 2)
    pile = next(entry.key for entry in await moves(cairn) if entry.key and entry.key.startswith("discard-"))
    colour = pile.split("-")[1]
    for by_command in (True, False):
        user, before, made = table.actor, await table.board(), len(await moves(cairn))
        panel = await table.panel()
        discard = next(c for c in choices(panel) if key(c).startswith("discard-") and colour not in key(c))
        drawing = await table.take(user, panel, discard)
        taking = next(choice for choice in choices(drawing) if key(choice) != "draw-pile")
        done = await table.take(user, drawing, taking)
        assert choices(done) == []

        def moved(before: Message = before) -> Message | None:
            return table.boards[-1] if table.boards[-1] != before else None

        ended = await sandbox.until(moved)
        assert table.actor != user
        assert ended.pings != [user.id]
        undo = at_table(user, "undo") if by_command else user.click(done, custom_id="cairn:b:undo")
        undone = await undo
        assert said(user, "panel-undone") in undone.text
        assert key(taking) in [key(choice) for choice in choices(undone)]
        line = said(None, "log-taken-back", who=f"<@{user.id}>")
        asked = f"{user.mention}, it’s your turn"

        def waited_for(ended: Message = ended, asked: str = asked) -> bool:
            return asked in ended.text

        await sandbox.until(waited_for)
        assert table.boards[-1] == ended, "the board that stands is put right"
        assert ended.text.count(line) == (1 if by_command else 2)
        further = await user.click(undone, custom_id="cairn:b:undo")
        assert key(discard) in [key(choice) for choice in choices(further)]
        assert all(entry.undone for entry in (await moves(cairn))[made:])
        stuck = await at_table(user, "undo")
        assert stuck.text == said(user, "refusal-undo-none")
        await sandbox.settled()
    await table.turn()
