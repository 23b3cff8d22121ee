"""Words: whatever a game says can be said in every language."""

import re
from functools import partial

import msgspec
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.core.localizer import BOT, ENGINE, GAME, LANGUAGES, PARTS, Localizer, catalogue
from contract.rule import rule
from contract.walk import Walk
from contract.words.catalogues import arguments, file_of, parsed, rules_of
from contract.words.said import NAMES, said
from games import GAMES
from games.engine import AnyGame, option_fields, text

PAGE = 3500


class References(Visitor):
    """Collects the messages and terms that others refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:
        self.found.add(node.id.name)


def spoken_by(package: str) -> list[str]:
    """The languages a package has words in, English first."""
    return [language for language in LANGUAGES if file_of(package, language).is_file()]


@rule("Text")
def test_everything_a_game_says_can_be_said(walk: Walk) -> None:
    for message in walk.texts:
        for language in LANGUAGES:
            said(language, walk.game.key, message)


@rule("Choice")
def test_choices_of_one_decision_read_differently(walk: Walk) -> None:
    for step in walk.sample(15):
        for decision in step.decisions:
            for language in LANGUAGES:
                labels = [
                    tuple(said(language, walk.game.key, part) for part in (choice.group, choice.label) if part)
                    for choice in decision.choices
                ]
                assert len(set(labels)) == len(labels)


@rule("Standing")
def test_standings_have_names_for_their_parts(walk: Walk) -> None:
    for final, state in [(True, walk.end), (False, walk.steps[0].state), (False, walk.steps[-1].state)]:
        for part in {part for standing in walk.game.standings(state, final=final) or () for part in standing.parts}:
            for language in LANGUAGES:
                said(language, walk.game.key, text(f"part-{part.replace('_', '-')}"))


@rule("Game")
def test_a_game_presents_itself_and_its_options(game: AnyGame, language: str) -> None:
    words = partial(said, language, game.key)
    words(text("game-name"))
    words(text("game-blurb"))
    for field in option_fields(game.Options):
        name = f"option-{field.name.replace('_', '-')}"
        words(text(name))
        for value in field.values:
            if isinstance(value, str):
                words(text(f"{name}-{value.replace('_', '-')}"))
    presets = [words(text(f"preset-{name.replace('_', '-')}")) for name in game.presets]
    assert len(set(presets)) == len(presets)
    for options in game.presets.values():
        assert msgspec.convert(msgspec.structs.asdict(options), game.Options) == options


@rule("Text")
def test_catalogues_have_the_same_messages_with_the_same_arguments_in_every_language(package: str) -> None:
    first, *others = [arguments(package, language) for language in spoken_by(package)]
    assert first
    for other in others:
        assert other == first


@rule("Text")
def test_every_message_is_found_though_each_is_parsed_by_itself(package: str) -> None:
    """Those of the bot and the engine once, for they are the same beside every game."""
    for language in spoken_by(package):
        key = next(iter(GAMES)) if package == PARTS else package.removeprefix(GAME)
        words = Localizer(language, None if package in (BOT, ENGINE) else key, NAMES)
        for message in arguments(package, language):
            assert words.knows(message)
            assert catalogue(language, package).pattern(message) is not None
        assert not words.knows("no-such-message")


@rule("Text")
def test_messages_refer_only_to_messages_of_their_own_catalogue(package: str) -> None:
    """Each catalogue is kept once, whoever speaks: what comes from another one is an argument."""
    for language in spoken_by(package):
        references = References()
        references.visit(parsed(package, language))
        assert references.found <= set(arguments(package, language))


@rule("Text")
def test_no_message_of_one_catalogue_hides_another(package: str) -> None:
    """The bot, the engine and one game speak with one voice: a message is looked for in all three."""
    for shared in {BOT, ENGINE} - {package}:
        assert not arguments(shared, "en").keys() & arguments(package, "en").keys()


@rule("Game")
def test_the_rules_are_told_in_every_language_page_by_page(game: AnyGame) -> None:
    counts = set()
    for language in spoken_by(f"games.{game.key}"):
        source = rules_of(f"games.{game.key}", language).read_text("utf-8")
        pages = re.split(r"^---$", source, flags=re.MULTILINE)
        assert all(0 < len(page.strip()) <= PAGE for page in pages)
        counts.add(len(pages))
    assert len(counts) == 1
