"""``cairn game show``: every picture of a game on a page of this machine, which follows the game's files."""
