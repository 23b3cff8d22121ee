"""A month of a thousand tables in some minutes: the real services on a fake clock, and what must hold of them."""
