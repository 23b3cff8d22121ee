"""Packages of games: found by the entry points ``cairn.games``, described by files that are read without importing.

An entry point names a package; the file ``game.toml`` in its folder says what it is, ``locale`` beside that holds its
words and the pages of its rules. ``GAME`` in the package is its :class:`Game`, ``SCENE`` in the module that the file
names is its scene: both are imported when somebody first asks for them, as most processes need few games and draw none.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec

from games import allowed
from games.engine import AnyGame, Game
from games.entry_points import DISTRIBUTION, Entry, entries, trusted
from games.inspection import Refused, inspect
from games.words import amiss

API = 1
"""The version of what packages are promised."""
FILE = "game.toml"
MAX_PACKAGES = 25
"""As many games as Discord's lists hold."""
MAX_SEATS = 6
"""As many players as pictures have colours for."""

Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,31}$")]
Line = Annotated[str, msgspec.Meta(pattern="^.{1,100}$")]
Back = Callable[[list[str]], None]


class Rights(StrEnum):
    """By what right a game is offered: it is the packagers' own, nobody's any more, licensed, or made by fans."""

    OWN = "own"
    PUBLIC_DOMAIN = "public-domain"
    LICENSED = "licensed"
    FAN_MADE = "fan-made"


class Stage(StrEnum):
    """How far a package is.

    ALPHA: it is being tried out; its rules may change under tables that are being played. BETA: its rules are whole and
    its tables go on with later versions, while words, pictures and computer players are still being worked on.
    """

    ALPHA = "alpha"
    BETA = "beta"
    RELEASED = "released"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What ``game.toml`` says: the game's key, title and authors, for which API its package is written, and so on.

    ``seats`` are the seat counts, ``languages`` those of its words and rules, English among them. ``weight`` is from 1,
    light, to 5, heavy: lists begin with light games. ``scene`` names the module that has its ``SCENE``; the package's
    own module ``scene`` unless it is given.
    """

    key: Key
    title: Line
    authors: Annotated[tuple[Line, ...], msgspec.Meta(min_length=1)]
    api: int
    seats: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)], ...], msgspec.Meta(min_length=1)]
    languages: tuple[str, ...]
    rights: Rights
    stage: Stage
    weight: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    scene: str = ""


class PackageError(Exception):
    """A package cannot be used; the message says why, in one line."""


class GameAway(KeyError):  # noqa: N818 - what it is, not that it is an error
    """There is no package of a game: there was, or it may yet come."""


class LeftOut(NamedTuple):
    """An entry point whose package cannot be used, what its file says as far as that can be read, and why."""

    entry: Entry
    about: About | None
    why: str

    def __str__(self) -> str:
        return f"{self.about.key if self.about else self.entry.module} of {self.entry.distribution}: {self.why}"


class Elsewhere(Protocol):
    """Where other people's packages run, if not in this process: what stands for their games and scenes here."""

    def game(self, package: GamePackage) -> AnyGame: ...

    def scene(self, package: GamePackage) -> object: ...


@dataclass
class GamePackage:
    """A package in its ``folder``: its ``game``, its ``scene``, and the folders of its ``words`` and ``rules``."""

    entry: Entry
    about: About
    folder: Path
    elsewhere: Elsewhere | None = None

    @property
    def words(self) -> Path:
        """The folder of its catalogues, ``<language>.ftl``."""
        return self.folder / "locale"

    @property
    def rules(self) -> Path:
        """The folder of the pages of its rules, ``rules.<language>.md``."""
        return self.folder / "locale"

    @property
    def foreign(self) -> bool:
        """Whether it is other people's: its operator has to allow it, and its files are looked through."""
        return self.entry.distribution != DISTRIBUTION

    @property
    def files(self) -> dict[str, Path]:
        """Every file that may run for it, beside Cairn's own and what Cairn depends on, by name."""
        outermost = self.folder.parents[self.entry.module.count(".") - 1] if "." in self.entry.module else self.folder
        return allowed.files(self.entry.distribution, outermost, trusted())

    @cached_property
    def seal(self) -> str:
        """The hash over all of them. Raises OSError."""
        return allowed.seal(self.files)

    @cached_property
    def game(self) -> AnyGame:
        """The rules, imported when first asked for. Raises PackageError."""
        if self.elsewhere is not None:
            return self.elsewhere.game(self)
        self.inspect()
        game, about = _imported(self.entry.module, "GAME"), self.about
        if not isinstance(game, Game):
            raise PackageError(f"{self.entry.module}.GAME is no Game")
        if (game.key, game.seats) != (about.key, about.seats):
            raise PackageError(
                f"its game is {game.key} for {game.seats} players, its {FILE} says {about.key} for {about.seats}"
            )
        return game

    @cached_property
    def scene(self) -> object:
        """The scene, imported likewise; see :func:`render.scene.scene`. Raises PackageError."""
        if self.elsewhere is not None:
            return self.elsewhere.scene(self)
        self.inspect()
        return _imported(self.scene_module, "SCENE")

    @property
    def scene_module(self) -> str:
        """The module in which the scene is."""
        return self.about.scene or f"{self.entry.module}.scene"

    def inspect(self) -> None:
        """Look through its files, if it is other people's, before anything is imported. Raises PackageError."""
        if self.foreign:
            try:
                inspect(self.files)
            except Refused as refused:
                raise PackageError(str(refused)) from None


def _imported(module: str, name: str) -> Any:
    try:
        return getattr(importlib.import_module(module), name)
    except (Exception, SystemExit) as error:
        said = " ".join(f"{error}".split())[:300]
        raise PackageError(f"{module} cannot be imported, {type(error).__name__}: {said}") from error


def folder_of(module: str) -> Path:
    """The folder of a package with its ``game.toml``, found without importing anything of it. Raises PackageError."""
    outermost, *below = module.split(".")
    specs = (finder.find_spec(outermost, None, None) for finder in sys.meta_path if hasattr(finder, "find_spec"))
    spec = next(filter(None, specs), None)
    if spec is None or spec.submodule_search_locations is None:
        raise PackageError(f"there is no package {outermost}")
    folders = (Path(each, *below) for each in spec.submodule_search_locations)
    folder = next((folder for folder in folders if (folder / FILE).is_file()), None)
    if folder is None:
        raise PackageError(f"the package {module} has no {FILE}")
    return folder


def about(folder: Path) -> About:
    """What the file in ``folder`` says. Raises PackageError for one that cannot be read or is for another API."""
    try:
        plain = msgspec.toml.decode((folder / FILE).read_bytes())
        if plain.get("api") != API:  # whatever else it says may mean something else there
            raise PackageError(f"it is written for API {plain.get('api')}, this Cairn has API {API}")
        return msgspec.convert(plain, About)
    except (OSError, ValueError) as error:
        raise PackageError(f"its {FILE} cannot be read: {' '.join(str(error).split())}") from error


def _sorted(found: Mapping[str, GamePackage]) -> dict[str, GamePackage]:
    return dict(sorted(found.items(), key=lambda each: (each[1].about.weight, each[0])))


class Packages(Mapping[str, GamePackage]):
    """The packages that can be used, by key, light games first. They are looked for when somebody first asks."""

    def __init__(self, find: Callable[[], Iterable[Entry]] = entries) -> None:
        self._entries = find
        self._left_out: list[LeftOut] = []
        self._allowed: Mapping[str, str] | None = None
        self._cleared: Set[str] = frozenset()
        self._alone = ""
        self._elsewhere: Elsewhere | None = None
        self._tell: Callable[[LeftOut], None] = lambda _: None
        self._back: Back = lambda _: None

    @cached_property
    def _found(self) -> dict[str, GamePackage]:
        found: dict[str, GamePackage] = {}
        for entry in self._entries():
            self._look_at(entry, found)
        return _sorted(found)

    def _look_at(self, entry: Entry, found: dict[str, GamePackage]) -> None:
        """Put the package of an entry among those that are ``found``, or note why it cannot be used."""
        described = None
        try:
            folder = folder_of(entry.module)
            described = about(folder)
            if (taken := found.get(described.key)) is not None:
                raise PackageError(f"its key is taken by {taken.entry.module} of {taken.entry.distribution}")
            package = GamePackage(entry, described, folder)
            self._check_allowed(package)
            self._check_cleared(package)
            if why := amiss(package.words, described.languages, described.title, foreign=package.foreign):
                raise PackageError(why)
            if len(found) == MAX_PACKAGES:
                raise PackageError(f"Cairn offers {MAX_PACKAGES} games at most")
            found[described.key] = package
        except Exception as error:
            why = "" if isinstance(error, PackageError) else f"{type(error).__name__}: "
            self._left_out.append(LeftOut(entry, described, f"{why}{error}"))

    def look_again(self) -> list[str]:
        """Look once more at the packages that are left out; return the keys of those that can be used now."""
        before, out = [*self._found], [each.entry for each in self._left_out]
        self._left_out.clear()
        importlib.invalidate_caches()
        for entry in out:
            self._look_at(entry, self._found)
        back = [key for key in self._found if key not in before]
        for key in back:
            self._found[key].elsewhere = self._elsewhere
        self._found = _sorted(self._found)
        self._back(back)
        return back

    def is_as_allowed(self, key: str) -> bool:
        """Whether the files of a package are still those that were allowed; where they are not, it is left out."""
        vars(package := self._found[key]).pop("seal", None)
        self._leave_out_where(lambda each: self._check_allowed(each) if each is package else None)
        return key in self._found

    def _check_allowed(self, package: GamePackage) -> None:
        """Raises PackageError where the operator has not allowed other people's package, as it is installed."""
        if self._allowed is None or not package.foreign or package.about.key == self._alone:
            return
        name = allowed.plain(package.entry.distribution)
        line = f"`cairn games --seal {name}` prints the line for CAIRN_GAMES"
        if name not in self._allowed:
            raise PackageError(f"it is not allowed; {line}")
        if package.seal != self._allowed[name]:
            changed = f"a file of {name}, or of what it depends on, is another one"
            raise PackageError(f"it is not what was allowed: {changed}; {line}")

    def allow(self, seals: Mapping[str, str]) -> None:
        """Use no packages of others from now on but those with these ``seals``, by name of distribution."""
        self._allowed = seals
        self._leave_out_where(self._check_allowed)

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """Those that cannot be used, as far as that is known: some turn out when they are imported."""
        _ = self._found
        return tuple(self._left_out)

    def lacks(self, key: object) -> bool:
        """Whether there is a package of this key that cannot be used."""
        return any(each.about is not None and each.about.key == key for each in self.left_out)

    def leave_out(self, key: str, why: str) -> None:
        """Use a package no more."""
        package = self._found.pop(key)
        self._left_out.append(LeftOut(package.entry, package.about, why))
        self._tell(self._left_out[-1])

    def stage(self, key: str) -> Stage:
        """How far a package is; one that is not there was released, one that is used alone as if it were."""
        package = self._found.get(key)
        return Stage.RELEASED if package is None or key == self._alone else package.about.stage

    def _check_cleared(self, package: GamePackage) -> None:
        """Raises PackageError where the operator offers no games of these rights."""
        if self._cleared and self._cleared.isdisjoint({package.about.key, package.about.rights}):
            raise PackageError(f"its rights are {package.about.rights}, which CAIRN_RIGHTS does not clear")

    def offer_cleared(self, cleared: Set[str]) -> None:
        """Use no package from now on but those that ``cleared`` has by their rights or by their key; empty: all."""
        self._cleared = cleared
        self._leave_out_where(self._check_cleared)

    def _leave_out_where(self, check: Callable[[GamePackage], None]) -> None:
        for key, package in [*self._found.items()]:
            try:
                check(package)
            except PackageError as error:
                self.leave_out(key, str(error))

    @property
    def has_foreign(self) -> bool:
        """Whether other people's packages are installed, in use or left out."""
        left_out = any(each.entry.distribution != DISTRIBUTION for each in self._left_out)
        return left_out or any(package.foreign for package in self._found.values())

    def run_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Import no packages of others in this process from now on."""
        self._elsewhere = elsewhere
        for package in self._found.values():
            if package.foreign:
                package.elsewhere = elsewhere
                for name in ("game", "scene"):
                    vars(package).pop(name, None)

    def use_alone(self, key: str) -> None:
        """Use no other package from now on; whoever names it allows it.

        Raises PackageError where there is none of this ``key``.
        """
        if key not in self._found:
            why = next((each.why for each in self._left_out if each.about and each.about.key == key), None)
            raise PackageError(why or "no package that is installed has a game of this key")
        self._alone, self._found = key, {key: self._found[key]}
        self._left_out.clear()

    def on_left_out(self, tell: Callable[[LeftOut], None], back: Callable[[list[str]], None] = lambda _: None) -> None:
        """Have ``tell`` hear of every package that is left out, or will be, and ``back`` of the keys that come back."""
        self._tell, self._back = tell, back
        for each in self.left_out:
            tell(each)

    def __getitem__(self, key: str) -> GamePackage:
        if (found := self._found.get(key)) is None:
            raise GameAway(key)
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._found

    def __iter__(self) -> Iterator[str]:
        return iter([*self._found])

    def __len__(self) -> int:
        return len(self._found)
