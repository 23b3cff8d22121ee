"""Moon as its players meet it: turns through menus, hands that go round, what would help, flags lent, whole matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

from bot.client import Cairn
from bot.config import Settings
from bot.localizer import Localizer, language_of
from bot.model.table import Position
from bot.sandbox.driver import Channel, Sandbox, User
from bot.sandbox.views import Message, Response
from bot.ui.panel import MENUS, open_choices
from games import GAMES
from games.engine import Text, text
from games.engine.text import Player
from games.moon import building, wording
from games.moon.card_index import BLUEPRINTS
from games.moon.cards import Need, Structure
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.components import FLAG, RESOURCE
from games.moon.state import Site, State, first_holder
from render.scene import scene
from tests.bot.story.conftest import checked_sandbox, steady
from tests.bot.story.helpers import described, moves, put, said
from tests.bot.story.journal_checks import all_said, hold
from tests.bot.story.table import Choice, Table, choices, key
from tests.bot.story.test_match import VICTORY

Change = Callable[[State, int, int], None]
"""What makes of a state, for who is to move and who is not, the one wanted."""

KEY = "moon"
GAME = GAMES[KEY]
SENSIBLE = ("claim-", "flip-", "expedition-", "build-", "park-", "assimilate-")
"""How a player in a hurry goes through a panel: every option first, then the end of the turn."""


class Sensible(Table):
    """A table whose players take the choices that are worth most, one turn at a time."""

    async def turn(self) -> User:
        """One turn, though who ends a round may begin the next."""
        before, user = await self.board(), self.actor
        panel = await self.panel()
        ended = False
        while not ended:
            choice = self.pick(panel)
            if choice is None:  # what was forced ended it
                break
            panel, ended = await self.take(user, panel, choice), key(choice) == "end-turn"
        await self.sandbox.until(lambda: self.boards[-1] != before)
        return user

    def pick(self, panel: Response | Message) -> Choice | None:
        found = choices(panel)
        for wanted in SENSIBLE:
            able = [choice for choice in found if key(choice).startswith(wanted)]
            if able:
                return self.rng.choice(able)
        done = [choice for choice in found if key(choice) == "end-turn"]
        return done[0] if done else self.rng.choice(found) if found else None


def walked(state: State, until: Callable[[State], bool], rng: Random | None = None) -> tuple[State, tuple[int, str]]:
    """``state`` played on, by the computer players' rules of thumb, until ``until`` holds; and the last move of it."""
    rng = rng or Random(7)
    while True:
        decision = GAME.decisions(state)[0]
        able = [choice.key for choice in decision.choices if choice.why_not is None]
        last = decision.seat, GAME.policy.choose(state, decision.seat, able, rng)
        before, state = state, GAME.apply(state, *last).state
        if until(state):
            return before, last


async def staged(cairn: Cairn, settings: Settings, change: Callable[[State], State | None]) -> Position:
    """Writes the position of the first table, changed by ``change``, into the store; the position."""
    state = GAME.decode(GAME.encode((await cairn.tables.position(1)).state))
    state = change(state) or state
    (actor,) = GAME.to_act(state)
    await put(settings, GAME.encode(state), actor)
    return await cairn.tables.position(1)


async def begun(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    settings: Settings,
    change: Change = lambda _state, _actor, _other: None,
    *,
    language: str = "en-US",
) -> tuple[Sensible, User, User]:
    """A table of two at its first turn, with what ``change`` makes of it: the table, who is to move, who is not.

    Whoever is to move reads ``language``; the other does not.
    """
    first = GAME.setup(2, GAME.presets["standard"], (1).to_bytes(32, "big")).playing
    people = people[:2] if people[first].person.locale == language else people[1::-1]
    table = await Sensible.start(sandbox, people, game=KEY)

    def changed(state: State) -> None:
        assert state.playing is not None
        change(state, state.playing, 1 - state.playing)

    position = await staged(cairn, settings, changed)
    (actor,) = position.to_act
    return table, people[actor], people[1 - actor]


def contains(state: State, seat: int, *cards: str, **resources: int) -> None:
    """Gives ``seat`` a hand that begins with ``cards`` of era I, and just these ``resources``; nothing is doubled."""
    hand = state.seats[seat].hand
    for place, card in enumerate(cards):
        if hand[place] != card:
            taken(state, card)
            state.deck.insert(0, hand[place])
            hand[place] = card
    state.seats[seat].resources = [resources.get(kind, 0) for kind in RESOURCE]


def stands(state: State, seat: int, card: str) -> None:
    """Lets a structure of era I stand at ``seat``'s, as if it had been built."""
    taken(state, card)
    building.add(state.seats[seat], BLUEPRINTS[card])


def taken(state: State, card: str) -> None:
    """Takes a card from where it is; a hand it leaves draws another."""
    for pile in (state.deck, state.discards):
        if card in pile:
            pile.remove(card)
            return
    hand = next(owner.hand for owner in state.seats if card in owner.hand)
    hand[hand.index(card)] = state.deck.pop()


def words(user: User, names: Sequence[str] = ()) -> Localizer:
    return Localizer(language_of(user.person.locale), KEY, names)


def named(user: User, card: str) -> str:
    """A card's name as ``user`` reads it."""
    return words(user)(wording.name(card))


async def shown(user: User, table: Table) -> dict[str, str]:
    """What the panel of the newest board offers ``user``: the labels, by the choices' keys."""
    panel = await user.click(await table.board(), custom_id="cairn:b:turn")
    found = {option.value: option.label for menu in panel.selects for option in menu.options}
    return found | {key((button.custom_id, None)): button.label for button in panel.buttons if button.custom_id}


# -- whole matches ------------------------------------------------------------------------------------------------


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
    told, say = table.boards[-1].text, Localizer("en", KEY, [user.name for user in people[:2]])
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
            assert len({choice.group for choice in able}) <= MENUS
            state = GAME.apply(state, state.playing, rng.choice(able).key).state


# -- what would help ----------------------------------------------------------------------------------------------


LAB, OBSERVATORY = STRUCTURES["rock-lab"], STRUCTURES["first-observatory"]
KIND, *_ = LAB.cost
(NEED,) = OBSERVATORY.needs


Case = tuple[Structure, list[Text], Text | None]
"""A structure that cannot be built, what it lacks, and what would help."""


def bare(state: State) -> None:
    """Nobody shows a flag, and the expedition card has been used."""
    state.turn.expedition = True
    for owner in state.seats:
        owner.flags = [0] * len(FLAG)


def with_a_spot(state: State, actor: int, other: int) -> Case:
    """One resource short, next to a place to park that gives it."""
    contains(state, actor, LAB.key, **{**LAB.cost, KIND: LAB.cost[KIND] - 1})
    host = next(card.key for card in STRUCTURES.values() if card.era == 1 and card.spot == KIND)
    stands(state, other, host)
    return LAB, [wording.amount(KIND, 1)], text("hint-park", card=wording.name(host), player=Player(other))


def with_something_to_swap(state: State, actor: int, _other: int) -> Case:
    """One resource short, with another that the First Expedition swaps."""
    spare = next(kind for kind in RESOURCE if kind not in LAB.cost)
    resources: dict[str, int] = {spare: 1}
    contains(state, actor, LAB.key, **{**LAB.cost, KIND: LAB.cost[KIND] - 1}, **resources)
    state.turn.expedition = False
    return LAB, [wording.amount(KIND, 1)], text("hint-expedition")


def with_a_flag_to_borrow(state: State, actor: int, other: int) -> Case:
    """A flag short, next to a place to park that lends it."""
    contains(state, actor, OBSERVATORY.key, **OBSERVATORY.cost)
    host = next(card.key for card in STRUCTURES.values() if card.era == 1 and card.flags == (NEED,))
    stands(state, other, host)
    state.seats[other].flags = [0] * len(FLAG)
    lacks = wording.required(OBSERVATORY.needs)
    return OBSERVATORY, [lacks], text("hint-park", card=wording.name(host), player=Player(other))


def with_nothing(state: State, actor: int, _other: int) -> Case:
    """Without anything at all."""
    contains(state, actor, OBSERVATORY.key)
    lacks = [wording.amount(kind, OBSERVATORY.cost[kind]) for kind in RESOURCE if kind in OBSERVATORY.cost]
    return OBSERVATORY, [*lacks, wording.required(OBSERVATORY.needs)], None


@pytest.mark.parametrize(("language", "needs"), [("en-US", "still needs"), ("de", "es fehlt noch:")])
async def test_why_not_names_what_is_missing_and_what_would_help(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings, language: str, needs: str
) -> None:
    table, actor, _ = await begun(cairn, sandbox, people, settings, language=language)
    begin = GAME.encode((await cairn.tables.position(1)).state)
    panel = await actor.click(await table.board(), custom_id="cairn:b:turn")
    say = Localizer(language_of(language), KEY, [user.name for user in table.users])
    for case in (with_a_spot, with_something_to_swap, with_a_flag_to_borrow, with_nothing):
        state = GAME.decode(begin)
        bare(state)
        card, lacks, hint = case(state, state.playing, 1 - state.playing)

        def dealt(_: State, state: State = state) -> State:
            return state

        await staged(cairn, settings, dealt)
        answer = await actor.click(panel, custom_id="cairn:b:why")
        lines = answer.text.splitlines()
        (line,) = (line for line in lines if say(wording.priced("do-build", card.key)) in line)
        assert line.endswith(f" – {needs} {say(wording.joined('both', lacks))}{f'; {say(hint)}' if hint else ''}")
        assert any(say(text("do-end-turn")) in line and say(text("withheld-act-first")) in line for line in lines)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 more structure colour and 2 blue structures"),
        ("de", "Bauwerke in 1 weiteren Farbe und 2 blaue Bauwerke"),
    ],
)
def test_what_lacks_of_several_kinds_is_said_as_more_of_them(language: str, said: str) -> None:
    lacks = [wording.lack(Need("colours", 1)), wording.lack(Need("blue", 2))]
    assert Localizer(language, KEY)(wording.joined("both", lacks)) == said


async def test_an_option_before_the_main_action_and_one_after_it_and_flags_lent(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings
) -> None:
    """Parking lends a flag that opens a building; the expedition card is used after it; then all is as it was."""

    def guest(state: State, actor: int, other: int) -> None:
        bare(state)
        with_a_flag_to_borrow(state, actor, other)
        state.turn.expedition = False

    table, actor, _ = await begun(cairn, sandbox, people, settings, guest)
    state = (await cairn.tables.position(1)).state
    seat = state.playing
    offered = await shown(actor, table)
    assert {"build-first-observatory", "end-turn"}.isdisjoint(offered)
    assert "Rock Lab at bob’s: 1 science flag" in offered["park-rock-lab"]
    await table.do(actor, "park-rock-lab")
    view = (await cairn.tables.position(1)).view(seat)
    assert (view.seats[seat].lent, view.seats[seat].flags, view.used) == (("science",), {}, ("park",))
    assert view.seats[seat].rovers == state.seats[seat].rovers - 1
    offered = await shown(actor, table)
    assert "build-first-observatory" in offered
    assert not [choice for choice in offered if choice.startswith("park-")]
    await table.do(actor, "build-first-observatory")
    offered = await shown(actor, table)
    assert not [choice for choice in offered if choice.startswith(("build-", "assimilate-"))]
    assert offered["end-turn"] == "End the turn"
    boards = len(table.boards)
    panel = await table.do(actor, f"expedition-{state.seats[seat].expedition}")
    await table.take(actor, panel, choices(panel)[0])
    await sandbox.until(lambda: len(table.boards) > boards)
    assert [entry.key for entry in await moves(cairn)][-1] == "end-turn", "nothing else was left"
    view = (await cairn.tables.position(1)).view(None)
    assert view.seats[seat].lent == ()
    (parked,) = (built for built in view.seats[1 - seat].tableau if built.key == "rock-lab")
    assert parked.parked == seat
    told = table.boards[-1].text
    for line in ("parks on Rock Lab at bob’s: 1 science flag.", "builds First Observatory", "uses an expedition card"):
        assert line in told
    entries = await moves(cairn)
    assert "rover:rock-lab" in entries[0].events[0].touched, "the picture lights the spot"
    assert [(entry.key or "").split("-")[0] for entry in entries][:3] == ["park", "build", "expedition"]


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
    undone = await actor.slash("/table undo", channel=table.channel)
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
        refused = await user.slash("/table undo", channel=table.channel)
        assert refused.ephemeral
        assert refused.text in {said(user, f"refusal-undo-{why}") for why in ("others", "revealed")}


async def finished(table: Table, user: User) -> None:
    """``user`` answers what is still asked, and ends the turn."""
    boards = len(table.boards)
    panel = await user.click(await table.board(), custom_id="cairn:b:turn")
    while "end-turn" not in (found := {key(choice): choice for choice in choices(panel)}):
        panel = await table.take(user, panel, next(iter(found.values())))
    await table.take(user, panel, found["end-turn"])
    await table.sandbox.until(lambda: len(table.boards) > boards)


# -- typing and looking -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "typed", "done"), [("en-US", "assim", "End"), ("de", "verwert", "Zug")])
async def test_a_turn_by_typing(
    cairn: Cairn, sandbox: Sandbox, people: list[User], settings: Settings, language: str, typed: str, done: str
) -> None:
    table, actor, other = await begun(cairn, sandbox, people, settings, language=language)
    boards = len(table.boards)
    found = await actor.autocomplete("/play", focused="choice", value=typed)
    assert {choice.value.split("-")[0] for choice in found} == {"assimilate"}
    assert await other.autocomplete("/play", focused="choice", value=typed) == []
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
    answer = await user.slash("/card", name=name, game=KEY)
    assert answer.ephemeral
    (picture,) = answer.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert name in described(picture)
    assert words(user)(wording.described(card)) in described(picture)
    found = await user.autocomplete("/card", focused="name", value=name, game=KEY)
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
