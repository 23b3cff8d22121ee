"""The history of the schema, oldest first; each step is a module of ``versions``."""
