"""Tournaments: the pure rules of pairings and standings."""
