"""Tables are in flight for weeks: whatever a format has ever stored opens, is drawn, and is played on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games import GAMES
from games.engine import AnyGame
from render.scene import scene
from tests.stored.games import FOLDER, Shape, fields, messages, shape_file, stored, stored_file

FILES = sorted(FOLDER.glob("*.xz"))
NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")
PLAYED_ON = 25


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def file(request: pytest.FixtureRequest) -> str:
    return str(request.param.name)


def test_every_stored_game_opens_and_is_played_on(file: str) -> None:
    game = GAMES[file.rpartition("-")[0]]
    for number, one in enumerate(stored(FOLDER / file)):
        state, rng = game.decode(one.state), Random(number)
        for seat in (*range(one.seats), None):
            assert game.view(state, seat) == game.view(game.resample(state, seat, rng), seat)
        assert (game.standings(state) is not None) == (one.kind == "over")
        for _ in range(PLAYED_ON):
            decisions = [decision for decision in game.decisions(state) if decision.waits]
            if not decisions:
                break
            keys = [choice.key for choice in decisions[0].choices if choice.why_not is None]
            key = game.policy.choose(state, decisions[0].seat, keys, rng)
            state = game.apply(state, decisions[0].seat, key).state
        assert game.decode(game.encode(state)) == state


def test_every_stored_game_is_drawn_and_told(file: str) -> None:
    game = GAMES[file.rpartition("-")[0]]
    drawn, say = scene(game.key), Localizer(LANGUAGES[-1], game.key, NAMES)
    for one in stored(FOLDER / file)[::4]:
        state = game.decode(one.state)
        view = game.view(state, 0)
        assert all(picture.png and picture.alt for picture in drawn.board(view, say))
        assert drawn.describe(view, say)
        for decision in game.decisions(state):
            assert drawn.panel(game.view(state, decision.seat), decision, say) is not None
            assert all(say(choice.label) for choice in decision.choices)


def test_every_format_there_ever_was_has_stored_games(game: AnyGame) -> None:
    for number in range(1, game.codec.format + 1):
        assert stored_file(game, number).is_file(), f"format {number}: python -m tests.stored.games {game.key}"


def recorded(game: AnyGame) -> Shape:
    return msgspec.json.decode(shape_file(game).read_bytes(), type=Shape)


def test_what_is_stored_has_the_shape_that_was_recorded(game: AnyGame) -> None:
    """A state's fields, an effect's arguments: a change needs an upgrade in the codec, which makes a new format.

    Then ``python -m tests.stored.games <key>`` keeps games of the new format, and its shape.
    """
    assert fields(game) == recorded(game).state
    assert game.version == recorded(game).version


def test_every_event_that_may_be_stored_can_still_be_worded(game: AnyGame) -> None:
    """Journals hold events as messages with arguments: no message goes, and none asks for an argument it never had.

    What needs other arguments is another message, under a new id. The file lists every message there has been; one that
    never stood in an event (a label, a reason) may be taken out of it by hand.
    """
    now = messages(game)
    for message, arguments in recorded(game).events.items():
        assert message in now, f"{message} may stand in a journal"
        assert set(now[message]) <= set(arguments), f"{message} asks for what stored events do not have"
