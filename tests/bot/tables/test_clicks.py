"""A click and its steps: how many clicks a turn takes, what the journal keeps, what undo takes back."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from statistics import median

import pytest

from bot.discord.choices import open_choices
from bot.tables.core import play
from bot.tables.core.model import Entry, EntryKind, Position, Status
from bot.tables.show.panel import MAX_DEEP, unfolded
from games import GAMES
from games.engine import LEARNER, THEN, steps
from games.engine.teaching import state_at
from testing.world import ANN, BEN, CLEO, DORA, World, last_entries, some_table, world

GAME = GAMES["expeditions"]
PEOPLE = (ANN, BEN, CLEO, DORA)


def click(position: Position, rng: Random) -> str:
    """What is clicked by rules of thumb: the choice, and what it is about where the panel asks that too."""
    (seat,) = position.to_act
    decision = position.decisions_of(seat)[0]
    shown = [choice.key for choice in open_choices(unfolded(position, decision))]
    path = GAME.policy.choose(position.state, seat, [choice.key for choice in open_choices(decision)], rng)
    while path not in shown:
        inner = steps(GAME, position.state, seat, path)[-1].outcome.state
        keys = dict.fromkeys(key[len(path) + 1 :].split(THEN)[0] for key in shown if key.startswith(path + THEN))
        path += THEN + GAME.policy.choose(inner, seat, [*keys], rng)
    return path


async def journal(found: World, position: Position) -> list[Entry]:
    """The moves that stand."""
    entries = await last_entries(found.tables, position.table.id, 1000)
    return [entry for entry in entries if entry.kind is EntryKind.MOVE and not entry.undone]


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_turn_of_expeditions_takes_six_clicks(tmp_path: Path, seats: int) -> None:
    """*Take turn* and the choices, over some turns by rules of thumb; the journal replays step by step.

    A menu whose entries answer more than one question is short.
    """
    async with world(tmp_path, GAMES) as found:
        position = await found.started(*PEOPLE[:seats], game=GAME.key)
        rng, clicks = Random(7), [1]
        while len(clicks) < 25:
            turn, (seat,) = GAME.turn(position.state), position.to_act
            shown = open_choices(unfolded(position, position.decisions_of(seat)[0]))
            deep = Counter(choice.group for choice in shown if choice.key.count(THEN) > 1)
            assert all(number <= MAX_DEEP for number in deep.values())
            position = (await found.act(position, PEOPLE[seat], click(position, rng))).position
            clicks[-1] += 1
            clicks += [1] * (GAME.turn(position.state) != turn)
        assert median(clicks[:-1]) <= 6
        entries, state = await journal(found, position), GAME.setup(seats, GAME.Options(), found.seed)
        for entry in entries:
            state = GAME.apply(state, entry.seat or 0, entry.key or "").state
        assert state == position.state
        assert [entry.revision for entry in entries] == [*range(entries[0].revision, position.table.revision + 1)]


def test_nothing_is_offered_only_to_be_given_up() -> None:
    """A worker who may solve a quest, or gain: who wants neither says so once, not once for each."""
    (lesson,) = (lesson for lesson in GAME.lessons if lesson.key == "first")
    number = lesson.number("solve")
    assert number is not None
    position = Position(some_table(Status.RUNNING), GAME, state_at(GAME, lesson, number))
    (asked,) = position.decisions_of(LEARNER)
    keys = [choice.key for choice in open_choices(unfolded(position, asked)) if THEN in choice.key]
    assert keys == ["worker-yellow,or-0,solve-deserters-camp", "worker-yellow,or-1", "worker-yellow,decline"]


async def test_undo_takes_back_a_click_with_its_steps_and_a_repeated_click_tells_them_all(tmp_path: Path) -> None:
    async with world(tmp_path, GAMES) as found:
        position, rng, taken, undoable = await found.started(game=GAME.key), Random(3), 0, False
        while taken < 3 or not undoable:
            before, (seat,) = position, position.to_act
            table, person, once, path = position.table, PEOPLE[seat], found.click(), click(position, rng)
            played = await play.act(found.tables, table.id, table.revision, person.user_id, path, once)
            position = played.position
            taken, undoable = position.table.revision - table.revision, play.can_undo(position, person.user_id)
        again = await play.act(found.tables, table.id, table.revision, person.user_id, path, once)
        assert (again.repeated, again.events, again.turn_ended) == (True, played.events, played.turn_ended)
        undone = await found.undo(position, person)
        assert undone.position.state == before.state
        kept = {entry.revision for entry in await journal(found, position)}
        assert not kept & set(range(before.table.revision + 1, position.table.revision + 1))
        repeated = await found.act(position, person, path)
        assert repeated.position.state == position.state
