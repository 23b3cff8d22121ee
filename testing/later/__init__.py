"""A later program's schema, one migration on top of the present one: what carries upgrades is proved with it."""

from pathlib import Path

FOLDER = Path(__file__).parent
