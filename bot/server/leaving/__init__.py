"""Servers that remove the bot or have what is kept of them deleted: they rest, come back, and are forgotten."""
