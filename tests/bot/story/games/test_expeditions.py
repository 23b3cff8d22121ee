"""Expeditions as its players meet it: open choices, nested play, undo, reasons, mechs, options, matches."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer, language_of
from bot.tables.show.panel import unfolded
from games.engine import Player, text
from games.expeditions import names
from games.expeditions.board import NEIGHBOURS
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS, PAIRS, TILES
from games.expeditions.state import State
from render.scene import scene
from testing.driver import Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import checked_sandbox, steady
from testing.story.helpers import described, moves
from testing.story.journal_checks import all_said, hold
from testing.story.staging import can_undo, refused_undo, staged, undo
from testing.story.table import Choice, choices, key, press
from testing.views import Response
from tests.bot.story.games.expeditions import (
    BALLOON,
    FAN,
    GAME,
    KEY,
    Sensible,
    at_the_mill,
    before_the_last_star,
    begun,
    clicked,
    contains,
    finished,
    leads,
    position_of,
    rides,
    shown,
    stands,
    where,
    why_not,
    words,
)
from tests.bot.story.games.test_matches import VICTORY

# -- whole matches ------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("seats", "turns", "language", "rules"), [(2, 2, "en-US", None), (5, 3, "de", FAN)])
async def test_a_match_by_clicks_from_the_first_turn_to_the_score_sheet(
    seats: int, turns: int, language: str, rules: str | None, settings: Settings
) -> None:
    async with checked_sandbox(guild_locale=language) as sandbox:
        people = [sandbox.guild.user(f"player {n}", locale=language) for n in range(seats)]
        sandbox.guild.channel("games")
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        options = {"preset": rules} if rules else None
        table = await Sensible.start(sandbox, people, game=KEY, options=options, seed=seats)
        table.cairn = cairn
        first = (await cairn.tables.position(1)).state.actor
        played = [await table.turn() for _ in range(turns)]
        assert played == [people[(first + n) % seats] for n in range(turns)], "one turn each, in order"
        await all_said(cairn.store, sandbox)
        await hold(cairn.store, table)  # the hands, too: each is the newest
        for board in table.boards[1:]:
            assert all(found.data.startswith(b"\x89PNG") and found.description for found in board.pictures)
            assert 2 <= len(board.pictures) <= 3, "the map, the players, and perhaps a close-up"
            told = [line for line in board.text.splitlines() if line.startswith("› ")]
            assert 1 <= len(told) <= 6, "a turn is told in few lines"

        last: list[str] = []

        def near_the_end(state: State) -> State:
            before, move = before_the_last_star(state)
            last.append(move)
            return before

        position = await staged(cairn, settings, near_the_end)
        (seat,) = position.to_act
        boards = len(table.boards)
        await table.do(people[seat], last[0])
        position = await cairn.tables.position(1)
        assert position.state.ending == seat
        if seat in position.to_act:  # with nothing else open the turn has ended along with the boast
            await finished(table, people[seat], cairn)
        await sandbox.until(lambda: len(table.boards) > boards)
        said = text("say-ending-others" if rules else "say-ending", player=Player(seat))
        assert Localizer(language_of(language), KEY, [user.name for user in people])(said) in table.boards[-1].text
        final_turns = []
        while not table.over:
            final_turns.append(people.index(await table.turn()))
        others = [(seat + n) % seats for n in range(1, seats)]
        assert final_turns == (others if rules else [*others, seat]), "everybody once more, who ended it last"
        await all_said(cairn.store, sandbox)
        end, final = table.posts[-1], await cairn.tables.position(1)
        assert any(said in end.text for said in VICTORY[language])
        best = min(final.standings() or (), key=lambda standing: standing.place)
        (line,) = (line for line in described(end.pictures[-1]).split(". ") if f"{people[best.seat].name}:" in line)
        assert str(best.score) in line
        hands = [hand for user in people for hand in user.dms()]
        assert [(bool(hand.pictures), hand.buttons, hand.selects) for hand in hands] == [(True, [], [])] * seats
        assert not [entry for entry in sandbox.interactions if entry.failed]
        await cairn.shutdown()


# -- a turn -------------------------------------------------------------------------------------------------------


async def test_a_turn_is_a_sequence_of_open_choices_and_nests(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    """Gather gives a play, whose ability gives a play and power: three clicks, for what is forced takes none."""
    table, actor, _ = await begun(cairn, sandbox, people, settings, at_the_mill)
    start = (await cairn.tables.position(1)).state
    seat, boards = start.actor, len(table.boards)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    offered = await shown(actor, table, panel)
    gather = {"gather,play-gunter", f"gather,play-{BALLOON}", "gather,decline"}
    assert gather | {"play-gunter", f"play-{BALLOON}"} < set(offered), "what to play is asked along with the Gather"
    panel = await clicked(table, actor, panel, "gather,play-gunter")
    nested = f"worker-red,or-1,play-{BALLOON}"
    others = {"core", "worker-red,or-1,decline", "worker-red,decline", "done"}
    assert set(map(key, choices(panel))) == {nested, *others}, "a star could make the core value more: it is asked"
    panel = await clicked(table, actor, panel, nested)
    own, view = await position_of(cairn, seat)
    assert (own.power, own.guile, view.exposed) == (2, 3, ("move", "play"))
    gathered = ["gather", "take-1", "take-0", "play-gunter"]
    forced = ["worker-red", "or-1", "take-1", "take-0", f"play-{BALLOON}", "core", "core"]
    assert [entry.key for entry in await moves(cairn)] == [*gathered, *forced], "each step is in the journal"
    assert [(one.card, one.worker) for one in own.active] == [("gunter", "red"), (BALLOON, None)]
    panel = await actor.click(panel, custom_id=undo(panel))
    assert set(map(key, choices(panel))) == {nested, *others}, "undo takes back the click and all it brought"
    panel = await actor.click(panel, custom_id=undo(panel))
    assert (await cairn.tables.position(1)).state == start
    panel = await clicked(table, actor, panel, "gather,play-gunter", nested)
    assert {one.partition("-")[0] for one in await shown(actor, table, panel)} >= {"move"}
    assert len(table.boards) == boards, "nothing is posted in the middle of a turn"
    camp = next(found for found in await shown(actor, table) if found.startswith("move-s"))
    await clicked(table, actor, panel, camp)
    await sandbox.until(lambda: len(table.boards) > boards)
    assert (await moves(cairn))[-1].key == "end-turn", "with nothing else open the turn has ended"
    told, say = table.boards[-1].text, Localizer("en", KEY, [user.name for user in table.users])
    for card in ("gunter", BALLOON):
        assert say(text("say-plays", player=Player(seat), card=names.card(card))).rstrip(".") in told
    assert len([line for line in told.splitlines() if line.startswith("› ")]) <= 8
    panel = await at_table(actor, "undo", table.channel)
    await sandbox.until(lambda: table.actor == actor)
    assert set(map(key, choices(panel))) >= {camp}, "the end of the turn goes back with the step before it"


def done(panel: Response) -> Choice:
    return next(choice for choice in choices(panel) if key(choice) == "done")


async def test_leaving_what_costs_nothing_is_asked_once_more(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings, at_the_mill, language="de")
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    panel = await clicked(table, actor, panel, "play-gunter")
    asked = await press(actor, panel, done(panel))
    assert "1 Stärke" in asked.text
    assert len(await moves(cairn)) == 1, "nothing has been taken yet"
    back = await actor.click(asked, "Zurück")
    assert set(map(key, choices(back))) == set(map(key, choices(panel)))
    asked = await press(actor, back, done(back))
    await actor.click(asked, "Trotzdem")
    assert [entry.key for entry in await moves(cairn)] == ["play-gunter", "done"]


async def test_a_worker_placed_for_nothing_is_asked_about_and_told(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        contains(state, actor, "siege-of-bears", red=1)

    table, actor, _ = await begun(cairn, sandbox, people, settings, change)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    panel = await clicked(table, actor, panel, "play-siege-of-bears")
    place = next(choice for choice in choices(panel) if key(choice).startswith("worker-red"))
    asked = await press(actor, panel, place)
    assert "there is nothing to count" in asked.text
    assert "worker-red" not in [entry.key for entry in await moves(cairn)], "nothing has been placed yet"
    placed = await actor.click(asked, "Do it anyway")
    assert "The Siege of Bears brings alice nothing" in placed.text


async def test_the_panel_says_what_each_choice_brings(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        stands(state, other, next_door(state), "t5", "o3")
        state.seats[other].position = None

    def next_door(state: State) -> int:
        """The number of a central location beside the mill."""
        at = where(state, 9)
        return next(state.tiles[found] for found in NEIGHBOURS[at] if found.startswith("c"))

    table, actor, _ = await begun(cairn, sandbox, people, settings, change)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    assert len(panel.pictures) == 2 or panel.need().button(custom_id="cairn:b:hand"), "the map, and a way to the cards"
    gather = panel.need().select("Gather: ").placeholder or ""
    offered, say = await shown(actor, table, panel), words(actor)
    position = await cairn.tables.position(1)
    state = position.state
    asked = unfolded(position, position.decisions_of(state.actor)[0])
    letters = scene(KEY).letters(position.view(state.actor), asked)
    assert {found: offered[found].split(" · ")[0] for found in letters} == letters
    assert {found for found in offered if found.startswith(("move-", "play-"))} <= set(letters)
    assert_says(gather, "Play a card", "1 guile")
    for card in ("gunter", BALLOON):
        assert_says(offered[f"play-{card}"], say(names.card(card)), say(names.ability(card)))
    number = next_door(state)
    covered = say(names.still_covered(number, reward=False))
    corrupted = offered[f"move-{where(state, number)}"]
    assert_says(corrupted, say(names.tile(number)), "orange 3", "turquoise 5", say(names.benefits(number)), covered)
    hidden = next(position for position in state.hidden if f"move-{position}" in offered)
    assert_says(offered[f"move-{hidden}"], "face down")
    assert not [name for number in TILES if (name := say(text(f"tile-{number}"))) in offered[f"move-{hidden}"]]
    played = await table.do(actor, "play-gunter")
    offered = await shown(actor, table, played)
    assert_says(offered["core"], "1 power")
    assert_says(played.need().select("Place ").placeholder or "", say(names.ability("gunter")))


def assert_says(label: str, *parts: str) -> None:
    """What a label says, be it in one line or two."""
    plain = label.replace(" · ", " ")
    assert all(part.replace(" · ", " ") in plain for part in parts), (label, parts)


async def test_why_not(cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings) -> None:
    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        contains(state, actor)
        state.seats[actor].token, state.exposed = "gather", ("move", "play")

    table, actor, _ = await begun(cairn, sandbox, people, settings, change, language="de")
    lines = await why_not(actor, table)
    for reason in ("dein Aktionsmarker", "deine Hand ist leer", "noch zu tun: Bewegen"):
        assert any(line.startswith("› ") and reason in line for line in lines), (reason, lines)

    def elsewhere(state: State) -> None:
        assert state.actor is not None
        stands(state, state.actor, 7)
        state.exposed = ("gather",)

    await staged(cairn, settings, elsewhere)
    assert any("du hast kein Artefakt" in line for line in await why_not(actor, table))


async def test_undo_reaches_back_to_the_last_discovery(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings, at_the_mill, language="de")
    start = (await cairn.tables.position(1)).state
    offered = await shown(actor, table)
    hidden = next(f"move-{position}" for position in start.hidden if f"move-{position}" in offered)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    panel = await clicked(table, actor, panel, "play-gunter", "core", "done")
    for _ in range(3):
        assert can_undo(panel)
        panel = await actor.click(panel, custom_id=undo(panel))
    assert (await cairn.tables.position(1)).state == start
    assert not can_undo(panel)
    panel = await clicked(table, actor, panel, "play-gunter", "done", hidden)
    assert not can_undo(panel), "a location was discovered"
    await refused_undo(table, actor)
    assert (await cairn.tables.position(1)).state.hidden != start.hidden


async def test_a_card_turned_up_stays_and_what_follows_can_be_undone(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    """Location 4: a worker and a face-up item, for which another card is turned up."""

    def change(state: State, actor: int, _other: int) -> None:
        rides(state, actor, "tatanka")
        stands(state, actor, 4)
        found = next(n for n, card in enumerate(state.deck[:-1]) if isinstance(CARDS[card], Item))
        spot = state.spots[0]
        assert spot
        state.deck[found], state.spots[0] = spot, state.deck[found]

    table, actor, _ = await begun(cairn, sandbox, people, settings, change)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    gains = [one for one in map(key, choices(panel)) if one.startswith("gather,take-1,gain-")]
    panel = await clicked(table, actor, panel, gains[0])
    assert not can_undo(panel)
    await refused_undo(table, actor)
    panel = await clicked(table, actor, panel, "take-0.0")
    before = (await cairn.tables.position(1)).state
    panel = await actor.click(panel, custom_id=undo(panel))
    after = (await cairn.tables.position(1)).state
    assert sum(before.seats[before.actor].workers.values()) == sum(after.seats[before.actor].workers.values()) + 1
    assert before.spots == after.spots
    await refused_undo(table, actor)


# -- mechs and options --------------------------------------------------------------------------------------------


async def test_maps_are_trashed_at_any_time_of_ones_own_turn(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    """Odin's Wrath: an offer beside the turn's own choices, in the middle of a Gather too, and never in another's."""

    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        rides(state, actor, "odins-wrath")
        state.seats[actor].maps, state.maps = 3, state.maps - 3
        state.seats[actor].token, state.exposed = "play", ("move", "gather")

    table, actor, other = await begun(cairn, sandbox, people, settings, change)
    seat = (await cairn.tables.position(1)).state.actor
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    menu = panel.need().select("Something else")
    panel = await actor.choose(panel, None, menu.options[-1].value, custom_id=menu.custom_id)
    assert set(map(key, choices(panel))) == {"map-power", "map-guile", "map-coins"}
    panel = await clicked(table, actor, panel, "map-power")
    own, view = await position_of(cairn, seat)
    assert (own.maps, own.power, view.exposed) == (2, 1, ("move", "gather"))
    assert can_undo(panel)
    await table.do(actor, "gather,decline")
    found = await actor.autocomplete("/play", focused="choice", value="map")
    assert {choice.value for choice in found} == {"map-power", "map-guile", "map-coins"}
    assert not (await actor.slash("/play", channel=table.channel, choice="map-coins")).failed
    own, view = await position_of(cairn, seat)
    assert (own.maps, own.coins, view.exposed) == (1, 1, ("move",))
    assert view.benefits, "the Gather goes on"
    assert await other.autocomplete("/play", focused="choice", value="map") == []
    await finished(table, actor, cairn)
    await sandbox.until(lambda: table.boards[-1].pings == [other.id])
    assert await actor.autocomplete("/play", focused="choice", value="map") == []
    before = len(await moves(cairn))
    refused = await actor.slash("/play", channel=table.channel, choice="map-guile")
    assert "⚠️" in refused.text
    assert len(await moves(cairn)) == before


async def test_the_options_chosen_in_the_lobby_hold_in_the_game(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    """The preset ``boardgamefan``: clearing a location gives Upgrade, Meld or Boast at once, and a quest a map."""

    def change(state: State, actor: int, other: int) -> None:
        at_the_mill(state, actor, other)
        leads(state, actor, "jiro")
        pair = next(pair for pair in PAIRS if "jiro" in pair)
        companion = pair[1]
        contains(state, actor, companion, "spare-parts", **{CARDS[companion].colour: 1})
        stands(state, actor, 9, "o3")
        state.seats[actor].power = 4

    table, actor, _ = await begun(cairn, sandbox, people, settings, change, options={"preset": FAN})
    state = (await cairn.tables.position(1)).state
    assert state.options == GAME.presets[FAN]
    info, say = (await actor.slash("/table")).text, words(actor)
    assert say(text("preset-boardgamefan")) in info
    assert say(text("option-free-pass")) not in info, "only what differs from the set is listed"
    companion = state.seats[state.actor].hand[0]
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    panel = await clicked(table, actor, panel, f"play-{companion}")
    vanquish = f"worker-{CARDS[companion].colour},or-0,vanquish-3-0"
    assert "Vanquish the orange 3 for 3 power" in (await shown(actor, table, panel))[vanquish]
    panel = await clicked(table, actor, panel, vanquish)
    assert say(text("ask-reward", tile=names.tile(9))) in panel.text
    panel = await clicked(table, actor, panel, "or-0,upgrade-spare-parts")
    own, _ = await position_of(cairn, state.actor)
    assert own.upgraded == ("spare-parts",)
