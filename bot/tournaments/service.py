"""The tournament service: everything people, time and games do to tournaments, and to leagues of them.

Every method raises :class:`bot.core.refusal.Refusal` where it cannot be done, and has changed nothing then.
"""

from __future__ import annotations

from bot.tournaments.leagues.service import Leagues
from bot.tournaments.progress import Progress


class TournamentService(Leagues, Progress):
    """The parts are in the modules of their names."""
