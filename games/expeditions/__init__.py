"""Expeditions, the game by Jamey Stegmaier: mechs, quests and glory around the Tunguska."""
