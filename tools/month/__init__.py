"""A month of a thousand tables: the real services on a fake clock, and what must hold of them."""
