"""The scheduler: one table of due times, and one task that runs their handlers."""
