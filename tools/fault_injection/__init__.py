"""Attack Cairn for as long as there is time, keep what was found, and go on later: ``make fault-injection``."""
