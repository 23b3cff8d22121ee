"""Words are parsed once, and only when they are said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.core import localizer
from bot.core.localizer import BOT, ENGINE, GAME, LANGUAGES, PARTS, Catalogue, Localizer, catalogue, spoken
from contract.words.catalogues import parsed as in_syntax
from games import GAMES
from games.engine import Player, text
from render.scene import scene


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often each entry was parsed, by its source; nothing was before."""
    counted: Counter[str] = Counter()

    class Counting(FluentParser):
        def parse(self, source: str) -> ast.Resource:
            counted[source] += 1
            return super().parse(source)

    counting = Counting(with_spans=False)
    monkeypatch.setattr(localizer, "parser", lambda: counting)
    localizer.catalogue.cache_clear()
    yield counted
    localizer.catalogue.cache_clear()


def test_what_the_bot_says_is_kept_once_however_many_games_say_it(parsed: Counter[str]) -> None:
    said = {Localizer("en", game).format("paused-until", until=text("game-name")) for game in GAMES}
    assert len(said) == len(GAMES)
    assert [count for source, count in parsed.items() if source.startswith("paused-until")] == [1]


def test_what_is_never_said_is_never_parsed(parsed: Counter[str]) -> None:
    words = Localizer("en", next(iter(GAMES)))
    assert words.knows("digest-title")
    for _ in range(2):
        words.format("paused-until", until=text("game-name"))
    assert parsed.total() == 2


def test_names_that_begin_alike_are_told_apart() -> None:
    words = Catalogue("en", b"seat-open = free, { seat }\n# seat = none\nseated = there\nseat = one of { seated }\n")
    assert [words.format(each, ()) for each in ("seat-open", "seated", "seat")] == [
        "free, one of there",
        "there",
        "one of there",
    ]
    assert [each in words for each in ("sea", "seat-", "open", "# seat", "")] == [False] * 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_no_parser_is_said_as_fluent_would_say_it(language: str, parsed: Counter[str]) -> None:
    plain = 0
    for package in (BOT, ENGINE, PARTS, *(f"{GAME}{key}" for key in GAMES if spoken(language, key) == language)):
        bundle, resource = FluentBundle([language], use_isolating=False), in_syntax(package, language)
        bundle.add_resource(resource)
        words = catalogue(language, package)
        for entry in resource.body:
            if not isinstance(entry, ast.Message) or not isinstance(entry.value, ast.Pattern):
                continue
            parts = [part.expression for part in entry.value.elements if isinstance(part, ast.Placeable)]
            names = {part.id.name: None for part in parts if isinstance(part, ast.VariableReference)}
            given: dict[str, str | int] = {name: 900 + n if n % 2 else f"{{ ${n} }}" for n, name in enumerate(names)}
            before, simple = parsed.total(), all(isinstance(part, ast.VariableReference) for part in parts)
            said = words.format(entry.id.name, tuple(given.items())) if simple else ""
            if simple and parsed.total() == before:
                pattern = bundle.get_message(entry.id.name).value
                assert pattern is not None
                assert said == bundle.format_pattern(pattern, given)[0]
                plain += 1
    assert plain > 3_000


def test_a_game_of_a_later_version_is_called_by_its_key() -> None:
    assert (
        Localizer("de", "far-away_land").format("ranking-title", game=text("game-name")) == "Rangliste: far away land"
    )


@pytest.mark.usefixtures("parsed")
@pytest.mark.parametrize("key", GAMES)
def test_who_reads_a_board_again_is_told_the_same_without_setting_it_anew(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[key]
    seats = min(game.seats)
    view, names = game.view(game.setup(seats, game.Options(), b"words"), None), tuple("ABCDEF"[:seats])
    told = {language: scene(key).describe(view, Localizer(language, key, names)) for language in LANGUAGES}
    monkeypatch.setattr(FluentBundle, "format_pattern", None)
    assert told == {language: scene(key).describe(view, Localizer(language, key, names)) for language in LANGUAGES}
    assert len({*told.values()}) == len({spoken(language, key) for language in LANGUAGES})


def test_words_that_are_kept_name_those_who_are_meant() -> None:
    key = next(iter(GAMES))
    said = [Localizer("en", key, names).format("side-of", who=(Player(1),)) for names in (("Ann", "Ben"), ("Cy", "Di"))]
    assert "Ben" in said[0]
    assert said[1] == said[0].replace("Ben", "Di")


def test_what_speaks_of_a_post_names_its_buttons_as_they_stand_there() -> None:
    german, english, mixed = Localizer("de"), Localizer("en"), Localizer("de", posts="en")
    advice, options = text("button-advice"), text("button-options")
    assert german(options) != english(options)
    said = mixed(text("computer-hints"))
    assert said == mixed.with_posts("de")(text("computer-hints")).replace(german(options), english(options))
    assert f"*{english(options)}*" in said
    assert f"*{german(advice)}*" in said
