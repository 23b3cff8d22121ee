"""Shuffles that anybody can check, and whole matches that are exported and played again."""

import asyncio
import contextlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.after_change import AFTER_CHANGE
from bot.core.lockfile import database_lock
from bot.db import Store
from bot.tables.core import play
from bot.tables.core.model import Actor, Person, Status
from bot.tables.core.service import Tables
from bot.tables.history.export_views import public
from bot.tables.lobby import service as lobby
from bot.tournaments.pairing.seeding import drawn
from games import GAMES
from testing.world import some_table
from tests.bot.cli.conftest import Run

# -- verify ---------------------------------------------------------------------------------------------------------

SEED = bytes(range(16))
SHOWN = "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"  # sha256sum of the 16 bytes 00 01 .. 0f


@pytest.mark.parametrize("key", list(GAMES))
def test_a_shuffle_is_verified_and_told(cairn: Run, key: str) -> None:
    game = GAMES[key]
    seats = game.seats[-1]
    code, out, _ = cairn("verify", key, "--seed", SEED.hex(), "--seats", seats, "--commitment", SHOWN.upper())
    assert code == 0
    first, *orders = out.splitlines()
    assert first == f"OK: the seed fits the commitment {SHOWN}"
    expected = game.orders(game.setup(seats, game.Options(), SEED))
    assert orders == [f"{place}: {' '.join(order)}" for place, order in expected.items()]
    assert orders


def test_a_hand_is_told_by_the_names_of_its_cards(cairn: Run) -> None:
    _, out, _ = cairn("verify", "lost_cities", "--seed", SEED.hex(), "--seats", 2)
    game = GAMES["lost_cities"]
    view = game.view(game.setup(2, game.Options(), SEED), 1)
    assert f"hand-1: {' '.join(view.hand)}" in out.splitlines()


def test_the_lot_of_a_tournament_is_verified_and_drawn_again(cairn: Run) -> None:
    code, out, _ = cairn("verify", "lot", "--seed", SEED.hex(), "--commitment", SHOWN, "--people", 3, 1, 2, 4)
    assert code == 0
    told = f"OK: the seed fits the commitment {SHOWN}\norder: {' '.join(map(str, drawn([1, 2, 3, 4], SEED)))}"
    assert out.strip() == told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["lot", "--seed", "00ff"], "--seed and --people"),
        (["lot", "--seed", "00ff", "--people", "1", "1"], "twice"),
        (["lot", "--seed", "00ff", "--people", "1", "2", "--commitment", SHOWN], "does not fit"),
        (["lost_cities", "--seed", "00ff", "--seats", "2", "--commitment", SHOWN], "does not fit"),
        (["lost_cities", "--seats", "2"], "--seed and --seats"),
        (["lost_cities", "--seed", "xyz", "--seats", "2"], "hexadecimal"),
        (["lost_cities", "--seed", "00ff", "--seats", "3"], "cannot be"),
        (["lost_cities", "--seed", "00ff", "--seats", "2", "--options", '{"rounds": 99}'], "cannot be"),
        (["lost_cities", "--seed", "00ff", "--seats", "2", "--options", "rounds"], "cannot be"),
        (["chess", "--seed", "00ff", "--seats", "2"], "neither a file nor a game"),
    ],
)
def test_what_cannot_be_verified_is_told_in_a_line(cairn: Run, arguments: list[str], said: str) -> None:
    code, out, err = cairn("verify", *arguments)
    assert (code, out) == (1, "")
    assert said in err


# -- export and verifying it ----------------------------------------------------------------------------------------


async def play_a_match(database: Path) -> int:
    """Plays one whole round, taking a move back on the way; leaves a second table in the lobby."""
    store = await Store.open(f"sqlite:///{database}")
    tables = Tables(store, after_change=AFTER_CHANGE)
    people = [Person(1, "Alice", "en-US"), Person(2, "Bob", "de")]
    table = await lobby.open_table(tables, 1, 10, people[0], "lost_cities", {"rounds": 1}, "en", "open-1")
    await lobby.open_table(tables, 1, 11, people[0], "lost_cities", {}, "en", "open-2")
    await lobby.join(tables, table.id, people[1])
    position = await lobby.start(tables, table.id, Actor(1, 1))
    rng, undone = Random(4), 0
    for n in range(500):
        if position.over:
            break
        (seat,) = position.to_act
        user = position.table.seats[seat].user_id
        assert user
        decision = position.decisions_of(seat)[0]
        key = rng.choice([each.key for each in decision.choices if each.why_not is None])
        position = (await play.act(tables, table.id, None, user, key, f"move-{n}")).position
        if play.can_undo(position, user) and undone < 3:
            undone += 1
            position = (await play.undo(tables, table.id, None, user, f"undo-{n}")).position
    await store.close()
    assert position.over
    assert undone == 3
    return table.id


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    file = tmp_path_factory.mktemp("match") / "cairn.db"
    return file, asyncio.run(play_a_match(file))


@pytest.fixture
def played(match: tuple[Path, int], tmp_path: Path) -> int:
    file, table = match
    (tmp_path / "data").mkdir()
    shutil.copy(file, tmp_path / "data" / "cairn.db")
    return table


def test_an_exported_match_is_played_again_and_verified(cairn: Run, played: int, tmp_path: Path) -> None:
    code, out, _ = cairn("export", played)
    assert code == 0
    exported = json.loads(out)["tables"]
    assert [each["table"]["id"] for each in exported] == [played]
    (tmp_path / "match.json").write_text(out)
    moves = sum(entry["kind"] == "move" and not entry["undone"] for entry in exported[0]["journal"])
    code, out, _ = cairn("verify", tmp_path / "match.json")
    version = GAMES["lost_cities"].version
    same = f"it began under version {version} of the rules, which this Cairn has too"
    assert (code, out) == (0, f"OK: table {played} (lost_cities), {moves} moves; {same}\n")


def test_a_match_of_an_earlier_version_is_verified_with_a_word_about_that(
    cairn: Run, played: int, tmp_path: Path
) -> None:
    _, out, _ = cairn("export", played)
    exported = json.loads(out)
    exported["tables"][0]["table"]["rules_version"] = 99
    file = tmp_path / "match.json"
    file.write_text(json.dumps(exported))
    code, out, _ = cairn("verify", file)
    assert code == 0
    assert "; it began under version 99 of the rules, and version" in out
    another_move(exported["tables"][0])
    file.write_text(json.dumps(exported))
    code, out, _ = cairn("verify", file)
    assert code == 1
    assert "it began under version 99 of the rules, and this Cairn has" in out
    exported["tables"][0]["table"]["rules_version"] = None
    file.write_text(json.dumps(exported))
    assert "under version" not in cairn("verify", file)[1]


def test_all_tables_are_exported_with_those_that_never_began(cairn: Run, played: int, tmp_path: Path) -> None:
    code, out, _ = cairn("export", "--all", "--out", tmp_path / "all.json")
    assert (code, out) == (0, "")
    assert (tmp_path / "all.json").stat().st_mode & 0o077 == 0
    code, out, _ = cairn("verify", tmp_path / "all.json")
    assert code == 0
    assert [line.split(" ", 3)[3] for line in out.splitlines()][1] == "(lost_cities) has not been started"


def another_move(exported: dict[str, Any]) -> None:
    moves = [entry for entry in exported["journal"] if entry["kind"] == "move" and not entry["undone"]]
    moves[0]["key"], moves[2]["key"] = moves[2]["key"], moves[0]["key"]


def another_shuffle(exported: dict[str, Any]) -> None:
    exported["table"]["seed"] = "00" * 32


def one_move_less(exported: dict[str, Any]) -> None:
    last = max(entry["revision"] for entry in exported["journal"])
    exported["journal"] = [entry for entry in exported["journal"] if entry["revision"] != last]


def another_game(exported: dict[str, Any]) -> None:
    exported["table"]["game"] = "chess"


def long_over(database: Path, days: int) -> None:
    """Lets the tables of a database be over since so many days."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET touched_at = touched_at - ?", (days * 86_400_000_000,))


def test_a_game_that_was_swept_is_exported_and_verified_by_its_result(cairn: Run, played: int, tmp_path: Path) -> None:
    before = json.loads(cairn("export", played)[1])["tables"][0]
    assert cairn("sweep")[:2] == (0, "0 of 1 games that are over were swept\n")
    long_over(tmp_path / "data" / "cairn.db", 401)
    assert cairn("sweep", "--dry-run")[:2] == (0, "1 of 1 games that are over would be swept\n")
    assert cairn("sweep")[:2] == (0, "1 of 1 games that are over were swept\n")
    assert cairn("sweep")[:2] == (0, "0 of 0 games that are over were swept\n")
    out = cairn("export", played)[1]
    swept = json.loads(out)["tables"][0]
    moves = [[entry["seat"], entry["key"]] for entry in before["journal"] if entry["kind"] == "move"]
    undone = sum(entry["undone"] for entry in before["journal"])
    assert len(swept["archives"][0]["moves"]) == len(moves) - undone
    assert (swept["table"]["state"], swept["positions"], swept["journal"]) == (None, [], [])
    assert len(out) * 4 < len(json.dumps(before))
    file = tmp_path / "match.json"
    file.write_text(out)
    code, said, _ = cairn("verify", file)
    assert code == 0
    assert said.endswith("; it was swept since its end, so its result was compared and no position\n")
    result = swept["archives"][0]["result"]
    result[0]["score"] += 1
    file.write_text(json.dumps({"tables": [swept]}))
    assert "lead to another result" in cairn("verify", file)[1]
    swept["archives"][0]["result"] = None
    file.write_text(json.dumps({"tables": [swept]}))
    assert "it was closed before its end and swept since" in cairn("verify", file)[1]


def test_a_running_bot_sweeps_by_itself(cairn: Run, played: int, tmp_path: Path) -> None:
    with database_lock(tmp_path / "data" / "cairn.db"):
        code, _, said = cairn("sweep")
    assert code == 1
    assert "it sweeps by itself" in said


def another_position(exported: dict[str, Any]) -> None:
    """The position of one turn's end in the place of another's."""
    positions = exported["positions"]
    positions[16]["data"] = positions[0]["data"]
    del positions[17:]


def a_broken_position(exported: dict[str, Any]) -> None:
    exported["positions"][3]["data"] = exported["positions"][4]["data"]


def a_position_of_no_move(exported: dict[str, Any]) -> None:
    exported["positions"][-1]["revision"] += 1


CHANGES = [
    *(another_move, another_shuffle, one_move_less, another_game),
    *(another_position, a_broken_position, a_position_of_no_move),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_export_is_found_out(
    cairn: Run, played: int, tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    _, out, _ = cairn("export", played)
    exported = json.loads(out)
    change(exported["tables"][0])
    (tmp_path / "match.json").write_text(json.dumps(exported))
    code, out, _ = cairn("verify", tmp_path / "match.json")
    assert code == 1
    assert out.startswith(f"NOT OK: table {played}")


def test_what_is_no_export_is_told_in_a_line(cairn: Run, tmp_path: Path) -> None:
    for content in (b"", b"{}", b'{"tables": [{"table": 3}]}', b"\xff"):
        (tmp_path / "x.json").write_bytes(content)
        code, _, said = cairn("verify", tmp_path / "x.json")
        assert code == 1
        assert "is not an export of Cairn" in said


def test_a_game_in_play_has_no_moves_to_verify(cairn: Run, tmp_path: Path) -> None:
    """What ``/table export`` gives before the end."""
    table = some_table(Status.RUNNING)
    (tmp_path / "x.json").write_bytes(public(table, []))
    code, _, said = cairn("verify", tmp_path / "x.json")
    assert code == 1
    assert "is of a game in play" in said


def test_an_unknown_table_is_told_in_a_line(cairn: Run, played: int, tmp_path: Path) -> None:
    code, _, said = cairn("export", 999, "--out", tmp_path / "x.json")
    assert code == 1
    assert "no table 999" in said
    assert list(tmp_path.glob("x.json*")) == []
