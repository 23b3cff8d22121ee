"""Tables in conversations of others: the lobby is the bot's answer, and whoever it cannot write to plays by it."""

from __future__ import annotations

from bot.app import Cairn
from testing.driver import Message, Sandbox, User
from testing.story.helpers import said
from testing.story.messages import CODE, MessageTable, installed
from testing.story.table import choices


async def test_two_friends_play_in_their_own_conversation_one_of_whom_has_not_installed_the_app(
    cairn: Cairn, sandbox: Sandbox, ann: User
) -> None:
    dan = sandbox.stranger("dan", locale="de")
    here = ann.conversation(dan)
    lobby = await ann.slash("/open", here, game="lost_cities", pace="brisk")
    assert not lobby.ephemeral
    shared = here.messages[-1]
    await dan.click(shared, said(ann, "button-join"))
    assert "dan" in shared.text, "the lobby says so, for it is the answer itself"
    told = await sandbox.until(
        lambda: next((m for m in dan.sees(here) if m.ephemeral and "oauth2/authorize" in m.text), None)
    )
    assert said(dan, "said-joined-message", table="1") not in told.text, "it does not come"
    await ann.click(shared, said(ann, "button-start"))
    await sandbox.until(lambda: said(ann, "button-turn") in [b.label for b in shared.buttons])
    table = MessageTable(sandbox, [ann])
    await sandbox.until(lambda: ann.dms() and table.living(ann).pictures)
    assert said(ann, "living-unreachable", name="dan") in table.living(ann).text
    for _ in range(2):
        position = await cairn.tables.position(1)
        user = ann if position.awaited == (int(ann.id),) else dan
        panel = await user.click(table.living(ann) if user is ann else shared, custom_id="cairn:b:turn")
        while (choice := table.pick(panel)) is not None:
            panel = await table.take(user, panel, choice)
    position = await cairn.tables.position(1)
    asked = await cairn.tables.get(1)
    clock = asked.clock_of(next(seat.seat for seat in asked.seats if seat.name == "dan"))
    assert clock is not None
    assert clock.since is None, "nobody's time runs whom the bot cannot write to"
    assert not dan.dms()
    assert len([m for m in dan.sees(here) if m.ephemeral and "oauth2/authorize" in m.text]) == 1, "told once"
    dan.install()
    board = await dan.click(shared, custom_id="cairn:b:board")
    assert board.pictures
    await sandbox.until(lambda: bool(dan.dms()))
    await sandbox.until(lambda: said(ann, "living-unreachable", name="dan") not in table.living(ann).text)
    assert position.table.seats


async def test_four_in_a_group_play_with_one_whose_messages_are_closed(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    carl, dora = installed(sandbox, "carl"), installed(sandbox, "dora")
    dora.close_dms()
    here = ann.group(ben, carl, dora)
    await ann.slash("/open", here, game="expeditions")
    shared = here.messages[-1]
    for user in (ben, carl, dora):
        await user.click(shared, said(ann, "button-join"))
        assert user.name in shared.text
    await ann.click(shared, said(ann, "button-start"))
    table = MessageTable(sandbox, [ann, ben, carl])
    await sandbox.until(lambda: all(user.dms() and table.living(user).pictures for user in table.users))
    await sandbox.until(lambda: (said(ann, "living-unreachable", name="dora")) in table.living(ann).text)
    assert "dora" in shared.text
    assert not dora.dms()
    dora.close_dms(closed=False)
    await dora.click(shared, custom_id="cairn:b:board")
    await sandbox.until(lambda: bool(dora.dms()))


async def test_where_discord_hides_the_lobby_a_code_is_given_instead(cairn: Cairn, sandbox: Sandbox, ann: User) -> None:
    server = sandbox.new_guild("elsewhere", bot=False)
    server.user("ann")
    there = server.channel("chat")
    there.permit(ann, use_external_apps=False)
    opened = await ann.slash("/open", there, game="lost_cities")
    assert opened.ephemeral
    await sandbox.until(lambda: CODE.search(opened.text))
    found = await cairn.tables.get(1)
    assert found.by_message
    assert found.code is not None


async def test_on_a_server_without_the_bot_the_lobby_is_shared(cairn: Cairn, sandbox: Sandbox, ann: User) -> None:
    server = sandbox.new_guild("elsewhere", bot=False)
    server.user("ann")
    other = server.user("olga")
    there = server.channel("chat")
    opened = await ann.slash("/open", there, game="lost_cities")
    assert not opened.ephemeral
    await other.click(there.messages[-1], said(ann, "button-join"))
    assert (await cairn.tables.get(1)).people == (int(ann.id), int(other.id))


async def test_a_lobby_in_a_conversation_is_joined_by_nobody_who_does_not_see_it(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    await ann.slash("/open", ann.conversation(sandbox.stranger("dan")), game="lost_cities")
    await ben.slash("/open", ben.private, game="lost_cities")
    own: Message = await sandbox.until(lambda: next(iter(ben.dms()), None))
    for arg in ("", ":", ":sure", ":.sure", ":guess"):
        for verb in ("here-join", "join", "here-look", "here-start", "board", "turn"):
            answer = await ben.forge_component(own, f"cairn:b:{verb}:1:0{arg}")
            assert "dan" not in answer.text
            assert not choices(answer)
    assert (await cairn.tables.get(1)).people == (int(ann.id),)


async def test_who_leaves_the_group_plays_on_in_their_own_messages(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    carl = installed(sandbox, "carl")
    table = await MessageTable.in_conversation(sandbox, [ann, ben, carl], "expeditions")
    assert table.place is not None
    sandbox.world.leave_group(table.place.inner, ben.person)
    movers = {(await table.turn()).name for _ in range(4)}
    assert movers == {"ann", "ben", "carl"}
    shared = table.place.messages[-1]
    assert (await ann.click(shared, custom_id="cairn:b:board")).pictures
    assert not [click for click in sandbox.interactions if click.failed]


async def test_who_removes_the_app_in_the_middle_keeps_their_seat_and_their_time(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.in_conversation(sandbox, [ann, ben])
    while await table.next_actor() is ben:
        await table.turn()
    ben.uninstall()
    await table.turn()
    told = said(ann, "living-unreachable", name="ben")
    await sandbox.until(lambda: told in table.living(ann).text)
    found = await cairn.tables.get(1)
    assert found.awaited == (int(ben.id),)
    assert [seat.unreachable for seat in found.seats] == [False, True]
    assert table.place is not None
    shared = table.place.messages[-1]
    panel = await ben.click(shared, custom_id="cairn:b:turn")
    while (choice := table.pick(panel)) is not None:
        panel = await table.take(ben, panel, choice)
    assert await table.next_actor() is ann, "the buttons on the lobby are enough"
    ben.install()
    await ben.slash("/mygames", ben.private)
    await sandbox.until(lambda: told not in table.living(ann).text)
    await table.turn()
    assert await table.next_actor() is ben
    await sandbox.until(lambda: len(ben.dms()) == 1)


async def test_help_speaks_of_no_server_to_who_has_none_and_tells_in_two_lines_how_to_play(
    cairn: Cairn, sandbox: Sandbox, ann: User
) -> None:
    told = (await ann.slash("/help", ann.private)).text
    assert "server" not in told.splitlines()[0]
    assert said(ann, "help") in told
    _, heading, without = said(ann, "help").partition("**Without a server**")
    assert heading
    assert len(without.strip().splitlines()) == 2
