"""Looking back: *Since you were here*, the viewer of turns, in both languages and after a restart."""

from __future__ import annotations

import json

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.discord.replies import answered
from bot.tables.core import administration
from bot.tables.core.model import Actor
from bot.tables.history import export_queries as export
from bot.tables.history import note_queries as notes
from bot.tables.history import retention_queries
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.table import Table


async def test_what_was_missed_and_any_turn_again(sandbox: Sandbox, settings: Settings, people: list[User]) -> None:
    alice, bob, _, stranger = people
    client = steady(await sandbox.connect(lambda: Cairn(settings)))
    table = await Table.start(sandbox, [alice, bob])
    for _ in range(4):
        await table.turn()
    fresh = await alice.click(await table.board(), custom_id="cairn:b:since")
    assert said(alice, "since-nothing") not in fresh.text
    await client.shutdown()
    client = steady(await sandbox.connect(lambda: Cairn(settings)))
    actor, other = table.actor, table.other
    panel = await table.panel()
    assert said(actor, "since-title") not in panel.text, "who has just played has missed one turn"
    missed = await stranger.click(await table.board(), custom_id="cairn:b:since")
    assert missed.ephemeral
    assert missed.text.count("\n› ") >= 8
    assert said(stranger, "since-title") in missed.text
    assert len(missed.pictures) == 1

    viewer = await other.click(missed_button := await table.board(), custom_id="cairn:b:more")
    viewer = await other.click(viewer, custom_id="cairn:b:replay")
    assert missed_button.pictures, "the board stays as it is"
    assert said(other, "turn-of", turn=4, last=4, who="", when="").split(" · ")[0] in viewer.text
    assert len(viewer.pictures) == 2, "the board and the own hand"
    back = await other.click(viewer, custom_id="cairn:b:replay:1:3")
    assert back.message == viewer.message
    assert "3" in back.text.splitlines()[1]
    start = await other.click(back, custom_id="cairn:b:replay:1:0")
    assert said(other, "turn-start", last=4) in start.text
    shut = [button.disabled for button in start.buttons if ":replay:" in (button.custom_id or "")]
    assert shut == [True, True, False, False]
    public = await other.choose(start, None, "public", custom_id="cairn:s:replay-eyes")
    assert len(public.pictures) == 1
    await client.shutdown()


async def test_who_was_away_is_told_first_thing_in_the_panel(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, stranger = people
    table = await Table.start(sandbox, [alice, bob, carla, stranger])
    for _ in range(2):
        await table.turn()
    user = table.actor
    panel = await table.panel()
    told = said(user, "since-brief", turns=2)
    assert told in panel.text
    assert panel.text.index(told) < panel.text.index("› ")
    await answered()  # it is noted once it is shown
    assert told not in (await table.panel()).text, "said once"
    whole = await user.click(panel, custom_id="cairn:b:since")
    assert said(user, "since-title") in whole.text
    assert panel.text[panel.text.index("› ") :].splitlines()[0] in whole.text
    forged = await stranger.forge_component(table.boards[-1], "cairn:s:replay-eyes:1:1", ["0"])
    assert forged.text == said(stranger, "refusal-replay-eyes")
    shown = await stranger.slash("/replay", turn=1)
    assert said(stranger, "turn-of", turn=1, last=2, who="", when="").split(" · ")[0] in shown.text


async def test_after_a_turn_the_panel_leads_to_the_next_table(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    one = await Table.start(sandbox, [alice, bob], games)
    two = await Table.start(sandbox, [bob, alice], sandbox.guild.channel("more"), game="moon")
    if one.actor is not two.actor:
        await two.turn()
    user = one.actor
    panel = await one.panel()
    label = said(user, "button-next-table", game="Moon", table="2")
    assert label not in [button.label for button in panel.buttons], "this table comes first"
    while (choice := one.pick(panel)) is not None:
        panel = await one.take(user, panel, choice)
    links = [button.url.rsplit("/", 2)[1:] for button in panel.buttons if button.url]
    assert links == [[two.channel.id, two.boards[-1].id]]
    message = panel.message
    there = await user.click(panel, label)
    assert there.message == message, "in place"
    assert "Moon" in there.text.splitlines()[0]
    assert one.pick(there) is not None


async def test_a_film_is_made_for_who_asks_and_posted_on_request(
    cairn: Cairn, settings: Settings, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, _, stranger = people
    table = await Table.start(sandbox, [alice, bob])
    none = await stranger.forge_component(table.boards[-1], "cairn:b:film:1:0")
    assert none.text == said(stranger, "refusal-film-none")
    for _ in range(3):
        await table.turn()
    viewer = await bob.slash("/replay")
    before = len(table.posts)
    film = await bob.click(viewer, said(bob, "button-film"))
    await sandbox.until(lambda: bool(film.message and film.message.pictures))
    shown = film.need()
    assert said(bob, "film-heading", first=0, last=3, seconds=6) in shown.text
    (picture,) = shown.pictures
    assert (picture.data[:4], picture.data[8:12]) == (b"RIFF", b"WEBP")
    assert len(table.posts) == before, "for him alone"
    assert cairn.film_pool.waiting == 0
    refused = await stranger.forge_component(viewer.need(), "cairn:b:film-post:1:0")
    assert refused.text == said(stranger, "refusal-owner-only")
    posted = await bob.click(shown, custom_id="cairn:b:film-post")
    await sandbox.until(lambda: len(table.posts) > before)
    assert table.posts[-1].pictures[0].data[8:12] == b"WEBP"
    assert said(None, "film-heading", first=0, last=3, seconds=6) in table.posts[-1].text, "in the table's language"
    await sandbox.until(lambda: said(bob, "film-posted", channel=f"<#{games.id}>") in posted.text)
    await cairn.shutdown()
    await sandbox.disconnect(cairn)
    restarted = steady(await sandbox.connect(lambda: Cairn(settings)))
    await sandbox.until(lambda: restarted.is_ready())
    again = await alice.forge_component(shown, "cairn:b:film-post:1:0")
    soon, _ = said(alice, "refusal-film-soon", when="|").split("|")
    assert again.text.startswith(soon.rstrip("\u2068")), "a restart forgets no pause"
    assert len(table.posts) == before + 1
    await restarted.shutdown()


async def test_a_note_is_for_who_wrote_it_alone(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob, *_ = people
    table = await Table.start(sandbox, [alice, bob])
    secret = "Keep the *blue* ones\nfor later"
    user, other = table.actor, table.other
    asked = await user.click(await table.panel(), custom_id="cairn:b:note")
    panel = await user.submit(asked, {"words": "\0" + secret})  # which PostgreSQL stores none of
    assert f"📝 {secret}" in panel.text
    assert f"📝 {secret}" in (await table.panel()).text
    theirs = await other.click(await table.board(), custom_id="cairn:b:turn")
    assert "blue" not in theirs.text
    more = await other.click(table.boards[-1], custom_id="cairn:b:more")
    empty = await other.click(more, custom_id="cairn:b:note")
    assert secret not in str(empty.modal.inner.data if empty.modal else "")
    assert (await other.submit(empty, {"words": ""})).text == said(other, "said-note-gone")
    assert await cairn.store.read(notes.find, int(user.id), 1) == secret
    assert await cairn.store.read(notes.find, int(other.id), 1) == ""
    assert "blue" not in str(await cairn.store.read(export.export, 1))
    assert "blue" not in caplog.text
    again = await user.click(await table.panel(), custom_id="cairn:b:note")
    assert "📝" not in (await user.submit(again, {"words": ""})).text
    assert await cairn.store.read(notes.find, int(user.id), 1) == ""


async def test_the_viewer_asks_for_a_turn(cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel) -> None:
    table = await Table.start(sandbox, people[:2])
    for _ in range(2):
        await table.turn()
    user = people[1]
    viewer = await user.slash("/replay")
    form = await user.click(viewer, custom_id="cairn:b:replay-go")
    shown = await user.submit(form, {"turn": "1"})
    assert shown.message == viewer.message
    assert said(user, "turn-of", turn=1, last=2, who="", when="").split(" · ")[0] in shown.text
    form = await user.click(shown, custom_id="cairn:b:replay-go")
    refused = await user.submit(form, {"turn": "x"})
    assert refused.text == said(user, "refusal-turn-number")
    await administration.close(cairn.tables, 1, Actor(int(user.id), int(sandbox.guild.id), manager=True))
    await all_said(cairn.store, sandbox)
    assert await cairn.store.write(retention_queries.archive_table, 1, cairn.tables.now(), None)
    log = await user.slash("/log", games)
    again = await user.click(log, said(user, "button-replay"))
    assert said(user, "turn-of-swept", turn=2, last=2, who="").split(" · ")[0] in again.text
    assert len(again.pictures) == 2, "the board and the own hand"
    first = await user.click(again, custom_id="cairn:b:replay:1:1")
    assert said(user, "turn-of-swept", turn=1, last=2, who="").split(" · ")[0] in first.text
    assert first.text.count("\n› ") >= 1
    film = await user.click(first, said(user, "button-film"))
    await sandbox.until(lambda: bool(film.message and film.message.pictures))
    assert said(user, "film-heading", first=0, last=2, seconds=5) in film.text


async def test_who_looks_at_a_game_that_is_over_plays_on_from_there(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob])
    for _ in range(2):
        await table.turn()
    forged = await bob.forge_component(table.boards[-1], "cairn:b:branch:1:1:open")
    assert forged.text == said(bob, "refusal-branch-running")
    (file,) = (await at_table(bob, "export")).need().pictures
    assert len(json.loads(file.data)["turns"]) == 2
    await alice.click(await at_table(alice, "close"), custom_id="cairn:b:close")
    (file,) = (await at_table(bob, "export")).need().pictures
    assert json.loads(file.data)["tables"][0]["journal"]
    viewer = await bob.slash("/replay", turn=1)
    panel = await bob.click(viewer, said(bob, "button-branch"))
    opened = await bob.click(panel, said(bob, "button-branch-computers"))
    await sandbox.until(lambda: said(bob, "said-branched", table="2", turn=1, channel="").split(":")[0] in opened.text)
    found = await cairn.tables.position(2)
    assert [seat.user_id for seat in found.table.seats] == [None, int(bob.id)], "he has the seat he had"
    viewer = await alice.slash("/replay", table="1", turn=0)
    lobby = await alice.click(
        await alice.click(viewer, said(alice, "button-branch")), said(alice, "button-branch-open")
    )
    assert lobby.text == said(
        alice, "said-branched", table="3", turn=0, channel=f"<#{(await cairn.tables.get(3)).channel_id}>"
    )
    forged = await bob.forge_component(panel.need(), "cairn:b:branch:1:1:mine")
    assert forged.text == said(bob, "refusal-unknown-value")
