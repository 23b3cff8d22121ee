"""The tournament service: everything people, time and games do to tournaments.

Every method raises :class:`bot.model.refusal.Refusal` where it cannot be done, and has changed nothing then.
"""

from __future__ import annotations

from bot.contests.entering import Entering
from bot.contests.organising import Organising
from bot.contests.progress import Progress


class Contests(Entering, Organising, Progress):
    """The parts are in the modules of their names."""
