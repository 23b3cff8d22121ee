"""Types of columns that mean the same in every database.

Instants are whole microseconds since 1970 (UTC), so that they compare and sort alike everywhere.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class Instant(sa.types.TypeDecorator[datetime]):
    """A point in time, stored as microseconds since 1970."""

    impl = sa.BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> int | None:  # noqa: ARG002
        return None if value is None else (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002
        return None if value is None else EPOCH + value * MICROSECOND


class Span(sa.types.TypeDecorator[timedelta]):
    """A span of time, stored in microseconds."""

    impl = sa.BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: sa.Dialect) -> int | None:  # noqa: ARG002
        return None if value is None else value // MICROSECOND

    def process_result_value(self, value: int | None, dialect: sa.Dialect) -> timedelta | None:  # noqa: ARG002
        return None if value is None else value * MICROSECOND
