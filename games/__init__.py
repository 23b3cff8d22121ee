"""The rules of play: one package a game, and the registry that names them all."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping

from games.engine import AnyGame


class Registry(Mapping[str, AnyGame]):
    """Games by key. The rules of each are loaded when somebody first asks for them: most processes need few."""

    def __init__(self, *keys: str) -> None:
        self._loaded: dict[str, AnyGame | None] = dict.fromkeys(keys)

    def __getitem__(self, key: str) -> AnyGame:
        game = self._loaded[key]
        if game is None:
            found: AnyGame = importlib.import_module(f"games.{key}").GAME
            game = self._loaded[key] = found
        return game

    def __contains__(self, key: object) -> bool:
        return key in self._loaded

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)


GAMES: Mapping[str, AnyGame] = Registry("lost_cities", "famous_explorers", "expeditions", "moon")

__all__ = ["GAMES"]
