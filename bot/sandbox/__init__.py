"""Discord on one's own machine: REST, gateway and a page, for playing without a token and for tests."""
