from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.errors import NotPossible
from testing.driver import Sandbox, User
from testing.views import Message
from tests.sandbox.small_bot import PNG, SmallBot


async def test_a_command_opens_a_board_with_a_picture_and_a_persistent_button(bot: SmallBot, alice: User) -> None:
    opened = await alice.slash("/table open", game="lost_cities")
    assert opened.type == 5
    assert opened.text == "# Lost"
    assert [b.label for b in opened.buttons] == ["Take turn"]
    (shown,) = opened.pictures
    assert (shown.name, shown.data, shown.description) == ("board.png", PNG, "All of the board")
    assert (shown.width, shown.height) == (2, 3)


async def test_a_persistent_button_opens_a_private_panel_whose_menu_moves_it_on(
    bot: SmallBot, alice: User, bob: User
) -> None:
    opened = await alice.slash("/table open", game="lost_cities", rounds=2)
    panel = await bob.click(opened, "Take turn")
    assert panel.ephemeral
    assert panel.text == "Table 7"
    assert panel.message in bob.sees()
    assert panel.message not in alice.sees()
    (menu,) = panel.selects
    assert menu.labels == ["Blue 2", "Blue 3", "Blue 4", "Blue 5", "Blue 6", "Blue 7", "Blue 8"]
    moved = await bob.choose(panel, "Play a card", "Blue 7")
    assert moved.type == 7
    assert moved.message == panel.message
    assert panel.text == "played b7"


async def test_a_button_outlives_the_process_that_sent_it(sandbox: Sandbox, bot: SmallBot, alice: User) -> None:
    opened = await alice.slash("/table open", game="lost_cities")
    panel = await alice.click(opened, "Take turn")
    await sandbox.disconnect(bot)
    sandbox.settings.ack_seconds = 0.05
    assert (await alice.click(opened, "Take turn")).failed == "The application did not respond"
    sandbox.settings.ack_seconds = 3.0
    await sandbox.connect(SmallBot)
    assert (await alice.click(opened, "Take turn")).text == "Table 7"
    assert (await alice.choose(panel, "Play", "b2")).text == "played b2"


async def test_a_deferred_private_answer_stays_private_and_keeps_its_picture(
    bot: SmallBot, alice: User, bob: User
) -> None:
    hand = await alice.slash("hand")
    assert hand.ephemeral
    assert hand.text == "your hand"
    assert [p.description for p in hand.pictures] == ["A hand"]
    assert bob.sees() == []
    alice.restart()
    assert alice.sees() == []


async def test_buttons_and_menus_of_a_classic_view(bot: SmallBot, alice: User, bob: User) -> None:
    shown = await alice.slash("classic")
    assert (await alice.click(shown, "Noted")).message is None
    assert (await alice.click(shown, "Later")).text == "edited later"
    follow = await alice.click(shown, "Follow")
    assert follow.ephemeral
    assert follow.text == "only for you"
    assert (await alice.choose(shown, "Who", bob)).text == f"chose {bob.id}"
    assert (await bob.click(shown, custom_id="update")).text == "updated"
    assert shown.buttons == []


async def test_a_modal_is_filled_in_and_sent_off(bot: SmallBot, alice: User, bob: User) -> None:
    shown = await alice.slash("classic")
    form = await alice.click(shown, "Form")
    assert form.modal is not None
    assert form.modal.title == "A form"
    assert [f.label for f in form.modal.fields] == ["Name", "Colour"]
    with pytest.raises(NotPossible, match="too short, too long or missing"):
        await alice.submit(form, {"Colour": ["Blue"]})
    with pytest.raises(NotPossible, match="closed"):
        await bob.submit(form, {"Name": "Bob", "Colour": ["Blue"]})
    answer = await alice.submit(form, {"Name": "Alice", "colour": ["Blue"]})
    assert answer.text == "Alice likes Blue"
    with pytest.raises(NotPossible, match="closed"):
        await alice.submit(form, {"Name": "Alice", "Colour": ["Blue"]})


async def test_autocomplete_offers_choices_for_what_is_typed(bot: SmallBot, alice: User) -> None:
    assert await alice.autocomplete("/play", focused="choice", value="bl") == [
        ("Blue 7", "blue 7"),
        ("Black 2", "black 2"),
    ]
    assert (await alice.slash("/play", choice="blue 7")).text == "played blue 7"


async def test_people_are_options_and_mentions_ping_only_whom_they_may(
    sandbox: Sandbox, bot: SmallBot, alice: User, bob: User
) -> None:
    joined = await alice.slash("/table join", who=bob)
    assert joined.text == f"{bob.mention} joins"
    assert joined.need().pings == []
    made = await alice.slash("thread")
    (thread,) = sandbox.guild.channel().threads
    assert made.text == f"<#{thread.id}>"
    assert [(m.text, m.pings) for m in thread.messages] == [(f"hello {alice.mention}", [alice.id])]
    assert set(thread.inner.members) == {alice.id, sandbox.world.bot.id}


async def test_private_messages_reach_who_has_them_open(bot: SmallBot, alice: User) -> None:
    assert (await alice.slash("whisper")).text == "sent"
    assert [m.text for m in alice.dms()] == ["psst"]
    alice.close_dms()
    assert (await alice.slash("whisper")).text == "closed 50007"
    assert len(alice.dms()) == 1


async def test_silence_fails_after_the_time_to_answer(alice: User, sandbox: Sandbox, bot: SmallBot) -> None:
    sandbox.settings.ack_seconds = 0.05
    answer = await alice.slash("silent")
    assert answer.failed == "The application did not respond"
    assert answer.message is None


async def test_what_a_client_would_not_let_people_do(bot: SmallBot, alice: User, bob: User) -> None:
    shown = await alice.slash("classic")
    with pytest.raises(NotPossible, match="switched off"):
        await alice.click(shown, "Off")
    with pytest.raises(NotPossible, match="no button"):
        await alice.click(shown, "Missing")
    await alice.click(shown, "Update")
    with pytest.raises(NotPossible, match="no button"):
        await alice.click(shown, "Noted")
    hand = await alice.click(await alice.slash("/table open", game="Lost Cities"), "Take turn")
    with pytest.raises(NotPossible, match="do not see"):
        await bob.choose(hand, "Play a card", "Blue 7")
    with pytest.raises(NotPossible, match="not in the menu"):
        await alice.choose(hand, "Play a card", "Blue 9")
    with pytest.raises(NotPossible, match="as many as"):
        await alice.choose(hand, "Play a card")
    alice.dismiss(hand)
    with pytest.raises(NotPossible, match="do not see"):
        await alice.choose(Message(hand._world, hand.interaction.sends[0]), "Play", "b2")


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("/nothing", {}, "no command /nothing"),
        ("/table", {}, "needs a further word"),
        ("/table lose", {}, "no command /table lose"),
        ("/table open", {}, "game is required"),
        ("/table open", {"game": "chess"}, "choices offered"),
        ("/table open", {"game": "lost_cities", "rounds": 9}, "too small or too large"),
        ("/table open", {"game": "lost_cities", "rounds": "many"}, "is a number"),
        ("/table open", {"game": "lost_cities", "seats": 2}, "no option seats"),
        ("/table join", {"who": "12"}, "names nobody"),
    ],
)
async def test_a_client_checks_options(
    bot: SmallBot, alice: User, name: str, options: dict[str, Any], why: str
) -> None:
    with pytest.raises(NotPossible, match=why):
        await alice.slash(name, options=options)


async def test_guild_commands_are_not_offered_in_private(bot: SmallBot, alice: User) -> None:
    with pytest.raises(NotPossible, match="no command /table"):
        await alice.slash("/table open", game="lost_cities", channel=alice.private)
    assert (await alice.slash("/play", choice="x", channel=alice.private)).text == "played x"


async def test_times_and_requests_are_recorded(sandbox: Sandbox, bot: SmallBot, alice: User) -> None:
    answer = await alice.slash("hand")
    assert answer.ack_seconds is not None
    assert answer.shown_seconds is not None
    assert 0 < answer.ack_seconds <= answer.shown_seconds
    assert [i.name for i in sandbox.interactions] == ["hand"]
    assert sandbox.server.counts["POST /interactions/{interaction}/{token}/callback"] == 1
    last = sandbox.server.requests[-1]
    assert (last.method, last.route) == ("PATCH", "/webhooks/{application}/{token}/messages/{message}")
    assert last.files[0].name == "hand.png"
    await sandbox.settled(0.01)
    assert sandbox.requests == len(sandbox.server.requests)


async def test_who_stops_waiting_at_the_moment_of_a_change_has_stopped(sandbox: Sandbox) -> None:
    waiting = asyncio.create_task(sandbox.until(lambda: False))
    for _ in range(3):
        await asyncio.sleep(0)
    sandbox.guild.channel("news")
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        async with asyncio.timeout(5):
            await waiting
