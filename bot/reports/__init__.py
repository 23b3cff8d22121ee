"""Reports of what people write: to those who manage a server, or to the operator."""
