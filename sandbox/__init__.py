"""Discord on your own machine: REST, gateway and a web page, for playing without a token and for tests."""
