"""Every card and place of a game in words, as they were last approved: ``python -m tests.contract.cards``.

That writes them anew. What has changed is then read before it is committed, and balanced where it bears on the game.
"""

from __future__ import annotations

from pathlib import Path

from bot.core.localizer import Localizer
from games import GAMES
from render.scene import scene

TESTS = Path(__file__).parents[1] / "games"


def approved(key: str) -> Path:
    """Return the file of a game."""
    return TESTS / key / "cards.txt"


def in_words(key: str) -> list[str]:
    """Return what each card and place of a game says and does, a line each."""
    shown, say = scene(key), Localizer("en", key)
    return [f"{piece}: {' / '.join(shown.piece(piece, say).alt.splitlines())}" for piece in shown.pieces()]


if __name__ == "__main__":
    for game in GAMES:
        if lines := in_words(game):
            approved(game).write_text("\n".join(lines) + "\n", "utf-8")
