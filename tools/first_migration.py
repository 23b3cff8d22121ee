"""Write the first migration anew from the schema: ``python -m tools.first_migration``.

Until 1.0.0 is released every change of the schema goes into that one migration. From then on it is never changed, and a
change is a migration of its own.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Literal

import sqlalchemy as sa
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.autogenerate.api import AutogenContext
from alembic.migration import MigrationContext

import bot.app  # noqa: F401 - each room declares tables of its own
from bot import app as _app  # noqa: F401 - the tables of every feature belong to the schema
from bot.db.migrate import FOLDER
from bot.db.schema import schema_to_make

FILE = FOLDER / "versions" / "r0001_first.py"

HEAD = '''"""The schema of 1.0.0, written by ``tools.first_migration``."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    '''


def main() -> None:
    """Write it."""
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        upgrade = produce_migrations(context, schema_to_make()).upgrade_ops
        assert upgrade is not None  # noqa: S101 - the empty database lacks all tables
        code = render_python_code(upgrade, render_item=_plain_type, migration_context=context)
    lines = (line for line in code.splitlines(keepends=True) if not line.lstrip().startswith("#"))
    FILE.write_text(HEAD + "".join(lines).lstrip() + "\n", "utf-8")
    for how in (["check", "--fix-only", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *how, str(FILE)], check=True)  # noqa: S603


def _plain_type(kind: str, item: object, _context: AutogenContext) -> str | Literal[False]:
    """A type of our own as the one that the database knows: a migration outlives the program's types."""
    if kind == "type" and isinstance(item, sa.types.TypeDecorator):
        return f"sa.{item.impl_instance!r}"
    return False


if __name__ == "__main__":
    main()
