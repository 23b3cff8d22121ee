"""``/open`` without a game: the game by a menu, then one form."""

from __future__ import annotations

import msgspec

from bot.app import Cairn
from bot.core.pace import Pace
from games import GAMES
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import said
from testing.story.messages import installed


async def test_a_table_is_opened_by_a_menu_and_one_form(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    dieter = sandbox.guild.user("Dieter", locale="de")
    assert (await dieter.slash("/open", games, pace=Pace.BRISK.value)).text == said(dieter, "refusal-open-game")
    asked = await dieter.slash("/open", games)
    assert (asked.ephemeral, said(dieter, "open-which") in asked.text) == (True, True)
    form = await dieter.choose(asked, said(dieter, "menu-games"), "famous_explorers")
    assert form.modal is not None
    assert form.modal.title == said(dieter, "form-open-title", game="Expedition: Famous Explorers")
    assert [each.custom_id for each in form.modal.fields] == ["preset", "pace", "players", "who"]
    alone = await dieter.submit(form, {"who": "invited"})
    assert alone.text == said(dieter, "refusal-private-guests")

    form = await dieter.choose(asked, said(dieter, "menu-games"), "famous_explorers")
    wish = {"preset": "advanced", "pace": Pace.BRISK.value, "players": [alice.id, bob.id], "who": "invited"}
    done = await dieter.submit(form, wish)
    assert said(dieter, "said-opened", table="1", channel=f"<#{games.id}>") in done.text
    table = await cairn.tables.get(1)
    assert (table.game, table.pace, table.owner_id) == ("famous_explorers", Pace.BRISK, int(dieter.id))
    assert table.options == msgspec.to_builtins(GAMES["famous_explorers"].presets["advanced"])
    assert (table.invitations.invited, table.invitations.private) == ((int(alice.id), int(bob.id)), True)
    assert not table.invitations.challenge


async def test_what_the_form_leaves_alone_is_as_the_command_has_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    for user, game in ((alice, "lost_cities"), (bob, "moon")):
        here = sandbox.guild.channel(f"form-{game}")
        form = await user.choose(await user.slash("/open", here), said(user, "menu-games"), game)
        assert not (await user.submit(form)).failed
        await user.slash("/open", sandbox.guild.channel(f"typed-{game}"), game=game)
    one_by_one = [await cairn.tables.get(number) for number in (1, 2, 3, 4)]
    for one, other in (one_by_one[:2], one_by_one[2:]):
        for what in ("game", "options", "pace", "rated", "undo_by_consent", "late", "invitations"):
            assert getattr(one, what) == getattr(other, what)


async def test_the_form_opens_by_message_too_and_in_a_conversation_the_lobby_is_for_both(
    cairn: Cairn, sandbox: Sandbox
) -> None:
    ann, dan = installed(sandbox, "ann"), sandbox.stranger("dan", locale="de")
    form = await ann.choose(await ann.slash("/open", ann.private), said(ann, "menu-games"), "lost_cities")
    assert form.modal is not None
    assert [each.custom_id for each in form.modal.fields] == ["preset", "pace"]
    done = await ann.submit(form)
    assert said(ann, "said-opened-message", table="1") in done.text
    assert (await cairn.tables.get(1)).code

    here = ann.conversation(dan)
    asked = await ann.slash("/open", here)
    assert asked.ephemeral
    form = await ann.choose(asked, said(ann, "menu-games"), "lost_cities")
    lobby = await ann.submit(form)
    assert not lobby.ephemeral
    await dan.click(here.messages[-1], said(ann, "button-join"))
    assert [seat.name for seat in (await cairn.tables.get(2)).seats] == ["ann", "dan"]
