"""What comes with Cairn speaks every language."""

from bot.core.localizer import BOT, ENGINE, GAME, LANGUAGES, PARTS
from contract.words.catalogues import file_of, rules_of
from games import PACKAGES
from games.entry_points import DISTRIBUTION


def test_every_package_speaks_every_language() -> None:
    """Which is not asked of a game from elsewhere: it speaks English where it lacks one, and its lobby says so."""
    own = [f"{GAME}{key}" for key, package in PACKAGES.items() if package.entry.distribution == DISTRIBUTION]
    for language in LANGUAGES:
        assert all(file_of(package, language).is_file() for package in (BOT, ENGINE, PARTS, *own))
        assert all(rules_of(package, language).is_file() for package in own)
