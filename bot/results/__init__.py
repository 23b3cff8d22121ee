"""What becomes of results: ratings, rankings and profiles."""

from bot.results.results import Results

__all__ = ["Results"]
