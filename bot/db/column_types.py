"""Types of columns that mean the same in every database.

Instants are whole microseconds since 1970 (UTC), so that they compare and sort alike everywhere.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa

T = TypeVar("T")

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)

UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, AttributeError, OverflowError, zlib.error)


NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""A whole number of 64 bits everywhere: what people and forged buttons name may be no number of a row, but is one."""


class Damaged:
    """Stands where a stored value should be that cannot be read: nothing else of its row or its query suffers."""


DAMAGED = Damaged()


class Typed(sa.types.TypeDecorator[T], Generic[T]):
    """A type whose values, of the Python type ``kind``, are stored in another form.

    A stored value that cannot be read comes as :data:`DAMAGED`.
    """

    kind: Any

    def stored(self, value: T) -> Any:
        """Return ``value`` as the database takes it."""
        raise NotImplementedError

    def read(self, value: Any) -> T:
        """Return what a stored value means. May raise what a value of a wrong form makes Python raise."""
        raise NotImplementedError

    # These two replace what is made of process_bind_param and process_result_value, with a call less for each value.

    def bind_processor(self, dialect: sa.Dialect) -> Callable[[T | None], Any]:  # noqa: ARG002
        stored = self.stored
        return lambda value: None if value is None else stored(value)

    def result_processor(self, dialect: sa.Dialect, coltype: object) -> Callable[[Any], Any]:  # noqa: ARG002
        read = self.read

        def process(value: Any) -> Any:
            if value is None:
                return None
            try:
                return read(value)
            except UNREADABLE:
                return DAMAGED

        return process


class Instant(Typed[datetime]):
    """A point in time, stored as microseconds since 1970."""

    impl = sa.BigInteger
    cache_ok = True
    kind = datetime

    def stored(self, value: datetime) -> int:
        return (value - EPOCH) // MICROSECOND

    def read(self, value: int) -> datetime:
        return EPOCH + value * MICROSECOND


class Span(Typed[timedelta]):
    """A span of time, stored in microseconds."""

    impl = sa.BigInteger
    cache_ok = True
    kind = timedelta

    def stored(self, value: timedelta) -> int:
        return value // MICROSECOND

    def read(self, value: int) -> timedelta:
        return value * MICROSECOND


class Day(Typed[date]):
    """A day, stored as its ordinal."""

    impl = sa.Integer
    cache_ok = True
    kind = date

    def stored(self, value: date) -> int:
        return value.toordinal()

    def read(self, value: int) -> date:
        return date.fromordinal(value)


class Bits(Typed[tuple[int, ...]]):
    """A set of small numbers in ascending order, stored as a bit for each."""

    impl = sa.Integer
    cache_ok = True
    kind = tuple[int, ...]

    def stored(self, value: tuple[int, ...]) -> int:
        return sum(1 << number for number in set(value))

    def read(self, value: int) -> tuple[int, ...]:
        return tuple(number for number in range(value.bit_length()) if value >> number & 1)


class Json(Typed[T], Generic[T]):
    """A value of type ``kind``, stored as JSON."""

    impl = sa.Text
    cache_ok = True

    def __init__(self, kind: type[T] | Any) -> None:
        super().__init__()
        self.kind = kind
        self._decode: Callable[[Any], T] = msgspec.json.Decoder(kind).decode
        self._encode = msgspec.json.Encoder().encode

    def stored(self, value: T) -> str:
        return self._encode(value).decode()

    def read(self, value: str) -> T:
        return self._decode(value)


class PackedJson(Typed[T], Generic[T]):
    """A value of type ``kind``, stored as JSON in zlib."""

    impl = sa.LargeBinary
    cache_ok = True

    def __init__(self, kind: type[T] | Any) -> None:
        super().__init__()
        self.kind = kind
        self._decode: Callable[[Any], T] = msgspec.json.Decoder(kind).decode

    def stored(self, value: T) -> bytes:
        return zlib.compress(msgspec.json.encode(value))

    def read(self, value: bytes) -> T:
        return self._decode(zlib.decompress(value))


class Mark(StrEnum):
    """The marks of columns that name persons. Forgetting somebody and the export of their data go by them.

    OWN names a person whose alone the row is: it goes with them. PERSON names one whom others know as well: a pseudonym
    takes their place, also in the row's NAME and LOCALE. The content of a TEXT may name persons anywhere. A SUBJECT is
    a person or another thing, as another column of the row says.
    """

    OWN = "own"
    PERSON = "person"
    NAME = "name"
    LOCALE = "locale"
    TEXT = "text"
    SUBJECT = "subject"


DISCLOSED = {"disclosed": True}
"""Marks a column that a person is told where they ask what is stored about them and the row is not theirs alone."""

UNDISCLOSED = {"disclosed": False}
"""Marks a column that they are not told where it is."""


class ServerMark(StrEnum):
    """The marks of columns that name servers. Erasing a server and the export of its data go by them.

    OWN: the row is the server's, whose managers are given it, and goes with it. HIDDEN: it goes with it as well, and no
    manager is given it. LASTING: it stays, with a pseudonym in the server's place.
    """

    OWN = "own"
    HIDDEN = "hidden"
    LASTING = "lasting"


SERVER = "server"
"""The key of that mark."""

LASTING = {"lasting": True}
"""Marks where rows that belong to a table stay when their server is erased, with pseudonyms in place of persons."""

AWAITED = {"awaited": True}
"""Marks an instant that is waited for: where a server was without the bot, it comes later by as long."""

PRIVATE = {"private": True}
"""Marks where a person's own rows belong to a table that nobody else reads, whoever may read the table."""

MOMENTARY = {"momentary": True}
"""Marks what is about what processes do just now, and worth nothing in another place."""

PASSING = {"passing": True}
"""Marks where rows belong to a table and go when that was over for long."""

PORTABLE = {"portable": True}
"""Marks where rows belong to a table with which they come along into another database."""


def user_id_column(
    name: str = "user_id", mark: Mark = Mark.PERSON, *, heading: str | None = None, **how: Any
) -> sa.Column[int]:
    """A column that names a person.

    Under ``heading`` they are told of its rows, where that is not the name of the table.
    """
    how = {"primary_key": False, "nullable": False} | how
    how |= {"autoincrement": False} if how["primary_key"] else {}
    return sa.Column(name, sa.BigInteger, info={"mark": mark, "heading": heading} | how.pop("info", {}), **how)


def guild_id_column(mark: ServerMark = ServerMark.OWN, name: str = "guild_id", **how: Any) -> sa.Column[int]:
    """A column that names a server; it is never NULL unless ``how`` says so."""
    how = {"nullable": False} | how
    how |= {"autoincrement": False} if how.get("primary_key") else {}
    return sa.Column(name, sa.BigInteger, info={SERVER: mark} | how.pop("info", {}), **how)


def marked(schema: sa.MetaData, *marks: Mark) -> list[sa.Column[Any]]:
    """Return the columns with one of these marks, each table's after those of the tables that it refers to."""
    return [column for table in schema.sorted_tables for column in table.c if column.info.get("mark") in marks]


def plain(column: sa.ColumnElement[Any], stored: Any) -> Any:
    """Return what a column means by what it has ``stored``, as plain data that JSON can hold; as it is if damaged."""
    if isinstance(column.type, Typed) and stored is not None:
        with suppress(*UNREADABLE):
            return msgspec.json.decode(msgspec.json.encode(column.type.read(stored)))
    return stored.hex() if isinstance(stored, bytes) else stored


def as_stored(column: sa.ColumnElement[Any]) -> sa.ColumnElement[Any]:
    """Return ``column`` without its type of ours: what it holds as it is stored."""
    kind = column.type
    return sa.type_coerce(column, kind.impl_instance) if isinstance(kind, Typed) else column


def plain_rows(
    connection: sa.Connection, shown: Sequence[sa.Column[Any]], *where: sa.ColumnElement[bool]
) -> list[dict[str, Any]]:
    """Return the columns ``shown`` of the rows of one table for which all of ``where`` is true, as plain data."""
    query = sa.select(*map(as_stored, shown)).where(*where).order_by(*shown[0].table.primary_key)
    rows = connection.execute(query).all()
    return [{column.name: plain(column, value) for column, value in zip(shown, row, strict=True)} for row in rows]
