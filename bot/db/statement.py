"""Statements of every move: compiled once for each kind of database, and handed to its driver.

Core stays the only place where SQL is written. What SQLAlchemy does with each execution besides, looking the compiled
form up and making a context and a result, costs several times what SQLite takes for a statement of a move.
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import exc

Values = Mapping[str, Any]

Process = Callable[[Any], Any] | None
"""Makes of a value what the driver takes, or of what it gives the value; None: as it is."""


class _Compiled(NamedTuple):
    """The text of a statement, and in order its parameters: the name of each, and how it is stored.

    ``fixed`` are the values of those that nobody else gives; ``columns`` say how what it finds is read, ``row`` makes
    a row of that.
    """

    text: str
    parameters: Sequence[tuple[str, Process]]
    fixed: Values
    columns: Sequence[Process]
    row: Callable[[Iterable[Any]], Any]


class Statement:
    """A statement of Core whose parameters are single values; an insert names its ``columns``."""

    def __init__(self, statement: sa.Executable, columns: Sequence[str] | None = None) -> None:
        self._statement: Any = statement
        self._columns = None if columns is None else list(columns)
        self._compiled: dict[str, _Compiled] = {}

    def execute(self, connection: sa.Connection, *rows: Values) -> int:
        """Execute it with each of ``rows``; the number of rows that it changed, where it was one."""
        compiled = self._for(connection)
        given = [_given(compiled, row) for row in rows]
        cursor = _sqlite(connection)
        if cursor is None:
            return connection.exec_driver_sql(compiled.text, given if len(given) > 1 else given[0]).rowcount
        try:
            if len(given) > 1:
                return cursor.executemany(compiled.text, given).rowcount
            return cursor.execute(compiled.text, given[0]).rowcount
        except sqlite3.Error as error:
            raise _translated(compiled, error) from error

    def all(self, connection: sa.Connection, values: Values) -> list[Any]:
        """Return the rows that it finds, as named tuples; of columns of one name the first has it."""
        compiled = self._for(connection)
        given = _given(compiled, values)
        cursor = _sqlite(connection)
        if cursor is None:
            rows: Sequence[Any] = connection.exec_driver_sql(compiled.text, given).all()
        else:
            try:
                rows = cursor.execute(compiled.text, given).fetchall()
            except sqlite3.Error as error:
                raise _translated(compiled, error) from error
        return [
            compiled.row([value if read is None else read(value) for read, value in zip(compiled.columns, row)])  # noqa: B905
            for row in rows
        ]

    def _for(self, connection: sa.Connection) -> _Compiled:
        name = connection.dialect.name
        if name not in self._compiled:
            self._compiled[name] = self._compile(connection.dialect)
        return self._compiled[name]

    def _compile(self, dialect: sa.Dialect) -> _Compiled:
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._columns, for_executemany=True)
        assert not compiled.post_compile_params  # noqa: S101 - several values for one parameter need another text
        stored, known = compiled._bind_processors, compiled.construct_params(_check=False)
        parameters = [(name, stored.get(name)) for name in compiled.positiontup]
        fixed = {name: known[name] for name, _ in parameters if not compiled.binds[name].required}
        found = compiled._result_columns
        types = [entry.type for entry in found]
        # Drivers give floats as they are, and what reads them wants to know more than is known here
        columns = [
            None if isinstance(kind, sa.Float) else kind._cached_result_processor(dialect, None) for kind in types
        ]
        row: Any = namedtuple("Row", [entry.keyname for entry in found], rename=True)  # type: ignore[misc]
        return _Compiled(compiled.string, parameters, fixed, columns, row._make)


def _given(compiled: _Compiled, values: Values) -> tuple[Any, ...]:
    if compiled.fixed:
        values = {**compiled.fixed, **values}
    return tuple([values[name] if process is None else process(values[name]) for name, process in compiled.parameters])


def _sqlite(connection: sa.Connection) -> sqlite3.Connection | None:
    """The driver's own connection, where that is SQLite's."""
    raw = connection.connection.dbapi_connection
    return raw if isinstance(raw, sqlite3.Connection) else None


def _translated(compiled: _Compiled, error: sqlite3.Error) -> BaseException:
    """``error`` as SQLAlchemy raises it."""
    return exc.DBAPIError.instance(compiled.text, None, error, sqlite3.Error, hide_parameters=True)
