"""What a table by message has besides its turns: another game, a film, what is told and kept of its people."""

from __future__ import annotations

import json

import pytest

from bot.app import Cairn
from bot.core.refusal import UnknownTable
from bot.outbox import queries as outbox
from bot.people.schema import wrong_codes
from bot.privacy.cog import DataCommands
from bot.tables.core.model import Status
from bot.tables.seating import leaving
from testing.driver import Channel, Sandbox, User
from testing.story.acts import add_computer, at_table, own_data, pause
from testing.story.helpers import ballot, plan_choice, said
from testing.story.journal_checks import all_said
from testing.story.messages import MessageTable, code_of, installed, shown
from tests.bot.privacy.test_queries import everything

HOUR, DAY = 3_600.0, 86_400.0


async def ended(cairn: Cairn, sandbox: Sandbox, ann: User, ben: User) -> MessageTable:
    """A table at which ``ben`` gave up after a turn each."""
    table = await MessageTable.by_code(sandbox, [ann, ben])
    for _ in range(2):
        await table.turn()
    await leaving.concede(cairn.tables, 1, int(ben.id))
    await sandbox.until(lambda: table.over)
    return table


async def test_a_rematch_is_one_press_of_each_and_nobody_types_a_code(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await ended(cairn, sandbox, ann, ben)
    ends = {user: table.living(user) for user in (ann, ben)}
    sandbox.faults.twice(2)
    asked = await ben.click(ends[ben], said(ben, "button-rematch"))
    assert ann.mention in asked.text
    assert (await cairn.tables.get(2)).by_message
    invited = await sandbox.until(
        lambda: next((m for m in ann.dms() if said(ann, "button-decline") in [b.label for b in m.buttons]), None)
    )
    await ann.click(invited, said(ann, "button-join"))
    again = MessageTable(sandbox, [ann, ben])
    await sandbox.until(lambda: all(user.dms()[-1] != ends[user] and again.living(user).pictures for user in ends))
    second = await cairn.tables.get(2)
    assert (second.status, second.people) == (Status.RUNNING, (int(ben.id), int(ann.id)))
    assert await again.turn() in (ann, ben)
    assert said(ann, "button-rematch") in [button.label for button in ends[ann].buttons], "the old table stays"


async def test_a_film_is_for_oneself_and_has_no_channel_to_be_posted_in(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    for _ in range(2):
        await table.turn()
    before = len(ann.dms())
    viewer = await ben.slash("/replay", ben.private, table="1")
    film = await ben.click(viewer, said(ben, "button-film"))
    await sandbox.until(lambda: bool(film.message and film.message.pictures))
    (picture,) = film.need().pictures
    assert (picture.data[:4], picture.data[8:12]) == (b"RIFF", b"WEBP")
    assert not [button for button in film.buttons if "film-post" in (button.custom_id or "")]
    forged = await ben.forge_component(film.need(), "cairn:b:film-post:1:0")
    assert said(ben, "refusal-by-message") in forged.text
    assert len(ann.dms()) == before


@pytest.mark.usefixtures("followed_clock")
async def test_whoever_is_waited_for_is_reminded_and_led_to_the_table(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    user = await table.next_actor()
    other = ben if user is ann else ann
    await all_said(cairn.store, sandbox)
    waiting = said(user, "alert-reminder", count=1)
    sandbox.later(DAY)
    while not await cairn.store.read(outbox.pending):
        await sandbox.settled()
    sandbox.later(HOUR / 4)
    alert = await shown(sandbox, user, waiting)
    there = next(message for message in user.dms() if message.pictures)
    assert f"/channels/@me/{user.private.id}/{there.id}" in alert.text
    assert not any(said(other, "alert-reminder", count=1) in each.text for each in other.dms())
    mine = await user.slash("/mygames", user.private)
    panel = await user.click(mine, custom_id="cairn:b:turn:1")
    while (choice := table.pick(panel)) is not None:
        panel = await table.take(user, panel, choice)
    await sandbox.until(lambda: table.asks(other))
    await all_said(cairn.store, sandbox)
    await sandbox.until(lambda: not any(waiting in each.text for each in user.dms()))


async def test_somebody_without_a_server_sees_what_is_stored_of_them_and_is_forgotten(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table = await MessageTable.by_code(sandbox, [ann, ben])
    await table.turn()
    await ann.slash("/open", ann.private, game="moon")
    code = await code_of(sandbox, ann)
    await ben.slash("/table", ben.private, table="2222-2222-2222")
    await ben.slash("/table", ben.private, table=code)
    await ann.click(await shown(sandbox, ann, "**ben**"), said(ann, "button-turn-away"))
    (file,) = (await own_data(ben, ben.private)).need().pictures
    told = json.loads(file.data)
    assert [(seat["table_id"], seat["guild_id"]) for seat in told["seats"]] == [(1, None)]
    assert len(told["wrong_codes"]) == 1

    await ben.click(await own_data(ben, ben.private, forget=True), said(ben, "button-forget"))
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    await sandbox.until(lambda: not cog.forgetting.busy)
    cairn.wake_outbox()
    await all_said(cairn.store, sandbox)
    values = await cairn.store.read(lambda c: list(everything(c)))
    assert {column for column, value in values if ben.id in value or "ben" in value.split('"')} == set()
    assert not ben.dms()
    whole = json.dumps([message.raw for message in ann.dms()])
    assert ben.id not in whole
    assert any("former player" in message.text for message in ann.dms())


async def test_profiles_count_apart_what_was_played_by_message(
    cairn: Cairn, sandbox: Sandbox, games: Channel, ann: User, ben: User
) -> None:
    await ended(cairn, sandbox, ann, ben)
    sandbox.guild.user("ann")
    own = await ann.slash("/profile", ann.private)
    assert said(ann, "profile-title", name="ann", where="messages") in own.text
    there = await ann.slash("/profile", games)
    assert there.text == said(ann, "profile-empty", name="ann", where="server")


async def test_interactions_that_come_twice_open_one_table_and_seat_everybody_once(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    sandbox.faults.twice(100)
    await MessageTable.by_code(sandbox, [ann, ben])
    await ben.slash("/table", ben.private, table="2222-2222-2222")
    sandbox.faults.clear()
    assert (await cairn.tables.get(1)).people == (int(ann.id), int(ben.id))
    await all_said(cairn.store, sandbox)
    assert len(ann.dms()) == len(ben.dms()) == 1
    counted = await cairn.store.read(lambda c: len(c.execute(wrong_codes.select()).all()))
    assert counted == 1, "one try, not two"
    with pytest.raises(UnknownTable):
        await cairn.tables.get(2)


@pytest.mark.usefixtures("followed_clock")
async def test_computers_orders_pauses_exports_and_lessons_need_no_server(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    await ann.slash("/open", ann.private, game="lost_cities")
    await add_computer(ann, "easy", ann.private, table="1")
    lobby = await sandbox.until(
        lambda: next(
            (m for m in ann.dms() for b in m.buttons if "start" in (b.custom_id or "") and not b.disabled), None
        )
    )
    await ann.click(lobby, said(ann, "button-start"))
    alone = MessageTable(sandbox, [ann])
    await sandbox.until(lambda: ann.dms()[-1].pictures and alone.asks(ann))
    turns = (await cairn.tables.position(1)).state.turns
    await alone.turn()
    await sandbox.until(lambda: alone.asks(ann))
    assert (await cairn.tables.position(1)).state.turns >= turns + 2, "the computer has moved"
    assert (await at_table(ann, "export", ann.private, table="1")).need().pictures

    eva = installed(sandbox, "eva")
    table = await MessageTable.by_code(sandbox, [eva, ben])
    mover = await table.next_actor()
    waiting = ben if mover is eva else eva
    panel = await waiting.click(table.living(waiting), custom_id="cairn:b:plan")
    await plan_choice(waiting, await plan_choice(waiting, panel), "draw-pile")
    await table.turn()
    await all_said(cairn.store, sandbox)
    sandbox.later(HOUR / 2)  # messages older than an hour would rest
    await sandbox.until(lambda: table.asks(mover))  # the order was played
    await pause(mover, 3, mover.private, table="2")
    question = await sandbox.until(
        lambda: next((m for m in waiting.dms() if any("poll" in (b.custom_id or "") for b in m.buttons)), None)
    )
    await waiting.click(question, custom_id=ballot(question, "agree"))
    await all_said(cairn.store, sandbox)
    assert (await cairn.tables.get(2)).absence.paused_until is not None
    lesson = await waiting.slash("/learn", waiting.private, game="lost_cities")
    assert lesson.need().pictures
