"""What computer players say about choices: for whom, where it is allowed, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.fair_queue import QueueKey
from bot.core.localizer import LANGUAGES
from bot.core.workers.thinking_worker import Question, Task, think
from bot.learning.advice import Advice, Counsel
from bot.learning.advice_views import counsel_message, reasons_message
from bot.tables.core import play as table_play
from bot.tables.core.model import Position
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from bot.tables.show.status import localizer_for
from games import GAMES
from games.engine import Text
from games.players import Advised, Knowledge, Level
from testing.messages import texts
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World, by


class Here:
    """Thinks at once, without a process of its own."""

    async def advise(self, game: str, known: Knowledge, claim: QueueKey) -> tuple[Advised, ...]:
        assert claim.person
        return think(Question(Task.ADVISE, game, known, Level.EASY, b"seed")).advised

    async def explain(self, game: str, seen: Knowledge, key: str, claim: QueueKey) -> Text | None:
        (found,) = think(Question(Task.EXPLAIN, game, seen, Level.EASY, b"", key=key)).advised
        return found.reason

    async def regret(self, game: str, known: Knowledge, key: str, claim: QueueKey) -> None:
        raise NotImplementedError


def play(world: World) -> World:
    return World(world.store, GAMES)


async def begun(
    world: World, game: str, *, hints: bool = True, rated: bool = False, computer: bool = False
) -> Position:
    table = await lobby.open_table(
        world.tables, GUILD, 20, ANN, game, {}, "en", world.click(), hints=hints, rated=rated
    )
    if computer:
        await lobby.add_computer(world.tables, table.id, Level.GENTLE, by(ANN))
    else:
        for person in (BEN, CLEO, DORA)[: min(GAMES[game].seats) - 1]:
            await lobby.join(world.tables, table.id, person)
    return await lobby.start(world.tables, table.id, by(ANN))


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_with_hints_tells_who_is_asked_what_a_computer_would_do(world: World, game: str) -> None:
    world = play(world)
    position = await begun(world, game)
    advice = Advice(world.store, Here())
    seat = position.to_act[0]
    user = position.table.seats[seat].user_id or 0
    found = await advice.counsel(position, seat, user)
    assert 1 <= len(found) <= 3
    labels = [choice.label for each in position.decisions_of(seat) for choice in each.choices if choice.why_not is None]
    assert all(each.choice in labels for each in found)
    for language in LANGUAGES:
        words = texts(counsel_message(found, localizer_for(position.table, language)))
        assert "1. **" in words
    other = next((each.seat for each in position.table.seats if each.seat not in position.to_act), None)
    if other is not None:
        assert await advice.counsel(position, other, user) == []


@pytest.mark.parametrize(("hints", "rated"), [(False, False), (True, True)])
async def test_without_hints_and_where_it_is_rated_nobody_is_told_anything(
    world: World, hints: bool, rated: bool
) -> None:
    world = play(world)
    position = await begun(world, "lost_cities", hints=hints, rated=rated)
    with pytest.raises(Refusal) as refused:
        await Advice(world.store, Here()).counsel(position, position.to_act[0], 1)
    assert refused.value.text.id == "refusal-no-hints"


async def test_advice_is_the_same_whatever_the_others_hold(world: World) -> None:
    world = play(world)
    position = await begun(world, "lost_cities")
    game, seat = position.game, position.to_act[0]
    told: set[str] = set()
    for number in range(4):
        other = game.resample(position.state, seat, Random(number))
        advice = Advice(world.store, Here())
        found = await advice.counsel(Position(position.table, game, other), seat, 1)
        told.add(repr([(each.choice, each.reason) for each in found]))
    assert len(told) == 1


async def test_a_computer_s_moves_are_explained_to_everybody_alike(world: World) -> None:
    world = play(world)
    position = await begun(world, "lost_cities", computer=True)
    rng = Random(3)
    for _ in range(24):
        seat = position.to_act[0]
        key = position.game.policy.gentle(position.state, seat, position.game.legal(position.state), rng)
        if position.table.seats[seat].level is None:
            await table_play.act(world.tables, position.table.id, None, ANN.user_id, key, world.click())
        else:
            await table_play.act_as_computer(world.tables, position.table.id, position.table.revision, seat, key)
        position = await world.tables.position(position.table.id)
    advice = Advice(world.store, Here())
    found = await advice.reasons(position, ANN.user_id)
    assert found
    assert found == await advice.reasons(position, BEN.user_id), "also to who does not play"
    names = {event.text.id for each in found for event in each.events}
    assert names, "what it did is told with it"
    for language in LANGUAGES:
        words = texts(reasons_message(found, localizer_for(position.table, language)))
        assert "🤖" in words
        assert "reason-" not in words


async def test_there_are_no_reasons_before_a_computer_has_moved(world: World) -> None:
    world = play(world)
    position = await begun(world, "lost_cities")
    assert await Advice(world.store, Here()).reasons(position, ANN.user_id) == []
    for language in LANGUAGES:
        localizer = localizer_for(position.table, language)
        assert "whys-" not in texts(reasons_message([], localizer))
        assert "advice-" not in texts(counsel_message([], localizer))
        plain = counsel_message([Counsel(Text("button-advice"), None)], localizer)
        assert "1. **" in texts(plain)
