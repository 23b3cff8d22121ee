"""A running game that goes to another bot: as it stood, played on, and never twice."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.outbox.model import Kind
from bot.tables.core import administration, play
from bot.tables.core.model import Actor, Person
from bot.tables.core.service import Tables
from bot.tables.history import replays
from bot.tables.lobby import service as lobby
from games import GAMES
from testing.world import World
from tests.bot.cli.conftest import Run

CHANNEL = 77


async def begun(file: Path, game: str) -> None:
    """A table of two or more after twelve choices, another that is closed."""
    store = await Store.open(f"sqlite:///{file}")
    tables = Tables(store, after_change=AFTER_CHANGE)
    people = [Person(number, f"Player {number}", "de") for number in range(1, GAMES[game].seats[0] + 1)]
    for number in (1, 2):
        table = await lobby.open_table(tables, 1, 10 + number, people[0], game, {}, "en", f"open-{number}")
        for person in people[1:]:
            await lobby.join(tables, table.id, person)
        await lobby.start(tables, table.id, Actor(1, 1))
    await administration.close(tables, 2, Actor(1, 1))
    await played(tables, 1, 12)
    await store.close()


async def played(tables: Tables, table: int, moves: int) -> None:
    for _ in range(moves):
        position = await tables.position(table)
        seat = position.to_act[0]
        user = position.table.seats[seat].user_id
        assert user is not None
        keys = [each.key for each in position.decisions_of(seat)[0].choices if each.why_not is None]
        await play.act(tables, table, None, user, keys[-1], f"move-{table}-{position.table.revision}")


async def gone_on(file: Path) -> tuple[bytes, list[tuple[Kind, int | str | None]]]:
    """The state of the table in its new place, and what is to be posted; then it is played on."""
    store = await Store.open(f"sqlite:///{file}")
    world = World(store, GAMES)
    position, queue = await world.tables.position(1), await world.queue()
    assert position.table.channel_id == CHANNEL
    await played(world.tables, 1, 4)
    ends = await replays.turns(world.tables, position.table)
    moment = await replays.moment(world.tables, await world.tables.position(1), 1, len(ends) - 1)
    assert moment.turn.number == len(ends) - 1
    state = position.game.encode(position.state)
    await store.close()
    return state, queue


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_at_another_bot(cairn: Run, tmp_path: Path, game: str) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    asyncio.run(begun(old, game))
    file = tmp_path / "table.json"
    assert cairn("export", 1, "--database", old, "--out", file)[0] == 0
    told = (0, "table 1 goes on as table 1\n", "")
    assert cairn("import", file, "--database", new, "--channel", CHANNEL) == told
    again = cairn("import", file, "--database", new, "--channel", CHANNEL + 1)
    assert again == (1, "", "cairn: nothing was imported: it is here already, as table 1.\n")
    state, queue = asyncio.run(gone_on(new))
    stored: dict[str, Any] = json.loads(file.read_text())["tables"][0]
    game_ = GAMES[game]
    assert state == game_.encode(game_.decode(b64decode(stored["table"]["state"]["base64"])))
    hands = [(Kind.HAND, seat["seat"]) for seat in stored["seats"]]
    assert queue == [(Kind.STATUS, None), *hands]


def test_what_cannot_go_on_is_refused_in_a_line(cairn: Run, tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    asyncio.run(begun(old, "lost_cities"))
    both, one, changed = tmp_path / "both.json", tmp_path / "one.json", tmp_path / "changed.json"
    cairn("export", "--all", "--database", old, "--out", both)
    cairn("export", 1, "--database", old, "--out", one)
    found = json.loads(one.read_text())
    found["tables"][0]["seats"][0]["mood"] = "fine"
    changed.write_text(json.dumps(found))
    for arguments, why in (
        ([changed], "a newer Cairn has exported it: this one does not know seats.mood"),
        ([both], "table 2 is not being played"),
        ([both, "--channel", CHANNEL], "has 2 tables"),
        ([tmp_path / "none.json"], "is not an export of Cairn"),
    ):
        code, out, err = cairn("import", *arguments, "--database", new)
        assert (code, out) == (1, "")
        assert why in err
    found = json.loads(one.read_text())
    found["tables"][0]["journal"] = [row for row in found["tables"][0]["journal"] if row["revision"] != 5]
    changed.write_text(json.dumps(found))
    assert "its moves do not lead where it says" in cairn("import", changed, "--database", new)[2]
    assert cairn("import", one, "--database", new)[0] == 0
    one.write_text(one.read_text().replace("open-1", "open-3"))
    _, _, why = cairn("import", one, "--database", new)
    assert why == "cairn: nothing was imported: table 1 is played in channel 11: name another with --channel.\n"
