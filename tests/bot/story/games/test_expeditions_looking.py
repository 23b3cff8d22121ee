"""Expeditions to look at: hands, cards and parts of the board; and a turn by typing."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from games.engine import text
from games.expeditions import names, wording
from games.expeditions.catalogue import MECHS, TILES
from games.expeditions.state import State
from render.scene import scene
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import described, moves
from testing.story.journal_checks import all_said
from testing.story.staging import staged
from tests.bot.story.games.expeditions import (
    BALLOON,
    KEY,
    at_the_mill,
    begun,
    contains,
    finished,
    position_of,
    stands,
    words,
)


async def test_the_hand_shows_hand_and_active_row_and_is_brought_up_to_date(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        state.seats[other].token = "move"

    table, actor, other = await begun(cairn, sandbox, people, settings, change)
    state, say = (await cairn.tables.position(1)).state, words(actor)
    await all_said(cairn.store, sandbox)
    (theirs,) = other.dms()
    untouched = theirs.pictures[0].data
    await table.do(actor, "play-gunter")
    await table.do(actor, "core")
    await table.do(actor, "done")
    await finished(table, actor, cairn)
    await all_said(cairn.store, sandbox)
    (hand,) = actor.dms()
    own, _ = await position_of(cairn, state.actor)
    assert "gunter" in [one.card for one in own.active]
    assert f"{own.power} power, {own.guile} guile" in described(hand.pictures[0])
    for card in (*own.hand, *(one.card for one in own.active)):
        assert say(names.card(card)) in described(hand.pictures[0])
    (theirs,) = other.dms()
    assert theirs.pictures[0].data == untouched
    anybody = await people[3].slash("/board", show="text")
    assert words(people[3])(names.card("gunter")) in anybody.text, "hands are open"


async def test_a_turn_by_typing(cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings) -> None:
    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        contains(state, actor)

    table, actor, other = await begun(cairn, sandbox, people, settings, change, language="de")
    await staged(cairn, settings, lambda state: setattr(state, "exposed", ("gather",)))
    boards = len(table.boards)
    (found,) = await actor.autocomplete("/play", focused="choice", value="sammel")
    assert found.value == "gather"
    assert await other.autocomplete("/play", focused="choice", value="sammel") == []
    answer = await actor.slash("/play", channel=table.channel, choice=found.value)
    assert answer.ephemeral
    assert "⚠️" not in answer.text
    assert [entry.key for entry in await moves(cairn)] == ["gather", "take-1", "end-turn"]
    await sandbox.until(lambda: len(table.boards) > boards)
    assert table.actor == other


LOOKED_UP = ("gunter", "nacht", "spare-parts", "ember-core", BALLOON, "mech-odins-wrath")


@pytest.mark.parametrize("reader", [0, 1])
async def test_every_kind_of_card_and_location_is_looked_up_by_its_name(
    cairn: Cairn, people: list[User], games: Channel, reader: int
) -> None:
    user, say = people[reader], words(people[reader])
    for card in LOOKED_UP:
        name = say(scene(KEY).pieces()[card])
        found = await user.autocomplete("/help", focused="about", value=name, game=KEY)
        assert card in [choice.value for choice in found]
        answer = await user.slash("/help", about=name, game=KEY)
        (picture,) = answer.pictures
        assert (answer.ephemeral, picture.data[:4]) == (True, b"\x89PNG")
        assert name in described(picture)
        ability = say(text(f"{card}-rule")) if card in {f"mech-{mech}" for mech in MECHS} else say(names.ability(card))
        assert all(part in described(picture) for part in ability.rstrip(".").split(". ")[:1]), ability

    for number in (3, 9, 20):
        name = say(text(f"tile-{number}"))
        found = await user.autocomplete("/help", focused="about", value=name, game=KEY)
        tile = next(choice for choice in found if choice.value == f"tile-{number}")
        answer = await user.slash("/help", about=tile.name, game=KEY)
        (picture,) = answer.pictures
        assert (answer.ephemeral, picture.data[:4]) == (True, b"\x89PNG")
        assert name in described(picture)
        covered = TILES[number].covered
        assert covered is None or say(wording.covered(TILES[number])) in described(picture)


async def test_parts_of_the_board_to_read(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        stands(state, other, 12, "t5", "o3")

    table, actor, other = await begun(cairn, sandbox, people, settings, change)
    position = await cairn.tables.position(1)
    found = {choice.value: choice.name for choice in await actor.autocomplete("/board", focused="zoom")}
    assert set(found) == set(scene(KEY).regions(position.view(None)))
    assert {"side-0", "side-1", "mech-0", "mech-1", "south", "central", "north"} == set(found)
    whole, parts = (await actor.slash("/board")).pictures, {}
    assert len(whole) == 2
    seat = table.users.index(other)
    for region in ("central", f"mech-{seat}", f"side-{1 - seat}"):
        part = await actor.slash("/board", zoom=region)
        assert part.ephemeral
        parts[region] = described(part.pictures[0])
        assert part.pictures[0].data not in [picture.data for picture in whole]
    say = words(actor)
    assert say(text("tile-12")) in parts[f"mech-{seat}"]
    assert f"{other.name} is here" in parts[f"mech-{seat}"]
    assert say(names.card("gunter")) in parts[f"side-{1 - seat}"]
    (german,) = (choice.name for choice in await other.autocomplete("/board", focused="zoom", value="Süden"))
    assert german != found["south"]
    for user in (actor, other):
        told = (await user.slash("/board", show="text")).text
        for name in (text("tile-12"), names.card(BALLOON), names.card("gunter")):
            assert words(user)(name) in told
