"""What authors of games read, ``docs/authors/``: made of what API 1 says of itself, and of the guide in ``pages/``."""
