"""What the pictures of every game promise, along random games: the same every time, small, blind to secrets."""

import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from contract.played import MOST, NAMES, played, said
from contract.rule import rule
from games import GAMES
from games.engine import Decision, Text
from render.scene import Picture, scene

ALT, WHOLE, BYTES = 1024, 3800, 250_000
WIDTH, HEIGHT = 1600, 3000


@rule("Scene.board")
@pytest.mark.usefixtures("pixels_only")
def test_the_board_shows_nobodys_secrets(key: str, seats: int) -> None:
    """Every seat's view gives the spectator's board, the same when what is hidden is dealt anew."""
    game, shown, say, rng = GAMES[key], scene(key), said(key, seats), random.Random(seats)
    for state, touched in played(key, seats):
        public = game.view(state, None)
        board = shown.board(public, say, touched=touched)
        seat = rng.randrange(seats)
        assert shown.board(game.view(state, seat), say, touched=touched) == board
        other = game.resample(state, None, rng)
        assert shown.board(game.view(other, None), say, touched=touched) == board
        assert shown.describe(game.view(other, None), say) == shown.describe(public, say)
        again = game.resample(state, seat, rng)
        assert shown.hand(game.view(again, seat), say) == shown.hand(game.view(state, seat), say)
        for region in rng.sample(sorted(shown.regions(public)), k=min(2, len(shown.regions(public)))):
            part = shown.board(public, say, region=region)
            assert shown.board(game.view(state, seat), say, region=region) == part


@rule("Scene.delivered_hand")
@pytest.mark.usefixtures("pixels_only")
def test_a_delivered_hand_stays_true_until_it_is_sent_again(key: str, seats: int) -> None:
    """While others move, what a delivered hand shows changes only with the game's hand, for which it is sent again."""
    game, shown, say, rng = GAMES[key], scene(key), said(key, seats), random.Random(seats)
    for state, _ in played(key, seats)[:-1:2]:
        seat, later = (game.mover(state) + 1) % seats, game.clone(state)
        delivered: dict[Any, Picture | None] = {}
        for _ in range(20):
            view = game.view(later, seat)
            if (hand := game.hand(view)) not in delivered or game.mover(later) != seat:
                picture = shown.delivered_hand(view, say)
                assert delivered.setdefault(hand, picture) == picture
            if not (keys := game.legal(later)):
                break
            game.step(later, rng.choice(keys))


@rule("Picture")
def test_pictures_fit_discord_and_come_out_the_same_twice(key: str, seats: int, language: str) -> None:
    game, shown, say = GAMES[key], scene(key), said(key, seats, language)
    for state, touched in played(key, seats)[::2]:
        view = game.view(state, None)
        pictures = shown.board(view, say, touched=touched)
        assert shown.board(view, say, touched=touched) == pictures
        for decision in game.decisions(state):
            pictures = [*pictures, *shown.panel(game.view(state, decision.seat), decision, say)]
        pictures.append(shown.sheet(view, game.standings(state, final=False) or (), say))
        assert [wrong for picture in pictures for wrong in unfit(picture)] == []
        assert 0 < len(shown.describe(view, say)) <= WHOLE


class Noting(Localizer):
    """Notes which messages are lacking, and goes on."""

    lacking: set[str]

    def __call__(self, text: Text) -> str:
        if self.knows(text.id):
            return super().__call__(text)
        self.lacking.add(text.id)
        return "?"


@rule("Scene")
@pytest.mark.usefixtures("unpainted")
def test_catalogues_have_all_that_pictures_say(key: str) -> None:
    """Also what shared parts of pictures ask of a game, as :mod:`render.score_sheet` says of itself."""
    game, shown = GAMES[key], scene(key)
    say = Noting("en", key, NAMES[: game.seats[0]])
    say.lacking = set()
    for state, touched in played(key, game.seats[0])[::4]:
        view = game.view(state, 0)
        shown.board(view, say, touched=touched)
        shown.hand(view, say)
        shown.legend(view, say)
        shown.describe(view, say)
        shown.sheet(view, game.standings(state, final=False) or (), say)
    assert say.lacking == set(), "locale/en.ftl lacks them"


@rule("Scene.sheet")
@pytest.mark.usefixtures("pixels_only")
def test_a_sheet_of_no_points_has_no_empty_brackets(key: str, language: str) -> None:
    """A game may end before anybody has scored: one side concedes."""
    game, seats = GAMES[key], GAMES[key].seats[0]
    state = game.setup(seats, game.Options(), b"none")
    standings = [
        msgspec.structs.replace(each, score=0, parts=dict.fromkeys(each.parts, 0))
        for each in game.standings(state, final=False) or ()
    ]
    told = scene(key).sheet(game.view(state, None), standings, said(key, seats, language)).alt
    assert NAMES[0] in told
    assert "()" not in told


@rule("Scene.board")
def test_a_board_marks_all_that_a_whole_game_has_touched(key: str) -> None:
    """Who comes back after a long time sees that; it once was too much to be said."""
    game, shown, rng = GAMES[key], scene(key), random.Random(1)
    state, touched = game.setup(game.seats[0], game.Options(), b"whole"), set[str]()
    for _ in range(MOST):
        if not (keys := game.legal(state)):
            break
        outcome = game.apply(state, game.mover(state), rng.choice(list(keys)))
        touched |= {piece for event in outcome.events if event.seats is None for piece in event.touched}
        state = outcome.state
    assert touched
    for language in LANGUAGES:
        pictures = shown.board(game.view(state, None), said(key, game.seats[0], language), touched=touched)
        assert [wrong for picture in pictures for wrong in unfit(picture)] == []


def unfit(picture: Picture) -> Iterator[str]:
    """Why a picture cannot be sent, alt text included, or is none for a phone."""
    picture.alt.encode("utf-8")
    if not 0 < len(picture.alt) <= ALT:
        yield f"its alt text has {len(picture.alt):,} characters, 1 to {ALT:,} can be sent"
    if len(picture.png) > BYTES:
        yield f"it has {len(picture.png):,} bytes, {BYTES:,} at most"
    if picture.width > WIDTH or picture.height > HEIGHT:
        yield f"it is {picture.width} by {picture.height} pixels, {WIDTH} by {HEIGHT} at most"


@rule("Scene.panel")
def test_a_spectator_decides_nothing(key: str, seats: int) -> None:
    game, shown, say = GAMES[key], scene(key), said(key, seats)
    state, _ = played(key, seats)[0]
    decision: Decision = game.decisions(state)[0]
    assert shown.hand(game.view(state, None), say) is None
    assert shown.panel(game.view(state, None), decision, say) == []


@rule("Scene")
def test_words_come_without_pillow(key: str) -> None:
    code = f"""
import sys
from bot.core.localizer import Localizer
from games import GAMES
from render.scene import scene

game, shown = GAMES["{key}"], scene("{key}")
seats = game.seats[0]
view = game.view(game.setup(seats, game.Options(), b"seed"), 0)
shown.describe(view, Localizer("en", "{key}", ("?",) * seats))
shown.regions(view)
shown.pieces(), list(shown.in_play(view))
print("PIL" in sys.modules)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False"]
