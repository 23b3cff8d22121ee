"""Questions that are put to people at a table: one mechanism, and a declaration for each kind of question.

:mod:`~bot.tables.polls.kinds` says what a kind declares and what is decided by which answers,
:mod:`~bot.tables.polls.changes` makes the changes by which polls are opened, answered and closed, and
:mod:`~bot.tables.polls.service` does with any poll what its kind declares. The kinds are in the other modules.
"""
