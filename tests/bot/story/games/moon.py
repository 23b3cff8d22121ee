"""Moon in the sandbox: a table that plays sensibly, positions set up by hand, what a panel offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.localizer import Localizer, language_of
from games import GAMES
from games.moon import building, wording
from games.moon.card_index import BLUEPRINTS
from games.moon.components import RESOURCE
from games.moon.state import State
from testing.driver import Sandbox, User
from testing.story.staging import staged
from testing.story.table import Choice, Table, choices, key
from testing.views import Message, Response

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


async def finished(table: Table, user: User) -> None:
    """``user`` answers what is still asked, and ends the turn."""
    boards = len(table.boards)
    panel = await user.click(await table.board(), custom_id="cairn:b:turn")
    while "end-turn" not in (found := {key(choice): choice for choice in choices(panel)}):
        panel = await table.take(user, panel, next(iter(found.values())))
    await table.take(user, panel, found["end-turn"])
    await table.sandbox.until(lambda: len(table.boards) > boards)
