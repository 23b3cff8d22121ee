"""Discord's limits on what a bot sends, with the codes and shapes Discord refuses in."""
