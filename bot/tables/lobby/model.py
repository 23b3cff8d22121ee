"""The invitations of a lobby and the beginning of its game, as data."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from games.players import Level


class Branch(msgspec.Struct, frozen=True):
    """The position with which a game begins: that of ``table`` at the end of ``turn``, which is its ``revision``.

    ``players`` are as many as sat there. ``open_hands``: everybody may look at every hand.
    """

    table: int
    turn: int
    revision: int
    players: int
    open_hands: bool = False


class Rematch(msgspec.Struct, frozen=True):
    """The same company once more: the user ids, and the names of computer players, in the ``order`` of the new seats.

    As soon as all of them sit there the game begins by itself; after ``until`` nobody is waited for any more.
    """

    order: tuple[int | str, ...]
    until: datetime


class Applicant(msgspec.Struct, frozen=True):
    """Somebody who has typed a table's code and waits to be let in: display name and Discord locale, not escaped."""

    user_id: int
    name: str
    locale: str


class Invitations(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The people whom a lobby waits for, and until when.

    For each of the ``invited``, by user id, a seat is kept until they join or decline. ``private``: nobody else may
    join. At ``start_at`` the game begins by itself. With ``fill`` computer players of that level take the seats that
    are missing then. ``branch``: it begins with a position of another game, which is known after the start, too.
    ``rematch``: the people of an earlier table are to play again. ``challenge``: it was opened to challenge somebody,
    which is known after the start, too.

    Of a table by message: who is ``asking`` for a seat by its code, which is good until ``code_until``, and the user
    ids of those whom its owner has ``refused``, and who may not ask again. Who presses a button of its lobby in a
    conversation has seen that: its ``key`` proves so.
    """

    invited: tuple[int, ...] = ()
    private: bool = False
    start_at: datetime | None = None
    fill: Level | None = None
    branch: Branch | None = None
    rematch: Rematch | None = None
    challenge: bool = False
    asking: tuple[Applicant, ...] = ()
    refused: tuple[int, ...] = ()
    code_until: datetime | None = None
    key: str = ""

    def without(self, user_id: int) -> Invitations:
        """Itself once nobody waits for this person any more, nor do they."""
        invited = tuple(user for user in self.invited if user != user_id)
        asking = tuple(each for each in self.asking if each.user_id != user_id)
        return msgspec.structs.replace(self, invited=invited, asking=asking)

    def begun(self) -> Invitations:
        """Itself once nobody is waited for any more."""
        return Invitations(branch=self.branch, challenge=self.challenge, key=self.key)

    def players(self, usual: Sequence[int]) -> Sequence[int]:
        """How many may play, where ``usual`` is how many the game is for."""
        return usual if self.branch is None else (self.branch.players,)

    def given_up(self) -> Invitations:
        """Itself once it is certain that a rematch has not the same company: anybody may join then."""
        return msgspec.structs.replace(self, rematch=None, private=False) if self.rematch else self
