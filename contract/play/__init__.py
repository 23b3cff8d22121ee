"""What the rules of every game promise: legality, secrets, storage, plans, lessons, computer players."""
