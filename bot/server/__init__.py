"""A server and those who manage it."""
