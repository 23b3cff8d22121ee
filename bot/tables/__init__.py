"""Tables: from the lobby to the end of a game, and what their people do and leave undone meanwhile. No discord, no SQL.

The table service is in :mod:`bot.tables.core.service`, what people can do there in the modules of these features.
"""
