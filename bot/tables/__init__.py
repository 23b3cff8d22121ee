"""The table service: load, check, apply, commit, undo. No discord, no SQL.

Start at :class:`bot.tables.service.Tables`; what it speaks of is in :mod:`bot.tables.model`.
"""
