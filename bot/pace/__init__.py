"""The clock of a table: how long each person has, and when that is used up."""
