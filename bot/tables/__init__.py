"""The table service: load, check, apply, commit, undo. No discord, no SQL.

What it speaks of is in :mod:`bot.tables.model`, why it says no in :mod:`bot.tables.refusal`.
"""

from bot.tables.clock import Clock
from bot.tables.computers import Computers
from bot.tables.service import Tables

__all__ = ["Clock", "Computers", "Tables"]
