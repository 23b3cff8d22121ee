"""Moon as its players meet it: turns through menus, hands that go round, undo, typing, whole matches."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.discord.choices import MAX_MENUS, open_choices
from games.engine import text
from games.engine.text import Player
from games.moon import wording
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.state import Site, State, first_holder
from render.scene import scene
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import checked_sandbox, steady
from testing.story.helpers import described, later, said
from testing.story.journal_checks import all_said, hold
from testing.story.staging import staged
from testing.story.table import choices, key
from tests.bot.story.games.moon import (
    GAME,
    KEY,
    Sensible,
    begun,
    finished,
    named,
    stands,
    walked,
    words,
)
from tests.bot.story.games.test_matches import VICTORY

# -- whole matches ------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("seats", "language"), [(2, "en-US"), (5, "de")])
async def test_a_match_by_clicks_from_the_first_turn_to_the_score_sheet(
    seats: int, language: str, settings: Settings
) -> None:
    async with checked_sandbox(guild_locale=language) as sandbox:
        people = [sandbox.guild.user(f"player {n}", locale=language) for n in range(seats)]
        sandbox.guild.channel("games")
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        table = await Sensible.start(sandbox, people, game=KEY, seed=seats)
        passed = words(people[0])(text("say-passed"))
        for number in (1, 2):
            held = (await cairn.tables.position(1)).state.seats
            played = [await table.turn() for _ in range(seats)]
            later(cairn, minutes=10 * number)  # hands that were edited have rested
            assert sorted(user.id for user in played) == sorted(user.id for user in people), "one turn each"
            await all_said(cairn.store, sandbox)
            await hold(cairn.store, table)
            assert passed in table.boards[-1].text
            assert GAME.turn((await cairn.tables.position(1)).state) == number * seats
            now = (await cairn.tables.position(1)).state.seats
            for seat, user in enumerate(people):
                got, had = set(now[seat].hand), set(held[seat - 1].hand)
                assert got < had or len(got - had) == 1, "all but what was built or assimilated, or got for it"
                assert now[seat].expedition == held[seat - 1].expedition
                (hand,) = user.dms()
                told = described(hand.pictures[0])
                assert all(named(user, card) in told for card in (*now[seat].hand, now[seat].expedition))
        for board in table.boards:
            assert all(found.data.startswith(b"\x89PNG") and found.description for found in board.pictures)

        last: list[tuple[int, str]] = []

        def near_the_end(state: State) -> State:
            before, move = walked(state, lambda state: not GAME.decisions(state))
            last.append(move)
            return before

        await staged(cairn, settings, near_the_end)
        ((seat, choice),) = last
        await table.do(people[seat], choice)
        await sandbox.until(lambda: table.over)
        await all_said(cairn.store, sandbox)
        end, final = table.posts[-1], await cairn.tables.position(1)
        assert any(said in end.text for said in VICTORY[language])
        assert len(end.pictures) == 2, "the board and the score sheet"
        best = min(final.standings() or (), key=lambda standing: standing.place)
        assert f"{people[best.seat].name}: {best.score}" in described(end.pictures[-1])
        hands = [hand for user in people for hand in user.dms()]
        assert [(bool(hand.pictures), hand.buttons, hand.selects) for hand in hands] == [(True, [], [])] * seats
        assert not [entry for entry in sandbox.interactions if entry.failed]
        await cairn.shutdown()


async def test_an_era_is_scored_before_everybody_and_new_hands_are_dealt(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    """The last turn of era I, by clicks: flags, tokens and the First Expedition's way are told, then the deal."""
    table = await Sensible.start(sandbox, people[:2], game=KEY)
    moved: dict[str, tuple[int, str]] = {}

    def before_era_two(state: State) -> State:
        found, moved["last"] = walked(state, lambda state: state.era == 2)
        return found

    begin = (await cairn.tables.position(1)).state
    await staged(cairn, settings, before_era_two)
    seat, choice = moved["last"]
    assert choice == "end-turn"
    boards = len(table.boards)
    await table.do(people[seat], choice)
    await sandbox.until(lambda: len(table.boards) > boards)
    await all_said(cairn.store, sandbox)
    told, say = (await people[0].slash("/log")).text, Localizer("en", KEY, [user.name for user in people[:2]])
    assert told.count("\n**Turn ") == 1, "a heading for each turn"
    assert said(None, "log-more", count=0).split("0")[0].rstrip("\u2068") in table.boards[-1].text
    assert say(text("say-passed-last")) in told
    assert say(text("say-scoring", era=1)) in told
    assert say(text("say-era", era=2, x=2)) in told
    after = (await cairn.tables.position(1)).state
    assert say(text("say-first-changes", player=Player(first_holder(after)))) in told
    assert first_holder(after) != first_holder(begin), "passed back and forth eight times, then once more"
    # A hand is secret from the deal on: nobody reads a name of the new cards but its holder.
    for place, user in enumerate(people[:2]):
        (hand,) = user.dms()
        cards = after.seats[place].hand
        assert all(named(user, card) in described(hand.pictures[0]) for card in cards)
        assert not [card for card in cards if say(wording.name(card)) in told]


# -- hands --------------------------------------------------------------------------------------------------------


async def test_a_hand_is_seen_by_its_holder_alone(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, other = await begun(cairn, sandbox, people, settings)
    state = (await cairn.tables.position(1)).state
    mine = state.seats[state.playing].hand
    hers, his = await actor.click(table.boards[-1], "My hand"), await other.click(table.boards[-1], "My hand")
    assert all(named(actor, card) in described(hers.pictures[0]) for card in mine)
    assert not [card for card in mine if named(other, card) in described(his.pictures[0])]
    for user in (actor, other):
        board = await user.slash("/board", show="text")
        assert named(user, state.seats[0].base) in board.text
    public = await people[3].slash("/board", show="text")
    assert named(people[3], state.discards[-1]) in public.text
    assert not [card for owner in state.seats for card in owner.hand if named(people[3], card) in public.text]


async def test_nobody_is_asked_out_of_turn_nor_sent_from_menu_to_menu() -> None:
    """Every question goes to whoever's turn it is, and a panel shows all its menus at once."""
    for seats in GAME.seats:
        state, rng = GAME.setup(seats, GAME.presets["standard"], b"who is asked"), Random(seats)
        while decisions := GAME.decisions(state):
            assert [(found.seat, found.waits) for found in decisions] == [(state.playing, True)]
            able = open_choices(decisions[0])
            assert len({choice.group for choice in able}) <= MAX_MENUS
            state = GAME.apply(state, state.playing, rng.choice(able).key).state


async def test_a_turn_is_undone_step_by_step_until_the_hands_are_passed(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, other = await begun(cairn, sandbox, people, settings)
    start = (await cairn.tables.position(1)).state
    card = start.seats[start.playing].hand[0]
    asked = await table.do(actor, f"expedition-{start.seats[start.playing].expedition}")
    taken_one = await table.take(actor, asked, choices(asked)[0])
    for _ in range(2):
        taken_one = await actor.click(taken_one, "Undo")
    assert (await cairn.tables.position(1)).state == start
    # Nothing was revealed: even an ended turn can be taken back as long as the next has not begun.
    await table.do(actor, f"assimilate-{card}")
    await finished(table, actor)
    assert (await cairn.tables.position(1)).to_act != (start.playing,)
    undone = await at_table(actor, "undo", table.channel)
    assert "⚠️" not in undone.text
    assert (await cairn.tables.position(1)).to_act == (start.playing,)
    await finished(table, actor)
    # The last turn of a round passes the hands: what everybody has seen stays.
    position = await cairn.tables.position(1)
    (seat,) = position.to_act
    await table.do(other, f"assimilate-{position.state.seats[seat].hand[0]}")
    await finished(table, other)
    assert (await cairn.tables.position(1)).state.round == 2
    for user in (actor, other):
        refused = await at_table(user, "undo", table.channel)
        assert refused.ephemeral
        assert refused.text in {said(user, f"refusal-undo-{why}") for why in ("others", "revealed")}


# -- typing and looking -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "typed", "done"), [("en-US", "assim", "End"), ("de", "verwert", "Zug")])
async def test_a_turn_by_typing(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings, language: str, typed: str, done: str
) -> None:
    table, actor, other = await begun(cairn, sandbox, people, settings, language=language)
    boards = len(table.boards)
    found = await actor.autocomplete("/play", focused="choice", value=typed)
    assert {choice.value.split("-")[0] for choice in found} == {"assimilate"}
    ahead = await other.autocomplete("/play", focused="choice", value=typed)
    assert all(choice.name.startswith(said(other, "play-ahead", choice="")) for choice in ahead)
    assert "⚠️" not in (await actor.slash("/play", channel=table.channel, choice=found[0].value)).text
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    while "end-turn" not in map(key, choices(panel)):
        panel = await table.take(actor, panel, choices(panel)[0])
    (end,) = await actor.autocomplete("/play", focused="choice", value=done)
    assert end.value == "end-turn"
    assert "⚠️" not in (await actor.slash("/play", channel=table.channel, choice=end.value)).text
    await sandbox.until(lambda: len(table.boards) > boards)
    assert table.actor == other


@pytest.mark.parametrize("reader", [0, 1])
@pytest.mark.parametrize("kind", [STRUCTURES, EXPEDITIONS, REPUTATIONS, BASES])
async def test_every_kind_of_card_is_looked_up_by_its_name(
    cairn: Cairn, people: list[User], games: Channel, reader: int, kind: Mapping[str, object]
) -> None:
    user = people[reader]
    card = list(kind)[-1]
    name = named(user, card)
    answer = await user.slash("/help", about=name, game=KEY)
    assert answer.ephemeral
    (picture,) = answer.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert name in described(picture)
    assert words(user)(wording.described(card)) in described(picture)
    found = await user.autocomplete("/help", focused="about", value=name, game=KEY)
    assert (found[0].name, found[0].value) == (name, card)


async def test_parts_of_the_board_to_read(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def parked(state: State, actor: int, other: int) -> None:
        stands(state, other, "rock-lab")
        state.seats[other].tableau["rock-lab"] = Site(parked=actor)

    table, actor, other = await begun(cairn, sandbox, people, settings, parked)
    found = {choice.value: choice.name for choice in await actor.autocomplete("/board", focused="zoom")}
    assert set(found) == set(scene(KEY).regions((await cairn.tables.position(1)).view(None)))
    assert set(found) == {"side-0", "side-1", "reputations", "discards"}
    whole, parts = (await actor.slash("/board")).pictures[0], {}
    for region in found:
        part = await actor.slash("/board", zoom=region)
        assert (part.ephemeral, len(part.pictures)) == (True, 1)
        parts[region] = described(part.pictures[0])
        assert part.pictures[0].data != whole.data
    host = table.users.index(other)
    assert "Rock Lab" in parts[f"side-{host}"]
    assert f"parked: {actor.name}" in parts[f"side-{host}"]
    offer = (await cairn.tables.position(1)).state.offer
    assert all(named(actor, card) in parts["reputations"] for card in offer)
    (german,) = (choice.name for choice in await other.autocomplete("/board", focused="zoom", value="ansehen"))
    assert german != found["reputations"]
