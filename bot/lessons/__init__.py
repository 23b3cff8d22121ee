"""Lessons: where somebody is in a game's lesson, and what comes of what they press. Nothing here is seen by others."""
