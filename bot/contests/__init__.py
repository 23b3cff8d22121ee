"""Tournaments: the service, and the pure rules of pairings and standings."""
