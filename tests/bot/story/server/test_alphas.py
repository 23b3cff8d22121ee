"""A game that is still being tried out: on servers that want it, by message among those who agree, never rated."""

from __future__ import annotations

import msgspec
import pytest

from bot.app import Cairn
from games import PACKAGES
from games.packages import Rights, Stage
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import said
from testing.story.messages import code_of, installed, shown

GAME, OTHER = "lost_cities", "moon"


@pytest.fixture(autouse=True)
def alpha(monkeypatch: pytest.MonkeyPatch) -> None:
    about = PACKAGES[GAME].about
    monkeypatch.setattr(PACKAGES[GAME], "about", msgspec.structs.replace(about, stage=Stage.ALPHA))


@pytest.fixture
def boss(sandbox: Sandbox) -> User:
    return sandbox.guild.user("boss", manager=True)


async def lobby_in(sandbox: Sandbox, channel: Channel) -> Message:
    """The lobby in a channel, once it stands there."""
    label = said(None, "button-join")
    return await sandbox.until(
        lambda: next((post for post in channel.messages if label in [each.label for each in post.buttons]), None)
    )


async def opt_in(boss: User, games: Channel) -> None:
    page = await boss.slash("/server settings", games)
    saved = await boss.choose(page, None, "on", custom_id="cairn:s:setting:0:0:alpha")
    assert said(boss, "settings-alpha-on") in saved.text


async def test_a_server_offers_alphas_once_its_managers_have_said_so(
    cairn: Cairn, sandbox: Sandbox, games: Channel, boss: User, alice: User, bob: User
) -> None:
    refused = said(alice, "refusal-alpha-server", game="Lost Cities")
    for command in ("/open", "/find"):
        assert (await alice.slash(command, games, game=GAME)).text == refused
    assert (await boss.slash("/tournament open", games, game=GAME)).text == refused
    menu = (await alice.slash("/open", games)).need().select()
    assert GAME not in [each.value for each in menu.options]
    assert OTHER in [each.value for each in menu.options]

    await opt_in(boss, games)
    menu = (await alice.slash("/open", games)).need().select()
    marked = said(alice, "game-marked", game="Lost Cities", stage=said(alice, "stage-alpha"))
    assert marked in [each.label for each in menu.options]
    await alice.slash("/open", games, game=GAME)
    lobby = await lobby_in(sandbox, games)
    assert said(None, "lobby-stage-alpha", game="Lost Cities") in lobby.text
    joined = await bob.click(lobby, said(None, "button-join"))
    assert said(bob, "said-joined", table="1") in joined.text, "the server has agreed for all"


async def test_an_alpha_never_counts(cairn: Cairn, sandbox: Sandbox, games: Channel, boss: User, alice: User) -> None:
    await opt_in(boss, games)
    await boss.slash("/server settings", games, rated=True)
    refused = said(alice, "refusal-rated-alpha")
    assert (await alice.slash("/open", games, game=GAME, rated=True)).text == refused
    assert (await boss.slash("/tournament open", games, game=GAME, rated=True)).text == refused
    await alice.slash("/open", games, game=GAME)
    assert not (await cairn.tables.get(1)).rated
    options = await alice.click(await lobby_in(sandbox, games), said(None, "button-options"))
    refusals = await alice.choose(options, None, "on", custom_id="cairn:s:option:1:0:rated")
    assert refusals.text == refused


async def test_a_game_that_has_become_an_alpha_in_its_lobby_counts_no_more(
    cairn: Cairn, sandbox: Sandbox, games: Channel, alice: User, bob: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = PACKAGES[GAME].about
    with monkeypatch.context() as patch:
        patch.setattr(PACKAGES[GAME], "about", msgspec.structs.replace(about, stage=Stage.RELEASED))
        await alice.slash("/open", games, game=GAME, rated=True)
        await bob.click(await lobby_in(sandbox, games), said(None, "button-join"))
    assert (await cairn.tables.get(1)).rated
    start, lobby = said(None, "button-start"), await lobby_in(sandbox, games)
    await sandbox.until(lambda: not lobby.button(start).disabled)
    await alice.click(lobby, start)
    assert not (await cairn.tables.get(1)).rated


async def test_by_message_each_is_asked_before_they_ask_for_a_seat(cairn: Cairn, sandbox: Sandbox) -> None:
    ann, ben = installed(sandbox, "ann"), installed(sandbox, "ben", "de")
    menu = (await ann.slash("/open", ann.private)).need().select()
    assert GAME in [each.value for each in menu.options]
    opened = await ann.slash("/open", ann.private, game=GAME)
    assert said(ann, "lobby-stage-alpha", game="Lost Cities") in opened.text, "and there is a way out"
    assert said(ann, "button-leave") in [each.label for each in opened.buttons]
    code = await code_of(sandbox, ann)

    asked = await ben.slash("/table", ben.private, table=code)
    assert said(ben, "alpha-agree", game="Lost Cities") in asked.text
    assert not (await cairn.tables.get(1)).invitations.asking
    agreed = await ben.click(asked, said(ben, "button-join-anyway"))
    assert "ann" in agreed.text
    await ann.click(await shown(sandbox, ann, "**ben**"), said(ann, "button-admit"))
    assert (await cairn.tables.get(1)).people == (int(ann.id), int(ben.id))


async def test_in_a_conversation_each_is_asked_before_they_sit(cairn: Cairn, sandbox: Sandbox) -> None:
    ann, ben = installed(sandbox, "ann"), installed(sandbox, "ben")
    here = ann.conversation(ben)
    await ann.slash("/open", here, game=GAME)
    await ben.click(here.messages[-1], said(ann, "button-join"))
    assert (await cairn.tables.get(1)).people == (int(ann.id),)
    words = said(ben, "alpha-agree", game="Lost Cities")
    asked = await sandbox.until(lambda: next((m for m in ben.sees(here) if m.ephemeral and words in m.text), None))
    await ben.click(asked, said(ben, "button-join-anyway"))
    assert (await cairn.tables.get(1)).people == (int(ann.id), int(ben.id))


@pytest.mark.parametrize("right", Rights)
async def test_lobby_rules_and_help_say_whose_game_it_is(
    cairn: Cairn,
    sandbox: Sandbox,
    games: Channel,
    alice: User,
    bob: User,
    monkeypatch: pytest.MonkeyPatch,
    right: Rights,
) -> None:
    about = msgspec.structs.replace(
        PACKAGES[GAME].about, stage=Stage.BETA, rights=right, authors=("Ann @everyone", "Bo")
    )
    monkeypatch.setattr(PACKAGES[GAME], "about", about)
    await alice.slash("/open", games, game=GAME)
    lobby = (await lobby_in(sandbox, games)).text
    assert "Ann @everyone" not in lobby
    for user in (alice, bob):
        rules, page = await user.slash("/help", games, game=GAME), await user.slash("/help", games)
        line, of_all = said(user, f"rights-{right}", authors="|"), said(user, f"help-{right}", games="|")
        for text in (rules.text, *([lobby] if user is alice else ())):
            assert line.split("|")[0] in text
            assert said(user, "lobby-stage-beta", game="Lost Cities") in text
        assert of_all.split("|")[0] in page.text
        assert said(user, "game-marked", game="Lost Cities", stage=said(user, "stage-beta")) in page.text
