"""Expeditions in the sandbox: a table that plays sensibly, positions set up by hand, what a panel says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer, language_of
from bot.discord.choices import ASK
from games import GAMES
from games.expeditions.catalogue import PAIRS
from games.expeditions.state import State
from games.expeditions.view import SeatView, View
from testing.driver import Sandbox, User
from testing.story.staging import staged
from testing.story.table import Table, key, pages
from testing.views import Response

Change = Callable[[State, int, int], None]
"""What makes of a state, for who is to move and who is not, the one wanted."""

KEY = "expeditions"
GAME = GAMES[KEY]
FAN = "boardgamefan"
BALLOON = "stranded-balloon"
"""A quest whose core value is two guile."""


class Sensible(Table):
    """A table whose players click what the computer players' rules of thumb would choose."""

    cairn: Cairn

    async def turn(self) -> User:
        user, boards = self.actor, len(self.boards)
        panel, position = await self.panel(), await self.cairn.tables.position(1)
        turns = position.state.turns
        while position.state.turns == turns:
            panel = await clicked(self, user, panel, chosen(position.state, self.rng))
            position = await self.cairn.tables.position(1)
        await self.sandbox.until(lambda: len(self.boards) > boards or self.over)
        return user


def chosen(state: State, rng: Random) -> str:
    """The key that the rules of thumb choose of what is waited for."""
    decision = GAME.decisions(state)[0]
    able = [choice.key for choice in decision.choices if choice.why_not is None]
    return GAME.policy.choose(state, decision.seat, able, rng)


async def clicked(table: Table, user: User, panel: Response, *wanted: str) -> Response:
    """``user`` takes one choice after the other, each on the panel that the one before has led to; the last panel.

    A path of keys takes several with one click.
    """
    for choice in wanted:
        panel = await table.take(user, *await table.find(user, panel, choice))
    return panel


def before_the_last_star(state: State) -> tuple[State, str]:
    """``state`` played on, by rules of thumb, to where the next choice is the boast that places the fourth star."""
    rng = Random(7)
    while True:
        before, choice = state, chosen(state, rng)
        assert state.actor is not None
        state = GAME.apply(state, state.actor, choice).state
        if state.ending is not None:
            return before, choice


async def begun(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    settings: Settings,
    change: Change | None = None,
    *,
    language: str = "en-US",
    options: dict[str, str] | None = None,
) -> tuple[Sensible, User, User]:
    """A table of two at its first turn, all three actions open, with what ``change`` makes of it.

    The table, who is to move, who is not. Whoever is to move reads ``language``; the other does not.
    """
    first = GAME.setup(2, GAME.presets["standard"], (1).to_bytes(32, "big")).actor
    people = people[:2] if people[first].person.locale == language else people[1::-1]
    table = await Sensible.start(sandbox, people, game=KEY, options=options)
    table.cairn = cairn

    def changed(state: State) -> None:
        if change is not None:
            assert state.actor is not None
            change(state, state.actor, 1 - state.actor)

    position = await staged(cairn, settings, changed)
    (actor,) = position.to_act
    return table, people[actor], people[1 - actor]


def stands(state: State, seat: int, number: int, *tokens: str) -> None:
    """Puts a mech on a location that lies face up with ``tokens`` (the last on top); its map is in the supply."""
    at = where(state, number)
    if at in state.hidden:
        state.hidden = tuple(position for position in state.hidden if position != at)
        state.maps += 1
    for token in tokens:
        state.bag.remove(token)
    state.corruption[at] = tokens
    state.seats[seat].position = at


def where(state: State, number: int) -> str:
    """The position of a location."""
    return next(position for position, found in state.tiles.items() if found == number)


def contains(state: State, seat: int, *cards: str, **workers: int) -> None:
    """Gives ``seat`` the hand ``cards`` and just these ``workers``; nothing is doubled, no worker is lost."""
    owner = state.seats[seat]
    for card in cards:
        if card in state.deck:
            state.deck.remove(card)
        elif card in state.spots:
            state.spots[state.spots.index(card)] = state.deck.pop(0)
    state.deck[:0] = [card for card in owner.hand if card not in cards and card not in sum(PAIRS, ())]
    owner.hand = list(cards)
    for colour in owner.workers:
        state.workers[colour] += owner.workers[colour] - workers.get(colour, 0)
        owner.workers[colour] = workers.get(colour, 0)


def leads(state: State, seat: int, character: str) -> None:
    """Gives ``seat`` the pair of ``character`` in exchange for its own."""
    pair = next(pair for pair in PAIRS if character in pair)
    owner = state.seats[seat]
    for other in state.seats:
        if other.character == pair[0]:
            other.character, other.companion = owner.character, owner.companion
            other.hand = [owner.character, owner.companion]
    owner.character, owner.companion = pair
    owner.hand = list(pair)


def rides(state: State, seat: int, mech: str) -> None:
    """Gives ``seat`` a mech in exchange for its own."""
    for other in state.seats:
        if other.mech == mech:
            other.mech = state.seats[seat].mech
    state.seats[seat].mech = mech


def at_the_mill(state: State, actor: int, _other: int) -> None:
    """At location 9, cleared (play a card, gain 1 guile, upgrade), with Gunter, a quest and a red worker."""
    leads(state, actor, "gunter")
    contains(state, actor, "gunter", BALLOON, red=1)
    stands(state, actor, 9)


def words(user: User, seats: Sequence[str] = ()) -> Localizer:
    return Localizer(language_of(user.person.locale), KEY, seats)


async def position_of(cairn: Cairn, seat: int) -> tuple[SeatView, View]:
    """What the first table's ``seat`` has and what it may still do."""
    view = (await cairn.tables.position(1)).view(seat)
    return view.seats[seat], view


async def shown(user: User, table: Table, panel: Response | None = None) -> dict[str, str]:
    """What a panel offers ``user``, all its groups: the words, by the choices' keys."""
    panel = panel or await user.click(await table.board(), custom_id="cairn:b:turn")
    found = {
        option.value.removesuffix(ASK): " ".join(filter(None, (option.label, option.description)))
        async for page in pages(user, panel)
        for menu in page.selects
        for option in menu.options
    }
    return found | {key((button.custom_id, None)): button.label for button in panel.buttons if button.custom_id}


async def why_not(user: User, table: Table) -> list[str]:
    """The lines that the panel answers to "Why not?"."""
    panel = await user.click(await table.board(), custom_id="cairn:b:turn")
    return (await user.click(panel, custom_id="cairn:b:why")).text.splitlines()


async def finished(table: Table, user: User, cairn: Cairn) -> None:
    """``user`` plays the rest of a turn by rules of thumb."""
    position = await cairn.tables.position(1)
    turns, panel = position.state.turns, await user.click(await table.board(), custom_id="cairn:b:turn")
    while position.state.turns == turns:
        panel = await clicked(table, user, panel, chosen(position.state, table.rng))
        position = await cairn.tables.position(1)
