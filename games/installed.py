"""The rules of the games that are installed, by key."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, Mapping, ValuesView

from games.engine import AnyGame
from games.packages import GameAway, PackageError, Packages


class Games(Mapping[str, AnyGame]):
    """The games of ``packages`` by key. Rules are imported when somebody asks for them, or whether they are there.

    What cannot be imported is left out from then on. The keys alone are told without importing anything.
    """

    def __init__(self, packages: Packages) -> None:
        self._packages = packages

    def __getitem__(self, key: str) -> AnyGame:
        try:
            return self._packages[key].game
        except PackageError as error:
            self._packages.leave_out(key, str(error))
            raise GameAway(key) from error

    def __contains__(self, key: object) -> bool:
        return key in self._packages and self.get(str(key)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)

    def items(self) -> ItemsView[str, AnyGame]:
        """Those that can be imported."""
        return {key: game for key in self if (game := self.get(key)) is not None}.items()

    def values(self) -> ValuesView[AnyGame]:
        """Likewise."""
        return dict(self.items()).values()
