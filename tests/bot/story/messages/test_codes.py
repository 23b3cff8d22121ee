"""A table without a server: strangers who share nothing but the app play by a code, each in their own messages."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.tables.by_message.asking import MAX_ASKING
from bot.tables.core.model import Status
from games import GAMES
from testing.driver import Sandbox, User
from testing.story.helpers import said
from testing.story.messages import CODE, MessageTable, code_of, installed, shown
from testing.story.staging import play_out

DAY = 24 * 3_600.0


@pytest.mark.parametrize("game", GAMES)
async def test_strangers_play_a_whole_game_by_code(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User, game: str
) -> None:
    seats = min(GAMES[game].seats)
    people = [ann, ben, *(installed(sandbox, name) for name in ("cleo", "dora")[: seats - 2])]
    table = await MessageTable.by_code(sandbox, people, game)
    found = await cairn.tables.get(1)
    assert found.by_message
    assert found.guild_id is None
    assert {seat.name for seat in found.seats} == {user.name for user in people}
    movers = [await table.turn() for _ in range(seats + 1)]
    assert len(set(movers)) > 1
    # one that asks takes the place of the last
    await sandbox.until(lambda: all(len(user.dms()) == 1 for user in people))
    await play_out(cairn)
    for user in people:
        await sandbox.until(lambda: table.over)
        assert table.living(user).pictures
        await sandbox.until(lambda: len(user.dms()) == 1)  # noqa: B023 - likewise
    assert said(ben, "button-rematch") in [button.label for button in table.living(ben).buttons]
    (result,) = await cairn.store.read(lambda c: [row.rated for row in c.exec_driver_sql("SELECT rated FROM results")])
    assert not result


async def test_nobody_sits_before_the_owner_lets_them_in_and_who_was_refused_stays_out(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    opened = await ann.slash("/open", ann.private, game="lost_cities")
    assert opened.ephemeral
    code = await code_of(sandbox, ann)
    asked = await ben.slash("/table", ben.private, table=code.lower())
    assert "ann" in asked.text
    assert (await cairn.tables.get(1)).people == (int(ann.id),)
    assert said(ben, "refusal-asks-already") in (await ben.slash("/table", ben.private, table=code)).text
    await ann.click(await shown(sandbox, ann, "**ben**"), said(ann, "button-turn-away"))
    unknown = await ben.slash("/table", ben.private, table="0000-0000-0000")
    assert (await ben.slash("/table", ben.private, table=code)).text == unknown.text
    assert not ben.dms()


async def test_whoever_is_blocked_hears_what_everybody_hears_of_an_unknown_code_and_guesses_few(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    await cairn.people.set_blocked(int(ann.id), [int(ben.id)])
    await ann.slash("/open", ann.private, game="lost_cities")
    code = await code_of(sandbox, ann)
    answers = [(await ben.slash("/table", ben.private, table=typed)).text for typed in (code, "2222-2222-2222")]
    assert answers[0] == answers[1]
    for _ in range(3):
        await ben.slash("/table", ben.private, table="2222-2222-2222")
    assert said(ben, "refusal-codes-often") in (await ben.slash("/table", ben.private, table=code)).text
    carl = installed(sandbox, "carl")
    assert "ann" in (await carl.slash("/table", carl.private, table=code)).text


async def test_a_code_is_revoked_and_renewed(cairn: Cairn, sandbox: Sandbox, ann: User, ben: User) -> None:
    await ann.slash("/open", ann.private, game="lost_cities")
    first = await code_of(sandbox, ann)
    await ann.click(ann.dms()[-1], said(ann, "button-revoke-code"))
    await shown(sandbox, ann, said(ann, "living-no-code"))
    assert (await cairn.tables.get(1)).code is None
    await ann.click(ann.dms()[-1], said(ann, "button-new-code"))
    second = await code_of(sandbox, ann)
    assert second != first
    assert "Tisch 1" not in (await ben.slash("/table", ben.private, table=first)).text
    assert "Tisch 1" in (await ben.slash("/table", ben.private, table=second)).text


@pytest.mark.usefixtures("followed_clock")
async def test_a_code_is_good_for_a_fortnight_and_until_the_game_begins(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    carl, dora = installed(sandbox, "carl"), installed(sandbox, "dora")
    unknown = (await carl.slash("/table", carl.private, table="2222-2222-2222")).text
    await ann.slash("/open", ann.private, game="moon")
    code = await code_of(sandbox, ann)
    sandbox.later(10 * DAY)
    await dora.slash("/table", dora.private, table=code)
    sandbox.later(4 * DAY + 60)
    assert (await cairn.tables.get(1)).status is Status.LOBBY, "somebody asked since it was opened"
    assert (await carl.slash("/table", carl.private, table=code)).text == unknown, "it is old"
    await ann.click(ann.dms()[-1], said(ann, "button-new-code"))
    await sandbox.until(lambda: (found := CODE.search(ann.dms()[-1].text)) and found[1] != code)
    code = await code_of(sandbox, ann)
    await ben.slash("/table", ben.private, table=code)
    await ann.click(await shown(sandbox, ann, "**ben**"), custom_id=f"cairn:b:admit:1:0:{ben.id}")
    await shown(sandbox, ben, "ben")
    assert said(ben, "refusal-you-sit-already") in (await ben.slash("/table", ben.private, table=code)).text
    await ann.click(await shown(sandbox, ann, "ben"), said(ann, "button-start"))
    await sandbox.until(lambda: ben.dms()[-1].pictures)
    assert (await carl.slash("/table", carl.private, table=code)).text == unknown, "it is used up"
    assert (await cairn.tables.get(1)).people == (int(ann.id), int(ben.id))


async def test_nobody_but_the_owner_decides_whatever_ids_are_forged(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    await ann.slash("/open", ann.private, game="lost_cities")
    await code_of(sandbox, ann)
    await ben.slash("/open", ben.private, game="lost_cities")
    own = await sandbox.until(lambda: next(iter(ben.dms()), None))
    for custom_id in (
        "cairn:b:join:1:0",
        "cairn:b:here-join:1:0",
        "cairn:b:here-look:1:0:x",
        f"cairn:b:admit:1:0:{ben.id}",
        "cairn:b:code:1:0",
        "cairn:b:start:1:0",
        "cairn:b:message-again:1:0",
        "cairn:b:board:1:0",
        "cairn:b:info:1:0",
    ):
        answer = await ben.forge_component(own, custom_id)
        assert said(ben, "refusal-unknown-table") in answer.text, custom_id
    assert (await cairn.tables.get(1)).people == (int(ann.id),)


async def test_as_many_as_may_ask_at_once_stand_in_the_owners_lobby(cairn: Cairn, sandbox: Sandbox, ann: User) -> None:
    """All with their answers, within what one message may hold; whoever comes then is asked to wait."""
    await ann.slash("/open", ann.private, game="moon")
    code = await code_of(sandbox, ann)
    askers = [installed(sandbox, f"asker {n}") for n in range(MAX_ASKING + 1)]
    for asker in askers[:-1]:
        await asker.slash("/table", asker.private, table=code)
    refused = await askers[-1].slash("/table", askers[-1].private, table=code)
    assert refused.text == said(askers[-1], "refusal-many-ask")
    lobby = await shown(sandbox, ann, f"**asker {MAX_ASKING - 1}**")
    assert [button.label for button in lobby.buttons].count(said(ann, "button-admit")) == MAX_ASKING
