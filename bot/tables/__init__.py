"""The table service: load, check, apply, commit, undo. No discord, no SQL.

Its values are in :mod:`bot.model.table`, its refusals in :mod:`bot.tables.refusal`.
"""

from bot.tables.computers import Computers
from bot.tables.expiry import Expiry
from bot.tables.tables import Tables
from bot.tables.vacations import AbsenceWatch

__all__ = ["AbsenceWatch", "Computers", "Expiry", "Tables"]
