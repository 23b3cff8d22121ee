"""Famous Explorers as its players meet it: set-up, turns through menus, hands, places by name, points out of turn."""

from __future__ import annotations

import logging
import pathlib
from random import Random

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from games.famous_explorers.paths import Arrow, Path
from games.famous_explorers.state import Secret, State
from render.scene import scene
from testing.driver import Message, Sandbox, User
from testing.story.checked import checked_sandbox, steady
from testing.story.helpers import moves, said
from testing.story.journal_checks import all_said
from testing.story.staging import can_undo, refused_undo, staged, undo
from testing.story.table import Table, choices, groups, key, pages, press
from testing.views import Response, Select
from tests.bot.story.games.explorers import GAME, KEY, begun, offered, swapped, walked
from tests.bot.story.games.test_matches import VICTORY
from tests.bot.story.test_leaks import lived

ADVANCED = {"preset": "advanced"}
DINGLE, BERLIN = "arrow-blue-dingle", "arrow-amber-berlin"


# -- whole matches ------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("seats", "turns", "language"), [(2, 7, "en-US"), (3, 5, "de")])
async def test_a_match_by_clicks_from_the_marks_to_the_score_sheet(
    seats: int, turns: int, language: str, settings: Settings
) -> None:
    async with checked_sandbox(guild_locale=language) as sandbox:
        people = [sandbox.guild.user(f"player {n}", locale=language) for n in range(seats)]
        sandbox.guild.channel("games")
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        table = await Table.start(sandbox, people, game=KEY, options=ADVANCED, seed=seats)
        while (await cairn.tables.position(1)).state.playing is None:
            await table.turn()
        marks = [click.user for click in table.moves if click.key.startswith("mark-")]
        assert [marks.count(user) for user in people] == [4] * seats
        await sandbox.until(lambda: len(table.boards) == 2)  # the first, and one when all marks lie
        for _ in range(turns):
            await table.turn()
            board = table.boards[-1]
            assert len(board.pictures) == 2, "the map and a close-up of what changed"
            assert all(found.data.startswith(b"\x89PNG") and found.description for found in board.pictures)
            assert len(board.pings) == 1
        await all_said(cairn.store, sandbox)
        for user in people:
            (hand,) = user.dms()
            assert hand.pictures[0].description

        def near_the_end(state: State) -> State:
            _, (before, _, move) = walked(state, Random(seats), lambda state: not GAME.decisions(state))
            last.append(move)
            return before

        last: list[str] = []
        position = await staged(cairn, settings, near_the_end)
        (seat,) = position.to_act
        await table.do(people[seat], last[0])
        await sandbox.until(lambda: table.over)
        await all_said(cairn.store, sandbox)
        end = table.posts[-1]
        assert any(words in end.text for words in VICTORY[language])
        assert end.pictures[-1].description
        assert len(end.pictures) in (2, 3), "the map, perhaps a close-up, and the score sheet"
        hands = [hand for user in people for hand in user.dms()]
        assert [(bool(hand.pictures), hand.buttons, hand.selects) for hand in hands] == [(True, [], [])] * seats
        assert not [entry for entry in sandbox.interactions if entry.failed]
        await cairn.shutdown()


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_a_first_turn_has_a_menu_for_each_expedition_below_its_hint(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings, language: str
) -> None:
    users = people[:2] if language == "de" else people[1::-1]
    table, actor, _ = await begun(cairn, sandbox, users, settings)
    assert actor.person.locale == language
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    assert "💡" in panel.text
    assert groups(panel) == []
    assert [menu.placeholder for menu in panel.selects][:4] == {
        "en-US": ["Blue → …", "Amber → …", "Violet → …", "Spend a ticket"],
        "de": ["Blau → …", "Bernstein → …", "Violett → …", "Ein Ticket ausgeben"],
    }[language]


@pytest.mark.parametrize("form", [0, -1])
async def test_a_panel_from_before_goes_on_working_in_whatever_form_it_asked(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings, monkeypatch: pytest.MonkeyPatch, form: int
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings)
    board = await table.board()
    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.show.panel.first_that_fits", lambda made: [*made][form])
        before, outdated = [await actor.click(board, custom_id="cairn:b:turn") for _ in range(2)]
    assert bool(groups(before)) == (form == -1)
    answer = await table.take(actor, *await table.find(actor, before, DINGLE))
    assert "Dingle" in answer.text
    now = await press(actor, outdated, (groups(outdated) or choices(outdated))[0])
    assert choices(now) == choices(answer), "no group of another question"
    assert ("⚠️" in now.text) == (form == 0)
    (taken,) = await moves(cairn)
    assert taken.key == DINGLE


# -- points out of turn -------------------------------------------------------------------------------------------


async def test_whoever_scores_their_cards_themselves_is_offered_it_and_nobody_waits(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, _actor: int, other: int) -> None:
        swapped(state, other, "dingle", "berlin")

    table, actor, owner = await begun(cairn, sandbox, people, settings, change=change)
    english = owner.person.locale != "de"
    panel = await owner.click(await table.board(), custom_id="cairn:b:turn")
    assert choices(panel) == [], "it is somebody else's turn"
    other = panel.need().select("Something else" if english else "Etwas anderes")
    panel = await owner.choose(panel, None, other.options[-1].value, custom_id=other.custom_id)
    await table.take(owner, panel, next(choice for choice in choices(panel) if key(choice) == "auto-off"))

    await table.do(actor, DINGLE)
    hand = await sandbox.until(lambda: next((dm for dm in owner.dms() if offer(dm, "score-dingle")), None))
    position = await cairn.tables.position(1)
    assert position.state.seats[1 - position.to_act[0]].score == 0
    assert [people[seat] for seat in position.to_act] == [actor], "the table waits for the mover alone"
    found = await owner.autocomplete("/play", focused="choice", value="dingle")
    plan = said(owner, "play-ahead", choice="")
    assert [choice.value for choice in found if not choice.name.startswith(plan)] == ["score-dingle"]

    before, boards = len(await moves(cairn)), len(table.boards)
    menu = offer(hand, "score-dingle")
    assert menu
    answer = await owner.choose(hand, None, "score-dingle", custom_id=menu.custom_id)
    assert answer.ephemeral
    assert "Dingle" in answer.text
    assert "⚠️" not in answer.text
    after = await cairn.tables.position(1)
    (row,) = (await moves(cairn))[before:]
    assert (row.key, row.user_id, row.turn_ended) == ("score-dingle", int(owner.id), False)
    assert (after.to_act, after.state.playing) == (position.to_act, position.state.playing)
    assert after.state.seats[row.seat].score in (1, 2)
    assert len(table.boards) == boards, "nothing is posted in the middle of a turn"
    await sandbox.until(lambda: not any(offer(dm, "score-dingle") for dm in owner.dms()))

    again = await owner.choose(hand, None, "score-dingle", custom_id=menu.custom_id, stale=True)
    assert "⚠️" in again.text
    assert not again.failed
    assert len(await moves(cairn)) == before + 1
    # The turn goes on, and the game with it, though a card could be scored.
    await table.do(actor, "end-turn")
    await sandbox.until(lambda: len(table.boards) > boards)
    assert table.actor == owner
    await table.do(owner, BERLIN)
    await table.do(owner, "end-turn")
    await sandbox.until(lambda: len(table.boards) > boards + 1)
    assert table.actor == actor, "nobody waits for Berlin to be scored"
    typed = await owner.slash("/play", channel=table.channel, choice="score-berlin")
    assert "⚠️" not in typed.text
    assert (await cairn.tables.position(1)).to_act == position.to_act


def offer(message: Message | Response, wanted: str) -> Select | None:
    """The menu on ``message`` that offers ``wanted`` out of turn."""
    found = [menu for menu in message.selects if wanted in [option.value for option in menu.options]]
    assert all(":offer:" in menu.custom_id for menu in found)
    return found[0] if found else None


async def test_the_delivered_hand_offers_what_is_open_now(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings)
    await sandbox.until(lambda: actor.dms())
    for now, then in (("auto-off", "auto-on"), ("auto-on", "auto-off")):
        if now == "auto-off":
            await actor.slash("/play", channel=table.channel, choice=DINGLE)
            await actor.slash("/play", channel=table.channel, choice="end-turn")
        (hand,) = actor.dms()
        menu = offer(hand, now)
        assert menu
        await actor.choose(hand, None, now, custom_id=menu.custom_id)

        def offered_then(then: str = then) -> bool:
            return offer(actor.dms()[0], then) is not None

        await sandbox.until(offered_then)
        assert offer(actor.dms()[0], now) is None


# -- looking for places -------------------------------------------------------------------------------------------


def in_africa(state: State, _actor: int, _other: int) -> None:
    """Blue stands on Cape Verde, next to Timbuktu; violet on Timbuktu, next to Cape Verde."""
    state.paths["blue"] = Path(state.map, (Arrow("cape-verde~merian", "merian", "cape-verde"),))
    state.paths["violet"] = Path(state.map, (Arrow("red-sahara~timbuktu", "red-sahara", "timbuktu"),))


@pytest.mark.parametrize(("language", "cape"), [("en-US", "cape v"), ("de", "Kap V")])
async def test_arrows_are_found_by_the_names_of_places(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings, language: str, cape: str
) -> None:
    users = people[:2] if language == "de" else people[1::-1]
    table, actor, other = await begun(cairn, sandbox, users, settings, change=in_africa)
    assert actor.person.locale == language
    for typed, wanted in (("Timb", "arrow-blue-timbuktu"), (cape, "arrow-violet-cape-verde")):
        found = await actor.autocomplete("/play", focused="choice", value=typed)
        assert {choice.value for choice in found} == {wanted, f"ticket-{wanted}"}
        assert all(typed.casefold() in choice.name.casefold() for choice in found)
        ahead = await other.autocomplete("/play", focused="choice", value=typed)
        assert all(choice.name.startswith(said(other, "play-ahead", choice="")) for choice in ahead)
    answer = await actor.slash("/play", channel=table.channel, choice=wanted)
    assert "⚠️" not in answer.text
    assert (await cairn.tables.position(1)).state.paths["violet"].tip == "cape-verde"


async def test_the_menus_of_a_panel_carry_the_letters_of_its_picture(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings)
    position = await cairn.tables.position(1)
    (seat,) = position.to_act
    view, decision = position.view(seat), position.decisions_of(seat)[0]
    wanted = scene(KEY).letters(view, decision)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    assert len(panel.pictures) == 2 or panel.need().button(custom_id="cairn:b:hand"), "the map, and a way to the hand"
    shown = {
        option.value: option.label
        async for page in pages(actor, panel)
        for select in page.selects
        for option in select.options
    }
    lettered = {value: label.split(" · ")[0] for value, label in shown.items() if "arrow-" in value}
    assert lettered
    assert lettered == {value: wanted[value] for value in lettered}
    assert {choice.ref for choice in decision.choices if choice.key in lettered} == {
        node for edge in position.state.world.edges for node in (edge.a, edge.b) if "london" in (edge.a, edge.b)
    } - {"london"}
    described = panel.pictures[0].description or ""
    assert all(f"{letter} " in described or f"{letter}:" in described for letter in lettered.values()), described


async def test_a_region_of_the_board(cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings) -> None:
    _, actor, other = await begun(cairn, sandbox, people, settings)
    english, german = sorted((actor, other), key=lambda user: user.person.locale == "de")
    assert {found.value for found in await english.autocomplete("/board", focused="zoom")} == {
        *scene(KEY).regions((await cairn.tables.position(1)).view(None))
    }
    for user, typed, name in ((english, "south", "South America"), (german, "süd", "Südamerika")):
        (found,) = await user.autocomplete("/board", focused="zoom", value=typed)
        assert (found.name, found.value) == (name, "south-america")
        part = await user.slash("/board", zoom=found.value)
        whole = await user.slash("/board")
        assert (part.ephemeral, len(part.pictures), len(whole.pictures)) == (True, 1, 1)
        assert part.pictures[0].data != whole.pictures[0].data
        assert part.pictures[0].description
    refused = await english.slash("/board", zoom="atlantis")
    assert (refused.ephemeral, refused.pictures) == (True, [])
    assert refused.text == said(english, "refusal-unknown-value")


# -- what cannot be taken back ------------------------------------------------------------------------------------


async def test_turning_up_a_secret_destination_asks_once_more_and_cannot_be_undone(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, actor: int, other: int) -> None:
        secret = next(card for card in state.deck if card not in state.world.near)
        state.deck[state.deck.index(secret)] = state.secrets[0].place
        state.secrets[0] = Secret(secret, (other,))
        state.seats[actor].adjust = 1
        if "dingle" in state.public:
            state.public.remove("dingle")

    table, actor, _ = await begun(cairn, sandbox, people, settings, options=ADVANCED, change=change)
    await table.do(actor, DINGLE)
    before = (await cairn.tables.position(1)).state
    mine = before.playing
    typed = await actor.slash("/play", channel=table.channel, choice="reveal-1-yes")
    assert "⚠️" in typed.text, "not without being asked"
    asked = await table.do(actor, "reveal-1")
    assert [key(choice) for choice in choices(asked)] == ["back", "reveal-1-yes"]
    assert (await cairn.tables.position(1)).state.secrets == before.secrets
    kept = await table.take(actor, asked, choices(asked)[0])
    assert "reveal-1-yes" not in [key(choice) for choice in choices(kept)]
    assert can_undo(kept)
    asked = await table.do(actor, "reveal-1")
    assert can_undo(asked)
    done = await table.take(actor, asked, choices(asked)[1])
    after = (await cairn.tables.position(1)).state
    assert [seat.score for seat in after.seats][mine] == before.seats[mine].score - 1
    assert [seat.score for seat in after.seats][1 - mine] == before.seats[1 - mine].score + 1
    assert after.secrets[0] != before.secrets[0]
    assert not can_undo(done)
    await refused_undo(table, actor)


async def test_drawing_cards_cannot_be_undone_but_what_led_to_it_can(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings)
    swapping = await table.do(actor, "ticket-swap")
    assert can_undo(swapping)
    back = await actor.click(swapping, custom_id=undo(swapping))
    assert groups(back) or choices(back)
    swapping = await table.do(actor, "ticket-swap")
    card = next(choice for choice in choices(swapping) if key(choice).startswith("discard-"))
    drawn = await table.take(actor, swapping, card)
    assert {key(choice).split("-")[0] for choice in choices(drawn)} == {"keep"}
    assert not can_undo(drawn)
    await refused_undo(table, actor)


async def test_news_of_a_place_passed_go_to_whoever_changed_the_headlines(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    def change(state: State, _actor: int, _other: int) -> None:
        piles = (state.deck, state.public, *(seat.hand for seat in state.seats))
        pile = next(pile for pile in piles if "dingle" in pile)
        state.deck[-1], pile[pile.index("dingle")] = "dingle", state.deck[-1]
        offered(state, "changed-headlines")

    table, actor, _ = await begun(cairn, sandbox, people, settings, options=ADVANCED, change=change)
    await table.do(actor, DINGLE)
    before = (await cairn.tables.position(1)).state
    mine, gone = before.playing, before.public[0]
    asked = await table.do(actor, "buy-changed-headlines")
    assert {key(choice) for choice in choices(asked)} == {*(f"replace-{place}" for place in before.public), "done"}
    panel = await table.take(actor, asked, next(one for one in choices(asked) if key(one) == f"replace-{gone}"))
    after = (await cairn.tables.position(1)).state
    assert [(card.place, card.how) for card in after.seats[mine].scored] == [("dingle", "public")]
    assert gone not in after.public
    assert len(after.public) == len(before.public)
    assert not can_undo(panel), "cards were turned up"


# -- what only one player knows -----------------------------------------------------------------------------------


@pytest.mark.parametrize("looking", [["peek-1"], ["decline", "buy-survey", "done"]])
@pytest.mark.parametrize("watching", [False, True])
async def test_a_look_at_a_secret_destination_tells_the_others_only_that_it_was(
    watching: bool, looking: list[str], tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    """For the other player and for a spectator, the same turn in two worlds that they cannot tell apart."""
    caplog.set_level(logging.INFO)
    state = GAME.setup(2, GAME.presets["advanced"], b"a secret")
    state, _ = walked(state, Random(3), lambda state: state.playing is not None)
    actor = state.playing
    assert actor is not None
    offered(state, "survey")
    observer = None if watching else 1 - actor
    dealt = (GAME.resample(state, observer, Random(n)) for n in range(100))
    other = next(found for found in dealt if found.secrets[0] != state.secrets[0])
    other.event_deck = state.event_deck.copy()  # the next one is turned up for everybody
    turn = ["arrow-blue-green-bay-of-biscay", *looking, "end-turn"]
    known, seen = [], []
    for n, world in enumerate((state, other)):
        (tmp_path / str(n)).mkdir()
        seen.append(await lived(KEY, world, turn, observer, tmp_path / str(n), caplog))
        for choice in turn:
            world = GAME.apply(world, actor, choice).state
        known.append(GAME.view(world, actor).secrets[0].place)
    assert known[0] != known[1], "who looked has seen different cards"
    assert seen[0] == seen[1]
