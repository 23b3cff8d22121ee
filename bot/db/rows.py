"""Rows as structs: a field is the column of the same name."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, get_origin

import msgspec
import sqlalchemy as sa

from bot.core.errors import safe_message
from bot.db.column_types import DAMAGED
from bot.db.statement import Statement, Values

log = logging.getLogger(__name__)

R = TypeVar("R")
S = TypeVar("S")
StructT = TypeVar("StructT", bound=msgspec.Struct)


class DamagedRow(Exception):  # noqa: N818 - what it is, not that it is an error
    """A row cannot be read. The message names it and its column, and tells no value."""


class Rows(Generic[StructT]):
    """How structs of a ``kind`` lie in the rows of a table.

    A field is the column of its name, or the one that is given for it; what no column holds is given to :meth:`read`.
    ``instead`` are values for columns without which a row is still good: they take the place of one that is damaged.
    """

    def __init__(
        self,
        kind: type[StructT],
        table: sa.Table,
        *,
        instead: Mapping[str, Any] | None = None,
        **given: sa.Column[Any],
    ) -> None:
        struct: type[msgspec.Struct] = get_origin(kind) or kind
        found = {name: given.get(name, table.c.get(name)) for name in struct.__struct_fields__}
        fields = {name: column for name, column in found.items() if column is not None}
        keys = [column for column in table.primary_key if column not in set(fields.values())]
        self._kind, self._table, self._instead = kind, table, dict(instead or {})
        msgspec.json.Decoder(kind)  # looks at the type: two threads that do so at once crash the process
        self._in_order = struct.__struct_fields__ if struct.__struct_config__.array_like else None
        self._stored = [(name, column.key) for name, column in fields.items()]
        self._names = (*fields, *(str(column.key) for column in keys))
        self.columns: tuple[sa.Column[Any], ...] = (*fields.values(), *keys)
        """The columns to select, in this order: the fields, and those that tell a row from others."""

    def select(self, *where: sa.ColumnElement[bool]) -> sa.Select[Any]:
        """Return the query for the rows for which all of ``where`` is true."""
        return sa.select(*self.columns).where(*where)

    def read(self, row: Sequence[Any], at: int = 0, **given: Any) -> StructT:
        """Return the struct in a row, where the columns begin ``at`` that place. Raises DamagedRow."""
        values = dict(zip(self._names, row[at:] if at else row, strict=False))
        for name, instead in self._instead.items():
            if values[name] is DAMAGED:
                log.error("%s: %s cannot be read", self._called(values), name)
                values[name] = instead
        values |= given
        try:
            found = values if self._in_order is None else [values[name] for name in self._in_order]
            return msgspec.convert(found, self._kind)
        except msgspec.ValidationError as error:
            raise DamagedRow(f"{self._called(values)} cannot be read: {safe_message(error)}") from None

    def values(self, item: StructT) -> dict[str, Any]:
        """Return the row of ``item`` as an insert or an update takes it."""
        return {key: getattr(item, name) for name, key in self._stored}

    def all(self, connection: sa.Connection, query: sa.Select[Any] | Statement, **values: Any) -> list[StructT]:
        """Return what can be read of the rows that a query of :meth:`select` finds with these ``values``."""
        return list(readable(_found(connection, query, values), self.read))

    def one(self, connection: sa.Connection, query: sa.Select[Any] | Statement, **values: Any) -> StructT | None:
        """Return the struct in the one row that such a query finds, if any. Raises DamagedRow."""
        row = next(iter(_found(connection, query, values)), None)
        return None if row is None else self.read(row)

    def _called(self, values: Mapping[str, Any]) -> str:
        columns = dict(zip(self._names, self.columns, strict=True))
        key = [f"{column.name} {values[name]}" for name, column in columns.items() if column.primary_key]
        return f"A row of {self._table.name} ({', '.join(key)})"


def _found(connection: sa.Connection, query: sa.Select[Any] | Statement, values: Values) -> Sequence[Any]:
    if isinstance(query, Statement):
        return query.all(connection, values)
    return connection.execute(query, values).all()


def readable(found: Iterable[R], read: Callable[[R], S]) -> Iterator[S]:
    """Yield what ``read`` makes of each; one that is damaged is left out and logged, and no other suffers."""
    for each in found:
        try:
            yield read(each)
        except DamagedRow as error:
            log.error("%s", error)
