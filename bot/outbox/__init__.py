"""The outbox: what must be sent, and sending it exactly once."""
