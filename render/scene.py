"""What a game's pictures are: the contract between the bot and each game's scene."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from games import PACKAGES
from games.engine import Decision, Player, Standing, Text, text
from games.packages import PackageError
from render.pictures import EMOJI_DIGITS, Emoji, Film, Legend, Letters, Picture, Say

__all__ = ["EMOJI_DIGITS", "Emoji", "Film", "Legend", "Letters", "Picture", "Say", "Scene", "scene", "sides"]

ViewT = TypeVar("ViewT")


class Scene(ABC, Generic[ViewT]):
    """A game's pictures and the same in words; ``SCENE`` in a module of its package is the game's.

    Every method takes a view, never a state, so it cannot show what the view's owner may not see. A game has
    ``board`` and ``describe``, and overrides what else it has: by default there are no regions, hands,
    letters, icons in words, legend or pieces.

    ``say`` speaks one language and knows the names at the table; no word is written in a scene. Pictures are at most
    1600 pixels wide and 3000 high, are seen 400 pixels wide on phones (letters of
    :data:`render.canvas.KEY_TEXT` of the width can be read there), and come out the same every time. ``touched`` are
    names as :attr:`Event.touched` has them; what they name has a bright rim, and what is unknown is left alone.

    Words are asked for where nothing is drawn. So the module of a scene imports no Pillow: what draws (whatever
    imports :mod:`render.canvas`) lies in a module beside it, which ``board``, ``hand``, ``sheet``, ``legend`` and
    ``piece`` import when they are called.
    """

    decoration: ClassVar[Collection[str]] = ()
    """The icons that stand for nothing, by name: shapes of the ground, a tree. No legend explains them."""

    @abstractmethod
    def board(
        self, view: ViewT, say: Say, *, touched: Collection[str] = (), region: str | None = None
    ) -> list[Picture]:
        """The public board, the same in every seat's view; with ``region`` only that part of it.

        ``touched`` are the pieces that changed since the last post, or over a whole game for who comes back. What a
        view knows beyond the public position is left out. Raises KeyError for a region not in :meth:`regions`.
        """

    def moments(self, view: ViewT, say: Say, *, touched: Collection[str] = ()) -> list[list[Picture]]:
        """The same for a film: what it shows of a turn, one after another, each of pictures that lie below each other.

        There are no close-ups, and what is in one place of a picture is there in the next one, too. Nobody reads alt
        texts of these: a film has one of its own.
        """
        return [self.board(view, say, touched=touched)]

    def regions(self, view: ViewT) -> Mapping[str, Text]:
        """The parts of the board that :meth:`board` can show by themselves, the view's owner's first: names by key.

        Where players have sides of their own, these come first, see :func:`sides`. All views have the same regions.
        """
        return {}

    def hand(self, view: ViewT, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        """The hand of the view's owner, the cards ``touched`` marked as new; None for a spectator or without hands."""
        return None

    def delivered_hand(self, view: ViewT, say: Say) -> Picture | None:
        """The hand as a message that stays while others move: it shows nothing but :meth:`Game.hand`.

        Equal hands look the same, whatever else has changed.
        """
        return self.hand(view, say)

    def panel(
        self,
        view: ViewT,
        decision: Decision,
        say: Say,
        *,
        touched: Collection[str] = (),
        known: Letters | None = None,
    ) -> list[Picture]:
        """What the view's owner looks at while deciding, ``touched`` pieces marked; the hand unless there is more.

        Pieces ``known`` by a letter from earlier in the turn keep it. A spectator is shown nothing. Of several pictures
        the first ones are shown, as many as stand on a screen; those that are needed together are made one, see
        :func:`render.canvas.stacked`.
        """
        hand = self.hand(view, say, touched=touched)
        return [] if hand is None else [hand]

    def letters(self, view: ViewT, decision: Decision, known: Letters | None = None) -> Mapping[str, str]:
        """The letters that mark open choices in the pictures of :meth:`panel`, by the choice's key.

        A piece (the ``ref`` of a choice) has one letter, and keeps it over a turn; see :func:`render.lettering.dealt`.
        """
        return {}

    def emoji(self) -> Mapping[str, Emoji]:
        """The icons that stand in this game's words, by key: ``{ ICON("<key>") }`` in its catalogues.

        Keys are of ``a-z 0-9 _``. Each player has one, ``seat_1`` and so on. A game without any has none in its words;
        in one that has them the label of every choice with a ``ref`` has one, which stands beside it in menus.
        """
        return {}

    def sheet(self, view: ViewT, standings: Sequence[Standing], say: Say) -> Picture:
        """The score sheet, of the running or the final ``standings``: a column for each player, a row for each part.

        A game whose sheet looks otherwise draws it, by :mod:`render.score_sheet` or by itself.
        """
        from render import score_sheet

        return score_sheet.draw(standings, say, score_sheet.in_words(standings, say))

    def legend(self, view: ViewT, say: Say) -> Legend | None:
        """What every sign on the board and in the hand of the view's owner means, in the order they stand there.

        None for a game that draws no icons: each that it draws is explained. Unlike the board it may show what only the
        view's owner knows. :mod:`render.legend` draws it.
        """
        return None

    def pieces(self) -> Mapping[str, Text]:
        """All cards and places that can be looked up: their names by key."""
        return {}

    def in_play(self, view: ViewT) -> Iterable[str]:
        """The :meth:`pieces` that the view's owner sees, by key: the own hand, then as they stand on the board."""
        return ()

    def piece(self, key: str, say: Say) -> Picture:
        """One of :meth:`pieces` large, all its text in picture and alt text. Raises KeyError for an unknown key."""
        raise KeyError(key)

    @abstractmethod
    def describe(self, view: ViewT, say: Say) -> str:
        """All that the view's owner may know, in lines without Markdown: for those who do not see pictures.

        At most :data:`render.alt_text.DESCRIPTION_LIMIT` characters.
        """


def sides(seats: int, me: int | None, groups: int = 0) -> dict[str, Text]:
    """A region for each player, or for each of ``groups`` of partners: ``side-<number>``, that of ``me`` first."""
    count = groups or seats
    first = 0 if me is None else me % count
    found = {}
    for number in ((first + n) % count for n in range(count)):
        people = tuple(Player(seat) for seat in range(number, seats, count))
        mine = me is not None and number == first
        found[f"side-{number}"] = text("side-own") if mine else text("side-of", who=people)
    return found


def scene(key: str) -> Scene[Any]:
    """The scene of the game ``key``, imported when first asked for: most processes draw nothing.

    Raises KeyError for an unknown game, PackageError where it cannot be imported or is none.
    """
    package = PACKAGES[key]
    if not isinstance(package.scene, Scene):
        raise PackageError(f"{package.scene_module}.SCENE is no Scene")
    return package.scene
