"""The story's fixtures, and a bot whose metrics are served."""

from tests.bot.story.conftest import alice, bob, games, people, sandbox, settings

__all__ = ["alice", "bob", "games", "people", "sandbox", "settings"]
