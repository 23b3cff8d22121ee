"""Whole matches, clicked by people in the sandbox, through discord.py's own client."""

from __future__ import annotations

import re
import shlex
from hashlib import sha256

import pytest

from bot.__main__ import main
from bot.app import Cairn
from bot.core.config import Settings
from games import GAMES
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import checked_sandbox, steady
from testing.story.helpers import said
from testing.story.journal_checks import all_said, hold
from testing.story.table import LINE, Table, choices, key
from testing.views import Message

SHUFFLE = re.compile(r"`([0-9a-f]{64})`.*`([0-9a-f]{64})`.*`(cairn verify [^`]*)`", re.DOTALL)
VICTORY = {"en-US": ("wins!", "Shared victory"), "de": ("gewinnt!", "Geteilter Sieg")}


@pytest.mark.long
@pytest.mark.parametrize(("seats", "language"), [(2, "en-US"), (2, "de"), (4, "en-US"), (4, "de")])
async def test_a_match_from_the_first_click_to_the_score_sheet(seats: int, language: str, settings: Settings) -> None:
    async with checked_sandbox(guild_locale=language) as sandbox:
        people = [sandbox.guild.user(f"player {n}", locale=language) for n in range(seats)]
        sandbox.guild.channel("games")
        client = steady(await sandbox.connect(lambda: Cairn(settings)))
        table = await Table.start(sandbox, people, options={"rounds": "int-1"}, seed=seats)
        turns = await table.play()
        await sandbox.until(lambda: not any(hand.buttons for user in people for hand in user.dms()))
        await sandbox.settled()

        end = table.posts[-1]
        assert any(words in end.text for words in VICTORY[language])
        assert len(end.pictures) == 2, "the board and the score sheet"
        assert all(picture.data.startswith(b"\x89PNG") and picture.description for picture in end.pictures)
        checked = await people[0].click(end, custom_id="cairn:b:shuffle")
        found = SHUFFLE.search(checked.text)
        assert found
        assert checked.ephemeral
        commitment, seed, command = found.groups()
        assert seed in end.text
        assert main(shlex.split(command)[1:]) == 0
        dealt = GAMES["lost_cities"].setup(seats, (await client.tables.position(1)).state.options, bytes.fromhex(seed))
        for order in GAMES["lost_cities"].orders(dealt).values():
            assert ", ".join(order) in checked.text
        assert sha256(bytes.fromhex(seed)).hexdigest() == commitment
        assert commitment in table.posts[0].text, "the commitment was shown at the start"
        assert len(table.boards) == turns + 1
        # Old boards keep their picture and lose their buttons and pings; so do the hands.
        assert all(board.pictures and not board.buttons and "<@" not in board.text for board in table.boards[:-1])
        for user in people:
            (hand,) = user.dms()
            assert hand.pictures
            assert not hand.buttons
        assert not [entry for entry in sandbox.interactions if entry.failed]
        await client.shutdown()


async def test_one_ping_for_whoever_is_next_and_six_requests_a_turn(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    await sandbox.settled()
    before, turns = sandbox.requests, 10
    for _ in range(turns):
        user = await table.turn()
        board = await table.board()
        assert len(board.pings) == 1
        assert user.id not in board.pings, "two take turns"
        await sandbox.until(lambda: all("<@" not in old.text for old in table.boards[:-1]))
        await sandbox.settled()
    assert (sandbox.requests - before) / turns <= 6


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_turn_costs_few_requests_beside_the_answers(
    game: str, cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    """In Expeditions without the one mech that acts at any time in a turn: its hand is edited as its button comes."""
    cairn.tables.draw_seed = lambda: (3).to_bytes(32, "big")
    table = await Table.start(sandbox, people[:2], game=game)
    await all_said(cairn.store, sandbox)
    before, began = len(sandbox.server.requests), (await cairn.tables.position(1)).state.turns
    for _ in range(14):
        await table.turn()
    await all_said(cairn.store, sandbox)
    made = [each for each in list(sandbox.server.requests)[before:] if each.path.startswith(("/channels/", "/users/"))]
    turns = (await cairn.tables.position(1)).state.turns - began
    changes = [f"{each.method} {each.path}" for each in made if each.method != "GET"]
    assert len(made) / turns <= 2.5, changes


async def test_the_panel_walks_through_a_turn_and_undo_ends_at_the_draw_pile(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, [people[0], people[2]])
    actor, panel = table.actor, await table.panel()
    assert panel.ephemeral
    offered = choices(panel)
    discard = next(choice for choice in offered if key(choice).startswith("discard-"))
    posts = len(table.posts)
    drawing = await table.take(actor, panel, discard)
    assert [key(choice) for choice in choices(drawing)] == ["draw-pile"], "not the card just discarded"
    undone = await actor.click(drawing, "Undo")
    assert {key(choice) for choice in choices(undone)} == {key(choice) for choice in offered}
    await sandbox.settled()
    assert len(table.posts) == posts, "in the middle of a turn nothing is posted"
    again = next(choice for choice in choices(undone) if key(choice) == key(discard))
    drawing = await table.take(actor, undone, again)
    done = await table.take(actor, drawing, choices(drawing)[0])
    assert "Undo" not in [button.label for button in done.buttons], "a card was revealed"
    refused = await at_table(actor, "undo", table.channel)
    assert (refused.ephemeral, refused.text) == (True, said(actor, "refusal-undo-revealed"))


async def test_a_board_tells_what_has_happened_since_it_last_asked_the_same_person(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people)
    for _ in range(6):
        await table.turn()
    told = [[line for line in board.text.splitlines() if line.startswith(LINE)] for board in table.boards[:7]]
    first = told[1]
    assert told[2][: len(first)] == first, "who was never asked is told from the start"
    assert told[4][: len(first)] == first, "who began is told all others' turns, and their own"
    others = told[4][len(first) :]
    assert told[5][: len(others)] == others, "the next is not told again what they saw then"


async def test_everything_can_be_played_by_typing(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    for _ in range(6):
        actor, before = table.actor, table.boards[-1]
        for word in ("discard", "draw"):
            typed = "ab" if actor.person.locale == "de" and word == "discard" else ""
            found = await actor.autocomplete("/play", focused="choice", value=typed, channel=games)
            assert 0 < len(found) <= 25
            answer = await actor.slash(
                "/play", channel=games, choice=next(choice.value for choice in found if choice.value.startswith(word))
            )
            assert answer.ephemeral
            assert not answer.failed

        def moved(before: Message = before) -> bool:
            return table.boards[-1] != before

        await sandbox.until(moved)
    ahead = await table.other.autocomplete("/play", focused="choice", value="", channel=games)
    plan = said(table.other, "play-ahead", choice="")
    assert ahead
    assert all(choice.name.startswith(plan) for choice in ahead)


async def test_a_german_and_an_english_reader_at_one_table(
    cairn: Cairn, sandbox: Sandbox, alice: User, bob: User
) -> None:
    table = await Table.start(sandbox, [alice, bob])
    board = table.boards[-1]
    hers, his = await alice.click(board, "My hand"), await bob.click(board, "My hand")
    assert "Your hand" in hers.text
    assert "Deine Hand" in his.text
    await sandbox.until(lambda: alice.dms() and bob.dms())
    assert "Your hand" in alice.dms()[0].text
    assert "Deine Hand" in bob.dms()[0].text
    assert "Take turn" in [button.label for button in board.buttons], "public posts speak the server's language"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_on_the_shelf_is_played_by_clicks(
    cairn: Cairn, sandbox: Sandbox, people: list[User], game: str
) -> None:
    """The first turns of each game with as many players as are here, by its panels and their menus alone."""
    seats = max(count for count in GAMES[game].seats if count <= len(people))
    table = await Table.start(sandbox, people[:seats], game=game, seed=3)
    while len(table.boards) <= 2 * seats:
        await table.turn()
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
