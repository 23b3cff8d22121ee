"""Count the visits to the database and the rows of each kind of click."""
