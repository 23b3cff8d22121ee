"""What others can see of a game does not depend on what is hidden from them: no word, byte, id or log line."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing
from bot.discord.message import Message as Composed
from bot.discord.message import layout
from bot.discord.replies import answered
from bot.tables.core import play
from bot.tables.core.model import Entry, Position, Table
from bot.tables.core.service import Tables
from bot.tables.show import status
from bot.tables.show.hand import delivered_hand
from bot.tables.show.lookup import piece_menus, zoom_menu
from bot.tables.show.names import render_context
from bot.tables.show.panel import panel
from bot.tables.show.status import localizer_for
from games import GAMES
from games.engine import AnyGame
from games.engine.steps import Step, steps
from testing.databases import setting
from testing.driver import User
from testing.messages import along, body
from testing.story.acts import at_table
from testing.story.checked import checked_sandbox
from testing.story.helpers import put
from testing.story.journal_checks import all_said
from testing.story.table import Table as Played
from testing.views import Message, Response

SEED = b"the same seed in both worlds"
EVERY = [(key, seats) for key, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]
POSITIONS = 6
"""So many of each random game are drawn."""

CASES = [
    (key, seats, observer)
    for key, game in GAMES.items()
    for seats, observers in zip(game.seats, ((None, 0, 1), (1,)), strict=False)
    for observer in observers
]
"""Whose eyes a turn is seen with: a spectator's, and those of two seats. A seat sees the turns of the others."""


@pytest.mark.usefixtures("sketched")
@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_pictures_and_posts_are_the_same_to_the_byte_for_whoever_cannot_know(key: str, seats: int) -> None:
    """Along random games: what is composed for an observer, from the true state and from one dealt anew."""
    game, changed = GAMES[key], 0
    found = [position for position, _ in along(key, seats, seed=seats, every=7)]
    chosen = found[:: max(1, len(found) // POSITIONS)]
    for n, position in enumerate(chosen):
        for observer in (None, n % seats):
            other = game.resample(position.state, observer, Random(n))
            changed += game.encode(other) != game.encode(position.state)
            assert shown(game, position.table, position.state, observer) == shown(game, position.table, other, observer)
    assert len(chosen) >= POSITIONS
    assert changed > len(chosen)


def shown(game: AnyGame, table: Table, state: Any, observer: int | None) -> list[Any]:
    """Everything that is drawn or written for ``observer`` from ``state``."""
    view, public = game.view(state, observer), game.view(state, None)
    on = render_context(table, "en")
    board = draw(Drawing(on, "board", (public,)))
    found = [board, draw(Drawing(on, "describe", (view,))), draw(Drawing(on, "legend", (view,)))]
    position, words = Position(table, game, state), localizer_for(table)
    menus = [each for each in (zoom_menu(position, observer, words), *piece_menus(position, observer, words)) if each]
    if menus:
        found.append(body(Composed(layout(*menus))))
    mine = position.decisions_of(observer) if observer is not None else []
    if observer is not None:
        hand = draw(Drawing(on, "hand", (view,)))
        looked = [draw(Drawing(on, "panel", (view, decision))) for decision in mine[:1]]
        delivered = draw(Drawing(on, "delivered_hand", (view,)))
        found += [hand, *looked, body(delivered_hand(position, observer, words, delivered))]
        found += [body(panel(position, mine, words, pictures=one.pictures, letters=one.letters)) for one in looked]
    if not position.over:
        found.append(body(status.status(position, "", board)))
    return [*found, mine]


def worlds(key: str, seats: int, observer: int | None) -> tuple[Any, Any, list[str]]:
    """Two states that ``observer`` cannot tell apart, and a turn of somebody else, legal in both, that looks alike."""
    game, rng = GAMES[key], Random(f"{key} {seats} {observer}")
    for _ in range(500):
        state = game.setup(seats, list(game.presets.values())[-1], SEED)
        for _ in range(rng.randrange(20, 120)):
            if not game.to_act(state):
                break
            choices = keys(game, state)
            state = game.apply(state, *rng.choice(choices)).state
        other = game.resample(state, observer, rng)
        if len(game.to_act(state)) == 1 and observer not in game.to_act(state):
            (actor,) = game.to_act(state)
            turn = _turn(game, state, other, observer, rng)
            if turn and (game.view(state, actor) != game.view(other, actor) or not _private(game, state)):
                return state, other, turn
    raise AssertionError("no such position")


def _private(game: AnyGame, state: Any) -> bool:
    """Whether anybody knows more than a spectator does; where hands are open, only decks and bags are hidden."""
    dealt = game.resample(state, None, Random(1))
    seats = range(len(game.standings(state, final=False) or ()))
    return any(game.view(dealt, seat) != game.view(state, seat) for seat in seats)


def keys(game: AnyGame, state: Any) -> list[tuple[int, str]]:
    """What can be chosen by those who are waited for."""
    waited = [decision for decision in game.decisions(state) if decision.waits]
    return [(decision.seat, choice.key) for decision in waited for choice in decision.choices if choice.why_not is None]


def _turn(game: AnyGame, one: Any, two: Any, observer: int | None, rng: Random) -> list[str]:
    """Choices of the actor to the end of the turn, or until others are asked, that tell ``observer`` the same.

    None where none are found that are open in both worlds.
    """
    (actor,), turn, taken = game.to_act(one), game.turn(one), []
    while game.turn(one) == turn and game.to_act(one) == game.to_act(two) == (actor,):
        both = sorted(set(keys(game, one)) & set(keys(game, two)))
        for choice in rng.sample(both, len(both)):
            after, also = steps(game, one, *choice), steps(game, two, *choice)
            if _told(game, after, observer) == _told(game, also, observer):
                one, two = after[-1].outcome.state, also[-1].outcome.state
                taken.append(choice[1])
                break
        else:
            return []
    alike = game.turn(one) == game.turn(two) and game.to_act(one) == game.to_act(two)
    ended = game.turn(one) != turn or actor not in game.to_act(one)
    return taken if len(taken) < 30 and alike and ended and game.decisions(one) else []


def _told(game: AnyGame, taken: list[Step], observer: int | None) -> tuple[Any, ...]:
    """What the rules let ``observer`` know of what a choice led to, forced steps included."""
    outcomes = [step.outcome for step in taken]
    events = [event for out in outcomes for event in out.events if event.seats is None or observer in event.seats]
    return game.view(outcomes[-1].state, observer), events, [outcome.revealed for outcome in outcomes]


async def looked_up(watcher: User, board: Message) -> list[str]:
    """All that is answered to who looks about and tries what is not theirs to do."""
    more = await watcher.click(board, custom_id="cairn:b:more")
    menus = [select for select in more.selects if ":s:card" in select.custom_id]
    asked = [
        *[watcher.click(more, custom_id=f"cairn:b:{verb}") for verb in ("signs", "info", "text")],
        *[watcher.choose(more, None, menu.options[-1].value, custom_id=menu.custom_id) for menu in menus[:1]],
        *[
            watcher.forge_component(board, f"cairn:b:{verb}:1:0")
            for verb in ("shuffle", "why", "undo", "hand", "since", "replay")
        ],
        at_table(watcher, "undo"),
        *[watcher.slash(command) for command in ("/table", "/mygames")],
    ]
    answers = [more, *[await each for each in asked]]
    options = [("/help", "about"), ("/board", "zoom"), ("/play", "choice")]
    offered = [await watcher.autocomplete(name, focused=option, value="") for name, option in options]
    return [*[what(answer) for answer in answers], *[repr(choices) for choices in offered]]


async def lived(
    key: str,
    state: Any,
    turn: list[str],
    observer: int | None,
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    *,
    curious: bool = False,
) -> list[str]:
    """All that the observer sees, and the log says, of ``turn`` made at a table in ``state``.

    Who is ``curious`` looks everything up after it.
    """
    caplog.clear()
    game = GAMES[key]
    seats = len(game.standings(state, final=False) or ())
    async with checked_sandbox() as sandbox:
        settings = Settings(database=setting(folder), icons="off")
        client = await sandbox.connect(lambda: Cairn(settings))
        await client.wait_until_ready()
        client.tables.draw_seed = lambda: SEED
        people = [sandbox.guild.user(f"player {n}") for n in range(seats)]
        watcher = people[observer] if observer is not None else sandbox.guild.user("watcher")
        table = await Played.start(sandbox, people, game=key)
        await sandbox.until(lambda: all(user.dms() for user in people))
        (actor,) = game.to_act(state)
        await put(settings, game.encode(state), actor)
        hers = await watcher.click(table.boards[-1], custom_id="cairn:b:turn")
        await answered()
        answers = [hers, await watcher.slash("/board"), await watcher.slash("/board", show="text")]
        for choice in turn:
            played = await people[actor].slash("/play", choice=choice)
            assert not played.failed
            assert "⚠️" not in played.text, played.text
        await sandbox.until(lambda: len(table.boards) == 2)
        answers.append(await watcher.slash("/play", choice=turn[0]))
        await answered()  # what was explained is noted once it is shown
        answers += [
            await watcher.slash("/play", choice="nonsense"),
            await watcher.slash("/log"),
            await watcher.slash("/hand"),
        ]
        found = await looked_up(watcher, table.boards[-1]) if curious else []
        await all_said(client.store, sandbox)
        seen = [what(message) for message in table.posts]
        seen += [what(message) for message in watcher.dms()]
        seen += [what(answer) for answer in answers]
        seen += found
        await client.shutdown()
    logged = [f"{r.name} {r.levelname} {r.getMessage()}" for r in caplog.records if r.name.startswith(("bot", "games"))]
    return normalised([*seen, *sorted(logged)])


def what(message: Message | Response) -> str:
    if isinstance(message, Response):
        assert message.message is not None, message
        message = message.message
    raw = message.raw
    parts = [raw["components"], raw["content"], raw["mentions"], raw["flags"]]
    files = [(a["filename"], a.get("description"), a["size"]) for a in raw["attachments"]]
    pictures = [picture.data.hex() for picture in message.pictures]
    return json.dumps([parts, files, pictures])


def normalised(lines: list[str]) -> list[str]:
    """Without what differs between any two runs: snowflakes, moments, ports."""
    numbers: dict[str, str] = {}

    def named(match: re.Match[str]) -> str:
        return numbers.setdefault(match.group(), f"#{len(numbers)}")

    cleaned = []
    for line in lines:
        line = re.sub(r"<t:\d+", "<t:T", line)
        line = re.sub(r"127\.0\.0\.1:\d+", "HOST", line)
        line = re.sub(r"[?&](ex|is|hm)=[0-9a-f]+", "", line)
        cleaned.append(re.sub(r"(?<![0-9a-f])\d{17,20}(?![0-9a-f])", named, line))
    return cleaned


@pytest.mark.parametrize(("key", "seats", "observer"), CASES)
async def test_a_turn_looks_the_same_to_others_whatever_the_hidden_cards(
    key: str, seats: int, observer: int | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    curious = seats == GAMES[key].seats[0] and not observer
    one, two = await _both(key, seats, observer, tmp_path, caplog, curious=curious)
    assert len(one) > (22 if curious else 8)
    assert one == two
    assert SEED.hex() not in "".join(one)


def _tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "readable", lambda self, *_who: self.events)


def _draw_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "view", lambda self, seat: self.game.view(self.state, (self.to_act or (seat,))[0]))


def _log_all(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = play._move

    def move(tables: Tables, stored: Any, *args: Any, **more: Any) -> Any:
        logging.getLogger("bot.tables").info("A move at %s", stored.state)
        return apply(tables, stored, *args, **more)

    monkeypatch.setattr(play, "_move", move)


@pytest.mark.parametrize("leak", [_tell_all, _draw_all, _log_all])
async def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.INFO)
    leak(monkeypatch)
    one, two = await _both("lost_cities", 2, None, tmp_path, caplog)
    assert one != two


async def _both(
    key: str,
    seats: int,
    observer: int | None,
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    *,
    curious: bool = False,
) -> tuple[list[str], list[str]]:
    """All that is seen and logged of the same turn in two worlds."""
    *states, turn = worlds(key, seats, observer)
    lives = []
    for n, state in enumerate(states):
        (folder / str(n)).mkdir()
        lives.append(await lived(key, state, turn, observer, folder / str(n), caplog, curious=curious))
    return lives[0], lives[1]
