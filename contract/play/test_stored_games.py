"""Tables are in flight for weeks: whatever a format has ever stored opens, is drawn, and is played on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, PARTS, Localizer
from contract.rule import rule
from contract.stored import Shape, Stored, fields, folder, messages, shape_file, stored, stored_file, stored_files
from contract.words import catalogues
from games import PACKAGES
from games.engine import AnyGame
from games.packages import Stage
from render.scene import scene

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")
PLAYED_ON = 25
STORE = "run this with --store, and keep what it writes"


def kept(game: AnyGame) -> list[Stored]:
    """The stored games of all formats."""
    return [one for file in stored_files(game.key) for one in stored(file)]


@rule("Codec")
def test_every_stored_game_opens_and_is_played_on(game: AnyGame) -> None:
    for number, one in enumerate(kept(game)):
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


@rule("Codec")
def test_every_stored_game_is_drawn_and_told(game: AnyGame) -> None:
    drawn, say = scene(game.key), Localizer(LANGUAGES[-1], game.key, NAMES)
    for one in kept(game)[::4]:
        state = game.decode(one.state)
        view = game.view(state, 0)
        assert all(picture.png and picture.alt for picture in drawn.board(view, say))
        assert drawn.describe(view, say)
        for decision in game.decisions(state):
            assert drawn.panel(game.view(state, decision.seat), decision, say) is not None
            assert all(say(choice.label) for choice in decision.choices)


@rule("Codec")
def test_every_format_there_ever_was_has_stored_games(game: AnyGame) -> None:
    needs_stored_games(game)
    for number in range(1, game.codec.format + 1):
        assert stored_file(game, number).is_file(), f"it has none of format {number}: {STORE}"


def needs_stored_games(game: AnyGame) -> None:
    """Skips a test of a game of stage alpha that has none yet: nobody counts on its tables."""
    if PACKAGES[game.key].about.stage == Stage.ALPHA and not folder(game.key).is_dir():
        pytest.skip(f"it is alpha; before it is released: {STORE}")


def recorded(game: AnyGame) -> Shape:
    return msgspec.json.decode(shape_file(game).read_bytes(), type=Shape)


@rule("Codec")
def test_what_is_stored_has_the_shape_that_was_recorded(game: AnyGame) -> None:
    """A state's fields, an effect's arguments: a change needs an upgrade in the codec, which makes a new format.

    Then ``--store`` keeps games of the new format, and its shape.
    """
    needs_stored_games(game)
    assert fields(game) == recorded(game).state
    assert game.version == recorded(game).version


@rule("Event")
def test_every_event_that_may_be_stored_can_still_be_worded(game: AnyGame) -> None:
    """Journals hold events as messages with arguments: no message goes, and none asks for an argument it never had.

    What needs other arguments is another message, under a new id. The file lists every message there has been; one that
    never stood in an event (a label, a reason) may be taken out of it by hand.
    """
    needs_stored_games(game)
    now = {**catalogues.arguments(PARTS, "en"), **messages(game)}
    for message, arguments in recorded(game).events.items():
        assert message in now, f"{message} may stand in a journal"
        assert set(now[message]) <= set(arguments), f"{message} asks for what stored events do not have"
