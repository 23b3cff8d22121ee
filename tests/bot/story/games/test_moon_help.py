"""What keeps a player of Moon from building, what would help, and a flag lent."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer, language_of
from bot.tables.show.why_not import MAX_REASONS
from games.engine import Text, text
from games.engine.text import Player
from games.moon import wording
from games.moon.cards import Need, Structure
from games.moon.catalogue import STRUCTURES
from games.moon.components import FLAG, RESOURCE
from games.moon.state import State
from testing.driver import Sandbox, User
from testing.story.helpers import moves
from testing.story.staging import staged
from testing.story.table import choices
from tests.bot.story.games.moon import GAME, KEY, begun, contains, shown, stands

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
        assert len(answer.text.splitlines()) <= 1 + MAX_REASONS
        answer = await actor.click(answer, custom_id="cairn:b:why")
        lines = answer.text.splitlines()
        while any(button.label == say(text("button-next")) for button in answer.buttons):
            answer = await actor.click(answer, say(text("button-next")))
            lines += answer.text.splitlines()
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
