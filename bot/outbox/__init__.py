"""The outbox: what must be said, and saying it exactly once."""
