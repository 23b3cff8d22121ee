"""Hints: each says in a line what a kind of decision is about, of which there is one."""

from __future__ import annotations

from re import MULTILINE, findall

from bot.core.localizer import LANGUAGES, Localizer
from contract.rule import rule
from games import PACKAGES
from games.engine import AnyGame

PREFIX = "about-"


def explained(game: AnyGame) -> list[str]:
    """The kinds of decisions that a game explains."""
    source = (PACKAGES[game.key].words / f"{LANGUAGES[0]}.ftl").read_text("utf-8")
    return findall(rf"^{PREFIX}([\w-]+) =", source, MULTILINE)


@rule("Question.prompt")
def test_a_hint_is_one_line_about_something_that_is_asked(game: AnyGame, language: str) -> None:
    words = Localizer(language, game.key)
    assert explained(game)
    for kind in explained(game):
        assert words.knows(kind), f"nothing asks {kind}"
        hint = words.format(PREFIX + kind)
        assert len(hint) <= 200
        assert "\n" not in hint


@rule("Question.prompt")
def test_what_somebody_is_asked_first_is_explained(game: AnyGame) -> None:
    decisions = game.decisions(game.setup(game.seats[0], game.Options(), b"hints"))
    assert next(decision for decision in decisions if decision.waits).prompt.id in explained(game)
