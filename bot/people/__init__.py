"""People, whatever table they sit at: when they play."""
