"""Taking back in every game: whoever goes the same way again draws the same, and so does everybody else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.tables.core import administration, play
from bot.tables.core.model import EntryKind
from bot.tables.history import replays
from bot.tables.polls import take_backs
from bot.tables.polls.subjects import AGREE, TakeBack
from games import GAMES
from testing.world import ANN, BEN, CLEO, DORA, answer, by, last_entries, only, world

MOVES = 40


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_hidden_order_stays_as_it_is(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, GAMES) as at:
        people = (ANN, BEN, CLEO, DORA)[: GAMES[game].seats[0]]
        position = await at.started(*people, game=game)
        table, rng = position.table.id, Random(3)
        for _ in range(MOVES):
            seat = position.to_act[0]
            decision = next(each for each in position.decisions_of(seat) if each.waits)
            choice = rng.choice([each.key for each in decision.choices if each.why_not is None])
            user = position.table.seats[seat].user_id
            assert user
            if not position.game.to_act(position.game.apply(position.state, seat, choice).state):
                break
            position = (await play.act(at.tables, table, None, user, choice, at.click())).position
        asker = next(person for person in people if position.table.undo_seat != person.user_id - 1)
        targets = await take_backs.targets(at.tables, position.table, asker.user_id)
        end = targets[-1].end
        entries = await replays.since(at.tables, table, end.revision)
        taken = [(entry.seat, entry.key) for entry in entries if entry.kind is EntryKind.MOVE]
        assert len(taken) > 5
        asked = await take_backs.ask(at.tables, table, end.revision, asker, at.click())
        for person in people:
            if person != asker:
                await answer(at, asked, only(asked, TakeBack), person, AGREE)
        back = await at.tables.position(table)
        assert position.game.turn(back.state) == end.turn
        assert back.state != position.state
        state = back.state
        for mover, key in taken:
            state = position.game.apply(state, mover or 0, key or "").state
        assert state == position.state
        told = await last_entries(at.tables, table, 100)
        assert all(not entry.events for entry in told if entry.kind in {EntryKind.UNDO_ASKED, EntryKind.POLL_ANSWERED})
        await administration.close(at.tables, table, by(ANN))
