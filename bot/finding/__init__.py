"""Finding others to play with: people wait for a game, and those who fit are asked."""
