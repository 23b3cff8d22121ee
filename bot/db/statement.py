"""Statements of every move: compiled once for each kind of database, and handed to its driver.

Core stays the only place where SQL is written. What SQLAlchemy does with each execution besides, looking the compiled
form up and making a context and a result, costs several times what SQLite takes for a statement of a move.
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.sql import visitors

from bot.db.gathered import execute, waiting_on

Values = Mapping[str, Any]

Process = Callable[[Any], Any] | None
"""Makes of a value what the driver takes, or of what it gives the value; None: as it is."""

MAX_LATER = 4
"""Rows of a statement that wait with others; more are executed at once, so that few texts come about."""


class _Compiled(NamedTuple):
    """The text of a statement, and in order its parameters: the name of each, and how it is stored.

    ``fixed`` are the values of those that nobody else gives, ``several`` the names that the values of a parameter have
    which takes several; ``columns`` say how what it finds is read, ``row`` makes a row of that.
    """

    text: str
    parameters: Sequence[tuple[str, Process]]
    fixed: Values
    several: Mapping[str, Sequence[str]]
    columns: Sequence[Process]
    row: Callable[[Iterable[Any]], Any]


class Statement:
    """A statement of Core; an insert names its ``columns``.

    It is compiled anew for each number of values that are given for its expanding parameters: let them be few.
    """

    def __init__(self, statement: sa.Executable, columns: Sequence[str] | None = None) -> None:
        self._statement: Any = statement
        self._columns = None if columns is None else list(columns)
        self._several = [
            each.key
            for each in visitors.iterate(cast("visitors.ExternallyTraversible", statement))
            if isinstance(each, sa.BindParameter) and each.expanding and each.required
        ]
        self._compiled: dict[Any, _Compiled] = {}

    def execute(self, connection: sa.Connection, *rows: Values) -> int:
        """Execute it with each of ``rows``; the number of rows that it changed, where it was one."""
        compiled = self._for(connection, rows[0])
        given = [_given(compiled, row) for row in rows]
        cursor = _sqlite(connection)
        if cursor is None:
            changed: int = execute(connection, compiled.text, given).rowcount
            return changed
        try:
            if len(given) > 1:
                return cursor.executemany(compiled.text, given).rowcount
            return cursor.execute(compiled.text, given[0]).rowcount
        except sqlite3.Error as error:
            raise _translated(compiled, error) from error

    def later(self, connection: sa.Connection, *rows: Values) -> None:
        """Execute it with each of ``rows`` before the next statement that is not for later, at the end at the latest.

        It is an insert, or a delete that reads no other table. A server gets all that waits as one statement; where
        that is refused, the transaction is made again one by one, so that it can be told which of them was.
        """
        waiting = None if len(rows) > MAX_LATER or _sqlite(connection) is not None else waiting_on(connection)
        if waiting is None:
            self.execute(connection, *rows)
            return
        compiled = self._for(connection, rows[0])
        given = [_given(compiled, row) for row in rows]
        table, insert = self._statement.table.name, self._statement.is_insert
        waiting.add(connection, compiled.text, given, table, insert=insert)

    def all(self, connection: sa.Connection, values: Values, *, beside: bool = False) -> list[Any]:
        """Return the rows that it finds, as named tuples; of columns of one name the first has it.

        ``beside``: it reads nothing that waits to be changed (see :meth:`later`), and is sent with that.
        """
        compiled = self._for(connection, values)
        given = _given(compiled, values)
        cursor = _sqlite(connection)
        if cursor is None:
            waiting = waiting_on(connection) if beside else None
            rows: Sequence[Any] = (
                execute(connection, compiled.text, [given])
                if waiting is None
                else waiting.send_with(connection, compiled.text, given)
            ).fetchall()
        else:
            try:
                rows = cursor.execute(compiled.text, given).fetchall()
            except sqlite3.Error as error:
                raise _translated(compiled, error) from error
        return [
            compiled.row([value if read is None else read(value) for read, value in zip(compiled.columns, row)])  # noqa: B905
            for row in rows
        ]

    def first(self, connection: sa.Connection, values: Values, *, beside: bool = False) -> Any:
        """Return the first row that it finds, likewise; None where there is none."""
        found = self.all(connection, values, beside=beside)
        return found[0] if found else None

    def scalar(self, connection: sa.Connection, values: Values) -> Any:
        """Return the first column of the first row that it finds; None where there is none."""
        found = self.all(connection, values)
        return found[0][0] if found else None

    def _for(self, connection: sa.Connection, values: Values) -> _Compiled:
        dialect = connection.dialect
        key: Any = (dialect.name, *[len(values[name]) for name in self._several]) if self._several else dialect.name
        if key not in self._compiled:
            self._compiled[key] = self._compile(dialect, values)
        return self._compiled[key]

    def _compile(self, dialect: sa.Dialect, values: Values) -> _Compiled:
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._columns, for_executemany=True)
        fixed = {
            name: value
            for name, value in compiled.construct_params(_check=False).items()
            if not compiled.binds[name].required
        }
        stored = compiled._bind_processors
        text, names, several = compiled.string, compiled.positiontup, {}
        if compiled.post_compile_params:
            listed = {name: list(values[name]) for name in self._several}
            expanded = compiled._process_parameters_for_postcompile({**dict.fromkeys(names), **fixed, **listed})
            text, names, stored = expanded.statement, expanded.positiontup, {**stored, **expanded.processors}
            several = {name: expanded.parameter_expansion[name] for name in self._several}
            for name, parts in expanded.parameter_expansion.items():
                if name in fixed:
                    fixed |= dict(zip(parts, fixed.pop(name), strict=True))
        parameters = [(name, stored.get(name)) for name in names]
        found = compiled._result_columns
        types = [entry.type for entry in found]
        # Drivers give floats as they are, and what reads them wants to know more than is known here
        columns = [
            None if isinstance(kind, sa.Float) else kind._cached_result_processor(dialect, None) for kind in types
        ]
        row: Any = namedtuple("Row", [entry.keyname for entry in found], rename=True)  # type: ignore[misc]
        return _Compiled(text, parameters, fixed, several, columns, row._make)


def _given(compiled: _Compiled, values: Values) -> tuple[Any, ...]:
    if compiled.fixed:
        values = {**compiled.fixed, **values}
    for name, parts in compiled.several.items():
        values = {**values, **dict(zip(parts, values[name], strict=True))}
    return tuple([values[name] if process is None else process(values[name]) for name, process in compiled.parameters])


def _sqlite(connection: sa.Connection) -> sqlite3.Connection | None:
    """The driver's own connection, where that is SQLite's."""
    raw = connection.connection.dbapi_connection
    return raw if isinstance(raw, sqlite3.Connection) else None


def _translated(compiled: _Compiled, error: sqlite3.Error) -> BaseException:
    """``error`` as SQLAlchemy raises it."""
    return exc.DBAPIError.instance(compiled.text, None, error, sqlite3.Error, hide_parameters=True)
