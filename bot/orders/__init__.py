"""Orders: what players plan for their next turns, kept in private and played when the turn has come."""
