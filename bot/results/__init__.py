"""Results: ratings, rankings and profiles."""

from bot.results.service import Results

__all__ = ["Results"]
