"""A question that is put to people at a table, as data."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import ClassVar, Generic, NamedTuple, TypeVar

import msgspec


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """The subject of a poll, beside the seat: the base of one class for each kind of question."""

    kind: ClassVar[str]
    """The name of the kind of question: in custom ids, in the database and in the journal."""

    stops: ClassVar[bool] = False
    """Whether nobody moves at a table as long as such a question stands there."""

    again: bool = False
    """Whether it is put once more: its post says so, and who is asked is told by message instead of pinged."""


Q = TypeVar("Q", bound=Subject)


class Answered(NamedTuple):
    """A person has given an answer to the poll of a ``revision``."""

    revision: int
    user_id: int
    answer: str


class Poll(msgspec.Struct, Generic[Q], frozen=True, kw_only=True):
    """A question that was put at a table's ``revision``, which tells it from every other poll of that table.

    ``seat`` is the seat it is about, None where it is about the whole table. ``by`` is the person who asks, by user id,
    None where nobody in particular does. ``answers`` are the keys of those that were given, by user id; nobody is told
    whose is which. At ``closes_at`` silence has an effect of its own. ``resting``: nobody may answer for now, and at
    ``closes_at`` the question is put again.
    """

    about: Q
    revision: int
    opened_at: datetime
    closes_at: datetime
    seat: int | None = None
    by: int | None = None
    resting: bool = False
    answers: dict[int, str] = {}

    @property
    def kind(self) -> str:
        """The name of the kind of question."""
        return self.about.kind

    def answered(self, user_id: int, answer: str) -> Poll[Q]:
        """The poll once this person has given this answer, in the place of an earlier one."""
        return msgspec.structs.replace(self, answers={**self.answers, user_id: answer})

    @property
    def given(self) -> set[Answered]:
        """The answers with those who gave them."""
        return {Answered(self.revision, user, answer) for user, answer in self.answers.items()}

    def of(self, people: Collection[int]) -> Poll[Q]:
        """The poll without the answers of anybody but these people."""
        left = {user: answer for user, answer in self.answers.items() if user in people}
        return self if left == self.answers else msgspec.structs.replace(self, answers=left)
